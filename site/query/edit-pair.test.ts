/** Pairs edited in place. */

import { describe, expect, it } from "vitest";
import { type EditedPair, exchanged, pairsOf, type QueryForm, withoutPair, withPair } from "./edit-pair.ts";

const PLAIN: QueryForm = { delimiter: "&", isForm: false };
const FORM: QueryForm = { delimiter: "&", isForm: true };
const TEXT = "http://h/p?a=1&b=caf%c3%a9+x&&c#f?g";
const pairs = (text: string, form: QueryForm): EditedPair[] => pairsOf(text, form) ?? [];

describe("pairsOf", () => {
  it("RFC 3986 §3.4: gives the pairs decoded, with their places", () => {
    expect(pairs(TEXT, PLAIN).map(({ key, value, from, to }) => [key, value, TEXT.slice(from, to)])).toEqual([
      ["a", "1", "a=1"],
      ["b", "café+x", "b=caf%c3%a9+x"],
      ["", undefined, ""],
      ["c", undefined, "c"],
    ]);
    expect(pairs(TEXT, FORM)[1]?.value).toBe("café x");
    expect(pairsOf("a b?c", PLAIN)).toBeUndefined();
    expect(pairsOf("/a#?b=c", PLAIN)).toEqual([]);
  });
});

describe("an edit", () => {
  it("RFC 3986 §2.4: writes the pair as data, and leaves all others as they are written", () => {
    const [, b] = pairs(TEXT, PLAIN);
    if (b === undefined) throw new Error("no pair");
    expect(withPair(TEXT, b, ["b&", "1 + 1"], PLAIN)).toBe("http://h/p?a=1&b%26=1%20%2B%201&&c#f?g");
    expect(withPair(TEXT, b, ["b", "1 + 1"], FORM)).toBe("http://h/p?a=1&b=1+%2B+1&&c#f?g");
  });

  it("drops a pair with its delimiter, and the last one with the ?", () => {
    expect(withoutPair(TEXT, pairs(TEXT, PLAIN), 1)).toBe("http://h/p?a=1&&c#f?g");
    expect(withoutPair(TEXT, pairs(TEXT, PLAIN), 3)).toBe("http://h/p?a=1&b=caf%c3%a9+x&#f?g");
    expect(withoutPair("/p?a", pairs("/p?a", PLAIN), 0)).toBe("/p");
  });

  it("exchanges two neighbours", () => {
    expect(exchanged(TEXT, pairs(TEXT, PLAIN), 0)).toBe("http://h/p?b=caf%c3%a9+x&a=1&&c#f?g");
    expect(exchanged("?a", pairs("?a", PLAIN), 0)).toBe("?a");
  });
});
