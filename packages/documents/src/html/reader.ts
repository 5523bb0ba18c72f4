/** HTML: the references in a page. */

import type { EstablishedBase, TextPosition } from "urikit/context";
import { CssReader, type StylePlace } from "../css.ts";
import { FoundReference, type Where } from "../found-reference.ts";
import type { Value } from "../located-text.ts";
import type { DocumentReader, Sink } from "../sink.ts";
import type { UrlAttribute, ValueKind } from "./attributes.ts";
import { type TagHandler, TagReader } from "./tags.ts";
import { candidates, type InValue, listed, listedByComma, refreshed, stripped } from "./values.ts";

/** The bases of a page. */
export interface HtmlBases {
  /** For its references: with what its `base` says. */
  readonly content: EstablishedBase;
  /** For what `base` says itself: without. */
  readonly outer: EstablishedBase;
  /** The URI of the page itself, for what means that: without a default. */
  readonly own: EstablishedBase;
}

/** Finds the references in HTML that comes in pieces. */
export class HtmlReader implements DocumentReader, TagHandler {
  readonly #bases: HtmlBases;
  readonly #sink: Sink;
  readonly #part: string | undefined;
  readonly #reader = new TagReader(this);
  #style: CssReader | undefined;
  /** Of a `meta` element, whether it refreshes the page, and with what. */
  #isRefresh = false;
  #content: Value | undefined;

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

  /** @internal */
  attribute(element: string, attribute: UrlAttribute, value: Value): void {
    const { kind } = attribute;
    if (kind === "url" || kind === "own-url") this.#add(element, attribute, value, stripped(value.text));
    else if (kind === "content") this.#content = value;
    else if (kind === "http-equiv") this.#isRefresh = value.text.toLowerCase() === "refresh";
    else if (kind === "style") this.#readStyle(element, value);
    else for (const found of referencesIn(kind, value.text)) this.#add(element, attribute, value, found);
  }

  /** @internal */
  tooLong(element: string, { name }: UrlAttribute, where: TextPosition): void {
    this.#sink.warn({
      code: "too-long",
      message: `the value of ${name} on ${element} is passed over`,
      where,
    });
  }

  /** @internal */
  tagEnds(element: string): void {
    const value = this.#isRefresh ? this.#content : undefined;
    this.#isRefresh = false;
    this.#content = undefined;
    const found = value && refreshed(value.text);
    if (value && found) this.#add(element, CONTENT, value, found);
  }

  /** @internal */
  style(text: string, place: TextPosition): void {
    this.#style ??= new CssReader(this.#bases.content, this.#sink, this.#styleOf("style"), place);
    this.#style.write(text);
  }

  /** @internal */
  styleEnds(): void {
    this.#style?.end();
    this.#style = undefined;
  }

  #readStyle(element: string, value: Value): void {
    if (!value.text.includes("(")) return;
    const where = this.#styleOf(element, "style");
    const css = new CssReader(this.#bases.content, this.#sink, where, value.place, (index) =>
      value.placeAt(index),
    );
    css.write(value.text);
    css.end();
  }

  #add(element: string, { name, kind }: UrlAttribute, value: Value, { reference, index }: InValue): void {
    const { offset, line, column } = value.placeAt(index);
    const where = this.#where(offset, line, column, element, name);
    const isOwn = kind === "own-url" && reference === "";
    const established = isOwn ? this.#bases.own : this.#baseOn(element);
    this.#sink.found(new FoundReference(reference, where, established, isOwn ? "document" : undefined));
  }

  #baseOn(element: string): EstablishedBase {
    return element === "base" ? this.#bases.outer : this.#bases.content;
  }

  /** Written out: there may be a million of them. */
  #where(offset: number, line: number, column: number, element: string, attribute: string): Where {
    if (this.#part === undefined) return { offset, line, column, element, attribute };
    return { offset, line, column, element, attribute, part: this.#part };
  }

  #styleOf(element: string, attribute?: string): StylePlace {
    return { element, attribute, part: this.#part };
  }
}

const CONTENT: UrlAttribute = { name: "content", kind: "content", elements: undefined };

/** The references in a value. */
export function referencesIn(kind: ValueKind, value: string): readonly InValue[] {
  switch (kind) {
    case "urls":
      return listed(value);
    case "comma-urls":
      return listedByComma(value);
    case "srcset":
      return candidates(value);
    default:
      return [stripped(value)];
  }
}
