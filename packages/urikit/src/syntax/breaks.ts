/**
 * RFC 3986 App. C: the white space that broke a reference over lines "should be ignored when the URI is extracted"; WHATWG
 * URL §4.4: tabs and line breaks are ignored wherever they are.
 */

import { split } from "./split.ts";

/** A part of a text that is left out. */
export interface Break {
  readonly from: number;
  readonly to: number;
}

/** White space of every kind, as `isWhiteSpace` knows it. */
const WHITE_SPACE = /[\s\u0085]+/g;

/** The line breaks from the path on, each with the white space around it, and the tabs. */
export function breaksIn(text: string): readonly Break[] {
  if (!/[\t\r\n]/.test(text)) return [];
  const { pathFrom } = split(text);
  return [...text.slice(pathFrom).matchAll(WHITE_SPACE)].flatMap(({ 0: space, index }) => {
    const from = pathFrom + index;
    if (/[\r\n]/.test(space)) return [{ from, to: from + space.length }];
    return [...space.matchAll(/\t+/g)].map(({ 0: tabs, index: at }) => ({
      from: from + at,
      to: from + at + tabs.length,
    }));
  });
}

/** The text without these parts. */
export function withoutBreaks(text: string, breaks: readonly Break[]): string {
  const starts = [0, ...breaks.map(({ to }) => to)];
  return starts.map((from, at) => text.slice(from, breaks[at]?.from)).join("");
}
