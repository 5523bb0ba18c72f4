/**
 * A reference as a row of parts: its components and the delimiters between them, as they stand in the text (RFC 3986 §3).
 */

import type { Component, UriReference } from "urikit";
import { COMPONENTS } from "../../display/reference-json.ts";

/** A component, or the delimiters before the next one. */
export interface ReferencePart {
  readonly text: string;
  /** Where it begins in the reference. */
  readonly from: number;
  /** Undefined for a delimiter. */
  readonly component: Component | undefined;
  /** What it is called in a picture; undefined for a delimiter. */
  readonly name: string | undefined;
  /** Whether it belongs to an authority of several parts. */
  readonly inAuthority: boolean;
}

/** What has components in a text: a URI reference or an IRI reference. */
export type Ranged = Pick<UriReference, "text" | "range">;

/** The parts, in order. An empty path before a query is left out: nobody looks for it there. */
export function partsOf(reference: Ranged): ReferencePart[] {
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
  for (const component of COMPONENTS) {
    const range = reference.range(component);
    if (range === undefined || component === "authority") continue;
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
