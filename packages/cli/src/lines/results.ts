/**
 * What one line gives: its line out, or what `--invalid` puts in its place, and a report (the contract of `uri`:
 * "Each is reported on standard error as FILE:LINE:COLUMN: message: nothing is lost silently").
 */

import { printable } from "urikit";
import { drawable } from "../display/ascii.ts";
import { jsonLine, jsonOctets } from "../display/json.ts";
import type { Screen } from "../display/terminal.ts";
import { INVALID, VALID } from "../exit.ts";
import type { Words } from "../language/words.ts";
import type { InvalidPolicy } from "../option-values.ts";
import { LONGEST_LINE } from "./blocks.ts";
import { encodingError } from "./encoding-error.ts";
import { invalidJson } from "./invalid-json.ts";
import { fromLatin1, type OctetWriter, toLatin1 } from "./latin1.ts";
import { hasText, type LineError, lineErrorOf, tooLong } from "./line-error.ts";
import { ProblemList, type ProblemOptions } from "./problem-list.ts";
import { type Reported, Reports, type Tally } from "./reports.ts";
import type { Work } from "./work.ts";

/** Where a line stands. */
export interface LinePlace {
  /** The name of the source. */
  readonly source: string;
  /** Whether it is a line of a list, and not an argument. */
  readonly isList: boolean;
  /** Counted from 1. */
  readonly number: number;
}

/** A command that gives a line for each line. Its functions throw a `UriSyntaxError` for a line that is invalid. */
export interface LineCommand {
  /** The line out, without a line end; undefined if there is none. `octets` is the line as it was read, every character one octet. */
  line(text: string, octets: string, place: LinePlace): string | undefined;
  /** The same for programs. */
  json(text: string, octets: string): object | undefined;
  /** The quick answer: the JSON of a line of octets, itself as octets, with its line end; undefined if it must be made by `json`. */
  quickJson?(octets: string): string | undefined;
  /** The quick answer: whether `text[from..to)` is certainly valid, and its line out is the line itself. */
  isUnchanged?(text: string, from: number, to: number): boolean;
  /** The quick way from octets to octets, for the lines that it can take. */
  readonly octetWriter?: OctetWriter;
  /** The same for the JSON. */
  readonly jsonWriter?: OctetWriter;
  /** What the engine of `@urikit/lists` does with a list in the place of `line`. */
  readonly work?: Work;
  /** Whether lists have no other way: then the JSON is that of each line that the work gives. */
  readonly needsWork?: true;
  /** What is to be said about the line that was given last, though it is not invalid. */
  takeNotes?(): readonly LineNote[];
  /** Whether valid lines give nothing, and invalid ones only what `--json` or `--invalid keep` asks for. */
  readonly isQuiet?: true;
  /** What a line is that is not invalid, as the sum of a list says it: `valid`, if this is absent. */
  readonly outcome?: string;
  /** What the sum of a list says of lines that are not invalid, since it was asked last. */
  takeTally?(): Tally;
  /** Whether the line out is octets, each as one character, as a reference always is; otherwise it is text. */
  readonly givesOctets?: true;
  /** Whether a line may hold any octets; otherwise it must be UTF-8. */
  readonly takesOctets?: true;
  /** Whether a line has fields: then it may hold any octets, but a list of them may be packed. */
  readonly hasFields?: true;
  /** The member of an invalid line's JSON that holds the line: `reference`, if this is absent. */
  readonly subject?: string;
  /** The longest line that is read, in octets, if it is shorter than that of all commands. */
  readonly longest?: number;
  /** Whether the JSON of an invalid line masks its password, unless `--show-secrets` is given. */
  readonly masksSecrets?: boolean;
}

/** Something to say about a line. */
export interface LineNote {
  /** In UTF-16 code units of its text. */
  readonly index: number;
  readonly message: string;
}

/** A command that shows a person as many lines as a reference needs. It throws as a {@link LineCommand} does. */
export interface PageCommand {
  /** The page, without its last line end. */
  page(text: string, screen: Screen): string;
  /** The same for programs. */
  json(text: string, octets: string): object;
  /** What stands in the place of an invalid line; an empty line, if this is absent. */
  invalidPage?(text: string, error: LineError, screen: Screen): string;
  /** How a list on a terminal shows what is wrong, and nothing else; absent, if each line has its page. */
  readonly problems?: ProblemOptions;
  /** What the engine of `@urikit/lists` does with a list in the place of `page`, where that shows problems alone. */
  readonly work?: Work;
  readonly outcome?: string;
  takeTally?(): Tally;
  /** What the JSON of an invalid line says besides its error. */
  invalidJson?(text: string): object;
  readonly subject?: string;
  readonly longest?: number;
  readonly masksSecrets?: boolean;
}

/** How the results are to be given. */
export interface ResultOptions {
  /** The name of the source, fit for messages. */
  readonly source: string;
  /** Whether the lines are those of a list, and not arguments. */
  readonly isList: boolean;
  /** Whether there is one argument: then no line keeps the place of an invalid one. */
  readonly isAlone: boolean;
  /** Whether the JSON shows passwords (§3.2.1). */
  readonly showSecrets: boolean;
  readonly invalid: InvalidPolicy;
  readonly json: boolean;
  readonly output: Screen;
  readonly errors: Screen;
  /** What JSON says. */
  readonly data: Words;
}

/** The line out with its line end, a text of octets; it throws for a line that is invalid. */
type LineOut = (text: string, octets: string) => string;

/** How a command gives lines, by the options: asked once, and not for each line. */
function lineOutOf(
  command: LineCommand | PageCommand,
  { json, output }: ResultOptions,
  place: LinePlace,
): LineOut {
  if (json)
    return (text, octets) => {
      const object = command.json(text, octets);
      return object === undefined ? "" : `${jsonOctets(object)}\n`;
    };
  // A page is as the screen can draw it. Lines of results are data, and stay as they are.
  if ("page" in command) return (text) => toLatin1(`${drawable(command.page(text, output), output)}\n`);
  if (command.givesOctets) return (text, octets) => withLineEnd(command.line(text, octets, place));
  // The line end comes first, so that the memory of a long line is filled only once.
  return (text, octets) => toLatin1(withLineEnd(command.line(text, octets, place)));
}

/** A line with its end, if there is one. */
function withLineEnd(line: string | undefined): string {
  return line === undefined ? "" : `${line}\n`;
}

/** Gives the results of lines, one after another. */
export class Results {
  readonly #command: LineCommand | PageCommand;
  readonly #options: ResultOptions;
  readonly #lineOut: LineOut;
  readonly #quickJson: LineCommand["quickJson"];
  readonly #hasNotes: boolean;
  readonly #takesOctets: boolean;
  readonly #longest: number;
  readonly #reports: Reports;
  /** Shows what is wrong, if nothing else is shown. */
  readonly #problems: ProblemList | undefined;
  readonly #isQuiet: boolean;
  #number = 0;
  #leftOut = 0;
  #invalidLines = 0;
  #repeated: number | undefined;
  #status = VALID;
  #stopped = false;

  constructor(command: LineCommand | PageCommand, options: ResultOptions) {
    this.#command = command;
    this.#options = options;
    const { source, isList } = options;
    const lines = () => this.#number;
    // One object for all lines: its number is that of the current one.
    const place: LinePlace = {
      source,
      isList,
      get number() {
        return lines();
      },
    };
    this.#reports = new Reports(options);
    this.#problems = problemList(command, options);
    this.#isQuiet = "isQuiet" in command || this.#problems !== undefined;
    const lineOut = lineOutOf(command, options, place);
    this.#lineOut = this.#isQuiet ? withoutLine(lineOut) : lineOut;
    this.#quickJson = options.json && "line" in command ? command.quickJson : undefined;
    this.#hasNotes = "takeNotes" in command;
    this.#takesOctets = "takesOctets" in command;
    this.#longest = command.longest ?? LONGEST_LINE;
  }

  /** The exit status so far. */
  get status(): number {
    return this.#status;
  }

  /** The number of lines so far. */
  get lines(): number {
    return this.#number;
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

  /** What all lines come to, for standard error if it is a terminal. */
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
      : { word: "repeated", count: this.#repeated, kinds: new Map() };
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

  /**
   * The result of the next line with its line end, a text of octets as the line is.
   *
   * @param isAscii Whether the line is known to be of ASCII.
   */
  of(line: string, isAscii = false): string {
    this.#number++;
    if (line.length > this.#longest) return this.#invalid(undefined, line, tooLong(this.#longest));
    const quick = this.#quickJson?.(line);
    if (quick !== undefined) return quick;
    if (isAscii) return this.#of(line, line);
    // A line of octets is decoded only for its JSON: as text it may take twice the memory.
    const text = this.#takesOctets && !this.#options.json ? line : fromLatin1(line);
    const error = this.#takesOctets ? undefined : encodingError(line, text);
    return error === undefined ? this.#of(text, line) : this.#invalid(text, line, error);
  }

  #of(text: string, line: string): string {
    try {
      const result = this.#lineOut(text, line);
      if (this.#hasNotes) this.#reportNotes();
      return result;
    } catch (error) {
      return this.#invalid(text, line, lineErrorOf(error));
    }
  }

  /** The same for a line that is too long to hold. Where it is kept, its pieces are written in its place. */
  ofUnread(): string {
    this.#number++;
    return this.#invalid(undefined, "", tooLong(this.#longest));
  }

  /** What stands in the place of an invalid line. `text` is undefined if the line was not read. */
  #invalid(text: string | undefined, line: string, error: LineError): string {
    const { invalid, json, output } = this.#options;
    const count = this.#reports.count(error.code);
    this.#report(error);
    this.#status = INVALID;
    this.#invalidLines++;
    if (invalid === "stop") this.#stopped = true;
    if (json) return `${toLatin1(this.#invalidJson(hasText(error) ? text : undefined, error))}\n`;
    if (invalid === "keep") return `${output.isTerminal ? toLatin1(printable(fromLatin1(line))) : line}\n`;
    if (invalid !== "empty") return "";
    if (this.#problems) return count > this.#most ? "" : toLatin1(this.#problems.shown(error, this.#number));
    if (this.#isQuiet) return "";
    const page = text === undefined ? undefined : this.#page?.(text, error, output);
    if (page === undefined && this.#options.isAlone) return "";
    return `${toLatin1(drawable(page ?? "", output))}\n`;
  }

  /** How many problems of a code are shown: all, where nobody would read how many were not. */
  get #most(): number {
    const { problems } = this.#command as PageCommand; // a command of lines has none
    return this.#options.errors.isTerminal ? (problems?.most ?? Infinity) : Infinity;
  }

  /** How the command shows an invalid line, if it does. */
  get #page(): PageCommand["invalidPage"] {
    return "page" in this.#command ? this.#command.invalidPage : undefined;
  }

  #invalidJson(text: string | undefined, error: LineError): string {
    const { data, showSecrets } = this.#options;
    const said = { ...error, message: data.error(error) };
    return jsonLine(invalidJson(this.#command, { text, error: said, showSecrets }));
  }

  #reportNotes(): void {
    if (!("takeNotes" in this.#command)) return;
    for (const note of this.#command.takeNotes?.() ?? []) this.#report(note);
  }

  #report(error: Reported): void {
    if (!this.#isOnScreen()) this.#reports.add(error, this.#number);
  }

  /** Whether whoever would read the report reads the error on the page: on the terminal, or both in one log. */
  #isOnScreen(): boolean {
    const { invalid, json, output, isList } = this.#options;
    if (this.#page === undefined || invalid !== "empty" || json) return false;
    const { isTerminal } = this.#options.errors;
    return output.isTerminal ? isTerminal : !isTerminal && !isList;
  }
}

/** The same, for its errors alone. */
function withoutLine(lineOut: LineOut): LineOut {
  return (text, octets) => {
    lineOut(text, octets);
    return "";
  };
}

/** What shows the problems of a list, if the command shows nothing else. */
function problemList(
  command: LineCommand | PageCommand,
  { json, invalid, isList, output, source }: ResultOptions,
): ProblemList | undefined {
  if (json || !isList || invalid !== "empty") return undefined;
  if (!("problems" in command) || command.problems === undefined) return undefined;
  return new ProblemList(command.problems.named ? source : undefined, output);
}
