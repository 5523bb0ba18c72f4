/**
 * RFC 3986 §3.4: a query "is often used to carry identifying information in the form of key=value pairs".
 *
 * That form is a convention, not grammar: its delimiter must be known, and is never guessed.
 */

import { checkTriplets, type DecodeOptions, decode } from "./syntax/percent-encoding.ts";
import { requireOptions } from "./syntax/require-option.ts";
import { requireString } from "./syntax/require-string.ts";

/** One pair of a query, and where it stands. */
export interface QueryPair {
  /** The text before the first `=`, or the whole pair where it has none. */
  readonly rawKey: string;
  /** The text after the first `=`; undefined where there is none. */
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

/** How a query is written. */
export interface QueryOptions {
  /** The character between two pairs: `&` unless `;` is asked for; the other one is data then. */
  readonly delimiter?: "&" | ";";
  /** The charset of keys and values, as for {@link decode}: that of the page whose form it was, for one. */
  readonly charset?: string | undefined;
}

/**
 * Reads a query as pairs (RFC 3986 §3.4).
 *
 * Nothing is thrown away: order, duplicates and empty pairs stay. Each pair is cut before it is decoded. `+`
 * stays `+`: that it means a space is a rule of HTML forms, not of URIs.
 *
 * @param query A query without its `?`, as `reference.query` gives it.
 * @param options The delimiter.
 * @returns The pairs in order; none for an empty query.
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
  requireOptions(options);
  const { delimiter = "&" } = options;
  if (delimiter !== "&" && delimiter !== ";") throw new TypeError('the delimiter is "&" or ";"');
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
