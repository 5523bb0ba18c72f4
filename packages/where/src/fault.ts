/** What is wrong with an expression, as data; and the error that says so. */

import { type Statement, say, statement } from "urikit/words";
import { FAULTS } from "./words/en-faults.ts";

/** What is wrong with an expression. A code never changes its meaning. */
export type WhereFaultCode =
  | ("word-expected" | "name-expected" | "operator-expected" | "value-expected" | "end-expected")
  | ("number-expected" | "severity-expected" | "finding-expected" | "block-expected" | "reference-expected")
  | ("quote-open" | "parenthesis-open" | "too-deep" | "too-long");

/** The place and the kind of what is wrong. */
export interface WhereFault {
  readonly code: WhereFaultCode;
  /** Where it is, in UTF-16 code units; the length of the expression, where something is missing at its end. */
  readonly index: number;
  /** What is there; empty at the end. */
  readonly found: string;
  /** The words that can be there, as far as they can be listed. */
  readonly expected: readonly string[];
}

/** The sentence of a fault, as a statement. `urikit/words` makes the sentence, with a catalogue of this package. */
export function faultStatement({ code, found, expected }: WhereFault): Statement<keyof typeof FAULTS> {
  return statement(`where-${code}`, found, ...expected);
}

/** The error in an expression. */
export class WhereError extends TypeError {
  override readonly name = "WhereError";
  readonly fault: WhereFault;
  /** The same as a statement. `urikit/words` makes a sentence of it in another language. */
  readonly problem: Statement;

  constructor(fault: WhereFault) {
    const problem = faultStatement(fault);
    super(`${say(FAULTS, problem)} (at ${fault.index})`);
    this.fault = fault;
    this.problem = problem;
  }
}
