/** The rows of columns, one after another: what is known about the line of each. */

import { type ColumnName, type ColumnRows, NULL_VALUE, type ValueColumn } from "@urikit/lists";
import { tryParse, type UriReference, whyNot } from "urikit";
import type { LineFacts } from "../line-test.ts";

/** Why a line is invalid, as `@urikit/lists` says it. */
type InvalidReason = ColumnRows["invalid"][number]["reason"];

/** A line, and where its components lie. */
export interface RowFacts extends LineFacts {
  /** Undefined if the line is valid. */
  readonly reason: InvalidReason | undefined;
  readonly octets: Uint8Array;
  /** Where the value of a column begins, which is `NULL_VALUE` if it is undefined; and where it ends. */
  from(column: number): number;
  to(column: number): number;
}

/** A line that is too long to be held: it is invalid, and that is all. */
export const OVERLONG: RowFacts = {
  text: undefined,
  parsed: undefined,
  code: "line-too-long",
  reason: "too-long",
  octets: /* @__PURE__ */ new Uint8Array(0),
  from: () => NULL_VALUE,
  to: () => NULL_VALUE,
};

/** The column of the line itself, before those that are asked for. */
const LINE = 0;
export const FIRST_COLUMN = 1;

const LF = 0x0a;
const UTF8 = /* @__PURE__ */ new TextDecoder("utf-8", { ignoreBOM: true });

/** Goes from row to row. It is the line of the row that it is at. */
export class Rows implements RowFacts {
  readonly #names: readonly ColumnName[];
  #columns: readonly ValueColumn[] = [];
  #invalid: ColumnRows["invalid"] = [];
  #first = 0;
  #count = 0;
  #row = 0;
  /** Which of the invalid lines comes next, and its row. */
  #next = 0;
  #nextRow = -1;
  #text: string | undefined;
  #parsed: UriReference | undefined;
  octets: Uint8Array = OVERLONG.octets;
  reason: InvalidReason | undefined;

  constructor(names: readonly ColumnName[]) {
    this.#names = ["line", ...names];
  }

  /** Begins with other rows. */
  begin({ columns, invalid, rows, first }: ColumnRows): void {
    this.#columns = this.#names.map((name) => columns[name] as ValueColumn); // these were asked for
    this.octets = (this.#columns[LINE] as ValueColumn).octets;
    this.#invalid = invalid;
    this.#first = first;
    this.#count = rows;
    this.#row = -1;
    this.#next = -1;
    this.#passInvalid();
  }

  /** Goes to the next row. Returns whether there is one. */
  advance(): boolean {
    if (this.reason !== undefined) this.#passInvalid();
    this.#row++;
    this.reason = this.#row === this.#nextRow ? this.#invalid[this.#next]?.reason : undefined;
    this.#text = undefined;
    this.#parsed = undefined;
    return this.#row < this.#count;
  }

  #passInvalid(): void {
    this.#next++;
    this.#nextRow = (this.#invalid[this.#next]?.number ?? -1) - this.#first;
    this.reason = undefined;
  }

  from(column: number): number {
    return this.#columns[column]?.from[this.#row] as number; // a column has all its rows
  }

  to(column: number): number {
    return this.#columns[column]?.to[this.#row] as number;
  }

  get lineFrom(): number {
    return this.from(LINE);
  }

  /** Where the last line ends, with its line end. */
  get end(): number {
    this.#row = this.#count - 1;
    return this.octets.indexOf(LF, this.to(LINE)) + 1;
  }

  get text(): string | undefined {
    if (this.reason === "not-utf-8") return undefined;
    this.#text ??= UTF8.decode(this.octets.subarray(this.from(LINE), this.to(LINE)));
    return this.#text;
  }

  get parsed(): UriReference | undefined {
    if (this.reason !== undefined || this.#parsed !== undefined) return this.#parsed;
    const read = tryParse(this.text ?? "");
    this.#parsed = read.valid ? read.parsed : undefined;
    return this.#parsed;
  }

  get code(): string | undefined {
    if (this.reason === undefined) return undefined;
    const { text } = this;
    return text === undefined ? this.reason : whyNot(text)?.code;
  }
}
