/** The values that `uri get` knows: the parts of a reference by their names (RFC 3986 §3). */

import { decode, type UriReference } from "urikit";
import type { QueryDelimiter } from "../../option-values.ts";
import type { CommandId } from "../../words/text.ts";

/** A part of a reference, as it is written; undefined where the reference lacks it. */
export type Value = (reference: UriReference) => string | undefined;

/** A value by its name: without an argument, or with one. */
export interface NamedValue {
  /** The section that describes it. */
  readonly section: string;
  readonly value?: Value;
  /** The sentence that says what the argument is. */
  readonly argument?: CommandId;
  /** The value for an argument; undefined if the argument is not what it must be. */
  readonly valueFor?: (argument: string, delimiter: QueryDelimiter) => Value | undefined;
}

export const VALUES: ReadonlyMap<string, NamedValue> = new Map<string, NamedValue>([
  ["reference", { section: "RFC 3986 §4.1", value: ({ text }) => text }],
  ["scheme", { section: "RFC 3986 §3.1", value: ({ scheme }) => scheme }],
  ["authority", { section: "RFC 3986 §3.2", value: ({ authority }) => authority }],
  ["userinfo", { section: "RFC 3986 §3.2.1", value: ({ userinfo }) => userinfo }],
  ["user", { section: "RFC 3986 §3.2.1", value: ({ user }) => user }],
  ["password", { section: "RFC 3986 §3.2.1", value: ({ password }) => password }],
  ["host", { section: "RFC 3986 §3.2.2", value: ({ host }) => host }],
  ["port", { section: "RFC 3986 §3.2.3", value: ({ port }) => port }],
  ["path", { section: "RFC 3986 §3.3", value: ({ path }) => path }],
  ["segment", { section: "RFC 3986 §3.3", argument: "argument-number", valueFor: segment }],
  [
    "query",
    { section: "RFC 3986 §3.4", value: ({ query }) => query, argument: "argument-key", valueFor: queryValue },
  ],
  ["query-all", { section: "RFC 3986 §3.4", argument: "argument-key", valueFor: queryValues }],
  ["fragment", { section: "RFC 3986 §3.5", value: ({ fragment }) => fragment }],
]);

function segment(argument: string): Value | undefined {
  if (!/^-?\d{1,9}$/.test(argument)) return undefined;
  const index = Number(argument);
  return ({ segments }) => segments.at(index);
}

/** The value of the first pair with a key; a pair without `=` has no value. */
function queryValue(key: string, delimiter: QueryDelimiter): Value {
  return ({ query = "" }) => valuesOf(query, { key, delimiter, most: 1 })[0];
}

/** The values of all pairs with a key, with a space between them, which no value contains. */
function queryValues(key: string, delimiter: QueryDelimiter): Value {
  return ({ query = "" }) => {
    const values = valuesOf(query, { key, delimiter, most: Number.POSITIVE_INFINITY });
    const defined = values.filter((value) => value !== undefined);
    return defined.length === 0 ? undefined : defined.join(" ");
  };
}

/** The pairs that are looked for: those with a key, up to a number of them. */
interface Sought {
  readonly key: string;
  readonly delimiter: QueryDelimiter;
  readonly most: number;
}

/** The pairs of `queryPairs` with a key, without an object for every pair of a long query. */
function valuesOf(query: string, { key, delimiter, most }: Sought): (string | undefined)[] {
  const values: (string | undefined)[] = [];
  let from = 0;
  while (from <= query.length && query !== "" && values.length < most) {
    const end = query.indexOf(delimiter, from);
    const pair = query.slice(from, end < 0 ? query.length : end);
    const equals = pair.indexOf("=");
    const rawKey = equals < 0 ? pair : pair.slice(0, equals);
    if (decode(rawKey, { invalid: "keep" }) === key)
      values.push(equals < 0 ? undefined : pair.slice(equals + 1));
    from += pair.length + 1;
  }
  return values;
}
