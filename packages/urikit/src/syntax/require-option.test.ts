import { errorOf } from "@urikit/abnf/error-of";
import { describe, expect, it } from "vitest";
import { establishBase, findInText } from "../context/index.ts";
import { rungOf } from "../foundation/index.ts";
import { toAscii, toUnicode } from "../idna/index.ts";
import {
  compare,
  compose,
  decode,
  decodeToOctets,
  editQuery,
  encode,
  equal,
  formatIPv4,
  isNormalWithin,
  normalizationSteps,
  normalize,
  parse,
  prepareBase,
  queryPairs,
  resolve,
  uriWith,
} from "../index.ts";
import { normalizeIri } from "../iri/index.ts";

describe("options that are not an object", () => {
  const takers: Readonly<Record<string, (options: object) => unknown>> = {
    compare: (options) => compare("a", "a", options),
    decode: (options) => decode("a", options),
    equal: (options) => equal("a", "b", options),
    findInText: (options) => findInText("a", options),
    normalizationSteps: (options) => normalizationSteps("a", options),
    normalize: (options) => normalize("a", options),
    queryPairs: (options) => queryPairs("a", options),
    toAscii: (options) => toAscii("a", options),
    toUnicode: (options) => toUnicode("a", options),
    uriWith: (options) => uriWith(options),
  };

  it.each(Object.entries(takers))("are a TypeError that says so: %s", (_, take) => {
    for (const [options, name] of [
      [null, "null"],
      ["scheme", "string"],
      [1, "number"],
      [false, "boolean"],
    ]) {
      // as object: what a caller without types might hand over
      expect(() => take(options as unknown as object)).toThrow(
        new TypeError(`options must be an object, not ${name}`),
      );
    }
    expect(() => take({})).not.toThrow();
  });
});

describe("a function that was taken from its base", () => {
  it("is a TypeError that says so", () => {
    for (const base of [prepareBase("http://a/b"), establishBase({ retrieval: "http://a/b" })]) {
      const { resolve } = base as { resolve: (reference: string) => unknown };
      expect(() => resolve("g")).toThrow(new TypeError("resolve needs a base"));
      expect(() => ["g"].map(resolve)).toThrow(TypeError);
    }
  });
});

describe("what other code puts on Object.prototype", () => {
  const cases: readonly (readonly [name: string, value: unknown, ask: () => unknown, expected: unknown])[] = [
    ["authority", "evil.example", () => parse("http://h/").with({ path: "/x" }).text, "http://h/x"],
    ["query", "x", () => compose({ path: "a" }), "a"],
    ["fragment", "x", () => compose({ host: "h", port: 80 }), "//h:80"],
    ["level", "scheme", () => normalize("HTTP://h:80"), "http://h:80"],
    ["level", "scheme", () => equal("http://h:80", "http://h"), false],
    ["fragments", false, () => equal("a#x", "a#y", {}), false],
    ["strict", false, () => resolve("http:g", "http://a/b", { relativeBase: false }), "http:g"],
    ["invalid", "keep", () => errorOf(() => decode("%ff", {})).code, "invalid-utf-8"],
    ["schemes", new Map(), () => normalize("http://h:80", { level: "scheme" }), "http://h/"],
    ["nfc", true, () => normalizeIri("e\u0301"), "e\u0301"],
    ["drop", ["*"], () => editQuery("?a", {}), "?a"],
  ];
  it.each(cases)("is neither a component nor an option: %s", (name, value, ask, expected) => {
    Object.assign(Object.prototype, { [name]: value });
    try {
      expect(ask()).toEqual(expected);
    } finally {
      Reflect.deleteProperty(Object.prototype, name);
    }
  });

  it("but the getters of a class are", () => {
    class Place {
      get host() {
        return "h";
      }
      path = "/p";
    }
    Object.assign(Object.prototype, { query: "evil" });
    try {
      expect(compose(new (class extends Place {})())).toBe("//h/p");
    } finally {
      Reflect.deleteProperty(Object.prototype, "query");
    }
  });
});

describe("an argument that is wrong is a TypeError that names it", () => {
  // never: what a caller without types might hand over
  const wrong = 1 as never;
  it.each<[what: string, call: () => unknown, message: string]>([
    ["strict", () => resolve("a", "http://a", { strict: wrong }), "strict must be true or false, not 1"],
    [
      "relativeBase",
      () => resolve("a", "b", { relativeBase: wrong }),
      "relativeBase must be true or false, not 1",
    ],
    ["a base", () => resolve("a", wrong), "the base must be a string, not number"],
    ["level", () => normalize("a", { level: wrong }), 'level must be "syntax" or "scheme", not 1'],
    [
      "rootlessDotSegments",
      () => normalize("a", { rootlessDotSegments: wrong }),
      'rootlessDotSegments must be "keep" or "remove", not 1',
    ],
    ["fragments", () => compare("a", "b", { fragments: wrong }), "fragments must be true or false, not 1"],
    [
      "fragments of rungOf",
      () => rungOf("a", "b", { fragments: wrong }),
      "fragments must be true or false, not 1",
    ],
    ["learned", () => compare("a", "b", { learned: wrong }), "learned must be what learnedLocations gives"],
    ["a text to decode", () => decode(wrong), "the text must be a string, not number"],
    ["a text of octets", () => decodeToOctets(wrong), "the text must be a string, not number"],
    ["a text to encode", () => encode(wrong, "query"), "the data must be a string, not number"],
    ["charset", () => decode("a", { charset: wrong }), "charset must be a string, not number"],
    ["a text with a range", () => isNormalWithin(wrong, 0, 0), "the text must be a string, not number"],
    ["an address", () => formatIPv4(-1), "an IPv4 address has 32 bits"],
  ])("%s", (_what, call, message) => {
    expect(call).toThrow(new TypeError(message));
  });
});
