/** An error as people read it: what is wrong, and the text with a caret below the place. */

import type { Screen } from "../display/terminal.ts";
import type { LineError } from "./line-error.ts";

const INDENT = "  ";

/** The message of an error, its section if the message does not name it, and its picture if it has one. */
export function errorText(error: LineError, { colors, width }: Screen, verdict = "invalid:"): string {
  const section = error.message.includes(sectionSign(error.section)) ? "" : ` (${error.section})`;
  const first = `${colors.red(verdict)} ${error.message}${section}`;
  if (error.picture === undefined) return first;
  const [text, caret] = narrowed(error.picture, width - INDENT.length);
  return [first, `${INDENT}${text}`, `${INDENT}${colors.red(caret)}`].join("\n");
}

/** "§3.3" of "RFC 3986 §3.3". */
function sectionSign(section: string): string {
  return /§[\d.]*\d/.exec(section)?.[0] ?? section;
}

/** The two lines of a picture, a text above a caret, without what is far from the caret. */
function narrowed(picture: string, width: number): [text: string, caret: string] {
  const [text = "", caret = ""] = picture.split("\n");
  if (text.length <= width) return [text, caret];
  const at = caret.indexOf("^");
  const from = Math.max(0, Math.min(at - Math.floor(width / 2), text.length - width));
  const visible = text.slice(from, from + width);
  const start = from > 0 ? `…${visible.slice(1)}` : visible;
  return [from + width < text.length ? `${start.slice(0, -1)}…` : start, caret.slice(from)];
}
