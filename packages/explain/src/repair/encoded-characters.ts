/** The characters that `repair` has percent-encoded, and why each of them. */

import { encode } from "urikit";
import { printable } from "urikit/display";
import { breaksIn } from "urikit/foundation";
import { split } from "urikit/syntax";
import { type Statement, type StatementValue, statement } from "urikit/words";
import type { ReferenceId } from "../words/words.ts";
import type { Change } from "./draft.ts";

/** A character, how it is written now, where it stands first, and how often. */
interface Encoded {
  readonly character: string;
  readonly triplets: string;
  readonly index: number;
  count: number;
}

/**
 * The changes that lead from a text to the text with triplets in it, and without line breaks and tabs from the path on; one for
 * each character, and one for all beyond ASCII.
 */
export function encodedCharacters(before: string, after: string): readonly Change[] {
  const found = new Map<string, Encoded>();
  let to = 0; // in `after`
  const leftOut = new Map(breaksIn(before).map((one) => [one.from, one.to] as const));
  for (let at = 0; at < before.length; ) {
    const end = leftOut.get(at);
    if (end !== undefined) {
      at = end;
      continue;
    }
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
    statement: changeOf(encoded, before),
  }));
}

/** §2.1: a "%" without two hexadecimal digits after it. */
function isLonePercent(text: string, at: number): boolean {
  return text[at] === "%" && !/^%[\da-f]{2}/i.test(text.slice(at, at + 3));
}

function changeOf({ character, triplets, index, count }: Encoded, text: string): Statement<ReferenceId> {
  const times = count === 1 ? "" : said("times", count);
  if (character > "\x7f")
    return count === 1
      ? said("change-beyond-ascii", printable(character), triplets)
      : said("change-beyond-ascii-many", printable(character), triplets, count - 1);
  if (character === "%") return said("change-percent", times);
  const place = said(`not-in-${componentAt(text, index)}`);
  return character === " "
    ? said("change-space", triplets, times, place)
    : said("change-character", printable(character), triplets, times, place);
}

const said = (id: ReferenceId, ...values: readonly StatementValue[]) => statement(id, ...values);

/** Only these are repaired. */
function componentAt(text: string, index: number): "path" | "query" | "fragment" {
  const { pathTo, queryTo } = split(text);
  if (index < pathTo) return "path";
  return index < queryTo ? "query" : "fragment";
}
