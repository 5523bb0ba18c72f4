/** What the readers of this package have in common: text goes in, references and warnings come out. */

import type { TextPosition } from "urikit/context";
import type { FoundReference } from "./found-reference.ts";

/** The stable names of what a document can have wrong without hiding all of its references. */
export type WarningCode =
  /** The base that the document names is no URI reference, or relative with nothing to resolve it against. */
  | "unusable-base"
  /** The document ends within a tag, a comment, an element or a part. */
  | "unclosed"
  /** The markup is broken; what can be read is read. */
  | "malformed"
  /** The charset that is declared is not known; another is taken. */
  | "unknown-charset"
  /** Octets that are not of the charset. */
  | "malformed-octets"
  /** A transfer encoding that is not known: the part is not read. */
  | "unknown-encoding"
  /** A value or a heading that is too long to be held; it is passed over. */
  | "too-long"
  /** Messages within messages, too many of them: the innermost are not read. */
  | "too-deep"
  /** A `cid:` or `mid:` URI that names no part of the message. */
  | "unmatched-part"
  /** A mailbox: behind the first message there are others, and all are read as one. */
  | "more-messages";

/** What is wrong with a document. */
export interface DocumentWarning {
  readonly code: WarningCode;
  /** One line for the person who looks after the document. */
  readonly message: string;
  /** Where, as far as that is known. */
  readonly where?: TextPosition;
  /** The part of a message. */
  readonly part?: string;
}

/** Takes what a reader finds. */
export interface Sink {
  found(reference: FoundReference): void;
  warn(warning: DocumentWarning): void;
}

/** Reads a document that comes in pieces. */
export interface DocumentReader {
  write(text: string): void;
  end(): void;
}

/** The longest value that is held in memory, in UTF-16 code units. */
export const LONGEST_VALUE = 0x1000000;
