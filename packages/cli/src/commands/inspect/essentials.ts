/**
 * What `uri inspect` says below the warnings: what the picture does not show. What has nothing to add to it is left out,
 * and nothing is said three times; `details.ts` has the rest.
 */

import { parse, printable, type UriReference } from "urikit";
import { inColumns } from "../../display/columns.ts";
import { maskedText } from "../../display/masking.ts";
import type { Facts, Pair } from "./facts.ts";
import {
  insideLines,
  isWebReading,
  memberLines,
  nameOfScheme,
  specificationWords,
} from "./scheme-reading.ts";
import { webPathLines } from "./web-path.ts";

/** One entry: a label, and lines below each other. */
export type Entry = readonly [label: string, ...lines: string[]];

export function essentials(reference: UriReference, facts: Facts): Entry[] {
  const members = memberLines(facts.schemeReading, {
    hides: (name, value) => isShown(name, value, reference),
  });
  // A scheme that gives path and query a meaning of its own has said what they read.
  const isSaid = members.length > 0 && !isWebReading(facts.schemeReading);
  const query = isSaid ? [] : pairLines(facts.pairs, reference.query);
  return [
    ["scheme", ...schemeLines(reference, facts), ...(isWebReading(facts.schemeReading) ? [] : members)],
    ["inside", ...insideLines(facts.schemeReading ?? {})],
    ["host", ...hostLines(reference, facts)],
    ["path", ...(isSaid ? [] : pathLines(facts)), ...givenWebPath(facts)],
    ["query", ...query],
    ["fragment", ...fragmentLines(reference, facts)],
    ["normal", ...normalLines(reference, facts, isSaid || query.length > 0)],
  ];
}

/** Whether the picture shows a member of the scheme's reading, or must not (§3.2.1). */
function isShown(name: string, value: unknown, { components, user }: UriReference): boolean {
  if (["port", "password", "userinfo"].includes(name)) return true;
  return value === user || Object.values(components).some((component) => component === value);
}

/** The name of the scheme, its document, and the port that the reference does not name. */
function schemeLines({ port }: UriReference, { schemeReading }: Facts): string[] {
  if (schemeReading === undefined) return [];
  const { specification, reading = {} } = schemeReading;
  const { port: implied } = reading as { readonly port?: unknown };
  const byDefault = port === undefined && implied !== undefined ? `; port ${implied}` : "";
  const source = specification === undefined ? "" : `, ${specificationWords(schemeReading)}`;
  return [`${nameOfScheme(schemeReading)}${source}${byDefault}`];
}

/** An IPv6 address that is not in its canonical text (RFC 5952). */
function hostLines({ host }: UriReference, { address }: Facts): string[] {
  return address === undefined || address.canonical === host ? [] : [`${address.canonical} (RFC 5952)`];
}

/** The segments, if any of them reads otherwise than it is written. */
function pathLines({ segments }: Facts): string[] {
  if (segments.every(({ raw, decoded }) => raw === decoded)) return [];
  return [segments.map(({ raw, decoded }) => asItReads(raw, decoded)).join("  ›  ")];
}

/** What follows the program that `--script` names. */
function givenWebPath({ webPath }: Facts): string[] {
  return webPath?.guessed ? [] : webPathLines(webPath);
}

/** A text, and what it reads if that is something else. */
export function asItReads(raw: string, decoded: string): string {
  if (raw === "") return '""';
  return raw === decoded ? raw : `${raw} = ${quoted(decoded)}`;
}

/** A decoded value, printable and in quotes. */
export function quoted(text: string): string {
  return `"${printable(text)}"`;
}

/** The pairs of a query, the values below each other; none if the query is one key as it is written. */
export function pairLines(pairs: readonly Pair[] | undefined, query: string | undefined): string[] {
  if (pairs === undefined || isBareKey(pairs, query)) return [];
  return inColumns(
    pairs.map(({ key, value }) => [
      /^[\w.~-]+$/.test(key) ? key : quoted(key),
      value === undefined ? "(no value)" : quoted(value),
    ]),
  );
}

function isBareKey([first, ...others]: readonly Pair[], query: string | undefined): boolean {
  return query === "" || (first?.key === query && first?.value === undefined && others.length === 0);
}

function fragmentLines({ fragment }: UriReference, { fragment: decoded }: Facts): string[] {
  return fragment === undefined || decoded === undefined || fragment === decoded ? [] : [quoted(decoded)];
}

/** The normal form by the scheme, and the rules that lead there. */
function normalLines(
  reference: UriReference,
  { normal, canonicity, steps }: Facts,
  isQueryShown: boolean,
): string[] {
  if (canonicity.canonical) return ["as it is"];
  if (normal.scheme === reference.text)
    return [`as it is, but ${canonicity.because.map(({ reason }) => reason).join(", ")}`];
  const form = normal.scheme === "" ? '""' : withoutRepetition(normal.scheme, reference, isQueryShown);
  return [form, steps.map(({ rule }) => rule).join(" · ")];
}

/** The normal form with "…" for a query that is not changed, and that is shown twice already. */
function withoutRepetition(form: string, { query }: UriReference, isQueryShown: boolean): string {
  const normal = parse(maskedText(form));
  if (!isQueryShown || query !== normal.query) return normal.text;
  const { text, pathTo, queryTo } = normal;
  return query === undefined ? text : `${text.slice(0, pathTo + 1)}…${text.slice(queryTo)}`;
}
