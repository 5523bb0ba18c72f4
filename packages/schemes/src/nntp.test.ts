import fc from "fast-check";
import { normalize } from "urikit";
import { describe, expect, it } from "vitest";
import { described, errorOf, expectIdentity, host, maybe, port } from "../test/scheme-expectations.ts";
import { type NntpReading, nntp, nntps } from "./nntp.ts";
import { schemeSet } from "./set.ts";

describe("RFC 1738 §3.7, RFC 5538 §3 (002-50)", () => {
  it.each<[string, object]>([
    ["nntp://h/comp.lang/12", { host: "h", port: 119, group: "comp.lang", article: 12 }],
    ["nntp://h:563/comp.lang", { port: 563, group: "comp.lang", article: undefined }],
    ["nntp://h/a-b+c_d/2147483647", { article: 2147483647 }],
    ["nntp://h/a/0000000000000001", { article: 1 }],
    ["nntp://news.server.example/example.group.this/12345", { group: "example.group.this", article: 12345 }],
    ["nntp://wild.server.example/example.group.n%2Fa/12345", { group: "example.group.n/a", article: 12345 }],
    ["nntp://news.server.example/example.group.this", { group: "example.group.this" }],
    ["nntp://h/1a/%31", { group: "1a", article: 1 }],
    ["nntp://u@h/comp.lang/1", { user: "u", password: undefined }],
  ])("%s", (text, reading) => {
    expect(nntp.read(text)).toMatchObject(reading);
  });

  it.each([
    ["nntp:comp.lang/1", "missing-host", 5],
    ["nntp:///comp.lang/1", "missing-host", 7],
    ["nntp://h", "invalid-for-scheme", 8],
    ["nntp://h/", "invalid-for-scheme", 9],
    ["nntp://h/a*", "invalid-for-scheme", 9],
    ["nntp://h/a%2A", "invalid-for-scheme", 9],
    ["nntp://h/../5", "invalid-for-scheme", 9],
    ["nntp://h/a/", "invalid-for-scheme", 11],
    ["nntp://h/a/x", "invalid-for-scheme", 11],
    ["nntp://h/a/0", "invalid-for-scheme", 11],
    ["nntp://h/a/2147483648", "invalid-for-scheme", 11],
    ["nntp://h/a/1/2", "invalid-for-scheme", 11],
    ["nntp://h/a?b", "invalid-for-scheme", 10],
    ["nntp://h/a%0D%0Ab/1", "invalid-for-scheme", 9],
  ])("%s: %s", (text, code, index) => {
    expect(errorOf(() => nntp.read(text))).toMatchObject({ code, index, input: text });
  });

  it("the plan", () => {
    expect(described(nntp.plan("nntp://h/comp.lang/12"))).toEqual([
      "connect h:119",
      "MODE READER\r\n",
      "GROUP comp.lang\r\n",
      "ARTICLE 12\r\n",
    ]);
    expect(described(nntp.plan("nntp://h/comp.lang"))).toEqual([
      "connect h:119",
      "MODE READER\r\n",
      "GROUP comp.lang\r\n",
    ]);
  });

  it("read ∘ build is the identity", () => {
    const readings: fc.Arbitrary<NntpReading> = fc.record({
      host,
      port,
      user: maybe(fc.constant("u")),
      password: fc.constant(undefined),
      group: fc.constantFrom("a", "comp.lang.c++", "3b/ü"),
      article: maybe(fc.integer({ min: 1, max: 2147483647 })),
    });
    expectIdentity(nntp, readings);
  });

  it("normal form", () => {
    const options = { level: "scheme", schemes: schemeSet(nntp) } as const;
    expect(normalize("nntp://H:119/A/1", options)).toBe("nntp://h/A/1");
  });
});

describe("nntps, by custom", () => {
  it("is nntp over TLS, on the port that is registered for it (RFC 5538 §8.1)", () => {
    expect(nntps.read("nntps://h/a/1")).toEqual(nntp.read("nntp://h:563/a/1"));
    expect(nntps.build({ host: "h", group: "a", article: 1 })).toBe("nntps://h/a/1");
    expect(described(nntps.plan("nntps://u:p@h/a"))).toEqual([
      "connect h:563 by TLS",
      "MODE READER\r\n",
      "AUTHINFO USER u\r\n",
      "AUTHINFO PASS p\r\n",
      "GROUP a\r\n",
    ]);
    expect(normalize("NNTPS://H:563/a", { level: "scheme", schemes: schemeSet(nntps) })).toBe("nntps://h/a");
  });
});
