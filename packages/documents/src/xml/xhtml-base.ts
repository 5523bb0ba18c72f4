/** HTML §4.2.3 in XML: the base that a page in XHTML names, "the first `base` element with an `href` attribute". */

import { SaxesParser } from "saxes";
import type { DocumentReader } from "../document-reader.ts";
import { trimmed } from "../html/values.ts";
import { predefinedEntities } from "./entities.ts";
import { Namespaces } from "./namespaces.ts";
import { XHTML } from "./vocabularies.ts";

/** How far a page is read in search of its base, which is in its head; and how deep. */
const FAR = 0x100000;
const DEEP = 1000;
/** A piece for the parser, which cannot be stopped within one. */
const PIECE = 0x4000;

/** Looks for the base of a page that comes in pieces. It stands near the start of the page. */
export class XhtmlBaseFinder implements DocumentReader {
  readonly #parser = new SaxesParser({ xmlns: false, position: false });
  readonly #namespaces = new Namespaces();
  #length = 0;
  #depth = 0;
  /** The base that the page names; undefined as long as it has named none. */
  href: string | undefined;

  constructor() {
    this.#parser.ENTITIES = predefinedEntities();
    this.#parser.on("opentag", ({ name, attributes }) =>
      this.#opens(name, attributes as Record<string, string>),
    );
    this.#parser.on("closetag", () => this.#closes());
    this.#parser.on("error", () => {});
  }

  /** Whether it is read any further. */
  get isOver(): boolean {
    return this.href !== undefined || this.#length >= FAR || this.#depth >= DEEP;
  }

  write(text: string): void {
    for (let i = 0; i < text.length && !this.isOver; i += PIECE) {
      const piece = text.slice(i, i + PIECE);
      this.#length += piece.length;
      this.#parser.write(piece);
    }
  }

  end(): void {}

  #closes(): void {
    this.#depth--;
    this.#namespaces.closes();
  }

  #opens(tag: string, attributes: Readonly<Record<string, string>>): void {
    this.#depth++;
    this.#namespaces.opens(attributes);
    if (this.href !== undefined || attributes.href === undefined) return;
    const { namespace, local } = this.#namespaces.ofElement(tag);
    if (namespace === XHTML && local === "base") this.href = trimmed(attributes.href).reference;
  }
}
