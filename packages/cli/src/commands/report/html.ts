/** `uri report --html`: the figures as one page that needs nothing else, for people who would rather look than read. */

import type { Frequency, Words } from "@urikit/explain";
import { grouped, percent, ratio } from "@urikit/explain";
import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";
import { type CommandId, text } from "../../words/text.ts";
import { barChart } from "./bar-chart.ts";
import { kindRow, pairRows, rungRows, titleOf, worstRows } from "./charts.ts";
import type { Figures } from "./survey.ts";

type Node = ReturnType<typeof h>;

/** The page. Nothing of the list is laid out as markup, and a policy forbids every request. */
export function reportPage(figures: Figures, source: string, words: Words): string {
  const { lines, valid, invalid, empty } = figures;
  const sections = new Sections(words);
  const title = text(words, "page-title", source);
  const sums: readonly Frequency[] = [
    { name: text(words, "report-valid"), count: valid },
    { name: text(words, "report-invalid"), count: invalid },
    { name: text(words, "report-empty"), count: empty },
  ];
  const page = h("html", { lang: text(words, "language-tag") }, [
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
        h("p", text(words, "page-read", grouped(lines))),
        ...sections.of(
          "report-lines",
          sums.filter(({ count }) => count > 0),
          lines,
        ),
        ...sections.reasons(figures),
        ...sections.of(
          "report-kinds",
          figures.kinds.map((kind) => kindRow(kind, words)),
          valid,
        ),
        ...sections.of("report-schemes", figures.schemes.slice(0, 20), valid, figures.schemes.length),
        ...sections.of("report-hosts", figures.hosts, valid, figures.distinctHosts),
        ...sections.of("report-distinct", rungRows(figures, words), valid),
        ...sections.disagreements(figures),
        ...sections.findings(figures),
      ]),
    ),
  ]);
  return `<!doctype html>\n${toHtml(page)}\n`;
}

/** The parts of the page in the words of a language. */
class Sections {
  readonly #words: Words;

  constructor(words: Words) {
    this.#words = words;
  }

  /** A heading, a chart, and the same figures as a table; nothing, if there are no rows. */
  of(id: CommandId, rows: readonly Frequency[], of: number, all = rows.length): Node[] {
    if (rows.length === 0) return [];
    const title = this.#title(id);
    const heading = titleOf(title, { listed: rows.length, all }, this.#words);
    return [h("section", [h("h2", heading), this.#chart(title, rows), this.#frequencies(rows, of)])];
  }

  /** Why lines are invalid, each reason with its first example. */
  reasons({ reasons, invalid }: Figures): Node[] {
    if (reasons.length === 0) return [];
    return [
      h("section", [
        h("h2", this.#title("report-by-reason")),
        this.#chart(
          text(this.#words, "page-reasons"),
          reasons.map(({ code, count }) => ({ name: code, count })),
        ),
        this.#table(
          ["column-reason", "column-count", "column-share", "column-first", "column-example"],
          reasons.map((one) => [
            [h("strong", one.code), h("br"), one.message],
            grouped(one.count),
            percent(ratio(one.count, invalid)),
            String(one.line),
            h("code", one.example || text(this.#words, "report-no-text")),
          ]),
        ),
      ]),
    ];
  }

  disagreements({ standards, lines, empty }: Figures): Node[] {
    if (standards === undefined) return [];
    const of = lines - empty;
    return [
      ...this.of("report-one-accepts", pairRows(standards, "validity"), of),
      ...this.of("report-other-places", pairRows(standards, "destination"), of),
    ];
  }

  /** The lines by their worst finding, and each finding with its first example. */
  findings({ audit, lines, empty }: Figures): Node[] {
    if (audit === undefined) return [];
    const of = lines - empty;
    const words = this.#words;
    const rows = audit.findings.map(({ id, severity, count, line, example }) => [
      [h("strong", id), h("br"), words.text(`severity-${severity}`)],
      grouped(count),
      percent(ratio(count, of)),
      String(line),
      h("code", example),
    ]);
    const columns = [
      "column-finding",
      "report-lines",
      "column-share",
      "column-first",
      "column-example",
    ] as const;
    const list = h("section", [h("h2", this.#title("report-findings")), this.#table(columns, rows)]);
    const worst = worstRows(audit.lines).map(({ name, count }) => ({
      name: words.text(`severity-${name}`),
      count,
    }));
    return [...this.of("report-worst", worst, of), ...(rows.length > 0 ? [list] : [])];
  }

  /** A sentence as a heading. */
  #title(id: CommandId): string {
    const title = text(this.#words, id);
    return `${title[0]?.toUpperCase()}${title.slice(1)}`;
  }

  /** The chart: for eyes, since the table next to it has the same in words. */
  #chart(title: string, rows: readonly Frequency[]): Node {
    const ariaLabel = text(this.#words, "page-chart", title);
    return h("div", { class: "chart", role: "img", ariaLabel }, barChart(rows));
  }

  #frequencies(rows: readonly Frequency[], of: number): Node {
    return this.#table(
      ["column-name", "column-count", "column-share"],
      rows.map(({ name, count }) => [name, grouped(count), percent(ratio(count, of))]),
    );
  }

  #table(columns: readonly CommandId[], rows: readonly (readonly Cell[])[]): Node {
    return table(
      columns.map((column) => text(this.#words, column)),
      rows,
    );
  }
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
.chart text { fill: currentColor; font-size: 13px; }
.chart rect { fill: var(--bar); }
table { border-collapse: collapse; width: 100%; margin-top: 1rem; }
th, td { padding: .3rem .6rem; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top;
  overflow-wrap: anywhere; }
:is(th, td):is(:nth-child(2), :nth-child(3)) { text-align: end; white-space: nowrap; }
tbody th { font-weight: normal; }
`;
