/** Figures as lines for people: a name, a count, a share, a bar. */

import type { Severity } from "@urikit/audit";
import type { Frequency } from "@urikit/explain";
import { grouped, percent, ratio, type Words } from "@urikit/explain";
import type { Screen } from "@urikit/explain/layout";
import { padded, shorten, widthOf, wrapped } from "@urikit/explain/layout";
import { type CommandId, text } from "../../words/text.ts";
import type { PairCount } from "./disagreements.ts";
import type { FindingCounts } from "./finding-counter.ts";
import type { Figures, Reason } from "./survey.ts";

/** How many schemes are listed, if nobody says it. */
const TOP_SCHEMES = 10;

/** The figures of a list, with small bar charts; of schemes the most frequent. */
export function charts(figures: Figures, screen: Screen, topSchemes = TOP_SCHEMES): string {
  const { lines, valid, invalid, empty, kinds, schemes, hosts, distinctHosts, standards } = figures;
  const { colors, words } = screen;
  const said = (id: CommandId) => text(words, id);
  const top = schemes.slice(0, topSchemes); // programs get them all
  const title = (heading: string) => ["", colors.bold(heading)];
  const uncounted = (count = 0) =>
    count === 0
      ? []
      : wrapped(`  ${text(words, "report-uncounted", grouped(count))}`, screen.width).map(colors.magenta);
  const chart = (rows: readonly Frequency[], of: number) => bars(rows, { of, paint: colors.cyan }, screen);
  return [
    `${colors.bold(said("report-lines"))}  ${grouped(lines)}`,
    ...bar({ name: said("report-valid"), count: valid }, { of: lines, paint: colors.green }, screen),
    ...bar({ name: said("report-invalid"), count: invalid }, { of: lines, paint: colors.red }, screen),
    ...(empty > 0
      ? bar({ name: said("report-empty"), count: empty }, { of: lines, paint: colors.dim }, screen)
      : []),
    ...(invalid > 0 ? [...title(said("report-by-reason")), ...reasonLines(figures, screen)] : []),
    ...(valid > 0
      ? [
          ...title(said("report-kinds")),
          ...chart(
            kinds.map((kind) => kindRow(kind, words)),
            valid,
          ),
        ]
      : []),
    ...(schemes.length > 0
      ? [
          ...title(titleOf(said("report-schemes"), { listed: top.length, all: schemes.length }, words)),
          ...chart(top, valid),
          ...uncounted(figures.uncountedSchemes),
        ]
      : []),
    ...(hosts.length > 0
      ? [
          ...title(titleOf(said("report-hosts"), { listed: hosts.length, all: distinctHosts }, words)),
          ...chart(hosts, valid),
          ...uncounted(figures.uncountedHosts),
        ]
      : []),
    ...(figures.distinct && valid > 0
      ? [...title(said("report-distinct")), ...chart(rungRows(figures, words), valid)]
      : []),
    ...(standards ? standardsLines(standards, lines - empty, screen) : []),
    ...(figures.audit ? findingLines(figures.audit, lines - empty, screen) : []),
  ].join("\n");
}

/** The title of a part that has only the most frequent ones. */
function titleOf(title: string, { listed, all }: { listed: number; all: number }, words: Words): string {
  return listed < all ? text(words, "report-most-frequent", title, listed, grouped(all)) : title;
}

/** The pairs of editions by the lines that only one of them accepts, and by those that lead to different places. */
function standardsLines(pairs: readonly PairCount[], of: number, screen: Screen): string[] {
  const { colors, width, words } = screen;
  const none = `  ${text(words, "report-none")}`;
  const validity = bars(pairRows(pairs, "validity"), { of, paint: colors.magenta }, screen);
  const destination = bars(pairRows(pairs, "destination"), { of, paint: colors.red }, screen);
  return [
    "",
    ...wrapped(text(words, "report-one-accepts"), width).map(colors.bold),
    ...(validity.length > 0 ? validity : [none]),
    "",
    ...wrapped(text(words, "report-other-places"), width).map(colors.bold),
    ...(destination.length > 0 ? destination : [none]),
    ...(pairs.some(({ between }) => between[1] === "appendix-b")
      ? wrapped(`  ${text(words, "report-appendix-b")}`, width).map(colors.dim)
      : []),
  ];
}

/** The lines by their worst finding, and each finding by the lines that have it, with its first example. */
function findingLines({ lines, findings }: FindingCounts, of: number, screen: Screen): string[] {
  const { colors, width, words } = screen;
  const paints = { danger: colors.red, warning: colors.yellow, hint: colors.cyan };
  const full = Math.max(...findings.map(({ count }) => count));
  return [
    "",
    colors.bold(text(words, "report-worst")),
    ...worstRows(lines).flatMap(({ name, count }) =>
      bar({ name: words.text(`severity-${name}`), count }, { of, paint: paints[name] }, screen),
    ),
    ...(findings.length === 0
      ? [`  ${text(words, "report-none")}`]
      : ["", colors.bold(text(words, "report-findings"))]),
    ...findings.flatMap(({ id, severity, count, line, example }) => [
      ...bar({ name: id, count }, { of, full, paint: paints[severity] }, screen),
      colors.dim(shorten(`    ${text(words, "report-example", line, example)}`, width)),
    ]),
  ];
}

/** A row for each severity that some lines have as their worst. */
function worstRows(lines: FindingCounts["lines"]): readonly (Frequency & { readonly name: Severity })[] {
  return SEVERITIES.map((name) => ({ name, count: lines[name] })).filter(({ count }) => count > 0);
}

/** As `SEVERITIES` of the audit, which is not loaded for this. */
const SEVERITIES: readonly Severity[] = ["danger", "warning", "hint"];

/** The pairs of editions that differ in some lines, the most frequent first. */
function pairRows(pairs: readonly PairCount[], what: "validity" | "destination"): Frequency[] {
  return pairs
    .filter((pair) => pair[what] > 0)
    .map((pair) => ({ name: pair.between.join(" / "), count: pair[what] }))
    .sort((a, b) => b.count - a.count);
}

/** A kind, as people say it. */
function kindRow({ name, count }: Frequency, words: Words): Frequency {
  return { name: name === "uri" ? "URI" : text(words, "report-relative", name), count };
}

/** How many are distinct on each rung; none, if that was not counted. */
function rungRows({ distinct }: Figures, words: Words): Frequency[] {
  if (distinct === undefined) return [];
  return [
    { name: text(words, "report-as-they-are"), count: distinct.identical },
    { name: text(words, "report-by-syntax"), count: distinct.syntax },
    { name: text(words, "report-by-scheme"), count: distinct.scheme },
  ];
}

/** A reason, and below it its first example with the number of its line. */
function reasonLines({ reasons, invalid }: Figures, screen: Screen): string[] {
  const { colors, width, words } = screen;
  const full = reasons[0]?.count ?? 0;
  return reasons.flatMap((reason: Reason) => [
    ...bar({ name: reason.code, count: reason.count }, { of: invalid, full, paint: colors.red }, screen),
    colors.dim(
      shorten(
        `    ${text(words, "report-example", reason.line, reason.example || text(words, "report-no-text"))}`,
        width,
      ),
    ),
    ...wrapped(`    ${reason.message}`, width).map(colors.dim),
  ]);
}

const SHARE_WIDTH = "100.0 %".length;
const COUNT_WIDTH = "1,000,000".length;
const LONGEST_NAME = 28;
const LONGEST_BAR = 30;
/** A shorter bar says nothing. */
const SHORTEST_BAR = 6;

/** The whole of which the count of a row is a share. */
interface Scale {
  readonly of: number;
  /** The count of a bar of full length: `of`, if this is absent. */
  readonly full?: number;
  readonly paint: (text: string) => string;
}

/** Rows. Even the most frequent may have a small share, so its bar is the longest. */
function bars(rows: readonly Frequency[], scale: Omit<Scale, "full">, screen: Screen): string[] {
  const full = Math.max(...rows.map(({ count }) => count));
  return rows.flatMap((row) => bar(row, { ...scale, full }, screen));
}

/** A row: in one line, or below its name, if that is too long. */
function bar({ name, count }: Frequency, { of, full = of, paint }: Scale, screen: Screen): string[] {
  const room = screen.width - COUNT_WIDTH - SHARE_WIDTH - 8; // for the name and the bar
  const nameWidth = Math.min(LONGEST_NAME, room);
  const barWidth = Math.min(LONGEST_BAR, room - nameWidth);
  const drawn = barWidth < SHORTEST_BAR ? "" : drawBar(ratio(count, full), barWidth, screen.unicode);
  const isLong = widthOf(name) > nameWidth;
  const figures = [
    `  ${padded(isLong ? "" : name, nameWidth)}`,
    grouped(count).padStart(COUNT_WIDTH),
    percent(ratio(count, of)).padStart(SHARE_WIDTH),
    paint(drawn),
  ];
  const line = figures.join("  ").trimEnd();
  return isLong ? [`  ${shorten(name, screen.width - 2)}`, line] : [line];
}

const EIGHTHS = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];

/** A bar as long as its share of `width`, in eighths of a column where they can be drawn. */
export function drawBar(share: number, width: number, unicode: boolean): string {
  const eighths = Math.round(share * width * 8);
  if (!unicode) return "#".repeat(Math.round(eighths / 8));
  return "█".repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? "");
}
