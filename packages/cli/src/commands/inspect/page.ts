/**
 * What `uri inspect` prints for people: the picture, directly below it the verdict and the warnings, and then what the
 * picture does not show, in labelled lines.
 */

import type { UriReference } from "urikit";
import { shorten, wrapped } from "../../display/layout.ts";
import type { Screen } from "../../display/terminal.ts";
import type { Words } from "../../language/words.ts";
import { findingLines } from "../audit/page.ts";
import { details } from "./details.ts";
import { type Entry, essentials } from "./essentials.ts";
import type { Facts } from "./facts.ts";
import { kindOf } from "./kinds.ts";
import { picture } from "./picture.ts";
import { picturePartsOf } from "./picture-parts.ts";
import type { Statement } from "./sections.ts";
import { sumOf, verdictLines, type Warning, warningsOf } from "./warnings.ts";

const INDENT = 2;
const LABEL = 10;
/** How much of a long list is shown, and with `--all`; `--json` has all of it. */
const MOST_SHOWN = 12;
const MOST_OF_ALL = 40;
/** How many cells of a long line are shown: more than any sentence has, so that only data is shortened. */
const LONGEST_LINE = 400;

/** How much a page says. */
export interface PageOptions {
  /** Whether it says all that is known, and what to do about each finding. */
  readonly all: boolean;
}

/** The page for one reference. */
export function pageFor(reference: UriReference, facts: Facts, screen: Screen, { all }: PageOptions): string {
  const drawing = picture(picturePartsOf(reference, screen.colors), screen.width - INDENT);
  const scheme = { scheme: reference.scheme, ...facts.schemeReading };
  const warnings = warningsOf(facts.findings, scheme, screen.words);
  const entries = all ? details(reference, facts) : essentials(reference, facts);
  return [
    ...drawing.map((row) => " ".repeat(INDENT) + row),
    "",
    ...verdictLines(verdictOf(reference, warnings, screen.words), all ? [] : warnings, screen),
    ...(all && facts.findings.length > 0 ? ["", ...findingLines(facts.findings, screen)] : []),
    "",
    ...entries
      .filter((entry) => entry.length > 1)
      .flatMap((entry) => printed(entry, all ? MOST_OF_ALL : MOST_SHOWN, screen)),
  ]
    .map((row) => row.trimEnd())
    .join("\n");
}

function verdictOf(reference: UriReference, warnings: readonly Warning[], words: Words): Statement {
  const { section } = kindOf(reference);
  return { message: words.valid(reference, sumOf(warnings, words)), section };
}

function printed([label, ...lines]: Entry, most: number, { width, colors }: Screen): string[] {
  const room = Math.max(width - INDENT - LABEL, LABEL);
  const more = lines.length - most;
  const visible = more > 0 ? [...lines.slice(0, most), `… and ${more} more (--json has them all)`] : lines;
  const rows = visible.flatMap((text) => wrapped(shorten(text, LONGEST_LINE), room));
  return rows.map((row, at) => {
    const head = (at === 0 ? label : "").padEnd(LABEL);
    return `${" ".repeat(INDENT)}${colors.dim(head)}${row}`;
  });
}
