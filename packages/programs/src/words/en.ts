/**
 * @urikit/programs/words/en: what programs do, and where they differ, in English, by the ids of statements.
 *
 * @experimental
 * @packageDocumentation
 */

import type { Catalogue } from "urikit/words";
import { TITLES } from "./en-habits.ts";
import { STEPS } from "./en-steps.ts";

/** What each habit is, since when, how an attack uses it, and what helps, in English: nobody loads it who says steps alone. @experimental */
export { DESCRIPTIONS as habits } from "./en-habits.ts";

/** What programs do, and the titles of their habits, in English. @experimental */
export const en = {
  ...STEPS,
  ...TITLES,
  "program-refuses": (program, step, source) => `${program} refuses it: it ${step} (${source})`,
} satisfies Catalogue;
