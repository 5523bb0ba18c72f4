// An error of reading says where and why, and nothing in it misleads a reader (§7.6).

import { abnfToAutomaton } from "@urikit/abnf/abnf-to-automaton";
import { grammar } from "@urikit/abnf/rfc3986";
import { anyText, derived } from "@urikit/abnf/texts";
import fc from "fast-check";
import { expect } from "vitest";
import { isUriReference, tryParse } from "../../src/index.ts";
import { type Law, law } from "./law.ts";
import { expectPrintable } from "./values.ts";

const automaton = abnfToAutomaton(grammar, "URI-reference");

const faulty = fc
  .tuple(derived("URI-reference"), fc.nat(), anyText)
  .map(
    ([text, at, fault]) => text.slice(0, at % (text.length + 1)) + fault + text.slice(at % (text.length + 1)),
  );

export const errors: readonly Law[] = [
  law(
    "the index of an error is no later than the first character that nothing after it could make valid",
    [fc.oneof(anyText, faulty)],
    (text) => {
      const result = tryParse(text);
      if (result.valid || result.error.code === "invalid-ip-literal") return; // an address is judged as a whole
      expect(result.error.index).toBeLessThanOrEqual(automaton.viable(text));
    },
  ),
  law("the index of an error lies in the input, and its message is printable", [anyText], (text) => {
    const result = tryParse(text);
    expect(result.valid).toBe(isUriReference(text));
    if (result.valid) return;
    const { input, index, code, rule, section, expected, reason, message } = result.error;
    expect(input).toBe(text);
    expect(index).toBeGreaterThanOrEqual(0);
    expect(index).toBeLessThanOrEqual(text.length);
    expect(section).toMatch(/^RFC \d+ §\d/);
    expect([code, rule, expected, reason]).not.toContain("");
    expect(message.startsWith(reason)).toBe(true);
    expectPrintable(message);
    expectPrintable(reason);
  }),
];
