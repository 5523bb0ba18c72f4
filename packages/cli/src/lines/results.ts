/**
 * The result of one line: its line out, or what `--invalid` puts in its place, and a report (the contract of `uri`:
 * "Each is reported on standard error as FILE:LINE:COLUMN: message: nothing is lost silently").
 */

import { type AlikeErrors, hasText, type LineError, lineErrorOf, tooLong, type Words } from "@urikit/explain";
import type { Screen } from "@urikit/explain/layout";
import { drawable } from "@urikit/explain/layout";
import { invalidJson } from "@urikit/explain/pages";
import { printable } from "urikit/display";
import type { Statement } from "urikit/words";
import { jsonLine } from "../display/json.ts";
import { INVALID, VALID } from "../exit.ts";
import type { InvalidPolicy } from "../option-values.ts";
import type { InputSubject } from "./input.ts";
import { encodingError, type Line, lineOf, textOf } from "./line-text.ts";
import { LONGEST_LINE } from "./longest.ts";
import { ProblemList, type ProblemOptions } from "./problem-list.ts";
import { type Outcome, type Reported, Reports, type Tally } from "./reports.ts";
import type { Work } from "./work.ts";

/** Where a line is, how it was read, and who takes notes about it. */
export interface LinePlace {
  /** The name of the source. */
  readonly source: string;
  /** Whether it is a line of a list, and not an argument. */
  readonly isList: boolean;
  /** Counted from 1. */
  readonly number: number;
  /** The line as it was read. */
  readonly octets: Uint8Array;
  /** Reports something about the line, though it is not invalid. */
  note(note: LineNote): void;
}

/** Something to say about a line. */
export interface LineNote {
  /** In UTF-16 code units of its text. */
  readonly index: number;
  readonly message: string;
  /** The same for other languages. */
  readonly problem: Statement;
}

/** How a command describes its lines. */
interface LineSubject {
  /**
   * The error of a line, which is then asked for nothing else. Most lists have invalid lines: a value takes a tenth of the
   * time of an error that is thrown. If this is absent, the functions of the command throw.
   */
  errorOf?(text: string, place: LinePlace): LineError | undefined;
  /** Knows the errors of most lines by their octets, as `errorOf` has them, but without their pictures. */
  readonly alike?: AlikeErrors | undefined;
  /** The word for a line that is not invalid, in the sum of a list: `valid`, if this is absent. */
  readonly outcome?: Outcome;
  /** The sum of a list for lines that are not invalid, since it was last asked. */
  takeTally?(): Tally;
  /** What a person is asked to type: references, if this is absent. */
  readonly subject?: InputSubject;
  /** The longest line that is read, in octets, if it is shorter than that of all commands. */
  readonly longest?: number;
  /** Whether the JSON of an invalid line masks its secrets, unless `--show-secrets` is given. */
  readonly masksSecrets?: boolean;
  /** It gives the same for most lines of a list, and hands the others to the command: see `work.ts`. */
  readonly work?: Work | undefined;
  /** The same in the place of its JSON. */
  readonly jsonWork?: Work | undefined;
  /** The replacement of an invalid line; an empty line, if this is absent. */
  readonly invalidLine?: string | undefined;
  /**
   * What an answer is, where it stands among other values of a line: a value in the place of another one, unless this is given; a
   * `verdict` beside what it judges; or the whole `row`, as it is.
   */
  readonly answers?: "value" | "verdict" | "row";
  /** Whether its answer takes the place of what was there in CSV and in JSON, too. */
  readonly replaces?: boolean;
  /** The row of a line whose value is invalid, where an answer stands beside what was there. `shown` masks its secrets. */
  invalidRow?(error: LineError, shown: (text: string) => string): LineResult;
  /** Whether it takes IRIs itself, where they are asked for. */
  readonly takesIris?: boolean;
}

/**
 * A command that gives a line for each line. Its functions say what is correct, and throw a `UriSyntaxError` for a line that
 * is invalid, unless `errorOf` has said so; its work gives the same, and is fast.
 */
export interface LineCommand extends LineSubject {
  /** The line out, without a line end, as text or as octets; undefined if there is no such line. */
  line(text: string, place: LinePlace): LineResult;
  /** The text that stands beside the line out on a list, with a TAB between them: what is judged, next to its verdict. */
  beside?(text: string): string | undefined;
  /** The same for programs: an object, or the octets of its JSON. */
  json(text: string, place: LinePlace): object | Uint8Array | undefined;
  /**
   * Whether a line may hold any octets, or fields of any octets; otherwise it must be UTF-8. A list of octets is read as
   * it is, and any other is unpacked if it is packed.
   */
  readonly takes?: "octets" | "fields";
}

/** A command that throws for no line: `errorOf` knows every error. */
export type ReferenceCommand = LineCommand & Pick<Required<LineCommand>, "errorOf">;

/** A command that shows a person as many lines as a reference needs. It throws as a {@link LineCommand} does. */
export interface PageCommand extends LineSubject {
  /** The page, without its last line end; undefined if there is no such page. */
  page(text: string, screen: Screen, place: LinePlace): string | undefined;
  /** The same for programs. */
  json(text: string, place: LinePlace): object | Uint8Array | undefined;
  /** The replacement of an invalid line; an empty line, if this is absent. */
  invalidPage?(text: string, error: LineError, screen: Screen): string;
  /** How a list on a terminal shows what is wrong, and nothing else; absent, if each line has its page. */
  readonly problems?: ProblemOptions;
  /** The members of the JSON of an invalid line besides its error. */
  invalidJson?(text: string): object;
}

/** What masks the secrets of lines, and of objects. */
export type Masking = typeof import("../display/masking.ts");

/** How the results are to be given. */
export interface ResultOptions {
  /** The name of the source, fit for messages. */
  readonly source: string;
  /** Whether the lines are those of a list, and not arguments. */
  readonly isList: boolean;
  /** Whether the number of each line precedes what it gives. */
  readonly isNumbered: boolean;
  /** Whether there is one argument: then no line keeps the place of an invalid one. */
  readonly isAlone: boolean;
  /** Whether the JSON shows secrets (§3.2.1, §7.5). */
  readonly showSecrets: boolean;
  /** Masks secrets, where they are not to be shown: loaded only then. */
  readonly masking: Masking | undefined;
  readonly invalid: InvalidPolicy;
  readonly json: boolean;
  readonly output: Screen;
  readonly errors: Screen;
  /** The words of the JSON. */
  readonly data: Words;
}

const NO_LINE: Line = lineOf(new Uint8Array(0));

/** The result of a line, without its line end: text or octets; undefined if it gives nothing. */
export type LineResult = string | Uint8Array | undefined;

/** How a command gives lines, by the options: asked once, and not for each line. It throws for a line that is invalid. */
function lineOutOf(
  command: LineCommand | PageCommand,
  { json, output, isList, isNumbered, masking }: ResultOptions,
  place: LinePlace,
): (text: string) => LineResult {
  const mask = output.isTerminal ? masking : undefined;
  if (json)
    return (text) => {
      const given = command.json(text, place);
      if (given === undefined) return undefined;
      const value = mask ? mask.maskedObject(given) : given;
      if (value instanceof Uint8Array) return isNumbered ? withNumber(value, place.number) : value;
      return jsonLine(isNumbered ? { line: place.number, ...value } : value);
    };
  // A page is as the screen can draw it. Lines of results are data, and stay as they are.
  if ("page" in command)
    return (text) => {
      const page = command.page(text, output, place);
      return page === undefined ? undefined : drawable(page, output);
    };
  const { beside } = command;
  const given =
    isList && beside !== undefined
      ? (text: string) => besideLine(command.line(text, place), beside(text))
      : (text: string) => command.line(text, place);
  const line = mask ? (text: string) => mask.maskedLine(given(text)) : given;
  return isNumbered ? (text) => numbered(line(text), place.number) : line;
}

/** The line out, and beside it the text that it is about, if it is to be there. */
function besideLine(line: LineResult, text: string | undefined): LineResult {
  return text === undefined ? line : `${line}\t${text}`;
}

/** The line out after the number of its line. */
function numbered(line: LineResult, number: number): LineResult {
  if (line === undefined) return undefined;
  return typeof line === "string" ? `${number}:${line}` : Buffer.concat([Buffer.from(`${number}:`), line]);
}

/** The octets of an object with the number of its line as first member. */
function withNumber(object: Uint8Array, number: number): Uint8Array {
  return Buffer.concat([Buffer.from(`{"line":${number},`), object.subarray(1)]);
}

/** Gives the results of lines, one after another. To a command, it is the place of the line. */
export class Results implements LinePlace {
  readonly #command: LineCommand | PageCommand;
  readonly #options: ResultOptions;
  readonly #lineOut: (text: string) => LineResult;
  readonly #takesOctets: boolean;
  readonly #longest: number;
  /** Absent, where a person sees the picture of an error. */
  readonly #alike: AlikeErrors | undefined;
  readonly #reports: Reports;
  readonly #isOnScreen: boolean;
  /** Shows what is wrong, if nothing else is shown. */
  readonly #problems: ProblemList | undefined;
  #line = NO_LINE;
  #number = 0;
  #leftOut = 0;
  #invalidLines = 0;
  #repeated: number | undefined;
  #status = VALID;
  #stopped = false;

  constructor(command: LineCommand | PageCommand, options: ResultOptions) {
    this.#command = command;
    this.#options = options;
    this.#reports = new Reports(options);
    this.#isOnScreen = isOnScreen(command, options);
    this.#problems = problemList(command, options);
    this.#lineOut = lineOutOf(command, options, this);
    this.#takesOctets = "takes" in command;
    this.#longest = command.longest ?? LONGEST_LINE;
    const isPictured = !options.isList || options.errors.isTerminal || "page" in command;
    this.#alike = isPictured ? undefined : command.alike;
  }

  get source(): string {
    return this.#options.source;
  }

  get isList(): boolean {
    return this.#options.isList;
  }

  /** The number of the line, and of those up to it. */
  get number(): number {
    return this.#number;
  }

  get octets(): Uint8Array {
    return this.#line.octets;
  }

  note(note: LineNote): void {
    this.#report(note);
  }

  /** Whether the command throws for a line that is invalid. */
  get mayThrow(): boolean {
    return this.#command.errorOf === undefined;
  }

  /** The exit status so far. */
  get status(): number {
    return this.#status;
  }

  /** Whether an invalid line has ended the work. */
  get stopped(): boolean {
    return this.#stopped;
  }

  /** How many characters are to be reported since {@link takeReports}. */
  get reported(): number {
    return this.#reports.pending;
  }

  takeReports(): string {
    return this.#reports.take();
  }

  /** The sum of all lines, for standard error if it is a terminal. */
  sum(): string {
    if (!this.#options.errors.isTerminal) return "";
    const { outcome = "valid" } = this.#command;
    const lines = this.#number - this.#leftOut;
    const most = this.#problems === undefined ? Infinity : this.#most;
    return this.#reports.sum(lines, outcome, this.#tally ?? this.#command.takeTally?.(), most);
  }

  get #tally(): Tally | undefined {
    return this.#repeated === undefined
      ? undefined
      : { outcome: "repeated", count: this.#repeated, kinds: new Map() };
  }

  /** Counts lines whose results are known. */
  skip(count = 1): void {
    this.#number += count;
  }

  /** The number of valid lines so far. */
  get valid(): number {
    return this.#number - this.#leftOut - this.#invalidLines;
  }

  /** Says how many of the valid lines gave nothing, as they were equivalent to one before them. */
  setRepeated(count: number): void {
    this.#repeated = count;
  }

  /** Counts a line that was not asked for: it has its number, and no part in the sum. */
  leaveOut(): void {
    this.#number++;
    this.#leftOut++;
  }

  /** The result of the next line. */
  of(line: Line): LineResult {
    this.#number++;
    this.#line = line;
    if (line.length > this.#longest) return this.#invalid(undefined, tooLong(this.#longest));
    const { ascii } = line;
    if (ascii !== undefined) return this.#of(ascii);
    const text = textOf(line.octets);
    const error = this.#takesOctets ? undefined : encodingError(line.octets, text);
    return error === undefined ? this.#of(text) : this.#invalid(text, error);
  }

  /** The result of the next line, which a reader has found to be invalid. */
  ofInvalid(octets: Uint8Array): LineResult {
    const line = lineOf(octets);
    const error = line.length > this.#longest ? undefined : this.#alike?.of(octets, textOf);
    if (error === undefined) return this.of(line);
    this.#number++;
    this.#line = line;
    return this.#invalid(this.#options.json ? textOf(octets) : undefined, error);
  }

  #of(text: string): LineResult {
    const known = this.#command.errorOf?.(text, this);
    if (known !== undefined) return this.#invalid(text, known);
    try {
      const result = this.#lineOut(text);
      return this.#problems === undefined ? result : undefined;
    } catch (error) {
      return this.#invalid(text, lineErrorOf(error));
    }
  }

  /** The result of a line that was counted, and is valid. */
  ofGiven(text: string): LineResult {
    return this.#lineOut(text);
  }

  /** The result of the next line, which is too long to hold. If it is kept, its pieces are written instead. */
  ofUnread(): LineResult {
    this.#number++;
    this.#line = NO_LINE;
    return this.#invalid(undefined, tooLong(this.#longest));
  }

  /** The replacement of an invalid line. `text` is undefined if the line was not read. */
  #invalid(text: string | undefined, error: LineError): LineResult {
    const { invalid, json, output } = this.#options;
    const count = this.#reports.count(error.code);
    this.#report(error);
    this.#status = INVALID;
    this.#invalidLines++;
    if (invalid === "stop") this.#stopped = true;
    const row = invalid === "drop" && !json ? undefined : this.#invalidRow(error);
    if (row !== undefined) return row;
    if (json) return this.#invalidJson(hasText(error) ? text : undefined, error);
    if (invalid === "keep") return output.isTerminal ? this.#shownLine() : this.octets;
    if (invalid !== "empty") return undefined;
    if (this.#problems) return count > this.#most ? undefined : this.#problems.shown(error, this.#number);
    const page = text === undefined ? undefined : this.#page?.(text, error, output);
    if (page === undefined && this.#options.isAlone) return undefined;
    return drawable(page ?? this.#command.invalidLine ?? "", output);
  }

  /** How many problems of a code are shown: all, where nobody would read how many were not. */
  get #most(): number {
    const { problems } = this.#command as PageCommand; // a command of lines has no problem list
    return this.#options.errors.isTerminal ? (problems?.most ?? Infinity) : Infinity;
  }

  /** How the command shows an invalid line, if it does. */
  get #page(): PageCommand["invalidPage"] {
    return "page" in this.#command ? this.#command.invalidPage : undefined;
  }

  /** The row in which the answer stands beside what was there. */
  #invalidRow(error: LineError): LineResult {
    const { data, masking, isNumbered, json } = this.#options;
    const shown = (text: string) => (this.#command.masksSecrets && masking?.maskedText(text)) || text;
    const row = this.#command.invalidRow?.({ ...error, message: data.error(error) }, shown);
    if (row === undefined || !isNumbered) return row;
    return json ? withNumber(Buffer.from(row), this.#number) : numbered(row, this.#number);
  }

  #invalidJson(text: string | undefined, error: LineError): string {
    const { data, showSecrets, isNumbered } = this.#options;
    const said = { ...error, message: data.error(error) };
    const invalid = invalidJson(this.#command, { text, error: said, showSecrets });
    return jsonLine(isNumbered ? { line: this.#number, ...invalid } : invalid);
  }

  /** The line as a terminal may show it. */
  #shownLine(): string {
    const text = textOf(this.octets);
    return printable(this.#options.masking?.maskedText(text) ?? text);
  }

  #report(error: Reported): void {
    if (!this.#isOnScreen) this.#reports.add(error, this.#number);
  }
}

/** Whether whoever would read the report of an error reads it on the page: on the terminal, or both in one log. */
function isOnScreen(
  command: LineCommand | PageCommand,
  { invalid, json, output, errors, isList }: ResultOptions,
): boolean {
  if (!("page" in command) || command.invalidPage === undefined || invalid !== "empty" || json) return false;
  return output.isTerminal ? errors.isTerminal : !errors.isTerminal && !isList;
}

/** The display of the problems of a list, if the command shows nothing else. */
function problemList(
  command: LineCommand | PageCommand,
  { json, invalid, isList, output, source }: ResultOptions,
): ProblemList | undefined {
  if (json || !isList || invalid !== "empty") return undefined;
  if (!("problems" in command) || command.problems === undefined) return undefined;
  return new ProblemList(command.problems.named ? source : undefined, output);
}
