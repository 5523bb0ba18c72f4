/**
 * RFC 3987 §3: what a conversion of names gives is read back, before it takes the place of a host.
 */

import { layout } from "../syntax/scanner.ts";
import { scanIri } from "./scan.ts";

/** Whether a text is read back as the whole of a host: some forms of names hold delimiters (`℀` is `a/c`). */
export function isHostName(name: string): boolean {
  const read = scanIri(`//${name}`, layout);
  return read !== undefined && read.hostFrom === 2 && read.hostTo === read.to && read.hostTo > 2;
}
