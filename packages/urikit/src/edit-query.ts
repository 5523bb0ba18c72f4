/**
 * RFC 3986 §3.4: the pairs of a query dropped, set, appended and put in order, and nothing else of the reference
 * touched: a pair that is not edited stays as it is written, to the octet.
 */

import { delimiterOf, type QueryDatum, type QueryDelimiter, requireList, writePair } from "./query.ts";
import { layoutOf, type ReferenceLike } from "./reference.ts";
import { GrowingText } from "./syntax/growing-text.ts";
import { decodeToOctets, encode, normalTriplets } from "./syntax/percent-encoding.ts";
import { type OptionNames, requireOptions } from "./syntax/require-option.ts";
import { requireString } from "./syntax/require-string.ts";

/** Changes to the pairs of a query, in this order. */
export interface QueryEdits {
  /** Drops the pairs with these keys. `*` in one matches any text, as in `utm_*`; `\*` is a star. */
  readonly drop?: Iterable<string> | undefined;
  /** Drops all pairs except those with these keys, in which `*` matches any text. */
  readonly keep?: Iterable<string> | undefined;
  /** Gives the first pair with this key this value, and drops the other ones; appends the pair if there is no such key. */
  readonly set?: Iterable<QueryDatum> | undefined;
  /** Gives the first pair with this key this value, and drops the other ones; nothing, if there is no such key. */
  readonly replace?: Iterable<QueryDatum> | undefined;
  /** Pairs that come after all others. */
  readonly append?: Iterable<QueryDatum> | undefined;
  /** Whether a pair is dropped that is the same as an earlier one, by syntax (§6.2.2): `%7E` is `~`. */
  readonly dedupe?: boolean | undefined;
  /** Whether the pairs are sorted by their decoded keys, by code points; pairs with the same key keep their order. */
  readonly sort?: boolean | undefined;
  /** The character between two pairs: `&` unless `;` is asked for. */
  readonly delimiter?: QueryDelimiter | undefined;
}

const EDITS: OptionNames<QueryEdits> = {
  drop: true,
  keep: true,
  set: true,
  replace: true,
  append: true,
  dedupe: true,
  sort: true,
  delimiter: true,
};

/**
 * The reference with the pairs of its query edited (RFC 3986 §3.4), in the order of {@link QueryEdits}.
 *
 * Keys are compared decoded: the server that reads `%75tm_source` finds `utm_source`. Pairs that are not edited stay as
 * they are written; so does everything outside the query. Keys and values that are set or appended are data, and are
 * encoded. Where no pair is left of a query that had some, the `?` goes too; an empty query stays.
 *
 * @param reference The reference, parsed or not.
 * @param edits The changes.
 * @returns The text of the edited reference.
 * @throws {UriSyntaxError} If the text is not a URI reference; `lone-surrogate` where a text of a pair holds half a
 * surrogate pair.
 * @throws {TypeError} If `reference` is not one, a key or a value is not data, or the delimiter is neither `&` nor `;`.
 *
 * @example
 * ```ts
 * import { editQuery } from "urikit";
 *
 * editQuery("/a?utm_source=x&q=caf%e9#f", { drop: ["utm_*"] }); // => "/a?q=caf%e9#f"
 * editQuery("/a", { append: [["q", "a&b"], ["all"]] }); // => "/a?q=a%26b&all"
 * editQuery("/a?page=1&b=2", { set: [["page", 2]], sort: true }); // => "/a?b=2&page=2"
 * editQuery("/a?utm_source=x", { drop: ["utm_*"] }); // => "/a"
 * ```
 */
export function editQuery(reference: ReferenceLike, edits: QueryEdits): string {
  edits = requireOptions(edits, EDITS, "edits");
  const { text, pathTo, queryTo } = layoutOf(reference);
  const delimiter = delimiterOf(edits);
  const query = text.slice(pathTo + 1, queryTo);
  const before = query === "" ? [] : query.split(delimiter);
  const after = edited(before, edits);
  if (after.length === before.length && after.every((pair, at) => pair === before[at])) return text;
  const written = after.length === 0 ? "" : `?${after.join(delimiter)}`;
  return text.slice(0, pathTo) + written + text.slice(queryTo);
}

/** The pairs as they are written, after the edits. */
function edited(written: readonly string[], edits: QueryEdits): readonly string[] {
  const { drop, keep, set, replace, append, dedupe, sort } = edits;
  let pairs = written;
  if (drop !== undefined) pairs = pairs.filter(not(hasKeyLike(drop)));
  if (keep !== undefined) pairs = pairs.filter(hasKeyLike(keep));
  if (set !== undefined) pairs = withPairs(pairs, set, "set");
  if (replace !== undefined) pairs = withPairs(pairs, replace, "replace");
  if (append !== undefined) {
    requireList(append, "append");
    pairs = [...pairs, ...Array.from(append, writePair)];
  }
  if (dedupe) pairs = distinct(pairs);
  return sort ? sorted(pairs) : pairs;
}

/** Says something of a pair as it is written. */
type PairPredicate = (pair: string) => boolean;

function not(predicate: PairPredicate): PairPredicate {
  return (pair) => !predicate(pair);
}

/** The key of a pair, decoded, each octet as one character: so keys are the same where their octets are (§2.4). */
function keyOf(pair: string): string {
  const end = pair.indexOf("=");
  return octetsOf(end < 0 ? pair : pair.slice(0, end));
}

/** Text of a query decoded: each octet as one character. */
function octetsOf(text: string): string {
  if (!text.includes("%")) return text;
  const octets = new GrowingText();
  for (const octet of decodeToOctets(text)) octets.add(String.fromCharCode(octet));
  return octets.text;
}

/** Whether the key of a pair is one of these, or is like one with a `*` in it. */
function hasKeyLike(patterns: Iterable<string>): PairPredicate {
  requireList(patterns, "the keys");
  const likes = Array.from(patterns, likePattern);
  return (pair) => {
    const key = keyOf(pair);
    return likes.some((isLike) => isLike(key));
  };
}

/** Whether a key is like a pattern. Each part is looked for once, from left to right, so that the time is linear. */
function likePattern(pattern: string): (key: string) => boolean {
  requireString(pattern, "a key");
  // The text between stars is data, and is compared as its octets.
  const [first = "", ...parts] = pattern
    .split(/(?<!\\)\*/)
    .map((part) => octetsOf(encode(part.replaceAll("\\*", "*"), "query-key")));
  const last = parts.pop();
  if (last === undefined) return (key) => key === first;
  return (key) => {
    if (key.length < first.length + last.length || !key.startsWith(first) || !key.endsWith(last))
      return false;
    let at = first.length;
    for (const part of parts) {
      const found = key.indexOf(part, at);
      if (found < 0) return false;
      at = found + part.length;
    }
    return at <= key.length - last.length;
  };
}

/** The pairs with the values of some keys set, each in the place of the first pair with its key; or, by `set`, at the end. */
function withPairs(
  pairs: readonly string[],
  data: Iterable<QueryDatum>,
  edit: "set" | "replace",
): readonly string[] {
  requireList(data, edit);
  const set = new Map(Array.from(data, (datum) => [keyOf(writePair(datum)), writePair(datum)]));
  const missing = new Map(set);
  const replaced = pairs.flatMap((pair) => {
    const key = keyOf(pair);
    const written = set.get(key);
    if (written === undefined) return pair;
    return missing.delete(key) ? written : [];
  });
  return edit === "set" ? [...replaced, ...missing.values()] : replaced;
}

/** The pairs without those whose normal form came before (§6.2.2.2). */
function distinct(pairs: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return pairs.filter((pair) => {
    const normal = normalTriplets(pair, 0, pair.length);
    if (seen.has(normal)) return false;
    seen.add(normal);
    return true;
  });
}

/** The pairs by their keys, octet by octet, which is the order of the code points in UTF-8. */
function sorted(pairs: readonly string[]): readonly string[] {
  return pairs
    .map((pair) => ({ pair, key: keyOf(pair) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ pair }) => pair);
}
