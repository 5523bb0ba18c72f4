/** RFC 3986 §5.2: the targets of values, each against a base of its own. */

import {
  type Base,
  isUriReference,
  prepareBase,
  type ReferenceLike,
  type ResolveOptions,
  tryParse,
} from "urikit";
import { LONGEST_LINE } from "../list-reader.ts";
import { resolveLines } from "../works/resolve.ts";
import { ANSWER, Answers, NULL_VALUE, type Values } from "./answers.ts";
import type { ValueWork } from "./check-values.ts";
import { byLines } from "./line-values.ts";
import { textIfAny } from "./value-list.ts";

/** From values in two columns to their answers. */
export interface PairWork {
  /** The answers to the references of some rows, each with the base in the same row. */
  answers(bases: Values, references: Values): Answers;
}

/** Rows with one base are so many at least, if lists are to resolve them: to begin one costs as much as some hundred rows. */
const WORTH_A_LIST = 1000;

/**
 * Gives the targets of references. A base that is not a URI makes its row invalid, as a reference that is none does. Rows
 * that all have the same base are quicker.
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
  let last: { readonly text: string; readonly work: ValueWork } | undefined;
  const one = new OneByOne();
  return {
    answers(bases, references) {
      const text = bases.rows < WORTH_A_LIST ? undefined : commonText(bases);
      if (text === undefined || !isBase(text)) return one.answers(bases, references);
      if (last?.text !== text) last = { text, work: resolveValuesAgainst(text) };
      return last.work.answers(references);
    },
  };
}

function isBase(text: string): boolean {
  const parsed = tryParse(text);
  return parsed.valid && parsed.reference.kind === "uri";
}

/**
 * Gives the targets of values against one base.
 *
 * @throws {UriSyntaxError} If the base is not a URI (§5.1).
 * @throws {TypeError} If an option has a value that does not exist.
 *
 * @example
 * ```ts
 * import { resolveValuesAgainst } from "@urikit/lists";
 *
 * const octets = new TextEncoder().encode("../g");
 * const values = { octets, rows: 1, from: Uint32Array.of(0), to: Uint32Array.of(4) };
 * const { from, to, made } = resolveValuesAgainst("http://a/b/c/d;p?q").answers(values);
 * new TextDecoder().decode(made.octets.subarray(from[0], to[0])); // => "http://a/b/g"
 * ```
 */
export function resolveValuesAgainst(base: ReferenceLike, options: ResolveOptions = {}): ValueWork {
  const prepared = prepareBase(base, options);
  return byLines({
    reader: (onInvalid) => resolveLines(base, { ...options, onInvalid, fromStart: false }),
    answer: (reference) => prepared.resolve(reference, options),
    isValid: isUriReference,
  });
}

/** The text that all values are; undefined, if they differ, or are none. */
function commonText({ octets, from, to, rows }: Values): string | undefined {
  const first = from[0] as number;
  const size = (to[0] as number) - first;
  if (first === NULL_VALUE) return undefined;
  for (let row = 1; row < rows; row++) {
    const begin = from[row] as number;
    if (begin === NULL_VALUE || (to[row] as number) - begin !== size) return undefined;
    for (let at = 0; at < size; at++) if (octets[begin + at] !== octets[first + at]) return undefined;
  }
  return size > LONGEST_LINE ? undefined : textIfAny(octets.subarray(first, first + size));
}

/** Resolves row by row. The base of one row is mostly that of the next. */
class OneByOne {
  #base: { readonly text: string; readonly base: Base | undefined } | undefined;

  answers(bases: Values, references: Values): Answers {
    const answers = new Answers(references.rows);
    for (let row = 0; row < references.rows; row++) this.#answer(answers, row, bases, references);
    return answers;
  }

  #answer(answers: Answers, row: number, bases: Values, references: Values): void {
    if (bases.from[row] === NULL_VALUE || references.from[row] === NULL_VALUE) {
      answers.kinds[row] = ANSWER.NONE;
      return;
    }
    if (isTooLong(bases, row) || isTooLong(references, row)) {
      answers.kinds[row] = ANSWER.TOO_LONG;
      return;
    }
    const base = textOf(bases, row);
    const reference = textOf(references, row);
    if (base === undefined || reference === undefined) {
      answers.kinds[row] = ANSWER.NOT_UTF_8;
      return;
    }
    if (this.#base?.text !== base)
      this.#base = { text: base, base: isBase(base) ? prepareBase(base) : undefined };
    if (this.#base.base !== undefined && isUriReference(reference))
      answers.isText(row, this.#base.base.resolve(reference));
    else answers.kinds[row] = ANSWER.INVALID;
  }
}

function isTooLong({ from, to }: Values, row: number): boolean {
  return (to[row] as number) - (from[row] as number) > LONGEST_LINE;
}

function textOf({ octets, from, to }: Values, row: number): string | undefined {
  return textIfAny(octets.subarray(from[row], to[row]));
}
