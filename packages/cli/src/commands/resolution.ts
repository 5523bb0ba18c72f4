/** References resolved against a base (RFC 3986 §5.2): what `uri resolve` gives for each. */

import { resolve } from "urikit";
import { referenceErrors } from "../lines/reference-errors.ts";
import type { LineCommand } from "../lines/results.ts";
import { baseFrom } from "./base.ts";

export interface ResolutionOptions {
  readonly base: string;
  readonly strict: boolean;
}

/** @throws {UsageError} If the base is not a URI. */
export function resolution({ base: text, strict }: ResolutionOptions) {
  const base = baseFrom(text);
  const target = (reference: string) => resolve(reference, base, { strict });
  return {
    ...referenceErrors(),
    line: target,
    json: (reference: string) => ({ reference, valid: true, result: target(reference) }),
    work: { name: "resolve", base: base.text, strict },
  } satisfies LineCommand;
}
