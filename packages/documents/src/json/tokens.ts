/**
 * RFC 8259: the texts of a document of JSON, each with its place and its JSON Pointer (RFC 6901). What a text says is
 * read by `JSON.parse`, which gives no places. No tree is made, so that the depth of a document costs nothing but its
 * pointer.
 */

/** A text: the name of a member, or a value. */
export interface JsonText {
  readonly text: string;
  /** Of its first quotation mark, and after its last one, in the document. */
  readonly from: number;
  readonly to: number;
  /** Whether it is the name of the member that the pointer leads to. */
  readonly isName: boolean;
  /** The members and items around it, from the outermost. */
  readonly path: readonly (string | number)[];
}

/** What is wrong with a document, in UTF-16 code units. */
export interface JsonFault {
  readonly index: number;
}

/** An object, by the name of its current member, or an array, by the index of its current item. */
type Open = string | number;

/** No document that a person means is deeper, and each pointer takes as many steps. */
const DEEPEST = 500;

/** §2 */
const BLANKS = /[ \t\n\r]*/y;

/** §3, §6: a number, or a literal name. */
const LITERAL = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null)(?![\w.+-])/y;

/**
 * Hands on the texts of a document in their order. Their path changes as the document is read on.
 * @returns The first thing that is wrong with it, up to which it was read; undefined if there is none.
 */
export function readJsonTexts(document: string, take: (one: JsonText) => void): JsonFault | undefined {
  const path: Open[] = [];
  let isName = false;
  for (let from = skipped(document, 0); from < document.length; ) {
    const sign = document.charAt(from);
    if (sign !== '"') {
      if (!BEGINS.includes(sign) || path.length > DEEPEST) return { index: from };
      isName = follow(sign, path);
      from = skipped(document, from + 1);
      continue;
    }
    const to = endOfText(document, from);
    const text = to === undefined ? undefined : textOf(document.slice(from, to));
    if (to === undefined || text === undefined) return { index: from };
    if (isName) path[path.length - 1] = text;
    take({ text, from, to, isName, path });
    isName = false;
    from = skipped(document, to);
  }
  return path.length > 0 ? { index: document.length } : undefined;
}

/** Structural characters (§2), and the first one of a text. */
const BEGINS = '"{}[]:,';

/** Where the next text, or the next structural character, may begin. */
function skipped(document: string, from: number): number {
  if (BEGINS.includes(document.charAt(from))) return from;
  return afterBlanks(document, after(LITERAL, document, afterBlanks(document, from)));
}

/** After the blanks, and the comments of JavaScript, which files of settings have. */
function afterBlanks(document: string, from: number): number {
  let at = after(BLANKS, document, from);
  while (document.charCodeAt(at) === SOLIDUS) {
    const isLine = document.charAt(at + 1) === "/";
    if (!isLine && document.charAt(at + 1) !== "*") return at;
    const mark = isLine ? "\n" : "*/";
    const end = document.indexOf(mark, at + 2);
    if (end < 0) return isLine ? document.length : at;
    at = after(BLANKS, document, end + mark.length);
  }
  return at;
}

/** Where what an expression describes ends; where it should begin, if it is not there. */
function after(expression: RegExp, document: string, from: number): number {
  expression.lastIndex = from;
  return expression.test(document) ? expression.lastIndex : from;
}

/** §7: after the second quotation mark of the text that begins at an index; undefined without one. */
function endOfText(document: string, from: number): number | undefined {
  for (let at = from + 1; at < document.length; at++) {
    const code = document.charCodeAt(at);
    if (code === QUOTATION_MARK) return at + 1;
    if (code === REVERSE_SOLIDUS) at++;
    else if (code < SPACE) return undefined;
  }
  return undefined;
}

const QUOTATION_MARK = 0x22;
const SOLIDUS = 0x2f;
const REVERSE_SOLIDUS = 0x5c;
const SPACE = 0x20;

/** §7: what a text between its quotation marks says; undefined if an escape is none. */
function textOf(written: string): string | undefined {
  if (!written.includes("\\")) return written.slice(1, -1);
  try {
    return String(JSON.parse(written));
  } catch {
    return undefined;
  }
}

/** §2: opens, closes, or goes on to the next member or item; returns whether a name follows. */
function follow(sign: string, path: Open[]): boolean {
  const last = path.at(-1);
  if (sign === "{") path.push("");
  else if (sign === "[") path.push(0);
  else if (sign === "}" || sign === "]") path.pop();
  else if (sign === "," && typeof last === "number") path[path.length - 1] = last + 1;
  return sign === "{" || (sign === "," && typeof last === "string");
}

/** RFC 6901 §3: the pointer of a path. */
export function jsonPointer(path: readonly Open[]): string {
  return path.map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}
