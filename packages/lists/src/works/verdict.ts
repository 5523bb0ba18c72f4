/** RFC 3986 §3, §4: a verdict on each line of a list: one text for the valid lines, and a replacement for the others. */

import { requireOptions, requireString } from "urikit/foundation";
import { Engine, FINDING } from "../engine.ts";
import type { ListReader } from "../list-reader.ts";
import { LIST_READER_OPTIONS } from "../list-reader.ts";
import { type LinePiece, type LineWork, type ListPlace, ListWindow } from "../list-window.ts";
import { type CheckLinesOptions, invalidLineOf, overlongLine, ruleOf } from "./check.ts";
import { INVALID_PLACE_OPTIONS, type InvalidPlace, InvalidPlaces } from "./invalid-place.ts";

/** The verdicts on the lines of a list. */
export interface VerdictLinesOptions extends CheckLinesOptions, InvalidPlace {
  /** The verdict on a valid line, with its line end: `valid` and LF unless another is given; nothing if it is empty. */
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
  options = requireOptions(options, {
    ...LIST_READER_OPTIONS,
    ...INVALID_PLACE_OPTIONS,
    as: true,
    valid: true,
  });
  const rule = ruleOf(options);
  const engine = new Engine(options);
  engine.setPlain(rule.plain);
  const { valid = "valid\n" } = options;
  requireString(valid, "valid");
  const findings = () => engine.code.check(rule.number);
  const work = new VerdictWork(engine, findings, new InvalidPlaces(options), sameVerdict(valid));
  return new ListWindow(engine, work, options);
}

/** Gives the verdicts on valid lines in a row, which lie between two addresses. */
export type OfValidLines = (from: number, to: number, lines: number) => Iterable<Uint8Array>;

/** Gives verdicts on valid lines, and fills the places of the others. */
export class VerdictWork implements LineWork<Uint8Array> {
  readonly #engine: Engine;
  readonly #findings: () => number;
  readonly #invalid: InvalidPlaces;
  readonly #ofValid: OfValidLines;

  /** @param findings Finds lines that are not valid. Returns how many, and 0 at the end of the lines. */
  constructor(engine: Engine, findings: () => number, invalid: InvalidPlaces, ofValid: OfValidLines) {
    this.#engine = engine;
    this.#findings = findings;
    this.#invalid = invalid;
    this.#ofValid = ofValid;
  }

  *lines(from: number, to: number, place: ListPlace): Generator<Uint8Array> {
    const engine = this.#engine;
    const { code } = engine;
    let done = from; // all before this address has its verdict,
    let said = 0; // and this many lines
    code.beginLines(from, to);
    for (let count = this.#findings(); count > 0; count = this.#findings()) {
      for (let index = 0; index < count; index++) {
        const before = engine.word(index, FINDING.linesBefore);
        yield* this.#ofValid(done, engine.word(index, FINDING.from), before - said);
        yield* this.#invalid.stands(invalidLineOf(engine, index, from, place));
        done = engine.word(index, FINDING.next);
        said = before + 1;
      }
    }
    yield* this.#ofValid(done, to, code.linesPassed.value - said);
  }

  *piece(octets: Uint8Array, piece: LinePiece, place: ListPlace): Generator<Uint8Array> {
    yield* this.#invalid.standsPiece(overlongLine(octets, place), piece);
  }
}

/** The number of octets of verdicts that are given at once, or one verdict, if it is longer. */
const GIVEN = 64 * 1024;

/** The same verdict on each line. */
export function sameVerdict(text: string): OfValidLines {
  const verdict = new TextEncoder().encode(text);
  const many = verdict.length === 0 ? 0 : Math.max(1, Math.floor(GIVEN / verdict.length));
  const verdicts = new Uint8Array(many * verdict.length);
  for (let at = 0; at < verdicts.length; at += verdict.length) verdicts.set(verdict, at);
  return function* (_from, _to, lines) {
    if (many === 0) return;
    for (let left = lines; left > 0; left -= many)
      yield left >= many ? verdicts : verdicts.subarray(0, verdict.length * left);
  };
}
