/**
 * HTML §7.4.6.4, "find a potential indicated element": what a fragment may name in a page: the element with that ID, or
 * the `a` element with that name.
 */

import { decodeToOctets } from "urikit";
import type { DocumentReader } from "../document-reader.ts";
import type { UrlAttribute } from "./attributes.ts";
import { type TagAttribute, type TagHandler, TagReader } from "./tags.ts";

const ID: UrlAttribute = { name: "id", kind: "identifier", elements: undefined };
const NAME: UrlAttribute = { name: "name", kind: "identifier", elements: new Set(["a"]) };

const I = 105;
const N = 110;

/** The attributes that name elements. */
const IDENTIFIERS = {
  mayCount: (first: number, length: number) =>
    ((first | 32) === I && length === 2) || ((first | 32) === N && length === 4),
  attributeOf: (element: string, name: string, inForeign: boolean) => {
    if (name === "id") return ID;
    return name === "name" && element === "a" && !inForeign ? NAME : undefined;
  },
};

/** What fragments may name. */
export type Identifiers = Pick<IdentifierReader, "isIndicated">;

/** What fragments may name in a page. */
export async function identifiersIn(page: AsyncIterable<string> | Iterable<string>): Promise<Identifiers> {
  const identifiers = new IdentifierReader();
  for await (const piece of page) identifiers.write(piece);
  identifiers.end();
  return identifiers;
}

/** Collects what fragments may name in a page that comes in pieces. */
class IdentifierReader implements DocumentReader, TagHandler {
  readonly #reader = new TagReader(this, IDENTIFIERS);
  readonly #identifiers = new Set<string>();
  #templates = 0;

  write(text: string): void {
    this.#reader.write(text);
  }

  end(): void {
    this.#reader.end();
  }

  attribute({ value }: TagAttribute): void {
    if (value.text === "" || this.#templates > 0) return;
    // Not a slice, which would keep its piece of the page in memory.
    this.#identifiers.add(JSON.parse(JSON.stringify(value.text)));
  }

  tooLong(): void {}

  /** The content of a template is not part of the page. */
  tagEnds(element: string, isForeign: boolean): void {
    if (element === "template" && !isForeign) this.#templates++;
  }

  closes(element: string): void {
    if (element === "template" && this.#templates > 0) this.#templates--;
  }

  /**
   * HTML §7.4.6.4, "select the indicated part": whether a fragment leads to a part of the page. It is compared as it is
   * written, and then decoded; what follows `:~:` is for the browser (Text Fragments §3.1).
   */
  isIndicated(fragment: string): boolean {
    const [name = ""] = fragment.split(":~:", 1);
    if (name === "" || this.#identifiers.has(name)) return true;
    const decoded = new TextDecoder("utf-8", { ignoreBOM: true }).decode(decodeToOctets(name));
    return this.#identifiers.has(decoded) || decoded.toLowerCase() === "top";
  }
}
