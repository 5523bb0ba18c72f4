/** A question about a text. */

import type { DocumentType } from "@urikit/documents";

/** What a text may be read as. Messages of HTTP, and archives, are octets: `uri extract` reads them. */
export type ReadAs = Exclude<DocumentType, "mbox" | "http" | "warc">;

/** Targets, or else what is written, one a line; or an object a line, as `uri extract --json` prints them. */
export type CopiedAs = "lines" | "json";

export interface TextQuestion {
  readonly text: string;
  /** Undefined: what it looks like. */
  readonly type: ReadAs | undefined;
  readonly retrieval: string;
  readonly suffixReferences: boolean;
  /** From 0. */
  readonly page: number;
  /** The part of all references that is to be copied, if any. */
  readonly copied?: CopiedAs | undefined;
  /** Whether secrets are copied, too. */
  readonly keepsSecrets?: boolean;
}

/** A longer text is not read here: `uri extract` reads files of any length. */
export const LONGEST_READ = 4 * 1024 * 1024;
