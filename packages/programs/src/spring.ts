/** Java: Spring's `UriComponentsBuilder`: what it makes of the parts that either of its parsers found. */

import type { Habit } from "./habit.ts";
import { step } from "./step.ts";

/** Java's `Character.isWhitespace` of all: a space that allows no break is none. */
const isBlank = (text: string) =>
  Array.from(text).every((one) =>
    /\s/.test(one) ? !/[\ufeff\u00a0\u2007\u202f]/.test(one) : one >= "\u001c" && one <= "\u001f",
  );

const joinsSlashes: Habit = {
  ...step(
    "slashes",
    "joins-slashes",
    "org.springframework.web.util.UriComponentsBuilder, addPath, getSanitizedPath",
  ),
  apply({ rest, ...found }) {
    return { ...found, rest: isBlank(rest) ? "" : rest.replace(/\/+/g, "/") };
  },
};

const sortsQueryByName: Habit = {
  ...step(
    "empty",
    "sorts-query-by-name",
    "org.springframework.web.util.UriComponentsBuilder, query: QUERY_PARAM_PATTERN",
  ),
  apply: (progress) => ({ ...progress, query: sorted(progress.query ?? "") || undefined }),
};

function sorted(query: string): string {
  if (isBlank(query)) return "";
  const pairs = new Map<string, string[]>();
  for (const [pair, name = ""] of query.matchAll(/([^&=]+)(?:=[^&]*)?/g)) {
    const alike = pairs.get(name) ?? [];
    alike.push(pair);
    pairs.set(name, alike);
  }
  return [...pairs.values()].flat().join("&");
}

export const BUILDER: readonly Habit[] = [joinsSlashes, sortsQueryByName];
