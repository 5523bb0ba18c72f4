/** What editions and programs do, in Chinese: the catalogue is loaded where it is asked for. Until then it is in English. */

import type { HabitIdea } from "@urikit/standards";
import { shallowRef } from "vue";

type Catalogue = typeof import("@urikit/standards/messages/zh");

const catalogue = shallowRef<Catalogue>();

/** Never fails: English is better than nothing. */
export async function loadStandardsInChinese(): Promise<void> {
  try {
    catalogue.value = await import("@urikit/standards/messages/zh");
  } catch {}
}

/** A sentence about an edition or a program, as they read a reference. */
export function sentenceInChinese(sentence: string, reference: string): string {
  return catalogue.value?.inChinese(sentence, reference) ?? sentence;
}

/** The title of a habit. */
export function habitInChinese(id: HabitIdea, title: string): string {
  return catalogue.value?.HABIT_TITLES[id] ?? title;
}
