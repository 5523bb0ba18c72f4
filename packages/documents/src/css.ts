/**
 * CSS: the references in a style sheet or in declarations, `url()` and `@import`, by a tokenizer that follows CSS
 * Syntax Level 3, `@csstools/css-tokenizer`. It takes whole texts; so a text that comes in pieces is read in
 * windows, and a token that touches the end of a window is read again with the next.
 */

import { type CSSToken, TokenType, tokenizer } from "@csstools/css-tokenizer";
import { type EstablishedBase, LineCount, type TextPosition } from "urikit/context";
import { statement } from "urikit/words";
import type { DocumentReader } from "./document-reader.ts";
import type { ReferencePlace } from "./found-reference.ts";
import { trimmed } from "./html/values.ts";
import { type Sink, warning } from "./sink.ts";

/** The length of text that is gathered before it is read; twice as much as an open token has, if that is more. */
const WINDOW = 0x8000;

/** The longest token that is read: the tokenizer takes many times its length in memory. */
const LONGEST_TOKEN = 0x200000;

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
  /** Whether an `@namespace` is open, whose URL is only a name (CSS Namespaces 3 §2). */
  #isNaming = false;
  /** The end of a comment, a string or a `url()` that is too long to be read. */
  #skipped: string | undefined;
  /** How many parentheses are open from that of an `image-set()` on. */
  #imageSetDepth = 0;

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
    const kept = this.#tokenize(this.#skipped === undefined ? 0 : this.#endOfSkipped(this.#skipped));
    this.#window = this.#window.slice(kept);
    this.#start += kept;
    this.#enough = Math.min(LONGEST_TOKEN, Math.max(WINDOW, 2 * this.#window.length));
  }

  /** Reads the window from an index on; returns the index from which it must be read again. */
  #tokenize(from: number): number {
    const css = from === 0 ? this.#window : this.#window.slice(from);
    const tokens = tokenizer({ css });
    while (!tokens.endOfFile()) {
      const token = tokens.nextToken();
      const isOpen = token[3] === css.length - 1 && !this.#isLast;
      if (isOpen && css.length - token[2] < LONGEST_TOKEN) return from + token[2];
      if (isOpen) this.#skip(token, from);
      else this.#take(token, from);
    }
    return this.#window.length;
  }

  /** Skips a token that is too long. */
  #skip([type, raw, start]: CSSToken, from: number): void {
    this.#skipped = type === TokenType.Comment ? "*/" : type === TokenType.String ? raw.charAt(0) : ")";
    this.#awaited = undefined;
    if (type === TokenType.Comment) return;
    this.#sink.warn(warning("too-long", statement("css-too-long"), { where: this.#place(from + start) }));
  }

  /** Where in the window a skipped token ends. */
  #endOfSkipped(mark: string): number {
    const end = this.#window.indexOf(mark);
    if (end >= 0) this.#skipped = undefined;
    return end < 0 ? this.#window.length : end + mark.length;
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
        this.#takeString(token[4].value, from + token[2] + 1);
        break;
      case TokenType.BadURL:
      case TokenType.BadString:
        this.#sink.warn(
          warning("malformed", statement("css-malformed"), { where: this.#place(from + token[2]) }),
        );
        break;
      case TokenType.AtKeyword:
        this.#isNaming = token[4].value.toLowerCase() === "namespace";
        this.#awaited = token[4].value.toLowerCase() === "import" ? "@import" : undefined;
        return;
      case TokenType.Semicolon:
      case TokenType.OpenCurly:
        this.#isNaming = false;
        break;
      case TokenType.Function:
        this.#opens(token[4].value.toLowerCase());
        return;
      case TokenType.OpenParen:
        if (this.#imageSetDepth > 0) this.#imageSetDepth++;
        break;
      case TokenType.CloseParen:
        if (this.#imageSetDepth > 0) this.#imageSetDepth--;
        break;
    }
    this.#awaited = undefined;
  }

  /** CSS Images 4 §2.5: in `image-set()`, a string is a `url()`; but not that of `type()` within. */
  #takeString(value: string, index: number): void {
    const construct = this.#awaited ?? (this.#imageSetDepth === 1 ? "url()" : undefined);
    if (construct) this.#add(value, index, construct);
  }

  #opens(name: string): void {
    if (this.#imageSetDepth > 0) this.#imageSetDepth++;
    else if (name === "image-set" || name === "-webkit-image-set") this.#imageSetDepth = 1;
    if (name === "url" || name === "src") this.#awaited ??= "url()";
    else this.#awaited = undefined;
  }

  #add(reference: string, index: number, construct: "url()" | "@import"): void {
    const where = this.#whereAt(this.#place(index), construct);
    const use = this.#isNaming ? "mention" : "fetch";
    this.#sink.found({ reference: trimmed(reference).reference, where, base: this.#base, use });
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
