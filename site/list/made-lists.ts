/** The lists that can be made of a list, each with the reader that makes it and the command that gives the same. */

import { BY_SCHEME, InvalidLineError, mend } from "@urikit/explain";
import { type ListReader, normalizeLines, uniqueLines, validLines } from "@urikit/lists";
import type { InvalidPlace } from "@urikit/lists/engine";
import { UriSyntaxError } from "urikit";
import type { MadeList } from "./jobs.ts";

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

// A list with each line as it was probably meant (RFC 3986 App. C), as `uri repair` has it: valid lines stay as they are.

/** A reader that gives the octets of a list with its lines repaired. Every line ends with LF. */
function repairLines(options: InvalidPlace): ListReader<Uint8Array> {
  return validLines({ ...options, instead: mendedOf });
}

/** The line as it was probably meant; undefined, if it cannot be repaired. */
function mendedOf(text: string): string | undefined {
  try {
    return mend(text).reference;
  } catch (error) {
    if (error instanceof UriSyntaxError || error instanceof InvalidLineError) return undefined;
    throw error;
  }
}
