/** An error as people read it: what is wrong, and the text with carets below the place. */

import { drawable } from "../display/ascii.ts";
import { wrapped } from "../display/layout.ts";
import type { Screen } from "../display/terminal.ts";
import type { LineError } from "./line-error.ts";

const INDENT = "  ";

/** The message of an error, its section if the message does not name it, and its picture if it has one. */
export function errorText(error: LineError, screen: Screen, verdict = screen.words.invalid): string {
  const { colors, width, words } = screen;
  const said = words.error(error);
  const section = said.includes(sectionSign(error.section)) ? "" : ` (${error.section})`;
  const [first = "", ...more] = wrapped(drawable(`${verdict} ${said}${section}`, screen), width, INDENT);
  const message = [colors.red(verdict) + first.slice(verdict.length), ...more];
  if (error.picture === undefined) return message.join("\n");
  const [text, carets] = error.picture(width - INDENT.length, screen);
  return [...message, `${INDENT}${text}`, `${INDENT}${colors.red(carets)}`].join("\n");
}

/** "§3.3" of "RFC 3986 §3.3". */
function sectionSign(section: string): string {
  return /§[\d.]*\d/.exec(section)?.[0] ?? section;
}
