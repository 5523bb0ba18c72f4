/** A character in a sentence: by its name if it has one, made printable, and of a password only that it is one (§7.5). */

import type { CHARACTERS, PLAIN } from "./english.ts";
import { isInPassword } from "./password.ts";
import { printable } from "./printable.ts";
import { type Statement, statement } from "./statement.ts";

const NAMES: { readonly [character: string]: keyof typeof PLAIN } = {
  " ": "a-space",
  "\t": "a-tab",
  "\\": "a-backslash",
  '"': "a-double-quote",
};

/** The character at `index`, by its name if it has one; of a password only that it is one. */
export function characterAt(
  text: string,
  index: number,
): Statement<keyof typeof PLAIN | keyof typeof CHARACTERS> {
  if (isInPassword(text, index)) return statement("this");
  if (index >= text.length) return statement("the-end");
  const character = String.fromCodePoint(text.codePointAt(index) ?? 0);
  const name = NAMES[character];
  return name ? statement(name) : statement("the-character", printable(character));
}
