/** The usual names of the readers, as sentences have them. */

import { EDITIONS } from "../editions.ts";
import { PROGRAMS } from "../programs.ts";
import type { Reader } from "./reading.ts";

/** The name of a program that follows Appendix B of RFC 3986. */
export const SPLITTER_NAME = "a parser that only splits (Appendix B)";

const NAMES = new Map<string, string>([...EDITIONS, ...PROGRAMS].map(({ id, name }) => [id, name]));

/** The name of a reader. */
export function readerName(reader: Reader): string {
  return reader === "appendix-b" ? SPLITTER_NAME : (NAMES.get(reader) ?? reader);
}
