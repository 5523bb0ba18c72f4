/**
 * A command on one value of each line: of fields (`--field`), of CSV (`--csv`), of an object of JSON (`--json-field`). The other
 * values stay as they are. A field is replaced by the answer; in CSV and JSON the answer stands beside what was there.
 */

import { Buffer } from "node:buffer";
import { redactText } from "@urikit/audit/at-once";
import { errorJson, hasMember, type LineError, lineErrorOf } from "@urikit/explain";
import { printable } from "urikit/display";
import { jsonLine } from "../display/json.ts";
import { hasMemberNamed, withMember } from "./json-text.ts";
import { encodingError, textOf } from "./line-text.ts";
import type { ValueOptions } from "./list-options.ts";
import type { LineCommand, LineNote, LinePlace, LineResult, PageCommand } from "./results.ts";
import { Row } from "./row.ts";
import { csvCell, isPlace, type ValueFinder, type ValuePlace, valueFinder } from "./row-value.ts";
import type { Work } from "./work.ts";

/** What is asked of the values, and by which command. */
export interface OnValueOptions extends ValueOptions {
  readonly json?: true;
  readonly showSecrets?: true;
  /** The name of the command, under which its answer stands. */
  readonly calledAs?: string;
}

/** The command on the value that is asked for. */
export function onValue<Command extends LineCommand | PageCommand>(
  command: Command,
  options: OnValueOptions,
): Command {
  return { ...command, ...new ValueCommand(command, options).members };
}

/** The works that are done on fields, too. */
const FIELD_WORKS: ReadonlySet<Work["name"]> = new Set([
  "check",
  "normalize",
  "key",
  "resolve",
  "columns",
  "unique",
]);

/** A row whose value was found: the value is undefined in the header of CSV. */
interface FoundValue {
  readonly row: Row;
  readonly place: ValuePlace | undefined;
  readonly text: string;
  /** The value as the command is told of it. */
  readonly inLine: LinePlace;
}

/** The place of a value: that of its line, with the octets of the value, and notes about it at their places in the row. */
class PlaceOfValue implements LinePlace {
  readonly #line: LinePlace;
  readonly #before: number;
  readonly octets: Uint8Array;

  constructor(line: LinePlace, before: number, octets: Uint8Array) {
    this.#line = line;
    this.#before = before;
    this.octets = octets;
  }

  get source(): string {
    return this.#line.source;
  }

  get isList(): boolean {
    return this.#line.isList;
  }

  get number(): number {
    return this.#line.number;
  }

  note(note: LineNote): void {
    this.#line.note({ ...note, index: note.index + this.#before });
  }
}

/** What the command gives for a value that has no error: asked once, and kept until it is used. */
interface Answer {
  readonly line?: LineResult;
  readonly object?: object | Uint8Array | undefined;
}

const HEADER_TEXT = "";

class ValueCommand {
  readonly #command: LineCommand | PageCommand;
  readonly #options: OnValueOptions;
  /** Of each input. */
  readonly #finders = new WeakMap<LinePlace, ValueFinder>();
  #found: FoundValue | undefined;
  #answer: Answer | undefined;

  constructor(command: LineCommand | PageCommand, options: OnValueOptions) {
    this.#command = command;
    this.#options = options;
  }

  get members() {
    const { csv, jsonField } = this.#options;
    const { page, beside: _ } = this.#command as PageCommand & LineCommand;
    const hasRows = jsonField !== undefined || (csv !== undefined && page === undefined);
    const shared = {
      takes: "fields" as const,
      alike: undefined,
      invalidLine: undefined,
      work: this.#onField(this.#command.work),
      jsonWork: this.#onField(this.#command.jsonWork),
      errorOf: (text: string, place: LinePlace) => this.#errorOf(text, place),
      json: () => this.#json(),
      invalidJson: undefined,
      ...(hasRows && {
        invalidRow: (error: LineError, shown: (text: string) => string) => this.#invalidRow(error, shown),
      }),
    };
    if (page !== undefined)
      return {
        ...shared,
        problems: undefined,
        page: (...[, screen]: Parameters<PageCommand["page"]>) => {
          const { text, place: at, inLine } = this.#asked;
          return at === undefined ? undefined : page(text, screen, inLine);
        },
      };
    return { ...shared, beside: undefined, line: () => this.#line() };
  }

  #onField(work: Work | undefined): Work | undefined {
    const { field, separator = "\t" } = this.#options;
    if (field === undefined || work === undefined || !FIELD_WORKS.has(work.name)) return undefined;
    return { ...work, field: { field, separator } };
  }

  get #name(): string {
    return this.#options.calledAs ?? "result";
  }

  get #separator(): string {
    return this.#options.separator ?? ",";
  }

  /** The value of the line that was asked for its error last. */
  get #asked(): FoundValue {
    return this.#found as FoundValue; // the error of a line is asked for before anything else
  }

  #errorOf(text: string, place: LinePlace): LineError | undefined {
    const row = Row.of(text, place.octets);
    const finder = this.#finders.get(place) ?? valueFinder(this.#options);
    this.#finders.set(place, finder);
    const found = finder.placeIn(row);
    this.#found = undefined;
    this.#answer = undefined;
    if (found === undefined) this.#found = { row, place: undefined, text: HEADER_TEXT, inLine: place };
    else if (!isPlace(found)) return found;
    else return this.#errorAt(row, found, place);
    return undefined;
  }

  /** An error in the text of a value is an error in the row, at its place there. */
  #errorAt(row: Row, found: ValuePlace, place: LinePlace): LineError | undefined {
    const { from, to, inner = from } = found;
    const text = found.text ?? row.text(from, to);
    const before = row.text(0, inner).length;
    const octets = found.text === undefined ? row.octets(from, to) : Buffer.from(found.text);
    const inLine = new PlaceOfValue(place, before, octets);
    this.#found = { row, place: found, text, inLine };
    if (this.#asksForMember(row)) {
      this.#found = undefined;
      return hasMember(this.#name);
    }
    const foreign = row.isText || this.#takesOctets ? undefined : encodingError(octets, text);
    const error = foreign ?? this.#errorOfText(text, inLine);
    return error && { ...error, index: before + error.index };
  }

  get #takesOctets(): boolean {
    return "takes" in this.#command;
  }

  /** Whether the place of the answer is taken. */
  #asksForMember(row: Row): boolean {
    const { jsonField } = this.#options;
    if (jsonField === undefined || this.#command.answers === "row" || this.#command.replaces) return false;
    return hasMemberNamed(row.characters, this.#name);
  }

  /** The error of the command; one that throws is asked for its answer, which is kept. */
  #errorOfText(text: string, place: LinePlace): LineError | undefined {
    const command = this.#command;
    if (command.errorOf !== undefined) return command.errorOf(text, place);
    if ("page" in command && !this.#options.json) return undefined; // it throws where it is drawn
    try {
      this.#answer =
        this.#options.json || "page" in command
          ? { object: command.json(text, place) }
          : { line: command.line(text, place) };
      return undefined;
    } catch (error) {
      return lineErrorOf(error);
    }
  }

  /** The row with the answer. */
  #line(): LineResult {
    const { row, place: at, text, inLine } = this.#asked;
    const { csv } = this.#options;
    const command = this.#command as LineCommand;
    const isOfRows = command.answers === "row";
    const isAdded = csv !== undefined && !command.replaces;
    if (at === undefined) return isOfRows || !isAdded ? row.octets(0) : this.#withCell(row, this.#name);
    const result = this.#answer === undefined ? command.line(text, inLine) : this.#answer.line;
    if (result === undefined) return undefined;
    if (isOfRows || (command.replaces && result === text)) return row.octets(0);
    if (isAdded) return ofLines(result, (one) => this.#withCell(row, one));
    if (command.replaces) return row.with(at.from, at.to, this.#inPlace(result));
    if (command.answers !== "verdict") return ofLines(result, (one) => row.with(at.from, at.to, one));
    if (command.beside?.(text) === undefined) return result;
    return `${result}\t${this.#shownRow(row)}`;
  }

  /** A result in the place of a value, as the row writes it. */
  #inPlace(result: string | Uint8Array): string | Uint8Array {
    const { csv, jsonField } = this.#options;
    if (jsonField !== undefined) return JSON.stringify(asText(result));
    return csv === undefined ? result : csvCell(asText(result), this.#separator);
  }

  #withCell(row: Row, cell: string | Uint8Array): string | Buffer {
    const { length } = row.characters;
    return row.with(length, length, this.#separator + csvCell(asText(cell), this.#separator));
  }

  /** The row as it is shown. */
  #shownRow(row: Row): string {
    const text = row.text(0);
    const shown = this.#options.showSecrets ? text : redactText(text);
    return shown.split("\t").map(printable).join("\t");
  }

  #json(): object | Uint8Array | undefined {
    const { row, place: at, text, inLine } = this.#asked;
    if (at === undefined) return undefined;
    const object = this.#answer === undefined ? this.#command.json(text, inLine) : this.#answer.object;
    if (object === undefined || this.#options.jsonField === undefined) return object;
    const written = object instanceof Uint8Array ? textOf(object) : jsonLine(object);
    return Buffer.from(
      written
        .split("\n")
        .map((one) => this.#withAnswer(row, one))
        .join("\n"),
    );
  }

  #withAnswer(row: Row, json: string): string {
    return withMember(row.characters.trim(), this.#name, json);
  }

  /** The row of a value that is invalid. */
  #invalidRow(error: LineError, shown: (text: string) => string): LineResult {
    const found = this.#found;
    if (found?.place === undefined) return undefined;
    const { row, place, text } = found;
    const { jsonField, json } = this.#options;
    if (this.#command.answers === "row" || this.#command.replaces) return undefined;
    if (jsonField === undefined) return json ? undefined : this.#withCell(row, "");
    const inner = row.text(0, place.inner ?? place.from).length;
    const inValue = { ...error, index: error.index - inner };
    return this.#withAnswer(
      row,
      jsonLine({ reference: shown(text), valid: false, error: errorJson(inValue) }),
    );
  }
}

function asText(result: string | Uint8Array): string {
  return typeof result === "string" ? result : textOf(result);
}

/** The rows of a result, which may have several lines. */
function ofLines(
  result: string | Uint8Array,
  rowOf: (one: string | Uint8Array) => string | Buffer,
): string | Buffer {
  if (typeof result !== "string" || !result.includes("\n")) return rowOf(result);
  const rows = result.split("\n").map(rowOf);
  return rows.every((row) => typeof row === "string")
    ? rows.join("\n")
    : Buffer.concat(rows.flatMap((row, at) => [...(at > 0 ? [Buffer.from("\n")] : []), Buffer.from(row)]));
}
