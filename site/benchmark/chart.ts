/** A chart of bars: a table whose figures are drawn, too. It needs no script, and no style within elements. */

export interface Chart {
  readonly title: string;
  /** The meaning of the figures, and which are better. */
  readonly unit: string;
  readonly rows: readonly ChartRow[];
}

/** A measurement, with a bar for each time that it was made. */
export interface ChartRow {
  readonly name: string;
  readonly bars: readonly Bar[];
}

export interface Bar {
  /** The difference from the others of its row. */
  readonly label: string;
  /** Whether it is that of urikit. */
  readonly isOurs: boolean;
  readonly value: number;
  /** The value as it is written. */
  readonly text: string;
}

/** The longest bar, in the units of its picture. */
const LONGEST = 1000;

/** The chart as HTML without an empty line, as Markdown takes it. */
export function chartHtml({ title, unit, rows }: Chart): string {
  const greatest = Math.max(...rows.flatMap(({ bars }) => bars.map(({ value }) => value)));
  return [
    '<figure class="chart">',
    `<figcaption><strong>${escaped(title)}</strong> <span>${escaped(unit)}</span></figcaption>`,
    `<table aria-label="${escaped(title)}"><tbody>`,
    ...rows.flatMap((row) => rowHtml(row, greatest)),
    "</tbody></table>",
    "</figure>",
  ].join("\n");
}

function rowHtml({ name, bars }: ChartRow, greatest: number): readonly string[] {
  const head = `<th scope="rowgroup" rowspan="${bars.length}">${escaped(name)}</th>`;
  return bars.map(
    ({ label, isOurs, value, text }, at) =>
      `<tr class="${isOurs ? "ours" : "theirs"}">${at === 0 ? head : ""}<td>${escaped(label)}</td>` +
      `<td class="bar">${barSvg((value / greatest) * LONGEST)}</td><td class="value">${escaped(text)}</td></tr>`,
  );
}

/** Nothing is too short to be seen. */
function barSvg(length: number): string {
  const width = Math.max(Math.round(length), 2);
  return `<svg viewBox="0 0 ${LONGEST} 10" preserveAspectRatio="none" aria-hidden="true"><rect width="${width}" height="10"/></svg>`;
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll('"', "&quot;")
    .replaceAll("{{", "&#123;&#123;");
}
