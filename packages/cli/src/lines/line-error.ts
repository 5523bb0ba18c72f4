/**
 * What is wrong with a line, as data: "`error` {`index`, `code`, `rule`, `section`, `message`}" (the contract
 * of `uri`). Nearly always the library says it; a line that is too long is the command's own affair.
 */

import { UriSyntaxError } from "urikit";
import { LONGEST_LINE } from "./blocks.ts";
import { illFormedAt } from "./latin1.ts";

/** The error of one line. `index` counts UTF-16 code units of the line's text. */
export interface Fault {
  readonly index: number;
  readonly code: string;
  readonly rule: string;
  readonly section: string;
  /** One line, without control characters and passwords. */
  readonly message: string;
  /** The text with a caret beneath the place, in lines fit for a terminal; absent where there is no text. */
  readonly picture?: string;
  /** Of a pair (`compare`): which of the two it is, and where in the line that one begins. */
  readonly member?: Member;
}

/** One reference of a pair. */
export interface Member {
  readonly of: "a" | "b";
  readonly from: number;
}

/** The fault that an error stands for; an error of another kind is thrown on. */
export function faultOf(error: unknown): Fault {
  if (error instanceof LineError) return error.fault;
  if (!(error instanceof UriSyntaxError)) throw error;
  const { index, code, rule, section, reason, message } = error;
  return { index, code, rule, section, message: reason, picture: message.slice(reason.length + 1) };
}

/** The contract's `error`; of a pair, with `of` to tell which of the two it is. */
export function errorRecord({ index, code, rule, section, message, member }: Fault): object {
  return { of: member?.of, index, code, rule, section, message };
}

/** Thrown where a fault is known already. */
export class LineError extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault.message);
    this.fault = fault;
  }
}

/** A line that is not looked at, so that memory stays what it is. */
export const TOO_LONG: Fault = {
  index: LONGEST_LINE,
  code: "line-too-long",
  rule: "line",
  section: "uri",
  message: `the line is longer than ${LONGEST_LINE / 1024 / 1024} MiB; it was not read`,
};

const NOT_UTF_8 = "not-utf-8";

/** The fault of a line that is no text in UTF-8, if it is none: what its octets mean nobody can tell. */
export function encodingFault(line: string, text: string): Fault | undefined {
  const index = illFormedAt(line, text);
  if (index < 0) return undefined;
  const message =
    "this is not UTF-8; a URI is written in ASCII, other octets as triplets (uri encode makes them)";
  return { index, code: NOT_UTF_8, rule: "line", section: "uri", message };
}

/** Whether the text of the line is what was read, and not a replacement for it. */
export function hasText({ code }: Fault): boolean {
  return code !== NOT_UTF_8;
}
