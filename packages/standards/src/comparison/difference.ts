/** One difference between two readers of a reference, as data. */

import type { EditionId } from "../edition.ts";

/** In what two readings differ. */
export type Aspect = "validity" | "scheme" | "host" | "port" | "target" | "components" | "normal form";

/** A reader: an edition, or a program that only splits a text by the expression of Appendix B. */
export type Reader = EditionId | "appendix-b";

/** One difference between two readers: an edition and the next that sees it otherwise. */
export interface Difference {
  readonly between: readonly [Reader, Reader];
  readonly what: Aspect;
  /** One printable sentence, without a password. */
  readonly why: string;
  /** The sections of both that it comes from. */
  readonly sections: readonly string[];
  /**
   * Whether the two lead to different places: they accept the reference, and differ in scheme, effective host, port
   * or target. What has another name, or another spelling, is not dangerous.
   */
  readonly dangerous: boolean;
}
