// The laws between urikit and the oracle: of every value both say the same. A law is asked of values that it accepts and of
// others; each answer is whether the value was accepted.
import { Chance } from "@urikit/abnf/chance";
import { mutate } from "@urikit/abnf/mutation";
import { telling } from "@urikit/abnf/rfc3986";
import { telling as tellingOfIris } from "@urikit/abnf/rfc3987";
import { anyText, derived, derivedIri, dottedPath, hardReference } from "@urikit/abnf/texts";
import fc, { type Arbitrary } from "fast-check";
import { expect } from "vitest";
import * as urikit from "../../src/index.ts";
import * as iris from "../../src/iri/index.ts";
import { divided, hostKind, type OracleComponents, obeys } from "./components.ts";
import { composed } from "./composition.ts";
import { IRIS, type OracleGrammar, URIS } from "./grammar.ts";
import { iriOf, uriOf } from "./iri.ts";
import { derives } from "./matching.ts";
import { normalForm } from "./normal-form.ts";
import { isSameDocument, targetText } from "./resolution.ts";

/** A law between the two. */
export interface OracleLaw {
  readonly name: string;
  readonly values: Arbitrary<readonly string[]>;
  /** Throws where the two differ; whether the values were such as the law is about. */
  readonly accepts: (...values: readonly string[]) => boolean;
}

/** A text with up to two faults. */
const faulty = (texts: Arbitrary<string>, alphabet: readonly string[]): Arbitrary<string> =>
  fc.tuple(texts, fc.nat(), fc.nat(2)).map(([text, seed, faults]) => {
    const chance = new Chance(seed);
    let result = text;
    for (let count = 0; count < faults; count++) result = mutate(result, alphabet, chance);
    return result;
  });

const uriText = fc.oneof(faulty(derived("URI-reference"), telling), hardReference, dottedPath, anyText);
const iriText = fc.oneof(faulty(derivedIri("IRI-reference"), tellingOfIris), hardReference, anyText);
const baseText = fc.oneof(
  derived("URI"),
  hardReference.map((text) => (text.startsWith("s:") ? text : `s:${text}`)),
);
const baseIri = fc.oneof(derivedIri("IRI"), baseText);

/** For a component that is not there. */
const ABSENT = "absent";

const component = (rule: string) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(ABSENT) }, { weight: 4, arbitrary: derived(rule) }, shortText);
const shortText = fc.oneof(
  fc.constantFrom("", "a", "1", "//", "/", "a:b", "[::1]", "%41", "."),
  fc.string({ unit: fc.constantFrom(...telling), maxLength: 4 }),
);
const givenComponents = fc.tuple(
  component("scheme"),
  component("userinfo"),
  component("host"),
  component("port"),
  fc.oneof(derived("path"), dottedPath, shortText),
  component("query"),
  component("fragment"),
);

/** A text, and one that may be equivalent to it. */
const pairs = fc
  .tuple(uriText, hardReference, fc.nat(3))
  .map(([text, other, which]) => [text, variants.map((make) => make(text))[which] ?? other] as const);
const variants: readonly ((text: string) => string)[] = [
  (text) => text.toUpperCase(),
  (text) => (isValid(text) ? normalForm(text) : text),
  (text) => text.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
];

/** URIs with triplets of characters of every length in UTF-8, and of octets that are not UTF-8. */
const encodedText = fc
  .array(
    fc.oneof(
      derivedIri("iunreserved").map((character) => encodeURIComponent(character)),
      fc
        .constantFrom(..."\u{200e}\u{2065}\u{feff}\u{340}\u{fffd}\u{e0001}\u{1d173}\ue000")
        .map(encodeURIComponent),
      fc.integer({ min: 0, max: 0xff }).map((octet) => `%${octet.toString(16).padStart(2, "0")}`),
      fc.constantFrom("a", "/", "%2f", "%c3", "%e2%82", "%f0%9f%98", "%ed%a0%80", "%c0%80", "%f4%90%80%80"),
    ),
    { maxLength: 8 },
  )
  .map((parts) => `/${parts.join("")}`);

const isValid = (text: string, rules: OracleGrammar = URIS) => derives(rules["URI-reference"], text);
const isUri = (text: string, rules: OracleGrammar = URIS) => derives(rules.URI, text);

/** The result of a call; undefined where it refuses its text. */
function unlessRefused(call: () => string): string | undefined {
  try {
    return call();
  } catch (error) {
    if (error instanceof urikit.UriSyntaxError) return undefined;
    throw error;
  }
}

/** A law of one text. */
const one = (text: Arbitrary<string>) => fc.tuple(text);

const RULES = ["URI-reference", "URI", "absolute-URI", "relative-ref"] as const;

const predicates = (text: string, rules: OracleGrammar) => RULES.map((rule) => derives(rules[rule], text));

function sameComponents(components: object, expected: OracleComponents): void {
  const { authority: _, ...others } = components as { authority?: string };
  expect(others).toEqual(expected);
}

export const ORACLE_LAWS: readonly OracleLaw[] = [
  {
    name: "Appendix A: the same texts are references, URIs, absolute URIs and relative references",
    values: one(uriText),
    accepts(text = "") {
      const { isUriReference, isUri, isAbsoluteUri, isRelativeReference, tryParse } = urikit;
      const answers = [isUriReference, isUri, isAbsoluteUri, isRelativeReference].map((is) => is(text));
      expect(answers).toEqual(predicates(text, URIS));
      expect(tryParse(text).valid).toBe(isValid(text));
      expect(obeys(divided(text), URIS)).toBe(isValid(text));
      return isValid(text);
    },
  },
  {
    name: "§3: the same components, and the same kind of host",
    values: one(uriText),
    accepts(text = "") {
      if (!isValid(text)) return false;
      const { components, hostKind: kind, kind: of } = urikit.parse(text);
      sameComponents(components, divided(text));
      expect(kind).toBe(hostKind(divided(text).host));
      expect(of).toBe(isUri(text) ? "uri" : "relative-reference");
      return true;
    },
  },
  {
    name: "§5.3: components compose to the same text, or to no text",
    values: givenComponents,
    accepts: (...given) => {
      const [scheme, userinfo, host, port, path = "", query, fragment] = given.map((text) =>
        text === ABSENT ? undefined : text,
      );
      const parts = { scheme, userinfo, host, port, path, query, fragment };
      const expected = composed(parts);
      expect(unlessRefused(() => urikit.compose(parts))).toBe(expected);
      return expected !== undefined;
    },
  },
  {
    name: "§5.2: the same target, strict and as before RFC 3986",
    values: fc.tuple(uriText, baseText),
    accepts(text = "", base = "") {
      if (!isValid(text) || !isUri(base)) {
        expect(unlessRefused(() => urikit.resolve(text, base))).toBe(undefined);
        return false;
      }
      for (const strict of [true, false]) {
        expect(urikit.resolve(text, base, { strict })).toBe(targetText(text, base, strict));
        expect(urikit.prepareBase(base).resolve(text, { strict })).toBe(targetText(text, base, strict));
      }
      return true;
    },
  },
  {
    name: "§5.2: a relative reference leads back to its target, by both; or no reference does",
    values: fc.tuple(uriText, baseText, fc.constantFrom("reference", "target")),
    accepts(text = "", base = "", as = "") {
      if (!isValid(text) || !isUri(base)) return false;
      const target = as === "reference" ? targetText(text, base) : text;
      if (!isUri(target)) return false;
      const found = unlessRefused(() => urikit.relativize(target, base));
      if (as === "reference") expect(found?.length).toBeLessThanOrEqual(text.length);
      if (found === undefined) {
        for (const reference of itsReferences(target)) expect(targetText(reference, base)).not.toBe(target);
        return false;
      }
      expect(isValid(found)).toBe(true);
      expect(targetText(found, base)).toBe(target);
      return true;
    },
  },
  {
    name: "§4.4: the same references are to the same document",
    values: fc.tuple(fc.oneof(uriText, fc.constantFrom("", "#", "#f", "?", ".")), baseText),
    accepts(text = "", base = "") {
      if (!isValid(text) || !isUri(base)) return false;
      const expected = isSameDocument(text, base);
      expect(urikit.isSameDocument(text, base)).toBe(expected);
      return expected;
    },
  },
  {
    name: "§6.2.2: the same normal form",
    values: one(uriText),
    accepts(text = "") {
      if (!isValid(text)) return false;
      const expected = normalForm(text);
      expect(urikit.normalize(text)).toBe(expected);
      expect(urikit.isNormal(text)).toBe(text === expected);
      return text !== expected;
    },
  },
  {
    name: "§6.2: the same pairs are equivalent by their text, and by syntax",
    values: pairs,
    accepts(a = "", b = "") {
      if (!isValid(a) || !isValid(b)) return false;
      const rung = a === b ? "identical" : normalForm(a) === normalForm(b) ? "syntax" : undefined;
      const found = urikit.compare(a, b).rung;
      expect(found === "scheme" ? undefined : found).toBe(rung);
      return rung !== undefined;
    },
  },
  {
    name: "RFC 3987 §2.2: the same texts are IRI references, IRIs, absolute IRIs and relative IRI references",
    values: one(iriText),
    accepts(text = "") {
      const { isIriReference, isIri, isAbsoluteIri, isRelativeIriReference } = iris;
      const answers = [isIriReference, isIri, isAbsoluteIri, isRelativeIriReference].map((is) => is(text));
      expect(answers).toEqual(predicates(text, IRIS));
      expect(obeys(divided(text), IRIS)).toBe(isValid(text, IRIS));
      if (isValid(text, IRIS)) sameComponents(iris.parseIri(text).components, divided(text));
      return isValid(text, IRIS) && !isValid(text);
    },
  },
  {
    name: "RFC 3987 §3.1: the same URI of an IRI, and it is a URI",
    values: one(iriText),
    accepts(text = "") {
      if (!isValid(text, IRIS)) return false;
      expect(iris.toUri(text)).toBe(uriOf(text));
      expect(isValid(uriOf(text))).toBe(true);
      return uriOf(text) !== text;
    },
  },
  {
    name: "RFC 3987 §3.2: the same IRI of a URI, and it is an IRI",
    values: one(fc.oneof(uriText, encodedText)),
    accepts(text = "") {
      if (!isValid(text)) return false;
      expect(iris.toIri(text)).toBe(iriOf(text));
      expect(isValid(iriOf(text), IRIS)).toBe(true);
      return iriOf(text) !== text;
    },
  },
  {
    name: "RFC 3987 §6.5: the same target of an IRI reference",
    values: fc.tuple(iriText, baseIri),
    accepts(text = "", base = "") {
      if (!isValid(text, IRIS) || !isUri(base, IRIS)) return false;
      expect(iris.resolveIri(text, base)).toBe(targetText(text, base));
      return true;
    },
  },
];

/** If any reference leads to a target, then one of these does. */
function itsReferences(target: string): readonly string[] {
  const { query, fragment } = divided(target);
  const [, afterPath = ""] = /^[^?#]*(.*)$/s.exec(target) ?? [];
  return [target, afterPath, query === undefined && fragment !== undefined ? `#${fragment}` : ""];
}
