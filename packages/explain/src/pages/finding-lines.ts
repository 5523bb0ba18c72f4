/** The page of `uri audit` for people: the reference with its findings underlined, and then the findings. */

import type { Finding } from "@urikit/audit/at-once";
import { padded, wrapped } from "../layout/layout.ts";
import type { Screen } from "../layout/screen.ts";
import { type CountedFinding, countedFindings } from "../reference/counted-findings.ts";
import { type SaidFinding, saidFinding } from "../words/findings.ts";
import { painted, underlined } from "./underlined.ts";

const INDENT = "  ";
/** The longest name of a severity, and a gap. */
const LABEL = "warning".length + 2;

/** The page of one reference. */
export function auditPage(reference: string, findings: readonly Finding[], screen: Screen): string {
  const picture = underlined(reference, findings, screen).map((row) => `${INDENT}${row}`.trimEnd());
  const told = findings.map((finding) => saidFinding(finding, screen.words));
  return [...picture, "", ...findingLines(told, screen)].join("\n");
}

/** The findings, in the words of the screen already, one after another, with what to do; those that say the same are said once. */
export function findingLines(findings: readonly SaidFinding[], screen: Screen): string[] {
  const { colors, words } = screen;
  if (findings.length === 0) return [`${INDENT}${colors.green(words.text("no-findings"))}`];
  return countedFindings(findings).flatMap((one) => linesOf(one, screen));
}

function linesOf({ finding, count }: CountedFinding, screen: Screen): string[] {
  const { id, severity, message, section, advice } = finding;
  const { colors, width, words } = screen;
  const label = painted(severity, padded(words.text(`severity-${severity}`), LABEL), colors);
  const below = INDENT + " ".repeat(LABEL);
  const room = width - below.length;
  const source = /[)）]$/.test(message) ? "" : ` (${section})`; // many name a section that says more
  const times = count === 1 ? "" : words.text("times", count);
  const [first = "", ...more] = wrapped(`${message}${source}${times}`, room, "");
  return [
    `${INDENT}${label}${first}`,
    ...more.map((line) => below + line),
    ...wrapped(`${id}: ${advice}`, room, "").map((line) => below + colors.dim(line)),
  ];
}
