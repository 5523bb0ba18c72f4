/** `uri inspect`: the picture of each reference, and all that urikit knows about it. */

import type { Command } from "commander";
import { maskPassword, parse } from "urikit";
import { declareList, declareSecrets } from "../../declaration.ts";
import { wrapped } from "../../display/layout.ts";
import { safeText } from "../../display/masking.ts";
import type { Screen } from "../../display/terminal.ts";
import { LONGEST_EXPLAINED } from "../../lines/blocks.ts";
import { errorText } from "../../lines/error-text.ts";
import { hasText, type LineError } from "../../lines/line-error.ts";
import type { ListOptions } from "../../lines/list-options.ts";
import type { PageCommand } from "../../lines/results.ts";
import { runList } from "../../lines/run.ts";
import { factsJson, factsOf, maskedFactsOf } from "./facts.ts";
import { pageFor } from "./page.ts";
import { type Suggestion, suggestionFor } from "./suggestion.ts";

const pagesFor = (showSecrets: boolean): PageCommand => ({
  longest: LONGEST_EXPLAINED,
  masksSecrets: true,
  page: (text, screen) => `${pageFor(parse(text), screen)}\n`,
  json: (text) => factsJson(showSecrets ? factsOf(parse(text)) : maskedFactsOf(parse(text))),
  invalidPage,
  invalidJson: (text) => {
    const suggestion = suggestionFor(text);
    const shown = (reference: string) => (showSecrets ? reference : maskPassword(reference));
    const { reference, as } = suggestion ?? {};
    return { suggestion: as && { reference: reference && shown(reference), as } };
  },
});

export function declare(command: Command): void {
  const declared = declareList(command, {
    examples: [
      "uri inspect 'foo://example.com:8042/over/there?name=ferret#nose'",
      "uri inspect --json http://192.0.2.16:80/",
    ],
  });
  declareSecrets(declared);
}

/** The lines of a list are shown as arguments are. */
export function run(options: ListOptions): Promise<number> {
  return runList(pagesFor(options.showSecrets === true), options);
}

/** The error, and what the text may have been meant as. */
function invalidPage(text: string, error: LineError, screen: Screen): string {
  const suggestion = hasText(error) ? suggestionFor(text) : undefined;
  const lines = [errorText(error, screen)];
  if (suggestion !== undefined) lines.push("", ...suggestionLines(suggestion, screen));
  return `${lines.join("\n")}\n`;
}

function suggestionLines({ reference, as }: Suggestion, { colors, width }: Screen): string[] {
  const meant = wrapped(`if it was meant as ${as}${reference === undefined ? "" : ":"}`, width - 2, "");
  return [
    ...meant.map((line) => `  ${colors.dim(line)}`),
    ...(reference === undefined ? [] : [`  ${safeText(reference)}`]),
  ];
}
