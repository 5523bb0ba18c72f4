/** `uri fetch --head` on a list: RFC 3986 §7.1, from servers of this machine. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { objects, uri } from "../../../test/run-uri.ts";

let servers: Server[] = [];
let folder = "";
let policy = "";
let asked: string[] = [];
/** A host for each, so that no test waits for the turn of another. */
let at: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "uri-head-"));
  const hosts = Array.from({ length: 12 }, (_, n) => `127.0.0.${n + 2}`);
  servers = await Promise.all(hosts.map(listening));
  const ports = servers.map((one) => (one.address() as AddressInfo).port);
  at = hosts.map((host, n) => `http://${host}:${ports[n]}`);
  policy = join(folder, "policy.json");
  const allowed = { schemes: ["http"], hosts: ["*"], ports, allowAddresses: ["127.0.0.0/8"] };
  writeFileSync(policy, JSON.stringify(allowed));
});

function listening(host: string): Promise<Server> {
  const server = createServer(({ url, method }, response) => {
    asked.push(`${method} ${url}`);
    if (url === "/moved") response.writeHead(308, { location: "/page" }).end();
    else if (url === "/page") response.writeHead(200, { "content-type": "text/html" }).end("<p id=a>");
    else if (url === "/read.md") response.writeHead(200, { "content-type": "text/markdown" }).end("# A b");
    else response.writeHead(url === "/robots.txt" ? 404 : 410).end();
  });
  return new Promise((done) => server.listen(0, host, () => done(server)));
}

beforeEach(() => {
  asked = [];
});

afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
});

const checked = (input: string, ...args: readonly string[]) =>
  uri(["fetch", "--head", "--policy", policy, ...args], input);

describe("uri fetch --head on a list", () => {
  it("says what became of each line, in their order", async () => {
    const lines = [
      `${at[0]}/page`,
      `${at[1]}/moved`,
      "",
      `${at[2]}/x?token=geheim\r`,
      "mailto:a@b.example",
      "../a",
    ];
    const { stdout, stderr, status } = await checked(lines.join("\n"));
    expect(stdout.split("\n")).toEqual([
      `ok\t${at[0]}/page`,
      `moved\t${at[1]}/moved\t${at[1]}/page`,
      `gone\t${at[2]}/x?token=***\tthe server answers with the status 410`,
      "refused\tmailto:a@b.example\tthe policy does not allow the scheme mailto",
      "refused\t../a\tthere is no way to it: it has no scheme, and no base is known",
      "",
    ]);
    expect([status, stderr]).toEqual([1, ""]);
  });

  it("takes arguments, and gives 0 where all are there", async () => {
    const { stdout, status } = await uri([
      "fetch",
      "--head",
      "--policy",
      policy,
      `${at[3]}/page`,
      `${at[4]}/moved`,
    ]);
    expect([status, stdout.split("\n").map((line) => line.split("\t")[0])]).toEqual([0, ["ok", "moved", ""]]);
    expect((await checked("")).status).toBe(0);
  });

  it("--json has an object a link", async () => {
    const { stdout } = await checked(`${at[5]}/none\na b\n`, "--json");
    expect(objects(stdout)).toEqual([
      {
        reference: `${at[5]}/none`,
        valid: true,
        result: {
          kind: "link",
          outcome: "gone",
          status: 410,
          message: "the server answers with the status 410",
        },
      },
      {
        reference: "a b",
        valid: false,
        result: expect.objectContaining({ kind: "link", outcome: "refused" }),
      },
    ]);
  });

  it("RFC 3986 §3.5: --check-fragments looks for the part, by GET", async () => {
    const { stdout, status } = await checked(
      `${at[6]}/page#a\n${at[7]}/page#b\n${at[8]}/read.md#a-b\n`,
      "--check-fragments",
    );
    expect(stdout.split("\n").map((line) => line.split("\t")[0])).toEqual(["ok", "no #id", "ok", ""]);
    expect(status).toBe(1);
    expect(asked).toContain("GET /page");
  });

  it("--cache keeps what became of links, and --max-age says for how long", async () => {
    const cache = join(folder, "links.jsonl");
    writeFileSync(cache, 'no JSON\n{"uri":1}\n');
    const first = await checked(`${at[9]}/page\n`, "--cache", cache);
    asked = [];
    expect(await checked(`${at[9]}/page\n`, "--cache", cache)).toEqual(first);
    expect(asked).toEqual([]);
    const old = readFileSync(cache, "utf8").replace(/"at":"[^"]*"/, '"at":"2020-01-01T00:00:00.000Z"');
    writeFileSync(cache, old);
    expect(await checked(`${at[9]}/page\n`, "--cache", cache)).toEqual(first);
    expect(asked).toContain("HEAD /page");
    expect((await checked("", "--cache", "/no/such/folder/x")).status).toBe(2);
  });

  it("speaks Chinese where it is asked to", async () => {
    const { stdout } = await checked(`${at[10]}/none\n`, "--lang", "zh");
    expect(stdout).toBe(`已不在\t${at[10]}/none\t服务器以状态 410 应答\n`);
  });

  it("a line that is no text of a link ends it", async () => {
    expect((await checked("a".repeat(70_000))).status).toBe(2);
  });
});
