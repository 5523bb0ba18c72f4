/** `uri inspect`: the picture of each reference, and all that urikit knows about it. */

import type { Command } from "commander";
import { parse } from "urikit";
import { declareList, declareSecrets, queryDelimiter } from "../../declaration.ts";
import { masked, maskSecrets } from "../../display/masking.ts";
import type { Screen } from "../../display/terminal.ts";
import { LONGEST_EXPLAINED } from "../../lines/blocks.ts";
import { hasText } from "../../lines/encoding-error.ts";
import { errorText } from "../../lines/error-text.ts";
import type { LineError } from "../../lines/line-error.ts";
import type { ListOptions } from "../../lines/list-options.ts";
import type { PageCommand } from "../../lines/results.ts";
import { runList } from "../../lines/run.ts";
import type { QueryDelimiter } from "../../option-values.ts";
import { type Audit, auditFor } from "../audit/audit-for.ts";
import { findingLines } from "../audit/page.ts";
import { factsJson, factsOf, maskedFactsOf } from "./facts.ts";
import { pageFor } from "./page.ts";
import { connectionLines, connectionReadingOf, maskedConnectionOf } from "./scheme-reading.ts";
import { suggestionFor, suggestionLines } from "./suggestion.ts";
import { warningLines, warningsOf } from "./warnings.ts";

export interface InspectOptions extends ListOptions {
  readonly queryDelimiter: QueryDelimiter;
  readonly script?: string;
  readonly all?: boolean;
}

export function declare(command: Command): void {
  const declared = declareList(command, {
    examples: [
      "uri inspect 'foo://example.com:8042/over/there?name=ferret#nose'",
      "uri inspect --all http://192.0.2.16:80/",
      "uri inspect --json http://192.0.2.16:80/",
      "uri inspect --script /questions http://example.com/questions/3456/my-document",
    ],
  })
    .option("--all", "say all that is known, and what to do about each finding")
    .addOption(queryDelimiter("what stands between the pairs of the query").default("&"))
    .option(
      "--script <PATH>",
      "the path of the program on the server; what follows it is the pathinfo (otherwise a guess)",
    );
  declareSecrets(declared);
}

/** The lines of a list are shown as arguments are. */
export async function run(options: InspectOptions): Promise<number> {
  return runList(pagesFor({ ...options, audit: await auditFor(options.references) }), options);
}

function pagesFor(options: InspectOptions & { readonly audit: Audit }): PageCommand {
  const { audit, all = false } = options;
  const facts = (text: string) => factsOf(parse(text), options);
  const shownFacts = options.showSecrets ? facts : (text: string) => maskedFactsOf(parse(text), options);
  const shown = (reference: string) => (options.showSecrets ? reference : maskSecrets(reference));
  return {
    longest: LONGEST_EXPLAINED,
    masksSecrets: true,
    page: (text, screen) =>
      `${pageFor(masked(parse(text)), maskedFactsOf(parse(text), options), screen, { all })}\n`,
    json: (text) => factsJson(shownFacts(text)),
    invalidPage: (text, error, screen) => invalidPage({ text, error, audit, all }, screen),
    invalidJson: (text) => {
      const { reference, as } = suggestionFor(text) ?? {};
      return {
        suggestion: as && { reference: reference && shown(reference), as },
        meaning: options.showSecrets ? connectionReadingOf(text) : maskedConnectionOf(text),
        findings: audit(text),
      };
    },
  };
}

interface InvalidText {
  readonly text: string;
  readonly error: LineError;
  readonly audit: Audit;
  readonly all: boolean;
}

/** The error, what is dangerous about the text, and what it may have been meant as. */
function invalidPage({ text, error, audit, all }: InvalidText, screen: Screen): string {
  if (!hasText(error)) return `${errorText(error, screen)}\n`;
  const findings = audit(text).filter(({ id }) => id !== "not-a-reference");
  const connection = maskedConnectionOf(text);
  const suggestion = connection?.reading === undefined ? suggestionFor(text) : undefined;
  const warnings = all ? findingLines(findings, screen) : warningLines(warningsOf(findings), screen);
  return [
    errorText(error, screen),
    ...(findings.length === 0 ? [] : ["", ...warnings]),
    ...(connection === undefined ? [] : ["", ...connectionLines(connection, screen)]),
    ...(suggestion === undefined ? [] : ["", ...suggestionLines(suggestion, screen)]),
    "",
  ].join("\n");
}
