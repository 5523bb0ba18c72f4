/** An error as people read it: what is wrong, and the text with a caret beneath the place. */

import type { Screen } from "../display/terminal.ts";
import type { Fault } from "./line-error.ts";

const INDENT = "  ";

/** The message of a fault, its section if the message does not name it, and its picture if it has one. */
export function explained(fault: Fault, { colors, width }: Screen): string {
  const section = fault.message.includes(sectionSign(fault.section)) ? "" : ` (${fault.section})`;
  const verdict = `${colors.red("invalid:")} ${fault.message}${section}`;
  if (fault.picture === undefined) return verdict;
  const [text, caret] = narrowed(fault.picture, width - INDENT.length);
  return [verdict, `${INDENT}${text}`, `${INDENT}${colors.red(caret)}`].join("\n");
}

/** "§3.3" of "RFC 3986 §3.3". */
function sectionSign(section: string): string {
  return /§[\d.]*\d/.exec(section)?.[0] ?? section;
}

/** The two lines of a picture, a text over a caret, with what is far from the caret left out. */
function narrowed(picture: string, width: number): [text: string, caret: string] {
  const [text = "", caret = ""] = picture.split("\n");
  if (text.length <= width) return [text, caret];
  const at = caret.indexOf("^");
  const from = Math.max(0, Math.min(at - Math.floor(width / 2), text.length - width));
  const shown = text.slice(from, from + width);
  const start = from > 0 ? `…${shown.slice(1)}` : shown;
  return [from + width < text.length ? `${start.slice(0, -1)}…` : start, caret.slice(from)];
}
