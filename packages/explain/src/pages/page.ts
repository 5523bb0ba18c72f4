/**
 * The page of `uri inspect` for people: the picture, directly below it the verdict and the warnings, and then what the
 * picture does not show, in labelled lines.
 */

import type { UriReference } from "urikit";
import { padded, shorten, wrapped } from "../layout/layout.ts";
import type { Screen } from "../layout/screen.ts";
import type { SpokenFacts } from "../reference/facts.ts";
import { kindOf } from "../reference/kinds.ts";
import type { Remark } from "../reference/sections.ts";
import type { Words } from "../words/words.ts";
import { details } from "./details.ts";
import { type Entry, essentials } from "./essentials.ts";
import { findingLines } from "./finding-lines.ts";
import { picture } from "./picture.ts";
import { picturePartsOf } from "./picture-parts.ts";
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
export function pageFor(
  reference: UriReference,
  facts: SpokenFacts,
  screen: Screen,
  { all }: PageOptions,
): string {
  const drawing = picture(picturePartsOf(reference, screen.colors), screen.width - INDENT);
  const scheme = { scheme: reference.scheme, ...facts.schemeReading };
  const warnings = warningsOf(facts.findings, scheme, screen.words);
  const entries = (all ? details : essentials)(reference, facts, screen.words);
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

function verdictOf(reference: UriReference, warnings: readonly Warning[], words: Words): Remark {
  const { statement: kind, section } = kindOf(reference);
  return { message: words.text("valid", kind, sumOf(warnings, words)), section };
}

function printed([name, ...lines]: Entry, most: number, { width, colors, words }: Screen): string[] {
  const room = Math.max(width - INDENT - LABEL, LABEL);
  const label = words.text(`label-${name}`);
  const more = lines.length - most;
  const visible = more > 0 ? [...lines.slice(0, most), words.text("more-lines", more)] : lines;
  const rows = visible.flatMap((text) => wrapped(shorten(text, LONGEST_LINE), room));
  return rows.map((row, at) => {
    const head = padded(at === 0 ? label : "", LABEL);
    return `${" ".repeat(INDENT)}${colors.dim(head)}${row}`;
  });
}
