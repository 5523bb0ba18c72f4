/** A list with each line as it was probably meant (RFC 3986 App. C), as `uri repair` has it: valid lines stay as they are. */

import { InvalidLineError, mend } from "@urikit/explain";
import { type ListReader, validLines } from "@urikit/lists";
import type { InvalidPlace } from "@urikit/lists/engine";
import { UriSyntaxError } from "urikit";

/** A reader that gives the octets of a list with its lines repaired. Every line ends with LF. */
export function repairLines(options: InvalidPlace): ListReader<Uint8Array> {
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
