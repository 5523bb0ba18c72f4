/** The text of rules in pieces, and what may stand where a reading stops. */

import { GRAMMAR_IDS } from "@urikit/standards/grammars";
import { describe, expect, it } from "vitest";
import { grammarFor, programFor } from "./editions.ts";
import { expectedText } from "./expected.ts";
import { textPieces } from "./rule-text.ts";
import { traceOf } from "./trace.ts";

describe.each(GRAMMAR_IDS)("the text of every rule of %s", (id) => {
  it("is whole, and links every other rule that it uses", () => {
    const grammar = grammarFor(id);
    for (const rule of grammar.rules) {
      const pieces = textPieces(rule, grammar);
      expect(pieces.map(({ text }) => text).join("")).toBe(rule.text);
      const linked = [...new Set(pieces.flatMap((piece) => piece.rule ?? []))];
      expect(linked.sort()).toEqual(rule.uses.filter((name) => name !== rule.name).sort());
    }
  });
});

it("RFC 3986 §3.1: after the first letter of a scheme there may stand what §3.1 lists", () => {
  const { stop } = traceOf(programFor("rfc3986", "scheme"), "a b");
  expect(stop?.expected.map(expectedText)).toEqual([
    { characters: "one of A–Z a–z", rule: "ALPHA" },
    { characters: "0–9", rule: "DIGIT" },
    { characters: "one of + - .", rule: "scheme" },
    { characters: undefined, rule: undefined },
  ]);
});

it("RFC 1738 §3.2.2: of a longer text all is expected", () => {
  const { stop } = traceOf(programFor("rfc1738", "ftpurl"), "ftp://h/a;tyqe=a");
  expect(stop?.expected.map(expectedText)).toEqual([{ characters: ";type=", rule: "ftpurl" }]);
});
