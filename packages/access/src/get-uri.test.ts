/** npm's get-uri 8: what its own tests ask, and what this one refuses. */

import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FtpPeer, ftpPeer } from "../test/ftp-peer.ts";
import { httpPeer, type Peer } from "../test/peer.ts";
import { type GetUriOptions, type GotUri, getUri } from "./get-uri.ts";

let http: Peer;
let ftp: FtpPeer;
let folder = "";
let asked: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "get-uri-"));
  writeFileSync(join(folder, "a file!"), "text");
  ftp = await ftpPeer();
  http = await httpPeer(({ url = "", headers }, response) => {
    asked.push(url);
    const etag = '"1"';
    if (url === "/moved") response.writeHead(301, { location: "/page" }).end();
    else if (headers["if-none-match"] === etag) response.writeHead(304).end();
    else if (url === "/page") response.writeHead(200, { etag, "x-a": "b" }).end("page");
    else if (url === "/kept") response.writeHead(200, { "cache-control": "max-age=60" }).end("kept");
    else if (url === "/dated")
      response.writeHead(200, { expires: new Date(Date.now() + 60_000).toUTCString() }).end("x");
    else if (url === "/never")
      response.writeHead(200, { "cache-control": "no-store, max-age=60" }).end("never");
    else response.writeHead(url === "/teapot" ? 418 : 404).end();
  });
});

afterAll(async () => {
  await Promise.all([http.close(), ftp.close()]);
  rmSync(folder, { recursive: true });
});

const open = (): GetUriOptions => ({
  policy: {
    schemes: ["http", "ftp", "file", "data"],
    hosts: ["*"],
    ports: [http.port, ftp.port],
    allowAddresses: ["127.0.0.1"],
  },
  files: [folder],
});
const get = (uri: string | URL, more: GetUriOptions = {}) => getUri(uri, { ...open(), ...more });
const text = async (got: Promise<GotUri>) => Buffer.concat(await (await got).toArray()).toString();
const codeOf = (got: Promise<unknown>) =>
  got.then(
    () => "",
    ({ code }) => code,
  );

describe("http", () => {
  it("gives a stream with its status and its fields, also after redirects", async () => {
    const got = await get(`${http.origin}/moved`);
    expect(got).toMatchObject({
      statusCode: 200,
      retrievedFrom: `${http.origin}/page`,
      uri: `${http.origin}/moved`,
    });
    expect(got.headers).toMatchObject({ "x-a": "b" });
    expect(await text(Promise.resolve(got))).toBe("page");
  });

  it("ENOTFOUND, other statuses, and too many redirects", async () => {
    expect(await codeOf(get(`${http.origin}/none`))).toBe("ENOTFOUND");
    await expect(get(`${http.origin}/teapot`)).rejects.toMatchObject({
      statusCode: 418,
      code: "EI'MATEAPOT",
    });
    expect(await codeOf(get(`${http.origin}/moved`, { maxRedirects: 0 }))).toBe("refused-redirect");
  });

  it("ENOTMODIFIED: the server is asked, unless what is there is fresh", async () => {
    const cache = await get(`${http.origin}/page`);
    asked = [];
    expect(await codeOf(get(`${http.origin}/page`, { cache }))).toBe("ENOTMODIFIED");
    expect(asked).toEqual(["/page"]);
    for (const path of ["/kept", "/dated"]) {
      const kept = await get(http.origin + path);
      asked = [];
      expect(await codeOf(get(http.origin + path, { cache: kept }))).toBe("ENOTMODIFIED");
      expect(asked).toEqual([]);
      kept.destroy();
    }
    const never = await get(`${http.origin}/never`);
    expect(await text(get(`${http.origin}/never`, { cache: never }))).toBe("never");
    for (const one of [cache, never]) one.destroy();
    await expect.poll(() => http.connections().open).toBe(0);
  });

  it("a cache of another URI says nothing", async () => {
    const cache = await get(`${http.origin}/page`);
    expect(await codeOf(get(`${http.origin}/none`, { cache }))).toBe("ENOTFOUND");
    cache.destroy();
  });
});

describe("ftp", () => {
  const knowing = (when: string) => ({
    answer: (command: string) =>
      command.startsWith("MDTM") ? `213 ${when}` : command.startsWith("RETR none") ? "550 No" : undefined,
  });
  const at = (path: string) => `ftp://127.0.0.1:${ftp.port}/${path}`;

  it("RFC 3659 §3: ENOTMODIFIED by MDTM, where the server knows it", async () => {
    ftp.play(knowing("20260102030405"));
    const cache = await get(at("a/b.txt"));
    expect(cache.lastModified?.toISOString()).toBe("2026-01-02T03:04:05.000Z");
    expect(await text(Promise.resolve(cache))).toBe("data");
    expect(ftp.commands()).toContain("MDTM b.txt");
    expect(await codeOf(get(at("a/b.txt"), { cache }))).toBe("ENOTMODIFIED");
    ftp.play(knowing("20260102030406"));
    expect(await text(get(at("a/b.txt"), { cache }))).toBe("data");
  });

  it("a server that does not know it has a file without a date; ENOTFOUND; a directory is none", async () => {
    ftp.play({});
    const got = await get(at("b.txt"));
    expect([got.lastModified, await text(Promise.resolve(got))]).toEqual([undefined, "data"]);
    ftp.play(knowing("20260102030405"));
    expect(await codeOf(get(at("none")))).toBe("ENOTFOUND");
    expect(await codeOf(get(at("a;type=d")))).toBe("ENOTFOUND");
    await expect.poll(() => ftp.open()).toBe(0);
  });
});

describe("file and data", () => {
  it("a file, ENOTFOUND, and ENOTMODIFIED until it changes", async () => {
    const uri = pathToFileURL(join(folder, "a file!"));
    const cache = await get(uri);
    expect(await text(Promise.resolve(cache))).toBe("text");
    expect(await codeOf(get(uri, { cache }))).toBe("ENOTMODIFIED");
    utimesSync(join(folder, "a file!"), 1, 1);
    expect(await text(get(uri, { cache }))).toBe("text");
    expect(await codeOf(get(pathToFileURL(join(folder, "none"))))).toBe("ENOTFOUND");
    expect(await codeOf(get(pathToFileURL(folder)))).toBe("ENOTFOUND");
  });

  it("data, plain and by Base64", async () => {
    expect(await text(getUri("data:,Hello%2C%20World!"))).toBe("Hello, World!");
    expect(await text(getUri("data:text/plain;base64,SGVsbG8%3D"))).toBe("Hello");
  });
});

describe("what get-uri does, and this one does not", () => {
  it.each([
    ["http://127.0.0.1/", "refused-address"],
    ["file:///etc/passwd", "refused-address"],
    ["ftp://example.org/", "refused-scheme"],
    ["http://localhost/", "refused-address"],
  ])("%s is not allowed unless it is named: %s", async (uri, code) => {
    expect(await codeOf(getUri(uri))).toBe(code);
  });

  it.each([
    ["", 'Must pass in a URI to "getUri()"'],
    ["://bad", "Invalid URL"],
    ["bad://bad", 'Unsupported protocol "bad" specified in URI: "bad://bad"'],
  ])("%j is a TypeError", async (uri, message) => {
    await expect(getUri(uri)).rejects.toThrow(new TypeError(message));
  });
});
