/**
 * CSS: the references in a style sheet or in declarations, `url()` and `@import`, by a tokenizer that follows CSS
 * Syntax Level 3, `@csstools/css-tokenizer`. It takes whole texts; so a text that comes in pieces is read in
 * windows, and a token that touches the end of a window is read again with the next.
 */

import { type CSSToken, TokenType, tokenizer } from "@csstools/css-tokenizer";
import { type EstablishedBase, LineCount, type TextPosition } from "urikit/context";
import type { DocumentReader } from "./document-reader.ts";
import type { ReferencePlace } from "./found-reference.ts";
import { trimmed } from "./html/values.ts";
import { LONGEST_VALUE } from "./located-text.ts";
import type { Sink } from "./sink.ts";

/** The length of text that is gathered before it is read; twice as much as an open token has, if that is more. */
const WINDOW = 0x8000;

/** The construct whose string the next token may be. */
type Awaited = "url()" | "@import" | undefined;

const START: TextPosition = { offset: 0, line: 1, column: 1 };

/** The known members of the place of a style sheet or of declarations. */
export interface StylePlace {
  readonly element?: string | undefined;
  readonly attribute?: string | undefined;
  readonly part?: string | undefined;
}

/** The options of a reader of CSS. */
export interface StyleOptions {
  readonly base: EstablishedBase;
  readonly sink: Sink;
  /** The known members of the place of all references. */
  readonly where?: StylePlace;
  /** Where the text begins in its document. */
  readonly origin?: TextPosition;
  /** The place of a character of the text in its document, if it does not follow from `origin`. */
  readonly placeAt?: (index: number) => TextPosition;
}

/** Finds the references in CSS that comes in pieces. */
export class CssReader implements DocumentReader {
  readonly #base: EstablishedBase;
  readonly #sink: Sink;
  readonly #where: StylePlace;
  readonly #origin: TextPosition;
  readonly #placeAt: ((index: number) => TextPosition) | undefined;
  readonly #lines = new LineCount();
  #window = "";
  #start = 0;
  #enough = WINDOW;
  #isLast = false;
  #awaited: Awaited;
  #isInComment = false;

  constructor({ base, sink, where = {}, origin = START, placeAt }: StyleOptions) {
    this.#base = base;
    this.#sink = sink;
    this.#where = where;
    this.#origin = origin;
    this.#placeAt = placeAt;
  }

  write(text: string): void {
    this.#window += text;
    if (this.#window.length >= this.#enough) this.#read();
  }

  end(): void {
    this.#isLast = true;
    this.#read();
  }

  #read(): void {
    this.#lines.slide(this.#window, this.#start);
    const kept = this.#tokenize(this.#isInComment ? this.#endOfComment() : 0);
    this.#window = this.#window.slice(kept);
    this.#start += kept;
    this.#enough = Math.max(WINDOW, 2 * this.#window.length);
  }

  /** Reads the window from an index on; returns the index from which it must be read again. */
  #tokenize(from: number): number {
    const css = from === 0 ? this.#window : this.#window.slice(from);
    const tokens = tokenizer({ css });
    while (!tokens.endOfFile()) {
      const token = tokens.nextToken();
      const isOpen = token[3] === css.length - 1 && !this.#isLast;
      if (isOpen && css.length - token[2] < LONGEST_VALUE) return from + token[2];
      if (isOpen && token[0] === TokenType.Comment) this.#isInComment = true;
      this.#take(token, from);
    }
    return this.#window.length;
  }

  /** Skips the rest of a comment that is too long to be held in memory. */
  #endOfComment(): number {
    const end = this.#window.indexOf("*/");
    this.#isInComment = end < 0;
    return end < 0 ? this.#window.length : end + 2;
  }

  #take(token: CSSToken, from: number): void {
    switch (token[0]) {
      case TokenType.Whitespace:
      case TokenType.Comment:
        return;
      case TokenType.URL:
        this.#add(token[4].value, from + token[2] + startOfUrl(token[1]), this.#awaited ?? "url()");
        break;
      case TokenType.String:
        if (this.#awaited) this.#add(token[4].value, from + token[2] + 1, this.#awaited);
        break;
      case TokenType.BadURL:
      case TokenType.BadString:
        this.#sink.warn({
          code: "malformed",
          message: "a broken string or url()",
          where: this.#place(from + token[2]),
        });
        break;
      case TokenType.AtKeyword:
        this.#awaited = token[4].value.toLowerCase() === "import" ? "@import" : undefined;
        return;
      case TokenType.Function:
        if (token[4].value.toLowerCase() === "url") this.#awaited ??= "url()";
        else this.#awaited = undefined;
        return;
    }
    this.#awaited = undefined;
  }

  #add(reference: string, index: number, construct: "url()" | "@import"): void {
    const where = this.#whereAt(this.#place(index), construct);
    this.#sink.found({ reference: trimmed(reference).reference, where, base: this.#base });
  }

  /** Without a spread in the common case: a style sheet may hold a million references. */
  #whereAt({ offset, line, column }: TextPosition, construct: "url()" | "@import"): ReferencePlace {
    const { element, attribute, part } = this.#where;
    if (element === undefined && part === undefined) return { offset, line, column, construct };
    return { offset, line, column, ...defined({ element, attribute, part }), construct };
  }

  #place(index: number): TextPosition {
    if (this.#placeAt) return this.#placeAt(this.#start + index);
    const { offset, line, column } = this.#lines.at(index);
    return {
      offset: this.#origin.offset + offset,
      line: this.#origin.line + line - 1,
      column: line === 1 ? this.#origin.column + column - 1 : column,
    };
  }
}

/** The members that are defined. */
function defined({
  element,
  attribute,
  part,
}: StylePlace): Pick<ReferencePlace, "element" | "attribute" | "part"> {
  return {
    ...(element !== undefined && { element }),
    ...(attribute !== undefined && { attribute }),
    ...(part !== undefined && { part }),
  };
}

/** The index at which the URL begins in a token such as `url( a.png )`. */
function startOfUrl(raw: string): number {
  let i = raw.indexOf("(") + 1;
  while (/[\t\n\f\r ]/.test(raw.charAt(i))) i++;
  return i;
}
