/**
 * Asks every program everything, and writes the recording. Each program is asked one thing after another, and then, as a fresh
 * process and from the last to the first, all of it once more: what it answers otherwise is unsteady.
 */

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { keyOf, type Question } from "../recorded/question.ts";
import {
  type Answer,
  FAILURES,
  failedAnswer,
  lineOf,
  type RecordedProgram,
  recordedPrograms,
  recording,
} from "../recorded/recording.ts";
import { dialledNotes } from "./dialled.ts";
import { RECORDED, RECORDERS, WEB_PLATFORM_TESTS } from "./folders.ts";
import type { Program } from "./program.ts";
import { PROGRAMS } from "./programs.ts";
import { questions } from "./questions.ts";
import { Recorder } from "./recorder.ts";

/** The answers of one program, by the keys of the questions. */
export interface Asked {
  readonly program: RecordedProgram;
  readonly answers: ReadonlyMap<string, Answer>;
}

/**
 * Writes what is in `recorded`.
 *
 * @param say Is told what happens, a line at a time.
 * @param only The programs that are asked, if not all: what the others answered stays as it is recorded.
 */
export async function record(say: (line: string) => void, only: readonly string[] = []): Promise<void> {
  const lists = questions(WEB_PLATFORM_TESTS);
  const all = [...lists.values()].flat();
  const asked: Asked[] = [];
  for (const program of PROGRAMS) {
    const isAsked = only.length === 0 || only.includes(program.id);
    const one = isAsked ? await ask(program, { questions: all, folder: RECORDERS }) : recorded(program.id);
    const told = one === undefined ? "is not on this machine, left out" : toldOf(one);
    say(`${program.id}: ${told}${isAsked ? "" : ", kept"}`);
    if (one !== undefined) asked.push(one);
  }
  write(RECORDED, lists, asked);
  say(`${all.length} references, ${asked.length} programs`);
}

/** The answers of a program when it was recorded. */
function recorded(id: string): Asked | undefined {
  const program = recordedPrograms().find((one) => one.id === id);
  const answers = recording().flatMap(({ answers, ...question }): [string, Answer][] => {
    const answer = answers.get(id);
    return answer === undefined ? [] : [[keyOf(question), answer]];
  });
  return program && { program, answers: new Map(answers) };
}

/** Its version, and how often it failed to answer. */
function toldOf({ program, answers }: Asked): string {
  const failures = FAILURES.map((failure) => {
    const { length } = [...answers.values()].filter(({ failed }) => failed === failure);
    return length === 0 ? "" : `, ${failure} on ${length}`;
  });
  return program.version + failures.join("");
}

/** What is asked, in the folder of the recorders. */
export interface Asking {
  readonly questions: readonly Question[];
  readonly folder: string;
  /** The time for one answer, in milliseconds. */
  readonly limit?: number;
}

/** A program that has answered none of so many questions is not asked on. */
const PATIENCE = 10;

/**
 * The answers of a program; undefined if it is not on this machine.
 *
 * @throws Error if it answers nothing at all.
 */
export async function ask(program: Program, { questions, ...asking }: Asking): Promise<Asked | undefined> {
  const first = await pass(program, { questions, ...asking });
  const again = await pass(program, { questions: [...questions].reverse(), ...asking });
  if (first === undefined || again === undefined) return undefined;
  const answers = questions.map((question): [string, Answer] => {
    const key = keyOf(question);
    const [one, other] = [first.answers.get(key), again.answers.get(key)];
    const isSteady = one !== undefined && JSON.stringify(one) === JSON.stringify(other);
    return [key, isSteady ? one : failedAnswer("unsteady", question)];
  });
  return { program: first.program, answers: new Map(answers) };
}

/** One process, or more if it fails, is asked the questions in their order. */
async function pass(
  { id, language, command, resolves, dials, linksC }: Program,
  { questions, folder, limit }: Asking,
): Promise<Asked | undefined> {
  const notes = linksC && dialledNotes(folder);
  if (linksC && notes === undefined) return undefined;
  const recorder = await Recorder.start({ command, folder, notes, ...(limit !== undefined && { limit }) });
  if (recorder === undefined) return undefined;
  const answers = new Map<string, Answer>();
  let hasAnswered = false;
  for (const question of questions) {
    const answer = await recorder.ask(question);
    answers.set(keyOf(question), answer);
    hasAnswered ||= answer.failed === undefined;
    if (!hasAnswered && answers.size === PATIENCE) throw new Error(`${id} answers nothing`);
  }
  await recorder.close();
  notes?.close();
  return { program: { id, language, version: recorder.version, resolves, dials }, answers };
}

function write(
  folder: string,
  lists: ReadonlyMap<string, readonly Question[]>,
  asked: readonly Asked[],
): void {
  mkdirSync(folder, { recursive: true });
  const programs = asked.map(({ program }) => program);
  for (const [name, list] of lists) {
    const lines = list.map((question) => {
      const answers = asked.map(({ program, answers }): [string, Answer | undefined] => [
        program.id,
        answers.get(keyOf(question)),
      ]);
      const given = answers.filter((one): one is [string, Answer] => one[1] !== undefined);
      return `${lineOf({ ...question, answers: new Map(given) }, programs)}\n`;
    });
    writeFileSync(join(folder, `${name}.jsonl`), lines.join(""));
  }
  writeFileSync(join(folder, "programs.json"), `${JSON.stringify(programs, null, 2)}\n`);
}
