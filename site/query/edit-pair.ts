/** The pairs of a query as they stand in a reference, to be edited one by one: what is not edited stays to the octet. */

import { decode, encode, queryPairs, tryParse } from "urikit";

export interface EditedPair {
  readonly key: string;
  /** Undefined where the pair has no `=`. */
  readonly value: string | undefined;
  /** Where it stands in the text, in UTF-16 code units. */
  readonly from: number;
  readonly to: number;
}

export interface QueryForm {
  readonly delimiter: "&" | ";";
  /** Whether `+` is a space, as in forms. */
  readonly isForm: boolean;
}

/** The pairs, in order; undefined if the text is not a URI reference. */
export function pairsOf(text: string, { delimiter, isForm }: QueryForm): EditedPair[] | undefined {
  const read = tryParse(text);
  if (!read.valid) return undefined;
  const range = read.parsed.range("query");
  if (range === undefined) return [];
  const query = text.slice(range.from, range.to);
  return queryPairs(query, { delimiter }).map(({ rawKey, rawValue, from, to }) => ({
    key: decoded(rawKey, isForm),
    value: rawValue === undefined ? undefined : decoded(rawValue, isForm),
    from: range.from + from,
    to: range.from + to,
  }));
}

/** The pluses of a form are spaces before anything is decoded. */
const decoded = (raw: string, isForm: boolean) =>
  decode(isForm ? raw.replaceAll("+", "%20") : raw, { invalid: "keep" });

function written(data: string, isForm: boolean): string {
  const encoded = encode(data, "query-value");
  return isForm ? encoded.replaceAll("%20", "+") : encoded;
}

/** The text with one pair in the place of another. */
export function withPair(
  text: string,
  { from, to }: EditedPair,
  [key, value]: readonly [key: string, value: string | undefined],
  { isForm }: QueryForm,
): string {
  const pair =
    value === undefined ? written(key, isForm) : `${written(key, isForm)}=${written(value, isForm)}`;
  return text.slice(0, from) + pair + text.slice(to);
}

/** The text without a pair; the last one takes its `?` along. */
export function withoutPair(text: string, pairs: readonly EditedPair[], at: number): string {
  const [pair, next] = [pairs[at], pairs[at + 1]];
  if (pair === undefined) return text;
  if (next !== undefined) return text.slice(0, pair.from) + text.slice(next.from);
  return text.slice(0, pair.from - 1) + text.slice(pair.to);
}

/** The text with two neighbours exchanged. */
export function exchanged(text: string, pairs: readonly EditedPair[], at: number): string {
  const [one, other] = [pairs[at], pairs[at + 1]];
  if (one === undefined || other === undefined) return text;
  const between = text.slice(one.to, other.from);
  return (
    text.slice(0, one.from) +
    text.slice(other.from, other.to) +
    between +
    text.slice(one.from, one.to) +
    text.slice(other.to)
  );
}
