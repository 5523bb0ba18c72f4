/**
 * The laws of the comparison for any text, and for links from the wild: side-by-side.test.ts tries some of them,
 * side-by-side.prove.ts many.
 */
import { readFileSync } from "node:fs";
import { anyText } from "@urikit/abnf/texts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Difference, disagreements, sideBySide } from "../src/index.ts";

const BASE = "http://a/b/c/d;p?q";

/** The differences of readers, in words or as statements. */
interface Differing {
  readonly differences: readonly Omit<Difference, "why" | "reason">[];
}

/** The dangerous differences, such as `rfc3986 → whatwg: host`. */
export function dangers({ differences }: Differing): string[] {
  return differences.filter(({ dangerous }) => dangerous).map(named);
}

/** The differences that ask for caution, such as `rfc3986 → whatwg: target`. */
export function cautions({ differences }: Differing): string[] {
  return differences.filter(({ caution }) => caution).map(named);
}

function named({ between, what }: Differing["differences"][number]): string {
  return `${between.join(" → ")}: ${what}`;
}

/** How much is tried. */
export interface Extent {
  /** 5 for one link in five. */
  readonly everyNthLink: number;
  /** How many random texts. */
  readonly texts: number;
}

/** Declares the tests. */
export function comparisonLaws({ everyNthLink, texts }: Extent): void {
  const file = new URL("../../../bench/links/links-kasztp.txt", import.meta.url);
  const links = readFileSync(file, "utf8")
    .split(/\r?\n/)
    .filter((_link, line) => line % everyNthLink === 0);

  test(`${links.length} links from the wild are not dangerous, and a browser reads \`\\\` as \`/\``, () => {
    for (const link of links) {
      const expected = /^[^?#]*\\/.test(link) ? ["whatwg → appendix-b: target"] : [];
      for (const comparison of [sideBySide(link), sideBySide(link, BASE)]) {
        expect(dangers(comparison), link).toEqual([]);
        expect(
          cautions(comparison).filter((one) => one.endsWith(": target")),
          link,
        ).toEqual(expected);
      }
    }
  });

  test(`nothing is thrown for ${texts} random texts`, () => {
    fc.assert(
      fc.property(anyText, fc.option(anyText, { nil: undefined }), (reference, against) => {
        sideBySide(reference, against);
        disagreements(reference, against);
      }),
      { seed: 4, numRuns: texts },
    );
  });
}
