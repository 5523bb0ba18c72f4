/** The ten lines of docs/safe-fetch.md, taken from the page, on servers of this machine. */

import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { transformSync } from "esbuild";
import { Agent, fetch, type Response } from "undici";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { guard, readPolicy } from "../src/index.ts";
import { lookup } from "../src/node/index.ts";

type SafeFetch = (reference: string, hops?: number) => Promise<Response>;

const page = readFileSync(new URL("../../../docs/safe-fetch.md", import.meta.url), "utf8");
const [lines = ""] = /^async function safeFetch.*?^}$/ms.exec(page) ?? [];

/** The addresses of the names of this test. */
const ADDRESSES: Readonly<Record<string, string>> = {
  "good.w3.org": "127.0.0.1",
  "inside.w3.org": "10.0.0.1",
};

let server: Server;
let home = "";
let safeFetch: SafeFetch;
let agent: Agent;

beforeAll(async () => {
  const redirects: Readonly<Record<string, string>> = {
    "/once": "/page",
    "/loop": "/loop",
    "/metadata": "http://169.254.169.254/latest/meta-data/",
    "/inside": `http://inside.w3.org/`,
    "/localhost": "http://localhost/",
    "/file": "file:///etc/passwd",
    "/backslash": "/\\169.254.169.254/",
  };
  server = createServer(({ url = "" }, response) => {
    const to = redirects[url]?.replace("w3.org/", `w3.org:${(server.address() as AddressInfo).port}/`);
    if (to === undefined) response.end(url);
    else response.writeHead(302, { location: to }).end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  home = `http://good.w3.org:${port}`;
  const policy = readPolicy({
    schemes: ["http"],
    hosts: ["*"],
    ports: [port],
    allowAddresses: ["127.0.0.1"],
  });
  const byName = lookup(policy, {
    lookup: (name, _options, callback) => callback(null, [{ address: ADDRESSES[name] ?? "", family: 4 }]),
  });
  agent = new Agent({ connect: { lookup: byName } });
  const { code } = transformSync(lines, { loader: "ts" });
  const make = new Function("guard", "policy", "dispatcher", "fetch", `${code}; return safeFetch;`);
  safeFetch = make(guard, policy, agent, fetch) as SafeFetch;
});

afterAll(async () => {
  await agent.close();
  server.close();
});

describe("docs/safe-fetch.md", () => {
  it("has ten lines", () => {
    expect(lines.split("\n")).toHaveLength(10);
  });

  it("fetches, and follows a redirect that is allowed", async () => {
    expect(await (await safeFetch(`${home}/page`)).text()).toBe("/page");
    expect(await (await safeFetch(`${home}/a/../once#f`)).text()).toBe("/page");
  });

  it.each([
    ["/metadata", "metadata-address"],
    ["/localhost", "loopback-name"],
    ["/file", "scheme-not-allowed"],
    ["/backslash", "not-a-reference"],
  ])("does not follow the redirect of %s", async (path, id) => {
    await expect(safeFetch(home + path)).rejects.toThrow(id);
  });

  it("does not dial a name that leads inside, be it given or by a redirect", async () => {
    for (const reference of [`${home}/inside`, home.replace("good", "inside")]) {
      const error = await safeFetch(reference).catch(({ cause }: Error) => cause);
      expect(error).toMatchObject({ code: "ERR_URIKIT_DENIED", hostname: "inside.w3.org" });
    }
  });

  it("ends after some hops", async () => {
    expect((await safeFetch(`${home}/loop`, 3)).status).toBe(302);
  });
});
