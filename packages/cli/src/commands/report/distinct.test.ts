import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Distinct } from "./distinct.ts";

describe("distinct on each rung", () => {
  it("counts what three sets would", () => {
    const texts = fc.array(fc.constantFrom("a", "A", "b", "B", "c", "ab", "AB", "aB"));
    fc.assert(
      fc.property(texts, (texts) => {
        const distinct = new Distinct();
        const syntax = (text: string) => text.toLowerCase();
        const scheme = (text: string) => syntax(text).slice(0, 1);
        for (const text of texts) distinct.add(text, () => ({ syntax: syntax(text), scheme: scheme(text) }));
        expect(distinct.counts).toEqual({
          identical: new Set(texts).size,
          syntax: new Set(texts.map(syntax)).size,
          scheme: new Set(texts.map(scheme)).size,
        });
      }),
    );
  });
});
