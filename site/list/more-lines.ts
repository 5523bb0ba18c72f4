/**
 * Counts of a list in addition to those of `surveyLines`: ports, lengths, and how many lines are in their normal form
 * (RFC 3986 §6.2.2, §6.2.3), which is told by keys: of the line, and of its normal forms.
 */

import { BY_SCHEME } from "@urikit/explain";
import { type ListPlace, type ListReader, NULL_VALUE } from "@urikit/lists";
import {
  codeRungOf,
  Engine,
  FINDING,
  KEY_LENGTH,
  Keys,
  type LineWork,
  ListWindow,
  NameCounts,
  OUTCOME,
  PLAIN_ON,
} from "@urikit/lists/engine";
import { Lengths } from "./lengths.ts";

/** The counts. */
export class MoreCounts {
  readonly ports = new NameCounts();
  /** Of all lines that are not empty, and not too long to be read. */
  readonly lengths = new Lengths();
  /** How many of the valid ones are in their normal form. */
  readonly normal = { syntax: 0, scheme: 0 };
}

/** A reader that counts. */
export function moreLines(counts: MoreCounts): ListReader<never> {
  const engine = new Engine();
  return new ListWindow(engine, new MoreWork(engine, counts), {});
}

/** The columns that are asked for, by the numbers that `assembly/works/columns.ts` has. */
const LINE = 0;
const PORT = 4;
const ASKED = (1 << LINE) | (1 << PORT);

const KEY_WORDS = KEY_LENGTH / 4;
const DIGITS = 0x30;

class MoreWork implements LineWork<never> {
  readonly #engine: Engine;
  readonly #counts: MoreCounts;
  readonly #rows: number;
  readonly #keys: { readonly syntax: Keys; readonly scheme: Keys };
  /** The keys of the lines of a window, as they are. */
  #texts = new Int32Array(0);

  constructor(engine: Engine, counts: MoreCounts) {
    const secret = crypto.getRandomValues(new Uint8Array(KEY_LENGTH));
    this.#engine = engine;
    this.#counts = counts;
    this.#rows = engine.code.ROWS.value;
    this.#keys = { syntax: new Keys(engine, { secret }), scheme: new Keys(engine, { ...BY_SCHEME, secret }) };
  }

  // biome-ignore lint/correctness/useYield: what is counted is asked for later
  *lines(from: number, to: number, place: ListPlace): Generator<never> {
    this.#readColumns(from, to, place);
    this.#readKeys(from, to);
  }

  /** A line that is too long is counted where it is invalid. */
  *piece(): Generator<never> {}

  #readColumns(from: number, to: number, place: ListPlace): void {
    const { code } = this.#engine;
    const rows = this.#rows;
    const { lengths } = this.#counts;
    const at = code.FINDINGS.value;
    const lines = this.#engine.unsigned(at + LINE * rows * 8, 2 * rows);
    const ports = this.#engine.unsigned(at + PORT * rows * 8, 2 * rows);
    let line = place.lines;
    this.#engine.setPlain(0);
    code.beginLines(from, to);
    for (let count = code.columns(ASKED, 0); count > 0; count = code.columns(ASKED, 0)) {
      for (let row = 0; row < count; row++) {
        line++;
        const length = (lines[rows + row] as number) - (lines[row] as number); // a column has all its rows
        if (length > 0) lengths.add(length, line);
        const port = ports[row] as number; // as above
        if (port !== NULL_VALUE) this.#addPort(port, ports[rows + row] as number); // as above
      }
    }
  }

  /** Counts a port, as it is written. */
  #addPort(from: number, to: number): void {
    const { octets } = this.#engine;
    let port = "";
    for (let at = from; at < to; at++) port += (octets[at] as number) - DIGITS; // §3.2.3: digits alone
    const { ports } = this.#counts;
    ports.count(ports.numberOf(port), 1);
  }

  #readKeys(from: number, to: number): void {
    const { normal } = this.#counts;
    const engine = this.#engine;
    engine.setPlain(PLAIN_ON[codeRungOf({ level: "syntax" })]);
    let lines = 0;
    for (const count of this.#keys.syntax.counts(from, to)) {
      this.#reserve(lines + count);
      for (let finding = 0; finding < count; finding++) {
        if (!this.#isKeyed(finding)) continue;
        const [line, end] = [engine.word(finding, FINDING.from), engine.word(finding, FINDING.to)];
        const text = lines++ * KEY_WORDS;
        const key = engine.wordAt(finding, FINDING.key);
        copyKey(engine.words, key, this.#texts, text);
        engine.code.setKey(finding, line, end);
        if (isSame(engine.words, key, this.#texts, text)) normal.syntax++;
        else copyKey(engine.words, key, this.#texts, text);
      }
    }
    engine.setPlain(PLAIN_ON[codeRungOf(BY_SCHEME)]);
    lines = 0;
    for (const count of this.#keys.scheme.counts(from, to)) {
      for (let finding = 0; finding < count; finding++) {
        if (!this.#isKeyed(finding)) continue;
        const key = engine.wordAt(finding, FINDING.key);
        if (isSame(engine.words, key, this.#texts, lines++ * KEY_WORDS)) normal.scheme++;
      }
    }
  }

  /** Whether a finding has the key of a line that is valid and not empty. */
  #isKeyed(finding: number): boolean {
    const engine = this.#engine;
    return (
      engine.word(finding, FINDING.outcome) === OUTCOME.keyed &&
      engine.word(finding, FINDING.from) < engine.word(finding, FINDING.to)
    );
  }

  #reserve(lines: number): void {
    if (this.#texts.length >= lines * KEY_WORDS) return;
    const larger = new Int32Array(2 * lines * KEY_WORDS);
    larger.set(this.#texts);
    this.#texts = larger;
  }
}

function copyKey(from: Int32Array, at: number, to: Int32Array, target: number): void {
  for (let word = 0; word < KEY_WORDS; word++) to[target + word] = from[at + word] as number; // a key has all its words
}

function isSame(one: Int32Array, at: number, other: Int32Array, place: number): boolean {
  for (let word = 0; word < KEY_WORDS; word++) if (one[at + word] !== other[place + word]) return false;
  return true;
}
