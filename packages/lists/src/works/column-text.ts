/** RFC 3986 §3: the components of lines as text: values with tabs between them, a line for each line. */

import { requireOptions } from "urikit/foundation";
import type { InvalidLine } from "../invalid-line.ts";
import type { ListReader } from "../list-reader.ts";
import { LIST_READER_OPTIONS } from "../list-reader.ts";
import { type ColumnLinesOptions, type ColumnName, requireColumns } from "./columns.ts";
import { INVALID_PLACE_OPTIONS } from "./invalid-place.ts";
import { templateReader } from "./template.ts";

/** The columns that are written, and how. */
export interface ColumnTextOptions extends ColumnLinesOptions {
  /** Their names, in the order in which they are written. */
  readonly columns: readonly ColumnName[];
  /** The replacement for an invalid line: a row of values that are undefined, unless asked otherwise; or nothing. */
  readonly invalid?: "empty" | "drop" | undefined;
  /** Called for each invalid line, before the rows that it is one of are given. An error that it throws ends the reading. */
  readonly onInvalid?: ((line: InvalidLine) => void) | undefined;
}

/**
 * A reader that gives the components of lines as values that tabs separate. An undefined value is `\N`: a component,
 * and all values of an invalid line, `line` too. So no value has a tab, a backslash or a line end in it.
 *
 * @throws {TypeError} If an option has a value that does not exist.
 *
 * @example
 * ```ts
 * import { columnText } from "@urikit/lists";
 *
 * const list = columnText({ columns: ["host", "port", "path"] });
 * const [octets] = list.write(new TextEncoder().encode("http://a:80/b\n../c\n"));
 * new TextDecoder().decode(octets); // => "a\t80\t/b\n\\N\t\\N\t../c\n"
 * ```
 */
export function columnText(options: ColumnTextOptions): ListReader<Uint8Array> {
  options = requireOptions(options, { ...LIST_READER_OPTIONS, ...INVALID_PLACE_OPTIONS, columns: true });
  const { columns, invalid = "empty" } = options;
  if (invalid !== "empty" && invalid !== "drop") throw new TypeError("invalid must be one of empty, drop");
  requireColumns(columns);
  const cells = columns.flatMap((name) => ["\t", { name, or: UNDEFINED }]).slice(1);
  // Even the line itself is undefined where it is invalid, because it may have a tab or a backslash.
  const undefinedRow = `${columns.map(() => UNDEFINED).join("\t")}\n`;
  return templateReader(cells, options, new TextEncoder().encode(undefinedRow));
}

const UNDEFINED = "\\N";
