/**
 * HTML §4.6, §4.8.4.4: what a page tells of its links: their types (`rel`), their language (`hreflang`), the alternative of
 * an image (`alt`), and the text of an anchor. All of it may follow the reference; so the references of a tag are held until
 * the tag ends, and those from an anchor on until the anchor does. What is held is bounded.
 */

import type { Finding } from "../found-reference.ts";
import { Label, labelOf } from "../label.ts";
import type { ReferenceUse } from "../reference-use.ts";
import type { DocumentWarning, Sink } from "../sink.ts";
import { linkTypesIn, useByTypes } from "./uses.ts";

/** A reference of which its tag, or the text after it, may tell more. */
export interface UntoldLink extends Finding {
  use: ReferenceUse;
  rel: readonly string[] | undefined;
  label: string | undefined;
  language: string | undefined;
}

/** The attributes that tell of a link. */
export type TellingKind = "rel" | "language" | "alt";

/** What the attributes of a tag tell. */
type Told = Partial<Record<TellingKind, string>>;

const NOTHING: Told = {};
const NONE: readonly UntoldLink[] = [];

/** The attributes of which they tell: those of links and forms, of links and tracks, and of images and the areas in them. */
export const TOLD: Readonly<Record<TellingKind, ReadonlySet<string>>> = {
  rel: new Set(["href", "xlink:href", "action"]),
  language: new Set(["href", "xlink:href", "src"]),
  alt: new Set(["href", "src", "srcset", "data-src", "data-srcset", "lowsrc", "dynsrc"]),
};

/** The most that is held for an anchor that does not end, in UTF-16 code units; an object counts as some of them. */
const MOST_HELD = 0x400000;
const OBJECT = 200;

/** Holds the references of a page until all is told of them. */
export class ToldLinks implements Sink {
  readonly #sink: Sink;
  #held: Finding[] = [];
  #size = 0;
  /** The references in attributes of the current tag, and how many are held from before it. */
  #inTag: UntoldLink[] = [];
  #tagFrom = 0;
  #told = NOTHING;
  /** The references of the anchor that is open, and its text so far. */
  #anchored = NONE;
  #label: Label | undefined;

  constructor(sink: Sink) {
    this.#sink = sink;
  }

  /** Whether an anchor is open whose text is needed. */
  get takesText(): boolean {
    return this.#label !== undefined;
  }

  found(finding: Finding): void {
    if (this.#held.length === 0) this.#sink.found(finding);
    else this.#hold(finding);
  }

  /** A reference in an attribute of the current tag. */
  add(link: UntoldLink): void {
    if (this.#inTag.length === 0) this.#tagFrom = this.#held.length;
    this.#hold(link);
    this.#inTag.push(link);
  }

  #hold(finding: Finding): void {
    this.#held.push(finding);
    this.#size += OBJECT + finding.reference.length;
    if (this.#size > MOST_HELD) this.anchorEnds();
  }

  warn(warning: DocumentWarning): void {
    this.#sink.warn(warning);
  }

  /** An attribute of the current tag tells something. */
  tells(kind: TellingKind, value: string): void {
    this.#told = { ...this.#told, [kind]: value };
  }

  /** The current tag ends. */
  tagEnds(element: string): void {
    const isAnchor = element === "a";
    if (isAnchor) this.anchorEnds(); // HTML §13.2.6.4.7: the next one begins
    if (this.#inTag.length > 0) {
      if (this.#told !== NOTHING || element === "link") this.#tell(element);
      if (isAnchor) this.#opens();
      this.#inTag = [];
    }
    this.#told = NOTHING;
    if (this.#label === undefined) this.#release();
  }

  #tell(element: string): void {
    const { rel, language, alt } = this.#told;
    const types = rel === undefined ? undefined : linkTypesIn(rel);
    const label = alt === undefined ? undefined : labelOf(alt);
    for (const link of this.#inTag) {
      const { attribute = "" } = link.where;
      if (TOLD.rel.has(attribute)) link.rel = types;
      if (TOLD.language.has(attribute)) link.language = language;
      if (TOLD.alt.has(attribute)) link.label = label;
      if (element === "link" && attribute === "href") link.use = useByTypes(types);
    }
  }

  #opens(): void {
    if (this.#inTag[0]?.use !== "follow" && !this.#inTag.some(({ use }) => use === "follow")) return;
    this.#anchored = this.#inTag;
    this.#label = new Label();
  }

  /** Some text of the page, which is that of the anchor if one is open. */
  text(text: string): void {
    this.#label?.add(text);
    if (this.#label?.isFull === true) this.anchorEnds();
  }

  /** The open anchor ends, if there is one. */
  anchorEnds(): void {
    if (this.#label === undefined) return;
    const label = this.#label.text;
    for (const link of this.#anchored) if (link.use === "follow") link.label = label;
    this.#anchored = NONE;
    this.#label = undefined;
    this.#release();
  }

  /** Hands on what is before the current tag. */
  #release(): void {
    const held = this.#held;
    const to = this.#inTag.length === 0 ? held.length : this.#tagFrom;
    for (let i = 0; i < to; i++) this.#sink.found(held[i] as Finding); // there are that many
    if (to === held.length) held.length = 0;
    else this.#held = held.slice(to);
    this.#tagFrom = 0;
    this.#size = 0;
  }

  /** The page is over. */
  end(): void {
    this.tagEnds("");
    this.anchorEnds();
  }
}
