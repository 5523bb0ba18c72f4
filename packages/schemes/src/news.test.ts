import fc from "fast-check";
import { compare, normalize } from "urikit";
import { describe, expect, it } from "vitest";
import { described, errorOf, expectIdentity, host, maybe, port } from "../test/scheme-expectations.ts";
import { type NewsReading, news, snews } from "./news.ts";
import { schemeSet } from "./set.ts";

describe("RFC 1738 §3.6, RFC 5538 §4: the reading (002-49)", () => {
  it.each<[string, object]>([
    ["news:comp.infosystems.www.misc", { group: "comp.infosystems.www.misc", server: undefined }],
    ["news:*", { all: true, group: undefined }],
    ["news:uni%21que+1@full.domain.name", { message: "uni!que+1@full.domain.name" }],
    ["news:a/b;c:d&e=f@g", { message: "a/b;c:d&e=f@g" }],
    [
      "news://news.example:1119/comp.lang",
      { server: { host: "news.example", port: 1119 }, group: "comp.lang" },
    ],
    ["news://news.example/*", { server: { host: "news.example", port: 119 }, all: true }],
    ["news://news.example/a@b", { message: "a@b" }],
    ["news://news.server.example/*", { server: { host: "news.server.example", port: 119 }, all: true }],
    ["news://news.server.example/", { server: { host: "news.server.example", port: 119 }, all: true }],
    ["news://wild.server.example/example.group.th%3Fse", { wildmat: "example.group.th?se" }],
    ["news:example.group.*", { wildmat: "example.group.*", group: undefined }],
    ["news:example.group.this", { group: "example.group.this" }],
    ["news:", { all: true }],
    ["news:3b.misc", { group: "3b.misc" }],
    ["news:a%2Fb", { group: "a/b" }],
    ["news:%41%7E", { group: "A~" }],
    ["news:gr%C3%BC%C3%9Fe", { group: "grüße" }],
    ["news://u:p@h/g", { server: { host: "h", port: 119, user: "u", password: "p" }, group: "g" }],
  ])("%s", (text, reading) => {
    expect(news.read(text)).toMatchObject(reading);
    expect(news.read(news.build(news.read(text)))).toEqual(news.read(text));
  });

  it.each([
    ["news:a%20b", 5],
    ["news:a%40b", 5],
    ["news:a%5Bb%5D", 5],
    ["news:a!b", 5],
    ["news:a,b", 5],
    ["news:.", 5],
    ["news:..", 5],
    ["news://h/a.b/../c", 9],
    ["news://h", 8],
    ["news:a%0D%0Ab", 5],
    ["news:@b", 5],
    ["news:a@", 5],
    ["news:a%0Ab@c", 5],
    ["news:%3Ca@b%3E", 5],
    ["news:group?x", 10],
    ["news:///group", 7],
  ])("%s is refused at %i", (text, index) => {
    expect(errorOf(() => news.read(text))).toMatchObject({ index, input: text });
  });
});

describe("the plan (002-49)", () => {
  it.each<[string, readonly string[]]>([
    ["news:*", ["connect own:119", "MODE READER\r\n", "LIST\r\n"]],
    ["news:comp.lang", ["connect own:119", "MODE READER\r\n", "GROUP comp.lang\r\n"]],
    ["news:a%25b@c", ["connect own:119", "MODE READER\r\n", "ARTICLE <a%b@c>\r\n"]],
    ["news://h/comp.lang", ["connect h:119", "MODE READER\r\n", "GROUP comp.lang\r\n"]],
    ["news:a.*", ["connect own:119", "MODE READER\r\n", "LIST ACTIVE a.*\r\n"]],
  ])("%s", (text, steps) => {
    expect(described(news.plan(text))).toEqual(steps);
  });

  it("RFC 4643 §2.3.2: user and password are sent only if that is asked for", () => {
    expect(errorOf(() => news.plan("news://u:p@h/g"))).toMatchObject({
      code: "userinfo-not-allowed",
      index: 7,
    });
    expect(described(news.plan("news://u:p@h/g", { userinfo: "allow" }))).toEqual([
      "connect h:119",
      "MODE READER\r\n",
      "AUTHINFO USER u\r\n",
      "AUTHINFO PASS p\r\n",
      "GROUP g\r\n",
    ]);
    expect(described(news.plan("news://u@h/g", { userinfo: "allow" }))[3]).toBe(
      "ask password: AUTHINFO PASS …\r\n",
    );
    expect(errorOf(() => news.plan("news://u%0D%0Ax@h/g", { userinfo: "allow" })).code).toBe(
      "protocol-line-break",
    );
  });
});

it("read ∘ build is the identity", () => {
  const nothing = { group: undefined, wildmat: undefined, message: undefined, all: undefined };
  const wanted = fc.oneof(
    fc.constant({ ...nothing, all: true as const }),
    fc.constantFrom("comp.lang", "a+b_c-d", "3b/ü").map((group) => ({ ...nothing, group })),
    fc.constantFrom("*.misc", "a?").map((wildmat) => ({ ...nothing, wildmat })),
    fc
      .string({ unit: fc.constantFrom(..."ab/?#%é.\"'@:;"), minLength: 1 })
      .map((id) => ({ ...nothing, message: `${id}@example.org` })),
  );
  const readings: fc.Arbitrary<NewsReading> = fc
    .tuple(
      maybe(fc.record({ host, port, user: maybe(fc.constant("u")), password: fc.constant(undefined) })),
      wanted,
    )
    .map(([server, rest]) => ({ server, ...rest }));
  expectIdentity(news, readings);
});

it("build refuses what would not be read back as given", () => {
  expect(errorOf(() => news.build({ group: "a@b" })).code).toBe("component-mismatch");
  expect(errorOf(() => news.build({})).code).toBe("component-mismatch");
});

describe("RFC 5538 §4: normal forms", () => {
  const schemes = schemeSet(news, snews);

  it("the first two examples are equivalent: all groups of a server", () => {
    const [all, none] = ["news://news.server.example/*", "news://news.server.example/"] as const;
    expect(compare(all, none, { schemes })).toMatchObject({ equivalent: true, rung: "scheme" });
    expect(normalize("snews://H:563/", { level: "scheme", schemes })).toBe("snews://h/*");
  });

  it.each(["news://news.server.example", "news:*", "news://h/a"])("%s stays", (text) => {
    expect(normalize(text, { level: "scheme", schemes })).toBe(text);
  });
});

describe("RFC 5538 §8.1: snews", () => {
  it("is \"syntactically equivalent to 'news', but using NNTP over SSL/TLS\" on port 563", () => {
    expect(snews.read("snews://h/a.b")).toEqual({ ...news.read("news://h:563/a.b") });
    expect(snews.read("snews:a@b").message).toBe("a@b");
    expect(described(snews.plan("snews:a.b"))).toEqual([
      "connect own:563 by TLS",
      "MODE READER\r\n",
      "GROUP a.b\r\n",
    ]);
    expect(snews.build({ server: { host: "h" }, group: "a" })).toBe("snews://h/a");
    expect(errorOf(() => snews.read("news:a")).code).toBe("wrong-scheme");
  });

  it("RFC 4643 §2.3.2: user and password are not in clear text, and need no leave", () => {
    expect(described(snews.plan("snews://u:p@h/g")).slice(2, 4)).toEqual([
      "AUTHINFO USER u\r\n",
      "AUTHINFO PASS p\r\n",
    ]);
    expect(errorOf(() => snews.plan("snews://u%0D%0Ax@h/g")).code).toBe("protocol-line-break");
  });
});
