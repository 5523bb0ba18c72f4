/** An error as people read it: what is wrong, and the text with carets below the place. */

import { drawable } from "../layout/ascii.ts";
import { wrapped } from "../layout/layout.ts";
import type { Screen } from "../layout/screen.ts";
import type { LineError } from "../reference/line-error.ts";

const INDENT = "  ";

/**
 * The message of an error, its section if the message does not name it, and its picture if it has one.
 */
export function errorText(error: LineError, screen: Screen, verdict = screen.words.text("invalid")): string {
  const { colors, width, words } = screen;
  const said = words.error(error);
  const section = said.includes(sectionSign(error.section)) ? "" : ` (${error.section})`;
  const [first = "", ...more] = wrapped(
    drawable(`${verdict}${gapAfter(verdict)}${said}${section}`, screen),
    width,
    INDENT,
  );
  const message = [colors.red(verdict) + first.slice(verdict.length), ...more];
  if (error.picture === undefined) return message.join("\n");
  const [text, carets] = error.picture(width - INDENT.length, screen);
  return [...message, `${INDENT}${text}`, `${INDENT}${colors.red(carets)}`].join("\n");
}

/** The blank after a colon; a full-width one brings its own. */
function gapAfter(verdict: string): string {
  return verdict.endsWith("：") ? "" : " ";
}

/** "§3.3" of "RFC 3986 §3.3". */
function sectionSign(section: string): string {
  return /§[\d.]*\d/.exec(section)?.[0] ?? section;
}
