/** `uri check`: whether each reference is valid, by the rule that `--as` names; if not, why. */

import type { Command } from "commander";
import {
  isAbsoluteUri,
  isRelativeReference,
  isUri,
  isUriReference,
  parseAs,
  type ReferenceRule,
} from "urikit";
import { choice, declareList, declareSecrets, jobsOption } from "../declaration.ts";
import { shortenEnd } from "../display/layout.ts";
import { maskSecrets } from "../display/masking.ts";
import { errorText } from "../lines/error-text.ts";
import { declareField, type FieldOptions, inField, isOfField } from "../lines/field.ts";
import type { ListOptions } from "../lines/list-options.ts";
import type { LineCommand, PageCommand } from "../lines/results.ts";
import { runList } from "../lines/run.ts";
import type { Work } from "../lines/work.ts";
import { REFERENCE_RULES } from "../option-values.ts";

const PREDICATES: Readonly<Record<ReferenceRule, (text: string) => boolean>> = {
  "uri-reference": isUriReference,
  uri: isUri,
  "absolute-uri": isAbsoluteUri,
  "relative-reference": isRelativeReference,
};

export function declare(command: Command): void {
  declareSecrets(
    declareList(command, {
      note: [
        "A list on a terminal shows only what is wrong, at most 20 of each kind, and",
        "then the sum. Elsewhere every line gives a line, except with --quiet.",
      ],
      examples: [
        "uri check 'http://example.com/a b'",
        "uri check --as absolute-uri --input bases.txt",
        "uri check --quiet --invalid keep < links.txt",
      ],
    })
      .addOption(choice("--as <KIND>", "which rule each reference must match", REFERENCE_RULES))
      .addOption(jobsOption()),
  )
    .option("-q, --quiet", "print nothing for what is valid, and no line for what is not")
    .option("--all", "on a terminal, show all that is wrong in a list");
  declareField(command);
}

interface CheckOptions extends ListOptions, FieldOptions {
  readonly as: ReferenceRule;
  readonly quiet?: true;
  readonly all?: true;
}

export async function run(options: CheckOptions): Promise<number> {
  const { stdio, references, input } = options;
  const verdict = verdictBy(options.as);
  const json = (text: string) => {
    verdict(text);
    return { reference: options.showSecrets ? text : maskSecrets(text), valid: true };
  };
  const work = (valid: string): Work => ({ name: "check", as: options.as, valid });
  const lines: LineCommand = { line: verdict, json, masksSecrets: true, work: work("valid\n") };
  const pages: PageCommand = { masksSecrets: true, page: verdict, json, ...(await invalidPages(options)) };
  const silent: LineCommand = { ...lines, isQuiet: true, work: work("") };
  if (isOfField(options))
    return runList(inField(options.quiet ? silent : lines, options, { isReplaced: false }), options);
  const forArguments = options.quiet ? silent : pages;
  const isData = options.json === true || options.invalid !== "empty";
  if (options.quiet && (isData || stdio.stdout.isTTY !== true)) return runList(silent, options);
  if (stdio.stdout.isTTY !== true) return runList(lines, options, pages);
  // What is typed by hand gets an answer, line by line.
  const isTyped = !options.quiet && references.length + input.length === 0 && stdio.stdin.isTTY === true;
  const problems = { most: options.all ? Infinity : MOST, named: input.length > 1 };
  return runList(isTyped ? shownList(pages) : { ...pages, problems, work: work("") }, options, forArguments);
}

/** How an invalid argument is shown: with its URI if it is an IRI, for which more is loaded. */
async function invalidPages({
  references,
  showSecrets,
}: ListOptions): Promise<Pick<PageCommand, "invalidPage" | "invalidJson">> {
  const invalidPage: PageCommand["invalidPage"] = (_text, error, screen) => errorText(error, screen);
  if (!references.some((reference) => /[^\0-\x7f]/.test(reference))) return { invalidPage };
  const { iriSuggestion, suggestionLines } = await import("./inspect/suggestion.ts");
  const suggestionFor = (text: string) => (isUriReference(text) ? undefined : iriSuggestion(text));
  return {
    invalidPage: (text, error, screen) => {
      const suggestion = suggestionFor(text);
      const lines = suggestion === undefined ? [] : suggestionLines(suggestion, screen);
      return [errorText(error, screen), ...lines].join("\n");
    },
    invalidJson: (text) => {
      const { reference, as } = suggestionFor(text) ?? {};
      const shown = showSecrets ? reference : reference && maskSecrets(reference);
      return as === undefined ? {} : { suggestion: { reference: shown, as } };
    },
  };
}

/** How many errors of a code a terminal shows. */
const MOST = 20;

/** A list that is typed on a terminal: a line for each reference, which says which one it is. */
function shownList({ page, ...pages }: PageCommand): PageCommand {
  return {
    ...pages,
    page: (text, screen) => {
      const verdict = page(text, screen);
      return `${screen.colors.green(verdict)}    ${shortenEnd(maskSecrets(text), screen.width - 9)}`;
    },
  };
}

function verdictBy(rule: ReferenceRule): (text: string) => "valid" {
  const matches = PREDICATES[rule];
  return (text) => {
    if (!matches(text)) parseAs(text, rule); // throws, and says why
    return "valid";
  };
}
