/**
 * What one line gives: its line out, or what `--invalid` puts in its place, and a report (the contract of
 * `uri`: "Each is reported on standard error as FILE:LINE:COLUMN: message: nothing is lost silently").
 */

import { printable } from "urikit";
import { jsonLine } from "../display/json.ts";
import type { Screen } from "../display/terminal.ts";
import { INVALID, VALID } from "../exit.ts";
import type { Policy } from "../option-values.ts";
import { LONGEST_LINE } from "./blocks.ts";
import { octetsOf, textOf } from "./latin1.ts";
import { encodingFault, errorRecord, type Fault, faultOf, hasText, TOO_LONG } from "./line-error.ts";

/**
 * What a command does with one line. Its functions throw a `UriSyntaxError` for a line that is invalid.
 * `octets` is the line as it was read, every character an octet, for what need not be UTF-8.
 */
export interface LineCommand {
  /** The line out, without a line end. */
  line(text: string, octets: string): string;
  /** The same for programs, whole: to spread one object in another would take most of the time. */
  record(text: string, octets: string): object;
  /** The quick answer: whether `text[from..to)` is certainly valid, and its line out is itself. */
  isUnchanged?(text: string, from: number, to: number): boolean;
  /** What people get for an argument, in as many lines as it takes; `line` unless told. */
  show?(text: string, screen: Screen): string;
  /** What people get in the place of an invalid argument, where the command has more to say than nothing. */
  showInvalid?(text: string, fault: Fault, screen: Screen): string;
  /** Whether a line may be any octets; otherwise it has to be UTF-8. */
  readonly readsOctets?: true;
  /** Whether the lines of a list are shown as arguments are. */
  readonly showsLists?: true;
  /** The member of the JSON of an invalid line that holds the line; `reference` unless told. */
  readonly subject?: string;
  /** What the JSON of an invalid line says besides its error. */
  invalidRecord?(text: string): object;
}

/** Where answers go, and how they are wanted. */
export interface Setting {
  /** The name of the source, fit for messages. */
  readonly source: string;
  /** Lines of a list, or arguments. */
  readonly isList: boolean;
  readonly invalid: Policy;
  readonly json: boolean;
  readonly output: Screen;
  readonly errors: Screen;
}

/** Answers lines, one after another. */
export class Answers {
  /** What is to be reported since {@link takeReports}. */
  #reports = "";
  /** The number of lines so far. */
  #number = 0;
  #status = VALID;
  #stopped = false;
  readonly #command: LineCommand;
  readonly #setting: Setting;
  /** Whether people get several lines for one. */
  readonly #shows: boolean;

  constructor(command: LineCommand, setting: Setting) {
    this.#command = command;
    this.#setting = setting;
    this.#shows = !setting.isList || command.showsLists === true;
  }

  /** The exit status so far. */
  get status(): number {
    return this.#status;
  }

  /** Whether an invalid line has ended the work. */
  get stopped(): boolean {
    return this.#stopped;
  }

  takeReports(): string {
    const reports = this.#reports;
    this.#reports = "";
    return reports;
  }

  /** Counts a line whose answer is known. */
  skip(): void {
    this.#number++;
  }

  /** What is written for the next line, line end included; as the line, a text of octets. */
  answer(line: string): string {
    this.#number++;
    if (line.length > LONGEST_LINE) return this.#invalid(undefined, line, TOO_LONG);
    const text = textOf(line);
    const fault = this.#command.readsOctets ? undefined : encodingFault(line, text);
    if (fault !== undefined) return this.#invalid(text, line, fault);
    try {
      return `${octetsOf(this.#valid(text, line))}\n`;
    } catch (error) {
      return this.#invalid(text, line, faultOf(error));
    }
  }

  /** The same for a line that is too long to be held. Where it is kept, its pieces go before this. */
  answerUnread(): string {
    this.#number++;
    return this.#invalid(undefined, "", TOO_LONG);
  }

  #valid(text: string, octets: string): string {
    const { json, output } = this.#setting;
    const command = this.#command;
    if (json) return jsonLine(command.record(text, octets));
    return this.#shows && command.show ? command.show(text, output) : command.line(text, octets);
  }

  /** What stands in the place of an invalid line. `text` is undefined if the line was not looked at. */
  #invalid(text: string | undefined, line: string, fault: Fault): string {
    const { invalid, json, output } = this.#setting;
    this.#report(fault);
    this.#status = INVALID;
    if (invalid === "stop") this.#stopped = true;
    if (json) return `${octetsOf(this.#invalidJson(hasText(fault) ? text : undefined, fault))}\n`;
    if (invalid === "keep") return `${output.isTerminal ? octetsOf(printable(textOf(line))) : line}\n`;
    if (invalid !== "empty") return "";
    return text !== undefined && this.#shows && this.#command.showInvalid
      ? octetsOf(`${this.#command.showInvalid(text, fault, output)}\n`)
      : "\n";
  }

  #invalidJson(text: string | undefined, fault: Fault): string {
    const { subject = "reference", invalidRecord } = this.#command;
    const more = text === undefined ? {} : invalidRecord?.(text);
    return jsonLine({ [subject]: text, valid: false, error: errorRecord(fault), ...more });
  }

  #report(fault: Fault): void {
    if (this.#isOnScreen()) return;
    const { source, isList } = this.#setting;
    const picture = isList || fault.picture === undefined ? "" : `\n${indented(fault.picture)}`;
    this.#reports += `${source}:${this.#place(fault)}: ${fault.message}${picture}\n`;
  }

  /** LINE:COLUMN, or the number of the argument and the column in it. */
  #place({ index, member }: Fault): string {
    if (member === undefined) return `${this.#number}:${index + 1}`;
    if (this.#setting.isList) return `${this.#number}:${member.from + index + 1}`;
    return `${member.of === "a" ? 1 : 2}:${index + 1}`;
  }

  /** Whether the person at the terminal gets the error in the command's own words. */
  #isOnScreen(): boolean {
    const { invalid, json, output, errors } = this.#setting;
    const isInWords = this.#shows && this.#command.showInvalid !== undefined && invalid === "empty" && !json;
    return isInWords && output.isTerminal && errors.isTerminal;
  }
}

function indented(lines: string): string {
  return lines.replace(/^/gm, "  ");
}
