/** RFC 3986 §5.2: the targets of values, each against a base of its own. */

import { type Base, prepareBase, type ReferenceLike, type ResolveOptions, tryParse } from "urikit";
import { requireOptions } from "urikit/foundation";
import { BASE_RECORD, Engine, OUTCOME, SLACK } from "../engine.ts";
import { LONGEST_LINE } from "../list-reader.ts";
import { resolution, resolutionOfEach } from "../works/resolve.ts";
import { ANSWER, NULL_VALUE, OctetBuffer, type ValueAnswers, type ValueColumn } from "./answers.ts";
import type { ValueWork } from "./check-values.ts";
import { rewrittenValues } from "./rewritten-values.ts";
import { type GatheredLines, textIfAny } from "./value-list.ts";

/** From values in two columns to their answers. */
export interface PairWork {
  /** The answers to the references of some rows, each with the base in the same row. */
  answers(bases: ValueColumn, references: ValueColumn): ValueAnswers;
}

/**
 * Gives the targets of references. A base that is not a URI makes its row invalid, as a text that is not a reference
 * does. Rows are quicker where each has the base of the one before.
 *
 * @example
 * ```ts
 * import { resolveValues } from "@urikit/lists";
 *
 * const octets = new TextEncoder().encode("http://a/b/c/d;p?q../g");
 * const bases = { octets, rows: 1, from: Uint32Array.of(0), to: Uint32Array.of(18) };
 * const references = { octets, rows: 1, from: Uint32Array.of(18), to: Uint32Array.of(22) };
 * const { from, to, made } = resolveValues().answers(bases, references);
 * new TextDecoder().decode(made.octets.subarray(from[0], to[0])); // => "http://a/b/g"
 * ```
 */
export function resolveValues(): PairWork {
  const bases = new Bases();
  const rewriting = resolutionOfEach(bases.engine, (line, linesBefore) =>
    bases.resolveLine(line, linesBefore),
  );
  const work = rewrittenValues({
    engine: bases.engine,
    rewriting,
    answer: (text, row) => bases.resolve(text, row),
    begin: (lines) => bases.begin(lines),
  });
  return {
    answers(values, references) {
      bases.take(values);
      const answers = work.answers(references);
      bases.judge(answers);
      return answers;
    },
  };
}

function isBase(text: string): boolean {
  const result = tryParse(text);
  return result.valid && result.parsed.kind === "uri";
}

/**
 * Gives the targets of values against one base.
 *
 * @throws {UriSyntaxError} If the base is not a URI (§5.1).
 * @throws {TypeError} If an option has a value that does not exist.
 *
 * @example
 * ```ts
 * import { resolveValuesAgainst } from "@urikit/lists/engine";
 *
 * const octets = new TextEncoder().encode("../g");
 * const values = { octets, rows: 1, from: Uint32Array.of(0), to: Uint32Array.of(4) };
 * const { from, to, made } = resolveValuesAgainst("http://a/b/c/d;p?q").answers(values);
 * new TextDecoder().decode(made.octets.subarray(from[0], to[0])); // => "http://a/b/g"
 * ```
 */
export function resolveValuesAgainst(base: ReferenceLike, options: ResolveOptions = {}): ValueWork {
  options = requireOptions(options, { strict: true, relativeBase: true });
  const { strict, relativeBase } = options;
  const engine = new Engine();
  const prepared = prepareBase(base, { relativeBase });
  return rewrittenValues({
    engine,
    rewriting: resolution(engine, base, options),
    answer: (reference) => prepared.resolve(reference, { strict }),
  });
}

/** A longer base is for JavaScript. */
const LONGEST_IN_ENGINE = 4096;

/** Bases that lie within this many octets go to the memory of the engine with what is between them; others are copied. */
const STRETCH = 1024 * 1024;

const NO_VALUES: ValueColumn = {
  octets: new Uint8Array(0),
  rows: 0,
  from: new Uint32Array(0),
  to: new Uint32Array(0),
};

/** The bases of rows. */
class Bases {
  readonly engine = new Engine();
  #values = NO_VALUES;
  #lines: GatheredLines = { rows: new Uint32Array(0), lines: 0 };
  /** By row, what is wrong with its base; nothing, as long as nothing is. */
  #wrong: Uint8Array | undefined;
  /** Bases that lie far from each other. */
  readonly #scattered = new OctetBuffer();
  /** The base that was used last by JavaScript. */
  #last: { readonly text: string; readonly base: Base | undefined } | undefined;

  /** Takes the bases of other rows. */
  take(values: ValueColumn): void {
    this.#values = values;
    this.#wrong = undefined;
  }

  /** Tells the engine the bases of lines. */
  begin(lines: GatheredLines): void {
    this.#lines = lines;
    const { code } = this.engine;
    const { words, from, to, kind } = BASE_RECORD;
    const near = this.#near(lines);
    const at = this.engine.put(near.octets, 4 * words * lines.lines);
    const records = (at + near.octets.length + SLACK + 3) & ~3;
    const said = this.engine.unsigned(records, words * lines.lines);
    for (let line = 0, record = 0; line < lines.lines; line++, record += words) {
      const begin = near.from[line] as number; // there is one for each line
      said[record + from] = begin === NULL_VALUE ? 0 : at + begin;
      said[record + to] = at + (near.to[line] as number);
    }
    if (code.setBases(records, lines.lines) === 0) return;
    for (let line = 0; line < lines.lines; line++) this.#find(line, said[words * line + kind] as number);
  }

  /** Finds that a base is not a URI; the engine's record of it is then wrong. */
  #find(line: number, outcome: number): void {
    const row = this.#lines.rows[line] as number;
    if (outcome === OUTCOME.invalid) this.#isWrong(row, ANSWER.INVALID);
    else if (outcome === OUTCOME.notUtf8) this.#isWrong(row, ANSWER.NOT_UTF_8);
    else if (outcome === OUTCOME.handedOn) this.#baseOf(row);
  }

  /** Where the bases of lines lie in octets that lie near each other; `NULL_VALUE` for those that are not for the engine. */
  #near({ rows, lines }: GatheredLines): Omit<ValueColumn, "rows"> {
    const { octets } = this.#values;
    const from = new Uint32Array(lines);
    const to = new Uint32Array(lines);
    let [begin, end] = [octets.length, 0];
    for (let line = 0; line < lines; line++) {
      const row = rows[line] as number;
      const baseFrom = this.#values.from[row] as number;
      const baseTo = this.#values.to[row] as number;
      const isForEngine = baseFrom !== NULL_VALUE && baseTo - baseFrom <= LONGEST_IN_ENGINE;
      from[line] = isForEngine ? baseFrom : NULL_VALUE;
      to[line] = baseTo;
      if (!isForEngine) continue;
      if (baseFrom < begin) begin = baseFrom;
      if (baseTo > end) end = baseTo;
    }
    begin = Math.min(begin, end);
    if (end - begin > STRETCH) return this.#sideBySide(from, to);
    for (let line = 0; line < lines; line++) {
      if (from[line] !== NULL_VALUE) from[line] = (from[line] as number) - begin;
      to[line] = (to[line] as number) - begin;
    }
    return { octets: octets.subarray(begin, end), from, to };
  }

  /** The same of values that are copied. */
  #sideBySide(from: Uint32Array, to: Uint32Array): Omit<ValueColumn, "rows"> {
    const out = this.#scattered;
    for (const [line, begin] of from.entries()) {
      if (begin === NULL_VALUE) continue;
      from[line] = out.length;
      out.part(this.#values.octets, begin, to[line] as number);
      to[line] = out.length;
    }
    return { octets: out.taken(), from, to };
  }

  /** The target of a line, before which this many were read in its window. */
  resolveLine(line: string, linesBefore: number): string {
    return this.resolve(line, this.#lines.rows[linesBefore] as number);
  }

  /** The target of the reference in a row; empty, if the base is wrong: then that is the answer to the row. */
  resolve(reference: string, row: number): string {
    return this.#baseOf(row)?.resolve(reference) ?? "";
  }

  /** The base of a row, for JavaScript; undefined, if it is wrong. */
  #baseOf(row: number): Base | undefined {
    const [from, to] = [this.#values.from[row] as number, this.#values.to[row] as number];
    if (from === NULL_VALUE) return this.#isWrong(row, ANSWER.NONE);
    if (to - from > LONGEST_LINE) return this.#isWrong(row, ANSWER.TOO_LONG);
    const text = textIfAny(this.#values.octets.subarray(from, to));
    if (text === undefined) return this.#isWrong(row, ANSWER.NOT_UTF_8);
    if (this.#last?.text !== text) this.#last = { text, base: isBase(text) ? prepareBase(text) : undefined };
    return this.#last.base ?? this.#isWrong(row, ANSWER.INVALID);
  }

  #isWrong(row: number, kind: number): undefined {
    this.#wrong ??= new Uint8Array(this.#values.rows);
    this.#wrong[row] = kind;
  }

  /** Answers the rows whose base is wrong. */
  judge({ kinds }: ValueAnswers): void {
    const { from, rows } = this.#values;
    for (let row = 0; row < rows; row++) {
      const wrong = from[row] === NULL_VALUE ? ANSWER.NONE : (this.#wrong?.[row] ?? 0);
      const kind = kinds[row] as number;
      if (wrong === ANSWER.NONE) kinds[row] = wrong;
      else if (kind !== ANSWER.NONE && wrong > kind) kinds[row] = wrong;
    }
  }
}
