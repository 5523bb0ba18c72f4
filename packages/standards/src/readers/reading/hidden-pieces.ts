/**
 * RFC 3986 §3.2.1: what of a reference must not be shown, in whatever form a reader tells it. A reader that reads a password
 * otherwise may put a part of it into a host, a path or a target, where nothing looks like a password any more.
 */

import type { ComponentRange } from "urikit";
import { maskPassword, passwordRanges, printable } from "urikit/display";

const MASK = "***";

/** Letters and digits: readers cut, encode or remove everything else. */
const RUNS = /[\p{L}\p{N}]+/gu;

/**
 * The pieces of the passwords in some texts, in lower case, that are not also where everyone may see them. It is empty
 * where there is nothing to hide. Where there are more than 64, there is only the empty piece, which every text holds.
 *
 * @param hiddenIn Where a text has what must not be shown, in order: its passwords, unless another function is given.
 * @throws {TypeError} If `texts` is not an array of strings, or `hiddenIn` is not a function.
 *
 * @example
 * ```ts
 * import { hiddenPieces } from "@urikit/standards";
 *
 * hiddenPieces(["http://me:se%2Fcret@example.org/"]); // => ["se", "2fcret", "cret"]
 * hiddenPieces(["http://example.org/"]); // => []
 * ```
 */
export function hiddenPieces(
  texts: readonly string[],
  hiddenIn: (text: string) => readonly ComponentRange[] = passwordRanges,
): readonly string[] {
  if (!Array.isArray(texts)) throw new TypeError("the texts must be an array");
  if (typeof hiddenIn !== "function") throw new TypeError("hiddenIn must be a function");
  const hidden: string[] = [];
  let seen = "";
  for (const text of texts) {
    let shown = 0;
    for (const { from, to } of hiddenIn(text)) {
      hidden.push(text.slice(from, to));
      seen += `${text.slice(shown, from)}\n`;
      shown = to;
    }
    seen += `${text.slice(shown)}\n`;
  }
  const runs = new Set<string>();
  for (const one of hidden)
    for (const text of [one, decoded(one)])
      for (const [run] of text.matchAll(RUNS)) {
        runs.add(run.toLowerCase());
        if (runs.size > MOST_PIECES) return [ANYTHING];
      }
  if (runs.size === 0) return [];
  const visible = seen.toLowerCase();
  return [...runs].filter((run) => !visible.includes(run));
}

/** Each of them is looked for in every text that is shown. */
const MOST_PIECES = 64;

/** A piece of every text. */
const ANYTHING = "";

/** Whether a text holds one of some pieces, encoded or not. */
export function holdsAny(text: string, pieces: readonly string[]): boolean {
  if (pieces.length === 0) return false;
  const [raw, plain] = [text.toLowerCase(), decoded(text).toLowerCase()];
  return pieces.some((piece) => raw.includes(piece) || plain.includes(piece));
}

/** Triplets as the characters that they are of, as far as they are of any. */
function decoded(text: string): string {
  return text.replace(/(?:%[0-9A-Fa-f]{2})+/g, (triplets) => {
    try {
      return decodeURIComponent(triplets);
    } catch {
      return triplets;
    }
  });
}

/** A text as a sentence may show it: printable, without a password, and `***` if it holds one of some pieces. */
export function shownText(text: string, pieces: readonly string[]): string {
  const shown = printable(maskPassword(text));
  return holdsAny(shown, pieces) ? MASK : shown;
}
