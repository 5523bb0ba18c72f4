/** The words of Where, in English. */

import type { WhereFault } from "@urikit/where";
import { en as FAULTS } from "@urikit/where/words/en";
import { say, statement } from "urikit/words";
import { texts as tool } from "../../tool/texts/en.ts";

export const texts = {
  tool,
  title: "Sift a list",
  intro:
    "Paste a list, and write which of its lines you want: by their components, by what is found in them, or by their validity.",
  input: "An expression",
  docs: "./docs/where.html",
  words: "All words",
  lines: "Lines",
  matching: "Of which it is true",
  copyLines: "Copy the lines of which it is true",
  tooLong: "The list is longer than 100,000 characters. On a command line, uri where takes one of any size.",
  count: (found: number, all: number): string => `${found} of ${all} ${all === 1 ? "line" : "lines"}`,
  more: (count: number): string => `… and ${count} more.`,
  fault: ({ code, found, expected }: WhereFault): string =>
    say(FAULTS, statement(`where-${code}`, found, ...expected)),
};

export type WhereTexts = typeof texts;
