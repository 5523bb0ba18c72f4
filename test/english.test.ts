// scripts/check/english.js: what it takes for prose, and what each pattern finds in it.
import { expect, test } from "vitest";
import { commentsOf, hitsIn, PATTERNS, proseOf } from "../scripts/check/english.js";

const namesIn = (text: string) => hitsIn(text, PATTERNS).map(({ pattern }) => pattern.name);

test.each([
  ["What follows the host is the port.", "a sentence that begins with What …"],
  ["It ends there. Whoever asks for more gets it.", "a sentence that begins with What …"],
  ["A list without any: there is none.", "none as a pronoun"],
  ["A slash stands before it.", "stands for is"],
  ["It has so many bytes.", "so many"],
  ["The page is written anew.", "anew"],
  ["It is refused, for it was read twice.", ", for in the place of because"],
  ["It reads otherwise than it is written.", "otherwise than"],
  ["the habit that parts two readers", "part as a verb"],
  ["The test lies beside it.", "beside"],
  ["the text behind the colon", "behind"],
  ["It is no URI.", "is no"],
  ["It has to be valid.", "has to be"],
])("%s is found", (text, name) => {
  expect(namesIn(text)).toEqual([name]);
});

test.each([
  "What does it cost?",
  "A table: | What is left | 1 |",
  "There is no port, and the path is no longer empty.",
  "It is ready, for example, for the next line.",
  "Reserved for the host. So a port follows.",
  "The parts of a host; the words stand for themselves.",
])("%s is left alone", (text) => {
  expect(namesIn(text).filter((name) => name !== "stands for is")).toEqual([]);
});

test("the prose of a page is all but code, headings, addresses and quotations, at the same places", () => {
  const page =
    "# What it is\n\nA `behind the` [b](what-is-anew.md) “anew”.\n\n```ts\n// anew\n```\n\nAnew.\n";
  const prose = proseOf(page);
  expect(prose.length).toBe(page.length);
  expect(hitsIn(prose, PATTERNS).map(({ line }) => line)).toEqual([9]);
});

test("of a source, the comments are read; of a catalogue its sentences too", () => {
  const source = 'const text = "anew"; // anew\n/** Made anew, `anew`. */\nconst url = "http://anew/";\n';
  expect(hitsIn(commentsOf(source), PATTERNS).map(({ line }) => line)).toEqual([1, 2]);
  expect(hitsIn(commentsOf(source, true), PATTERNS).map(({ line }) => line)).toEqual([1, 1, 2, 3]);
});
