/** Blanks and controls: refused, removed, stripped at the ends, or replaced (WHATWG URL §4.4, steps 1 to 3). */

import type { Habit, HabitProgress } from "../habit.ts";
import { step } from "../step.ts";

/** C0 controls and the space: "C0 control or space". */
const isC0OrSpace = (character: string | undefined) => character !== undefined && character <= " ";

export const refusesControls: Habit = {
  ...step("blanks", "refuses-controls", "net/url, stringContainsCTLByte"),
  apply: (progress) =>
    [...progress.rest].some((character) => character < " " || character === "\u007f") ? undefined : progress,
};

export const stripsStart: Habit = {
  ...step("blanks", "strips-start", "WHATWG URL §4.4, step 1, without the end"),
  apply: (progress) => ({ ...progress, rest: withoutStart(progress.rest) }),
};

export const stripsStartAndSpacesOfUnicode: Habit = {
  ...step(
    "blanks",
    "strips-start-and-spaces-of-unicode",
    "url-parse, index.js, controlOrWhitespace; urijs, URI.leading_whitespace_expression",
  ),
  apply(progress) {
    let start = 0;
    while (isC0OrSpace(progress.rest[start]) || /^\s/.test(progress.rest.charAt(start))) start++;
    return { ...progress, rest: progress.rest.slice(start) };
  },
};

export const stripsEnds: Habit = {
  ...step("blanks", "strips-ends", "WHATWG URL §4.4, step 1; java.net.URL"),
  apply: (progress) => ({ ...progress, rest: withoutStart(withoutEnd(progress.rest)) }),
};

export const removesTabsAndBreaks: Habit = {
  ...step(
    "blanks",
    "removes-tabs-and-breaks",
    "WHATWG URL §4.4, step 3; urllib.parse, _UNSAFE_URL_BYTES_TO_REMOVE",
  ),
  apply: (progress) => ({ ...progress, rest: progress.rest.replace(/[\t\n\r]/g, "") }),
};

export const replacesControls: Habit = {
  ...step("blanks", "replaces-controls", "php_replace_controlchars"),
  apply: (progress) => ({ ...progress, ...componentsWithout(progress) }),
};

function componentsWithout({ rest, userinfo, host, query }: HabitProgress): Partial<HabitProgress> {
  const replaced = (text: string | undefined) =>
    text === undefined
      ? undefined
      : Array.from(text, (one) => (one < " " || one === "\u007f" ? "_" : one)).join("");
  return {
    rest: replaced(rest) ?? "",
    userinfo: replaced(userinfo),
    host: replaced(host),
    query: replaced(query),
  };
}

function withoutStart(text: string): string {
  let start = 0;
  while (isC0OrSpace(text[start])) start++;
  return text.slice(start);
}

function withoutEnd(text: string): string {
  let end = text.length;
  while (isC0OrSpace(text[end - 1])) end--;
  return text.slice(0, end);
}

/** A text without these characters at its ends. An expression would look at a long run of them again from each of them. */
export function withoutAtEnds(text: string, characters: string): string {
  let [start, end] = [0, text.length];
  while (start < end && characters.includes(text.charAt(start))) start++;
  while (end > start && characters.includes(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

export const refusesBlanks: Habit = {
  ...step("blanks", "refuses-blanks", "curl, urlapi.c: junkscan"),
  apply: (progress) =>
    [...progress.rest].some((character) => character <= " " || character === "\u007f") ? undefined : progress,
};

/** Python's `str.isspace`: none beyond U+FFFF. */
export function isWhiteSpace(character: string): boolean {
  const isSeparator = (character >= "\u001c" && character <= "\u001f") || character === "\u0085";
  return isSeparator || (character !== "\ufeff" && /\s/.test(character));
}
