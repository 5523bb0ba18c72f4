/** Writes what the engine of `@urikit/lists` gives, and in the place of an invalid line what its text becomes. */

import type { InvalidLine } from "@urikit/lists";
import { jsonOctets } from "../display/json.ts";
import { latin1Of, OctetBuffer } from "./latin1.ts";
import { withShortTraces } from "./line-error.ts";
import type { Output } from "./output.ts";
import type { Progress } from "./progress.ts";
import type { LineCommand, Results } from "./results.ts";

/** So many octets are gathered before they are written; a piece of as many is written by itself. */
const GATHERED = 64 * 1024;

/** So many characters of reports are many for one piece of a list. */
const MUCH = 256 * 1024;

/** Where results go, and who is told how far they are. */
export interface OctetListOptions {
  readonly results: Results;
  readonly output: Output;
  readonly progress: Progress;
  /** Whether the reader itself gives what stands in the place of an invalid line: the line as it is, or a row. */
  readonly givesInvalid: boolean;
  /** The JSON of a line that is given, if it is not given as it is. */
  readonly jsonOf: LineCommand["json"] | undefined;
}

/** Writes what a reader gives, and what stands in the place of invalid lines. */
export class OctetListWriter {
  readonly #results: Results;
  readonly #progress: Progress;
  #output: Pick<Output, "write">;
  /** Where what was gathered first is written, and how many octets that is, if the others are written elsewhere. */
  #before: { readonly output: Pick<Output, "write">; readonly octets: number } | undefined;
  readonly #givesInvalid: boolean;
  readonly #jsonOf: LineCommand["json"] | undefined;
  readonly #gathered = new OctetBuffer();
  #leftOut = 0;
  #saysMuch = false;
  /** The beginning of a line that becomes JSON. */
  #begun = "";

  constructor({ results, output, progress, givesInvalid, jsonOf }: OctetListOptions) {
    this.#results = results;
    this.#progress = progress;
    this.#output = output;
    this.#givesInvalid = givesInvalid;
    this.#jsonOf = jsonOf;
  }

  /** Writes all that a reader gives, up to the line that stops the work, and what is reported meanwhile. */
  async write(given: Iterable<Uint8Array>): Promise<void> {
    this.#saysMuch = false;
    for (const octets of given) {
      if (this.#results.stopped) break;
      if (this.#jsonOf !== undefined) this.#addJson(octets, this.#jsonOf);
      else if (octets.length < GATHERED) this.#gathered.copy(octets, 0, octets.length);
      else {
        await this.#flush();
        await this.#output.write(octets);
      }
      if (this.#gathered.length >= GATHERED || this.#results.reported >= GATHERED) await this.#flush();
    }
    await this.#flush();
  }

  /** Whether there was much to report of what was written last. */
  get saysMuch(): boolean {
    return this.#saysMuch;
  }

  /** Writes what is given from now on elsewhere. */
  divert(output: Pick<Output, "write">): void {
    this.#before = { output: this.#output, octets: this.#gathered.length };
    this.#output = output;
  }

  /** Counts the valid lines up to that number of the reader's. A line that is too long may not have ended. */
  countTo(number: number): void {
    this.#results.skip(Math.max(0, number + this.#leftOut - this.#results.lines));
  }

  /** Counts a line that the reader does not see. */
  leaveOut(): void {
    this.#leftOut++;
    this.#results.leaveOut();
  }

  /**
   * Adds what stands in the place of an invalid line, and reports it. Unless the reader gives that. Returns whether
   * something stands there.
   */
  addInvalid({ number, reason, octets }: Pick<InvalidLine, "number" | "reason" | "octets">): boolean {
    const results = this.#results;
    if (results.stopped) return false;
    this.countTo(number - 1);
    const instead = withShortTraces(() =>
      reason === "too-long" ? results.ofUnread() : results.of(latin1Of(octets)),
    );
    if (!this.#givesInvalid) this.#gathered.add(instead);
    return this.#givesInvalid || instead !== "";
  }

  /** Adds the JSON of lines. A line end may come by itself. */
  #addJson(octets: Uint8Array, jsonOf: LineCommand["json"]): void {
    const lines = (this.#begun + latin1Of(octets)).split("\n");
    this.#begun = lines.pop() ?? "";
    for (const line of lines) {
      const json = jsonOf(line, line); // what is valid is ASCII
      if (json !== undefined) this.#gathered.add(`${jsonOctets(json)}\n`);
    }
  }

  async #flush(): Promise<void> {
    const octets = this.#gathered.take();
    const { output, octets: before } = this.#before ?? { output: this.#output, octets: 0 };
    this.#before = undefined;
    await output.write(octets.subarray(0, before));
    await this.#output.write(octets.subarray(before));
    this.#saysMuch ||= this.#results.reported >= MUCH;
    await this.#progress.report(this.#results.takeReports());
  }
}
