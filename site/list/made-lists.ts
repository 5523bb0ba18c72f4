/** The lists that can be made of a list, each with the reader that makes it and the command that gives the same. */

import { BY_SCHEME } from "@urikit/explain";
import { type ListReader, normalizeLines, uniqueLines } from "@urikit/lists";
import type { InvalidPlace } from "@urikit/lists/engine";
import type { MadeList } from "./jobs.ts";
import { repairLines } from "./repair-lines.ts";

/** A reader that makes a list. */
export function madeLines(made: MadeList, options: InvalidPlace): ListReader<Uint8Array> {
  switch (made) {
    case "distinct-syntax":
      return uniqueLines(options);
    case "distinct-scheme":
      return uniqueLines({ ...BY_SCHEME, ...options });
    case "normalized-syntax":
      return normalizeLines(options);
    case "normalized-scheme":
      return normalizeLines({ ...BY_SCHEME, ...options });
    case "repaired":
      return repairLines(options);
  }
}
