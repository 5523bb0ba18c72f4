/** The page of a word, and the list of all words. */

import type { Words } from "@urikit/explain";
import type { Screen } from "@urikit/explain/layout";
import { padded, shortenEnd, widthOf, wrapped } from "@urikit/explain/layout";
import { printable } from "urikit/display";
import { type CommandId, text } from "../../words/text.ts";
import { schemePage } from "./scheme.ts";
import { type Entry, KINDS, titleOf } from "./words.ts";

/** A label and its text, which is wrapped. */
type Field = readonly [label: CommandId | "", text: string];

/** Reading longer lines is hard. */
const WIDEST = 100;
const LABEL = "meaning".length + 2;
const INDENT = "  ";

/** The pages of some entries, with an empty line between them. */
export function pagesOf(entries: readonly Entry[], screen: Screen): string[] {
  return entries.flatMap((entry, at) => [...(at > 0 ? [""] : []), ...pageOf(entry, screen)]);
}

function pageOf(entry: Entry, screen: Screen): string[] {
  if (entry.kind === "scheme") return schemePage(entry.id, screen);
  const { colors, width, words } = screen;
  const name = text(words, `kind-${entry.kind}`);
  const [first = "", ...more] = wrapped(
    entry.kind === "normalization-rule" || entry.kind === "grammar-rule"
      ? `${entry.id} (${name})`
      : `${entry.id}: ${titleOf(entry)} (${entry.kind === "finding" ? words.text(`severity-${entry.severity}`) : name})`,
    Math.min(width, WIDEST),
    INDENT,
  );
  return [
    colors.bold(entry.id) + first.slice(entry.id.length),
    ...more,
    ...fieldsOf(entry, words).flatMap(([label, value]) => {
      const [start = "", ...rest] = wrapped(value, Math.min(width, WIDEST) - LABEL - INDENT.length, "");
      const margin = " ".repeat(LABEL + INDENT.length);
      return [
        `${INDENT}${padded(label === "" ? "" : text(words, label), LABEL)}${start}`,
        ...rest.map((line) => margin + line),
      ];
    }),
  ];
}

function fieldsOf(entry: Exclude<Entry, { readonly kind: "scheme" }>, words: Words): readonly Field[] {
  switch (entry.kind) {
    case "component":
      return [
        ["explain-meaning", entry.what],
        ["explain-section", entry.section],
        ["explain-example", text(words, "explain-value", entry.value, entry.example)],
      ];
    case "error-code":
      return [
        ["explain-meaning", entry.what],
        ["explain-to-do", entry.fix],
        ["explain-section", entry.section],
        ["explain-example", entry.example],
      ];
    case "finding":
    case "guard-reason":
      return [
        ["explain-harm", entry.harm],
        ["explain-to-do", entry.fix],
        ["explain-section", entry.section],
        ["explain-example", shortenEnd(printable(entry.example), 200)],
        ...(entry.base === undefined ? [] : [["explain-base", entry.base] as const]),
      ];
    case "normalization-rule":
      return [
        ["explain-meaning", entry.what],
        ["explain-section", entry.section],
        ["explain-before", entry.example],
        ["explain-after", entry.after],
      ];
    case "grammar-rule":
      return [
        ...entry.text.split("\n").map((line, at) => [at === 0 ? "explain-rule" : "", line] as const),
        ["explain-section", entry.section],
        ...(entry.uses.length > 0 ? [["grammar-uses", entry.uses.join(", ")] as const] : []),
        ...(entry.usedBy.length > 0 ? [["grammar-used-by", entry.usedBy.join(", ")] as const] : []),
      ];
    case "habit":
      return [
        ["explain-meaning", entry.what],
        ["explain-since", entry.since],
        ["explain-attack", entry.attack],
        ["explain-to-do", entry.fix],
        ...entry.examples.map(
          ({ reference, base, shows }, at) =>
            [
              at === 0 ? "explain-example" : "",
              base === undefined
                ? text(words, "explain-shows", printable(reference), shows)
                : text(words, "explain-shows-against", printable(reference), printable(base), shows),
            ] as const,
        ),
      ];
  }
}

/** A line for each word, kind by kind. */
export function listOf(entries: readonly Entry[], { width, colors, words }: Screen): string[] {
  const longest = Math.max(...entries.map(({ id }) => widthOf(id)));
  const room = Math.max(Math.min(width, WIDEST) - longest - 2 * INDENT.length, 10);
  return KINDS.flatMap((kind, at) => [
    ...(at > 0 ? [""] : []),
    colors.bold(text(words, `kinds-${kind}`)),
    ...entries
      .filter((entry) => entry.kind === kind)
      .map(
        (entry) =>
          `${INDENT}${entry.id.padEnd(longest)}${INDENT}${colors.dim(shortenEnd(titleOf(entry), room))}`,
      ),
  ]);
}
