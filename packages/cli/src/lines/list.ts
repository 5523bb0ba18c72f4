/** The lines of a file or a pipe, block by block. It is loaded only if there are no arguments. */

import { type Buffer, isAscii } from "node:buffer";
import { printable } from "urikit";
import { screenOf } from "../display/terminal.ts";
import { VALID } from "../exit.ts";
import { type Block, blocksOf, forEachLine, LONGEST_LINE } from "./blocks.ts";
import { refuseForeign } from "./foreign-octets.ts";
import { type Input, openInput, pathsOf, refuseOwnOutput } from "./input.ts";
import { OctetBuffer, type OctetLine, type OctetWriter } from "./latin1.ts";
import { type ListOptions, resultsOf } from "./list-options.ts";
import { Output } from "./output.ts";
import { Progress } from "./progress.ts";
import type { LineCommand, PageCommand, Results } from "./results.ts";
import { type SkipsLine, skippedLines } from "./skipped-lines.ts";

/** Runs a command over the lines of its inputs, one after another. Returns the exit status. */
export async function overInput(command: LineCommand | PageCommand, options: ListOptions): Promise<number> {
  let status = VALID;
  for (const path of pathsOf(options)) {
    const { results } = await overLines(openInput(path, options.stdio, command.subject), command, options);
    status = Math.max(status, results.status);
    if (results.stopped) break;
  }
  return status;
}

async function overLines(
  input: Input,
  command: LineCommand | PageCommand,
  options: ListOptions,
): Promise<ListWriter> {
  const { stdout, stderr } = options.stdio;
  refuseOwnOutput(input, options.stdio);
  const list = new ListWriter(command, options, input);
  const progress = new Progress({
    size: input.size,
    stream: stderr,
    screen: screenOf(stderr, options),
    isShownLive: stdout.isTTY === true,
  });
  try {
    for await (const block of blocksOf(input)) {
      const before = list.results.lines;
      await list.write(block);
      await progress.report(list.results.takeReports());
      await progress.advance(block.octets.length, list.results.lines - before);
      if (list.results.stopped) break;
    }
  } finally {
    progress.stop();
    input.close();
  }
  await new Output(stderr).write(list.results.sum());
  return list;
}

/** Writes the lines out for blocks of lines in. */
class ListWriter {
  readonly results: Results;
  readonly #isUnchanged: LineCommand["isUnchanged"];
  readonly #writer: OctetWriter | undefined;
  readonly #isSkipped: SkipsLine | undefined;
  readonly #keepsInvalid: boolean;
  readonly #takesOctets: boolean;
  readonly #name: string;
  readonly #isTerminal: boolean;
  readonly #output: Output;
  readonly #gathered = new OctetBuffer();

  constructor(command: LineCommand | PageCommand, options: ListOptions, input: Input) {
    this.results = resultsOf(command, options, input.name);
    this.#isUnchanged = options.json || "page" in command ? undefined : command.isUnchanged;
    this.#writer = "page" in command ? undefined : options.json ? command.jsonWriter : command.octetWriter;
    this.#isSkipped = skippedLines(options);
    this.#takesOctets = "takesOctets" in command;
    this.#name = input.name;
    this.#keepsInvalid = options.invalid === "keep" && !options.json;
    this.#isTerminal = options.stdio.stdout.isTTY === true;
    this.#output = new Output(options.stdio.stdout);
  }

  write(block: Block): Promise<void> {
    if (this.results.lines === 0 && !this.#takesOctets) refuseForeign(block.octets, this.#name);
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
        this.results.leaveOut();
        run = next;
        return true;
      }
      if (isUnchanged !== undefined && to + 1 === next && isUnchanged(text, from, to)) {
        this.results.skip();
        return true;
      }
      this.#gathered.copy(octets, run, from);
      run = next;
      const line = text.slice(from, to);
      if (this.#isWritten({ octets, from, to, text: line })) {
        this.results.skip();
        return true;
      }
      this.#gathered.add(this.results.of(line, isPlain));
      return !this.results.stopped;
    });
    if (run === 0) return octets;
    if (!this.results.stopped) this.#gathered.copy(octets, run, octets.length);
    return this.#gathered.take();
  }

  /** Whether the command's own writer has written a line. */
  #isWritten(line: OctetLine): boolean {
    if (this.#writer === undefined || line.text.length > LONGEST_LINE) return false;
    return this.#gathered.writeLine(line, this.#writer);
  }

  /** A piece of a line that is too long: passed on if invalid lines are kept, otherwise forgotten. */
  async #piece({ octets, first, last }: Block & { kind: "piece" }): Promise<void> {
    const result = first ? this.results.ofUnread() : "";
    if (!this.#keepsInvalid) return this.#output.writeOctets(result);
    await this.#output.write(this.#isTerminal ? printable(octets.toString("utf8")) : octets);
    if (last) await this.#output.write("\n");
  }
}

/**
 * Most errors of a list are data: a line is invalid, and nobody reads where in the program that was found. A trace of
 * one call, which still finds a mistake of the program, takes a tenth of the time of a whole list.
 */
function withShortTraces<Result>(work: () => Result): Result {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 1;
  try {
    return work();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
