/** The words about editions and programs, in English. */

import type { HabitIdea } from "@urikit/programs";
import { en as programWords } from "@urikit/programs/words/en";
import { en as standardsWords } from "@urikit/standards/words/en";
import { type Catalogue, type Statement, say } from "urikit/words";
import { en as urikitWords } from "urikit/words/en";

export const WORDS: Catalogue = { ...urikitWords, ...programWords, ...standardsWords };

/** A sentence about an edition or a program. */
export function sentenceInEnglish(statement: Statement): string {
  return say(WORDS, statement);
}

/** The title of a habit. */
export function habitInEnglish(id: HabitIdea): string {
  return programWords[`habit-${id}`]();
}
