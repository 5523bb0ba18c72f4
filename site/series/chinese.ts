/** The findings and the habits in Chinese. The repository keeps their pages in English. */

import { HABITS } from "@urikit/programs";
import { findingPages, KINDS } from "../../packages/audit/tools/findings-page.ts";
import { habitPages } from "../../packages/standards/tools/habit-pages.ts";
import { recordedVersions } from "../../tools/programs/src/versions.ts";
import { IN_CHINESE } from "./language.ts";
import { withFindingLinks, withHabitLinks } from "./page-links.ts";
import { FINDING_WORDS } from "./texts/zh-findings.ts";
import { HABIT_WORDS } from "./texts/zh-habits.ts";

export function findingsAndHabitsInChinese(): ReadonlyMap<string, string> {
  const additions = new Map<string, (markdown: string) => string>([
    ...KINDS.map((one) => [`docs/findings/${one.id}.md`, withFindingLinks(one, IN_CHINESE)] as const),
    ...HABITS.map((one) => [`docs/habits/${one.id}.md`, withHabitLinks(one, IN_CHINESE)] as const),
  ]);
  const pages = [...findingPages(FINDING_WORDS), ...habitPages(HABIT_WORDS, recordedVersions())];
  return new Map(
    pages.map(([path, text]) => [`${IN_CHINESE.root}${path}`, additions.get(path)?.(text) ?? text]),
  );
}
