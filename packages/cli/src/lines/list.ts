/** The lines of files or a pipe. It is loaded only if there are no arguments. `run.ts` says how a line travels. */

import type { InvalidLine, ListReader } from "@urikit/lists";
import { screenOf } from "../display/terminal.ts";
import { UnwritableError, UsageError, VALID } from "../exit.ts";
import type { Stdio } from "../stdio.ts";
import { type Input, openInput, pathsOf, refuseOwnOutput } from "./input.ts";
import { type FileParts, filePartsOf } from "./jobs/parts.ts";
import type { Line } from "./line-text.ts";
import { listInput } from "./list-input.ts";
import { type ListOptions, resultsOf } from "./list-options.ts";
import { ListWriter } from "./list-writer.ts";
import { readOctets, STEP } from "./octet-input.ts";
import { Output } from "./output.ts";
import { plainLines } from "./plain-lines.ts";
import { Progress } from "./progress.ts";
import type { LineCommand, PageCommand, Results } from "./results.ts";
import { siftedLines } from "./sifted-lines.ts";
import { skippedLines, skipsLines } from "./skipped-lines.ts";
import type { Work } from "./work.ts";
import type { WorkReaders } from "./work-readers.ts";

/** Runs a command over the lines of its inputs, one after another. Returns the exit status. */
export async function overInput(command: LineCommand | PageCommand, options: ListOptions): Promise<number> {
  const readers = await readersFor(command, options);
  const read = overInputs({ command, options, readers });
  const status = await read.catch(async (error) => {
    // Lines before an input that cannot be read are written, also if they were set aside.
    if (error instanceof UsageError && !(error instanceof UnwritableError))
      await writeAside(readers, options.stdio);
    throw error;
  });
  await writeAside(readers, options.stdio);
  return status;
}

/** A command whose lists are read. */
interface ListTask {
  readonly command: LineCommand | PageCommand;
  readonly options: ListOptions;
  /** They make the readers that answer in the place of the command, if it has a work. */
  readonly readers: WorkReaders | undefined;
}

/** The readers of the command's work, if it has one. */
async function readersFor(
  command: LineCommand | PageCommand,
  { json, stdio, lineNumber }: ListOptions,
): Promise<WorkReaders | undefined> {
  const work = json ? command.jsonWork : command.work;
  if (work === undefined || lineNumber) return undefined;
  // What a terminal is shown is made by the command: without secrets, and printable.
  if (stdio.stdout.isTTY === true && !SHOWN_BY_READER.has(work.name)) return undefined;
  const { WorkReaders } = await import("./work-readers.ts");
  return new WorkReaders(work);
}

/** The works whose output holds no secret, and `unique`, which has no other way. */
const SHOWN_BY_READER: ReadonlySet<Work["name"]> = new Set(["check", "key", "unique", "where"]);

async function overInputs(task: ListTask): Promise<number> {
  const { command, options } = task;
  let status = VALID;
  for (const path of pathsOf(options)) {
    const input = openInput(path, options, command.subject);
    const results = await overLines(input, task);
    status = Math.max(status, results.status);
    if (results.stopped) break;
  }
  return status;
}

/** Writes what was set aside, and the sums that wait for that. */
async function writeAside(readers: WorkReaders | undefined, { stdout, stderr }: Stdio): Promise<void> {
  if (!readers?.aside?.hasBegun) return;
  for (const results of await readers.end(new Output(stdout))) await new Output(stderr).write(results.sum());
}

async function overLines(input: Input, task: ListTask): Promise<Results> {
  const { command, options, readers } = task;
  const { stdout, stderr } = options.stdio;
  refuseOwnOutput(input, options.stdio);
  const results = resultsOf(command, options, input.name);
  const list = "takes" in command && command.takes === "octets" ? input : await listInput(input);
  const progress = new Progress({
    size: list.size,
    stream: stderr,
    screen: screenOf(stderr, options),
    isShownLive: stdout.isTTY === true,
  });
  // A line that is not valid may become valid by the command, as in `repair`: then the reader gives none of them.
  const givesInvalid =
    readers?.work.name === "columns" ||
    (readers?.work.name !== "valid" && options.invalid === "keep" && !options.json && stdout.isTTY !== true);
  const writer = new ListWriter({
    results,
    progress,
    output: new Output(stdout),
    givesInvalid,
    asResults: (options.json === true || stdout.isTTY === true) && readers?.work.name === "unique",
  });
  try {
    await readList({ ...task, list, results, progress, givesInvalid, writer });
  } finally {
    progress.stop();
    list.close();
  }
  if (!readers?.aside?.hasBegun) await new Output(stderr).write(results.sum());
  return results;
}

/** A list that is read. */
interface ListRun extends ListTask {
  readonly list: Input;
  readonly results: Results;
  readonly progress: Progress;
  /** Whether the reader itself fills the place of an invalid line. */
  readonly givesInvalid: boolean;
  readonly writer: ListWriter;
}

async function readList(run: ListRun): Promise<void> {
  const { readers, results } = run;
  const distinct = readers?.distinct ?? 0;
  const parts = readers && partsOf(readers.work, run);
  if (readers === undefined || parts === undefined) await inOneThread(run);
  else await inParts(readers, parts, run);
  if (readers?.distinct === undefined) return;
  const repeated = results.valid - (readers.distinct - distinct);
  results.setRepeated(repeated);
  readers.aside?.endInput(results, repeated);
}

/** How many octets are read at once where every line becomes a string. */
const PLAIN_STEP = 64 * 1024;

/** The same where there was much to report of those before: it is held until it is written. */
const SHORT_STEP = 16 * 1024;

async function inOneThread(run: ListRun): Promise<void> {
  const { options, list, results, progress, readers, writer } = run;
  const isSkipped = await skippedLines(options);
  const sieve = isSkipped && {
    takes: (line: Line) => !isSkipped(line),
    onLeftOut: () => writer.leaveOut(),
  };
  // A sieve takes a byte order mark away.
  const taken = await readerOf(run, sieve === undefined);
  readers?.aside?.follow(writer);
  const reader = sieve === undefined ? taken : siftedLines(taken, sieve);
  const usual = readers === undefined ? PLAIN_STEP : STEP;
  const step = () => (writer.saysMuch ? SHORT_STEP : usual);
  for await (const { given, octets } of readOctets(list, reader, step)) {
    const before = results.number;
    await writer.write(given);
    if (results.stopped) break;
    writer.countTo(taken.lines);
    await progress.advance(octets, results.number - before);
  }
}

/** The reader of the lines: that of the work, which hands some to the command; or one that hands it all of them. */
async function readerOf(run: ListRun, fromStart: boolean): Promise<ListReader<Uint8Array>> {
  const { readers, options, results, writer } = run;
  if (readers !== undefined) return readers.next({ ...handingOn(readers, run), fromStart });
  const isKept = options.invalid === "keep" && !options.json;
  const isShown = options.stdio.stdout.isTTY === true;
  return plainLines({ results, writer, fromStart, overlong: isKept ? (isShown ? "show" : "keep") : "drop" });
}

/** How a reader hands on a line that it cannot answer. */
function handingOn(readers: WorkReaders, { givesInvalid, writer }: ListRun) {
  return {
    invalid: givesInvalid ? "keep" : "drop",
    onInvalid: (line: InvalidLine) => {
      if (writer.addHanded(line)) readers.aside?.skip();
    },
  } as const;
}

/** The file to be read by several threads, if that can be done, and would end sooner. */
function partsOf(work: Work, { list, options }: ListRun): FileParts | undefined {
  const { jobs, json } = options;
  if (skipsLines(options)) return undefined;
  if (work.name === "quiet") return undefined; // the time goes into lines that are handed on
  if (work.name === "unique" && (json || work.field !== undefined)) return undefined;
  return filePartsOf(list, work, jobs);
}

async function inParts(readers: WorkReaders, parts: FileParts, run: ListRun): Promise<void> {
  if (readers.work.name === "unique") await readers.next({ ...handingOn(readers, run), fromStart: true });
  readers.aside?.follow(run.writer);
  const { overParts } = await import("./jobs/over-parts.ts");
  await overParts(readers, { ...run, ...parts });
}
