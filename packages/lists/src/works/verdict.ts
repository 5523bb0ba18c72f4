/** RFC 3986 §3, §4: what is said of each line of a list: one text of those that are valid, and what stands for the others. */

import { Engine, FINDING } from "../engine.ts";
import type { ListReader } from "../list-reader.ts";
import { type LinePiece, type LineWork, type ListPlace, ListWindow } from "../list-window.ts";
import { type CheckLinesOptions, invalidLineOf, overlongLine, ruleOf } from "./check.ts";
import { type InvalidPlace, InvalidPlaces } from "./invalid-place.ts";

/** What is said of the lines of a list. */
export interface VerdictLinesOptions extends CheckLinesOptions, InvalidPlace {
  /** What is said of a valid line, with its line end: `valid` and LF unless another is given; nothing if it is empty. */
  readonly valid?: string | undefined;
}

/**
 * A reader that gives the verdicts on the lines of a list, as octets: the same for every valid line, and what `invalid`
 * says in the place of an invalid one.
 *
 * @throws {TypeError} If an option has a value that does not exist.
 *
 * @example
 * ```ts
 * import { verdictLines } from "@urikit/lists";
 *
 * const list = verdictLines({ invalid: "keep" });
 * const chunk = new TextEncoder().encode("http://example.org/\na b\n../c\n");
 * let text = "";
 * for (const octets of list.write(chunk)) text += new TextDecoder().decode(octets);
 * text; // => "valid\na b\nvalid\n"
 * ```
 */
export function verdictLines(options: VerdictLinesOptions = {}): ListReader<Uint8Array> {
  const rule = ruleOf(options);
  const engine = new Engine(options);
  engine.setPlain(rule.plain);
  return new ListWindow(engine, new VerdictWork(engine, rule.number, options), options);
}

/** So many octets of verdicts are given at once, or one verdict, if it is longer. */
const GIVEN = 64 * 1024;

class VerdictWork implements LineWork<Uint8Array> {
  readonly #engine: Engine;
  readonly #rule: number;
  readonly #invalid: InvalidPlaces;
  /** What is said of many valid lines, and of how many. */
  readonly #verdicts: Uint8Array;
  readonly #count: number;

  constructor(engine: Engine, rule: number, options: VerdictLinesOptions) {
    this.#engine = engine;
    this.#rule = rule;
    this.#invalid = new InvalidPlaces(options);
    const verdict = new TextEncoder().encode(options.valid ?? "valid\n");
    this.#count = verdict.length === 0 ? 0 : Math.max(1, Math.floor(GIVEN / verdict.length));
    this.#verdicts = new Uint8Array(this.#count * verdict.length);
    for (let at = 0; at < this.#verdicts.length; at += verdict.length) this.#verdicts.set(verdict, at);
  }

  *lines(from: number, to: number, place: ListPlace): Generator<Uint8Array> {
    const engine = this.#engine;
    const { code } = engine;
    let said = 0; // of so many lines
    code.beginLines(from, to);
    for (let count = code.check(this.#rule); count > 0; count = code.check(this.#rule)) {
      for (let index = 0; index < count; index++) {
        const before = engine.word(index, FINDING.linesBefore);
        yield* this.#valid(before - said);
        yield* this.#invalid.stands(invalidLineOf(engine, index, from, place));
        said = before + 1;
      }
    }
    yield* this.#valid(code.linesPassed.value - said);
  }

  *piece(octets: Uint8Array, piece: LinePiece, place: ListPlace): Generator<Uint8Array> {
    yield* this.#invalid.standsPiece(overlongLine(octets, place), piece);
  }

  /** What is said of so many valid lines. */
  *#valid(lines: number): Generator<Uint8Array> {
    const verdicts = this.#verdicts;
    if (this.#count === 0) return;
    for (let left = lines; left > 0; left -= this.#count) {
      if (left >= this.#count) yield verdicts;
      else yield verdicts.subarray(0, (verdicts.length / this.#count) * left);
    }
  }
}
