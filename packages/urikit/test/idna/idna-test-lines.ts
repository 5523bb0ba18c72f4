/**
 * UTS 46 by Unicode's own conformance test, IdnaTestV2.txt: what is compared of its lines.
 *
 * The lines that are left out, and why:
 * - X4_2 repeats for ToUnicode what A4_2 says for ToASCII, as the file explains.
 * - A line with a character that the platform's version of Unicode does not have: it is disallowed there.
 * - The rules of RFC 5893 on a line that breaks V7: the data have no bidi class for a disallowed character, and it is
 *   refused without one.
 */

import type { IdnaError } from "urikit/idna";
import { type Expected, type IdnaTestLine, idnaTestLines } from "./idna-test-v2.ts";

const UNASSIGNED = /\p{Cn}/u;
const DISALLOWED = "V7";

/** The lines of whose characters the platform knows all. */
export const lines = idnaTestLines().filter(
  ({ source, toUnicode: { text, rules } }) => rules.includes(DISALLOWED) || !UNASSIGNED.test(source + text),
);

/** The names of the rules, each once. */
function compared(rules: readonly string[]): string[] {
  const disallowed = rules.includes(DISALLOWED);
  const left = rules.filter((rule) => !rule.startsWith("X") && !(disallowed && rule.startsWith("B")));
  return [...new Set(left)].sort();
}

/** The lines on which an operation gives another text or breaks other rules than the file says. */
export function differences(
  operation: (source: string) => { readonly text: string | undefined; readonly errors: readonly IdnaError[] },
  expectation: (line: IdnaTestLine) => Expected,
): object[] {
  return lines.flatMap((test) => {
    const { text, errors } = operation(test.source);
    const expected = expectation(test);
    const found = compared(errors.map(({ rule }) => rule)).join();
    const rules = compared(expected.rules).join();
    const same = found === rules && (text === undefined ? rules !== "" : text === expected.text);
    return same ? [] : [{ line: test.line, text, found, expected: expected.text, rules }];
  });
}
