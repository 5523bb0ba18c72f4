/**
 * XML: the references in a document, each with the base that `xml:base` gives it (XML Base), by `saxes`, a
 * streaming parser that continues after an error.
 */

import { SaxesParser } from "saxes";
import { type EstablishedBase, establishBase, type TextPosition } from "urikit/context";
import { CssReader } from "../css.ts";
import type { DocumentReader } from "../document-reader.ts";
import type { ReferencePlace } from "../found-reference.ts";
import { referencesInValue, trimmed } from "../html/values.ts";
import { LONGEST_VALUE, type LocatedReference, LocatedText } from "../located-text.ts";
import type { Sink } from "../sink.ts";
import { declareEntities, predefinedEntities, unknownEntity } from "./entities.ts";
import { Namespaces } from "./namespaces.ts";
import { type ExpandedName, holdsReference, holdsStyle, XML, xmlAttributeOf } from "./vocabularies.ts";

/** An attribute as it is written. */
interface Attribute {
  readonly name: string;
  readonly value: LocatedText;
  /** Whether it holds an unknown entity. */
  readonly isUnknown: boolean;
}

/** An open element. */
interface Element {
  readonly name: ExpandedName;
  /** The name as it is written. */
  readonly tag: string;
  readonly base: EstablishedBase;
}

/** A text that holds references: the value of an attribute, or the content of an element. */
interface ReferenceText {
  readonly tag: string;
  readonly attribute?: string;
  readonly base: EstablishedBase;
  readonly value: LocatedText;
  readonly isUnknown: boolean;
}

/** Finds the references in XML that comes in pieces. */
export class XmlReader implements DocumentReader {
  readonly #base: EstablishedBase;
  readonly #sink: Sink;
  readonly #part: string | undefined;
  readonly #parser = new SaxesParser({ xmlns: false, position: true });
  readonly #namespaces = new Namespaces();
  readonly #open: Element[] = [];
  #root: ExpandedName | undefined;
  #attributes: Attribute[] = [];
  /** The previous piece and the current one, where they begin in the document, and the length of the current one. */
  #buffered = "";
  #bufferedFrom = 0;
  #pieceLength = 0;
  /** The text of an element that holds a reference, or a style sheet. */
  #text: LocatedText | undefined;
  #style: CssReader | undefined;
  #isBroken = false;
  /** Whether the current attribute or text holds an unknown entity. */
  #isUnknown = false;
  /** Whether the text of the current element holds one. */
  #isTextUnknown = false;

  constructor(base: EstablishedBase, sink: Sink, part?: string) {
    this.#base = base;
    this.#sink = sink;
    this.#part = part;
    this.#parser.ENTITIES = predefinedEntities();
    this.#parser.on("doctype", (doctype) => declareEntities(doctype, this.#parser.ENTITIES));
    this.#parser.on("attribute", ({ name, value }) => this.#addAttribute(name, value));
    this.#parser.on("opentag", ({ name, attributes }) =>
      this.#opens(name, attributes as Record<string, string>),
    );
    this.#parser.on("closetag", () => this.#closes());
    this.#parser.on("text", (text) => this.#takeText(text));
    this.#parser.on("cdata", (text) => this.#takeText(text));
    this.#parser.on("processinginstruction", ({ target, body }) => this.#instruct(target, body));
    this.#parser.on("error", (error) => this.#warn(error));
  }

  write(text: string): void {
    const before = this.#buffered.slice(this.#buffered.length - this.#pieceLength);
    this.#bufferedFrom += this.#buffered.length - this.#pieceLength;
    this.#buffered = before + text;
    this.#pieceLength = text.length;
    this.#parser.write(text);
  }

  end(): void {
    this.#parser.close();
  }

  /** Warns of the first error; those after it are often its consequence. */
  #warn(error: Error): void {
    if (error.message.endsWith("undefined entity.")) this.#isUnknown = true;
    if (this.#isBroken) return;
    this.#isBroken = true;
    this.#sink.warn({ code: "malformed", message: error.message, where: this.#here() });
  }

  #addAttribute(name: string, text: string): void {
    const value = new LocatedText(this.#startOfValue(text));
    value.add(text, value.place.offset);
    this.#attributes.push({ name, value, isUnknown: this.#isUnknown });
    this.#isUnknown = false;
  }

  #opens(tag: string, attributes: Readonly<Record<string, string>>): void {
    this.#namespaces.opens(attributes);
    const name = this.#namespaces.ofElement(tag);
    this.#root ??= name;
    const outer = this.#open.at(-1)?.base ?? this.#base;
    const written = this.#attributes;
    this.#attributes = [];
    this.#isUnknown = false;
    const isUnknown = written.some((attribute) => attribute.name === "xml:base" && attribute.isUnknown);
    const element = { name, tag, base: this.#baseOf(attributes["xml:base"], outer, isUnknown) };
    this.#open.push(element);
    for (const attribute of written) this.#read(element, attribute, outer);
    if (holdsReference(name, this.#root)) {
      this.#text = new LocatedText(this.#here());
      this.#isTextUnknown = false;
    }
    if (holdsStyle(name)) this.#style = this.#css(element, this.#here());
  }

  /** XML Base §4: the base of an element, resolved against that of the element around it. */
  #baseOf(text: string | undefined, outer: EstablishedBase, isUnknown: boolean): EstablishedBase {
    if (text === undefined) return outer;
    const base = establishBase({ content: text, entity: outer });
    if (base.layer === "content" && !isUnknown) return base;
    this.#sink.warn({
      code: "unusable-base",
      message: "xml:base is not usable as a base",
      where: this.#here(),
    });
    return outer;
  }

  #read(element: Element, { name, value, isUnknown }: Attribute, outer: EstablishedBase): void {
    const expanded = this.#namespaces.ofAttribute(name);
    const kind = xmlAttributeOf(element.name, expanded, this.#root)?.kind;
    if (kind === "style" && !isUnknown) this.#readStyle(element, name, value);
    if (kind === undefined || kind === "style") return;
    const base = expanded.namespace === XML ? outer : element.base;
    for (const found of referencesInValue(kind, value.text))
      this.#add({ tag: element.tag, attribute: name, base, value, isUnknown }, found);
  }

  #readStyle(element: Element, attribute: string, value: LocatedText): void {
    const css = this.#css(element, value.place, attribute);
    css.write(value.text);
    css.end();
  }

  #css({ tag, base }: Element, origin: TextPosition, attribute?: string): CssReader {
    const where = { element: tag, attribute, part: this.#part };
    return new CssReader({ base, sink: this.#sink, where, origin });
  }

  #closes(): void {
    const element = this.#open.pop();
    this.#namespaces.closes();
    const text = this.#text;
    this.#text = undefined;
    if (element && text && text.text.trim() !== "") {
      const { tag, base } = element;
      this.#add({ tag, base, value: text, isUnknown: this.#isTextUnknown }, trimmed(text.text));
    }
    this.#isTextUnknown = false;
    this.#style?.end();
    this.#style = undefined;
  }

  #takeText(text: string): void {
    if (this.#isUnknown) {
      this.#isUnknown = false;
      this.#isTextUnknown = true;
      this.#style = undefined; // the entity could stand for any text
    }
    this.#style?.write(text);
    const value = this.#text;
    if (value === undefined || value.text.length + text.length > LONGEST_VALUE) return;
    value.add(text, value.place.offset + value.text.length); // entities may shift what follows them
  }

  /** Associating Style Sheets with XML: `href` among the pseudo-attributes. */
  #instruct(target: string, body: string): void {
    if (target !== "xml-stylesheet") return;
    const href = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(body);
    const reference = href?.[1] ?? href?.[2];
    if (reference === undefined) return;
    const where = { ...this.#here(), element: "?xml-stylesheet", attribute: "href", ...this.#inPart() };
    this.#sink.found({ reference, where, base: this.#base });
  }

  #add(
    { tag, attribute, base, value, isUnknown }: ReferenceText,
    { reference, index }: LocatedReference,
  ): void {
    const place = { ...value.placeAt(index), element: tag };
    const where: ReferencePlace = {
      ...place,
      ...(attribute !== undefined && { attribute }),
      ...this.#inPart(),
    };
    if (isUnknown && reference.includes("&")) {
      const meaning = { valid: false, error: unknownEntity(reference) } as const;
      this.#sink.found({ reference, where, base, meaning });
    } else {
      this.#sink.found({ reference, where, base });
    }
  }

  #inPart(): { part?: string } {
    return this.#part === undefined ? {} : { part: this.#part };
  }

  #here(): TextPosition {
    return { offset: this.#parser.position, line: this.#parser.line, column: this.#parser.columnIndex + 1 };
  }

  /** The parser stands after the closing quote; the value begins after the opening one, and does not contain it. */
  #startOfValue(value: string): TextPosition {
    const { offset, line, column } = this.#here();
    const quote = offset - 1 - this.#bufferedFrom;
    const open = this.#buffered.lastIndexOf(this.#buffered.charAt(quote), quote - 1);
    const raw = open < 0 ? value : this.#buffered.slice(open + 1, quote);
    const start = offset - 1 - raw.length;
    const lines = raw.split("\n").length - 1;
    if (lines === 0) return { offset: start, line, column: column - 1 - raw.length };
    return { offset: start, line: line - lines, column: open - this.#buffered.lastIndexOf("\n", open) + 1 };
  }
}
