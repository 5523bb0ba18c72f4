/**
 * @urikit/programs/words/en: what programs do, and where they differ, in English, by the ids of statements.
 *
 * @experimental
 * @packageDocumentation
 */

import type { Catalogue } from "urikit/words";
import { DESCRIPTIONS, TITLES } from "./en-habits.ts";
import { STEPS } from "./en-steps.ts";

/** The sentences of this package in English. @experimental */
export const en = {
  ...STEPS,
  ...TITLES,
  ...DESCRIPTIONS,
  "program-refuses": (program, step, source) => `${program} refuses it: it ${step} (${source})`,
} satisfies Catalogue;
