/** What `uri inspect` gives for a text, for people and for programs, whether it is a reference or not. */

import { parse } from "urikit";
import { masked, maskSecrets } from "../../display/masking.ts";
import type { Screen } from "../../display/terminal.ts";
import { type Language, wordsOfData } from "../../language/spoken.ts";
import type { Words } from "../../language/words.ts";
import { errorText } from "../../lines/error-text.ts";
import { hasText, type LineError } from "../../lines/line-error.ts";
import type { PageCommand } from "../../lines/results.ts";
import type { Audit } from "../audit/audit-for.ts";
import { findingLines } from "../audit/page.ts";
import { type Facts, type FactsOptions, factsJson, factsOf, maskedFactsOf } from "./facts.ts";
import { pageFor } from "./page.ts";
import { connectionLines, connectionReadingOf, maskedConnectionOf } from "./scheme-reading.ts";
import { suggestionFor, suggestionLines } from "./suggestion.ts";
import { warningLines, warningsOf } from "./warnings.ts";

export interface PagesOptions extends FactsOptions {
  readonly all?: boolean;
  readonly showSecrets?: boolean;
  readonly language?: Language;
}

/** The pages and the JSON. */
export function pagesFor(options: PagesOptions): PageCommand {
  const { audit, all = false } = options;
  const data = wordsOfData(options.language);
  const facts = (text: string) => factsOf(parse(text), options);
  const shownFacts = options.showSecrets ? facts : (text: string) => maskedFactsOf(parse(text), options);
  const shown = (reference: string) => (options.showSecrets ? reference : maskSecrets(reference));
  return {
    masksSecrets: true,
    page: (text, screen) =>
      `${pageFor(masked(parse(text)), spoken(maskedFactsOf(parse(text), options), text, screen.words), screen, { all })}\n`,
    json: (text) => factsJson(spoken(shownFacts(text), text, data)),
    invalidPage: (text, error, screen) => invalidPage({ text, error, audit, all }, screen),
    invalidJson: (text) => {
      const { reference, as } = suggestionFor(text) ?? {};
      return {
        suggestion: as && { reference: reference && shown(reference), as },
        meaning: options.showSecrets ? connectionReadingOf(text) : maskedConnectionOf(text),
        findings: audit(text).map((finding) => data.finding(finding, text)),
      };
    },
  };
}

/** The facts with their findings in the words of a language. */
function spoken(facts: Facts, text: string, words: Words): Facts {
  return { ...facts, findings: facts.findings.map((finding) => words.finding(finding, text)) };
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
  const findings = audit(text)
    .filter(({ id }) => id !== "not-a-reference")
    .map((finding) => screen.words.finding(finding, text));
  const connection = maskedConnectionOf(text);
  const suggestion = connection?.reading === undefined ? suggestionFor(text) : undefined;
  const warnings = all
    ? findingLines(findings, screen)
    : warningLines(warningsOf(findings, {}, screen.words), screen);
  return [
    errorText(error, screen),
    ...(findings.length === 0 ? [] : ["", ...warnings]),
    ...(connection === undefined ? [] : ["", ...connectionLines(connection, screen)]),
    ...(suggestion === undefined ? [] : ["", ...suggestionLines(suggestion, screen)]),
    "",
  ].join("\n");
}
