/** Where a text is wrong, as a person sees it: the text in one line, and carets below the place. */

import { redaction } from "@urikit/audit/at-once";
import type { Refusal } from "urikit";
import { printable } from "urikit/display";
import { drawable } from "./ascii.ts";
import { atomsOf, carets } from "./layout.ts";
import type { Screen } from "./screen.ts";

/** The properties of the screen that a picture needs: an escape takes more cells than its character. */
export type DrawingScreen = Pick<Screen, "unicode">;

/** The place that is pointed at: all characters in a row that are not ASCII, or one character. */
const NON_ASCII = /[^\p{ASCII}…]+/uy;

/** A text that was refused, printable and without its secrets, and the carets below the place. */
export function errorPicture(
  text: string,
  refusal: Refusal,
  width: number,
  screen: DrawingScreen,
): [text: string, carets: string] {
  const { text: input, shown: placeShown } = redaction(text);
  const index = placeShown({ from: refusal.index, to: refusal.index }).from;
  // Text further away than this is not shown.
  const first = Math.max(0, index - 4 * width);
  const from = startOfCharacter(input, first, index);
  const to = endOfPlace(input, from, index);
  const shown = (start: number, end: number) => drawable(printable(input.slice(start, end)), screen);
  return carets({ before: shown(first, from), at: shown(from, to), after: shown(to, to + 4 * width) }, width);
}

/** Where the character begins that a person sees at `index`, with the marks on it. */
function startOfCharacter(text: string, from: number, index: number): number {
  let start = from;
  for (const atom of atomsOf(text.slice(from, index + 1))) {
    if (start + atom.length > index) break;
    start += atom.length;
  }
  return start;
}

function endOfPlace(text: string, from: number, index: number): number {
  NON_ASCII.lastIndex = index;
  if (NON_ASCII.test(text)) return NON_ASCII.lastIndex;
  const [atom = ""] = atomsOf(text.slice(from, from + 16));
  return Math.max(index, from + atom.length);
}
