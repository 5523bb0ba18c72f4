/**
 * RFC 3986 §3.4: a query "is often used to carry identifying information in the form of key=value pairs".
 *
 * That form is a convention, not grammar: its delimiter must be known, and is never guessed.
 */

import { QUERIES } from "./syntax/english.ts";
import { UriSyntaxError } from "./syntax/errors.ts";
import { checkTriplets, type DecodeOptions, decode, encode } from "./syntax/percent-encoding.ts";
import { type OptionNames, requireOptions } from "./syntax/require-option.ts";
import { requireString } from "./syntax/require-string.ts";
import { statement } from "./syntax/statement.ts";

/** One pair of a query, and its place. */
export interface QueryPair {
  /** The text before the first `=`, or the whole pair if it has no `=`. */
  readonly rawKey: string;
  /** The text after the first `=`; undefined if it is absent. */
  readonly rawValue: string | undefined;
  /** The key decoded; triplets that are not text stay as they are written. */
  readonly key: string;
  /** The value decoded likewise. */
  readonly value: string | undefined;
  /** Where the pair begins in the query, in UTF-16 code units. */
  readonly from: number;
  /** Where it ends, before its delimiter. */
  readonly to: number;
}

/** The character between two pairs of a query. */
export type QueryDelimiter = "&" | ";";

/** How a query is written. */
export interface QueryOptions {
  /** The character between two pairs: `&` unless `;` is asked for; the other one is data then. */
  readonly delimiter?: QueryDelimiter;
  /** The charset of keys and values, as for {@link decode}: that of the page whose form it was, for one. */
  readonly charset?: string | undefined;
}

const READ_OPTIONS: OptionNames<QueryOptions> = { delimiter: true, charset: true };
const WRITE_OPTIONS: OptionNames<Pick<QueryOptions, "delimiter">> = { delimiter: true };

/**
 * Reads a query as pairs (RFC 3986 §3.4).
 *
 * Nothing is thrown away: order, duplicates and empty pairs stay. Each pair is cut before it is decoded. `+`
 * stays `+`: that it means a space is a rule of HTML forms, not of URIs.
 *
 * @param query A query without its `?`, as `reference.query` gives it.
 * @param options The delimiter.
 * @returns The pairs in order; an empty list for an empty query.
 * @throws {UriSyntaxError} `malformed-percent-encoding` where a `%` has no two hexadecimal digits after it: no
 * valid query has one.
 * @throws {TypeError} If `query` is not a string, the delimiter is neither `&` nor `;`, or the platform does not know the
 * charset.
 *
 * @example
 * ```ts
 * import { queryPairs } from "urikit";
 *
 * queryPairs("name=ferret&colour=purple%26red").map((pair) => pair.value); // => ["ferret", "purple&red"]
 * queryPairs("a;b=", { delimiter: ";" }).map((pair) => pair.rawValue); // => [undefined, ""]
 * queryPairs("a&&b").length; // => 3
 * queryPairs("q=caf%E9", { charset: "iso-8859-1" })[0]?.value; // => "café"
 * ```
 */
export function queryPairs(query: string, options: QueryOptions = {}): QueryPair[] {
  requireString(query);
  options = requireOptions(options, READ_OPTIONS);
  const delimiter = delimiterOf(options);
  if (query === "") return [];
  checkTriplets(query);
  const keep: DecodeOptions = { invalid: "keep", charset: options.charset };
  let from = 0;
  return query.split(delimiter).map((raw) => {
    const to = from + raw.length;
    const [, rawKey = "", rawValue] = /^([^=]*)(?:=(.*))?$/s.exec(raw) ?? [];
    const key = decode(rawKey, keep);
    const value = rawValue && decode(rawValue, keep);
    const pair = { rawKey, rawValue, key, value, from, to };
    from = to + 1;
    return pair;
  });
}

/** Data for a query: text, a number in decimal digits, or octets. */
export type QueryData = string | number | bigint | Uint8Array;

/** Data for a value: also `true` and `false`, by these words. */
export type QueryValue = QueryData | boolean;

/** The data of a pair: its key, and its value; without a value, or with undefined for one, it has no `=`. */
export type QueryDatum = readonly [key: QueryData, value?: QueryValue | undefined];

/** The data of a query by its keys: a list repeats its key, and a value that is undefined is left out. */
export interface QueryRecord {
  readonly [key: string]: QueryValue | undefined | readonly (QueryValue | undefined)[];
}

/**
 * A query of pairs (RFC 3986 §3.4): {@link queryPairs} reads them back.
 *
 * Keys and values are data: everything that is not unreserved is percent-encoded (§2.4), a space as `%20`. In a plain
 * object a list repeats its key, and a value that is undefined is left out, also in a list. Nothing else is turned into
 * text: an object within it, a `Date`, `null` and `NaN` are refused.
 *
 * @param pairs The key and the value of each pair, in order, or a plain object with the values by their keys.
 * @param options The delimiter.
 * @returns The query without its `?`; empty for no pairs.
 * @throws {UriSyntaxError} `lone-surrogate` where a text holds half a surrogate pair; `component-mismatch` for a single
 * pair with an empty key and no value: written, it would not be a pair.
 * @throws {TypeError} If a key or a value is not data, `pairs` is neither a list of pairs nor a plain object, or the
 * delimiter is neither `&` nor `;`.
 *
 * @example
 * ```ts
 * import { writeQuery } from "urikit";
 *
 * writeQuery({ q: "a&b = c", page: 2, tag: ["x", "y"], all: true, none: undefined });
 * // => "q=a%26b%20%3D%20c&page=2&tag=x&tag=y&all=true"
 * writeQuery([["q", "Köln"], ["all"]], { delimiter: ";" }); // => "q=K%C3%B6ln;all"
 * ```
 */
export function writeQuery(
  pairs: Iterable<QueryDatum> | QueryRecord,
  options: Pick<QueryOptions, "delimiter"> = {},
): string {
  options = requireOptions(options, WRITE_OPTIONS);
  const delimiter = delimiterOf(options);
  const written = isPlainObject(pairs) ? writeRecord(pairs) : writePairs(pairs);
  if (written.length === 1 && written[0] === "") {
    const [rule, section] = ["query", "RFC 3986 §3.4"];
    const expected = statement<keyof typeof QUERIES>("a-filled-pair");
    const code = "component-mismatch";
    throw new UriSyntaxError({ code, input: "", index: 0, rule, section, expected }, QUERIES);
  }
  return written.join(delimiter);
}

function writePairs(pairs: Iterable<QueryDatum>): readonly string[] {
  requireList(pairs, "the pairs");
  return Array.from(pairs, writePair);
}

/** Whether a value is an object without a class, of this realm or another, and not a list of pairs. */
function isPlainObject(value: Iterable<QueryDatum> | QueryRecord): value is QueryRecord {
  if (typeof value !== "object" || value === null || Symbol.iterator in value) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** The pairs of an object; its lists repeat their keys. */
function writeRecord(record: QueryRecord): readonly string[] {
  return Object.entries(record).flatMap(([key, given]) => {
    const values: readonly (QueryValue | undefined)[] = Array.isArray(given) ? given : [given];
    // `Array.from` reads a hole of a list as undefined.
    return Array.from(values, (value) => (value === undefined ? [] : writePair([key, value]))).flat();
  });
}

/** Refuses what is not a list of things, such as a text, which is one of characters. */
export function requireList(list: Iterable<unknown>, name: string): void {
  if (typeof list !== "object" || typeof list?.[Symbol.iterator] !== "function")
    throw new TypeError(`${name} must be a list, such as an array`);
}

/** A pair as text: its key and, unless it is undefined, `=` and its value, each encoded as data (§2.4). */
export function writePair(pair: QueryDatum): string {
  if (!Array.isArray(pair)) throw new TypeError("a pair must be an array of a key and a value");
  const [key, value] = pair as QueryDatum;
  const name = encode(dataOf(key, "a key"), "query-key");
  if (value === undefined) return name;
  const data = typeof value === "boolean" ? String(value) : dataOf(value, "a value");
  return `${name}=${encode(data, "query-value")}`;
}

/** Data as text or octets. */
export function dataOf(data: QueryData, name: string): string | Uint8Array {
  if (typeof data === "bigint" || (typeof data === "number" && Number.isFinite(data))) return String(data);
  if (data instanceof Uint8Array || typeof data === "string") return data;
  throw new TypeError(`${name} must be text, a number or octets`);
}

/** The delimiter that is asked for. */
export function delimiterOf({
  delimiter = "&",
}: {
  readonly delimiter?: QueryDelimiter | undefined;
}): QueryDelimiter {
  if (delimiter !== "&" && delimiter !== ";") throw new TypeError('the delimiter is "&" or ";"');
  return delimiter;
}
