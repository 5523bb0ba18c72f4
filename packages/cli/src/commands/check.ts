/** `uri check`: whether each reference is valid, by the rule that `--as` names; if not, why. */

import { redact } from "@urikit/audit/at-once";
import { shortenEnd } from "@urikit/explain/layout";
import { errorText } from "@urikit/explain/pages";
import type { Command } from "commander";
import { isUriReference, type ReferenceRule } from "urikit";
import { choice, declareList } from "../declaration.ts";
import { wordsOfData } from "../language/spoken.ts";
import type { ListOptions } from "../lines/list-options.ts";
import { asksForValue } from "../lines/list-options.ts";
import { referenceErrors } from "../lines/reference-errors.ts";
import type { PageCommand, ReferenceCommand } from "../lines/results.ts";
import { runList } from "../lines/run.ts";
import type { Work } from "../lines/work.ts";
import { REFERENCE_RULES } from "../option-values.ts";

export function declare(command: Command): void {
  declareList(command, {
    note: [
      "A list on a terminal shows only what is wrong, at most 20 of each kind, and",
      "then the sum. Elsewhere every line gives a line.",
    ],
    examples: [
      "uri check 'http://example.com/a b'",
      "uri check --as absolute-uri --input bases.txt",
      "uri check --quiet < links.txt && echo all valid",
    ],
  })
    .addOption(choice("--as <KIND>", "which rule each reference must match", REFERENCE_RULES))
    .option("--all", "on a terminal, show all that is wrong in a list");
}

interface CheckOptions extends ListOptions {
  readonly as: ReferenceRule;
  readonly all?: true;
}

export async function run(options: CheckOptions): Promise<number> {
  const { stdio, references, input } = options;
  const lines = linesBy(options);
  const isShown = stdio.stdout.isTTY === true;
  if (asksForValue(options)) return runList(lines, options);
  const pages: PageCommand = {
    masksSecrets: true,
    errorOf: lines.errorOf,
    page: lines.line,
    json: lines.json,
    ...(await invalidPages(options)),
  };
  if (!isShown) return runList(lines, options, pages);
  // A line that is typed by hand gets an answer at once.
  const isTyped = references.length + input.length === 0 && stdio.stdin.isTTY === true;
  const problems = { most: options.all ? Infinity : MOST, named: input.length > 1 };
  const list = isTyped ? shownList(pages) : { ...pages, problems, work: workBy(options, "") };
  return runList(list, options, pages);
}

/** The verdict on every line that has no error. */
const VERDICT = "valid";

/** The verdicts on lines. */
function linesBy(options: CheckOptions) {
  return {
    ...referenceErrors(options.as),
    line: () => VERDICT,
    json: (text: string) => ({
      reference: options.showSecrets ? text : redact(text),
      valid: true,
      result: VERDICT,
    }),
    masksSecrets: true,
    answers: "verdict",
    work: workBy(options, options.quiet ? "" : `${VERDICT}\n`),
  } satisfies ReferenceCommand;
}

/** @param valid The verdict on a valid line, with its line end. */
function workBy({ as }: CheckOptions, valid: string): Work {
  return { name: "check", as, valid };
}

/** How an invalid argument is shown: with its URI if it is an IRI, for which more is loaded. */
async function invalidPages({
  references,
  showSecrets,
  language,
}: ListOptions): Promise<Pick<PageCommand, "invalidPage" | "invalidJson">> {
  const invalidPage: PageCommand["invalidPage"] = (_text, error, screen) => errorText(error, screen);
  if (!references.some((reference) => /[^\0-\x7f]/.test(reference))) return { invalidPage };
  const { guessText, iriSuggestion, suggestionLines } = await import("./iri-suggestion.ts");
  const suggestionFor = (text: string) => (isUriReference(text) ? undefined : iriSuggestion(text));
  return {
    invalidPage: (text, error, screen) => {
      const suggestion = suggestionFor(text);
      const lines = suggestion === undefined ? [] : suggestionLines(suggestion, screen);
      return [errorText(error, screen), ...lines].join("\n");
    },
    invalidJson: (text) => {
      const suggestion = suggestionFor(text);
      if (suggestion === undefined) return {};
      const { reference } = suggestion;
      const shown = showSecrets ? reference : reference && redact(reference);
      return { suggestion: { reference: shown, as: guessText(suggestion, wordsOfData(language)) } };
    },
  };
}

/** How many errors of a code a terminal shows. */
const MOST = 20;

/** A list that is typed on a terminal: a line for each reference, which says which one it is. */
function shownList({ page, ...pages }: PageCommand): PageCommand {
  return {
    ...pages,
    page: (text, screen, place) => {
      const verdict = page(text, screen, place) ?? "";
      return `${screen.colors.green(verdict)}    ${shortenEnd(redact(text), screen.width - 9)}`;
    },
  };
}
