/**
 * The error of a line, as data: "`error` {`index`, `code`, `rule`, `section`, `message`}" (the contract of `uri`).
 * Nearly all of them come from the library. Only the command knows lines that are too long or not UTF-8.
 */

import { type ReferenceRule, type Refusal, UriSyntaxError, whyNot } from "urikit";
import { excerpt } from "urikit/foundation";
import { type Statement, statement } from "urikit/words";
import { type DrawingScreen, errorPicture } from "../layout/error-picture.ts";
import { inEnglish } from "../words/en-reference.ts";
import { withCircles } from "../words/lone-mark.ts";
import type { ReferenceId } from "../words/words.ts";

/** The error in one line. `index` counts UTF-16 code units of the line's text. */
export interface LineError {
  readonly index: number;
  readonly code: string;
  readonly rule: string;
  readonly section: string;
  /** One line, without control characters and passwords. */
  readonly message: string;
  /** The text, and carets below the place, each of at most `width` cells; absent where there is no text. */
  readonly picture?: (width: number, screen: DrawingScreen) => readonly [text: string, carets: string];
  /** What the library says of it, if it does. */
  readonly cause?: Omit<Refusal, "index">;
  /** The problem, where no error of the library describes it. */
  readonly problem?: Statement;
  /** In a pair (`compare`): which of the two is wrong, and where in the line it begins. */
  readonly member?: PairMember;
}

/** One reference of a pair. */
export interface PairMember {
  readonly of: "a" | "b";
  readonly from: number;
}

/** The error in the line, by an error that was thrown; an error of another kind is rethrown. */
export function lineErrorOf(error: unknown): LineError {
  if (error instanceof InvalidLineError) return error.lineError;
  if (!(error instanceof UriSyntaxError)) throw error;
  return ofRefusal(error.input, error);
}

/**
 * The error in a line that is not a reference, or not of a rule of §4; undefined if it is. It is a value: nothing is thrown,
 * and an error of the library is made only for its picture.
 */
export function referenceError(text: string, rule?: ReferenceRule): LineError | undefined {
  const refusal = whyNot(text, rule);
  return refusal && ofRefusal(text, refusal);
}

function ofRefusal(text: string, refusal: Refusal): LineError {
  const { index, code, rule, section } = refusal;
  return {
    index,
    code,
    rule,
    section,
    message: messageOf(refusal),
    cause: refusal,
    picture: (width, screen) => errorPicture(text, refusal, width, screen),
  };
}

/** A message that was made, at the end of a way of ids and values: the lines of a list share a few messages. */
class MadeMessage {
  text: string | undefined;
  readonly #next = new Map<string | number, MadeMessage>();

  after(value: string | number): MadeMessage {
    let next = this.#next.get(value);
    if (next === undefined) {
      next = new MadeMessage();
      this.#next.set(value, next);
    }
    return next;
  }

  afterStatement({ id, values }: Statement): MadeMessage {
    let last = this.after(id);
    for (const value of values)
      last = typeof value === "object" ? last.afterStatement(value) : last.after(value);
    return last.after(values.length); // another way than that of a statement with more values
  }
}

const MOST_MESSAGES = 1000;
let made = new MadeMessage();
let messages = 0;

function messageOf(refusal: Refusal): string {
  const { problem, section, advice } = refusal;
  const said = made.afterStatement(problem).after(section);
  const message = advice === undefined ? said : said.afterStatement(advice);
  if (message.text === undefined) {
    message.text = withCircles(refusal.reason);
    if (++messages > MOST_MESSAGES) [made, messages] = [new MadeMessage(), 0];
  }
  return message.text;
}

/** The code of a line of octets that is not UTF-8. */
export const NOT_UTF_8 = "not-utf-8";

/** Whether the text of the line is what the line holds, without replacements. */
export function hasText({ code }: LineError): boolean {
  return code !== NOT_UTF_8;
}

/** The contract's `error`; in a pair, `of` says which of the two is wrong. */
export function errorJson({ index, code, rule, section, message, member }: LineError): object {
  return { of: member?.of, index, code, rule, section, message };
}

/** Thrown by a command that knows itself what is wrong with a line. */
export class InvalidLineError extends Error {
  readonly lineError: LineError;

  constructor(lineError: LineError) {
    super(lineError.message);
    this.lineError = lineError;
  }
}

/**
 * The error of a line of octets that are not UTF-8 from `index` on, in UTF-16 code units of what is before.
 */
export function notUtf8(index: number): LineError {
  return ofLine({ index, code: NOT_UTF_8, problem: statement("line-not-utf-8") });
}

/** The error of a line that is not read, to keep memory constant. */
export function tooLong(longest: number): LineError {
  const problem = statement("line-too-long", longest / 1024 / 1024);
  return ofLine({ index: longest, code: "line-too-long", problem });
}

/** The error of a line that is not a pair of references. */
export function notAPair(): LineError {
  return ofLine({ index: 0, code: "not-a-pair", problem: statement("line-not-a-pair") });
}

/** The error of a line that has fewer fields; `index` is where it ends. */
export function noField(index: number, { field, fields }: { field: number; fields: number }): LineError {
  return ofLine({ index, code: "no-field", problem: statement("line-no-field", field, fields) });
}

/** The error of a line of `--json-field` that is not an object of JSON. */
export function notJsonObject(): LineError {
  return ofLine({ index: 0, code: "not-json-object", problem: statement("line-not-json-object") });
}

/** The error of an object of JSON that has no text at the path that was asked for. */
export function noJsonText(path: string): LineError {
  return ofLine({ index: 0, code: "no-json-text", problem: statement("line-no-json-text", path) });
}

/** The error of an object of JSON that has the member already in which its answer would stand. */
export function hasMember(name: string): LineError {
  return ofLine({ index: 0, code: "has-member", problem: statement("line-has-member", name) });
}

/** The error of a line of CSV with a quotation mark at `index` that is not closed in it. */
export function openQuote(index: number): LineError {
  return ofLine({ index, code: "open-quote", problem: statement("line-open-quote") });
}

/** The error of a line with a character that a charset does not have, to throw. */
export function notInCharset(index: number, character: string, charset: string): InvalidLineError {
  const problem = statement("line-not-in-charset", excerpt(character), charset);
  return new InvalidLineError(ofLine({ index, code: "not-in-charset", problem }));
}

interface LineProblem {
  readonly index: number;
  readonly code: string;
  readonly problem: Statement<ReferenceId>;
}

function ofLine(error: LineProblem): LineError {
  return withMessage({ ...error, rule: "line", section: "uri" });
}

/** An error with its message, which is English: another language says the problem. */
export function withMessage<Error extends LineProblem>(error: Error): Error & { readonly message: string } {
  return { ...error, message: inEnglish(error.problem) };
}

/**
 * Most errors of a list are data: a line is invalid, and nobody reads where in the program that was found. A trace of
 * one call, which still finds a mistake of the program, takes a tenth of the time of a whole list.
 */
export function withShortTraces<Result>(work: () => Result): Result {
  const { stackTraceLimit } = TRACES;
  TRACES.stackTraceLimit = 1;
  try {
    return work();
  } finally {
    TRACES.stackTraceLimit = stackTraceLimit;
  }
}

/** V8 and other engines have this member, the language does not. */
const TRACES: ErrorConstructor & { stackTraceLimit?: number | undefined } = Error;
