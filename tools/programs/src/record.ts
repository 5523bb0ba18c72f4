/** Asks every program everything, and writes the recording. Each program is asked one thing after another. */

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dialledNotes } from "./dialled.ts";
import { PROGRAMS, type Program } from "./programs.ts";
import { keyOf, type Question } from "./question.ts";
import { questions } from "./questions.ts";
import { Recorder } from "./recorder.ts";
import { type Answer, lineOf, type RecordedProgram, recordedPrograms, recording } from "./recording.ts";

/** The answers of one program, by the keys of the questions. */
interface Asked {
  readonly program: RecordedProgram;
  readonly answers: ReadonlyMap<string, Answer>;
}

/**
 * Writes `tools/programs/recorded`.
 *
 * @param root The folder of the repository.
 * @param say Is told what happens, a line at a time.
 * @param only The programs that are asked, if not all: what the others answered stays as it is recorded.
 */
export async function record(
  root: string,
  say: (line: string) => void,
  only: readonly string[] = [],
): Promise<void> {
  const lists = questions(join(root, "packages/standards/test/web-platform/urltestdata.json"));
  const all = [...lists.values()].flat();
  const folder = join(root, "tools/programs/recorders");
  const asked: Asked[] = [];
  for (const program of PROGRAMS) {
    const isAsked = only.length === 0 || only.includes(program.id);
    const one = isAsked ? await ask(program, { questions: all, folder }) : recorded(program.id);
    say(
      `${program.id}: ${one?.program.version ?? "is not on this machine, left out"}${isAsked ? "" : ", kept"}`,
    );
    if (one !== undefined) asked.push(one);
  }
  write(join(root, "tools/programs/recorded"), lists, asked);
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

/** The answers of a program; undefined if it is not on this machine. */
async function ask(
  { id, language, command, resolves, dials, linksC }: Program,
  { questions, folder }: { questions: readonly Question[]; folder: string },
): Promise<Asked | undefined> {
  const notes = linksC && dialledNotes(folder);
  if (linksC && notes === undefined) return undefined;
  const recorder = await Recorder.start({ command, folder, notes });
  if (recorder === undefined) return undefined;
  const answers = new Map<string, Answer>();
  for (const question of questions) answers.set(keyOf(question), await recorder.ask(question));
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
