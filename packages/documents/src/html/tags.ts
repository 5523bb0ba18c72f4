/**
 * HTML: the attributes that hold URLs, and the text of style sheets, in a page that comes in pieces.
 *
 * It runs on the tokenizer of `htmlparser2`, which streams, survives every error, and gives the offsets of each name
 * and value. `parse5` follows the standard further, into the tree; but references need no tree, and without one
 * neither depth nor broken nesting costs memory or time.
 */

import { Tokenizer } from "htmlparser2";
import { LineCount, type TextPosition } from "urikit/context";
import { LONGEST_VALUE, LocatedText, placeAfter } from "../located-text.ts";
import { mayHoldUrl, type UrlAttribute, urlAttributeOf } from "./attributes.ts";
import { ForeignContent } from "./foreign.ts";
import { ScriptText } from "./script.ts";

/** An attribute that holds URLs, or that another attribute needs to be read. */
export interface TagAttribute {
  readonly element: string;
  readonly attribute: UrlAttribute;
  readonly value: LocatedText;
  /** Whether the element is one of SVG or MathML. */
  readonly isForeign: boolean;
}

/** The attributes that count, by their names. */
export interface AttributeChoice {
  /** The quick answer, by the first code unit of a name and its length. */
  mayCount(first: number, length: number): boolean;
  /** The attribute of a name on an element, both in lower case; undefined if it does not count. */
  attributeOf(element: string, name: string, inForeign: boolean): UrlAttribute | undefined;
}

const URL_ATTRIBUTES: AttributeChoice = { mayCount: mayHoldUrl, attributeOf: urlAttributeOf };

/** Takes the contents of the tags. */
export interface TagHandler {
  /** An attribute that counts. */
  attribute(found: TagAttribute): void;
  /** An attribute whose value is too long to be held in memory. */
  tooLong(element: string, attribute: UrlAttribute, place: TextPosition): void;
  /** The end of a start tag; of one with an attribute that counts, or whose element matters. */
  tagEnds?(element: string, isForeign: boolean): void;
  /** Some text of the page, without that of scripts and style sheets, as long as it is taken. */
  text?(text: string): void;
  /** An end tag. */
  closes?(element: string): void;
  /** Some text of a `style` element. */
  style?(text: string, place: TextPosition): void;
  /** The end of a `style` element. */
  styleEnds?(): void;
  /** Some text of a script, and its place. */
  script?(text: string, placeOf: () => TextPosition): void;
  /** The end tag of a script. */
  scriptEnds?(): void;
}

/** The length of text that is gathered before it is tokenized, so that no name that counts lies in more than two pieces. */
const PIECE = 0x4000;

/** The text that the tokenizer reads differently from HTML: see `#feedFrom`. */
const SPECIAL = /<script|<!\[CDATA\[/gi;

/** The beginning of such a mark, or of one in a script, at the end of a piece: it is read with the next piece. */
const OPEN_MARK =
  /(?:<(?:!(?:-{0,3}|\[(?:C(?:D(?:A(?:TA?)?)?)?)?)|\/?(?:s(?:c(?:r(?:i(?:pt?)?)?)?)?)?)|--?)$/i;
const LONGEST_MARK = 8;

const A = 97;
const M = 109;
const S = 115;
const T = 116;
const B = 98;

/** Reads the tags of a page. */
export class TagReader {
  readonly #handler: TagHandler;
  readonly #attributes: AttributeChoice;
  readonly #tokenizer: Tokenizer;
  readonly #lines = new LineCount();
  readonly #foreign = new ForeignContent();
  #gathered = "";
  /** The current piece, the piece before it, and the offset at which the current one begins in the page. */
  #piece = "";
  #before = "";
  #start = 0;
  /** The current tag: where its name lies, and the name once it is asked for. */
  #nameFrom = 0;
  #nameTo = 0;
  #name: string | undefined;
  /** The attributes of that tag that were seen: of two with one name, HTML takes the first. */
  readonly #seen = new Set<string>();
  /** The current attribute, if it counts, where its name ends, and its value as far as it is read. */
  #attribute: UrlAttribute | undefined;
  #nameEnd = 0;
  /** The place of that end, if it lies in the piece before. */
  #nameEndPlace: TextPosition | undefined;
  #value: LocatedText | undefined;
  #isTooLong = false;
  #isInStyle = false;
  /** The text of the script within which the page so far ends. */
  #script: ScriptText | undefined;
  #isEnding = false;
  /** Whether the page so far ends within a tag. */
  isInTag = false;
  /** Whether the handler takes the text of the page, which it decides at each tag. */
  takesText = false;
  /** Whether the page ended within a comment. */
  isInComment = false;

  constructor(handler: TagHandler, attributes = URL_ATTRIBUTES) {
    this.#handler = handler;
    this.#attributes = attributes;
    this.#tokenizer = new Tokenizer({}, callbacksOf(this));
  }

  /** Whether the next tag is one of SVG or MathML. */
  get isInForeignContent(): boolean {
    return this.#foreign.isHere;
  }

  write(text: string): void {
    this.#gathered += text;
    if (this.#gathered.length >= PIECE) this.#tokenize(openMark(this.#gathered));
  }

  end(): void {
    if (this.#gathered !== "") this.#tokenize(0);
    this.#isEnding = true;
    this.#tokenizer.end();
    this.#endStyle();
  }

  /** Reads what was gathered, except for its last code units. */
  #tokenize(held: number): void {
    const to = this.#gathered.length - held;
    if (this.#attribute && !this.#value) this.#nameEndPlace ??= this.#lines.at(this.#nameEnd - this.#start);
    this.#before = this.#piece;
    this.#start += this.#piece.length;
    this.#piece = this.#gathered.slice(0, to);
    this.#gathered = this.#gathered.slice(to);
    this.#lines.slide(this.#piece, this.#start);
    for (let from = 0; from < to; ) from = this.#feedFrom(from);
  }

  /**
   * Gives the tokenizer the next part of the piece; returns where it ends. Where the tokenizer would not read what
   * HTML reads, it gets other characters in the same places: the values of attributes are not taken from it.
   */
  #feedFrom(from: number): number {
    const piece = this.#piece;
    if (this.#script) return this.#feedScript(this.#script, from);
    if (this.isInTag && this.#element() === "script") return this.#feed(from, piece.indexOf(">", from) + 1);
    SPECIAL.lastIndex = from;
    const index = SPECIAL.exec(piece)?.index;
    if (index === undefined) return this.#feed(from, piece.length);
    if (piece.charAt(index + 1) !== "!") return this.#feed(from, piece.indexOf(">", index) + 1);
    this.#feed(from, index + 2);
    this.#tokenizer.write(this.#foreign.allowsCdata ? "[" : "?");
    return index + 3;
  }

  /** Gives the tokenizer the piece up to an index; if that is 0, all of it. */
  #feed(from: number, to: number): number {
    const end = to === 0 ? this.#piece.length : to;
    this.#tokenizer.write(
      from === 0 && end === this.#piece.length ? this.#piece : this.#piece.slice(from, end),
    );
    return end;
  }

  #feedScript(script: ScriptText, from: number): number {
    const end = script.endIn(this.#piece, from);
    const to = end < 0 ? this.#piece.length : end;
    this.#handler.script?.(this.#piece.slice(from, to), () => this.#lines.at(from));
    if (end >= 0) this.#endScript();
    this.#tokenizer.write(" ".repeat(to - from));
    return to;
  }

  #endScript(): void {
    this.#script = undefined;
    this.#handler.scriptEnds?.();
  }

  startsTag(from: number, to: number): void {
    this.#nameFrom = from;
    this.#nameTo = to;
    this.#name = undefined;
    this.isInTag = true;
  }

  startsAttribute(from: number, to: number): void {
    this.#attribute = undefined;
    if (!this.#attributes.mayCount(this.#codeAt(from), to - from)) return;
    const name = this.#slice(from, to).toLowerCase();
    const element = this.#element();
    const isForeign = this.#foreign.isHere || element === "svg";
    const attribute = this.#attributes.attributeOf(element, name, isForeign);
    if (attribute === undefined || this.#seen.has(name)) return;
    this.#seen.add(name);
    this.#attribute = attribute;
    this.#nameEnd = to;
    this.#nameEndPlace = undefined;
    this.#value = undefined;
    this.#isTooLong = false;
  }

  adds(from: number, to: number): void {
    if (this.#attribute === undefined) return;
    this.#value ??= this.#valueAt(from);
    if (this.#value.text.length + to - from > LONGEST_VALUE) this.#isTooLong = true;
    else this.#value.add(this.#slice(from, to), from);
  }

  addsEntity(codePoint: number): void {
    if (this.#attribute === undefined) return;
    this.#value ??= this.#valueAt(this.#startOfValue());
    if (this.#value.text.length < LONGEST_VALUE) this.#value.addEntity(String.fromCodePoint(codePoint));
    else this.#isTooLong = true;
  }

  endsAttribute(): void {
    const attribute = this.#attribute;
    this.#attribute = undefined;
    if (attribute === undefined) return;
    const element = this.#element();
    const value = this.#value ?? this.#valueAt(this.#startOfValue());
    if (this.#isTooLong) this.#handler.tooLong(element, attribute, value.place);
    else this.#handler.attribute({ element, attribute, value, isForeign: this.#foreign.isHere });
  }

  endsTag(closesItself: boolean): void {
    this.isInTag = false;
    const isCounting = this.#seen.size > 0;
    if (isCounting) this.#seen.clear();
    const isFollowed = this.#isFollowed();
    if (!isCounting && !isFollowed && !this.#isAnchor(this.#nameFrom, this.#nameTo)) return;
    const name = this.#element();
    this.#handler.tagEnds?.(name, this.#foreign.isHere);
    if (!isFollowed) return;
    const isForeign = this.#foreign.isHere || name === "svg" || name === "math";
    if (closesItself && isForeign) {
      if (name === "a") this.#handler.closes?.(name);
      return;
    }
    this.#isInStyle = name === "style";
    if (name === "script" && !this.#foreign.isHere) this.#script = new ScriptText();
    this.#foreign.opens(name);
  }

  /** Whether the tag may lead into other content: `style`, `svg`, `math`, `meta`, `template`, `base`; within SVG and MathML, any. */
  #isFollowed(): boolean {
    if (this.#foreign.isAround) return true;
    const first = this.#codeAt(this.#nameFrom) | 32;
    return first === S || first === M || first === T || first === B;
  }

  /** Whether the name of a tag is `a`. */
  #isAnchor(from: number, to: number): boolean {
    return to - from === 1 && (this.#codeAt(from) | 32) === A;
  }

  closes(from: number, to: number): void {
    this.#endStyle();
    if (!this.#foreign.isAround && (this.#codeAt(from) | 32) !== T) {
      if (this.#isAnchor(from, to)) this.#handler.closes?.("a");
      return;
    }
    const name = this.#slice(from, to).toLowerCase();
    this.#foreign.closes(name);
    this.#handler.closes?.(name);
  }

  text(from: number, to: number): void {
    if (!this.#isInStyle) {
      if (this.takesText) this.#handler.text?.(this.#slice(from, to));
      return;
    }
    this.#handler.style?.(this.#slice(from, to), this.#lines.at(from - this.#start));
  }

  entity(codePoint: number): void {
    if (this.takesText) this.#handler.text?.(String.fromCodePoint(codePoint));
  }

  comment(): void {
    this.isInComment = this.#isEnding;
  }

  #endStyle(): void {
    if (this.#isInStyle) this.#handler.styleEnds?.();
    this.#isInStyle = false;
  }

  #element(): string {
    this.#name ??= this.#slice(this.#nameFrom, this.#nameTo).toLowerCase();
    return this.#name;
  }

  /** A value that begins at an offset. */
  #valueAt(from: number): LocatedText {
    const place = this.#nameEndPlace;
    this.#nameEndPlace = undefined;
    if (place === undefined) return new LocatedText(this.#lines.at(from - this.#start));
    return new LocatedText(placeAfter(place, this.#slice(place.offset, from)));
  }

  /** The index after the name, the `=`, the white space and the quote. */
  #startOfValue(): number {
    let i = this.#nameEnd;
    while (/[\t\n\f\r =]/.test(String.fromCharCode(this.#codeAt(i)))) i++;
    return /["']/.test(String.fromCharCode(this.#codeAt(i))) ? i + 1 : i;
  }

  /** The text of the page between two offsets, as far as it is still held. */
  #slice(from: number, to: number): string {
    const index = from - this.#start;
    if (index >= 0) return this.#piece.slice(index, to - this.#start);
    const before = index + this.#before.length;
    return before < 0
      ? ""
      : this.#before.slice(before, to - this.#start + this.#before.length) +
          this.#piece.slice(0, Math.max(0, to - this.#start));
  }

  #codeAt(offset: number): number {
    const index = offset - this.#start;
    return index >= 0 ? this.#piece.charCodeAt(index) : this.#before.charCodeAt(index + this.#before.length);
  }
}

/** The length of the end of a text that may be the beginning of a mark. */
function openMark(text: string): number {
  return OPEN_MARK.exec(text.slice(-LONGEST_MARK))?.[0].length ?? 0;
}

type Callbacks = ConstructorParameters<typeof Tokenizer>[1];

/** The functions that the tokenizer calls. */
function callbacksOf(reader: TagReader): Callbacks {
  const ignore = (): void => {};
  return {
    onopentagname: (start, end) => reader.startsTag(start, end),
    onattribname: (start, end) => reader.startsAttribute(start, end),
    onattribdata: (start, end) => reader.adds(start, end),
    onattribentity: (codePoint) => reader.addsEntity(codePoint),
    onattribend: () => reader.endsAttribute(),
    onopentagend: () => reader.endsTag(false),
    onselfclosingtag: () => reader.endsTag(true),
    onclosetag: (start, end) => reader.closes(start, end),
    ontext: (start, end) => reader.text(start, end),
    oncdata: (start, end, endOffset) => reader.text(start, end - endOffset),
    isInForeignContext: () => reader.isInForeignContent,
    ontextentity: (codePoint) => reader.entity(codePoint),
    oncomment: () => reader.comment(),
    ondeclaration: ignore,
    onprocessinginstruction: ignore,
    onend: ignore,
  };
}
