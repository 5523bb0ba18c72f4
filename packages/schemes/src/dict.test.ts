import fc from "fast-check";
import { normalize } from "urikit";
import { describe, expect, it } from "vitest";
import { described, errorOf, expectIdentity, host, maybe, port } from "../test/scheme-expectations.ts";
import { type DictReading, dict } from "./dict.ts";
import { schemeSet } from "./set.ts";

describe("RFC 2229 §5: the reading", () => {
  it.each<[string, Partial<DictReading>]>([
    [
      "dict://dict.org/d:shortcake:",
      { command: "define", word: "shortcake", database: "!", number: undefined },
    ],
    ["dict://dict.org/d:shortcake:*", { database: "*" }],
    ["dict://dict.org/d:shortcake:wordnet:", { database: "wordnet" }],
    ["dict://dict.org/d:shortcake:wordnet:1", { database: "wordnet", number: 1 }],
    ["dict://dict.org/d:abcdefgh", { word: "abcdefgh", port: 2628, strategy: undefined }],
    ["dict://dict.org/d:sun", { word: "sun" }],
    ["dict://dict.org/d:sun::1", { database: "!", number: 1 }],
    ["dict://dict.org/m:sun", { command: "match", word: "sun", database: "!", strategy: "." }],
    ["dict://dict.org/m:sun::soundex", { strategy: "soundex" }],
    ["dict://dict.org/m:sun:wordnet::1", { database: "wordnet", strategy: ".", number: 1 }],
    ["dict://dict.org/m:sun::soundex:1", { strategy: "soundex", number: 1 }],
    ["dict://dict.org/m:sun:::", { database: "!", strategy: "." }],
    ["dict://me;AUTH@dict.org:99/d:a%20b%3Ac", { user: "me", auth: "AUTH", port: 99, word: "a b:c" }],
    ["dict://me;SASLAUTH=CRAM-MD5@h/d:a", { user: "me", auth: "SASLAUTH=CRAM-MD5" }],
    ["dict://me;SASLAUTH=*@h/d:a", { auth: "SASLAUTH=*" }],
  ])("%s", (text, reading) => {
    expect(dict.read(text)).toMatchObject(reading);
    expect(dict.read(dict.build(dict.read(text)))).toEqual(dict.read(text));
  });

  it.each([
    ["dict:d:a", 5],
    ["dict:///d:a", 7],
    ["dict://h", 8],
    ["dict://h/", 8],
    ["dict://h/d", 8],
    ["dict://h/d:", 8],
    ["dict://h/x:a", 8],
    ["dict://h/d:a:b:0", 15],
    ["dict://h/d:a:b:c", 15],
    ["dict://h/d:a:b:1:c", 17],
    ["dict://h/m:a:b:c:1:d", 19],
    ["dict://h/d:a:b%20c", 13],
    ["dict://h/m:a::b%22", 14],
    ["dict://h/d:a?b", 12],
    ["dict://u:p@h/d:a", 7],
    ["dict://u@h/d:a", 7],
    ["dict://u;@h/d:a", 7],
    ["dict://u;SASLAUTH@h/d:a", 7],
    ["dict://u;AUTH;q@h/d:a", 7],
    ["dict://;AUTH@h/d:a", 7],
  ])("%s is refused at %i", (text, index) => {
    expect(errorOf(() => dict.read(text))).toMatchObject({ index, input: text });
  });
});

describe("RFC 2229 §3: the plan", () => {
  it.each([
    ["dict://dict.org/d:shortcake:wordnet:1", "DEFINE wordnet shortcake\r\n"],
    ["dict://dict.org/d:sun", "DEFINE ! sun\r\n"],
    ["dict://dict.org/m:sun::soundex", "MATCH ! soundex sun\r\n"],
    ["dict://dict.org/d:a%20%22b%22%5C", 'DEFINE ! "a \\"b\\"\\\\"\r\n'],
  ])("%s", (text, line) => {
    expect(described(dict.plan(text))).toEqual(["connect dict.org:2628", line, "QUIT\r\n"]);
  });

  it("§5: a clear text password is refused, and not named", () => {
    expect(errorOf(() => dict.read("dict://me;geheim@h/d:a")).reason).not.toContain("geheim");
  });

  it.each([
    ["dict://me;AUTH@h/d:a", { operation: "AUTH", parameters: { user: "me", mechanism: undefined } }],
    ["dict://me;SASLAUTH=*@h/d:a", { operation: "SASLAUTH", parameters: { user: "me", mechanism: "*" } }],
  ])("§3.11, §3.12: %s logs in", (text, request) => {
    expect(dict.plan(text).steps[1]).toMatchObject({ do: "request", of: "dict", ...request });
  });

  it.each(["dict://h/d:a%0D%0AQUIT", "dict://h/d:a%00", "dict://a%0D%0A;AUTH@h/d:a"])(
    "RFC 3986 §7.2: %s breaks no line",
    (text) => {
      expect(errorOf(() => dict.plan(text)).code).toBe("protocol-line-break");
    },
  );
});

describe("build and normalize", () => {
  it("read ∘ build is the identity", () => {
    const word = fc.string({ unit: fc.constantFrom(..."ab:/?#%é "), minLength: 1 });
    const common = {
      host,
      port,
      word,
      database: fc.constantFrom("!", "*", "a-b"),
      number: maybe(fc.integer({ min: 1, max: 99 })),
    };
    const login = fc.oneof(
      fc.constant({}),
      fc.record({
        user: fc.string({ minLength: 1 }),
        auth: fc.constantFrom("AUTH", "SASLAUTH=*", "SASLAUTH=CRAM-MD5"),
      }),
    );
    const define = fc.record({ ...common, command: fc.constant("define" as const) });
    const match = fc.record({
      ...common,
      command: fc.constant("match" as const),
      strategy: fc.constantFrom(".", "soundex"),
    });
    const readings: fc.Arbitrary<DictReading> = fc
      .tuple(fc.oneof(define, match), login)
      .map(([reading, credentials]) => ({ strategy: undefined, ...reading, ...credentials }));
    expectIdentity(dict, readings);
  });

  it.each([
    ["dict://h:2628/D:sun:!:", "dict://h/d:sun"],
    ["dict://h/m:sun:::", "dict://h/m:sun"],
    ["dict://h/m:sun:!:.:1", "dict://h/m:sun:::1"],
    ["dict://h/d:sun:*", "dict://h/d:sun:*"],
    ["dict://h/x:!:", "dict://h/x:!:"],
  ])("%s → %s", (text, normal) => {
    expect(normalize(text, { level: "scheme", schemes: schemeSet(dict) })).toBe(normal);
  });
});
