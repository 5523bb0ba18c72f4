/**
 * The habits in which programs differ, each with what it is, since when, how it is used in an attack, and what helps.
 * The programs that have a habit are not listed here: they come from the models of `PROGRAMS`.
 */

import { requireObject, requireString } from "urikit/foundation";
import { type Statement, statement } from "urikit/words";
import type { HabitDescription, HabitExample, HabitIdea } from "./idea.ts";
import { HABIT_EXAMPLES } from "./idea-examples.ts";
import { PROGRAMS, type ProgramId } from "./programs.ts";

export type { HabitDescription, HabitExample, HabitIdea } from "./idea.ts";

/**
 * The habits in which programs part, by their names.
 *
 * @example
 * ```ts
 * import { HABITS } from "@urikit/programs";
 * import { en } from "@urikit/programs/words/en";
 * import { say } from "urikit/words";
 *
 * const at = HABITS.find(({ id }) => id === "at");
 * at && say(en, at.title); // => "Which `@` ends the userinfo"
 * at?.examples[0]; // => { reference: "http://a@b@c/", shows: "host" }
 * ```
 */
export const HABITS: readonly HabitDescription[] = Object.entries(HABIT_EXAMPLES).map(([id, examples]) => ({
  id: id as HabitIdea, // as the type of the examples says
  title: statement(`habit-${id}`),
  what: statement(`habit-${id}-what`),
  since: statement(`habit-${id}-since`),
  attack: statement(`habit-${id}-attack`),
  fix: statement(`habit-${id}-fix`),
  examples,
}));

/** Programs that answer alike. */
export interface HabitAnswer {
  /** Undefined if they refuse it, or tell nothing. */
  readonly answer: string | undefined;
  /** Whether they refuse it. */
  readonly refused: boolean;
  readonly programs: readonly ProgramId[];
}

/**
 * The answers of the programs to an example: those that answer alike are together, the largest group first, and those
 * that refuse it last. Programs that cannot answer, because they do not resolve or have no client, are left out.
 *
 * @example
 * ```ts
 * import { habitAnswers } from "@urikit/programs";
 *
 * const answers = habitAnswers({ reference: "url:http://good.example/", shows: "host" });
 * answers.find(({ answer }) => answer === "good.example")?.programs; // => ["java-url", "java-url@17"]
 * ```
 */
export function habitAnswers(example: HabitExample): readonly HabitAnswer[] {
  const { reference, base = "", shows } = requireObject(example, "the example");
  const texts = { reference, base, shows };
  for (const [name, text] of Object.entries(texts)) requireString(text, name);
  const groups = new Map<string, { answer: string | undefined; refused: boolean; programs: ProgramId[] }>();
  for (const { id } of PROGRAMS) {
    const found = answerOf(id, example);
    if (found === undefined) continue;
    const key = JSON.stringify([found.refused, found.answer ?? null]);
    const group = groups.get(key) ?? { ...found, programs: [] };
    group.programs.push(id);
    groups.set(key, group);
  }
  return [...groups.values()].sort(
    (one, other) =>
      Number(one.refused) - Number(other.refused) || other.programs.length - one.programs.length,
  );
}

const REFUSED = { answer: undefined, refused: true };

function answerOf(
  id: ProgramId,
  { reference, base = "", shows }: HabitExample,
): Omit<HabitAnswer, "programs"> | undefined {
  const { read, resolve, dials } = PROGRAMS.find((one) => one.id === id) ?? {};
  if (shows === "target") {
    const target = resolve?.(reference, base);
    if (target === undefined) return undefined;
    return target.kind === "uri" ? { answer: target.text, refused: false } : REFUSED;
  }
  if (shows === "dials") {
    if (dials === undefined) return undefined;
    const address = dials(reference);
    return address === undefined ? REFUSED : { answer: `${address.host} ${address.port}`, refused: false };
  }
  const reading = read?.(reference);
  if (reading === undefined) return REFUSED;
  const told = reading[shows];
  return { answer: told === false ? undefined : told, refused: false };
}

/** A step of some programs that is of one habit. */
export interface HabitStep {
  /** A sentence about the programs, without its subject: *it* … */
  readonly says: Statement;
  /** Where it is written. */
  readonly source: string;
  readonly programs: readonly ProgramId[];
}

/**
 * The steps of a habit in the models, in reading, resolution and dialling, each with the programs that take it.
 *
 * @example
 * ```ts
 * import { habitSteps } from "@urikit/programs";
 *
 * habitSteps("plus").map(({ programs, source }) => [programs.join(), source]);
 * // => [["yarl", "yarl/_url.py, query_string; HTML §4.10.22.6"]]
 * ```
 */
export function habitSteps(idea: HabitIdea): readonly HabitStep[] {
  const steps = new Map<string, { says: Statement; source: string; programs: ProgramId[] }>();
  for (const { id, habits, resolution = [], dialling = [] } of PROGRAMS) {
    for (const habit of [...habits, ...resolution, ...dialling]) {
      if (habit.idea !== idea) continue;
      const key = `${habit.says.id}\n${habit.source}`;
      const step = steps.get(key) ?? { says: habit.says, source: habit.source, programs: [] };
      if (!step.programs.includes(id)) step.programs.push(id);
      steps.set(key, step);
    }
  }
  return [...steps.values()].sort((one, other) => other.programs.length - one.programs.length);
}
