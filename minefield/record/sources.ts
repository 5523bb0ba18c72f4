/** The sources of what was recorded. */

import { keyOf, type Question } from "../recorded/question.ts";
import { WEB_PLATFORM_TESTS } from "./folders.ts";
import { questions } from "./questions.ts";
import type { Source } from "./source.ts";

let known: ReadonlyMap<string, readonly Source[]> | undefined;

/**
 * The sources of a question, that of its list first.
 *
 * @throws Error if nobody asks it any more: then the recording is older than what is asked.
 */
export function sourcesOf(question: Pick<Question, "reference" | "base">): readonly Source[] {
  known ??= new Map(
    [...questions(WEB_PLATFORM_TESTS).values()].flat().map((asked) => [keyOf(asked), asked.sources]),
  );
  const sources = known.get(keyOf(question));
  if (sources === undefined) throw new Error(`${JSON.stringify(question)} is recorded, and not asked`);
  return sources;
}
