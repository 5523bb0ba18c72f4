/** A page for each habit of programs, and one of all: what HABITS says of it, and what the models of the programs answer. */

import { FINDINGS } from "@urikit/audit";
import {
  HABITS,
  type HabitAnswer,
  type HabitDescription,
  type HabitExample,
  habitAnswers,
  habitSteps,
  PROGRAMS,
  type ProgramId,
} from "@urikit/programs";
import { recordedVersions, type Versions } from "../../minefield/recorded/versions.ts";
import { sampled } from "./extent.ts";
import type { Language } from "./language.ts";
import { code, linkList, lookLink, resolveLink, table } from "./markdown.ts";
import type { HabitWords } from "./texts/en-habits.ts";

/** Where the pages lie. */
export const FOLDER = "docs/habits";

/** The pages in a language, by their paths. */
export function habits(language: Language): ReadonlyMap<string, string> {
  const { root, habits: words } = language;
  const versions = recordedVersions();
  const pages = sampled(HABITS).map(
    (habit) =>
      [
        `${root}${FOLDER}/${habit.id}.md`,
        pageOf(habit, words, versions) + examplesOf(habit, language),
      ] as const,
  );
  return new Map([[`${root}${FOLDER}.md`, overview(words)], ...pages]);
}

function overview(words: HabitWords): string {
  const habits = table(
    words.columns,
    HABITS.map(({ id, title, what }) => [`[${words.said(title)}](habits/${id}.md)`, words.said(what)]),
  );
  const versions = table(
    words.programColumns,
    PROGRAMS.map(({ id, name, version }) => [code(id), name, version]),
  );
  const parts = [words.introduction, habits, `## ${words.programs}`, versions, words.conventions];
  return `${parts.join("\n\n")}\n`;
}

function pageOf(habit: HabitDescription, words: HabitWords, versions: readonly Versions[]): string {
  const { title, what, since, attack, fix, examples } = habit;
  const parts = [
    `# ${words.said(title)}`,
    wrapped(words.said(what)),
    wrapped(`${words.since} ${words.said(since)}`),
    ...measured(habit, words, versions),
    ...examples.map((example) => exampleTable(example, words)),
    wrapped(`${words.attack} ${words.said(attack)}`),
    wrapped(`${words.fix} ${words.said(fix)}`),
    stepsOf(habit, words),
    words.all,
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

/** The releases that read an example of the habit otherwise than the one before, as they were asked. */
function measured(
  { id }: HabitDescription,
  words: HabitWords,
  versions: readonly Versions[],
): readonly string[] {
  const lines = versions.flatMap(({ reader, changes }) =>
    changes.flatMap(({ version, date, habits }) =>
      habits
        .filter(({ habit }) => habit === id)
        .map(({ shows, before, after, ...example }) => {
          const [was, is] = [before, after].map((value) => valueText(value, words));
          const day = date === undefined ? "" : ` (${date})`;
          const change = words.change(shows, referenceText(example, words), is ?? "", was ?? "");
          return `- [${reader} ${version}](${words.versions}${reader}.md)${day}: ${change}`;
        }),
    ),
  );
  return lines.length === 0 ? [] : [`${words.measured}\n\n${lines.join("\n")}`];
}

function referenceText(
  { reference, base }: Pick<HabitExample, "reference" | "base">,
  words: HabitWords,
): string {
  return base === undefined ? code(reference) : words.against(code(reference), code(base));
}

function valueText(value: string | boolean | null, words: HabitWords): string {
  if (typeof value === "boolean") return words.refused;
  return answerText({ answer: value ?? undefined, refused: false }, words);
}

/** The examples open in Inspect, or in Resolve. */
function examplesOf({ id, examples }: HabitDescription, language: Language): string {
  const { texts } = language;
  const links = examples.map(({ reference, base }) =>
    base === undefined
      ? code(reference) + texts.colon + lookLink(reference, language)
      : texts.against(code(reference), code(base)) + texts.colon + resolveLink(base, reference, language),
  );
  const finding = FINDINGS.some((one) => one.id === id)
    ? `\n${texts.sameName([texts.findingOf((name) => `[${name}](../findings/${id}.md)`)])}\n`
    : "";
  return `\n## ${texts.examples}\n\n${linkList([...new Set(links)])}\n${finding}`;
}

/** Lines of at most 120 characters; no code is cut. */
function wrapped(text: string): string {
  const words = text.match(/(?:`[^`]*`|[^\s`])+/g) ?? [];
  const lines: string[] = [];
  let line = "";
  for (const word of words) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (longer.length <= 120) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line].join("\n");
}

function exampleTable(example: HabitExample, words: HabitWords): string {
  const rows = habitAnswers(example).map((one) => [
    answerText(one, words),
    one.programs.map(withVersion).join(", "),
  ]);
  return table([words.shows(example.shows, referenceText(example, words)), words.answers], rows);
}

function answerText({ answer, refused }: Pick<HabitAnswer, "answer" | "refused">, words: HabitWords): string {
  if (refused) return words.refused;
  if (answer === undefined) return words.none;
  return answer === "" ? words.empty : code(answer);
}

/** The first number of its version, which is its own, or that of its language. */
function withVersion(id: ProgramId): string {
  const version = PROGRAMS.find((one) => one.id === id)?.version ?? "";
  return `${id} ${/ ([0-9][0-9.]*)/.exec(version)?.[1]}`;
}

function stepsOf({ id }: HabitDescription, words: HabitWords): string {
  const steps = habitSteps(id).map(
    ({ says, source, programs }) => `- ${words.step(programs.join(", "), words.said(says), escaped(source))}`,
  );
  return `## ${words.steps}\n\n${steps.join("\n")}`;
}

/** The names of functions have underscores, which would emphasize. */
const escaped = (text: string) => text.replace(/[_*<>]/g, "\\$&");
