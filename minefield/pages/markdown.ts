/** References and tables in Markdown. */

/** A reference, a host or a target as code. It is escaped where it cannot be seen, or would turn the text around it. */
export function code(text: string): string {
  const isPlain = /^[\x21-\x7e\u00c0-\u024f]+$/.test(text);
  const shown = isPlain ? text : quoted(text);
  const fence = shown.includes("`") ? "``" : "`";
  const gap = shown.startsWith("`") || shown.endsWith("`") ? " " : "";
  return `${fence}${gap}${shown}${gap}${fence}`;
}

/** In quotes, since white space may be at its ends. What is beyond the letters of Latin is written as JSON escapes it. */
function quoted(text: string): string {
  return JSON.stringify(text).replace(
    /[^\x20-\x7e\u00c0-\u024f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** A table. Columns of figures are aligned at their ends. */
export function table(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  figuresFrom = Number.POSITIVE_INFINITY,
): string {
  const line = (cells: readonly string[]) => `| ${cells.map(inCell).join(" | ")} |`;
  const rule = `| ${columns.map((_, at) => (at >= figuresFrom ? "---:" : "---")).join(" | ")} |`;
  return [line(columns), rule, ...rows.map(line)].join("\n");
}

/** A bar would end the cell, and a cell whose code holds one is read on GitHub only so. */
function inCell(text: string): string {
  return text.replaceAll("|", "\\|");
}

/** The fragment by which GitHub and VitePress find a heading. */
export function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, "")
    .trim()
    .replace(/\s+/g, "-");
}

export function figure(count: number): string {
  return count.toLocaleString("en");
}
