/** The engine of lists in Chromium, in a page and in a worker: what it gives there is what urikit gives line by line. */

import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { Chance } from "@urikit/abnf/chance";
import { build } from "esbuild";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { invalidByText, normalByText } from "../test/by-text.ts";
import { someList } from "../test/some-lists.ts";

const list = someList(3000, new Chance(31));

/** The program that runs there: it reads the list, and sends what the works make of it. */
const program = `
  import { checkLines, listStream, normalizeLines } from "@urikit/lists";
  export async function works() {
    const list = new Uint8Array(await (await fetch("/list")).arrayBuffer());
    const reader = checkLines();
    const places = ({ number, from, to, reason }) => ({ number, from, to, reason });
    const invalid = [...[...reader.write(list)].map(places), ...[...reader.end()].map(places)];
    const normal = new Blob([list]).stream().pipeThrough(listStream(normalizeLines({ invalid: "keep" })));
    const octets = new Uint8Array(await new Response(normal).arrayBuffer());
    return { invalid, normal: Array.from(octets, (octet) => String.fromCharCode(octet)).join("") };
  }
`;
const inWorker = `${program}
  works().then((result) => postMessage(result), (error) => postMessage({ error: String(error) }));
`;

let server: Server;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  const files = new Map<string, string | Uint8Array>([
    ["/", "<!doctype html><title>lists</title>"],
    ["/list", list],
    ["/page.js", await bundled(program)],
    ["/worker.js", await bundled(inWorker)],
  ]);
  server = createServer(({ url = "/" }, response) => {
    response.writeHead(200, { "content-type": url.endsWith(".js") ? "text/javascript" : "text/html" });
    response.end(files.get(url) ?? "");
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"],
  });
  page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});

afterAll(async () => {
  await browser?.close();
  server?.close();
});

async function bundled(contents: string): Promise<string> {
  const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: source(".") },
    tsconfig: source("../../../tsconfig.base.json"), // it says where the sources of each name are
    bundle: true,
    format: "esm",
    target: "es2022",
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}

const expected = { invalid: invalidByText(list), normal: normalByText(list, {}, "keep") };

it("in a page", async () => {
  expect(await page.evaluate(`import("/page.js").then(({ works }) => works())`)).toEqual(expected);
});

it("in a worker", async () => {
  const given = await page.evaluate(`new Promise((resolve) => {
    new Worker("/worker.js", { type: "module" }).onmessage = ({ data }) => resolve(data);
  })`);
  expect(given).toEqual(expected);
});
