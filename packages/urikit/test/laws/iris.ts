// RFC 3987: IRIs are read, mapped, resolved and normalized as their URIs are.
import { anyText, derivedIri, hardReference } from "@urikit/abnf/texts";
import fc from "fast-check";
import { expect } from "vitest";
import { toAscii, toUnicode } from "../../src/idna/index.ts";
import { isUriReference, normalize, parse, resolve, UriSyntaxError } from "../../src/index.ts";
import {
  bidiProblems,
  compareIri,
  equalIri,
  isIriReference,
  normalizeIri,
  parseIri,
  prepareIriBase,
  resolveIri,
  toIri,
  toUri,
  tryParseIri,
} from "../../src/iri/index.ts";
import { isSimpleIri, isSimpleIriReference } from "../../src/iri/plain.ts";
import { scanIri } from "../../src/iri/scan.ts";
import { offsetsOfSimple } from "../../src/syntax/simple.ts";
import { type Law, law } from "./law.ts";
import { expectPrintable, reference } from "./values.ts";

const iriReference = fc.oneof(
  derivedIri("IRI-reference"),
  derivedIri("IRI-reference"),
  hardReference.filter(isUriReference),
  fc
    .tuple(hardReference, derivedIri("iquery"))
    .map(([text, query]) => `${text.split("#")[0]}?${query}`)
    .filter(isIriReference),
);
const iri = derivedIri("IRI");

/** The changes that §3.2 allows: the case of triplets, and those of unreserved characters. */
const aligned = (uri: string) =>
  uri
    .replace(/%..|[^%]+/g, (run) =>
      /^%(?:[46][1-9A-F]|[57][0-9A]|3[0-9]|2[DE]|5F|7E)$/i.test(run) ? decodeURIComponent(run) : run,
    )
    .replace(/%../g, (triplet) => triplet.toUpperCase());

export const iris: readonly Law[] = [
  law(
    "RFC 3987 §2.2: what a simple IRI reference is, the scanner reads in the same way",
    [iriReference],
    (text) => {
      if (!isSimpleIriReference(text)) return;
      expect({ ...scanIri(text), deviations: undefined }).toEqual(offsetsOfSimple(text));
      expect(isSimpleIri(text)).toBe((scanIri(text)?.schemeEnd ?? -1) >= 0);
    },
  ),
  law(
    "RFC 3987 §3.1: an IRI maps to a URI, component by component; a URI to itself",
    [iriReference],
    (text) => {
      const uri = toUri(text);
      const { components } = parse(uri);
      expect(toUri(uri)).toBe(uri);
      if (isUriReference(text)) expect(uri).toBe(text);
      for (const [name, component] of Object.entries(parseIri(text).components)) {
        // A component that stands alone is a query at most: private characters are admitted there.
        const mapped =
          component === undefined
            ? undefined
            : toUri(`?${component.replace(/[#[\]]/g, encodeURIComponent)}`).slice(1);
        expect(components[name as keyof typeof components]?.replace(/[#[\]]/g, encodeURIComponent)).toBe(
          mapped,
        );
      }
    },
  ),
  law("RFC 3987 §3.2: the IRI of a URI maps back to it, but for what §3.2 excepts", [reference], (uri) => {
    const found = toIri(uri);
    expect(isIriReference(found)).toBe(true);
    expect(toIri(found)).toBe(found);
    expect(aligned(toUri(found))).toBe(aligned(uri));
    expect(bidiProblems(found).filter(({ code }) => code === "bidi-formatting-character")).toEqual([]);
    expect(parseIri(toIri(uri, { toUnicode })).path).toBe(parseIri(found).path);
  }),
  law(
    "RFC 3987 §6.5: to resolve and to map to a URI may change places",
    [iriReference, iri],
    (text, base) => {
      const target = resolveIri(text, base);
      expect(toUri(target)).toBe(resolve(toUri(text), toUri(base)));
      expect(prepareIriBase(base).resolve(text)).toBe(target);
      expect(toUri(resolveIri(text, base, { strict: false }))).toBe(
        resolve(toUri(text), toUri(base), { strict: false }),
      );
    },
  ),
  law(
    "RFC 3987 §5.3.2: two IRIs have one normal form exactly where their URIs have one",
    [iriReference],
    (text) => {
      const normal = normalizeIri(text);
      expect(normalizeIri(normal)).toBe(normal);
      expect(normalize(toUri(normal))).toBe(normalize(toUri(text)));
      expect(normalizeIri(toUri(text))).toBe(normal);
      expect(equalIri(text, normal)).toBe(true);
      expect(compareIri(text, normal).rung).toBe(text === normal ? "identical" : "syntax");
    },
  ),
  law(
    "RFC 3987 §5.3.2.2: Normalization Form C changes no structure, and a second time nothing",
    [iriReference],
    (text) => {
      const normal = normalizeIri(text, { nfc: true });
      expect(normalizeIri(normal, { nfc: true })).toBe(normal);
      const { kind, segments, query, fragment, host } = parseIri(normal);
      const plain = parseIri(normalizeIri(text));
      expect({ kind, segments: segments.length }).toEqual({
        kind: plain.kind,
        segments: plain.segments.length,
      });
      expect([query, fragment, host].map((part) => part === undefined)).toEqual(
        [plain.query, plain.fragment, plain.host].map((part) => part === undefined),
      );
    },
  ),
  law("RFC 3987 §3.1: a host by ToASCII changes the host alone", [iriReference], (text) => {
    const plain = parse(toUri(text));
    try {
      const { host, ...others } = parse(toUri(text, { toAscii })).components;
      const { host: _, authority, ...expected } = plain.components;
      expect({ ...others, authority: undefined }).toEqual({ ...expected, authority: undefined });
    } catch (error) {
      expect(error).toMatchObject({ code: "invalid-domain-name" });
    }
  }),
  law(
    "RFC 3987: nothing but a UriSyntaxError is thrown for any text, at a place in it, fit to be shown",
    [anyText],
    (text) => {
      const result = tryParseIri(text);
      expect(result.valid).toBe(isIriReference(text));
      if (result.valid) {
        bidiProblems(text);
        return;
      }
      expect(result.error).toBeInstanceOf(UriSyntaxError);
      expect(result.error.index).toBeGreaterThanOrEqual(0);
      expect(result.error.index).toBeLessThanOrEqual(text.length);
      expectPrintable(result.error.message);
    },
  ),
  law("RFC 3987 §4: a problem lies in a part, the part in its component", [iriReference], (text) => {
    const read = parseIri(text);
    for (const { component, from, to, index } of bidiProblems(text)) {
      const range = read.range(component);
      expect([range?.from ?? Number.NaN, from, index, index + 1, to, range?.to ?? Number.NaN]).toEqual(
        [range?.from ?? Number.NaN, from, index, index + 1, to, range?.to ?? Number.NaN].sort(
          (a, b) => a - b,
        ),
      );
    }
  }),
];
