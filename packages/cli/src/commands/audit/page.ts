/** What `uri audit` shows a person: the reference with its findings underlined, and then what was found. */

import { type Finding, SEVERITIES, type Severity } from "@urikit/audit/at-once";
import { padded, wrapped } from "../../display/layout.ts";
import type { Screen } from "../../display/terminal.ts";
import { type CountedFinding, countedFindings } from "./counted.ts";
import { painted, underlined } from "./underlined.ts";

const INDENT = "  ";
/** The longest name of a severity, and a gap. */
const LABEL = "warning".length + 2;

/** The page of one reference. */
export function auditPage(reference: string, findings: readonly Finding[], screen: Screen): string {
  const picture = underlined(reference, findings, screen).map((row) => `${INDENT}${row}`.trimEnd());
  const told = findings.map((finding) => screen.words.finding(finding, reference));
  return [...picture, "", ...findingLines(told, screen)].join("\n");
}

/** The findings, in the words of the screen already, one after another, with what to do; those that say the same are said once. */
export function findingLines(findings: readonly Finding[], screen: Screen): string[] {
  const { colors, words } = screen;
  if (findings.length === 0) return [`${INDENT}${colors.green(words.noFindings)}`];
  return countedFindings(findings).flatMap((one) => linesOf(one, screen));
}

function linesOf({ finding, count }: CountedFinding, screen: Screen): string[] {
  const { id, severity, message, section, advice } = finding;
  const { colors, width, words } = screen;
  const label = painted(severity, padded(words.severity(severity), LABEL), colors);
  const below = INDENT + " ".repeat(LABEL);
  const room = width - below.length;
  const source = /[)）]$/.test(message) ? "" : ` (${section})`; // many name a section that says more
  const times = count === 1 ? "" : words.times(count);
  const [first = "", ...more] = wrapped(`${message}${source}${times}`, room, "");
  return [
    `${INDENT}${label}${first}`,
    ...more.map((line) => below + line),
    ...wrapped(`${id}: ${advice}`, room, "").map((line) => below + colors.dim(line)),
  ];
}

/** The worst severity and how many findings there are of each: `2 dangers, 1 hint`. */
export function summaryOf(findings: readonly Finding[]): string {
  const counts = SEVERITIES.map((severity) => [severity, count(findings, severity)] as const);
  const words = counts
    .filter(([, number]) => number > 0)
    .map(([severity, number]) => `${number} ${severity}${number > 1 ? "s" : ""}`);
  return words.length === 0 ? "no findings" : words.join(", ");
}

function count(findings: readonly Finding[], severity: Severity): number {
  return findings.filter((one) => one.severity === severity).length;
}
