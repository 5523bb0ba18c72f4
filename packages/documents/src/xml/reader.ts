/**
 * XML: the references in a document, each against the base that `xml:base` gives it (XML Base), by `saxes`, a
 * streaming parser that goes on after an error.
 */

import { SaxesParser } from "saxes";
import { type EstablishedBase, establishBase, type TextPosition } from "urikit/context";
import { CssReader } from "../css.ts";
import { FoundReference, type Where } from "../found-reference.ts";
import { referencesIn } from "../html/reader.ts";
import { type InValue, stripped } from "../html/values.ts";
import { Value } from "../located-text.ts";
import { type DocumentReader, LONGEST_VALUE, type Sink } from "../sink.ts";
import { declareEntities, predefinedEntities, unknownEntity } from "./entities.ts";
import { Namespaces } from "./namespaces.ts";
import { type ExpandedName, holdsReference, holdsStyle, XML, xmlAttributeOf } from "./vocabularies.ts";

/** An attribute as it was met: its name, its value, and where the latter begins. */
interface Attribute {
  readonly name: string;
  readonly value: Value;
  /** Whether it holds an entity of which nothing is known. */
  readonly isUnknown: boolean;
}

/** An open element. */
interface Element {
  readonly name: ExpandedName;
  /** As it is written. */
  readonly tag: string;
  readonly established: EstablishedBase;
}

/** Finds the references in XML that comes in pieces. */
export class XmlReader implements DocumentReader {
  readonly #established: EstablishedBase;
  readonly #sink: Sink;
  readonly #part: string | undefined;
  readonly #parser = new SaxesParser({ xmlns: false, position: true });
  readonly #namespaces = new Namespaces();
  readonly #open: Element[] = [];
  #root: ExpandedName | undefined;
  #attributes: Attribute[] = [];
  /** The piece at hand behind the one before it, where that begins, and how long the former is. */
  #held = "";
  #heldFrom = 0;
  #pieceLength = 0;
  /** The text of an element that holds a reference, or a style sheet. */
  #text: Value | undefined;
  #style: CssReader | undefined;
  #isBroken = false;
  /** Whether an entity of which nothing is known was met in the attribute or text at hand. */
  #isUnknown = false;
  /** The same of the text that is held. */
  #isTextUnknown = false;

  constructor(established: EstablishedBase, sink: Sink, part?: string) {
    this.#established = established;
    this.#sink = sink;
    this.#part = part;
    this.#parser.ENTITIES = predefinedEntities();
    this.#parser.on("doctype", (doctype) => declareEntities(doctype, this.#parser.ENTITIES));
    this.#parser.on("attribute", ({ name, value }) => this.#meet(name, value));
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
    const before = this.#held.slice(this.#held.length - this.#pieceLength);
    this.#heldFrom += this.#held.length - this.#pieceLength;
    this.#held = before + text;
    this.#pieceLength = text.length;
    this.#parser.write(text);
  }

  end(): void {
    this.#parser.close();
  }

  /** The first error; what follows it is often its echo. */
  #warn(error: Error): void {
    if (error.message.endsWith("undefined entity.")) this.#isUnknown = true;
    if (this.#isBroken) return;
    this.#isBroken = true;
    this.#sink.warn({ code: "malformed", message: error.message, where: this.#here() });
  }

  #meet(name: string, text: string): void {
    const value = new Value(this.#startOfValue(text));
    value.add(text, value.place.offset);
    this.#attributes.push({ name, value, isUnknown: this.#isUnknown });
    this.#isUnknown = false;
  }

  #opens(tag: string, attributes: Readonly<Record<string, string>>): void {
    this.#namespaces.opens(attributes);
    const name = this.#namespaces.ofElement(tag);
    this.#root ??= name;
    const outer = this.#open.at(-1)?.established ?? this.#established;
    const met = this.#attributes;
    this.#attributes = [];
    this.#isUnknown = false;
    const isUnknown = met.some((attribute) => attribute.name === "xml:base" && attribute.isUnknown);
    const element = { name, tag, established: this.#baseOf(attributes["xml:base"], outer, isUnknown) };
    this.#open.push(element);
    for (const attribute of met) this.#read(element, attribute, outer);
    if (holdsReference(name, this.#root)) {
      this.#text = new Value(this.#here());
      this.#isTextUnknown = false;
    }
    if (holdsStyle(name)) this.#style = this.#css(element, this.#here());
  }

  /** XML Base §4: the base of an element, resolved against that of the element around it. */
  #baseOf(text: string | undefined, outer: EstablishedBase, isUnknown: boolean): EstablishedBase {
    if (text === undefined) return outer;
    const base = establishBase({ content: text, entity: outer });
    if (base.layer === "content" && !isUnknown) return base;
    this.#sink.warn({ code: "unusable-base", message: "xml:base is no base", where: this.#here() });
    return outer;
  }

  #read(element: Element, { name, value, isUnknown }: Attribute, outer: EstablishedBase): void {
    const expanded = this.#namespaces.ofAttribute(name);
    const kind = xmlAttributeOf(element.name, expanded, this.#root)?.kind;
    if (kind === "style" && !isUnknown) this.#readStyle(element, name, value);
    if (kind === undefined || kind === "style") return;
    const established = expanded.namespace === XML ? outer : element.established;
    for (const found of referencesIn(kind, value.text))
      this.#add(element, name, value, found, established, isUnknown);
  }

  #readStyle(element: Element, attribute: string, value: Value): void {
    const css = this.#css(element, value.place, attribute);
    css.write(value.text);
    css.end();
  }

  #css({ tag, established }: Element, place: TextPosition, attribute?: string): CssReader {
    return new CssReader(established, this.#sink, { element: tag, attribute, part: this.#part }, place);
  }

  #closes(): void {
    const element = this.#open.pop();
    this.#namespaces.closes();
    const text = this.#text;
    this.#text = undefined;
    if (element && text && text.text.trim() !== "") {
      this.#add(element, undefined, text, stripped(text.text), element.established, this.#isTextUnknown);
    }
    this.#isTextUnknown = false;
    this.#style?.end();
    this.#style = undefined;
  }

  #takeText(text: string): void {
    if (this.#isUnknown) {
      this.#isUnknown = false;
      this.#isTextUnknown = true;
      this.#style = undefined; // what its entity would bring in could be anything
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
    this.#sink.found(new FoundReference(reference, where, this.#established));
  }

  #add(
    { tag }: Element,
    attribute: string | undefined,
    value: Value,
    { reference, index }: InValue,
    established: EstablishedBase,
    isUnknown: boolean,
  ): void {
    const place = { ...value.placeAt(index), element: tag };
    const where: Where = { ...place, ...(attribute !== undefined && { attribute }), ...this.#inPart() };
    const unreadable = isUnknown && reference.includes("&") ? unknownEntity(reference) : undefined;
    this.#sink.found(new FoundReference(reference, where, established, undefined, undefined, unreadable));
  }

  #inPart(): { part?: string } {
    return this.#part === undefined ? {} : { part: this.#part };
  }

  #here(): TextPosition {
    return { offset: this.#parser.position, line: this.#parser.line, column: this.#parser.columnIndex + 1 };
  }

  /** The parser is behind the closing quote: the value begins behind the opening one, which it does not contain. */
  #startOfValue(value: string): TextPosition {
    const { offset, line, column } = this.#here();
    const quote = offset - 1 - this.#heldFrom;
    const open = this.#held.lastIndexOf(this.#held.charAt(quote), quote - 1);
    const raw = open < 0 ? value : this.#held.slice(open + 1, quote);
    const start = offset - 1 - raw.length;
    const lines = raw.split("\n").length - 1;
    if (lines === 0) return { offset: start, line, column: column - 1 - raw.length };
    return { offset: start, line: line - lines, column: open - this.#held.lastIndexOf("\n", open) + 1 };
  }
}
