/**
 * Lines that are written differently from how they were read: the works that rewrite, as `assembly/works/rewriting.ts`
 * has them.
 */

import { type Engine, FINDING, OUTCOME } from "../engine.ts";
import { textOf } from "../invalid-line.ts";
import type { LinePiece, LineWork, ListPlace } from "../list-window.ts";
import { invalidLineOf, overlongLine } from "./check.ts";
import { type InvalidPlace, InvalidPlaces } from "./invalid-place.ts";

/** A way to rewrite lines: in WebAssembly, which reports its findings; and in JavaScript, if a line is handed on. */
export interface Rewriting {
  /** Makes findings. Returns how many there are, and 0 at the end of the lines. */
  findings(): number;
  /** Rewrites a line, before which this many were read at once with it. */
  rewrite(line: string, linesBefore: number): string;
}

/** Gives the octets of lines: those that stay as they are from where they were read. */
export class RewritingWork implements LineWork<Uint8Array> {
  readonly #engine: Engine;
  readonly #rewriting: Rewriting;
  readonly #invalid: InvalidPlaces;
  readonly #encoder = new TextEncoder();

  /** @param empty The line in the place of one that is invalid, unless `invalid` says otherwise. */
  constructor(engine: Engine, rewriting: Rewriting, invalid: InvalidPlace, empty?: Uint8Array) {
    this.#engine = engine;
    this.#rewriting = rewriting;
    this.#invalid = new InvalidPlaces(invalid, empty);
  }

  *lines(from: number, to: number, place: ListPlace): Generator<Uint8Array> {
    const engine = this.#engine;
    const { code, octets } = engine;
    let done = from;
    code.beginLines(from, to);
    code.beginRewriting();
    for (let count = this.#rewriting.findings(); count > 0; count = this.#rewriting.findings()) {
      for (let index = 0; index < count; index++) {
        const line = engine.word(index, FINDING.from);
        if (done < line) yield octets.subarray(done, line);
        const outcome = engine.word(index, FINDING.outcome);
        if (outcome === OUTCOME.rewritten)
          yield octets.subarray(engine.word(index, FINDING.outputFrom), engine.word(index, FINDING.outputTo));
        else if (outcome === OUTCOME.handedOn)
          yield* this.#rewritten(
            octets.subarray(line, engine.word(index, FINDING.to)),
            engine.word(index, FINDING.linesBefore),
          );
        else yield* this.#invalid.stands(invalidLineOf(engine, index, from, place));
        done = engine.word(index, FINDING.next);
      }
    }
    if (done < to) yield octets.subarray(done, to);
  }

  *piece(octets: Uint8Array, piece: LinePiece, place: ListPlace): Generator<Uint8Array> {
    yield* this.#invalid.standsPiece(overlongLine(octets, place), piece);
  }

  *#rewritten(line: Uint8Array, linesBefore: number): Generator<Uint8Array> {
    const text = this.#rewriting.rewrite(textOf(line), linesBefore);
    // With its line end, a short one is one piece; a long one would be copied for it.
    if (text.length < LONG_TEXT) yield this.#encoder.encode(`${text}\n`);
    else yield* [this.#encoder.encode(text), LINE_END];
  }
}

const LINE_END = /* @__PURE__ */ Uint8Array.of(0x0a);

/** In characters. */
const LONG_TEXT = 64 * 1024;

/** Gives how many findings there are, again and again, for who reads them: one for each line that does not stay as it is. */
export class RewritingFindings implements LineWork<number> {
  readonly #engine: Engine;
  readonly #rewriting: Rewriting;

  constructor(engine: Engine, rewriting: Rewriting) {
    this.#engine = engine;
    this.#rewriting = rewriting;
    engine.code.setApart(true);
  }

  *lines(from: number, to: number): Generator<number> {
    const { code } = this.#engine;
    code.beginLines(from, to);
    code.beginRewriting();
    for (let count = this.#rewriting.findings(); count > 0; count = this.#rewriting.findings()) yield count;
  }

  *piece(): Generator<number> {} // nobody asks for a line that is too long
}
