/** The readers of `@urikit/lists` that do a work. */

import { type InvalidLine, type ListReader, normalizeLines, verdictLines } from "@urikit/lists";
import { rungOf } from "./level.ts";
import type { Work } from "./work.ts";

/** How a work reads. */
export interface WorkOptions {
  /** What the reader gives in the place of an invalid line. */
  readonly invalid: "keep" | "drop";
  readonly onInvalid: (line: InvalidLine) => void;
}

/** A reader that does a work. */
export async function readerOf(work: Work, options: WorkOptions): Promise<ListReader<Uint8Array>> {
  switch (work.name) {
    case "check":
      return verdictLines({ ...work, ...options });
    case "normalize":
      return normalizeLines({ ...work, ...(await rungOf(work.level)), ...options });
  }
}
