/** The languages of the pages that are made: where the pages lie, and the words of each. */

import type { Words } from "@urikit/explain";
import type { ExplainingWords } from "@urikit/explain/catalogue";
import { ENGLISH, explained as inEnglish } from "@urikit/explain/words/en";
import { CHINESE, explained as inChinese } from "@urikit/explain/words/zh";
import type { HabitIdea } from "@urikit/programs";
import { en as programsInEnglish } from "@urikit/programs/words/en";
import { zh as programsInChinese } from "@urikit/programs/words/zh";
import { EN, type SeriesTexts } from "./texts/en.ts";
import { FINDING_WORDS as FINDINGS_IN_ENGLISH, type FindingWords } from "./texts/en-findings.ts";
import { HABIT_WORDS as HABITS_IN_ENGLISH, type HabitWords } from "./texts/en-habits.ts";
import { ZH } from "./texts/zh.ts";
import { FINDING_WORDS as FINDINGS_IN_CHINESE } from "./texts/zh-findings.ts";
import { HABIT_WORDS as HABITS_IN_CHINESE } from "./texts/zh-habits.ts";

/** A language of the pages. */
export interface Language {
  /** Where its pages are, from the root of the site. */
  readonly root: "" | "zh/";
  /** What comes after a command for it to speak the language. */
  readonly option: "" | " --lang zh";
  readonly texts: SeriesTexts;
  readonly words: Words;
  readonly explained: ExplainingWords;
  readonly findings: FindingWords;
  readonly habits: HabitWords;
  /** The title of a habit. */
  habit(id: HabitIdea): string;
}

export const IN_ENGLISH: Language = {
  root: "",
  option: "",
  texts: EN,
  words: ENGLISH,
  explained: inEnglish,
  findings: FINDINGS_IN_ENGLISH,
  habits: HABITS_IN_ENGLISH,
  habit: (id) => programsInEnglish[`habit-${id}`](),
};

export const IN_CHINESE: Language = {
  root: "zh/",
  option: " --lang zh",
  texts: ZH,
  words: CHINESE,
  explained: inChinese,
  findings: FINDINGS_IN_CHINESE,
  habits: HABITS_IN_CHINESE,
  habit: (id) => programsInChinese[`habit-${id}`](),
};
