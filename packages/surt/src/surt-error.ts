/** The error of a text that is not a SURT, or not a URL that has a canonical form. */

import { type UriErrorCode, UriSyntaxError } from "urikit";
import { englishOf } from "urikit/foundation";
import { statement } from "urikit/words";
import { type en, FAULTS } from "./words/en.ts";

/** The expectation with its rule, and the fault. */
interface SurtFault {
  readonly rule: string;
  readonly section: string;
  readonly expected: keyof typeof en | "a-host";
  readonly fault: keyof typeof FAULTS;
}

export function surtError(code: UriErrorCode, input: string, index: number, of: SurtFault): UriSyntaxError {
  const { rule, section } = of;
  const expected = statement(of.expected);
  const problem = statement(code, expected, rule, statement(of.fault));
  return new UriSyntaxError(
    { code, input, index, rule, section, expected, problem },
    englishOf(code, FAULTS),
  );
}
