/** What is asked about a text. */

import type { DocumentType } from "@urikit/documents";

export interface TextQuestion {
  readonly text: string;
  /** Undefined: what it looks like. */
  readonly type: DocumentType | undefined;
  readonly retrieval: string;
  readonly suffixReferences: boolean;
  /** From 0. */
  readonly page: number;
}

/** A longer text is not read here: `uri extract` reads files of any length. */
export const LONGEST_READ = 4 * 1024 * 1024;
