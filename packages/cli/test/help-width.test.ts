/** The help at the widths of terminals, in both languages: no line is wider, and no word is cut that has room. */

import { widthOf } from "@urikit/explain/layout";
import { describe, expect, it } from "vitest";
import { HELP_TOPICS } from "../src/help-topics.ts";
import { SUMMARIES } from "../src/program.ts";
import { shownAt } from "./run-uri.ts";

const NARROW = [40, 60, 80];
const WIDE = 120;
/** The most by which help is indented below a term. */
const DEEPEST = 6;

/** The lines of the help on a command or a topic, or on all, in a terminal of that width. */
async function linesAt(width: number, language: string, page: string): Promise<string[]> {
  const { stdout, status } = await shownAt(width, ["--lang", language, ...page.split(" ")]);
  expect(status).toBe(0);
  for (const line of stdout.split("\n")) expect(widthOf(line), line).toBeLessThanOrEqual(width);
  return stdout.split("\n").map((line) => line.trim());
}

/** The numbers of characters, without spaces, after which a text has a space or a line end. */
function gapsOf(lines: readonly string[]): Set<number> {
  let count = 0;
  return new Set(lines.flatMap((line) => line.split(/\s+/).map((word) => (count += word.length))));
}

/** The ends of lines in the midst of a word that the wide help has in one line: the end, and the line after it. */
function cutsOf(lines: readonly string[], wide: ReadonlySet<number>): [end: string, start: string][] {
  let count = 0;
  return lines.flatMap((line, at): [string, string][] => {
    count += line.replace(/\s/g, "").length;
    const next = lines[at + 1] ?? "";
    if (line === "" || next === "" || wide.has(count)) return [];
    return [[/\S*$/.exec(line)?.[0] ?? "", /^\S*/.exec(next)?.[0] ?? ""]];
  });
}

describe.each(["en", "zh"])("the help in %s", (language) => {
  it.each(["--help", ...[...Object.keys(SUMMARIES), ...HELP_TOPICS].map((word) => `help ${word}`)])(
    "uri %s",
    async (page) => {
      const wide = gapsOf(await linesAt(WIDE, language, page));
      for (const width of NARROW)
        for (const [end, start] of cutsOf(await linesAt(width, language, page), wide)) {
          const isBesideWide = widthOf(end.slice(-1)) > 1 || widthOf(start.slice(0, 1)) > 1;
          const isTooLong = widthOf(end + start) > width - DEEPEST;
          expect({ end, start, isPlace: isBesideWide || (isTooLong && /[/?&,}]$/.test(end)) }).toMatchObject({
            isPlace: true,
          });
          expect(start).not.toMatch(/^[)\]},.:;!?，。、；：！？）」』”]/);
        }
    },
  );
});

it("an example has one line where 80 columns are", async () => {
  for (const page of ["--help", ...Object.keys(SUMMARIES).map((word) => `help ${word}`)]) {
    const [narrow, wide] = [await linesAt(80, "en", page), await linesAt(WIDE, "en", page)];
    expect(narrow.slice(narrow.indexOf("Examples:"))).toEqual(wide.slice(wide.indexOf("Examples:")));
  }
});
