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
import type { SaidFinding } from "../words/findings.ts";
import type { Words } from "../words/words.ts";
import { BY_SCHEME } from "./by-scheme.ts";
import { fragmentMeaningOf, type GuessedMeaning } from "./fragment-meaning.ts";
import { masked } from "./masking.ts";
import { COMPONENTS, type ReferenceJson, referenceJson } from "./reference-json.ts";
import { type Reserved, reservedIn } from "./reserved.ts";
import { maskedReadingOf, type SchemeReading, saidReading, schemeReadingOf } from "./scheme-reading.ts";
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

/** The facts about a reference, besides its findings. */
export interface ReferenceFacts {
  /** What `parse` gives. */
  readonly json: ReferenceJson;
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
  readonly fragmentMeaning: GuessedMeaning | undefined;
  readonly reserved: readonly Reserved[];
  readonly normal: { readonly syntax: string; readonly scheme: string };
  /** Whether the reference is canonical, and if not, why. */
  readonly canonicity: Canonicity;
  readonly steps: readonly NormalizationStep[];
}

export interface Facts extends ReferenceFacts {
  /** The dangerous, misleading or careless things about it. */
  readonly findings: readonly Finding[];
}

/** The facts with their findings in the words of a language. */
export interface SpokenFacts extends ReferenceFacts {
  readonly findings: readonly SaidFinding[];
}

/** Says what is dangerous, misleading or careless about a text. */
export type Audit = (text: string) => readonly Finding[];

/** The delimiter between the pairs of a query (RFC 1866 §8.2.1). */
type QueryDelimiter = "&" | ";";

/** Facts that are not in the text, and that the caller may know. */
export interface FactsOptions {
  /** The delimiter between the pairs of the query: `&` unless it is given. */
  readonly queryDelimiter?: QueryDelimiter;
  /** The path of the program. */
  readonly script?: string;
  readonly audit: Audit;
}

export function factsOf(reference: UriReference, options: FactsOptions): Facts {
  const { query, fragment } = reference;
  const { queryDelimiter: delimiter = "&" } = options;
  return {
    json: referenceJson(reference),
    absoluteUri: reference.isAbsoluteUri,
    schemeReading: schemeReadingOf(reference),
    ranges: rangesOf(reference),
    user: reference.user,
    address: addressOf(reference),
    segments: reference.segments.map((raw) => ({ raw, decoded: readable(raw) })),
    webPath: webPathOf(reference, options.script),
    pairs: query === undefined ? undefined : pairsOf(query, delimiter),
    fragment: fragment === undefined ? undefined : readable(fragment),
    fragmentMeaning: fragmentMeaningOf(reference),
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

/** The facts as JSON: its `result` is first what `parse` gives, then the rest by the names of the contract. */
export function factsJson(facts: SpokenFacts, words: Words): object {
  const { json, fragment, schemeReading, findings, ...rest } = facts;
  const reserved = facts.reserved.map((one) => ({ ...one, meaning: words.say(one.meaning) }));
  const canonicity = canonicityJson(facts.canonicity, words);
  const { reference, valid, ...components } = json;
  const result = {
    ...components,
    ...rest,
    reserved,
    canonicity,
    meaning: schemeReading && saidReading(schemeReading, words),
    fragmentDecoded: fragment,
    findings,
  };
  return { reference, valid, result };
}

function canonicityJson({ canonical, because }: Canonicity, words: Words): object {
  const said = because.map((one) => ({ rule: one.rule, section: one.section, reason: words.reason(one) }));
  return { canonical, because: said };
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
