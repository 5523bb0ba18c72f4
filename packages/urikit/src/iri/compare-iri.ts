/**
 * RFC 3987 §5.3: the ladder of comparison. Its first rung compares the texts (§5.3.1); from there on the IRIs are compared
 * as URIs, as §5.1 and §5.3.2.3 have it: "by converting both IRIs to URIs".
 */

import { type Comparison, type ComparisonStep, compare } from "../compare.ts";
import type { NormalizationStep } from "../normalization-steps.ts";
import { COMPARE_IRI_OPTIONS, type CompareIriOptions, comparableIri, withAsciiHost } from "./equal-iri.ts";
import { requireIriOptions } from "./normalize-iri.ts";
import { type IriLike, textOfIri } from "./reference.ts";
import { toUri } from "./to-uri.ts";

/**
 * Climbs the ladder of §5.3 with two IRI references until they meet: as they are, by syntax, by scheme, by what was
 * learned of their protocol. With `toAscii`, hosts beyond ASCII are the same as their A-labels on the rung of schemes.
 *
 * @throws {UriSyntaxError} If one of them is not an IRI reference, or the base is not an IRI.
 * @throws {TypeError} If an option has a value that does not exist.
 *
 * @example
 * ```ts
 * import { compareIri } from "urikit/iri";
 *
 * compareIri("http://example.org/rosé", "http://example.org/ros%C3%A9").rung; // => "syntax"
 * compareIri("http://é.example", "http://é.example:80/").rung; // => "scheme"
 * ```
 */
export function compareIri(a: IriLike, b: IriLike, options: CompareIriOptions = {}): Comparison {
  options = requireIriOptions(options, COMPARE_IRI_OPTIONS);
  const { base: _, fragments: __, nfc: ___, toAscii, ...others } = options;
  const one = comparableIri(a, options);
  const other = comparableIri(b, options);
  const asUris = compare(toUri(one), toUri(other), others);
  const isBetterByName = !asUris.equivalent && toAscii !== undefined;
  const uriOf = (iri: string) => (isBetterByName ? withAsciiHost(iri, options) : toUri(iri));
  const met = isBetterByName ? compare(uriOf(one), uriOf(other), others) : asUris;
  if (one === other)
    return { ...met, rung: "identical", steps: [...before("a", a, one), ...before("b", b, other)] };
  const steps = (of: "a" | "b", given: IriLike, iri: string): readonly ComparisonStep[] => [
    ...before(of, given, iri),
    ...step(of, { rule: "iri-to-uri", section: "RFC 3987 §3.1", before: iri, after: uriOf(iri) }),
    ...met.steps.filter((taken) => taken.of === of),
  ];
  return {
    ...met,
    rung: rungOf(met, isBetterByName),
    steps: [...steps("a", a, one), ...steps("b", b, other)],
  };
}

/** URIs that are the same are IRIs that meet by syntax; names that are the same by IDNA, by scheme (§5.3.3). */
function rungOf({ rung }: Comparison, isByName: boolean): Comparison["rung"] {
  if (rung === undefined || rung === "protocol") return rung;
  if (isByName) return "scheme";
  return rung === "identical" ? "syntax" : rung;
}

/** The steps before the comparison: resolution, a fragment left out, Normalization Form C. */
function before(of: "a" | "b", given: IriLike, comparable: string): readonly ComparisonStep[] {
  const text = textOfIri(given);
  return step(of, { rule: "preparation", section: "RFC 3987 §5.2", before: text, after: comparable });
}

function step(of: "a" | "b", taken: NormalizationStep): readonly ComparisonStep[] {
  return taken.before === taken.after ? [] : [{ of, ...taken }];
}
