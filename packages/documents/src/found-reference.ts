/** A reference that was found in a document: where it stands, and what it means against the base of that place. */

import { maskPassword, type UriSyntaxError } from "urikit";
import type { BaseLayer, EstablishedBase, FoundInText, Resolved, TextPosition } from "urikit/context";

/** Where a reference stands. */
export interface Where extends TextPosition {
  /** The element, in lower case if it is one of HTML. */
  readonly element?: string;
  /** Its attribute. */
  readonly attribute?: string;
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
 * What a reference is for. `script` (`javascript:`) and `data` carry their content in themselves and lead
 * nowhere; `document` is an empty one that, by the rules of its attribute, means the URI of its own document, and
 * not the document itself as §4.4 would have it.
 */
export type ReferenceKind = "reference" | "script" | "data" | "document";

/** A reference in a document. */
export class FoundReference {
  /** As the format has it: entities and escapes decoded, white space around it and line breaks in it taken out. */
  readonly reference: string;
  readonly where: Where;
  readonly kind: ReferenceKind;
  /** The base of the place where it stands, and where that came from (RFC 3986 §5.1). */
  readonly established: EstablishedBase;
  /** Of one in running text, how it was delimited and read. */
  readonly inText: FoundInText | undefined;
  /** Of one in a message, the number of the part that it names: by `cid:`, `mid:`, or the part's own location. */
  names: string | undefined;
  #meaning: Resolved | undefined;

  /** @internal */
  constructor(
    reference: string,
    where: Where,
    established: EstablishedBase,
    kind?: ReferenceKind,
    inText?: FoundInText,
    unreadable?: UriSyntaxError,
  ) {
    this.reference = reference;
    this.where = where;
    this.established = established;
    this.kind = kind ?? kindOf(reference);
    this.inText = inText;
    this.names = undefined;
    if (unreadable !== undefined) this.#meaning = { valid: false, error: unreadable };
  }

  /** Whether it is a URI reference by RFC 3986 (§4.1); of a suffix reference, whether its completion is one. */
  get valid(): boolean {
    return this.#means.valid;
  }

  /** Why it is none; undefined if it is one. */
  get error(): UriSyntaxError | undefined {
    const meaning = this.#means;
    return meaning.valid ? undefined : meaning.error;
  }

  /** The target URI (§5.2): undefined if it is invalid, or relative without a base. */
  get target(): string | undefined {
    const meaning = this.#means;
    return meaning.valid ? meaning.target : undefined;
  }

  /** Whether it refers to the document in which it stands (§4.4). */
  get sameDocument(): boolean {
    const meaning = this.#means;
    return meaning.valid && meaning.sameDocument && this.kind !== "document";
  }

  /** The base URI; undefined if there is none. */
  get base(): string | undefined {
    return this.established.text;
  }

  /** The layer that gave the base (§5.1); undefined if there is none. */
  get baseFrom(): BaseLayer | undefined {
    return this.established.layer;
  }

  /** For the debugger and the log: without its password. */
  toString(): string {
    return maskPassword(this.reference);
  }

  get #means(): Resolved {
    this.#meaning ??= this.established.resolve(this.inText?.guess ?? this.reference);
    return this.#meaning;
  }
}

const J = 106;
const D = 100;

function kindOf(reference: string): ReferenceKind {
  const first = reference.charCodeAt(0) | 32;
  if (first === J && /^javascript:/i.test(reference)) return "script";
  if (first === D && /^data:/i.test(reference)) return "data";
  return "reference";
}
