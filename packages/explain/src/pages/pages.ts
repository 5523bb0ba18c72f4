/** The answer of `uri inspect` for a text, for people and for programs, whether it is a reference or not. */

import { redact } from "@urikit/audit/at-once";
import { parse } from "urikit";
import type { Screen } from "../layout/screen.ts";
import {
  type Audit,
  type Facts,
  type FactsOptions,
  factsJson,
  factsOf,
  maskedFactsOf,
  type SpokenFacts,
} from "../reference/facts.ts";
import { hasText, type LineError } from "../reference/line-error.ts";
import { masked } from "../reference/masking.ts";
import { connectionReadingOf, maskedConnectionOf, saidReading } from "../reference/scheme-reading.ts";
import { guessText, suggestionFor } from "../reference/suggestion.ts";
import { ENGLISH } from "../words/english.ts";
import { saidFinding } from "../words/findings.ts";
import type { Words } from "../words/words.ts";
import { errorText } from "./error-text.ts";
import { findingLines } from "./finding-lines.ts";
import { pageFor } from "./page.ts";
import { connectionLines } from "./scheme-lines.ts";
import { suggestionLines } from "./suggestion-lines.ts";
import { warningLines, warningsOf } from "./warnings.ts";

/** The answers for a text: a page for people, an object for programs. They throw as the library does. */
export interface Pages {
  /** The page, without its last line end. */
  page(text: string, screen: Screen): string;
  json(text: string): object;
  /** The replacement of the page where the text is invalid. */
  invalidPage?(text: string, error: LineError, screen: Screen): string;
  /** The members of the JSON of an invalid text besides its error. */
  invalidJson?(text: string): object;
  /** Whether that JSON masks the password, unless secrets are to be shown. */
  readonly masksSecrets?: boolean;
}

export interface PagesOptions extends FactsOptions {
  readonly all?: boolean;
  readonly showSecrets?: boolean;
  /** The object for JSON. */
  readonly data?: Words;
}

/** The pages and the JSON. */
export function pagesFor(options: PagesOptions): Pages {
  const { audit, all = false, data = ENGLISH } = options;
  const facts = (text: string) => factsOf(parse(text), options);
  const shownFacts = options.showSecrets ? facts : (text: string) => maskedFactsOf(parse(text), options);
  const shown = (reference: string) => (options.showSecrets ? reference : redact(reference));
  return {
    masksSecrets: true,
    page: (text, screen) =>
      `${pageFor(masked(parse(text)), spoken(maskedFactsOf(parse(text), options), screen.words), screen, { all })}\n`,
    json: (text) => factsJson(spoken(shownFacts(text), data), data),
    invalidPage: (text, error, screen) => invalidPage({ text, error, audit, all }, screen),
    invalidJson: (text) => {
      const suggestion = suggestionFor(text);
      const meaning = options.showSecrets ? connectionReadingOf(text) : maskedConnectionOf(text);
      return {
        suggestion: suggestion && {
          reference: suggestion.reference && shown(suggestion.reference),
          as: guessText(suggestion, data),
        },
        result: {
          meaning: meaning && saidReading(meaning, data),
          findings: audit(text).map((finding) => saidFinding(finding, data)),
        },
      };
    },
  };
}

/** The facts with their findings in the words of a language. */
function spoken(facts: Facts, words: Words): SpokenFacts {
  return {
    ...facts,
    findings: facts.findings.map((finding) => saidFinding(finding, words)),
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
  const findings = audit(text)
    .filter(({ id }) => id !== "not-a-reference")
    .map((finding) => saidFinding(finding, screen.words));
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
