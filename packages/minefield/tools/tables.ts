/** Tables of Markdown, and references in their cells. */

export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(columns), line(columns.map(() => "---")), ...rows.map(line)].join("\n");
}

/** Characters that cannot be seen, or that turn the text around them, as JSON escapes them. */
export function visible(text: string): string {
  return text.replace(/[^\x21-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** A text as code: a bar would end the cell. */
export function code(text: string): string {
  const fence = text.includes("`") ? "``" : "`";
  const pad = text.startsWith("`") || text.endsWith("`") ? " " : "";
  return text === "" ? "" : `${fence}${pad}${text.replaceAll("|", "\\|")}${pad}${fence}`;
}

/** A reference as code, all of which can be seen. */
export function cell(text: string): string {
  return text === "" ? "*empty*" : code(visible(text));
}
