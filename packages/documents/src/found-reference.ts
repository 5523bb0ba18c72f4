/** A reference in a document: where it stands, and what it means against the base of that place (RFC 3986 §5). */

import { repair, UriSyntaxError } from "urikit";
import type { BaseLayer, EstablishedBase, FoundInText, Resolved, TextPosition } from "urikit/context";
import { maskPassword } from "urikit/display";
import { isIriReference, toUri } from "urikit/iri";
import type { ReferenceUse } from "./reference-use.ts";

/** The place of a reference in its document. */
export interface ReferencePlace extends TextPosition {
  /** The element, in lower case if it is one of HTML. */
  readonly element?: string;
  /** Its attribute. */
  readonly attribute?: string;
  /** The element is one of the page that an `iframe` holds in this attribute, or of the HTML in a text of XML, as feeds have it. */
  readonly within?: "srcdoc" | "text";
  /** In JSON, the value in which it is, or the member whose name it is in: a JSON Pointer (RFC 6901). */
  readonly pointer?: string;
  /** In CSV, the number of the cell in its record, from 1 on. */
  readonly cell?: number;
  /** How Markdown refers; `definition` is the `[label]: …` that links and images name. */
  readonly node?: "link" | "image" | "definition" | "autolink";
  /** How a style sheet refers: `url()` or `@import`. */
  readonly construct?: "url()" | "@import";
  /**
   * The part of a message, by its number as in IMAP: `1.2`, or `""` for the message itself. Line, column and
   * offset are then those in the decoded part, or in its heading.
   */
  readonly part?: string;
  /** The field of that part's heading. */
  readonly field?: string;
}

/**
 * The purpose of a reference. `script` (`javascript:`) and `data` carry their content in themselves and lead
 * nowhere. `document` is an empty reference that, by the rules of its attribute, means the URI of its own document;
 * §4.4 would have it mean the document itself.
 */
export type FoundReferenceKind = "reference" | "script" | "data" | "document";

/**
 * A reference in a document. Its meaning (`target`, `valid`, `error`, `repaired` and `sameDocument`) is computed when it is first
 * read; everything else is in fields of its own, which `{ ...found }` copies. `JSON.stringify(found)` gives all of it,
 * and `console.log(found)` shows all of it with passwords masked.
 */
export interface FoundReference {
  /**
   * As the format has it: entities and escapes decoded, without the white space around it; in HTML also without the tabs
   * and line breaks in it, which HTML takes out of every URL.
   */
  readonly reference: string;
  /**
   * The target URI (§5.2); undefined if the reference is invalid, or relative without a base. Of an IRI reference, which is
   * invalid where a URI is meant, it is that of its URI (RFC 3987 §3.1); in running text, where an IRI ends is not known.
   */
  readonly target: string | undefined;
  /** Whether it is a URI reference by RFC 3986 (§4.1); of a suffix reference, whether its completion is one. */
  readonly valid: boolean;
  /** Why it is not a URI reference; undefined if it is one. */
  readonly error: UriSyntaxError | undefined;
  /** If it is invalid, the URI reference that `repair` of `urikit` makes of it; undefined if that refuses it. */
  readonly repaired: string | undefined;
  /** Whether it refers to the document in which it stands (§4.4). */
  readonly sameDocument: boolean;
  /** The base URI of its place; undefined if there is no base. */
  readonly base: string | undefined;
  /** The layer that gave the base (§5.1); undefined if there is no base. */
  readonly baseFrom: BaseLayer | undefined;
  readonly where: ReferencePlace;
  readonly kind: FoundReferenceKind;
  /** What the document does with it. */
  readonly use: ReferenceUse;
  /** The types of the link (`rel` of HTML §4.6.7, RFC 8288, Atom), in lower case; undefined if it has no `rel`. */
  readonly rel: readonly string[] | undefined;
  /**
   * What a person reads in its place, white space collapsed, 1,000 characters at most: the text of an anchor in HTML, without
   * that of the images in it; the text of a link in Markdown; the alternative of an image or an area. Undefined if there is no
   * such place; of HTML in Markdown, the text of an anchor is not known.
   */
  readonly label: string | undefined;
  /** The language of its target, as the link has it (`hreflang`; of a `track`, `srclang`); undefined if it has none. */
  readonly language: string | undefined;
  /** Of a reference in running text, how it is delimited and read. */
  readonly inText: FoundInText | undefined;
  /** Of a reference in a message, the number of the part that it names: by `cid:`, `mid:`, or the part's own location. */
  readonly namedPart: string | undefined;
  /** All of it, as `JSON.stringify` writes it. */
  toJSON(): object;
}

/** A reference as a reader hands it on: with its place, the base there, and its meaning if that is known already. */
export interface Finding {
  readonly reference: string;
  readonly where: ReferencePlace;
  /** The base of the place. */
  readonly base: EstablishedBase;
  /** Undefined if the scheme of the reference decides. */
  readonly kind?: FoundReferenceKind | undefined;
  /** Undefined if it is only mentioned. */
  readonly use?: ReferenceUse | undefined;
  readonly rel?: readonly string[] | undefined;
  readonly label?: string | undefined;
  readonly language?: string | undefined;
  readonly inText?: FoundInText | undefined;
  /** Undefined if the base decides. */
  readonly meaning?: Resolved | undefined;
  readonly namedPart?: string | undefined;
}

/** The reference that a reader found, read against its base. */
export function foundReference(finding: Finding): FoundReference {
  return new Found(finding);
}

/** The meaning of a reference in its place. */
export function meaningOf({ reference, base, inText }: Finding): Resolved {
  return base.resolve(inText?.guess ?? reference);
}

class Found implements FoundReference {
  readonly reference: string;
  readonly base: string | undefined;
  readonly baseFrom: BaseLayer | undefined;
  readonly where: ReferencePlace;
  readonly kind: FoundReferenceKind;
  readonly use: ReferenceUse;
  readonly rel: readonly string[] | undefined;
  readonly label: string | undefined;
  readonly language: string | undefined;
  readonly inText: FoundInText | undefined;
  readonly namedPart: string | undefined;
  readonly #base: EstablishedBase;
  #meaning: Resolved | undefined;

  constructor(finding: Finding) {
    const { reference, where, base, kind, inText, meaning, namedPart } = finding;
    this.reference = reference;
    this.base = base.text;
    this.baseFrom = base.layer;
    this.where = where;
    this.kind = kind ?? kindOf(reference);
    this.use = finding.use ?? "mention";
    this.rel = finding.rel;
    this.label = finding.label;
    this.language = finding.language;
    this.inText = inText;
    this.namedPart = namedPart;
    this.#base = base;
    this.#meaning = meaning;
  }

  /** Most callers read the meaning of some references only; nothing else takes as long to find out. */
  get #known(): Resolved {
    this.#meaning ??= this.#base.resolve(this.inText?.guess ?? this.reference);
    return this.#meaning;
  }

  get target(): string | undefined {
    const meaning = this.#known;
    return meaning.valid ? meaning.target : this.#targetOfIri(meaning.error);
  }

  #targetOfIri({ code }: UriSyntaxError): string | undefined {
    if (this.inText !== undefined || code !== "non-ascii" || !isIriReference(this.reference))
      return undefined;
    const meaning = this.#base.resolve(toUri(this.reference));
    return meaning.valid ? meaning.target : undefined;
  }

  get valid(): boolean {
    return this.#known.valid;
  }

  get error(): UriSyntaxError | undefined {
    const meaning = this.#known;
    return meaning.valid ? undefined : meaning.error;
  }

  get repaired(): string | undefined {
    return this.valid ? undefined : repairedOf(this.reference);
  }

  get sameDocument(): boolean {
    const meaning = this.#known;
    return meaning.valid && meaning.sameDocument && this.kind !== "document";
  }

  toJSON(): object {
    const { target, valid, error, repaired, sameDocument } = this;
    const { reference, ...others } = { ...this };
    return { reference, target, valid, error, repaired, sameDocument, ...others };
  }

  /** The reference for a log: its password is masked. */
  toString(): string {
    return maskPassword(this.reference);
  }

  /** For `console.log`: the fields that are defined, passwords masked. */
  [Symbol.for("nodejs.util.inspect.custom")](
    depth: number | null,
    options: object,
    inspect: (value: unknown, options: object) => string,
  ): string {
    if (depth !== null && depth < 0) return "[FoundReference]";
    const known = Object.entries(this.toJSON()).filter(([, value]) => value !== undefined);
    const shown = known.map(([name, value]) => [
      name,
      typeof value === "string" ? maskPassword(value) : value,
    ]);
    return `FoundReference ${inspect(Object.fromEntries(shown), { ...options, depth })}`;
  }
}

/** The URI reference that a text was meant to be, if that is beyond doubt. */
function repairedOf(text: string): string | undefined {
  try {
    const repaired = repair(text);
    return repaired === text ? undefined : repaired; // it is invalid for a reason of its document
  } catch (error) {
    if (error instanceof UriSyntaxError) return undefined;
    throw error;
  }
}

const J = 106;
const D = 100;

function kindOf(reference: string): FoundReferenceKind {
  const first = reference.charCodeAt(0) | 32;
  if (first === J && /^javascript:/i.test(reference)) return "script";
  if (first === D && /^data:/i.test(reference)) return "data";
  return "reference";
}
