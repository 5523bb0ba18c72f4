/**
 * RFC 3986 §3.2.1: a host, a port or a scheme as a sentence may show it. Readers that read a password otherwise find a
 * part of it there: in `http://me:12/34@h/` the port 12.
 */

import { maskPassword } from "urikit/display";
import type { Place } from "../reading/places.ts";

/** The pieces of a text that everyone may see, and what readers find in them. */
export interface Visible {
  readonly reference: string;
  readonly base?: string | undefined;
}

/**
 * The part of a place, or `***` if it may come from a password: it is neither in the pieces that everyone sees, in
 * either case, nor does its reader find it there.
 *
 * @param again The place that the reader finds in the visible text.
 */
export function shownPart(
  part: string,
  { reference, base = "" }: Visible,
  again: (visible: Visible) => Partial<Place> | undefined,
): string {
  const visible: Visible = { reference: maskPassword(reference), base: maskPassword(base) };
  if (visible.reference === reference && visible.base === base) return part;
  const text = `${visible.reference}\n${visible.base}`.toLowerCase();
  if (text.includes(part.toLowerCase())) return part;
  const { scheme, host, port } = again(base === "" ? { reference: visible.reference } : visible) ?? {};
  return [scheme, host, port].includes(part) ? part : "***";
}
