/**
 * RFC 3986 §3.2.1: what of a reference must not be shown, in whatever form a reader tells it. A reader that reads a password
 * otherwise may put a part of it into a host, a path or a target, where nothing looks like a password any more.
 */

import { maskPassword, printable } from "urikit/display";

const MASK = "***";

/** Letters and digits: readers cut, encode or remove everything else. */
const RUNS = /[\p{L}\p{N}]+/gu;

/**
 * The pieces of the passwords in some texts, in lower case, that are not also where everyone may see them. It is empty
 * where there is nothing to hide. Where there are more than 64, there is only the empty piece, which every text holds.
 *
 * @throws {TypeError} If one of them is not a string.
 *
 * @example
 * ```ts
 * import { hiddenPieces } from "@urikit/standards";
 *
 * hiddenPieces("http://me:se%2Fcret@example.org/"); // => ["se", "2fcret", "cret"]
 * hiddenPieces("http://example.org/"); // => []
 * ```
 * @experimental
 */
export function hiddenPieces(...texts: readonly string[]): readonly string[] {
  const visible = texts.map(maskPassword);
  if (visible.every((text, at) => text === texts[at])) return [];
  const seen = visible.join("\n").toLowerCase();
  const runs = new Set<string>();
  for (const hidden of texts.flatMap((text, at) => between(text, visible[at] ?? "")))
    for (const text of [hidden, decoded(hidden)])
      for (const [run] of text.matchAll(RUNS)) {
        runs.add(run.toLowerCase());
        if (runs.size > MOST_PIECES) return [ANYTHING];
      }
  return [...runs].filter((run) => !seen.includes(run));
}

/** Each of them is looked for in every text that is shown. */
const MOST_PIECES = 64;

/** A piece of every text. */
const ANYTHING = "";

/** Whether a text holds one of some pieces, encoded or not. @experimental */
export function holdsAny(text: string, pieces: readonly string[]): boolean {
  if (pieces.length === 0) return false;
  const [raw, plain] = [text.toLowerCase(), decoded(text).toLowerCase()];
  return pieces.some((piece) => raw.includes(piece) || plain.includes(piece));
}

/** The texts in the places of the masks. */
function between(text: string, visible: string): readonly string[] {
  const kept = visible.split(MASK);
  const hidden: string[] = [];
  let from = kept[0]?.length ?? 0;
  for (const [at, piece] of kept.slice(1).entries()) {
    const isLast = at === kept.length - 2;
    const to = isLast ? text.length - piece.length : text.indexOf(piece, from);
    hidden.push(text.slice(from, to));
    from = to + piece.length;
  }
  return hidden;
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
