/** What the pages of the habits say around their words, in English. */

import { habits } from "@urikit/programs/words/en";
import { type Catalogue, type Statement, say } from "urikit/words";
import { WORDS } from "../../tool/texts/en-standards.ts";

/** What the pages say around the words of the habits. */
export interface HabitWords {
  readonly said: (statement: Statement) => string;
  readonly introduction: string;
  readonly conventions: string;
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

const INTRODUCTION = `# Habits of programs

The standards say how a reference is read, and programs read it in their own ways. A filter finds one host, and the client
after it goes to another. Each habit in which programs part has a page: what it is, who has it, since when, what an attack
makes of it, and what helps.

What each program makes of an example is asked of its model: \`PROGRAMS\` of
[\`@urikit/programs\`](../packages/programs/README.md). Each model is held to what the program itself answered on 4,598
references ([minefield/record](../minefield/record/README.md)). \`HABITS\`, \`habitAnswers\` and \`habitSteps\` have the same as
data, and \`uri explain ID\` prints it.`;

const CONVENTIONS = `In the tables of the pages, *refused* means that a program does not accept the reference or gives no target, and *none*
that it accepts it and tells nothing. *dials* is the address that a client of HTTP looks up or connects to. Only clients are
asked for it, and only programs that resolve are asked for a target. At the end of a page are the steps of the models, each
with the place where it is written.`;

const CATALOGUE: Catalogue = { ...WORDS, ...habits };

export const HABIT_WORDS: HabitWords = {
  said: (statement) => say(CATALOGUE, statement),
  introduction: INTRODUCTION,
  conventions: CONVENTIONS,
  columns: ["habit", "what it is"],
  programColumns: ["program", "name", "version"],
  programs: "The programs",
  since: "**Since when.**",
  attack: "**The attack.**",
  fix: "**What helps.**",
  measured: "**Measured**, release by release:",
  change: (shows, reference, is, was) => `${shows} of ${reference} is ${is}, and was ${was}`,
  against: (reference, base) => `${reference} against ${base}`,
  shows: (shows, reference) => `${shows} of ${reference}`,
  answers: "programs",
  refused: "*refused*",
  none: "*none*",
  empty: "*empty*",
  steps: "The steps of the models",
  step: (programs, says, source) => `${programs}: it ${says} (${source})`,
  all: "[All habits](../habits.md), with the programs and what the words in the tables mean.",
  versions: "../minefield/since/",
};
