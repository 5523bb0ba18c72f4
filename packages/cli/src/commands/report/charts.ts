/** Figures as lines for people: a name, a count, a share, a bar. */

import { shorten, wrapped } from "../../display/layout.ts";
import type { Screen } from "../../display/terminal.ts";
import type { PairCount } from "./disagreements.ts";
import type { Figures, Frequency, Reason } from "./survey.ts";

/** The figures of a list, with small bar charts. */
export function charts(figures: Figures, screen: Screen): string {
  const { lines, valid, invalid, empty, kinds, schemes, hosts, distinctHosts, standards } = figures;
  const { colors } = screen;
  const top = schemes.slice(0, 10); // programs get them all
  const title = (text: string) => ["", colors.bold(text)];
  const chart = (rows: readonly Frequency[], of: number, paint = colors.cyan) =>
    rows.map((row) => bar(row, of, paint, screen));
  return [
    `${colors.bold("lines")}  ${grouped(lines)}`,
    bar({ name: "valid", count: valid }, lines, colors.green, screen),
    bar({ name: "invalid", count: invalid }, lines, colors.red, screen),
    ...(empty > 0 ? [bar({ name: "empty: same-document", count: empty }, lines, colors.dim, screen)] : []),
    ...(invalid > 0 ? [...title("invalid, by reason"), ...reasonLines(figures, screen)] : []),
    ...(valid > 0 ? [...title("kinds"), ...chart(kinds.map(kindRow), valid)] : []),
    ...(schemes.length > 0 ? [...title(titleOf("schemes", top, schemes.length)), ...chart(top, valid)] : []),
    ...(hosts.length > 0 ? [...title(titleOf("hosts", hosts, distinctHosts)), ...chart(hosts, valid)] : []),
    ...(figures.distinct && valid > 0 ? [...title("distinct"), ...chart(rungRows(figures), valid)] : []),
    ...(standards ? standardsLines(standards, lines - empty, screen) : []),
  ].join("\n");
}

function titleOf(name: string, listed: readonly Frequency[], all: number): string {
  return listed.length < all ? `${name}: the first ${listed.length} of ${grouped(all)}` : name;
}

/** The pairs of editions by the lines that only one of them accepts, and by those that lead to different places. */
function standardsLines(pairs: readonly PairCount[], of: number, screen: Screen): string[] {
  const { colors } = screen;
  const rows = (count: (pair: PairCount) => number, paint: (text: string) => string) =>
    pairs
      .filter((pair) => count(pair) > 0)
      .map((pair) => bar({ name: pair.between.join(" / "), count: count(pair) }, of, paint, screen));
  const validity = rows(({ validity }) => validity, colors.yellow);
  const destination = rows(({ destination }) => destination, colors.red);
  return [
    "",
    colors.bold("lines that only one of two editions accepts"),
    ...(validity.length > 0 ? validity : ["  none"]),
    "",
    colors.bold("lines that lead to different places in two editions"),
    ...(destination.length > 0 ? destination : ["  none"]),
    ...(pairs.some(({ between }) => between[1] === "appendix-b")
      ? [colors.dim("  appendix-b: a program that only splits a text (RFC 3986 Appendix B)")]
      : []),
  ];
}

function kindRow({ name, count }: Frequency): Frequency {
  return { name: name === "uri" ? "URI" : `relative: ${name}`, count };
}

function rungRows({ distinct }: Figures): Frequency[] {
  if (distinct === undefined) return [];
  return [
    { name: "as they are", count: distinct.identical },
    { name: "by syntax", count: distinct.syntax },
    { name: "by scheme", count: distinct.scheme },
  ];
}

/** A reason, and below it its first example with the number of its line. */
function reasonLines({ reasons, invalid }: Figures, screen: Screen): string[] {
  const { colors, width } = screen;
  return reasons.flatMap((reason: Reason) => [
    bar({ name: reason.code, count: reason.count }, invalid, colors.red, screen),
    colors.dim(shorten(`    line ${reason.line}: ${reason.example}`, width)),
    ...wrapped(`    ${reason.message}`, width).map(colors.dim),
  ]);
}

const SHARE_WIDTH = "100.0 %".length;
const COUNT_WIDTH = "1,000,000".length;
const LONGEST_NAME = 28;
const LONGEST_BAR = 30;
/** A shorter bar says nothing. */
const SHORTEST_BAR = 6;

function bar(
  { name, count }: Frequency,
  of: number,
  paint: (text: string) => string,
  screen: Screen,
): string {
  const share = of === 0 ? 0 : count / of;
  const room = screen.width - COUNT_WIDTH - SHARE_WIDTH - 8; // for the name and the bar
  const nameWidth = Math.min(LONGEST_NAME, room);
  const barWidth = Math.min(LONGEST_BAR, room - nameWidth);
  const drawn = barWidth < SHORTEST_BAR ? "" : drawBar(share, barWidth, screen.unicode);
  const percent = `${(share * 100).toFixed(1)} %`;
  return [
    `  ${shorten(name, nameWidth).padEnd(nameWidth)}`,
    grouped(count).padStart(COUNT_WIDTH),
    percent.padStart(SHARE_WIDTH),
    paint(drawn),
  ]
    .join("  ")
    .trimEnd();
}

const EIGHTHS = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];

/** A bar as long as its share of `width`, in eighths of a column where they can be drawn. */
export function drawBar(share: number, width: number, unicode: boolean): string {
  const eighths = Math.round(share * width * 8);
  if (!unicode) return "#".repeat(Math.round(eighths / 8));
  return "█".repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? "");
}

/** 1234567 as 1,234,567. */
function grouped(count: number): string {
  return count.toLocaleString("en-US");
}
