/**
 * The error of a line, as data: "`error` {`index`, `code`, `rule`, `section`, `message`}" (the contract of `uri`).
 * Nearly all of them come from the library. Only the command knows lines that are too long or not UTF-8.
 */

import { UriSyntaxError } from "urikit";
import { type DrawingScreen, errorPicture } from "./error-picture.ts";

/** What is wrong with one line. `index` counts UTF-16 code units of the line's text. */
export interface LineError {
  readonly index: number;
  readonly code: string;
  readonly rule: string;
  readonly section: string;
  /** One line, without control characters and passwords. */
  readonly message: string;
  /** The text, and carets below the place, each of at most `width` cells; absent where there is no text. */
  readonly picture?: (width: number, screen: DrawingScreen) => readonly [text: string, carets: string];
  /** The error of the library that it is made of, if it is. */
  readonly cause?: UriSyntaxError;
  /** In a pair (`compare`): which of the two is wrong, and where in the line it begins. */
  readonly member?: PairMember;
}

/** One reference of a pair. */
export interface PairMember {
  readonly of: "a" | "b";
  readonly from: number;
}

/** A combining mark alone in quotes: it would be drawn on the quote, and so it gets a circle, as in Unicode's charts. */
const LONE_MARK = /"(\p{M})/gu;

/** What an error that was thrown says of the line; an error of another kind is thrown on. */
export function lineErrorOf(error: unknown): LineError {
  if (error instanceof InvalidLine) return error.lineError;
  if (!(error instanceof UriSyntaxError)) throw error;
  const { index, code, rule, section, reason } = error;
  const message = reason.replace(LONE_MARK, '"◌$1');
  return {
    index,
    code,
    rule,
    section,
    message,
    cause: error,
    picture: (width, screen) => errorPicture(error, width, screen),
  };
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
export class InvalidLine extends Error {
  readonly lineError: LineError;

  constructor(lineError: LineError) {
    super(lineError.message);
    this.lineError = lineError;
  }
}

/** The error of a line of octets that are not UTF-8 from `index` on, in UTF-16 code units of what is before. */
export function notUtf8(index: number): LineError {
  return {
    index,
    code: NOT_UTF_8,
    rule: "line",
    section: "uri",
    message: "this is not UTF-8; a URI is ASCII, with other octets percent-encoded (uri encode encodes them)",
  };
}

/** The error of a line that is not read, to keep memory constant. */
export function tooLong(longest: number): LineError {
  return {
    index: longest,
    code: "line-too-long",
    rule: "line",
    section: "uri",
    message: `the line is longer than ${longest / 1024 / 1024} MiB; it was not read`,
  };
}

/**
 * Most errors of a list are data: a line is invalid, and nobody reads where in the program that was found. A trace of
 * one call, which still finds a mistake of the program, takes a tenth of the time of a whole list.
 */
export function withShortTraces<Result>(work: () => Result): Result {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 1;
  try {
    return work();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
