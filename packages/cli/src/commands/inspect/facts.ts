/** All that urikit knows about one reference, as data: what `uri inspect` shows, and what it gives as JSON. */

import type { Finding } from "@urikit/audit";
import {
  type Canonicity,
  type Component,
  type ComponentRange,
  canonicity,
  decode,
  formatIPv4,
  formatIPv6,
  type NormalizationStep,
  normalizationSteps,
  normalize,
  parseIPv4,
  parseIPv6,
  queryPairs,
  type UriReference,
} from "urikit";
import { masked } from "../../display/masking.ts";
import { COMPONENTS, type ReferenceJson, referenceJson } from "../../display/reference-json.ts";
import type { QueryDelimiter } from "../../option-values.ts";
import type { Audit } from "../audit/audit-for.ts";
import { BY_SCHEME } from "../by-scheme.ts";
import { type Reserved, reservedIn } from "./reserved.ts";
import { maskedReadingOf, type SchemeReading, schemeReadingOf } from "./scheme-reading.ts";
import { type WebPath, webPathOf } from "./web-path.ts";

/** A part of the text as it is written and as it reads. */
export interface Decoded {
  readonly raw: string;
  /** With its percent-encoded octets decoded, except those that are not UTF-8. */
  readonly decoded: string;
}

/** An address that is the host: its numbers, and its canonical text (RFC 5952 for IPv6). */
export interface Address {
  /** Four octets, or eight pieces of 16 bits. */
  readonly numbers: readonly number[];
  readonly canonical: string;
}

/** A pair of a query, by convention; `value` is absent if there is no `=`. */
export interface Pair {
  readonly key: string;
  readonly value?: string | undefined;
}

export interface Facts {
  readonly reference: ReferenceJson;
  readonly absoluteUri: boolean;
  readonly schemeReading: SchemeReading | undefined;
  readonly ranges: Readonly<Partial<Record<Component, ComponentRange>>>;
  readonly user: string | undefined;
  readonly address: Address | undefined;
  readonly segments: readonly Decoded[];
  readonly webPath: WebPath | undefined;
  readonly pairs: readonly Pair[] | undefined;
  /** The fragment, decoded. */
  readonly fragment: string | undefined;
  readonly reserved: readonly Reserved[];
  readonly normal: { readonly syntax: string; readonly scheme: string };
  /** Whether the reference is canonical, and if not, why. */
  readonly canonicity: Canonicity;
  readonly steps: readonly NormalizationStep[];
  /** What is dangerous, misleading or careless about it. */
  readonly findings: readonly Finding[];
}

/** What the text does not say, and whoever asks may know. */
export interface FactsOptions {
  /** What stands between the pairs of the query: `&` unless it is given. */
  readonly queryDelimiter?: QueryDelimiter;
  /** The path of the program. */
  readonly script?: string;
  /** What is dangerous, misleading or careless about a text. */
  readonly audit: Audit;
}

export function factsOf(reference: UriReference, options: FactsOptions): Facts {
  const { query, fragment } = reference;
  const { queryDelimiter: delimiter = "&" } = options;
  return {
    reference: referenceJson(reference),
    absoluteUri: reference.isAbsoluteUri,
    schemeReading: schemeReadingOf(reference),
    ranges: rangesOf(reference),
    user: reference.user,
    address: addressOf(reference),
    segments: reference.segments.map((raw) => ({ raw, decoded: readable(raw) })),
    webPath: webPathOf(reference, options.script),
    pairs: query === undefined ? undefined : pairsOf(query, delimiter),
    fragment: fragment === undefined ? undefined : readable(fragment),
    reserved: reservedIn(reference, delimiter),
    normal: { syntax: normalize(reference), scheme: normalize(reference, BY_SCHEME) },
    canonicity: canonicity(reference, BY_SCHEME),
    steps: normalizationSteps(reference, BY_SCHEME),
    findings: options.audit(reference.text),
  };
}

/** The facts without the password: those of the reference with `***` in its place; only the audit reads it. */
export function maskedFactsOf(reference: UriReference, options: FactsOptions): Facts {
  return {
    ...factsOf(masked(reference), options),
    schemeReading: maskedReadingOf(reference),
    findings: options.audit(reference.text),
  };
}

/** The facts as JSON: first what `parse` gives, then the rest by the names of the contract. */
export function factsJson(facts: Facts): object {
  const { reference, fragment, schemeReading, findings, ...rest } = facts;
  return { ...reference, ...rest, meaning: schemeReading, fragmentDecoded: fragment, findings };
}

function pairsOf(query: string, delimiter: QueryDelimiter): Pair[] {
  return queryPairs(query, { delimiter }).map(({ key, value }) => ({ key, value }));
}

function readable(text: string): string {
  return decode(text, { invalid: "keep" });
}

function rangesOf(reference: UriReference): Facts["ranges"] {
  const ranges: Partial<Record<Component, ComponentRange>> = {};
  for (const component of COMPONENTS) {
    const range = reference.range(component);
    if (range) ranges[component] = { from: range.from, to: range.to };
  }
  return ranges;
}

function addressOf({ host = "", hostKind }: UriReference): Address | undefined {
  if (hostKind === "ipv4") {
    const number = parseIPv4(host);
    return number === undefined
      ? undefined
      : { numbers: [24, 16, 8, 0].map((bit) => (number >>> bit) & 0xff), canonical: formatIPv4(number) };
  }
  if (hostKind !== "ipv6") return undefined;
  const pieces = parseIPv6(host.slice(1, -1));
  return pieces && { numbers: [...pieces], canonical: `[${formatIPv6(pieces)}]` };
}
