/** RFC 9110, RFC 3986 §7: `GET` from servers of this machine, and what hostile ones try. */

import type { IncomingMessage, ServerResponse } from "node:http";
import type { LookupFunction } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { type PolicyInit, readPolicy } from "@urikit/guard";
import { learnedLocations } from "urikit";
import { toUri } from "urikit/iri";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testCertificate } from "../../test/certificate.ts";
import { contentOf, errorOf } from "../../test/outcomes.ts";
import { httpPeer, httpsPeer, type Peer } from "../../test/peer.ts";
import { access } from "../access.ts";
import type { AccessOptions } from "../access-options.ts";

const certificate = testCertificate("good.w3.org", "127.0.0.1");
const HTML = "<p>é</p>";
const PLAIN = Buffer.from("all of it. ".repeat(50));

let here: Peer;
/** The same port of another address: another origin. */
let other: Peer;
let secure: Peer;
/** The request lines and fields that came. */
let asked: { readonly url: string; readonly headers: IncomingMessage["rawHeaders"]; readonly at: string }[] =
  [];

/** Where a path redirects to. */
const REDIRECTS: {
  readonly [path: string]: readonly [status: number, location: (origin: string) => string];
} = {
  "/moved": [301, () => "/page"],
  "/found": [302, () => "page?x#theirs"],
  "/see": [303, () => "/page"],
  "/temporary": [307, () => "/page"],
  "/permanent": [308, () => "/page"],
  "/chain": [301, () => "/permanent"],
  "/mixed": [301, () => "/found"],
  "/loop": [302, () => "/loop"],
  "/there": [302, () => `${other.origin}/echo`],
  "/there-and-back": [302, () => `${other.origin}/back`],
  "/back": [302, () => `${here.origin}/echo`],
  "/file": [302, () => "file:///etc/passwd"],
  "/gopher": [302, () => "gopher://127.0.0.1:25/1QUIT"],
  "/data": [302, () => "data:text/html,a"],
  "/script": [302, () => "javascript:alert(1)"],
  "/ftp": [302, () => "ftp://127.0.0.1/a"],
  "/metadata": [302, () => "http://169.254.169.254/latest/meta-data/"],
  "/mapped": [302, () => "http://[::ffff:a9fe:a9fe]/"],
  "/rare": [302, () => "http://2130706433/"],
  "/localhost": [302, () => "http://localhost/"],
  "/port": [302, () => "http://127.0.0.1:25/"],
  "/backslash": [302, () => "/\\evil.example/"],
  "/userinfo": [302, (origin) => origin.replace("://", "://me:geheim@")],
  "/broken": [302, () => "http://a b/"],
  "/to-http": [302, () => `${here.origin}/page`],
};

function answer(request: IncomingMessage, response: ServerResponse): void {
  const { url = "", rawHeaders: headers, socket } = request;
  const at = `http://${socket.localAddress}:${socket.localPort}`;
  asked.push({ url, headers, at });
  const [status, location] = REDIRECTS[url.replace(/\?.*/, "")] ?? [];
  if (status !== undefined && location !== undefined) {
    response.writeHead(status, { location: location(at) }).end("moved");
    return;
  }
  if (url.startsWith("/page")) {
    const modified = "Thu, 01 Jan 2026 00:00:00 GMT";
    response
      .writeHead(200, { "content-type": "text/html; charset=utf-8", "last-modified": modified })
      .end(HTML);
    return;
  }
  const made = MADE[url];
  if (made === undefined) response.writeHead(404, { "content-type": "text/plain" }).end("not here");
  else made(response);
}

const coded = (coding: string, octets: Uint8Array) => (response: ServerResponse) =>
  void response.writeHead(200, { "content-encoding": coding, "content-type": "text/plain" }).end(octets);

const ZEROS = Buffer.alloc(20 * 1024 * 1024);

const MADE: { readonly [path: string]: (response: ServerResponse) => void } = {
  "/echo": (response) => void response.end(JSON.stringify(asked.at(-1))),
  "/latin": (response) =>
    void response.writeHead(200, { "content-type": 'text/plain; charset="iso-8859-1"' }).end(Buffer.of(0xe9)),
  "/gzip": coded("gzip", gzipSync(PLAIN)),
  "/x-gzip": coded("X-GZIP", gzipSync(PLAIN)),
  "/br": coded("br", brotliCompressSync(PLAIN)),
  "/deflate": coded("deflate", deflateSync(PLAIN)),
  "/deflate-raw": coded("deflate", deflateRawSync(PLAIN)),
  "/both": coded("gzip, br", brotliCompressSync(gzipSync(PLAIN))),
  "/identity": coded("identity", PLAIN),
  "/coded-empty": coded("gzip", Buffer.alloc(0)),
  "/zstd": coded("zstd", PLAIN),
  "/thrice": coded("gzip, gzip, gzip", gzipSync(gzipSync(gzipSync(PLAIN)))),
  "/no-gzip": coded("gzip", PLAIN),
  "/gzip-cut": coded(
    "gzip",
    gzipSync(Buffer.from(Array.from({ length: 5000 }, (_, at) => at % 251))).subarray(0, -20),
  ),
  "/bomb.gz": coded("gzip", gzipSync(ZEROS)),
  "/bomb.br": coded("br", brotliCompressSync(ZEROS)),
  "/bomb-twice": coded("gzip, gzip", gzipSync(gzipSync(ZEROS))),
  "/large": (response) =>
    void response.writeHead(200, { "content-length": "1000000" }).end(Buffer.alloc(1_000_000)),
  "/large-unsaid": (response) => void response.end(Buffer.alloc(1_000_000)),
  "/cut": (response) => {
    response.writeHead(200, { "content-length": "1000" }).write("only this");
    setTimeout(() => response.destroy(), 20);
  },
  "/two-locations": (response) =>
    void response.writeHead(302, ["location", "/page", "location", "/echo"]).end(),
  "/silent": () => {},
  "/dripping": (response) => {
    const dripping = setInterval(() => response.write("."), 20);
    response.on("close", () => clearInterval(dripping));
  },
  "/stopping": (response) => void response.write("begun"),
  "/cached": (response) =>
    void response.writeHead(308, { location: "/page", "cache-control": "private, max-age=60" }).end(),
  "/not-stored": (response) =>
    void response.writeHead(301, { location: "/page", "cache-control": "no-store" }).end(),
};

const ADDRESSES: { readonly [name: string]: readonly string[] } = {
  "good.w3.org": ["127.0.0.1"],
  "inside.w3.org": ["10.0.0.1"],
  "half.w3.org": ["127.0.0.1", "10.0.0.1"],
};

/** A resolver of names that the test knows, so that nothing leaves this machine. */
const byName: LookupFunction = (name, _options, callback) => {
  const found = (ADDRESSES[name] ?? []).map((address) => ({ address, family: 4 }));
  if (found.length > 0) queueMicrotask(() => callback(null, found));
  else queueMicrotask(() => callback(Object.assign(new Error("no such name"), { code: "ENOTFOUND" }), []));
};

let options: AccessOptions = {};

beforeAll(async () => {
  here = await httpPeer(answer);
  other = await httpPeer(answer, "127.0.0.2", here.port);
  secure = await httpsPeer(answer, certificate);
  options = {
    policy: {
      schemes: ["http", "https", "ftp", "data"],
      hosts: ["*"],
      ports: [here.port, secure.port],
      allowAddresses: ["127.0.0.1", "127.0.0.2"],
    },
    lookup: byName,
    ca: certificate.cert,
    idleTimeout: 2000,
  };
});

afterAll(async () => {
  await Promise.all([here.close(), other.close(), secure.close()]);
});

const get = (path: string, more: AccessOptions = {}) => access(here.origin + path, { ...options, ...more });
const textOf = async (path: string, more: AccessOptions = {}) => (await contentOf(get(path, more))).text();

describe("GET", () => {
  it("gives the content with what the fields say", async () => {
    const content = await contentOf(get("/page"));
    expect(content).toMatchObject({
      mediaType: "text/html; charset=utf-8",
      isGuessed: false,
      modified: new Date("2026-01-01"),
      status: 200,
      ok: true,
      retrievedFrom: `${here.origin}/page`,
      chain: [],
    });
    expect(content.fields).toContainEqual({ name: "content-type", value: "text/html; charset=utf-8" });
    expect(content.plan.receives).toBe("http-message");
    expect(await content.text()).toBe(HTML);
  });

  it("RFC 9110 §15.5.5: a page that says why it is not there is an answer, and not ok", async () => {
    const content = await contentOf(get("/none"));
    expect(content).toMatchObject({ status: 404, ok: false });
    expect(await content.text()).toBe("not here");
  });

  it("RFC 9110 §8.3.2: text is read by its charset", async () => {
    expect(await textOf("/latin")).toBe("é");
  });

  it("RFC 9112 §3: asks for what the plan says, and for nothing else", async () => {
    asked = [];
    await textOf("/a/../page?x=%2F#fragment");
    expect(asked.map(({ url }) => url)).toEqual(["/page?x=%2F"]);
    expect(asked[0]?.headers).toEqual([
      ...["Host", `127.0.0.1:${here.port}`],
      ...["Accept-Encoding", "gzip, br, deflate"],
      ...["Connection", "close"],
    ]);
  });

  it("RFC 9110 §9.3.2: HEAD has no content, but its size", async () => {
    const content = await contentOf(get("/large", { method: "HEAD" }));
    expect(content).toMatchObject({ size: 1_000_000, status: 200 });
    expect(await content.octets()).toHaveLength(0);
    await contentOf(get("/large", { method: "HEAD", maxOctets: 1 }));
  });

  it("RFC 9110 §4.2.2: by TLS, to a server that its certificate names", async () => {
    const uri = `https://good.w3.org:${secure.port}/page`;
    expect(await (await contentOf(access(uri, options))).text()).toBe(HTML);
    expect(await (await contentOf(access(`${secure.origin}/page`, options))).text()).toBe(HTML);
    const strange = { ...options, ca: testCertificate("good.w3.org", "127.0.0.1").cert };
    expect(await errorOf(access(uri, strange))).toMatchObject({ code: "protocol" });
  });

  it("RFC 9110 §4.3.4: not to another", async () => {
    const policy = { ...(options.policy as object), hosts: ["*"] };
    const elsewhere: LookupFunction = (_name, _options, callback) =>
      callback(null, [{ address: "127.0.0.1", family: 4 }]);
    const error = await errorOf(
      access(`https://bad.w3.org:${secure.port}/page`, { ...options, policy, lookup: elsewhere }),
    );
    expect(error).toMatchObject({ code: "protocol" });
    expect(error.message).toContain("certificate of bad.w3.org");
  });

  it("RFC 3987 §3.1: of an IRI, where the policy maps it", async () => {
    const iri = `${here.origin}/päge#ä`;
    expect(await errorOf(access(iri, options))).toMatchObject({ code: "no-way" });
    const policy = readPolicy(options.policy as PolicyInit, { mapIri: (text) => toUri(text) });
    const content = await contentOf(access(iri, { ...options, policy }));
    expect(content.retrievedFrom).toBe(`${here.origin}/p%C3%A4ge#%C3%A4`);
    expect(content.reference).toBe(iri);
    content.close();
  });
});

describe("codings (RFC 9110 §8.4)", () => {
  it.each(["/gzip", "/x-gzip", "/br", "/deflate", "/deflate-raw", "/both", "/identity"])(
    "%s",
    async (path) => {
      const content = await contentOf(get(path));
      if (path !== "/identity") expect(content.size).toBeUndefined();
      expect(Buffer.from(await content.octets())).toEqual(PLAIN);
    },
  );

  it("of nothing is nothing", async () => {
    expect(await textOf("/coded-empty")).toBe("");
  });

  it.each(["/zstd", "/thrice"])("that was not asked for is refused: %s", async (path) => {
    expect(await errorOf(get(path))).toMatchObject({ code: "protocol" });
  });

  it("that is broken, or cut off", async () => {
    expect(await errorOf(textOf("/no-gzip"))).toMatchObject({ code: "protocol" });
    expect(await errorOf(textOf("/gzip-cut"))).toMatchObject({ code: "incomplete" });
  });
});

describe("limits", () => {
  it.each(["/bomb.gz", "/bomb.br", "/bomb-twice"])("a bomb is not unpacked: %s", async (path) => {
    const error = await errorOf(textOf(path, { maxOctets: Number.MAX_SAFE_INTEGER }));
    expect(error).toMatchObject({ code: "too-large" });
    expect(error.message).toContain("200 times");
  });

  it("what is counted is what is decoded", async () => {
    expect(await errorOf(textOf("/gzip", { maxOctets: PLAIN.length - 1 }))).toMatchObject({
      code: "too-large",
    });
    expect(await textOf("/gzip", { maxOctets: PLAIN.length })).toHaveLength(PLAIN.length);
  });

  it("a size that is stated is refused before anything is read", async () => {
    expect(await errorOf(get("/large", { maxOctets: 999_999 }))).toMatchObject({ code: "too-large" });
    expect(await errorOf(textOf("/large-unsaid", { maxOctets: 999_999 }))).toMatchObject({
      code: "too-large",
    });
  });

  it("a server that is silent, or stops, ends the access", async () => {
    const quick = { idleTimeout: 50 };
    expect(await errorOf(get("/silent", quick))).toMatchObject({ code: "timeout" });
    expect(await errorOf(textOf("/stopping", quick))).toMatchObject({ code: "timeout" });
  });

  it("so does one that never ends", async () => {
    expect(await errorOf(textOf("/dripping", { timeout: 150 }))).toMatchObject({ code: "timeout" });
  });

  it("a content that is cut off is not whole", async () => {
    expect(await errorOf(textOf("/cut"))).toMatchObject({ code: "incomplete" });
  });
});

describe("redirects (RFC 9110 §15.4)", () => {
  it.each([
    ["/moved", 301, true],
    ["/see", 303, false],
    ["/temporary", 307, false],
    ["/permanent", 308, true],
  ])("%s is followed", async (path, status, permanent) => {
    const content = await contentOf(get(path));
    expect(content.retrievedFrom).toBe(`${here.origin}/page`);
    expect(content.chain).toEqual([
      { from: here.origin + path, to: `${here.origin}/page`, status, location: "/page", permanent },
    ]);
    expect(await content.text()).toBe(HTML);
  });

  it("RFC 3986 §5.1.3: the base is where the last one led", async () => {
    const content = await contentOf(get("/chain"));
    expect(content.chain.map(({ from, to }) => [from, to])).toEqual([
      [`${here.origin}/chain`, `${here.origin}/permanent`],
      [`${here.origin}/permanent`, `${here.origin}/page`],
    ]);
    expect(content).toMatchObject({
      reference: `${here.origin}/chain`,
      retrievedFrom: `${here.origin}/page`,
    });
    content.close();
  });

  it("RFC 9110 §10.2.2: a fragment is inherited, unless the server gives one", async () => {
    expect((await contentOf(get("/moved#mine"))).retrievedFrom).toBe(`${here.origin}/page#mine`);
    expect((await contentOf(get("/found#mine"))).retrievedFrom).toBe(`${here.origin}/page?x#theirs`);
    expect((await contentOf(get("/page#mine"))).retrievedFrom).toBe(`${here.origin}/page#mine`);
  });

  it("are at most as many as allowed", async () => {
    asked = [];
    const error = await errorOf(get("/loop", { maxRedirects: 3 }));
    expect(error).toMatchObject({ code: "refused-redirect" });
    expect(error.chain).toHaveLength(3);
    expect(asked).toHaveLength(4);
    expect(await errorOf(get("/moved", { maxRedirects: 0 }))).toMatchObject({ code: "refused-redirect" });
    expect(await errorOf(get("/loop"))).toMatchObject({ chain: { length: 10 } });
  });

  it.each([
    ["/file", "scheme-not-allowed"],
    ["/gopher", "scheme-not-allowed"],
    ["/script", "scheme-not-allowed"],
    ["/data", "host-missing"],
    ["/metadata", "metadata-address"],
    ["/mapped", "metadata-address"],
    ["/rare", "rare-ipv4"],
    ["/localhost", "loopback-name"],
    ["/port", "port-not-allowed"],
    ["/backslash", "not-a-reference"],
    ["/userinfo", "credentials-not-allowed"],
    ["/broken", "not-a-reference"],
  ])("RFC 3986 §7: %s is not followed, and nobody is dialled", async (path, id) => {
    const { made } = here.connections();
    const error = await errorOf(get(path));
    expect(error).toMatchObject({ code: "refused-redirect", reasons: expect.arrayContaining([id]) });
    expect(error.message).not.toContain("geheim");
    expect(here.connections().made).toBe(made + 1);
  });

  it("lead to http and https only, whatever the policy has", async () => {
    const policy = { ...(options.policy as object), ports: [here.port, 21] };
    expect(await errorOf(get("/ftp", { policy }))).toMatchObject({
      code: "refused-redirect",
      reasons: ["scheme-not-allowed"],
    });
  });

  it("never lead from https to http", async () => {
    const error = await errorOf(access(`${secure.origin}/to-http`, options));
    expect(error).toMatchObject({ code: "refused-redirect", reasons: ["downgrade"] });
  });

  it("to two places lead nowhere", async () => {
    expect(await errorOf(get("/two-locations"))).toMatchObject({ code: "protocol" });
  });

  it("leave the fields of the caller at the first origin, and do not give them to it again", async () => {
    const headers = { Authorization: "Basic geheim", Cookie: "a=b", "X-Own": "c" };
    const named = ({ headers: raw }: (typeof asked)[number]) => raw.filter((_name, at) => at % 2 === 0);
    const OWN = ["Authorization", "Cookie", "X-Own"];
    asked = [];
    await textOf("/moved", { headers });
    for (const one of asked) expect(named(one)).toEqual(expect.arrayContaining(OWN));
    asked = [];
    await textOf("/there", { headers });
    expect(asked.map(({ at }) => at)).toEqual([here.origin, other.origin]);
    expect(named(asked[1] as never)).toEqual(["Host", "Accept-Encoding", "Connection"]);
    asked = [];
    await textOf("/there-and-back", { headers });
    expect(asked.map(({ at }) => at)).toEqual([here.origin, other.origin, here.origin]);
    expect(named(asked[0] as never)).toEqual(expect.arrayContaining(OWN));
    for (const one of asked.slice(1)) expect(named(one)).toEqual(["Host", "Accept-Encoding", "Connection"]);
  });
});

describe("what was learned of redirects (RFC 3986 §6.2.4)", () => {
  it("is what learn takes, and what the next access begins with", async () => {
    const { chain } = await contentOf(get("/chain"));
    const learned = learnedLocations().learn(chain);
    asked = [];
    const content = await contentOf(get("/chain#mine", { learned }));
    expect(asked.map(({ url }) => url)).toEqual(["/page"]);
    expect(content).toMatchObject({ retrievedFrom: `${here.origin}/page#mine`, chain: [] });
  });

  it("ends where one was temporary, and is kept as long as the server says", async () => {
    const learnedOf = async (path: string) =>
      learnedLocations().learn((await contentOf(get(path))).chain).size;
    expect(await learnedOf("/mixed")).toBe(1);
    expect(await learnedOf("/see")).toBe(0);
    expect((await contentOf(get("/cached"))).chain[0]).toMatchObject({ maxAge: 60 });
    expect(await learnedOf("/not-stored")).toBe(0);
  });

  it("is judged as every other reference", async () => {
    const learned = { locationOf: () => "http://169.254.169.254/" };
    expect(await errorOf(get("/page", { learned }))).toMatchObject({ code: "refused-address" });
  });

  it("takes no field of the caller elsewhere, and leads to http and https only, never from https to http", async () => {
    const headers = { Authorization: "Bearer geheim" };
    const learned = { locationOf: () => `${other.origin}/echo` };
    asked = [];
    await (await contentOf(get("/page", { learned, headers }))).text();
    expect(asked.map(({ url, at }) => at + url)).toEqual([`${other.origin}/echo`]);
    expect(asked[0]?.headers.join()).not.toContain("geheim");
    const elsewhere = (to: string, from = `${here.origin}/page`) =>
      errorOf(access(from, { ...options, learned: { locationOf: () => to } }));
    expect((await elsewhere("file:///etc/passwd")).code).toMatch(/^refused-/);
    expect((await elsewhere("data:,a")).code).toMatch(/^refused-/);
    expect((await elsewhere(`${here.origin}/page`, `${secure.origin}/page`)).code).toMatch(/^refused-/);
  });
});

describe("who is dialled (RFC 3986 §7.4)", () => {
  it.each([
    ["http://127.0.0.1/", "loopback-address"],
    ["http://[::1]/", "loopback-address"],
    ["http://[::ffff:127.0.0.1]/", "loopback-address"],
    ["http://127.1/", "rare-ipv4"],
    ["http://2130706433/", "rare-ipv4"],
    ["http://0x7f.0.0.1/", "rare-ipv4"],
    ["http://169.254.169.254/latest/", "metadata-address"],
    ["http://10.0.0.1/", "private-address"],
    ["http://localhost/", "loopback-name"],
    ["http://metadata.google.internal/", "metadata-name"],
    ["http://me:geheim@good.w3.org/", "credentials-not-allowed"],
    ["http:///a", "host-missing"],
  ])("nobody, unless the caller names it: %s", async (reference, id) => {
    const error = await errorOf(access(reference, { lookup: byName }));
    expect(error).toMatchObject({ code: "refused-address", reasons: expect.arrayContaining([id]) });
    expect(error.message).not.toContain("geheim");
  });

  it("RFC 1738 §6: nor at another port", async () => {
    expect(await errorOf(access("http://good.w3.org:25/"))).toMatchObject({ code: "refused-port" });
    expect(await errorOf(access("http://good.w3.org:8080/"))).toMatchObject({ code: "refused-port" });
  });

  it("a name that leads inside, or that has one address inside", async () => {
    for (const name of ["inside.w3.org", "half.w3.org"]) {
      const error = await errorOf(access(`http://${name}:${here.port}/page`, options));
      expect(error).toMatchObject({ code: "refused-address", reasons: ["private-address"] });
    }
  });

  it("the address that was judged: there is one look-up, whatever the next would answer (DNS rebinding)", async () => {
    let lookups = 0;
    const rebinding: LookupFunction = (_name, _options, callback) => {
      lookups++;
      callback(null, [{ address: lookups === 1 ? "127.0.0.1" : "10.0.0.1", family: 4 }]);
    };
    const uri = `http://rebind.w3.org:${here.port}/page`;
    expect(await (await contentOf(access(uri, { ...options, lookup: rebinding }))).text()).toBe(HTML);
    expect(lookups).toBe(1);
    expect(await errorOf(access(uri, { ...options, lookup: rebinding }))).toMatchObject({
      code: "refused-address",
    });
  });

  it("a server that is not there", async () => {
    expect(await errorOf(access(`http://none.w3.org:${here.port}/`, options))).toMatchObject({
      code: "no-server",
    });
    const gone = await httpPeer(answer);
    await gone.close();
    const policy = { ...(options.policy as object), ports: [gone.port] };
    expect(await errorOf(access(gone.origin, { ...options, policy }))).toMatchObject({ code: "no-server" });
  });

  it.each(["/a%0D%0AHost:%20evil", "/a%0aX-Own:b", "/a%00"])(
    "RFC 3986 §7.2: an encoded line break gets into no request: %s",
    async (path) => {
      asked = [];
      expect(await errorOf(get(path))).toMatchObject({ code: "refused-address" });
      expect(asked).toEqual([]);
    },
  );

  it.each([
    [{ "X-A": "b\r\nc: d" }, "X-A"],
    [{ "X-A": "b\0" }, "X-A"],
    [{ "a b": "c" }, "a b"],
    [{ Host: "evil.example" }, "Host"],
    [{ "Transfer-Encoding": "chunked" }, "Transfer-Encoding"],
    [{ "content-length": "5" }, "content-length"],
  ])(
    "nor does a field of the caller break out of its line, or make another message: %j",
    async (headers, name) => {
      await expect(get("/page", { headers })).rejects.toThrow(TypeError);
      await expect(get("/page", { headers })).rejects.toThrow(name);
    },
  );
});

describe("no socket stays open after 50 ms", () => {
  const settled = async () => {
    await wait(50);
    return [here, other, secure].map((peer) => peer.connections().open);
  };

  it.each([
    ["when all of it was read", async () => void (await textOf("/large"))],
    ["when it is closed unread", async () => (await contentOf(get("/large"))).close()],
    ["when a server drips and it is closed", async () => (await contentOf(get("/dripping"))).close()],
    ["when it is coded and closed", async () => (await contentOf(get("/bomb.gz"))).close()],
    [
      "after a break",
      async () => {
        for await (const _piece of await contentOf(get("/dripping"))) break;
      },
    ],
    [
      "after a break in a coded one",
      async () => {
        for await (const _piece of await contentOf(get("/bomb.gz"))) break;
      },
    ],
    [
      "when the caller ends it, while it waits",
      async () => {
        const error = await errorOf(get("/silent", { signal: AbortSignal.timeout(30) }));
        expect(error).toMatchObject({ code: "aborted" });
      },
    ],
    [
      "when the caller ends it, while it reads",
      async () => {
        const error = await errorOf(textOf("/dripping", { signal: AbortSignal.timeout(60) }));
        expect(error).toMatchObject({ code: "aborted" });
      },
    ],
    ["after the time of the whole", async () => void (await errorOf(textOf("/dripping", { timeout: 60 })))],
    ["after the idle time", async () => void (await errorOf(get("/silent", { idleTimeout: 30 })))],
    ["after redirects", async () => void (await textOf("/there-and-back"))],
    ["where a redirect is refused", async () => void (await errorOf(get("/file")))],
    ["where it is too large", async () => void (await errorOf(get("/large", { maxOctets: 1 })))],
    ["where it is a bomb", async () => void (await errorOf(textOf("/bomb.gz")))],
    ["where its coding is unknown", async () => void (await errorOf(get("/zstd")))],
    ["after HEAD", async () => void (await get("/large", { method: "HEAD" }))],
  ])("%s", async (_when, act) => {
    await act();
    expect(await settled()).toEqual([0, 0, 0]);
  });
});
