/** The findings in a text that is not a reference. */

import { expect, it } from "vitest";
import { answerTo } from "./answer.ts";
import { findingsIn } from "./facts.ts";
import * as guesses from "./guesses.ts";
import { texts } from "./texts/en.ts";

const found = async (text: string) => {
  const findings = await findingsIn(answerTo(text, texts.answer, guesses));
  return findings?.map(({ id, from, to }) => `${id} ${text.slice(from, to)}`);
};

it("RFC 3986 App. C: in a text of several words, findings are about the references in it", async () => {
  expect(await found("Please see https://example.org/ for all")).toEqual([]);
  const [first = ""] = (await found("Please see https://example.org/ or http://u:p@example.com/ now")) ?? [];
  expect(first).toBe("password p");
});

it("RFC 8089 App. E: a path of Windows is not audited as a reference", async () => {
  expect(await found("C:\\Users\\Joe\\notes.txt")).toBeUndefined();
});

it("RFC 3986 §7.6: any other text is", async () => {
  expect(await found("http://good.example\\@evil.example/")).toContain(
    "parsers-disagree good.example\\@evil.example",
  );
});
