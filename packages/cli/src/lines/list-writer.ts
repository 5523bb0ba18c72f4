/** Writes the octets that a reader of a list gives, and the results of the lines that it hands to the command. */

import { withShortTraces } from "@urikit/explain";
import type { InvalidLine } from "@urikit/lists";
import { OctetBuffer } from "@urikit/lists/engine";
import { lineOf, textOf } from "./line-text.ts";
import type { Output } from "./output.ts";
import type { Progress } from "./progress.ts";
import type { LineResult, Results } from "./results.ts";

/** The number of octets that are gathered before they are written; a piece of as many is written by itself. */
const GATHERED = 64 * 1024;

/** A number of characters of reports that is large for one piece of a list. */
const MUCH = 256 * 1024;

/** This many characters are gathered as text before they become octets: one call for many lines. */
const PENDING = 16 * 1024;

/** A longer text becomes octets by itself: to be gathered, it would be copied once more. */
const LONG = 1024;

const LF = 0x0a;

/** Where results go, and who is told how far they are. */
export interface ListWriterOptions {
  readonly results: Results;
  readonly output: Output;
  readonly progress: Progress;
  /** Whether the reader itself fills the place of an invalid line: with the line as it is, or a row. */
  readonly givesInvalid: boolean;
  /** Whether the lines that the reader gives are written as what the command makes of them, as its JSON. */
  readonly asResults: boolean;
}

/** Writes the octets that a reader gives, and between them the results of the lines that it hands on. */
export class ListWriter {
  readonly #results: Results;
  readonly #progress: Progress;
  #output: Pick<Output, "write">;
  /** Where what was gathered first is written, and how many octets that is, if the others are written elsewhere. */
  #before: { readonly output: Pick<Output, "write">; readonly octets: number } | undefined;
  readonly #givesInvalid: boolean;
  readonly #asResults: boolean;
  readonly #gathered = new OctetBuffer();
  /** Text that comes after the octets that are gathered. */
  #pending = "";
  #leftOut = 0;
  #saysMuch = false;
  /** The beginning of a line that becomes a result. */
  #begun = "";

  constructor({ results, output, progress, givesInvalid, asResults }: ListWriterOptions) {
    this.#results = results;
    this.#progress = progress;
    this.#output = output;
    this.#givesInvalid = givesInvalid;
    this.#asResults = asResults;
  }

  /** Writes all that a reader gives, up to the line that stops the work, and what is reported meanwhile. */
  async write(given: Iterable<Uint8Array>): Promise<void> {
    this.#saysMuch = false;
    for (const octets of given) {
      if (this.#results.stopped) break;
      if (this.#asResults) this.#addResults(octets);
      else if (octets.length < GATHERED) this.#addOctets(octets);
      else {
        await this.#flush();
        await this.#output.write(octets);
      }
      if (this.isFull) await this.#flush();
    }
    await this.#flush();
  }

  /** Whether what was gathered or reported is to be written, and so the reader should give something. */
  get isFull(): boolean {
    return this.#gathered.length + this.#pending.length >= GATHERED || this.#results.reported >= GATHERED;
  }

  /** Whether there was much to report of what was written last. */
  get saysMuch(): boolean {
    return this.#saysMuch;
  }

  /** Writes what is given from now on elsewhere. */
  divert(output: Pick<Output, "write">): void {
    this.#settle();
    this.#before = { output: this.#output, octets: this.#gathered.length };
    this.#output = output;
  }

  /** Counts the valid lines up to that number of the reader's. A line that is too long may not have ended. */
  countTo(number: number): void {
    this.#results.skip(Math.max(0, number + this.#leftOut - this.#results.number));
  }

  /** Counts a line that the reader does not see. */
  leaveOut(): void {
    this.#leftOut++;
    this.#results.leaveOut();
  }

  /** Adds the result of a line, and a line end. */
  add(line: LineResult): void {
    if (line === undefined) return;
    // An empty line after octets is an octet more, for which no text is encoded.
    if (line === "" && this.#pending === "") this.#gathered.octet(LF);
    else if (typeof line === "string" && line.length < LONG) {
      this.#pending += line;
      this.#pending += "\n";
      if (this.#pending.length >= PENDING) this.#settle();
    } else {
      this.#settle();
      if (typeof line === "string") this.#gathered.text(line);
      else this.#addOctets(line);
      this.#gathered.octet(LF);
    }
  }

  /**
   * Adds the result of a line that the reader cannot answer, unless the reader fills its place. Returns whether anything is
   * written there.
   */
  addHanded({ number, reason, octets }: Pick<InvalidLine, "number" | "reason" | "octets">): boolean {
    const results = this.#results;
    if (results.stopped) return false;
    this.countTo(number - 1);
    const instead = this.#resultOf(reason, octets);
    if (!this.#givesInvalid) this.add(instead);
    return this.#givesInvalid || instead !== undefined;
  }

  #resultOf(reason: InvalidLine["reason"], octets: Uint8Array): LineResult {
    const results = this.#results;
    if (reason === "too-long") return results.ofUnread();
    if (reason === "not-a-reference" && !results.mayThrow) return results.ofInvalid(octets);
    const line = lineOf(octets);
    return results.mayThrow ? withShortTraces(() => results.of(line)) : results.of(line);
  }

  /** Adds the results of lines that the reader gives. A line end may come by itself. */
  #addResults(octets: Uint8Array): void {
    const lines = (this.#begun + textOf(octets)).split("\n"); // what is valid is ASCII
    this.#begun = lines.pop() ?? "";
    for (const line of lines) this.add(this.#results.ofGiven(line));
  }

  #addOctets(octets: Uint8Array): void {
    this.#settle();
    this.#gathered.part(octets, 0, octets.length);
  }

  /** Makes octets of what is gathered as text. */
  #settle(): void {
    this.#gathered.text(this.#pending);
    this.#pending = "";
  }

  async #flush(): Promise<void> {
    this.#settle();
    const octets = this.#gathered.taken();
    const { output, octets: before } = this.#before ?? { output: this.#output, octets: 0 };
    this.#before = undefined;
    await output.write(octets.subarray(0, before));
    await this.#output.write(octets.subarray(before));
    this.#saysMuch ||= this.#results.reported >= MUCH;
    await this.#progress.report(this.#results.takeReports());
  }
}
