/**
 * A long text in pages: as much of it, and as many references, as a person reads at a time and a browser lays out at once.
 * Nothing is cut within a reference, and rather at the end of a line than within it.
 */

import type { FoundReference } from "@urikit/documents";
import { type Extent, extentOf } from "./extent.ts";
import type { Section, SectionKind } from "./sections.ts";

/** References that are in one place of a section, by their numbers in the whole document, from 0. */
export interface Mark extends Extent {
  readonly numbers: readonly number[];
}

/** A piece of a section. */
export interface Slice extends Extent {
  readonly kind: SectionKind;
  readonly text: string;
  /** Those that begin in this piece. */
  readonly marks: readonly Mark[];
  /** Whether the section has something before it. */
  readonly isContinued: boolean;
}

export interface PagedText {
  readonly pages: readonly (readonly Slice[])[];
  /** All references, by their numbers. */
  readonly found: readonly FoundReference[];
}

const LONGEST_PAGE = 6000;
const MOST_MARKS = 50;
/** A message may have a hundred thousand parts without a word in them: a piece counts for so much at least. */
const LEAST_OF_SLICE = 120;

export function pagesOf(sections: readonly Section[]): PagedText {
  const found: FoundReference[] = [];
  const paging = new Paging();
  for (const section of sections) {
    const marks = marksIn(section, found.length);
    for (const one of section.found) found.push(one);
    paging.add(section, marks);
  }
  return { pages: paging.pages, found };
}

/** In the order of the text; those that overlap are one. */
function marksIn({ text, found }: Section, first: number): readonly Mark[] {
  const extents = found.map((one, at) => ({ ...extentOf(text, one), number: first + at }));
  extents.sort((one, other) => one.from - other.from);
  const marks: { from: number; to: number; numbers: number[] }[] = [];
  for (const { from, to, number } of extents) {
    const last = marks.at(-1);
    if (last !== undefined && from < last.to) {
      last.to = Math.max(last.to, to);
      last.numbers.push(number);
    } else marks.push({ from, to, numbers: [number] });
  }
  return marks;
}

class Paging {
  readonly pages: Slice[][] = [];
  #length = LONGEST_PAGE;
  #marks = MOST_MARKS;

  add({ kind, text }: Section, marks: readonly Mark[]): void {
    let [from, next] = [0, 0];
    do {
      if (this.#length >= LONGEST_PAGE || this.#marks >= MOST_MARKS) this.#turn();
      const last = lastMark(marks, next, MOST_MARKS - this.#marks, from + LONGEST_PAGE - this.#length);
      const to = endOf(text, from, {
        longest: LONGEST_PAGE - this.#length,
        after: marks[last - 1]?.to ?? 0,
        before: marks[last]?.from ?? text.length,
      });
      this.pages.at(-1)?.push({
        kind,
        from,
        to,
        text: text.slice(from, to),
        marks: marks.slice(next, last),
        isContinued: from > 0,
      });
      this.#length += Math.max(LEAST_OF_SLICE, to - from);
      this.#marks += last - next;
      [from, next] = [to, last];
    } while (from < text.length || next < marks.length);
  }

  #turn(): void {
    this.pages.push([]);
    [this.#length, this.#marks] = [0, 0];
  }
}

/** The first mark that is not on the page: it begins too late, or there are enough. */
function lastMark(marks: readonly Mark[], first: number, most: number, end: number): number {
  let last = first;
  while (last < marks.length && last - first < most && (marks[last]?.from ?? 0) < end) last++;
  return last;
}

interface Room {
  readonly longest: number;
  /** The end of the last mark on the page. */
  readonly after: number;
  /** The beginning of the next mark. */
  readonly before: number;
}

/** Where a piece ends: after its marks, before the next one, and if possible at the end of a line. */
function endOf(text: string, from: number, { longest, after, before }: Room): number {
  const to = Math.min(before, from + longest);
  if (to <= after) return Math.max(after, from);
  if (to >= text.length) return text.length;
  const line = from + text.slice(from, to).lastIndexOf("\n") + 1;
  if (line > after && line > from + longest / 2) return line;
  const isPair = /[\ud800-\udbff]/.test(text.charAt(to - 1));
  return isPair && to - 1 > Math.max(after, from) ? to - 1 : to;
}
