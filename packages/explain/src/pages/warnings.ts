/**
 * The lines of `uri inspect` directly below the picture: the verdict, and then what is dangerous, misleading or
 * careless, one line for each kind, the worst first, with its section at the right.
 */

import { SEVERITIES, type Severity } from "@urikit/audit/at-once";
import { printable } from "urikit/display";
import { statement } from "urikit/words";
import { drawable } from "../layout/ascii.ts";
import { LONGEST_LINE, padded, widthOf, wrapped } from "../layout/layout.ts";
import type { Screen } from "../layout/screen.ts";
import { lineErrorOfScheme, type SchemeError, type SchemeReading } from "../reference/scheme-reading.ts";
import { type Remark, shortSection, withoutSource } from "../reference/sections.ts";
import type { SaidFinding } from "../words/findings.ts";
import type { Words } from "../words/words.ts";
import { painted } from "./underlined.ts";

/** Something to know before all that is known. */
export interface Warning extends Remark {
  readonly severity: Severity;
}

const INDENT = "  ";
const GAP = "  ";
/** The sign before a warning: its colour alone would not be seen by everybody. */
const MARKS: { readonly [severity in Severity]: string } = { danger: "! ", warning: "! ", hint: "· " };

/** The rules of the scheme that the reference breaks, though it is valid. */
export interface SchemeWarnings extends Pick<SchemeReading, "error" | "refused"> {
  readonly scheme?: string | undefined;
}

/** The findings, one for each kind, and those of the scheme; the worst first. */
export function warningsOf(
  findings: readonly SaidFinding[],
  { scheme = "", error, refused }: SchemeWarnings,
  words: Words,
): Warning[] {
  return [
    ...findingWarnings(findings, words),
    ...(error === undefined ? [] : [schemeWarning(error, { in: scheme.toLowerCase(), words })]),
    ...(refused === undefined ? [] : [schemeWarning(refused, { words })]),
  ].sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
}

function schemeWarning(error: SchemeError, { in: scheme, words }: { in?: string; words: Words }): Warning {
  const said = printable(words.error(lineErrorOfScheme(error)));
  const message =
    scheme === undefined ? words.text("access-refused-because", said) : words.text("in-scheme", scheme, said);
  return { severity: "warning", ...withoutSource({ message, section: error.section }) };
}

/** One warning for each kind of finding; the others of the kind are counted. */
function findingWarnings(findings: readonly SaidFinding[], words: Words): Warning[] {
  const kinds = new Map<string, SaidFinding[]>();
  for (const finding of findings) kinds.set(finding.id, [...(kinds.get(finding.id) ?? []), finding]);
  return [...kinds.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [warningOf(first, others, words)],
  );
}

function warningOf(first: SaidFinding, others: readonly SaidFinding[], words: Words): Warning {
  const { message, section } = withoutSource(first);
  return { severity: first.severity, message: message + counted(first.message, others, words), section };
}

/** How many findings of a kind there are besides the first, and whether they say the same. */
function counted(message: string, others: readonly SaidFinding[], words: Words): string {
  if (others.length === 0) return "";
  return others.every((other) => other.message === message)
    ? words.text("times", others.length + 1)
    : words.text("and-more", others.length);
}

/** How many warnings there are of each severity: `1 danger, 2 hints`. */
export function sumOf(warnings: readonly Warning[], words: Words): string {
  const counts = SEVERITIES.flatMap((severity) => {
    const { length } = warnings.filter((warning) => warning.severity === severity);
    return length === 0 ? [] : [statement(`count-of-${severity}`, length)];
  });
  return counts.length === 0 ? words.text("no-findings") : words.text("list", ...counts);
}

/** The verdict, and its warnings below it. */
export function verdictLines(verdict: Remark, warnings: readonly Warning[], screen: Screen): string[] {
  const { colors } = screen;
  const isClean = warnings.every(({ severity }) => severity === "hint");
  const paint = isClean ? colors.green : colors.bold;
  return statementLines([{ ...verdict, mark: "", paint }, ...marked(warnings, screen)], screen);
}

/** The warnings alone, where something else has said the verdict. */
export function warningLines(warnings: readonly Warning[], screen: Screen): string[] {
  return statementLines(marked(warnings, screen), screen);
}

/** A statement with its introduction. */
interface Marked extends Remark {
  readonly mark: string;
  /** Colours the first word, or the mark if there is one. */
  readonly paint: (text: string) => string;
}

function marked(warnings: readonly Warning[], screen: Screen): Marked[] {
  return warnings.map(({ severity, message, section }) => ({
    message,
    section,
    mark: drawable(MARKS[severity], screen),
    paint: (text) => painted(severity, text, screen.colors),
  }));
}

/** Each in one line if there is any way, with its section at the right, where those of all end in one column. */
function statementLines(statements: readonly Marked[], screen: Screen): string[] {
  const room = Math.min(screen.width, LONGEST_LINE) - INDENT.length;
  const lines = statements.map((statement) => ({ statement, line: inOneLine(statement, room, screen) }));
  const end = Math.max(0, ...lines.map(({ line }) => (line === undefined ? 0 : widthOf(line.join(GAP)))));
  return lines.flatMap(({ statement, line }) => {
    const { paint } = statement;
    if (line === undefined) return inSeveralLines(statement, room, screen);
    const [text, section] = line;
    const gap = padded(text, end - widthOf(section)).slice(text.length);
    return [INDENT + withPaintedStart(text, paint) + gap + screen.colors.dim(section)];
  });
}

/** The text and the section of a statement that has room in a line; the last clause is left out if it must be. */
function inOneLine(
  { mark, message, section }: Marked,
  room: number,
  screen: Screen,
): [string, string] | undefined {
  const sections = shortSection(section);
  const [first = sections] = sections.split(", ");
  for (const said of [message, ...withoutClauses(message)]) {
    for (const source of [sections, first]) {
      const line: [string, string] = [drawable(mark + said, screen), drawable(source, screen)];
      if (widthOf(line.join(GAP)) <= room) return line;
    }
  }
  return undefined;
}

/** A clause that explains the one before it, as in `…; leave it out`. */
const CLAUSE = /; |(?<! of): |, (?:where|which|for) |[；：]/g;
/** A line with less room than this would lose nearly every clause: there a message goes on in the next line. */
const LEAST_KEPT = 24;

/** The message without its last clause, without the last two, and so on. Quoted text is not searched. */
function withoutClauses(message: string): string[] {
  const data = message.replace(/`[^`]*`|"[^"]*"/g, (quoted) => "x".repeat(quoted.length));
  return [...data.matchAll(CLAUSE)]
    .map(({ index }) => message.slice(0, index))
    .filter(({ length }) => length >= LEAST_KEPT)
    .reverse();
}

function inSeveralLines({ mark, message, section, paint }: Marked, room: number, screen: Screen): string[] {
  const text = drawable(`${mark}${message} (${shortSection(section)})`, screen);
  const [first = "", ...more] = wrapped(text, room, " ".repeat(mark.length || GAP.length));
  return [INDENT + withPaintedStart(first, paint), ...more.map((row) => INDENT + row)];
}

function withPaintedStart(text: string, paint: (text: string) => string): string {
  const end = text.indexOf(" ");
  return end < 0 ? paint(text) : paint(text.slice(0, end)) + text.slice(end);
}
