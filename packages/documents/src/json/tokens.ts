/**
 * RFC 8259: the texts of a document of JSON, each with its place and its JSON Pointer (RFC 6901), by the scanner of
 * jsonc-parser. No tree is made, so that the depth of a document costs nothing but its pointer.
 */

import { createScanner } from "jsonc-parser";

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

/** The tokens of jsonc-parser that matter: its own enumeration is erased when a file is compiled alone. */
const OPEN_BRACE = 1;
const CLOSE_BRACE = 2;
const OPEN_BRACKET = 3;
const CLOSE_BRACKET = 4;
const COMMA = 5;
const STRING = 10;
const UNKNOWN = 16;
const END = 17;

/** An object, by the name of its current member, or an array, by the index of its current item. */
type Open = string | number;

/** More is held by no document that a person means. */
const DEEPEST = 10_000;

/**
 * Hands on the texts of a document in their order. Their path changes as the document is read on.
 * @returns The first thing that is wrong with it, up to which it was read; undefined if there is none.
 */
export function readJsonTexts(document: string, take: (one: JsonText) => void): JsonFault | undefined {
  const scanner = createScanner(document, true);
  const path: Open[] = [];
  let isName = false;
  for (let token: number = scanner.scan(); token !== END; token = scanner.scan()) {
    const from = scanner.getTokenOffset();
    if (scanner.getTokenError() !== 0 || token === UNKNOWN || path.length > DEEPEST) return { index: from };
    if (token !== STRING) {
      isName = follow(token, path);
      continue;
    }
    const text = scanner.getTokenValue();
    if (isName) path[path.length - 1] = text;
    take({ text, from, to: from + scanner.getTokenLength(), isName, path });
    isName = false;
  }
  return path.length > 0 ? { index: document.length } : undefined;
}

/** Opens, closes, or goes on to the next member or item; returns whether a name follows. */
function follow(token: number, path: Open[]): boolean {
  const last = path.at(-1);
  if (token === OPEN_BRACE) path.push("");
  else if (token === OPEN_BRACKET) path.push(0);
  else if (token === CLOSE_BRACE || token === CLOSE_BRACKET) path.pop();
  else if (token === COMMA && typeof last === "number") path[path.length - 1] = last + 1;
  return token === OPEN_BRACE || (token === COMMA && typeof last === "string");
}

/** RFC 6901 §3: the pointer of a path. */
export function jsonPointer(path: readonly Open[]): string {
  return path.map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}
