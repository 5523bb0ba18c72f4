/**
 * HTML: the base that a page names, "the first `base` element with an `href` attribute in tree order". It may come
 * late, and holds for what stands before it too; so it is looked for first.
 */

import type { Value } from "../located-text.ts";
import type { UrlAttribute } from "./attributes.ts";
import { type TagHandler, TagReader } from "./tags.ts";
import { stripped } from "./values.ts";

/** Looks for the base of a page that comes in pieces. */
export class HtmlBaseFinder implements TagHandler {
  readonly #reader = new TagReader(this);
  #templates = 0;
  /** What the page says its base is; undefined as long as it has not said so. */
  href: string | undefined;

  write(text: string): void {
    this.#reader.write(text);
  }

  end(): void {
    this.#reader.end();
  }

  /** @internal */
  attribute(element: string, { name }: UrlAttribute, value: Value, isForeign: boolean): void {
    if (element !== "base" || name !== "href" || isForeign || this.#templates > 0) return;
    this.href ??= stripped(value.text).reference;
  }

  /** @internal */
  tooLong(): void {}

  /** The content of a template is no part of the page. @internal */
  tagEnds(element: string, isForeign: boolean): void {
    if (element === "template" && !isForeign) this.#templates++;
  }

  /** @internal */
  closes(element: string): void {
    if (element === "template" && this.#templates > 0) this.#templates--;
  }
}

/** Whether there may be a `base` element in a text that comes in pieces: if not, nothing has to be read twice. */
export class HtmlBaseHint {
  #rest = "";

  /** Whether it may be in what came so far. */
  isIn(text: string): boolean {
    const joined = this.#rest + text;
    this.#rest = joined.slice(-5);
    return /<base/i.test(joined);
  }
}
