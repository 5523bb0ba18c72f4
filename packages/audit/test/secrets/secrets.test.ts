/** RFC 3986 §7.5: no secret of the corpus is shown, and nothing else is hidden. */

import { describe, expect, it } from "vitest";
import { redact, redactText } from "../../src/index.ts";
import { CORPUS, type CorpusLine, leaksIn } from "./corpus.ts";

const REFERENCES = CORPUS.filter(({ isReference }) => isReference);

const report = (lines: readonly CorpusLine[], redacted: (text: string) => string) =>
  lines.map((line) => `${line.format}: ${line.text} -> ${redacted(line.text)}`).join("\n");

describe("the corpus of secrets", () => {
  it("has 400 lines and more, of 40 formats and more, with and without secrets", () => {
    expect(CORPUS.length).toBeGreaterThanOrEqual(400);
    expect(new Set(CORPUS.map(({ format }) => format)).size).toBeGreaterThanOrEqual(40);
    expect(CORPUS.filter(({ secrets }) => secrets.length > 0).length).toBeGreaterThanOrEqual(250);
    expect(CORPUS.filter(({ secrets }) => secrets.length === 0).length).toBeGreaterThanOrEqual(150);
    expect(new Set(CORPUS.map(({ text }) => text)).size).toBe(CORPUS.length);
  });

  describe.each([
    ["redactText", redactText, CORPUS],
    ["redact", redact, REFERENCES],
  ] as const)("%s", (_name, redacted, lines) => {
    it("shows no secret", () => {
      const leaking = lines.filter((line) => leaksIn(redacted(line.text), line).length > 0);
      expect(report(leaking, redacted)).toBe("");
    });

    it("hides nothing else: what it gives is what the corpus says, to the letter", () => {
      const changed = lines.filter((line) => redacted(line.text) !== line.shown);
      expect(report(changed, redacted)).toBe("");
    });

    it("changes nothing in what it gave", () => {
      for (const { text } of lines) expect(redacted(redacted(text))).toBe(redacted(text));
    });
  });

  it("redactText gives the same for all lines at once: no line changes what another is", () => {
    const lines = CORPUS.filter(({ text }) => !/BEGIN|^\s*- name/.test(text));
    const all = redactText(lines.map(({ text }) => text).join("\n"));
    expect(all).toBe(lines.map(({ text }) => redactText(text)).join("\n"));
  });
});
