/**
 * Where micromark would take a time that grows with the square of the text: a paragraph of very many brackets, each of which
 * may begin a link.
 */

import type { Range } from "./blanked.ts";

/** More than any paragraph that a person writes. */
const MOST_BRACKETS = 4096;

/** A line that ends a paragraph: a blank one, or the first of an item of a list (CommonMark §5.2). */
const ENDS_PARAGRAPH = /^(?:[ \t]*$| {0,3}[-*+][ \t]+\S)/;

/** The paragraphs that hold too many brackets. */
export function crowdedParagraphs(text: string): Range[] {
  if (count(text) <= MOST_BRACKETS) return [];
  const crowded: Range[] = [];
  let brackets = 0;
  let from = 0;
  let at = 0;
  for (const line of text.split("\n")) {
    if (ENDS_PARAGRAPH.test(line.replace(/\r$/, ""))) {
      if (brackets > MOST_BRACKETS) crowded.push({ from, to: at });
      brackets = 0;
      from = line.trim() === "" ? at + line.length + 1 : at;
    }
    brackets += count(line);
    at += line.length + 1;
  }
  if (brackets > MOST_BRACKETS) crowded.push({ from, to: text.length });
  return crowded;
}

function count(text: string): number {
  let found = 0;
  for (let i = text.indexOf("["); i >= 0; i = text.indexOf("[", i + 1)) found++;
  return found;
}
