/** RFC 3986 §3, §4: the lines of a list that are not references, or not of the rule that is asked for. */

import type { ReferenceRule } from "urikit";
import { requireOptions } from "urikit/foundation";
import { Engine, FINDING, OUTCOME, PLAIN } from "../engine.ts";
import type { InvalidLine } from "../invalid-line.ts";
import type { ListReader, ListReaderOptions } from "../list-reader.ts";
import { LIST_READER_OPTIONS } from "../list-reader.ts";
import { type LinePiece, type LineWork, type ListPlace, ListWindow } from "../list-window.ts";

/** How a list is checked. */
export interface CheckLinesOptions extends ListReaderOptions {
  /** The rule that each line must match: `uri-reference` unless asked otherwise. */
  readonly as?: ReferenceRule | undefined;
}

/** The rules, by the numbers that `assembly/works/check.ts` has, and what is then not plain. */
const RULES = new Map<ReferenceRule, { number: number; plain: number }>([
  ["uri-reference", { number: 0, plain: 0 }],
  ["uri", { number: 1, plain: PLAIN.noRelative }],
  ["absolute-uri", { number: 2, plain: PLAIN.noRelative }],
  ["relative-reference", { number: 3, plain: PLAIN.noUri }],
]);

/** @throws {TypeError} If the rule does not exist. */
export function ruleOf(options: CheckLinesOptions): { readonly number: number; readonly plain: number } {
  const rule = RULES.get(options.as ?? "uri-reference");
  if (rule === undefined) throw new TypeError(`as must be one of ${[...RULES.keys()].join(", ")}`);
  return rule;
}

/**
 * A reader that gives the lines of a list that are invalid.
 *
 * @throws {TypeError} If an option has a value that does not exist.
 *
 * @example
 * ```ts
 * import { checkLines } from "@urikit/lists";
 *
 * const list = checkLines();
 * const chunk = new TextEncoder().encode("http://example.org/\nhttp://example.org/a b\n../c\n");
 * const invalid = [...list.write(chunk), ...list.end()].map(({ number, from, to }) => [number, from, to]);
 * invalid; // => [[2, 20, 42]]
 * list.lines; // => 3
 * ```
 */
export function checkLines(options: CheckLinesOptions = {}): ListReader<InvalidLine> {
  options = requireOptions(options, { ...LIST_READER_OPTIONS, as: true });
  const rule = ruleOf(options);
  const engine = new Engine(options);
  engine.setPlain(rule.plain);
  return new ListWindow(engine, new CheckWork(engine, rule.number), options);
}

class CheckWork implements LineWork<InvalidLine> {
  readonly #engine: Engine;
  readonly #rule: number;

  constructor(engine: Engine, rule: number) {
    this.#engine = engine;
    this.#rule = rule;
  }

  *lines(from: number, to: number, place: ListPlace): Generator<InvalidLine> {
    const { code } = this.#engine;
    code.beginLines(from, to);
    for (let count = code.check(this.#rule); count > 0; count = code.check(this.#rule))
      for (let index = 0; index < count; index++) yield invalidLineOf(this.#engine, index, from, place);
  }

  *piece(octets: Uint8Array, { first }: LinePiece, place: ListPlace): Generator<InvalidLine> {
    if (first) yield overlongLine(octets, place);
  }
}

/** The invalid line that a finding is about, which says how many lines are before it. */
export function invalidLineOf(
  engine: Engine,
  finding: number,
  window: number,
  place: ListPlace,
): InvalidLine {
  return invalidLineAt(engine, finding, window, place, engine.word(finding, FINDING.linesBefore));
}

/** The invalid line that a finding is about, with this many lines between it and the place. */
export function invalidLineAt(
  engine: Engine,
  finding: number,
  window: number,
  place: ListPlace,
  linesBefore: number,
): InvalidLine {
  const from = engine.word(finding, FINDING.from);
  const to = engine.word(finding, FINDING.to);
  return {
    number: place.lines + linesBefore + 1,
    from: place.octets + from - window,
    to: place.octets + to - window,
    reason: engine.word(finding, FINDING.outcome) === OUTCOME.notUtf8 ? "not-utf-8" : "not-a-reference",
    octets: engine.octets.subarray(from, to),
  };
}

/** The line that a first piece is of. */
export function overlongLine(octets: Uint8Array, place: ListPlace): InvalidLine {
  const { lines, octets: from } = place;
  return { number: lines + 1, from, to: from + octets.length, reason: "too-long", octets };
}
