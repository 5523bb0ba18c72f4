/** Text as it is shown, whatever it is: nothing invisible, and no more of it than a person reads. */

import { printable } from "urikit/display";

/** More of a text is not shown in one piece. */
const LONGEST_SHOWN = 2000;
const SHOWN_AT_END = 200;

/** The text, printable; of a long one its beginning, how many characters follow, and its end. */
export function shown(text: string): string {
  if (text.length <= LONGEST_SHOWN) return printable(text);
  const left = text.length - LONGEST_SHOWN;
  const [from, to] = [text.slice(0, LONGEST_SHOWN - SHOWN_AT_END), text.slice(-SHOWN_AT_END)];
  return `${printable(from)} … +${left.toLocaleString("en")} … ${printable(to)}`;
}

/** A place in a text, and the text around it. */
export interface Place {
  readonly before: string;
  readonly at: string;
  readonly after: string;
}

/** How much is shown on each side of a place. */
const AROUND = 200;

/** Where an error is: the character at `index`, or all characters in a row there that are not ASCII. */
export function placeOf(text: string, index: number): Place {
  const [at = ""] = /^(?:[^\p{ASCII}]+|.)/su.exec(text.slice(index, index + AROUND)) ?? [];
  const end = index + at.length;
  return {
    before: (index > AROUND ? "…" : "") + printable(text.slice(Math.max(0, index - AROUND), index)),
    at: printable(at),
    after: printable(text.slice(end, end + AROUND)) + (text.length > end + AROUND ? "…" : ""),
  };
}
