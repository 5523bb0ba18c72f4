/**
 * @urikit/programs/words/en: what programs do, and where they differ, in English, by the ids of statements.
 *
 * @packageDocumentation
 */

import type { Catalogue } from "urikit/words";
import { TITLES } from "./en-habits.ts";
import { STEPS } from "./en-steps.ts";

/** The habits in English: what each is, since when, how an attack uses it, and what helps. Steps are said without them. */
export { DESCRIPTIONS as habits } from "./en-habits.ts";

/** The steps of programs, and the titles of their habits, in English. */
export const en = {
  ...STEPS,
  ...TITLES,
  "program-refuses": (program, step, source) => `${program} refuses it: it ${step} (${source})`,
} satisfies Catalogue;
