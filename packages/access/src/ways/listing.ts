/** RFC 3986 §1.2.2: what is listed: entries that a stranger names, within limits. Their references are built, or there is none. */

import { UriSyntaxError } from "urikit";
import { AccessError, told } from "../access-error.ts";
import type { Listing, ListingEntry, Resource } from "../resource.ts";
import type { Way } from "../way.ts";
import type { Lines } from "./connection.ts";

/** A list in lines, of which each is an entry. */
export interface ListInLines {
  readonly entryOf: (line: Buffer) => ListingEntry;
  /** Whether the list ended with this line, or with the connection, after so many entries. */
  readonly isOver: (line: Buffer | undefined, count: number) => boolean;
  /** The most entries that are read. */
  readonly most: number;
  readonly maxOctets: number;
}

/** The entries of a list. */
export async function entriesFrom(lines: Lines, list: ListInLines): Promise<readonly ListingEntry[]> {
  const { entryOf, isOver, most, maxOctets } = list;
  const entries: ListingEntry[] = [];
  let octets = 0;
  for (;;) {
    const line = await lines.next();
    if (isOver(line, entries.length) || line === undefined) return entries;
    octets += line.length;
    if (octets > maxOctets) throw new AccessError("too-large", told("access-too-large", maxOctets));
    if (entries.length === most) throw tooMany(most);
    entries.push(entryOf(line));
  }
}

/** The error of a list that is too long to be read. */
export function tooMany(most: number): AccessError {
  return new AccessError("too-large", told("access-too-many-entries", most));
}

/** RFC 3977 §3.1.1, RFC 1436 §3.8: the line that ends a list. */
export function isDot(line: Buffer): boolean {
  return line.toString("latin1") === ".";
}

/** The listing, which is whole. */
export function listingOf(
  { reference, clock }: Way,
  { plan, retrievedFrom }: Pick<Resource, "plan" | "retrievedFrom">,
  entries: readonly ListingEntry[],
): Listing {
  clock.stop();
  return { kind: "listing", reference, retrievedFrom, chain: [], plan, close: () => {}, entries };
}

/** The reference of an entry; undefined where its parts make none. */
export function builtOrNone(build: () => string): string | undefined {
  try {
    return build();
  } catch (error) {
    if (error instanceof UriSyntaxError) return undefined;
    throw error;
  }
}
