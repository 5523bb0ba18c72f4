/** The lines of a list that match an expression, as they are: the components of most are compared in place. */

import type { ColumnRows, LinePiece, ListPlace, ListReader, ListReaderOptions } from "@urikit/lists";
import { ColumnWork, Engine, type LineWork, ListWindow, OctetBuffer } from "@urikit/lists/engine";
import { type OptionNames, requireOptions } from "urikit/foundation";
import { statementsOf } from "../expression.ts";
import { WhereError } from "../fault.ts";
import type { WhereJudges } from "../judges.ts";
import { JUDGES } from "../judges.ts";
import { lineTest } from "../line-test.ts";
import { readWhere } from "../read-expression.ts";
import { columnOf, octetTest } from "./octet-test.ts";
import { OVERLONG, type RowFacts, Rows } from "./rows.ts";

/** How lines are sifted. */
export interface WhereLinesOptions extends ListReaderOptions {
  /** What the expression needs of other packages: `judgesFor` loads it. */
  readonly judges?: WhereJudges | undefined;
  /** Whether the other lines are given: those that do not match, and those of which it cannot be said. */
  readonly invert?: boolean | undefined;
  /** Whether a line end is given for each line, to be counted, and not the line. */
  readonly countsOnly?: boolean | undefined;
}

const WHERE_LINES_OPTIONS: OptionNames<WhereLinesOptions> = {
  judges: true,
  invert: true,
  countsOnly: true,
  longestLine: true,
  fromStart: true,
  vectors: true,
  sharedMemory: true,
};

/**
 * A reader that gives the lines of a list that match an expression, as they are, with their line ends. `where` answers
 * the same for each line; a line that is not UTF-8, or too long, is invalid, and no text.
 *
 * @throws {WhereError} If the expression is wrong.
 * @throws {TypeError} If `expression` is not a string, or a judge that it needs is absent.
 *
 * @example
 * ```ts
 * import { whereLines } from "@urikit/where/lines";
 *
 * const list = whereLines("host ~ .example.org");
 * let text = "";
 * for (const octets of list.write(new TextEncoder().encode("http://www.example.org/\r\nhttp://a/\n")))
 *   text += new TextDecoder().decode(octets);
 * text; // => "http://www.example.org/\r\n"
 * ```
 */
export function whereLines(expression: string, options: WhereLinesOptions = {}): ListReader<Uint8Array> {
  const {
    judges = {},
    invert = false,
    countsOnly = false,
    ...reading
  } = requireOptions(options, WHERE_LINES_OPTIONS);
  const read = readWhere(expression);
  if (!read.valid) throw new WhereError(read.fault);
  const columns = [...new Set(statementsOf(read.expression).flatMap(columnOf))];
  const test = lineTest<RowFacts>(
    read.expression,
    requireOptions(judges, JUDGES, "judges"),
    octetTest(columns),
  );
  const engine = new Engine(reading);
  engine.setPlain(0);
  const work = new WhereWork(new ColumnWork(engine, { columns: ["line", ...columns] }), {
    rows: new Rows(columns),
    takes: (line) => (test(line) === true) !== invert,
    countsOnly,
  });
  return new ListWindow(engine, work, reading);
}

interface Sieve {
  readonly rows: Rows;
  readonly takes: (line: RowFacts) => boolean;
  readonly countsOnly: boolean;
}

const LF = 0x0a;
const LINE_END = /* @__PURE__ */ Uint8Array.of(LF);

class WhereWork implements LineWork<Uint8Array> {
  readonly #columns: LineWork<ColumnRows>;
  readonly #sieve: Sieve;
  readonly #gathered = new OctetBuffer();
  /** Whether the line is given that is passed on in pieces. */
  #isTaken = false;

  constructor(columns: LineWork<ColumnRows>, sieve: Sieve) {
    this.#columns = columns;
    this.#sieve = sieve;
  }

  *lines(from: number, to: number, place: ListPlace): Generator<Uint8Array> {
    for (const rows of this.#columns.lines(from, to, place)) {
      this.#gather(rows);
      if (this.#gathered.length > 0) yield this.#gathered.taken();
    }
  }

  /** Gathers the lines that are taken: those in a row at once. */
  #gather(given: ColumnRows): void {
    const { rows, takes, countsOnly } = this.#sieve;
    rows.begin(given);
    let begin = -1;
    while (rows.advance()) {
      const isTaken = takes(rows);
      if (countsOnly) {
        if (isTaken) this.#gathered.octet(LF);
      } else if (isTaken) {
        if (begin < 0) begin = rows.lineFrom;
      } else if (begin >= 0) {
        this.#gathered.part(rows.octets, begin, rows.lineFrom);
        begin = -1;
      }
    }
    if (begin >= 0) this.#gathered.part(rows.octets, begin, rows.end);
  }

  *piece(octets: Uint8Array, { first, last }: LinePiece): Generator<Uint8Array> {
    const { takes, countsOnly } = this.#sieve;
    if (first) this.#isTaken = takes(OVERLONG);
    if (!this.#isTaken) return;
    if (!countsOnly) yield octets;
    if (last) yield LINE_END;
  }
}
