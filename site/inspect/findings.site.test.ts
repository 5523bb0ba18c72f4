/** The findings in a text that is not a reference. */

import { expect, it } from "vitest";
import { answerTo } from "./answer.ts";
import { findingsIn, subjectsOf, toJudge } from "./findings.ts";
import * as guesses from "./guesses.ts";
import { judge } from "./judge.ts";
import { texts } from "./texts/en.ts";

const found = (text: string) => {
  const subjects = subjectsOf(answerTo(text, texts.answer, guesses));
  const { findings: judged } = judge({ judged: toJudge(subjects), read: undefined });
  const findings = findingsIn(subjects, judged);
  return findings?.map(({ id, from, to }) => `${id} ${text.slice(from, to)}`);
};

it("RFC 3986 App. C: in a text of several words, findings are about the references in it", () => {
  expect(found("Please see https://example.org/ for all")).toEqual([]);
  const [first = ""] = found("Please see https://example.org/ or http://u:p@example.com/ now") ?? [];
  expect(first).toBe("password p");
});

it("RFC 8089 App. E: a path of Windows is not audited as a reference", () => {
  expect(found("C:\\Users\\Joe\\notes.txt")).toBeUndefined();
});

it("RFC 3986 §7.6: any other text is", () => {
  expect(found("http://good.example\\@evil.example/")).toContain(
    "parsers-disagree good.example\\@evil.example",
  );
});
