/** The probable meaning of a text that is not a reference, as lines for people. */

import { wrapped } from "../layout/layout.ts";
import type { Screen } from "../layout/screen.ts";
import { safeText } from "../reference/masking.ts";
import { guessText } from "../reference/suggestion.ts";
import type { Suggestion } from "../repair/guesses.ts";

/** A suggestion as people read it. */
export function suggestionLines(suggestion: Suggestion, { colors, width, words }: Screen): string[] {
  const { reference } = suggestion;
  const id = reference === undefined ? "meant-as-nothing" : "meant-as";
  const meant = wrapped(words.text(id, guessText(suggestion, words)), width - 2, "");
  return [
    ...meant.map((line) => `  ${colors.dim(line)}`),
    ...(reference === undefined
      ? []
      : wrapped(safeText(reference), width - 2, "  ").map((line) => `  ${line}`)),
  ];
}
