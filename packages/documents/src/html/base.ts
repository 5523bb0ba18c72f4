/**
 * HTML: the base that a page names, "the first `base` element with an `href` attribute in tree order". It may come
 * late, and holds for references before it too; so a first pass looks for it.
 */

import type { DocumentReader } from "../document-reader.ts";
import { type TagAttribute, type TagHandler, TagReader } from "./tags.ts";
import { trimmed } from "./values.ts";

/** Looks for the base of a page that comes in pieces. */
export class HtmlBaseFinder implements DocumentReader, TagHandler {
  readonly #reader = new TagReader(this);
  #templates = 0;
  /** The base that the page names; undefined as long as it has named none. */
  href: string | undefined;

  write(text: string): void {
    this.#reader.write(text);
  }

  end(): void {
    this.#reader.end();
  }

  get isOver(): boolean {
    return this.href !== undefined;
  }

  attribute({ element, attribute, value, isForeign }: TagAttribute): void {
    if (element !== "base" || attribute.name !== "href" || isForeign || this.#templates > 0) return;
    this.href ??= trimmed(value.text).reference;
  }

  tooLong(): void {}

  /** The content of a template is not part of the page. */
  tagEnds(element: string, isForeign: boolean): void {
    if (element === "template" && !isForeign) this.#templates++;
  }

  closes(element: string): void {
    if (element === "template" && this.#templates > 0) this.#templates--;
  }
}

/** The base that a page in memory names. */
export function baseNamedIn(page: string): string | undefined {
  if (!/<base/i.test(page)) return undefined;
  const finder = new HtmlBaseFinder();
  finder.write(page);
  finder.end();
  return finder.href;
}
