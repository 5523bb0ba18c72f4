/** Which characters `repair` has percent-encoded, and why each of them. */

import { type Component, encode, printable, split } from "urikit";
import type { Change } from "./draft.ts";

/** A character, how it is written now, where it stands first, and how often. */
interface Encoded {
  readonly character: string;
  readonly triplets: string;
  readonly index: number;
  count: number;
}

/** The changes that lead from a text to the text with triplets in it; one for each character, and one for all beyond ASCII. */
export function encodedCharacters(before: string, after: string): readonly Change[] {
  const found = new Map<string, Encoded>();
  let to = 0; // in `after`
  for (let at = 0; at < before.length; ) {
    if (before[at] === after[to] && !isLonePercent(before, at)) {
      at++;
      to++;
      continue;
    }
    const character = String.fromCodePoint(before.codePointAt(at) ?? 0);
    const triplets = encode(character, "segment");
    const group = character > "\x7f" ? "beyond ASCII" : character;
    const known = found.get(group);
    if (known === undefined) found.set(group, { character, triplets, index: at, count: 1 });
    else known.count++;
    at += character.length;
    to += triplets.length;
  }
  return Array.from(found.values(), (encoded) => ({
    index: encoded.index,
    message: messageOf(encoded, before),
  }));
}

/** §2.1: a "%" without two hexadecimal digits after it. */
function isLonePercent(text: string, at: number): boolean {
  return text[at] === "%" && !/^%[\da-f]{2}/i.test(text.slice(at, at + 3));
}

function messageOf({ character, triplets, index, count }: Encoded, text: string): string {
  const times = count === 1 ? "" : `, ${count} times`;
  if (character > "\x7f")
    return `"${printable(character)}" is written as ${triplets} (RFC 3987 §3.1)${count === 1 ? "" : `, and ${count - 1} more beyond ASCII likewise`}`;
  if (character === "%")
    return `"%" without two hexadecimal digits is written as %25 (RFC 3986 §2.1)${times}`;
  const what = character === " " ? "a space" : `"${printable(character)}"`;
  return `${what} is written as ${triplets}${times}: ${PLACES[componentAt(text, index)]}`;
}

const PLACES = {
  path: "a path cannot hold it (RFC 3986 §3.3)",
  query: "a query cannot hold it (RFC 3986 §3.4)",
  fragment: "a fragment cannot hold it (RFC 3986 §3.5)",
} as const satisfies Partial<Record<Component, string>>;

/** Only these are repaired. */
function componentAt(text: string, index: number): keyof typeof PLACES {
  const { pathTo, queryTo } = split(text);
  if (index < pathTo) return "path";
  return index < queryTo ? "query" : "fragment";
}
