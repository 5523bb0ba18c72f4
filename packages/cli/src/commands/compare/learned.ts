/** The file of `--learned`: permanent redirects that a client has seen (RFC 3986 §6.2.4), saved as JSON. */

import { readFileSync } from "node:fs";
import { type LearnedLocations, learnedLocations } from "urikit";
import { systemReason, UsageError } from "../../exit.ts";

/** @throws {UsageError} If the file cannot be read, or holds something else. */
export function learnedIn(path: string): LearnedLocations {
  try {
    return learnedLocations(readFileSync(path, "utf8"));
  } catch (error) {
    throw new UsageError("option-refused", `--learned ${path}`, systemReason(error));
  }
}
