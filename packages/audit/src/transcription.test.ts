/** rfc2396bis-01 §1.5, url-syntax-05 §1.4: what is hard to transcribe. */

import { expect, test } from "vitest";
import { said } from "../test/said.ts";
import { transcriptionRisks } from "./transcription.ts";

const traits = (text: string) =>
  transcriptionRisks(text).map(({ trait, from, to }) => `${trait} ${text.slice(from, to)}`);

test("url-syntax-05 §1.4, rfc2396bis-01 §1.5: what is easily misread or mistyped is told (001-75, 003-94)", () => {
  expect(traits("http://example.org/v0l")).toEqual(["look-alike v0l"]);
  expect(traits("http://example.org/~me")).toEqual(["keyboard ~"]);
  expect(traits("http://example.org/a%20b%C3%A9")).toEqual(["triplet %20", "triplet %C3%A9"]);
  expect(traits("HTTP://Example.ORG/Bread")).toEqual(["case /Bread"]);
  expect(traits(`http://example.org/${"bread/".repeat(10)}`)).toEqual(["length /bread/"]);
});

test("url-syntax-05 §1.4: a text of words is easy (001-75)", () => {
  for (const text of [
    "http://example.org/bread",
    "HTTP://Example.ORG/bread",
    "http://example.org/2026/11",
    "",
  ])
    expect(traits(text), text).toEqual([]);
});

test("a risk says which characters, and nothing else of the reference", () => {
  const [risk] = transcriptionRisks("ftp://u:Oh0@h/");
  expect(risk && said(risk.message)).toBe(
    "O 0 are easily taken for one another in a word of letters and digits",
  );
});

test("linear: 100,000 letters and digits", () => {
  expect(transcriptionRisks("a".repeat(100_000)).map(({ trait }) => trait)).toEqual(["length"]);
  expect(transcriptionRisks("1".repeat(100_000)).map(({ trait }) => trait)).toEqual(["length"]);
});
