/**
 * Lists of references: "one line out for each line in, in order, streaming, in constant memory" (the contract
 * of `uri`). Every command that works line by line runs here, on arguments, a file or a pipe.
 */

import type { Buffer } from "node:buffer";
import { printable } from "urikit";
import { screenOf } from "../display/terminal.ts";
import type { Policy } from "../option-values.ts";
import { type Block, blocksOf, forEachLine } from "./blocks.ts";
import { type Input, openInput } from "./input.ts";
import { OctetBuffer, octetsOf } from "./latin1.ts";
import { Output } from "./output.ts";
import { Progress } from "./progress.ts";
import { Answers, type LineCommand } from "./results.ts";

/** The options that all commands over lists share, and their arguments. */
export interface ListOptions {
  readonly references: readonly string[];
  readonly input?: string;
  readonly invalid: Policy;
  readonly json?: true;
  readonly color: boolean;
}

/** Runs a command over its arguments, or over the lines of its input. Returns the exit status. */
export function runList(command: LineCommand, options: ListOptions): Promise<number> {
  return options.references.length > 0 ? overArguments(command, options) : overInput(command, options);
}

async function overArguments(command: LineCommand, options: ListOptions): Promise<number> {
  const answers = answersFor(command, options, undefined);
  const output = new Output(process.stdout);
  const errors = new Output(process.stderr);
  for (const reference of options.references) {
    await output.writeOctets(answers.answer(octetsOf(reference)));
    await errors.write(answers.takeReports());
    if (answers.stopped) break;
  }
  return answers.status;
}

async function overInput(command: LineCommand, options: ListOptions): Promise<number> {
  Error.stackTraceLimit = 0; // an invalid line is data, whose place is in the list and not in this program
  const input = openInput(options.input);
  const list = new List(command, options, input);
  const isShownLive = process.stdout.isTTY === true;
  const progress = new Progress(
    input,
    new Output(process.stderr),
    screenOf(process.stderr, options),
    isShownLive,
  );
  try {
    for await (const block of blocksOf(input)) {
      await list.write(block);
      await progress.report(list.answers.takeReports());
      await progress.advance(block.octets.length);
      if (list.answers.stopped) break;
    }
  } finally {
    progress.stop();
    input.close();
  }
  return list.answers.status;
}

function answersFor(command: LineCommand, options: ListOptions, input: Input | undefined): Answers {
  return new Answers(command, {
    source: printable(input?.name ?? "<arguments>"),
    isList: input !== undefined,
    invalid: options.invalid,
    json: options.json === true,
    output: screenOf(process.stdout, options),
    errors: screenOf(process.stderr, options),
  });
}

/** Writes the lines out for blocks of lines in. */
class List {
  readonly answers: Answers;
  readonly #isUnchanged: LineCommand["isUnchanged"];
  readonly #keepsInvalid: boolean;
  readonly #output = new Output(process.stdout);
  readonly #gathered = new OctetBuffer();

  constructor(command: LineCommand, options: ListOptions, input: Input) {
    this.answers = answersFor(command, options, input);
    this.#isUnchanged = options.json ? undefined : command.isUnchanged;
    this.#keepsInvalid = options.invalid === "keep" && !options.json;
  }

  write(block: Block): Promise<void> {
    return block.kind === "lines" ? this.#output.write(this.#lines(block.octets)) : this.#piece(block);
  }

  /** The lines out for a block. Runs of lines that do not change are copied; if all are one run, not even that. */
  #lines(octets: Buffer): Buffer {
    const text = octets.toString("latin1");
    const isUnchanged = this.#isUnchanged;
    let run = 0; // text[run..from) is the run of unchanged lines before the line at hand
    forEachLine(text, (from, to, next) => {
      if (isUnchanged !== undefined && to + 1 === next && isUnchanged(text, from, to)) {
        this.answers.skip();
        return true;
      }
      this.#gathered.copy(octets, run, from);
      this.#gathered.add(this.answers.answer(text.slice(from, to)));
      run = next;
      return !this.answers.stopped;
    });
    if (run === 0) return octets;
    if (!this.answers.stopped) this.#gathered.copy(octets, run, octets.length);
    return this.#gathered.take();
  }

  /** A piece of a line that is too long: passed on if it is kept, forgotten if not. */
  async #piece({ octets, first, last }: Block & { kind: "piece" }): Promise<void> {
    const answer = first ? this.answers.answerUnread() : "";
    if (!this.#keepsInvalid) return this.#output.writeOctets(answer);
    await this.#output.write(process.stdout.isTTY ? printable(octets.toString("utf8")) : octets);
    if (last) await this.#output.write("\n");
  }
}
