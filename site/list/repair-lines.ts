/** A list with each line as it was probably meant (RFC 3986 App. C), as `uri repair` has it: valid lines stay as they are. */

import { UriSyntaxError } from "urikit";
import { InvalidLine } from "../../packages/cli/src/for-page/errors.ts";
import { mend } from "../../packages/cli/src/for-page/lists.ts";
import { Engine, OUTCOME } from "../../packages/lists/src/engine.ts";
import { textOf } from "../../packages/lists/src/invalid-line.ts";
import type { ListReader } from "../../packages/lists/src/list-reader.ts";
import {
  type LinePiece,
  type LineWork,
  type ListPlace,
  ListWindow,
} from "../../packages/lists/src/list-window.ts";
import { overlongLine } from "../../packages/lists/src/works/check.ts";
import { type InvalidPlace, InvalidPlaces } from "../../packages/lists/src/works/invalid-place.ts";

/** A reader that gives the octets of a list with its lines repaired. Every line ends with LF. */
export function repairLines(options: InvalidPlace): ListReader<Uint8Array> {
  const engine = new Engine();
  return new ListWindow(engine, new RepairWork(engine, options), {});
}

/** The columns of `assembly/works/columns.ts`: the line alone is asked for. */
const LINE_ALONE = 1;
const COLUMNS = 8;

const LF = 0x0a;
const LINE_END = Uint8Array.of(LF);

class RepairWork implements LineWork<Uint8Array> {
  readonly #engine: Engine;
  readonly #invalid: InvalidPlaces;
  readonly #encoder = new TextEncoder();

  constructor(engine: Engine, options: InvalidPlace) {
    this.#engine = engine;
    this.#invalid = new InvalidPlaces(options);
    engine.setPlain(0);
  }

  *lines(from: number, to: number, place: ListPlace): Generator<Uint8Array> {
    const { code, octets } = this.#engine;
    const most = code.ROWS.value;
    const at = code.FINDINGS.value;
    const places = this.#engine.unsigned(at, 2 * most);
    const outcomes = octets.subarray(at + COLUMNS * most * 8, at + COLUMNS * most * 8 + most);
    let line = place.lines;
    let done = from; // what is given up to here
    code.beginLines(from, to);
    for (let rows = code.columns(LINE_ALONE, 0); rows > 0; rows = code.columns(LINE_ALONE, 0)) {
      for (let row = 0; row < rows; row++) {
        line++;
        const [begin, end] = [places[row] as number, places[most + row] as number]; // a column has all its rows
        const outcome = outcomes[row] as number; // and each has an outcome
        if (outcome === 0 && octets[end] === LF) continue; // it is given with the next that is not
        if (outcome === 0) {
          yield octets.subarray(done, end); // its end is CRLF
          yield LINE_END;
        } else {
          if (done < begin) yield octets.subarray(done, begin);
          yield* this.#repaired({ begin, end, isText: outcome !== OUTCOME.notUtf8, line, from, place });
        }
        done = octets[end] === LF ? end + 1 : end + 2;
      }
    }
    if (done < to) yield octets.subarray(done, to);
  }

  *piece(octets: Uint8Array, piece: LinePiece, place: ListPlace): Generator<Uint8Array> {
    yield* this.#invalid.standsPiece(overlongLine(octets, place), piece);
  }

  *#repaired(at: InvalidAt): Generator<Uint8Array> {
    const octets = this.#engine.octets.subarray(at.begin, at.end);
    const mended = at.isText ? mendedOf(textOf(octets)) : undefined;
    if (mended !== undefined) {
      yield this.#encoder.encode(`${mended}\n`);
      return;
    }
    yield* this.#invalid.stands({
      number: at.line,
      from: at.place.octets + at.begin - at.from,
      to: at.place.octets + at.end - at.from,
      reason: at.isText ? "not-a-reference" : "not-utf-8",
      octets,
    });
  }
}

/** Where an invalid line lies, in a window that begins at `from`. */
interface InvalidAt {
  readonly begin: number;
  readonly end: number;
  /** Whether it is UTF-8. */
  readonly isText: boolean;
  readonly line: number;
  readonly from: number;
  readonly place: ListPlace;
}

/** The line as it was probably meant; undefined, if it cannot be repaired. */
function mendedOf(text: string): string | undefined {
  try {
    return mend(text).reference;
  } catch (error) {
    if (error instanceof UriSyntaxError || error instanceof InvalidLine) return undefined;
    throw error;
  }
}
