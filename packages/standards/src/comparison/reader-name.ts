/** The usual names of the readers, as sentences have them. */

import { programNamed } from "../confusion/program-readers.ts";
import { EDITIONS } from "../editions.ts";
import type { Reader } from "./reading.ts";

/** The name of a program that follows Appendix B of RFC 3986. */
export const SPLITTER_NAME = "a parser that only splits (Appendix B)";

/** The name of a reader. */
export function readerName(reader: Reader): string {
  if (reader === "appendix-b") return SPLITTER_NAME;
  return programNamed(reader)?.name ?? EDITIONS.find(({ id }) => id === reader)?.name ?? reader;
}
