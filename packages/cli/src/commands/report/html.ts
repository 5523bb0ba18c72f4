/** `uri report --html`: the figures as one page that needs nothing else, for people who would rather look than read. */

import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";
import { grouped, percent, ratio } from "../../display/counts.ts";
import { barChart } from "./bar-chart.ts";
import { kindRow, pairRows, rungRows, worstRows } from "./charts.ts";
import type { Frequency } from "./frequency.ts";
import type { Figures } from "./survey.ts";

type Node = ReturnType<typeof h>;

/** The page. Nothing of the list is laid out as markup, and a policy forbids every request. */
export function reportPage(figures: Figures, source: string): string {
  const { lines, valid, invalid, empty } = figures;
  const title = `References in ${source}`;
  const sums: readonly Frequency[] = [
    { name: "valid", count: valid },
    { name: "invalid", count: invalid },
    { name: "empty: same-document", count: empty },
  ];
  const page = h("html", { lang: "en" }, [
    h("head", [
      h("meta", { charset: "utf-8" }),
      h("meta", {
        httpEquiv: "Content-Security-Policy",
        content: "default-src 'none'; style-src 'unsafe-inline'",
      }),
      h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      h("meta", { name: "color-scheme", content: "light dark" }),
      h("title", title),
      h("style", STYLE),
    ]),
    h(
      "body",
      h("main", [
        h("h1", title),
        h("p", `${grouped(lines)} lines, read by RFC 3986.`),
        ...section(
          "Lines",
          sums.filter(({ count }) => count > 0),
          lines,
        ),
        ...reasons(figures),
        ...section("Kinds", figures.kinds.map(kindRow), valid),
        ...section("Schemes", figures.schemes.slice(0, 20), valid, figures.schemes.length),
        ...section("Hosts", figures.hosts, valid, figures.distinctHosts),
        ...section("Distinct", rungRows(figures), valid),
        ...disagreements(figures),
        ...findings(figures),
      ]),
    ),
  ]);
  return `<!doctype html>\n${toHtml(page, { allowDangerousHtml: true })}\n`;
}

/** A heading, a chart, and the same figures as a table; nothing, if there are no rows. */
function section(title: string, rows: readonly Frequency[], of: number, all = rows.length): Node[] {
  if (rows.length === 0) return [];
  const heading = all > rows.length ? `${title}: the ${rows.length} most frequent of ${grouped(all)}` : title;
  return [h("section", [h("h2", heading), chart(title, rows), frequencies(rows, of)])];
}

/** The chart: for eyes, since the table beside it says the same in words. */
function chart(title: string, rows: readonly Frequency[]): Node {
  const svg = { type: "raw", value: barChart(rows) } as unknown as Node; // what `allowDangerousHtml` is for
  return h("div", { class: "chart", role: "img", ariaLabel: `${title}, as bars` }, svg);
}

function frequencies(rows: readonly Frequency[], of: number): Node {
  return table(
    ["name", "count", "share"],
    rows.map(({ name, count }) => [name, grouped(count), percent(ratio(count, of))]),
  );
}

/** Why lines are invalid, each reason with its first example. */
function reasons({ reasons, invalid }: Figures): Node[] {
  if (reasons.length === 0) return [];
  return [
    h("section", [
      h("h2", "Invalid, by reason"),
      chart(
        "Reasons",
        reasons.map(({ code, count }) => ({ name: code, count })),
      ),
      table(
        ["reason", "count", "share", "first in line", "example"],
        reasons.map(({ code, count, line, message, example }) => [
          [h("strong", code), h("br"), message],
          grouped(count),
          percent(ratio(count, invalid)),
          String(line),
          h("code", example || "(no text to show)"),
        ]),
      ),
    ]),
  ];
}

function disagreements({ standards, lines, empty }: Figures): Node[] {
  if (standards === undefined) return [];
  const of = lines - empty;
  return [
    ...section("Lines that only one of two editions accepts", pairRows(standards, "validity"), of),
    ...section("Lines that lead to different places in two editions", pairRows(standards, "destination"), of),
  ];
}

/** The lines by their worst finding, and each finding with its first example. */
function findings({ audit, lines, empty }: Figures): Node[] {
  if (audit === undefined) return [];
  const of = lines - empty;
  const rows = audit.findings.map(({ id, severity, count, line, example }) => [
    [h("strong", id), h("br"), severity],
    grouped(count),
    percent(ratio(count, of)),
    String(line),
    h("code", example),
  ]);
  const list = h("section", [
    h("h2", "Findings"),
    table(["finding", "lines", "share", "first in line", "example"], rows),
  ]);
  return [
    ...section("Lines by their worst finding", worstRows(audit.lines), of),
    ...(rows.length > 0 ? [list] : []),
  ];
}

type Cell = string | Node | (string | Node)[];

function table(heads: readonly string[], rows: readonly (readonly Cell[])[]): Node {
  return h("table", [
    h(
      "thead",
      h(
        "tr",
        heads.map((head) => h("th", { scope: "col" }, head)),
      ),
    ),
    h(
      "tbody",
      rows.map(([first = "", ...cells]) =>
        h("tr", [h("th", { scope: "row" }, first), ...cells.map((cell) => h("td", cell))]),
      ),
    ),
  ]);
}

const STYLE = `
:root { color-scheme: light dark; --text: light-dark(#1c2733, #dfe7ee); --line: light-dark(#d5dde5, #36424e);
  --bar: light-dark(#0b6e99, #6cc3e8); }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: var(--text); background: light-dark(#fff, #14191f); }
main { max-width: 60rem; margin: auto; padding: 1.5rem; }
section { margin-block: 2.5rem; }
h2 { border-bottom: 1px solid var(--line); }
.chart svg { max-width: 100%; height: auto; }
.chart path { fill: var(--bar); }
table { border-collapse: collapse; width: 100%; margin-top: 1rem; }
th, td { padding: .3rem .6rem; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top;
  overflow-wrap: anywhere; }
:is(th, td):is(:nth-child(2), :nth-child(3)) { text-align: end; white-space: nowrap; }
tbody th { font-weight: normal; }
`;
