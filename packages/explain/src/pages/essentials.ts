/**
 * The lines of `uri inspect` below the warnings: facts that the picture does not show. A line that adds nothing is left
 * out, and nothing is repeated; `details.ts` has the rest.
 */

import { parse, type UriReference } from "urikit";
import { statement } from "urikit/words";
import { inColumns } from "../layout/columns.ts";
import type { Pair, ReferenceFacts } from "../reference/facts.ts";
import { maskedText } from "../reference/masking.ts";
import { documentOf, isWebReading, schemeName } from "../reference/scheme-reading.ts";
import { webPathLines } from "../reference/web-path.ts";
import type { Words } from "../words/words.ts";
import { fragmentMeaningLines } from "./fragment-lines.ts";
import { quoted } from "./quoted.ts";
import { insideLines, memberLines } from "./scheme-lines.ts";

/** The subject of an entry. */
type Subject =
  | "kind"
  | "scheme"
  | "inside"
  | "host"
  | "segments"
  | "path"
  | "query"
  | "fragment"
  | "reserved"
  | "normal";

/** One entry: a label, and lines below each other. */
export type Entry = readonly [label: Subject, ...lines: string[]];

export function essentials(reference: UriReference, facts: ReferenceFacts, words: Words): Entry[] {
  const hides = (name: string, value: unknown) => isShown(name, value, reference);
  const members = memberLines(facts.schemeReading, { hides, words });
  // A scheme that gives path and query a meaning of its own has said what they read.
  const isSaid = members.length > 0 && !isWebReading(facts.schemeReading);
  const query = isSaid ? [] : pairLines(facts.pairs, reference.query, words);
  return [
    [
      "scheme",
      ...schemeLines(reference, facts, words),
      ...(isWebReading(facts.schemeReading) ? [] : members),
    ],
    ["inside", ...insideLines(facts.schemeReading ?? {}, words)],
    ["host", ...hostLines(reference, facts)],
    ["path", ...(isSaid ? [] : pathLines(facts)), ...givenWebPath(facts, words)],
    ["query", ...query],
    ["fragment", ...fragmentLines(reference, facts), ...fragmentMeaningLines(facts.fragmentMeaning, words)],
    ["normal", ...normalLines(reference, facts, { isQueryShown: isSaid || query.length > 0, words })],
  ];
}

/** Whether the picture shows a member of the scheme's reading, or must not (§3.2.1). */
function isShown(name: string, value: unknown, { components, user }: UriReference): boolean {
  if (["port", "password", "userinfo"].includes(name)) return true;
  return value === user || Object.values(components).some((component) => component === value);
}

/** The name of the scheme, its document, and the port that the reference does not name. */
function schemeLines(
  { scheme, port }: UriReference,
  { schemeReading }: ReferenceFacts,
  words: Words,
): string[] {
  if (schemeReading === undefined) return [];
  const { specification, reading = {} } = schemeReading;
  const { port: implied } = reading as { readonly port?: unknown };
  const name = schemeName({ scheme, ...schemeReading });
  const told =
    specification === undefined ? name : statement("name-and-document", name, documentOf(schemeReading));
  const isByDefault = port === undefined && implied !== undefined;
  return [words.say(isByDefault ? statement("by-default", told, String(implied)) : told)];
}

/** An IPv6 address that is not in its canonical text (RFC 5952). */
function hostLines({ host }: UriReference, { address }: ReferenceFacts): string[] {
  return address === undefined || address.canonical === host ? [] : [`${address.canonical} (RFC 5952)`];
}

/** The segments, if any of them is displayed differently from how it is written. */
function pathLines({ segments }: ReferenceFacts): string[] {
  if (segments.every(({ raw, decoded }) => raw === decoded)) return [];
  return [segments.map(({ raw, decoded }) => asItReads(raw, decoded)).join("  ›  ")];
}

/** The path after the program that `--script` names. */
function givenWebPath({ webPath }: ReferenceFacts, words: Words): string[] {
  return webPath?.guessed ? [] : webPathLines(webPath, words);
}

/** A text, and what it reads if that is something else. */
export function asItReads(raw: string, decoded: string): string {
  if (raw === "") return '""';
  return raw === decoded ? raw : `${raw} = ${quoted(decoded)}`;
}

/** The pairs of a query, the values below each other; none if the query is one key as it is written. */
export function pairLines(
  pairs: readonly Pair[] | undefined,
  query: string | undefined,
  words: Words,
): string[] {
  if (pairs === undefined || isBareKey(pairs, query)) return [];
  return inColumns(
    pairs.map(({ key, value }) => [
      /^[\w.~-]+$/.test(key) ? key : quoted(key),
      value === undefined ? words.text("no-value") : quoted(value),
    ]),
  );
}

function isBareKey([first, ...others]: readonly Pair[], query: string | undefined): boolean {
  return query === "" || (first?.key === query && first?.value === undefined && others.length === 0);
}

function fragmentLines({ fragment }: UriReference, { fragment: decoded }: ReferenceFacts): string[] {
  return fragment === undefined || decoded === undefined || fragment === decoded ? [] : [quoted(decoded)];
}

/** The normal form by the scheme, and the rules that lead there. */
function normalLines(
  reference: UriReference,
  { normal, canonicity, steps }: ReferenceFacts,
  { isQueryShown, words }: { readonly isQueryShown: boolean; readonly words: Words },
): string[] {
  if (canonicity.canonical) return [words.text("as-it-is")];
  if (normal.scheme === reference.text)
    return [words.text("as-it-is-but", statement("list", ...canonicity.because.map(words.reason)))];
  const form = normal.scheme === "" ? '""' : withoutRepetition(normal.scheme, reference, isQueryShown);
  return [form, steps.map(({ rule }) => rule).join(" · ")];
}

/** The normal form with "…" for a query that is not changed, and that is shown twice already. */
function withoutRepetition(form: string, { query }: UriReference, isQueryShown: boolean): string {
  const normal = parse(maskedText(form));
  if (!isQueryShown || query !== normal.query) return normal.text;
  const { text } = normal;
  const range = normal.range("query");
  return range === undefined ? text : `${text.slice(0, range.from)}…${text.slice(range.to)}`;
}
