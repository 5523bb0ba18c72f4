// The page of all habits and one for each, in the words of a language: what HABITS says of it, and what the models of the programs
// answer.
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
import type { Versions } from "@urikit/recordings/versions";
import type { Statement } from "urikit/words";

/** What the pages say around the words of the habits. */
export interface PageWords {
  readonly said: (statement: Statement) => string;
  readonly introduction: string;
  readonly conventions: string;
  /** What stands below the heading of each page. */
  readonly note: string;
  readonly columns: readonly [habit: string, what: string];
  readonly programColumns: readonly [program: string, name: string, version: string];
  readonly programs: string;
  readonly since: string;
  readonly attack: string;
  readonly fix: string;
  readonly measured: string;
  readonly change: (shows: string, reference: string, is: string, was: string) => string;
  readonly against: (reference: string, base: string) => string;
  readonly shows: (shows: string, reference: string) => string;
  /** The heading of the programs that give an answer. */
  readonly answers: string;
  readonly refused: string;
  readonly none: string;
  readonly empty: string;
  readonly steps: string;
  readonly step: (programs: string, says: string, source: string) => string;
  readonly all: string;
  /** The folder of the pages on versions, from a page of a habit. */
  readonly versions: string;
}

/**
 * The pages in a language, by their paths.
 * @param versions What changed from release to release, as it was recorded.
 */
export function habitPages(words: PageWords, versions: readonly Versions[]): ReadonlyMap<string, string> {
  const pages = HABITS.map(
    (habit) => [`docs/habits/${habit.id}.md`, pageOf(habit, words, versions)] as const,
  );
  return new Map([["docs/habits.md", overview(words)], ...pages]);
}

function overview(words: PageWords): string {
  const habits = table(
    words.columns,
    HABITS.map(({ id, title, what }) => [
      `[${words.said(title)}](habits/${id}.md)`,
      words.said(what).replaceAll("|", "\\|"),
    ]),
  );
  const versions = table(
    words.programColumns,
    PROGRAMS.map(({ id, name, version }) => [code(id), name, version]),
  );
  const parts = [words.introduction, habits, `## ${words.programs}`, versions, words.conventions];
  return `${parts.join("\n\n")}\n`;
}

function pageOf(habit: HabitDescription, words: PageWords, versions: readonly Versions[]): string {
  const { title, what, since, attack, fix, examples } = habit;
  const parts = [
    `# ${words.said(title)}`,
    words.note,
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
  words: PageWords,
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
  words: PageWords,
): string {
  return base === undefined ? code(reference) : words.against(code(reference), code(base));
}

function valueText(value: string | boolean | null, words: PageWords): string {
  if (typeof value === "boolean") return words.refused;
  return answerText({ answer: value ?? undefined, refused: false }, words);
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

function exampleTable(example: HabitExample, words: PageWords): string {
  const rows = habitAnswers(example).map((one) => [
    answerText(one, words),
    one.programs.map(withVersion).join(", "),
  ]);
  return table([words.shows(example.shows, referenceText(example, words)), words.answers], rows);
}

function answerText({ answer, refused }: Pick<HabitAnswer, "answer" | "refused">, words: PageWords): string {
  if (refused) return words.refused;
  if (answer === undefined) return words.none;
  return answer === "" ? words.empty : code(answer);
}

/** The first number of its version, which is its own, or that of its language. */
function withVersion(id: ProgramId): string {
  const version = PROGRAMS.find((one) => one.id === id)?.version ?? "";
  return `${id} ${/ ([0-9][0-9.]*)/.exec(version)?.[1]}`;
}

function stepsOf({ id }: HabitDescription, words: PageWords): string {
  const steps = habitSteps(id).map(
    ({ says, source, programs }) => `- ${words.step(programs.join(", "), words.said(says), escaped(source))}`,
  );
  return `## ${words.steps}\n\n${steps.join("\n")}`;
}

/** The names of functions have underscores, which would emphasize. */
const escaped = (text: string) => text.replace(/[_*<>]/g, "\\$&");

/** Code in a cell of a table: controls are escaped, and a pipe would end the cell. */
function code(text: string): string {
  const shown = text.replace(
    /[^ -~\u00a1-\uffff]|[\u2000-\u200f\u2028\u2029\u202a-\u202f]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  const ticks = shown.includes("`") ? "``" : "`";
  const pad = /^[` ]|[` ]$/.test(shown) ? " " : "";
  return `${ticks}${pad}${shown.replaceAll("|", "\\|")}${pad}${ticks}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
