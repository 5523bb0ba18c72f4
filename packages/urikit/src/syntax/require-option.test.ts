import { describe, expect, it } from "vitest";
import { establishBase, findInText } from "../context/index.ts";
import { toAscii, toUnicode } from "../idna/index.ts";
import {
  compare,
  decode,
  equal,
  normalizationSteps,
  normalize,
  prepareBase,
  queryPairs,
  uriWith,
} from "../index.ts";

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
