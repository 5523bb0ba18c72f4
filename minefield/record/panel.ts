/** Readers that are asked together: each question goes to all that are on this machine, at once. */

import type { Question } from "../recorded/question.ts";
import type { Answer } from "../recorded/recording.ts";
import { dialledNotes } from "./dialled.ts";
import type { Program } from "./program.ts";
import { PROGRAMS } from "./programs.ts";
import { Recorder } from "./recorder.ts";

export interface Panel {
  /** The ids of the readers, in the order of the recording. */
  readonly ids: readonly string[];
  /** The answers of all to each question, by the ids, in no order; a reader that cannot go on answers no more. */
  ask(questions: readonly Question[]): Promise<readonly ReadonlyMap<string, Answer>[]>;
  close(): Promise<void>;
}

interface Seat {
  readonly program: Program;
  readonly recorder: Recorder;
  readonly close: () => Promise<void>;
  failed: boolean;
}

/**
 * Starts the readers.
 *
 * @param folder The folder of the recorders.
 * @param say Is told which reader is not here, or fails.
 * @param only The ids that are asked, if not all.
 */
export async function panel(
  folder: string,
  say: (line: string) => void,
  only: readonly string[] = [],
): Promise<Panel> {
  const wanted = PROGRAMS.filter(({ id }) => only.length === 0 || only.includes(id));
  const seats: Seat[] = [];
  for (const program of wanted) {
    const seat = await seated(program, folder);
    if (seat === undefined) say(`${program.id} is not on this machine, left out`);
    else seats.push(seat);
  }
  return {
    ids: seats.map(({ program }) => program.id),
    ask: (questions) => askAll(seats, questions, say),
    close: async () => {
      for (const { close } of seats) await close();
    },
  };
}

async function seated(program: Program, folder: string): Promise<Seat | undefined> {
  const notes = program.linksC && dialledNotes(folder);
  if (program.linksC && notes === undefined) return undefined;
  const recorder = await Recorder.start({ command: program.command, folder, notes });
  if (recorder === undefined) return undefined;
  const close = async () => {
    await recorder.close();
    notes?.close();
  };
  return { program, recorder, close, failed: false };
}

/** Each reader goes through the questions at its own pace. */
async function askAll(
  seats: readonly Seat[],
  questions: readonly Question[],
  say: (line: string) => void,
): Promise<readonly ReadonlyMap<string, Answer>[]> {
  const answers = questions.map(() => new Map<string, Answer>());
  const askOne = async (seat: Seat) => {
    for (const [at, question] of questions.entries()) {
      if (seat.failed) return;
      try {
        const answer = await seat.recorder.ask(question);
        // Whoever crashes or hangs on a question says nothing of it.
        if (!("failed" in answer)) answers[at]?.set(seat.program.id, answer);
      } catch (error) {
        seat.failed = true;
        say(`${seat.program.id} is asked no more: ${error instanceof Error ? error.message : error}`);
      }
    }
  };
  await Promise.all(seats.map(askOne));
  return answers;
}
