/** HTML: the references in a page. */

import type { EstablishedBase, TextPosition } from "urikit/context";
import { CssReader, type StylePlace } from "../css.ts";
import type { DocumentReader } from "../document-reader.ts";
import type { ReferencePlace } from "../found-reference.ts";
import type { LocatedReference, LocatedText } from "../located-text.ts";
import type { Sink } from "../sink.ts";
import type { UrlAttribute } from "./attributes.ts";
import { type TagHandler, TagReader } from "./tags.ts";
import { referencesInValue, refreshUrl, trimmed } from "./values.ts";

/** The bases of a page. */
export interface HtmlBases {
  /** For its references: the base that its `base` element names counts. */
  readonly content: EstablishedBase;
  /** For the reference in the `base` element itself. */
  readonly outer: EstablishedBase;
  /** The URI of the page itself, for the references that mean it: the default does not count. */
  readonly own: EstablishedBase;
}

/** Finds the references in HTML that comes in pieces. */
export class HtmlReader implements DocumentReader, TagHandler {
  readonly #bases: HtmlBases;
  readonly #sink: Sink;
  readonly #part: string | undefined;
  readonly #reader = new TagReader(this);
  #style: CssReader | undefined;
  /** Of a `meta` element: whether it refreshes the page, and its content. */
  #isRefresh = false;
  #content: LocatedText | undefined;

  constructor(bases: HtmlBases, sink: Sink, part?: string) {
    this.#bases = bases;
    this.#sink = sink;
    this.#part = part;
  }

  write(text: string): void {
    this.#reader.write(text);
  }

  end(): void {
    this.#reader.end();
    if (this.#reader.isInTag) this.#sink.warn({ code: "unclosed", message: "the page ends within a tag" });
  }

  attribute(element: string, attribute: UrlAttribute, value: LocatedText): void {
    const { kind } = attribute;
    if (kind === "url" || kind === "own-url") this.#add(element, attribute, value, trimmed(value.text));
    else if (kind === "content") this.#content = value;
    else if (kind === "http-equiv") this.#isRefresh = value.text.toLowerCase() === "refresh";
    else if (kind === "style") this.#readStyle(element, value);
    else for (const found of referencesInValue(kind, value.text)) this.#add(element, attribute, value, found);
  }

  tooLong(element: string, { name }: UrlAttribute, where: TextPosition): void {
    const message = `the value of ${name} on ${element} is too long and was skipped`;
    this.#sink.warn({ code: "too-long", message, where });
  }

  tagEnds(element: string): void {
    const value = this.#isRefresh ? this.#content : undefined;
    this.#isRefresh = false;
    this.#content = undefined;
    const found = value && refreshUrl(value.text);
    if (value && found) this.#add(element, CONTENT, value, found);
  }

  style(text: string, origin: TextPosition): void {
    this.#style ??= new CssReader({
      base: this.#bases.content,
      sink: this.#sink,
      where: this.#styleOf("style"),
      origin,
    });
    this.#style.write(text);
  }

  styleEnds(): void {
    this.#style?.end();
    this.#style = undefined;
  }

  #readStyle(element: string, value: LocatedText): void {
    if (!value.text.includes("(")) return;
    const css = new CssReader({
      base: this.#bases.content,
      sink: this.#sink,
      where: this.#styleOf(element, "style"),
      placeAt: (index) => value.placeAt(index),
    });
    css.write(value.text);
    css.end();
  }

  #add(
    element: string,
    { name, kind }: UrlAttribute,
    value: LocatedText,
    { reference, index }: LocatedReference,
  ): void {
    const where = this.#where(value.placeAt(index), element, name);
    if (kind === "own-url" && reference === "") {
      this.#sink.found({ reference, where, base: this.#bases.own, kind: "document" });
      return;
    }
    const base = element === "base" ? this.#bases.outer : this.#bases.content;
    this.#sink.found({ reference, where, base });
  }

  /** Without a spread: a page may hold a million references. */
  #where({ offset, line, column }: TextPosition, element: string, attribute: string): ReferencePlace {
    if (this.#part === undefined) return { offset, line, column, element, attribute };
    return { offset, line, column, element, attribute, part: this.#part };
  }

  #styleOf(element: string, attribute?: string): StylePlace {
    return { element, attribute, part: this.#part };
  }
}

const CONTENT: UrlAttribute = { name: "content", kind: "content", elements: undefined };
