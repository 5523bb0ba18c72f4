/**
 * The habits in which programs part, each with what it is, since when, how it is used in an attack, and what helps. Who
 * has a habit is not written here: it is asked of the models of `PROGRAMS`.
 */

import type { HabitDescription, HabitExample, HabitIdea } from "./programs/idea.ts";
import { HABIT_TEXTS } from "./programs/idea-texts.ts";
import { PROGRAMS, type ProgramId } from "./programs.ts";

export type { HabitDescription, HabitExample, HabitIdea } from "./programs/idea.ts";

/**
 * The habits in which programs part, by their names.
 *
 * @example
 * ```ts
 * import { HABITS } from "@urikit/standards";
 *
 * const at = HABITS.find(({ id }) => id === "at");
 * at?.title; // => "Which `@` ends the userinfo"
 * at?.examples[0]; // => { reference: "http://a@b@c/", shows: "host" }
 * ```
 */
export const HABITS: readonly HabitDescription[] = Object.entries(HABIT_TEXTS).map(([id, text]) => ({
  id: id as HabitIdea, // as the type of the texts says
  ...text,
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
 * What the programs make of an example: those that answer alike stand together, the largest group first, and those that
 * refuse it last. Programs that cannot answer, as they do not resolve or have no client, are left out.
 *
 * @example
 * ```ts
 * import { habitAnswers } from "@urikit/standards";
 *
 * const answers = habitAnswers({ reference: "url:http://good.example/", shows: "host" });
 * answers.find(({ answer }) => answer === "good.example")?.programs; // => ["java-url"]
 * ```
 */
export function habitAnswers(example: HabitExample): readonly HabitAnswer[] {
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
  readonly says: string;
  /** Where it is written. */
  readonly source: string;
  readonly programs: readonly ProgramId[];
}

/**
 * The steps of a habit in the models, in reading, resolution and dialling, each with the programs that take it.
 *
 * @example
 * ```ts
 * import { habitSteps } from "@urikit/standards";
 *
 * habitSteps("plus").map(({ programs, source }) => [programs.join(), source]);
 * // => [["yarl", "yarl/_url.py, query_string; HTML §4.10.22.6"]]
 * ```
 */
export function habitSteps(idea: HabitIdea): readonly HabitStep[] {
  const steps = new Map<string, { says: string; source: string; programs: ProgramId[] }>();
  for (const { id, habits, resolution = [], dialling = [] } of PROGRAMS) {
    for (const habit of [...habits, ...resolution, ...dialling]) {
      if (habit.idea !== idea) continue;
      const key = `${habit.says}\n${habit.source}`;
      const step = steps.get(key) ?? { says: habit.says, source: habit.source, programs: [] };
      if (!step.programs.includes(id)) step.programs.push(id);
      steps.set(key, step);
    }
  }
  return [...steps.values()].sort((one, other) => other.programs.length - one.programs.length);
}
