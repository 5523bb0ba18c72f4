/**
 * RFC 3986 §1.1.1: a scheme's specification "may further restrict the syntax". What falls to such a restriction
 * is told as an error like any other: with its place, its rule and its section.
 */

import { type UriErrorCode, UriSyntaxError } from "../../syntax/errors.ts";

/** A rule of a scheme's grammar, and the section that it stands in. */
export interface Rule {
  readonly rule: string;
  /** With the specification: `RFC 1738 §3.2.2`. */
  readonly section: string;
}

/** What the person who has to mend the text is told. */
export interface Words {
  readonly expected: string;
  /** Why it is refused; the section is added. */
  readonly why: string;
}

/** The error that a rule of a scheme gives at a place of a text. */
export function refusal(
  text: string,
  index: number,
  code: UriErrorCode,
  { rule, section }: Rule,
  { expected, why }: Words,
): UriSyntaxError {
  return new UriSyntaxError({
    code,
    input: text,
    index,
    rule,
    section,
    expected,
    reason: `${why} (${section})`,
  });
}

/** Refuses the first character of `text[from..to)` that is one of those listed. */
export function forbid(
  text: string,
  from: number,
  to: number,
  forbidden: string,
  rule: Rule,
  what: string,
): void {
  for (let at = from; at < to; at++) {
    const character = text.charAt(at);
    if (!forbidden.includes(character)) continue;
    throw refusal(text, at, "invalid-for-scheme", rule, {
      expected: `a character of ${what}`,
      why: `"${character}" is not allowed in ${what}; as data it is written ${tripletOf(character)}`,
    });
  }
}

function tripletOf(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
