/**
 * Recording is reproducible: readers that npm carries, asked once more, give the lines that are recorded of them, octet for octet.
 * The libraries that package.json names are asked everything, its clients, which are slower, one reference in five, and the
 * readers of the sets, of which there are more, one in twenty. A reader that is not installed, or in another version than the
 * recorded one, is skipped.
 */

import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { type Answer, lineOf, recordedPrograms, recording } from "../recorded/recording.ts";
import type { Program } from "./program.ts";
import { JAVASCRIPT, NODE_20 } from "./readers/javascript.ts";
import { PHP } from "./readers/php.ts";
import { RUBY } from "./readers/ruby.ts";
import { SQL } from "./readers/sql.ts";
import { Recorder } from "./recorder.ts";

const folder = fileURLToPath(new URL("../recorders", import.meta.url));
const everything = recording();
const programs = recordedPrograms();

/** The time for one answer, in milliseconds: a busy machine changes no answer. */
const LIMIT = 60_000;

/** Without those that run in a browser of Debian. */
const OF_NPM = [...JAVASCRIPT, ...PHP, ...RUBY, ...SQL].filter(
  ({ id }) => id !== "chromium" && id !== "firefox",
);

it.for(OF_NPM.map((program) => [program.id, program] as const))("%s", async ([id, program], context) => {
  const version = programs.find((one) => one.id === id)?.version;
  const recorder = await Recorder.start({ command: commandOf(program), folder, limit: LIMIT });
  if (recorder === undefined || recorder.version !== version) {
    await recorder?.close();
    return context.skip(`${version} is recorded, and ${recorder?.version ?? "none"} is here`);
  }
  const asked = everything.filter((_, at) => at % shareOf(program) === 0);
  const given = await recorder.askAll(asked);
  await recorder.close();
  const otherwise = asked.flatMap((recorded, at) => {
    const answer = given[at] as Answer; // to each question
    if (JSON.stringify(answer) === JSON.stringify(recorded.answers.get(id))) return [];
    // What is written in the same way may still be told otherwise: a program that dials nothing does not say so.
    const answers = new Map([...recorded.answers, [id, answer]]);
    const [was, now] = [recorded, { ...recorded, answers }].map((one) => lineOf(one, programs));
    return was === now ? [] : [{ was, now }];
  });
  expect(otherwise.slice(0, 10)).toEqual([]);
});

/** One in so many references is asked. */
function shareOf({ command, dials }: Program): number {
  if (command[0] !== NODE_20) return 20;
  return dials ? 5 : 1;
}

/** Where the set has not installed Node 20, that which runs this test: its version is compared, too. */
function commandOf({ command }: Program): Program["command"] {
  const [node, ...args] = command;
  const isOwn = node === NODE_20 && !existsSync(node) && process.versions.node.startsWith("20.");
  return isOwn ? [process.execPath, ...args] : command;
}
