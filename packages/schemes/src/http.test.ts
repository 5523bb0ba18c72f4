import fc from "fast-check";
import { normalize, parse } from "urikit";
import { describe, expect, it } from "vitest";
import { data, described, errorOf, expectIdentity, host, maybe, port } from "../test/scheme-expectations.ts";
import { type HttpReading, http, https } from "./http.ts";
import { schemeSet } from "./set.ts";

describe("RFC 1738 §3.3, RFC 9110 §4.2: the reading (002-36, 002-37)", () => {
  it.each<[string, object]>([
    ["http://h", { host: "h", port: 80, segments: [], searchpart: undefined }],
    ["http://h/", { segments: [""] }],
    ["http://h/?", { segments: [""], searchpart: "" }],
    ["http://h?a", { segments: [], searchpart: "a" }],
    [
      "http://h:8080//a%2Fb/c;d?e=%26/?#f",
      { port: 8080, segments: ["", "a/b", "c;d"], searchpart: "e=%26/?" },
    ],
    ["http://h:/", { port: 80 }],
    ["HTTP://[::1]:0/%FF", { host: "[::1]", port: 0, segments: [Uint8Array.of(0xff)] }],
    ["http://ex%61mple/", { host: "example" }],
    ["http://info.cern.ch/hypertext/WWW/MarkUp.html", { segments: ["hypertext", "WWW", "MarkUp.html"] }],
  ])("%s", (text, reading) => {
    expect(http.read(text)).toMatchObject(reading);
    expect(http.read(parse(text))).toMatchObject(reading);
    expect(JSON.parse(JSON.stringify(http.read(text)))).toMatchObject({ port: http.read(text).port });
  });

  it.each([
    ["http:///a", "missing-host", 7, "RFC 9110 §4.2.1"],
    ["http:/a", "missing-host", 5, "RFC 9110 §4.2.1"],
    ["http:a", "missing-host", 5, "RFC 9110 §4.2.1"],
    ["http://:80/", "missing-host", 7, "RFC 9110 §4.2.1"],
    ["http://u:p@h/", "userinfo-not-allowed", 7, "RFC 9110 §4.2.4, RFC 1738 §3.3"],
    ["http://@h/", "userinfo-not-allowed", 7, "RFC 9110 §4.2.4, RFC 1738 §3.3"],
    ["http://h:65536/", "invalid-port", 9, "RFC 3986 §3.2.3"],
    ["http://h%0A/", "forbidden-character", 8, "RFC 3986 §3.2.2"],
    ["http://a%2Fb/", "forbidden-character", 8, "RFC 3986 §3.2.2"],
    ["http://%FF/", "invalid-utf-8", 7, "RFC 3986 §2.5"],
    ["https://h/", "wrong-scheme", 0, "RFC 3986 §3.1"],
    ["/a", "wrong-scheme", 0, "RFC 3986 §3.1"],
  ])("%s: %s", (text, code, index, section) => {
    expect(errorOf(() => http.read(text))).toMatchObject({ code, index, section, input: text });
  });

  it("userinfo is allowed by an option", () => {
    expect(http.read("http://u:p@h/", { userinfo: "allow" })).toMatchObject({ userinfo: "u:p", host: "h" });
    expect(errorOf(() => http.read("http://trusted.example@evil.example/")).reason).toContain("which host");
  });
});

describe("build", () => {
  it("leaves the default port out", () => {
    expect(http.build({ host: "h", port: 80, segments: ["a;b", "c/d"], searchpart: "e" })).toBe(
      "http://h/a%3Bb/c%2Fd?e",
    );
    expect(https.build({ host: "h", port: 80, segments: [] })).toBe("https://h:80");
  });

  it.each<[string, Partial<HttpReading>, string]>([
    ["no host", { host: "" }, "missing-host"],
    ["a host that is another", { host: "a/b" }, "forbidden-character"],
    ["an invalid port", { port: 65536 }, "invalid-port"],
    ["an invalid searchpart", { searchpart: "a#b" }, "component-mismatch"],
    ["userinfo", { userinfo: "u" }, "userinfo-not-allowed"],
  ])("refuses %s", (_, changes, code) => {
    const reading = { host: "h", port: 80, segments: [], ...changes };
    expect(errorOf(() => http.build(reading)).code).toBe(code);
  });

  it("read ∘ build is the identity", () => {
    const searchpart = maybe(fc.string({ unit: fc.constantFrom("a", "%20", "&", "=", "/", "?", ";") }));
    const segments = fc.array(data, { maxLength: 3 });
    const readings: fc.Arbitrary<HttpReading> = fc.record({
      userinfo: fc.constant(undefined),
      host,
      port,
      segments,
      searchpart,
    });
    expectIdentity(http, readings);
    expectIdentity(https, readings);
  });
});

describe("the plan: RFC 9112 §3, RFC 9110 §7.2", () => {
  it.each<[string, readonly string[]]>([
    ["http://h", ["connect h:80", "GET / HTTP/1.1\r\n", "Host: h\r\n", "\r\n"]],
    ["http://h?a", ["connect h:80", "GET /?a HTTP/1.1\r\n", "Host: h\r\n", "\r\n"]],
    ["http://H:080/a%0D%0A?b#c", ["connect H:80", "GET /a%0D%0A?b HTTP/1.1\r\n", "Host: H\r\n", "\r\n"]],
    ["http://[::1]:25//", ["connect ::1:25", "GET // HTTP/1.1\r\n", "Host: [::1]:25\r\n", "\r\n"]],
  ])("%s", (text, steps) => {
    expect(described(http.plan(text))).toEqual(steps);
  });

  it("https goes by TLS, and no credentials are sent", () => {
    expect(described(https.plan("https://u:p@h/", { userinfo: "allow" }))).toEqual([
      "connect h:443 by TLS",
      "GET / HTTP/1.1\r\n",
      "Host: h\r\n",
      "\r\n",
    ]);
    expect(http.plan("http://h:443/").port).toEqual({ number: 443, status: "reserved" });
  });
});

describe("normalize: RFC 9110 §4.2.3", () => {
  it.each([
    ["http://example.com:80/~smith/home.html", "http://example.com/~smith/home.html"],
    ["http://EXAMPLE.com/%7Esmith/home.html", "http://example.com/~smith/home.html"],
    ["http://EXAMPLE.com:/%7esmith/home.html", "http://example.com/~smith/home.html"],
    ["https://h:443", "https://h/"],
    ["https://h:80", "https://h:80/"],
  ])("%s", (text, normal) => {
    expect(normalize(text, { level: "scheme", schemes: schemeSet(http, https) })).toBe(normal);
    expect(normalize(text, { level: "scheme" })).toBe(normal);
  });
});

describe("RFC 3986 §3.2.2 (004-32): the host as DNS and sockets take it", () => {
  it.each([
    ["http://%C3%BC.example/", "xn--tda.example", "Host: xn--tda.example\r\n"],
    ["http://B%C3%BCcher.example.:8080/", "xn--bcher-kva.example.", "Host: xn--bcher-kva.example.:8080\r\n"],
    ["http://%65xample.org/", "example.org", "Host: example.org\r\n"],
    ["http://a_b/", "a_b", "Host: a_b\r\n"],
    ["http://[2001:DB8::1]/", "2001:DB8::1", "Host: [2001:DB8::1]\r\n"],
  ])("%s", (text, connected, field) => {
    const { steps } = http.plan(text);
    expect(steps[0]).toMatchObject({ do: "connect", host: connected });
    expect(described({ ...http.plan(text), steps })[2]).toBe(field);
  });

  it.each([
    ["http://[v1.a]/", 7],
    ["http://a%EF%BC%8Fb/", 7],
    ["http://%C2%AD/", 7],
    ["http://%CC%88.example/", 7],
    ["http://h:0/", 9],
  ])("%s cannot be dialled", (text, index) => {
    expect(http.read(text)).toBeDefined();
    expect(errorOf(() => http.plan(text))).toMatchObject({ code: "access-refused", index, input: text });
  });
});
