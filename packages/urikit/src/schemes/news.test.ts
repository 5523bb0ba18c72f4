import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { described, errorOf, expectIdentity, host, maybe, port } from "../../test/scheme-expectations.ts";
import { type NewsReading, news } from "./news.ts";

describe("RFC 1738 §3.6, RFC 5538 §2.2: the reading", () => {
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
  ])("%s", (text, reading) => {
    expect(news.read(text)).toMatchObject(reading);
    expect(news.read(news.build(news.read(text)))).toEqual(news.read(text));
  });

  it.each([
    ["news:", 5],
    ["news:1group", 5],
    ["news:comp.*", 5],
    ["news:a%20b", 5],
    ["news:@b", 5],
    ["news:a@", 5],
    ["news:a%0Ab@c", 5],
    ["news:%3Ca@b%3E", 5],
    ["news:group?x", 10],
    ["news://u@h/group", 7],
    ["news:///group", 7],
    ["news://h/", 9],
  ])("%s is refused at %i", (text, index) => {
    expect(errorOf(() => news.read(text))).toMatchObject({ index, input: text });
  });
});

describe("the plan", () => {
  it.each<[string, readonly string[]]>([
    ["news:*", ["connect own:119", "LIST\r\n"]],
    ["news:comp.lang", ["connect own:119", "GROUP comp.lang\r\n"]],
    ["news:a%25b@c", ["connect own:119", "ARTICLE <a%b@c>\r\n"]],
    ["news://h/comp.lang", ["connect h:119", "GROUP comp.lang\r\n"]],
  ])("%s", (text, steps) => {
    expect(described(news.plan(text))).toEqual(steps);
  });
});

it("read ∘ build is the identity", () => {
  const nothing = { group: undefined, message: undefined, all: undefined };
  const wanted = fc.oneof(
    fc.constant({ ...nothing, all: true as const }),
    fc.constantFrom("comp.lang", "a+b_c-d").map((group) => ({ ...nothing, group })),
    fc
      .string({ unit: fc.constantFrom(..."ab/?#%é.\"'@:;"), minLength: 1 })
      .map((id) => ({ ...nothing, message: `${id}@example.org` })),
  );
  const readings: fc.Arbitrary<NewsReading> = fc
    .tuple(maybe(fc.record({ host, port })), wanted)
    .map(([server, rest]) => ({ server, ...rest }));
  expectIdentity(news, readings);
});

it("build refuses what would not be read back as given", () => {
  expect(errorOf(() => news.build({ group: "a@b" })).code).toBe("component-mismatch");
  expect(errorOf(() => news.build({})).code).toBe("invalid-for-scheme");
});
