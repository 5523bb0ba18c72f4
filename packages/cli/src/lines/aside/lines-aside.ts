/**
 * Lines that are set aside when there is no room for the keys of those before them: all that would be written goes to a
 * scratch file, and the keys go to partitions. Afterwards it is known which lines are repeated, and the others are written.
 */

import { Buffer } from "node:buffer";
import type { KeyOverflow } from "@urikit/lists";
import type { KeySet } from "@urikit/lists/engine";
import type { ListWriter } from "../list-writer.ts";
import type { Output } from "../output.ts";
import type { Results } from "../results.ts";
import { KeyPartitions } from "./key-partitions.ts";
import { ScratchFile } from "./scratch-file.ts";
import { Tape } from "./tape.ts";

const LF = 0x0a;

/** An input of which lines were set aside. */
interface InputAside {
  readonly results: Results;
  /** How many lines are before the end of the input, of those that were set aside. */
  readonly end: number;
  /** How many of its valid lines are known to be repeated. */
  repeated: number;
}

/** Lines on disk, with the keys of those that are valid. */
export class LinesAside implements KeyOverflow {
  readonly #file = new ScratchFile();
  readonly #octets = new Tape(this.#file);
  readonly #keys = new KeyPartitions(this.#file);
  #writer: ListWriter | undefined;
  #hasBegun = false;
  #lines = 0;
  #keyed = 0;
  readonly #inputs: InputAside[] = [];

  /** Whether lines were set aside, so that the results are not known yet. */
  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  /** How many of the lines have a key. */
  get keyed(): number {
    return this.#keyed;
  }

  /** From now on this one writes lines. */
  follow(writer: ListWriter): void {
    this.#writer = writer;
    if (this.#hasBegun) writer.divert(this);
  }

  begin(): void {
    this.#hasBegun = true;
    this.#writer?.divert(this);
  }

  add(keys: Int32Array, at: number): void {
    this.#keys.add(keys, at, this.#lines++);
    this.#keyed++;
  }

  /** Counts a line without a key. */
  skip(): void {
    if (this.#hasBegun) this.#lines++;
  }

  /** Octets of the lines. */
  async write(octets: Uint8Array): Promise<void> {
    this.#octets.write(octets);
  }

  /** Ends an input; `repeated` of its valid lines are repeated, as far as that is known. */
  endInput(results: Results, repeated: number): void {
    if (this.#hasBegun) this.#inputs.push({ results, end: this.#lines, repeated });
  }

  /**
   * Writes the lines that are not repeated. Returns the results of the inputs, which know then how many are. It uses the set
   * for other keys.
   */
  async end(set: KeySet, output: Output): Promise<readonly Results[]> {
    try {
      for (const octets of withoutLines(this.#octets, this.#repeated(set))) await output.write(octets);
    } finally {
      this.#file.close();
    }
    for (const { results, repeated } of this.#inputs) results.setRepeated(repeated);
    return this.#inputs.map(({ results }) => results);
  }

  /** The numbers of the lines that are repeated; their inputs count them. */
  *#repeated(set: KeySet): Generator<number> {
    const inputs = this.#inputs.values();
    let input = inputs.next().value;
    for (const number of this.#keys.repeated(set)) {
      while (input !== undefined && number >= input.end) input = inputs.next().value;
      if (input !== undefined) input.repeated++;
      yield number;
    }
  }
}

/** The octets of a tape, without the lines that have some numbers, counted from 0. */
function* withoutLines(tape: Tape, numbers: Iterator<number>): Generator<Uint8Array> {
  let left = numbers.next().value;
  let number = 0;
  for (const { octets, used } of tape.pages()) {
    const page = Buffer.from(octets.buffer, 0, used);
    let from = 0; // where octets begin that are given
    for (let at = 0; at < used; ) {
      const end = page.indexOf(LF, at) + 1;
      const next = end === 0 ? used : end;
      if (number === left) {
        if (from < at) yield page.subarray(from, at);
        from = next;
      }
      at = next;
      if (end === 0) break;
      if (number++ === left) left = numbers.next().value;
    }
    if (from < used) yield page.subarray(from);
  }
}
