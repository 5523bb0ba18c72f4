/**
 * XML: the references in a document, each with the base that `xml:base` gives it (XML Base), by `saxes`, a
 * streaming parser that continues after an error.
 */

import { SaxesParser } from "saxes";
import { repair, UriSyntaxError } from "urikit";
import { type EstablishedBase, establishBase, type TextPosition } from "urikit/context";
import { statement } from "urikit/words";
import { CssReader } from "../css.ts";
import type { DocumentReader } from "../document-reader.ts";
import type { ReferencePlace } from "../found-reference.ts";
import type { ValueKind } from "../html/attributes.ts";
import { type MetaKind, metaKindOf, urlInMeta } from "../html/meta.ts";
import { readPageWithin } from "../html/reader.ts";
import { TOLD, ToldLinks } from "../html/told-links.ts";
import { linkTypesIn } from "../html/uses.ts";
import { MOST_IN_VALUE, referencesInValue, trimmed } from "../html/values.ts";
import { labelOf } from "../label.ts";
import { LONGEST_VALUE, type LocatedReference, LocatedText, placeAfter } from "../located-text.ts";
import type { PageBases } from "../page-bases.ts";
import type { ReferenceUse } from "../reference-use.ts";
import { type Sink, type WarningId, warning } from "../sink.ts";
import { declareEntities, predefinedEntities, unknownEntity } from "./entities.ts";
import { Namespaces } from "./namespaces.ts";
import { useInXml } from "./uses.ts";
import {
  ATOM,
  type ExpandedName,
  holdsHtml,
  holdsReference,
  holdsStyle,
  SVG,
  XHTML,
  XML,
  xmlAttributeOf,
} from "./vocabularies.ts";

/** The attributes that say what a `meta` element is about. */
const META = ["http-equiv", "property", "name"];

/** Real documents do not nest deeper; the parser holds every open element. */
const DEEPEST = 100_000;

/** A piece for the parser, which cannot be stopped within one. */
const PIECE = 0x10000;

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
  readonly attributes: Readonly<Record<string, string>>;
}

/** A text that holds references: the value of an attribute, or the content of an element. */
interface ReferenceText {
  readonly element: Element;
  readonly attribute?: string;
  readonly base: EstablishedBase;
  readonly value: LocatedText;
  readonly isUnknown: boolean;
}

/** Finds the references in XML that comes in pieces. */
export class XmlReader implements DocumentReader {
  readonly #bases: PageBases;
  readonly #sink: ToldLinks;
  readonly #part: string | undefined;
  readonly #parser = new SaxesParser({ xmlns: false, position: true });
  readonly #namespaces = new Namespaces();
  readonly #open: Element[] = [];
  #root: ExpandedName | undefined;
  #attributes: Attribute[] = [];
  /** The latest text: within a tag, from the place after the last attribute on; and where it begins in the document. */
  #buffered = "";
  #bufferedFrom = 0;
  #isInTag = false;
  /** The place after the name of the current tag, or after its last attribute. */
  #before: TextPosition = { offset: 0, line: 1, column: 1 };
  /** Whether the rest of the document is not read. */
  #isOver = false;
  readonly #takesText = (text: string): void => this.#takeText(text);
  /** The text of an element that holds a reference, or a style sheet. */
  #text: LocatedText | undefined;
  /** Whether that text is a piece of HTML. */
  #isHtml = false;
  #style: CssReader | undefined;
  #isBroken = false;
  /** How the content of the current element refers if it is a `meta`. */
  #meta: MetaKind | undefined;
  /** Whether the current attribute or text holds an unknown entity. */
  #isUnknown = false;
  /** Whether the text of the current element holds one. */
  #isTextUnknown = false;

  constructor(bases: PageBases, sink: Sink, part?: string) {
    this.#bases = bases;
    this.#sink = new ToldLinks(sink);
    this.#part = part;
    this.#parser.ENTITIES = predefinedEntities();
    this.#parser.on("doctype", (doctype) => declareEntities(doctype, this.#parser.ENTITIES));
    this.#parser.on("opentagstart", () => this.#startTag());
    this.#parser.on("attribute", ({ name, value }) => this.#addAttribute(name, value));
    this.#parser.on("opentag", ({ name, attributes }) =>
      this.#opens(name, attributes as Record<string, string>),
    );
    this.#parser.on("closetag", () => this.#closes());
    this.#parser.on("cdata", this.#takesText);
    this.#parser.on("processinginstruction", ({ target, body }) => this.#instruct(target, body));
    this.#parser.on("error", (error) => this.#warn(error));
  }

  write(text: string): void {
    for (let i = 0; i < text.length && !this.#isOver; i += PIECE) this.#parse(text.slice(i, i + PIECE));
  }

  #parse(text: string): void {
    const end = this.#bufferedFrom + this.#buffered.length;
    const from = this.#isInTag ? this.#before.offset : end;
    this.#buffered = this.#buffered.slice(from - this.#bufferedFrom) + text;
    this.#bufferedFrom = from;
    this.#parser.write(text);
    if (this.#isInTag && end + text.length - this.#before.offset > LONGEST_VALUE)
      this.#stop("too-long", "tag-too-long");
    else if (this.#isTextTooLong(end + text.length)) this.#stop("too-long", "element-too-long");
  }

  end(): void {
    if (!this.#isOver) this.#parser.close();
    this.#sink.end();
  }

  #isTextTooLong(end: number): boolean {
    return this.#text !== undefined && end - this.#text.place.offset > LONGEST_VALUE;
  }

  #stop(code: "too-long" | "too-deep", id: WarningId): void {
    this.#isOver = true;
    this.#sink.warn(warning(code, statement(id), { where: this.#here() }));
  }

  #startTag(): void {
    this.#isInTag = true;
    this.#isUnknown = false;
    this.#before = this.#here();
  }

  /** Warns of the first error; those after it are often its consequence. */
  #warn(error: Error): void {
    if (error.message.endsWith("undefined entity.")) this.#isUnknown = true;
    if (this.#isBroken) return;
    this.#isBroken = true;
    this.#sink.warn(warning("malformed", statement("xml-malformed", error.message), { where: this.#here() }));
  }

  #addAttribute(name: string, text: string): void {
    if (this.#isOver) return;
    const value = new LocatedText(this.#startOfValue(text));
    value.add(text, value.place.offset);
    this.#before = this.#here();
    this.#attributes.push({ name, value, isUnknown: this.#isUnknown });
    this.#isUnknown = false;
  }

  #opens(tag: string, attributes: Readonly<Record<string, string>>): void {
    this.#isInTag = false;
    if (this.#isOver) return;
    if (this.#open.length === DEEPEST) {
      this.#stop("too-deep", "elements-too-deep");
      return;
    }
    this.#namespaces.opens(attributes);
    const name = this.#namespaces.ofElement(tag);
    this.#root ??= name;
    const outer = this.#open.at(-1)?.base ?? this.#bases.content;
    const written = this.#attributes;
    this.#attributes = [];
    const isUnknown = written.some((attribute) => attribute.name === "xml:base" && attribute.isUnknown);
    const base = this.#baseOf(attributes["xml:base"], outer, isUnknown);
    const element = { name, tag, base, attributes };
    this.#open.push(element);
    this.#meta = META.map((each) => metaKindOf(each, attributes[each] ?? "")).find((each) => each);
    for (const attribute of written) this.#read(element, attribute, outer);
    this.#sink.tagEnds(isAnchor(name) ? "a" : "");
    if (this.#sink.takesText) this.#parser.on("text", this.#takesText);
    const inDocument = { name, attributes, root: this.#root };
    this.#isHtml = holdsHtml(inDocument);
    if (this.#isHtml || holdsReference(inDocument)) this.#awaitText();
    if (holdsStyle(name)) this.#awaitStyle(element);
  }

  /** Text is read only where it counts: elsewhere it may be of any length. */
  #awaitText(): void {
    this.#text = new LocatedText(this.#here());
    this.#isTextUnknown = false;
    this.#parser.on("text", this.#takesText);
  }

  #awaitStyle(element: Element): void {
    this.#style = this.#css(element, this.#here());
    this.#parser.on("text", this.#takesText);
  }

  /**
   * XML Base §4: the base of an element, resolved against that of the element around it. By §3.1 characters that no
   * URI holds are percent-encoded. If that does not help, relative references have no target: the base around would
   * give them one that nobody meant.
   */
  #baseOf(text: string | undefined, outer: EstablishedBase, isUnknown: boolean): EstablishedBase {
    if (text === undefined) return outer;
    const repaired = isUnknown ? undefined : repairedOrUndefined(text);
    const base = establishBase(repaired === undefined ? {} : { content: repaired, entity: outer });
    if (base.layer !== "content") {
      this.#sink.warn(warning("unusable-base", statement("xml-base-unusable"), { where: this.#here() }));
    } else if (repaired !== text) {
      this.#sink.warn(warning("repaired-base", statement("xml-base-encoded"), { where: this.#here() }));
    }
    return base;
  }

  #read(element: Element, { name, value, isUnknown }: Attribute, outer: EstablishedBase): void {
    const expanded = this.#namespaces.ofAttribute(name);
    const kind = xmlAttributeOf(element.name, expanded, this.#root)?.kind;
    if (kind === undefined || UNREAD.has(kind)) return;
    if (kind === "style") {
      if (!isUnknown) this.#readStyle(element, name, value);
      return;
    }
    if (kind === "srcdoc") {
      if (!isUnknown) this.#readPage("srcdoc", element.base, value);
      return;
    }
    const base = expanded.namespace === XML ? outer : this.#baseFor(element);
    const text = { element, attribute: name, base, value, isUnknown };
    if (kind === "content") this.#readMeta(text);
    else if (kind === "own-url" && trimmed(value.text).reference === "") this.#addOwn(text);
    else this.#addAll(text, referencesInValue(kind, value.text));
  }

  /** HTML §4.2.3: the reference in the `base` element itself is resolved against the base around the page. */
  #baseFor({ name, base }: Element): EstablishedBase {
    return name.namespace === XHTML && name.local === "base" ? this.#bases.outer : base;
  }

  #readMeta(text: ReferenceText): void {
    const url = this.#meta && urlInMeta(this.#meta, text.value.text);
    if (url) this.#add(text, url, this.#meta === "refresh" ? "follow" : "mention");
  }

  /** An empty reference that means the URI of the page. */
  #addOwn({ element, attribute, value }: ReferenceText): void {
    const where = this.#whereOf(value.placeAt(0), element.tag, attribute);
    const use = this.#useOf(element, attribute);
    this.#sink.found({ reference: "", where, base: this.#bases.own, kind: "document", use });
  }

  #addAll(text: ReferenceText, located: Iterable<LocatedReference>): void {
    let count = 0;
    for (const each of located) {
      if (++count > MOST_IN_VALUE) {
        this.#warnTooMany(text);
        return;
      }
      this.#add(text, each);
    }
  }

  #warnTooMany({ element, attribute = "", value }: ReferenceText): void {
    const problem = statement("too-many-references", attribute, element.tag);
    this.#sink.warn(warning("too-long", problem, { where: value.place }));
  }

  #readStyle(element: Element, attribute: string, value: LocatedText): void {
    if (!value.text.includes("(")) return;
    const css = this.#css(element, value.place, attribute);
    css.write(value.text);
    css.end();
  }

  /** The entities in it are not followed to their places: all of it has the place of the value. */
  #readPage(within: "srcdoc" | "text", base: EstablishedBase, { text, place }: LocatedText): void {
    readPageWithin({
      within,
      text,
      placeAt: () => place,
      base,
      sink: this.#sink,
      part: this.#part,
      depth: 0,
    });
  }

  #css({ tag, base }: Element, origin: TextPosition, attribute?: string): CssReader {
    const where = { element: tag, attribute, part: this.#part };
    return new CssReader({ base, sink: this.#sink, where, origin });
  }

  #closes(): void {
    if (this.#isOver) return;
    this.#parser.off("text");
    const element = this.#open.pop();
    if (element !== undefined && isAnchor(element.name)) this.#sink.anchorEnds();
    if (this.#sink.takesText) this.#parser.on("text", this.#takesText);
    this.#namespaces.closes();
    const text = this.#text;
    this.#text = undefined;
    if (element && text && text.text.trim() !== "") this.#readText(element, text);
    this.#isHtml = false;
    this.#isTextUnknown = false;
    this.#style?.end();
    this.#style = undefined;
  }

  #readText(element: Element, value: LocatedText): void {
    const { base } = element;
    const isUnknown = this.#isTextUnknown;
    if (!this.#isHtml) this.#add({ element, base, value, isUnknown }, trimmed(value.text));
    else if (!isUnknown) this.#readPage("text", base, value);
  }

  #takeText(text: string): void {
    if (this.#isUnknown) {
      this.#isUnknown = false;
      this.#isTextUnknown = true;
      this.#style = undefined; // the entity could stand for any text
    }
    if (this.#style === undefined) this.#sink.text(text);
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
    const where = this.#whereOf(this.#here(), "?xml-stylesheet", "href");
    this.#sink.found({ reference, where, base: this.#bases.content, use: "fetch" });
  }

  #add(
    { element, attribute, base, value, isUnknown }: ReferenceText,
    { reference, index }: LocatedReference,
    use = this.#useOf(element, attribute),
  ): void {
    const where = this.#whereOf(value.placeAt(index), element.tag, attribute);
    const isBroken = isUnknown && reference.includes("&");
    const meaning = isBroken ? ({ valid: false, error: unknownEntity(reference) } as const) : undefined;
    const link = { reference, where, base, meaning, use, ...toldBy(element, attribute) };
    if (attribute === undefined) this.#sink.found(link);
    else this.#sink.add(link);
  }

  #useOf({ name, attributes }: Element, attribute: string | undefined): ReferenceUse {
    const expanded = attribute === undefined ? undefined : this.#namespaces.ofAttribute(attribute);
    const { rel, "xlink:show": show } = attributes;
    return useInXml({
      element: name,
      attribute: expanded,
      rel: rel === undefined ? undefined : linkTypesIn(rel),
      show,
    });
  }

  #whereOf(place: TextPosition, element: string, attribute: string | undefined): ReferencePlace {
    const part = this.#part;
    return {
      ...place,
      element,
      ...(attribute !== undefined && { attribute }),
      ...(part !== undefined && { part }),
    };
  }

  #here(): TextPosition {
    return { offset: this.#parser.position, line: this.#parser.line, column: this.#parser.columnIndex + 1 };
  }

  /** The parser is after the closing quote; the value begins after the opening one, and does not contain it. */
  #startOfValue(value: string): TextPosition {
    const start = this.#before.offset - this.#bufferedFrom;
    const quote = this.#parser.position - 1 - this.#bufferedFrom;
    const open = this.#buffered.lastIndexOf(this.#buffered.charAt(quote), quote - 1);
    const from = open < start ? quote - value.length : open + 1;
    return placeAfter(this.#before, this.#buffered.slice(start, Math.max(start, from)));
  }
}

/** What is not read by itself. */
const UNREAD: ReadonlySet<ValueKind> = new Set(["meta", "script-type", "rel", "language", "alt"]);

/** An anchor of XHTML or SVG, whose text is that of a link. */
function isAnchor({ namespace, local }: ExpandedName): boolean {
  return local === "a" && (namespace === XHTML || namespace === SVG);
}

/** What the attributes of a link or an image tell of it: those of XHTML, and of `atom:link` (RFC 4287 §4.2.7). */
function toldBy({ name, attributes }: Element, attribute: string | undefined) {
  const isKnown = name.namespace === XHTML || name.namespace === ATOM || name.namespace === SVG;
  const { rel, hreflang, srclang, alt } = isKnown && attribute !== undefined ? attributes : {};
  return {
    rel: rel !== undefined && TOLD.rel.has(attribute ?? "") ? linkTypesIn(rel) : undefined,
    language: TOLD.language.has(attribute ?? "") ? (hreflang ?? srclang) : undefined,
    label: alt !== undefined && TOLD.alt.has(attribute ?? "") ? labelOf(alt) : undefined,
  };
}

/** A text with the characters encoded that no URI reference holds; undefined if that does not make it one. */
function repairedOrUndefined(text: string): string | undefined {
  try {
    return repair(text);
  } catch (error) {
    if (error instanceof UriSyntaxError) return undefined;
    throw error;
  }
}
