// §6: normal forms, the steps that lead to them, and what compare makes of them.

import { hardReference } from "@urikit/abnf/texts";
import fc from "fast-check";
import { expect } from "vitest";
import { rungOf } from "../../src/compare.ts";
import { compare, isUriReference, normalizationSteps, normalize, tryParse } from "../../src/index.ts";
import { type Law, law } from "./law.ts";
import { reference } from "./values.ts";

const level = fc.constantFrom("syntax", "scheme");
export const normalization: readonly Law[] = [
  law("§6: normalize is idempotent", [reference, level], (text, at) => {
    const normal = normalize(text, { level: at });
    expect(normalize(normal, { level: at })).toBe(normal);
    expect(normalizationSteps(normal, { level: at })).toEqual([]);
  }),
  law("§6: the steps lead from the text to its normal form", [reference, level], (text, at) => {
    const steps = normalizationSteps(text, { level: at });
    expect([text, ...steps.map(({ after }) => after)]).toEqual([
      ...steps.map(({ before }) => before),
      normalize(text, { level: at }),
    ]);
    for (const { before, after } of steps)
      expect([after, tryParse(after).valid]).toEqual([expect.not.stringMatching(exactly(before)), true]);
  }),
  law(
    "§6: a reference and its normal form are equivalent, on the rung of its level",
    [reference, level],
    (text, at) => {
      const normal = normalize(text, { level: at });
      const { equivalent, rung } = compare(text, normal);
      expect(equivalent).toBe(true);
      if (text === normal) expect(rung).toBe("identical");
      else expect(at === "syntax" ? ["syntax"] : ["syntax", "scheme"]).toContain(rung);
    },
  ),
  law(
    "§6: the rung is the first on which the two have one normal form",
    [hardReference.filter(isUriReference), hardReference.filter(isUriReference)],
    (a, b) => {
      const meet = (at: "syntax" | "scheme") => normalize(a, { level: at }) === normalize(b, { level: at });
      const rung = a === b ? "identical" : meet("syntax") ? "syntax" : meet("scheme") ? "scheme" : undefined;
      expect(compare(a, b)).toMatchObject({ equivalent: rung !== undefined, rung });
      expect(compare(b, a)).toMatchObject({ equivalent: rung !== undefined, rung });
      expect(rungOf(a, b)).toBe(rung);
    },
  ),
  law(
    "§6: normalizing either side never changes what compare calls equivalent",
    [reference, reference],
    (a, b) => {
      const { equivalent } = compare(a, b);
      expect(compare(normalize(a), b).equivalent).toBe(equivalent);
      expect(compare(a, normalize(b, { level: "scheme" })).equivalent).toBe(equivalent);
    },
  ),
];

function exactly(text: string): RegExp {
  return new RegExp(`^${text.replace(/[^A-Za-z0-9]/g, "\\$&")}$`);
}
