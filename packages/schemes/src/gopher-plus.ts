/**
 * RFC 1738 §3.4.3 to §3.4.9: the Gopher+ string, and the forms that it has.
 */

import type { OctetData } from "./parts/octet-data.ts";

/** A Gopher+ string, by its form. */
export type GopherPlus =
  /** `+`: the item by its default view (§3.4.4). */
  | { readonly form: "default" }
  /** `?`: an item with a form to fill in, which must be fetched first (§3.4.4, §3.4.5). */
  | { readonly form: "ask" }
  /** `!`, of the item, or `$`, of all items of a directory: their attributes, all or those named (§3.4.6, §3.4.7). */
  | { readonly form: "attributes"; readonly of: "item" | "directory"; readonly names: readonly string[] }
  /** `+<view_name>%20<language_name>` (§3.4.8). */
  | { readonly form: "view"; readonly view: string; readonly language?: string | undefined }
  /** The form of an ASK block, filled in (§3.4.9). */
  | { readonly form: "answers"; readonly answers: readonly string[] }
  /** Any other string of `*xchar` (§5). */
  | { readonly form: "other"; readonly string: OctetData };

/** The announcement of the data of a form: a Gopher+ item, one block, which a dot ends. */
export const DATA_FLAG = "+\t1";
export const BLOCK_START = "+-1";
export const BLOCK_END = ".";

const LINE_END = "\r\n";

/** The form of a Gopher+ string. */
export function readGopherPlus(string: OctetData): GopherPlus {
  if (typeof string !== "string") return { form: "other", string };
  if (string === "+") return { form: "default" };
  if (string === "?") return { form: "ask" };
  return readAttributes(string) ?? readAnswers(string) ?? readView(string) ?? { form: "other", string };
}

function readAttributes(string: string): GopherPlus | undefined {
  const of = string.startsWith("!") ? "item" : string.startsWith("$") ? "directory" : undefined;
  if (of === undefined) return undefined;
  const names = string.length === 1 ? [] : string.slice(1).split(" ");
  return names.every(isWord) ? { form: "attributes", of, names } : undefined;
}

function readView(string: string): GopherPlus | undefined {
  if (!string.startsWith("+")) return undefined;
  const [view = "", language, ...more] = string.slice(1).split(" ");
  if (!isWord(view) || more.length > 0 || (language !== undefined && !isWord(language))) return undefined;
  return { form: "view", view, language };
}

/** Only a block that ends where the string does: more after it would be read as something else. */
function readAnswers(string: string): GopherPlus | undefined {
  const [flag, start, ...lines] = string.split(LINE_END);
  if (flag !== DATA_FLAG || start !== BLOCK_START) return undefined;
  if (lines.pop() !== "" || lines.pop() !== BLOCK_END) return undefined;
  return lines.every(isAnswer) ? { form: "answers", answers: lines } : undefined;
}

/** A line of the block, which does not end it. */
function isAnswer(line: string): boolean {
  return line !== BLOCK_END && !/[\r\n]/.test(line);
}

function isWord(word: string): boolean {
  return word !== "" && !/[\s]/.test(word);
}

/** The Gopher+ string of a form. */
export function writeGopherPlus(plus: GopherPlus): OctetData {
  switch (plus.form) {
    case "default":
      return "+";
    case "ask":
      return "?";
    case "attributes":
      return (plus.of === "item" ? "!" : "$") + plus.names.join(" ");
    case "view":
      return `+${plus.view}${plus.language === undefined ? "" : ` ${plus.language}`}`;
    case "answers":
      return [DATA_FLAG, BLOCK_START, ...plus.answers, BLOCK_END, ""].join(LINE_END);
    case "other":
      return plus.string;
  }
}
