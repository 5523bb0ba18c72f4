/** `uri inspect`: the picture of each reference, and all that urikit knows about it. */

import type { Command } from "commander";
import { maskPassword, parse } from "urikit";
import { declareList, declareSecrets, queryDelimiter } from "../../declaration.ts";
import { masked } from "../../display/masking.ts";
import type { Screen } from "../../display/terminal.ts";
import { LONGEST_EXPLAINED } from "../../lines/blocks.ts";
import { errorText } from "../../lines/error-text.ts";
import { hasText, type LineError } from "../../lines/line-error.ts";
import type { ListOptions } from "../../lines/list-options.ts";
import type { PageCommand } from "../../lines/results.ts";
import { runList } from "../../lines/run.ts";
import type { QueryDelimiter } from "../../option-values.ts";
import { type Audit, auditFor } from "../audit/audit-for.ts";
import { findingLines } from "../audit/page.ts";
import { factsJson, factsOf, maskedFactsOf } from "./facts.ts";
import { pageFor } from "./page.ts";
import { suggestionFor, suggestionLines } from "./suggestion.ts";

export interface InspectOptions extends ListOptions {
  readonly queryDelimiter: QueryDelimiter;
  readonly script?: string;
}

export function declare(command: Command): void {
  const declared = declareList(command, {
    examples: [
      "uri inspect 'foo://example.com:8042/over/there?name=ferret#nose'",
      "uri inspect --json http://192.0.2.16:80/",
      "uri inspect --script /questions http://example.com/questions/3456/my-document",
    ],
  })
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
  const { audit } = options;
  const facts = (text: string) => factsOf(parse(text), options);
  const shownFacts = options.showSecrets ? facts : (text: string) => maskedFactsOf(parse(text), options);
  const shown = (reference: string) => (options.showSecrets ? reference : maskPassword(reference));
  return {
    longest: LONGEST_EXPLAINED,
    masksSecrets: true,
    page: (text, screen) => `${pageFor(masked(parse(text)), maskedFactsOf(parse(text), options), screen)}\n`,
    json: (text) => factsJson(shownFacts(text)),
    invalidPage: (text, error, screen) => invalidPage({ text, error, audit }, screen),
    invalidJson: (text) => {
      const { reference, as } = suggestionFor(text) ?? {};
      return { suggestion: as && { reference: reference && shown(reference), as }, findings: audit(text) };
    },
  };
}

interface InvalidText {
  readonly text: string;
  readonly error: LineError;
  readonly audit: Audit;
}

/** The error, and what the text may have been meant as. */
function invalidPage({ text, error, audit }: InvalidText, screen: Screen): string {
  const suggestion = hasText(error) ? suggestionFor(text) : undefined;
  const lines = [errorText(error, screen)];
  if (suggestion !== undefined) lines.push("", ...suggestionLines(suggestion, screen));
  const findings = hasText(error) ? audit(text).filter(({ id }) => id !== "not-a-reference") : [];
  if (findings.length > 0) lines.push("", ...findingLines(findings, screen));
  return `${lines.join("\n")}\n`;
}
