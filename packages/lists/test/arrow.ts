// arrow.wasm as a host calls it: columns into its memory, and answers out of it (docs/engine.md).
import { readFileSync } from "node:fs";

/** The exports of `assembly/arrow.ts`. */
interface Arrow {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly MORE: { readonly value: number };
  readonly LAYOUT: { readonly value: number };
  readonly firstInvalid: { readonly value: number };
  reserve(octets: number): number;
  normalize(rows: number, values: number, answers: number): number;
  host(rows: number, values: number, answers: number): number;
  key(rows: number, values: number, answers: number): number;
  valid(rows: number, values: number, answers: number): number;
  error(rows: number, values: number, answers: number): number;
  split(rows: number, values: number, layouts: number): void;
  component(number: number, rows: number, values: number, layouts: number, answers: number): number;
  resolve(
    rows: number,
    bases: number,
    step: number,
    references: number,
    answers: number,
    scratch: number,
  ): number;
}

type TextWork = "normalize" | "host" | "key" | "error";

/** Values by row; undefined is NULL. */
export type Values = readonly (Uint8Array | undefined)[];
export type Texts = (string | undefined)[];

declare const WebAssembly: {
  readonly Module: new (code: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: unknown };
};

const module_ = new WebAssembly.Module(readFileSync(new URL("../arrow.wasm", import.meta.url)));

/** The module with a memory of its own, in which columns lie one after another, each as far from a word as it is told. */
export class ArrowHost {
  readonly #code = new WebAssembly.Instance(module_).exports as Arrow; // as assembly/arrow.ts has it
  #next = 0;

  get firstInvalid(): number {
    return this.#code.firstInvalid.value;
  }

  texts(work: TextWork, values: Values, firstBit = 0): Texts {
    const column = this.#begin(values, firstBit);
    const answers = this.#answers(values);
    this.#code[work](values.length, column, answers.record);
    return this.#textsIn(answers, values.length);
  }

  valid(values: Values): (boolean | undefined)[] {
    const column = this.#begin(values, 3);
    const answers = this.#answers(values);
    this.#code.valid(values.length, column, answers.record);
    return values.map((_, row) =>
      this.#hasBit(answers.bits, row) ? this.#hasBit(answers.octets, row) : undefined,
    );
  }

  components(values: Values): Texts[] {
    const column = this.#begin(values, 0);
    const layouts = this.#room(this.#code.LAYOUT.value * values.length);
    this.#code.split(values.length, column, layouts);
    return [1, 2, 3, 4, 5, 6, 7].map((number) => {
      const answers = this.#answers(values);
      this.#code.component(number, values.length, column, layouts, answers.record);
      return this.#textsIn(answers, values.length);
    });
  }

  /** The targets against the base of each row, or of the first, if `step` is 0. */
  targets(bases: Values, references: Values, step = 1): Texts {
    const column = this.#begin(bases, 5);
    const values = this.#column(references, 1);
    const answers = this.#answers(references, Math.max(...bases.map((base) => base?.length ?? 0)));
    const scratch = this.#room(Math.max(...bases.map((base) => base?.length ?? 0)));
    this.#code.resolve(references.length, column, step, values, answers.record, scratch);
    return this.#textsIn(answers, references.length);
  }

  #begin(values: Values, firstBit: number): number {
    this.#next = this.#code.reserve(0x2000000);
    return this.#column(values, firstBit);
  }

  #room(octets: number): number {
    const at = this.#next;
    this.#next = (at + octets + this.#code.MORE.value + 3) & ~3;
    return at;
  }

  #put(words: readonly number[]): number {
    const at = this.#room(4 * words.length);
    new Uint32Array(this.#code.memory.buffer, at).set(words);
    return at;
  }

  #column(values: Values, firstBit: number): number {
    const places = [0];
    for (const value of values) places.push((places.at(-1) as number) + (value?.length ?? 0));
    const octets = Buffer.concat(values.map((value) => value ?? new Uint8Array(0)));
    const at = this.#room(octets.length);
    new Uint8Array(this.#code.memory.buffer, at).set(octets);
    const bits = new Uint8Array((values.length + firstBit + 7) >> 3);
    values.forEach((value, row) => {
      if (value !== undefined)
        bits[(row + firstBit) >> 3] = (bits[(row + firstBit) >> 3] as number) | (1 << ((row + firstBit) & 7));
    });
    const bitsAt = this.#room(bits.length);
    new Uint8Array(this.#code.memory.buffer, bitsAt).set(bits);
    return this.#put([this.#put(places), at, values.includes(undefined) ? bitsAt : 0, firstBit]);
  }

  #answers(values: Values, more = 0) {
    const size = values.reduce((sum, value) => sum + (value?.length ?? 0), 0);
    const places = this.#room(4 * values.length + 4);
    const octets = this.#room(size + (64 + more) * values.length);
    const bits = this.#room((values.length + 7) >> 3);
    return { places, octets, bits, record: this.#put([places, octets, bits, 0]) };
  }

  #hasBit(bits: number, row: number): boolean {
    return ((new Uint8Array(this.#code.memory.buffer, bits)[row >> 3] as number) & (1 << (row & 7))) !== 0;
  }

  #textsIn({ places, octets, bits }: { places: number; octets: number; bits: number }, rows: number): Texts {
    const all = Buffer.from(this.#code.memory.buffer, octets);
    const ends = new Uint32Array(this.#code.memory.buffer, places, rows + 1);
    return Array.from({ length: rows }, (_, row) =>
      this.#hasBit(bits, row) ? all.toString("latin1", ends[row], ends[row + 1]) : undefined,
    );
  }
}
