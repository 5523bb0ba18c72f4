/** The lines of a file or a pipe, block by block. It is loaded only if there are no arguments. */

import { type Buffer, isAscii } from "node:buffer";
import { printable } from "urikit";
import { screenOf } from "../display/terminal.ts";
import { UnwritableError, UsageError, VALID } from "../exit.ts";
import type { Stdio } from "../stdio.ts";
import { type Block, blocksOf, forEachLine, LONGEST_LINE } from "./blocks.ts";
import { type Input, openInput, pathsOf, refuseOwnOutput } from "./input.ts";
import { OctetBuffer, type OctetLine, type OctetWriter } from "./latin1.ts";
import { withShortTraces } from "./line-error.ts";
import { listInput } from "./list-input.ts";
import { type ListOptions, resultsOf } from "./list-options.ts";
import { Output } from "./output.ts";
import { Progress } from "./progress.ts";
import type { LineCommand, PageCommand, Results } from "./results.ts";
import { type SkipsLine, skippedLines } from "./skipped-lines.ts";
import type { WorkReaders } from "./work-readers.ts";

/** Runs a command over the lines of its inputs, one after another. Returns the exit status. */
export async function overInput(command: LineCommand | PageCommand, options: ListOptions): Promise<number> {
  const readers = await readersFor(command, options);
  const read = overInputs({ command, options, readers });
  const status = await read.catch(async (error) => {
    // What comes before an input that cannot be read is written, also if it was set aside.
    if (error instanceof UsageError && !(error instanceof UnwritableError))
      await writeAside(readers, options.stdio);
    throw error;
  });
  await writeAside(readers, options.stdio);
  return status;
}

async function overInputs(task: ListTask): Promise<number> {
  const { command, options } = task;
  let status = VALID;
  for (const path of pathsOf(options)) {
    const input = openInput(path, options.stdio, command.subject);
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

/** What lists are read for. */
interface ListTask {
  readonly command: LineCommand | PageCommand;
  readonly options: ListOptions;
  /** What reads them by the engine, if it can. */
  readonly readers: WorkReaders | undefined;
}

async function overLines(input: Input, task: ListTask): Promise<Results> {
  const { command, options, readers } = task;
  const { stdout, stderr } = options.stdio;
  refuseOwnOutput(input, options.stdio);
  const results = resultsOf(command, options, input.name);
  const list = "takesOctets" in command && !("hasFields" in command) ? input : await listInput(input);
  const progress = new Progress({
    size: list.size,
    stream: stderr,
    screen: screenOf(stderr, options),
    isShownLive: stdout.isTTY === true,
  });
  try {
    if (readers === undefined) await overBlocks(list, { command, options, results, progress });
    else {
      const { overOctets } = await import("./octet-list.ts");
      await overOctets(list, readers, {
        results,
        jobs: options.jobs,
        progress,
        output: new Output(stdout),
        givesInvalid:
          readers.work.name === "columns" ||
          (options.invalid === "keep" && !options.json && stdout.isTTY !== true),
        isSkipped: skippedLines(options),
        jsonOf: options.json && "needsWork" in command ? command.json : undefined,
      });
    }
  } finally {
    progress.stop();
    list.close();
  }
  if (!readers?.aside?.hasBegun) await new Output(stderr).write(results.sum());
  return results;
}

/** What the engine does with the lists, if it can: it has no JSON, and shows a terminal what it keeps as it is. */
async function readersFor(
  command: LineCommand | PageCommand,
  options: ListOptions,
): Promise<WorkReaders | undefined> {
  const { json, invalid, stdio } = options;
  const isText = json ? !("isQuiet" in command) : invalid === "keep" && stdio.stdout.isTTY === true;
  if (command.work === undefined || (isText && !("needsWork" in command))) return undefined;
  const { WorkReaders } = await import("./work-readers.ts");
  return new WorkReaders(command.work);
}

/** What a list is read for. */
interface ListRun {
  readonly command: LineCommand | PageCommand;
  readonly options: ListOptions;
  readonly results: Results;
  readonly progress: Progress;
}

/** Reads a list as text, block by block. */
async function overBlocks(input: Input, run: ListRun): Promise<void> {
  const { results, progress } = run;
  const list = new ListWriter(run);
  for await (const block of blocksOf(input)) {
    const before = results.lines;
    await list.write(block);
    await progress.report(results.takeReports());
    await progress.advance(block.octets.length, results.lines - before);
    if (results.stopped) break;
  }
}

/** Writes the lines out for blocks of lines in. */
class ListWriter {
  readonly #results: Results;
  readonly #isUnchanged: LineCommand["isUnchanged"];
  readonly #writer: OctetWriter | undefined;
  readonly #isSkipped: SkipsLine | undefined;
  readonly #keepsInvalid: boolean;
  readonly #isTerminal: boolean;
  readonly #output: Output;
  readonly #gathered = new OctetBuffer();

  constructor({ command, options, results }: ListRun) {
    this.#results = results;
    this.#isUnchanged = options.json || "page" in command ? undefined : command.isUnchanged;
    this.#writer = "page" in command ? undefined : options.json ? command.jsonWriter : command.octetWriter;
    this.#isSkipped = skippedLines(options);
    this.#keepsInvalid = options.invalid === "keep" && !options.json;
    this.#isTerminal = options.stdio.stdout.isTTY === true;
    this.#output = new Output(options.stdio.stdout);
  }

  write(block: Block): Promise<void> {
    if (block.kind === "piece") return this.#piece(block);
    return this.#output.write(withShortTraces(() => this.#lines(block.octets)));
  }

  /** The lines out for a block. Runs of lines that do not change are copied; if all are one run, not even that. */
  #lines(octets: Buffer): Buffer {
    const text = octets.toString("latin1");
    const isPlain = isAscii(octets);
    const isUnchanged = this.#isUnchanged;
    let run = 0; // text[run..from) is the run of unchanged lines before the current line
    forEachLine(text, (from, to, next) => {
      if (this.#isSkipped?.(text, from, to)) {
        this.#gathered.copy(octets, run, from);
        this.#results.leaveOut();
        run = next;
        return true;
      }
      if (isUnchanged !== undefined && to + 1 === next && isUnchanged(text, from, to)) {
        this.#results.skip();
        return true;
      }
      this.#gathered.copy(octets, run, from);
      run = next;
      const line = text.slice(from, to);
      if (this.#writer !== undefined && this.#isWritten(this.#writer, { octets, from, to, text: line })) {
        this.#results.skip();
        return true;
      }
      this.#gathered.add(this.#results.of(line, isPlain));
      return !this.#results.stopped;
    });
    if (run === 0) return octets;
    if (!this.#results.stopped) this.#gathered.copy(octets, run, octets.length);
    return this.#gathered.take();
  }

  /** Whether the command's own writer has written a line. */
  #isWritten(writer: OctetWriter, line: OctetLine): boolean {
    return line.text.length <= LONGEST_LINE && this.#gathered.writeLine(line, writer);
  }

  /** A piece of a line that is too long: passed on if invalid lines are kept, otherwise forgotten. */
  async #piece({ octets, first, last }: Block & { kind: "piece" }): Promise<void> {
    const result = first ? this.#results.ofUnread() : "";
    if (!this.#keepsInvalid) return this.#output.writeOctets(result);
    await this.#output.write(this.#isTerminal ? printable(octets.toString("utf8")) : octets);
    if (last) await this.#output.write("\n");
  }
}
