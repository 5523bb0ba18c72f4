/**
 * A reference as a row of parts: its components and the delimiters between them, as they are in the text (RFC 3986 §3).
 */

import type { Component, UriReference } from "urikit";

/** The components that are drawn (RFC 3986 §3), in the order of the text. An authority is drawn in its parts. */
const DRAWN: readonly Component[] = ["scheme", "userinfo", "host", "port", "path", "query", "fragment"];

/** A component, or the delimiters before the next one. */
export interface ReferencePart {
  readonly text: string;
  /** Where it begins in the reference. */
  readonly from: number;
  /** Undefined for a delimiter. */
  readonly component: Component | undefined;
  /** Its name in a picture; undefined for a delimiter. */
  readonly name: string | undefined;
  /** Whether it belongs to an authority of several parts. */
  readonly inAuthority: boolean;
}

/** Anything with components in a text: a URI reference or an IRI reference. */
export type Ranged = Pick<UriReference, "text" | "range">;

/**
 * The parts of a reference, in order; together they are its text. An empty path before a query is left out: nobody looks
 * for it there.
 *
 * RFC 3986 §3.
 *
 * @param reference A URI reference, or an IRI reference.
 * @example
 * ```ts
 * import { parse } from "urikit";
 * import { partsOf } from "@urikit/explain/parts";
 *
 * const parts = partsOf(parse("urn:a#b"));
 * parts.map(({ text }) => text); // => ["urn", ":", "a", "#", "b"]
 * parts.map(({ name }) => name); // => ["scheme", undefined, "path", undefined, "fragment"]
 * ```
 */
export function partsOf(reference: Ranged): ReferencePart[] {
  if (typeof reference?.range !== "function") throw new TypeError("the reference must be a parsed one");
  const { text } = reference;
  const [authority, host] = [reference.range("authority"), reference.range("host")];
  const isHostAlone = authority?.from === host?.from && authority?.to === host?.to;
  const isWithin = (from: number, to: number) =>
    !isHostAlone && authority !== undefined && authority.from <= from && to <= authority.to;
  const parts: ReferencePart[] = [];
  const add = (from: number, to: number, component?: Component) => {
    const name = component === "host" && isHostAlone ? "authority, host" : component;
    const inAuthority = isWithin(from, to);
    parts.push({ text: text.slice(from, to), from, component, name, inAuthority });
  };
  let at = 0;
  for (const component of DRAWN) {
    const range = reference.range(component);
    if (range === undefined) continue;
    const { from, to } = range;
    if (text.startsWith("://", at)) {
      add(at, at + 1);
      at++;
    }
    if (at < from) add(at, from);
    if (component !== "path" || from < to || reference.range("query") === undefined) add(from, to, component);
    at = to;
  }
  return parts;
}
