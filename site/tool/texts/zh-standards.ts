/** The words about editions and programs, in Chinese: the catalogue is loaded where it is asked for. */

import type { HabitIdea } from "@urikit/programs";
import { type Catalogue, type Statement, say } from "urikit/words";
import { shallowRef } from "vue";

const words = shallowRef<Catalogue>();

/** English is better than nothing. */
export async function loadStandardsInChinese(): Promise<void> {
  try {
    const [urikit, programs, standards] = await Promise.all([
      import("urikit/words/zh"),
      import("@urikit/programs/words/zh"),
      import("@urikit/standards/words/zh"),
    ]);
    words.value = { ...urikit.zh, ...programs.zh, ...standards.zh };
  } catch {
    words.value ??= (await import("./en-standards.ts")).WORDS;
  }
}

/** A sentence about an edition or a program; nothing until it can be said. */
export function sentenceInChinese(statement: Statement): string {
  return words.value === undefined ? "" : say(words.value, statement);
}

/** The title of a habit. */
export function habitInChinese(id: HabitIdea): string {
  return words.value?.[`habit-${id}`]?.() ?? "";
}
