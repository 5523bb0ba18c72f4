/** RFC 3986 §3, §4: the errors of lines that should be references, as all commands have them that read references. */

import { AlikeErrors, referenceError } from "@urikit/explain";
import type { ReferenceRule } from "urikit";
import type { ReferenceCommand } from "./results.ts";

/** The members of a command whose lines should be references, or match another rule of §4. */
export function referenceErrors(rule?: ReferenceRule) {
  return {
    errorOf: (text: string) => referenceError(text, rule),
    alike: new AlikeErrors(),
  } satisfies Partial<ReferenceCommand>;
}
