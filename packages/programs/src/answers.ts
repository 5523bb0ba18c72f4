/** The answers of everything that reads references, an edition of the standard or a program. */

import type { UriErrorCode } from "urikit";
import type { Statement } from "urikit/words";

/** Why an edition does not accept a text, or a program refuses it. */
export interface ReaderError {
  /** Where, in UTF-16 code units; undefined where the edition does not say. */
  readonly index: number | undefined;
  /** The rule that was being read, by its name in the document; of a program, the idea of the habit that refuses the text. */
  readonly rule: string;
  /** The section that the rule comes from, such as `RFC 2396 §3.3`; of a program, where the habit is written. */
  readonly section: string;
  /** The problem, with its section; no value of it has a password. */
  readonly problem: Statement;
  /** The stable name of the error, where the edition is RFC 3986. */
  readonly code?: UriErrorCode;
  /** The characters that the rule would have allowed there, where they are known. */
  readonly expected?: Statement;
}

/** The place where a program that follows the edition goes. */
export interface ReadDestination {
  /** In lower case. */
  readonly scheme: string | undefined;
  /** As in the text; undefined or empty where the component is absent. */
  readonly host: string | undefined;
  readonly port: string | undefined;
  /**
   * Whether the edition can say what the host is: it cannot if the authority is the name of a registry, or if what
   * later editions read as an authority is something else in it, such as a mailbox (RFC 1738 §3.5).
   */
  readonly hostKnown: boolean;
}
