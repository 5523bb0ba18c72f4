/** Fetch Standard §5.6, RFC 3986 §7: the shape of `fetch`, and what references of strangers try. */

import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { errorOf } from "../test/outcomes.ts";
import { httpPeer, type Peer } from "../test/peer.ts";
import { type SafeFetchInit, safeFetch } from "./safe-fetch.ts";

let here: Peer;
let other: Peer;
let asked: string[] = [];

beforeAll(async () => {
  here = await httpPeer((request, response) => {
    const { url = "", method, headers } = request;
    asked.push(`${method} ${url} ${headers["x-token"] ?? ""}`);
    const to = { "/moved": "/page?x#there", "/away": `${other.origin}/echo`, "/file": "file:///etc/passwd" }[
      url
    ];
    if (to !== undefined) response.writeHead(301, { location: to }).end("moved");
    else if (url === "/gzip") response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync("é"));
    else if (url === "/bomb")
      response.writeHead(200, { "content-encoding": "br" }).end(brotliCompressSync(Buffer.alloc(5e6)));
    else if (url === "/empty") response.writeHead(204).end();
    else if (url === "/not-modified") response.writeHead(304).end();
    else if (url === "/999") response.writeHead(999).end("x");
    else if (url === "/slow") response.writeHead(200).write("a");
    else if (url === "/none") response.writeHead(404, { "content-type": "text/plain" }).end("not here");
    else
      response
        .writeHead(
          200,
          [
            ["Set-Cookie", "a=1"],
            ["Set-Cookie", "b=2"],
          ].flat(),
        )
        .end('{"a":1}');
  });
  other = await httpPeer(
    ({ headers }, response) => response.end(JSON.stringify(headers["x-token"] ?? null)),
    "127.0.0.2",
  );
});

afterAll(() => Promise.all([here.close(), other.close()]));

const policy = () => ({
  schemes: ["http"],
  hosts: ["*"],
  ports: [here.port, other.port],
  allowAddresses: ["127.0.0.1", "127.0.0.2"],
});
const fetched = (path: string, init?: SafeFetchInit) => safeFetch(here.origin + path, init, policy());

describe("the shape of fetch", () => {
  it("gives a Response, with its fields, its address and whether it was redirected", async () => {
    const response = await fetched("/moved#mine");
    expect(response).toBeInstanceOf(Response);
    expect([response.status, response.ok, response.redirected]).toEqual([200, true, true]);
    expect(response.url).toBe(`${here.origin}/page?x`);
    expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
    expect(await response.json()).toEqual({ a: 1 });
    await expect(response.text()).rejects.toThrow(TypeError);
  });

  it("a clone says the same, and has the body once more", async () => {
    const response = await fetched("/moved");
    const clone = response.clone().clone();
    expect(clone).toMatchObject({ url: `${here.origin}/page?x`, redirected: true, status: 200 });
    expect([await clone.json(), await response.json()]).toEqual([{ a: 1 }, { a: 1 }]);
    expect(() => response.clone()).toThrow(TypeError);
  });

  it("an answer that is not ok is an answer, and what is coded is decoded", async () => {
    const missing = await fetched("/none");
    expect([missing.status, missing.ok, await missing.text()]).toEqual([404, false, "not here"]);
    expect(await (await safeFetch(new URL("/gzip", here.origin), {}, policy())).text()).toBe("é");
  });

  it.each(["/empty", "/not-modified"])("%s has no body", async (path) => {
    expect((await fetched(path)).body).toBeNull();
  });

  it("method HEAD asks for the head alone; nothing is uploaded", async () => {
    asked = [];
    const response = await fetched("/none", { method: "HEAD" });
    expect([response.status, response.body, asked]).toEqual([404, null, ["HEAD /none "]]);
    expect((await fetched("/none", { method: "get" })).body).not.toBeNull();
    for (const init of [{ method: "POST" }, { body: "a" }, { redirect: "away" }, { headers: { host: "a" } }])
      await expect(fetched("/", init as SafeFetchInit)).rejects.toThrow(TypeError);
    expect(asked).toHaveLength(2);
  });

  it("redirect: manual gives the response that would redirect, and error refuses it", async () => {
    const response = await fetched("/moved", { redirect: "manual" });
    expect([response.status, response.headers.get("location")]).toEqual([301, "/page?x#there"]);
    expect(await response.text()).toBe("moved");
    expect((await errorOf(fetched("/moved", { redirect: "error" }))).code).toBe("refused-redirect");
  });

  it("signal ends it, before and while the body is read, and leaves no socket open", async () => {
    expect((await errorOf(fetched("/", { signal: AbortSignal.abort() }))).code).toBe("aborted");
    const controller = new AbortController();
    const response = await fetched("/slow", { signal: controller.signal });
    const text = errorOf(response.text());
    controller.abort();
    expect((await text).code).toBe("aborted");
    await expect.poll(() => here.connections().open).toBe(0);
  });

  it("a body that is cancelled leaves no socket open", async () => {
    const response = await fetched("/slow");
    await response.body?.cancel();
    await expect.poll(() => here.connections().open).toBe(0);
  });
});

describe("RFC 3986 §7: what is refused", () => {
  it.each([
    ["http://127.0.0.1/", "refused-address"],
    ["http://2130706433/", "refused-address"],
    ["http://[::ffff:7f00:1]/", "refused-address"],
    ["http://localhost/", "refused-address"],
    ["http://8.8.8.8:25/", "refused-port"],
    ["data:,a", "refused-scheme"],
    ["file:///etc/passwd", "refused-scheme"],
    ["gopher://8.8.8.8/", "refused-scheme"],
    ["/relative", "no-way"],
    ["http://a b/", "no-way"],
  ])("%s: %s, unless a policy names it", async (reference, code) => {
    expect((await errorOf(safeFetch(reference))).code).toBe(code);
  });

  it("a redirect to a file, a bomb, a status that is none", async () => {
    expect((await errorOf(fetched("/file"))).code).toBe("refused-redirect");
    expect((await errorOf((await fetched("/bomb")).text())).code).toBe("too-large");
    expect((await errorOf(fetched("/999"))).code).toBe("protocol");
    expect((await errorOf((await fetched("/none", { maxOctets: 3, method: "GET" })).text())).code).toBe(
      "too-large",
    );
  });

  it("headers end at the first origin", async () => {
    expect(await (await fetched("/away", { headers: { "X-Token": "secret" } })).json()).toBeNull();
    expect(asked.at(-1)).toBe("GET /away secret");
  });
});
