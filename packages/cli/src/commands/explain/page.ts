/** The page of a word, and the list of all words. */

import { printable } from "urikit";
import { padded, shortenEnd, widthOf, wrapped } from "../../display/layout.ts";
import type { Screen } from "../../display/terminal.ts";
import { type Entry, KINDS, titleOf } from "./words.ts";

/** A label and its text, which is wrapped. */
type Field = readonly [label: string, text: string];

/** Reading longer lines is hard. */
const WIDEST = 100;
const LABEL = "meaning".length + 2;
const INDENT = "  ";

/** The pages of some entries, with an empty line between them. */
export function pagesOf(entries: readonly Entry[], screen: Screen): string[] {
  return entries.flatMap((entry, at) => [...(at > 0 ? [""] : []), ...pageOf(entry, screen)]);
}

function pageOf(entry: Entry, screen: Screen): string[] {
  const { colors, width, words } = screen;
  const name = words.label(KINDS.find(([kind]) => kind === entry.kind)?.[1] ?? "");
  const [first = "", ...more] = wrapped(
    entry.kind === "normalization-rule"
      ? `${entry.id} (${name})`
      : `${entry.id}: ${titleOf(entry)} (${entry.kind === "finding" ? words.severity(entry.severity) : name})`,
    Math.min(width, WIDEST),
    INDENT,
  );
  return [
    colors.bold(entry.id) + first.slice(entry.id.length),
    ...more,
    ...fieldsOf(entry).flatMap(([label, text]) => {
      const [start = "", ...rest] = wrapped(text, Math.min(width, WIDEST) - LABEL - INDENT.length, "");
      const margin = " ".repeat(LABEL + INDENT.length);
      return [
        `${INDENT}${padded(screen.words.label(label), LABEL)}${start}`,
        ...rest.map((line) => margin + line),
      ];
    }),
  ];
}

function fieldsOf(entry: Entry): readonly Field[] {
  switch (entry.kind) {
    case "component":
      return [
        ["meaning", entry.what],
        ["section", entry.section],
        ["example", `${entry.value} in ${entry.example}`],
      ];
    case "error-code":
      return [
        ["meaning", entry.what],
        ["to do", entry.fix],
        ["section", entry.section],
        ["example", entry.example],
      ];
    case "finding":
    case "guard-reason":
      return [
        ["harm", entry.harm],
        ["to do", entry.fix],
        ["section", entry.section],
        ["example", shortenEnd(printable(entry.example), 200)],
        ...(entry.base === undefined ? [] : [["base", entry.base] as const]),
      ];
    case "normalization-rule":
      return [
        ["meaning", entry.what],
        ["section", entry.section],
        ["before", entry.example],
        ["after", entry.after],
      ];
    case "habit":
      return [
        ["meaning", entry.what],
        ["since", entry.since],
        ["attack", entry.attack],
        ["to do", entry.fix],
        ...entry.examples.map(
          ({ reference, base, shows }, at) =>
            [
              at === 0 ? "example" : "",
              `${printable(reference)}${base === undefined ? "" : ` against ${printable(base)}`} (${shows})`,
            ] as const,
        ),
      ];
  }
}

/** A line for each word, kind by kind. */
export function listOf(entries: readonly Entry[], { width, colors }: Screen): string[] {
  const longest = Math.max(...entries.map(({ id }) => widthOf(id)));
  const room = Math.max(Math.min(width, WIDEST) - longest - 2 * INDENT.length, 10);
  return KINDS.flatMap(([kind, , heading], at) => [
    ...(at > 0 ? [""] : []),
    colors.bold(`${heading}:`),
    ...entries
      .filter((entry) => entry.kind === kind)
      .map(
        (entry) =>
          `${INDENT}${entry.id.padEnd(longest)}${INDENT}${colors.dim(shortenEnd(titleOf(entry), room))}`,
      ),
  ]);
}
