/** The lines of a file or a pipe, block by block. It is loaded only if there are no arguments. */

import { type Buffer, isAscii } from "node:buffer";
import { printable } from "urikit";
import { screenOf } from "../display/terminal.ts";
import { VALID } from "../exit.ts";
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
import type { Work } from "./work.ts";

/** Runs a command over the lines of its inputs, one after another. Returns the exit status. */
export async function overInput(command: LineCommand | PageCommand, options: ListOptions): Promise<number> {
  let status = VALID;
  for (const path of pathsOf(options)) {
    const results = await overLines(openInput(path, options.stdio, command.subject), command, options);
    status = Math.max(status, results.status);
    if (results.stopped) break;
  }
  return status;
}

async function overLines(
  input: Input,
  command: LineCommand | PageCommand,
  options: ListOptions,
): Promise<Results> {
  const { stdout, stderr } = options.stdio;
  refuseOwnOutput(input, options.stdio);
  const results = resultsOf(command, options, input.name);
  const progress = new Progress({
    size: input.size,
    stream: stderr,
    screen: screenOf(stderr, options),
    isShownLive: stdout.isTTY === true,
  });
  try {
    const list = "takesOctets" in command ? input : await listInput(input);
    const work = workOn(command, options);
    if (work === undefined) await overBlocks(list, { command, options, results, progress });
    else {
      const { overOctets } = await import("./octet-list.ts");
      const keepsInvalid = options.invalid === "keep" && !options.json;
      await overOctets(list, work, { results, progress, keepsInvalid, output: new Output(stdout) });
    }
  } finally {
    progress.stop();
    input.close();
  }
  await new Output(stderr).write(results.sum());
  return results;
}

/** What the engine does with the list, if it can: it neither leaves lines out nor masks those that a terminal shows. */
function workOn(command: LineCommand | PageCommand, options: ListOptions): Work | undefined {
  const { json, invalid, skipBlank, skipComments, stdio } = options;
  if (skipBlank || skipComments) return undefined;
  if (json ? !("isQuiet" in command) : invalid === "keep" && stdio.stdout.isTTY) return undefined;
  return command.work;
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
      if (this.#isWritten({ octets, from, to, text: line })) {
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
  #isWritten(line: OctetLine): boolean {
    if (this.#writer === undefined || line.text.length > LONGEST_LINE) return false;
    return this.#gathered.writeLine(line, this.#writer);
  }

  /** A piece of a line that is too long: passed on if invalid lines are kept, otherwise forgotten. */
  async #piece({ octets, first, last }: Block & { kind: "piece" }): Promise<void> {
    const result = first ? this.#results.ofUnread() : "";
    if (!this.#keepsInvalid) return this.#output.writeOctets(result);
    await this.#output.write(this.#isTerminal ? printable(octets.toString("utf8")) : octets);
    if (last) await this.#output.write("\n");
  }
}
