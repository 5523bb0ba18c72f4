/** Where something is in a document, for messages. */

import type { DocumentWarning } from "@urikit/documents";
import type { Words } from "@urikit/explain";
import { printable } from "urikit/display";
import { text } from "../../words/text.ts";

/** FILE:LINE:COLUMN. The part is named, because line and column are counted in it. */
export function placeIn(
  file: string,
  part: string | undefined,
  where: DocumentWarning["where"],
  words: Words,
): string {
  const name = part ? text(words, "extract-part", printable(file), part) : printable(file);
  return where === undefined ? name : `${name}:${where.line}:${where.column}`;
}
