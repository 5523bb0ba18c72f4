/** HTML: the references in a page. */

import type { TextPosition } from "urikit/context";
import { CssReader, type StylePlace } from "../css.ts";
import type { DocumentReader } from "../document-reader.ts";
import type { ReferencePlace } from "../found-reference.ts";
import type { LocatedReference } from "../located-text.ts";
import type { PageBases } from "../page-bases.ts";
import type { Sink } from "../sink.ts";
import type { UrlAttribute } from "./attributes.ts";
import { type TagAttribute, type TagHandler, TagReader } from "./tags.ts";
import { MOST_IN_VALUE, referencesInValue, refreshUrl, trimmed } from "./values.ts";

/** Finds the references in HTML that comes in pieces. */
export class HtmlReader implements DocumentReader, TagHandler {
  readonly #bases: PageBases;
  readonly #sink: Sink;
  readonly #part: string | undefined;
  readonly #reader = new TagReader(this);
  #style: CssReader | undefined;
  /** Of a `meta` element: whether it refreshes the page, and its content. */
  #isRefresh = false;
  #content: TagAttribute | undefined;

  constructor(bases: PageBases, sink: Sink, part?: string) {
    this.#bases = bases;
    this.#sink = sink;
    this.#part = part;
  }

  write(text: string): void {
    this.#reader.write(text);
  }

  end(): void {
    this.#reader.end();
    const { isInTag, isInComment } = this.#reader;
    const within = isInTag ? "a tag" : isInComment ? "a comment" : undefined;
    if (within) this.#sink.warn({ code: "unclosed", message: `the page ends within ${within}` });
  }

  attribute(found: TagAttribute): void {
    const { text } = found.value;
    const { kind } = found.attribute;
    if (kind === "url" || kind === "own-url") this.#add(found, trimmed(text));
    else if (kind === "content") this.#content = found;
    else if (kind === "http-equiv") this.#isRefresh = text.toLowerCase() === "refresh";
    else if (kind === "style") this.#readStyle(found);
    else this.#addAll(found, referencesInValue(kind, text));
  }

  #addAll(found: TagAttribute, references: Iterable<LocatedReference>): void {
    let count = 0;
    for (const located of references) {
      if (++count > MOST_IN_VALUE) {
        this.#warnTooMany(found);
        return;
      }
      this.#add(found, located);
    }
  }

  #warnTooMany({ element, attribute, value }: TagAttribute): void {
    const message = `${attribute.name} on ${element} holds too many references; the rest is skipped`;
    this.#sink.warn({ code: "too-long", message, where: value.place });
  }

  tooLong(element: string, { name }: UrlAttribute, where: TextPosition): void {
    const message = `the value of ${name} on ${element} is too long and was skipped`;
    this.#sink.warn({ code: "too-long", message, where });
  }

  tagEnds(): void {
    const content = this.#isRefresh ? this.#content : undefined;
    this.#isRefresh = false;
    this.#content = undefined;
    const url = content && refreshUrl(content.value.text);
    if (content && url) this.#add(content, url);
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

  #readStyle({ element, attribute, value }: TagAttribute): void {
    if (!value.text.includes("(")) return;
    const css = new CssReader({
      base: this.#bases.content,
      sink: this.#sink,
      where: this.#styleOf(element, attribute.name),
      placeAt: (index) => value.placeAt(index),
    });
    css.write(value.text);
    css.end();
  }

  #add({ element, attribute, value }: TagAttribute, { reference, index }: LocatedReference): void {
    const where = this.#where(value.placeAt(index), element, attribute.name);
    if (attribute.kind === "own-url" && reference === "") {
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
