/** HTML: the references in a page. */

import { type EstablishedBase, establishBase, type TextPosition } from "urikit/context";
import { statement } from "urikit/words";
import { CssReader, type StylePlace } from "../css.ts";
import type { DocumentReader } from "../document-reader.ts";
import type { Finding, ReferencePlace } from "../found-reference.ts";
import type { LocatedReference } from "../located-text.ts";
import { type PageBases, pageBases } from "../page-bases.ts";
import { type DocumentWarning, type Sink, warning } from "../sink.ts";
import type { UrlAttribute } from "./attributes.ts";
import { baseNamedIn } from "./base.ts";
import { DataBlock, isDataBlock } from "./data-block.ts";
import { type MetaKind, metaKindOf, urlInMeta } from "./meta.ts";
import { type TagAttribute, type TagHandler, TagReader } from "./tags.ts";
import { ToldLinks } from "./told-links.ts";
import { useOfAttribute } from "./uses.ts";
import { MOST_IN_VALUE, referencesInValue, urlIn } from "./values.ts";

/** Where a page stands. */
interface PagePlace {
  readonly part?: string | undefined;
  readonly depth?: number;
}

/** Finds the references in HTML that comes in pieces. */
export class HtmlReader implements DocumentReader, TagHandler {
  readonly #bases: PageBases;
  readonly #sink: ToldLinks;
  readonly #part: string | undefined;
  readonly #depth: number;
  readonly #reader = new TagReader(this);
  #style: CssReader | undefined;
  /** Of a `meta` element: how its content refers, and the content. */
  #meta: MetaKind | undefined;
  #content: TagAttribute | undefined;
  /** Whether the current tag begins a script that is data, and such a script. */
  #beginsData = false;
  #data: DataBlock | undefined;

  /** @param place The part of a message that the page is, and how many pages it lies within. */
  constructor(bases: PageBases, sink: Sink, { part, depth = 0 }: PagePlace = {}) {
    this.#bases = bases;
    this.#sink = new ToldLinks(sink);
    this.#part = part;
    this.#depth = depth;
  }

  write(text: string): void {
    this.#reader.write(text);
  }

  end(): void {
    this.#reader.end();
    this.#sink.end();
    const { isInTag, isInComment } = this.#reader;
    if (isInTag) this.#sink.warn(warning("unclosed", statement("ends-within-tag")));
    else if (isInComment) this.#sink.warn(warning("unclosed", statement("ends-within-comment")));
  }

  attribute(found: TagAttribute): void {
    const { text } = found.value;
    const { kind } = found.attribute;
    if (kind === "url" || kind === "own-url") this.#add(found, urlIn(text));
    else if (kind === "content") this.#content = found;
    else if (kind === "meta") this.#meta ??= metaKindOf(found.attribute.name, text);
    else if (kind === "script-type") this.#beginsData = isDataBlock(text);
    else if (kind === "style") this.#readStyle(found);
    else if (kind === "rel" || kind === "language" || kind === "alt") this.#sink.tells(kind, text);
    else if (kind === "srcdoc") this.#readSrcdoc(found);
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
    const problem = statement("too-many-references", attribute.name, element);
    this.#sink.warn(warning("too-long", problem, { where: value.place }));
  }

  tooLong(element: string, { name }: UrlAttribute, where: TextPosition): void {
    this.#sink.warn(warning("too-long", statement("value-too-long", name, element), { where }));
  }

  tagEnds(element: string): void {
    if (this.#content !== undefined || this.#meta !== undefined) this.#readMeta();
    this.#data = this.#beginsData ? new DataBlock() : undefined;
    this.#beginsData = false;
    this.#sink.tagEnds(element);
    this.#reader.takesText = this.#sink.takesText;
  }

  #readMeta(): void {
    const [meta, content] = [this.#meta, this.#content];
    this.#meta = undefined;
    this.#content = undefined;
    const url = meta && content && urlInMeta(meta, content.value.text);
    if (content && url) this.#add(content, url, meta === "refresh" ? "follow" : "mention");
  }

  text(text: string): void {
    this.#sink.text(text);
  }

  closes(element: string): void {
    if (element !== "a") return;
    this.#sink.anchorEnds();
    this.#reader.takesText = false;
  }

  script(text: string, placeOf: () => TextPosition): void {
    this.#data?.add(text, placeOf);
  }

  scriptEnds(): void {
    this.#data?.read({ base: this.#bases.content, sink: this.#sink, part: this.#part });
    this.#data = undefined;
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

  #readSrcdoc({ value }: TagAttribute): void {
    readPageWithin({
      within: "srcdoc",
      text: value.text,
      placeAt: (index) => value.placeAt(index),
      base: this.#bases.content,
      sink: this.#sink,
      part: this.#part,
      depth: this.#depth,
    });
  }

  #add(
    { element, attribute, value }: TagAttribute,
    { reference, index }: LocatedReference,
    use = useOfAttribute(element, attribute.name),
  ): void {
    const where = this.#where(value.placeAt(index), element, attribute.name);
    const isOwn = attribute.kind === "own-url" && reference === "";
    const base = isOwn ? this.#bases.own : element === "base" ? this.#bases.outer : this.#bases.content;
    const kind = isOwn ? "document" : undefined;
    this.#sink.add({
      reference,
      where,
      base,
      kind,
      use,
      rel: undefined,
      label: undefined,
      language: undefined,
    });
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

/** A page within an attribute, or a piece of one in the text of an element. */
export interface PageWithin {
  readonly within: "srcdoc" | "text";
  readonly text: string;
  /** The place of a character of the text in the document around it; the indices of successive calls ascend. */
  readonly placeAt: (index: number) => TextPosition;
  /** The base of the document around it. */
  readonly base: EstablishedBase;
  readonly sink: Sink;
  readonly part: string | undefined;
  /** How many pages the document around it lies within. */
  readonly depth: number;
}

/** Each page within a page is read once more, and all of it at once. */
const DEEPEST = 8;
const LONGEST_PAGE = 0x100000;

/** HTML §4.8.5: an `iframe srcdoc` document, whose URL is `about:srcdoc`. */
const OWN_BASE = establishBase({ retrieval: "about:srcdoc" });

/**
 * Reads such a page. Its fallback base is the base of the document around it (HTML §2.4.1), which encapsulates it
 * (RFC 3986 §5.1.2); it may name its own.
 */
export function readPageWithin({ within, text, placeAt, base, sink: outer, part, depth }: PageWithin): void {
  if (depth === DEEPEST) {
    outer.warn(warning("too-deep", statement("page-too-deep"), { where: placeAt(0) }));
    return;
  }
  if (text.length > LONGEST_PAGE) {
    outer.warn(warning("too-long", statement("page-too-long"), { where: placeAt(0) }));
    return;
  }
  const sink = {
    found: (finding: Finding) => {
      const where = { ...finding.where, ...placeAt(finding.where.offset), within };
      outer.found({ ...finding, where });
    },
    warn: ({ code, problem, part }: DocumentWarning) => {
      const where = placeAt(0);
      outer.warn(
        warning(code, statement(`in-${within}`, problem), part === undefined ? { where } : { where, part }),
      );
    },
  };
  const bases = pageBases({ content: baseNamedIn(text), entity: base }, sink);
  const reader = new HtmlReader({ ...bases, own: within === "srcdoc" ? OWN_BASE : base }, sink, {
    part,
    depth: depth + 1,
  });
  reader.write(text);
  reader.end();
}
