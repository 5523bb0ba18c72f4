/** Where the readers put what they find: references, and warnings about the document. */

import type { TextPosition } from "urikit/context";
import { type Statement, say } from "urikit/words";
import type { Finding } from "./found-reference.ts";
import { en } from "./words/en.ts";

/** The stable names of what can be wrong with a document without hiding all of its references. */
export type WarningCode =
  /** The base that the document names is not a URI reference, or is relative with no base to resolve it against. */
  | "unusable-base"
  /** The base that the document names is not a URI reference; it is read as browsers read it. */
  | "repaired-base"
  /** The base that a page names is relative: HTML resolves it, and the drafts of RFC 2396 and RFC 3986 forbid it. */
  | "relative-base"
  /** The document ends within a tag, a comment, an element or a part. */
  | "unclosed"
  /** The markup is broken; what can be read is read. */
  | "malformed"
  /** The declared charset is not known; another one is used. */
  | "unknown-charset"
  /** Some octets do not belong to the charset. */
  | "malformed-octets"
  /** The transfer encoding is not known; the part is read as it is. */
  | "unknown-encoding"
  /** A value, a heading or a document is too long to be held in memory; it is skipped, or its rest is. */
  | "too-long"
  /** Messages, or elements of XML, are nested too deeply; the innermost are not read. */
  | "too-deep"
  /** The content of a message is of a type, or in a coding, that is not read. */
  | "unread-content"
  /** A `cid:` or `mid:` URI names no part of the message. */
  | "unmatched-part";

/** Something that is wrong with a document. */
export interface DocumentWarning {
  readonly code: WarningCode;
  /** What is wrong. `urikit/words` makes a sentence of it in another language. */
  readonly problem: Statement<WarningId>;
  /** The same in one line of English, for the person who looks after the document. */
  readonly message: string;
  /** The place, as far as it is known. */
  readonly where?: TextPosition;
  /** The part of a message. */
  readonly part?: string;
}

export type WarningId = keyof typeof en;

/** A warning with its message. */
export function warning(
  code: WarningCode,
  problem: Statement<WarningId>,
  place: Pick<DocumentWarning, "where" | "part"> = {},
): DocumentWarning {
  return { code, problem, message: say(en, problem), ...place };
}

/** Takes what a reader finds. */
export interface Sink {
  found(finding: Finding): void;
  warn(warning: DocumentWarning): void;
}
