/**
 * RFC 3987 §3: the result of a conversion of names is read back before it replaces a host.
 */

import { scanIri } from "./scan.ts";

/** Whether a text is read back as the whole of a host: some forms of names hold delimiters (`℀` is `a/c`). */
export function isHostName(name: string): boolean {
  const read = scanIri(`//${name}`);
  return read !== undefined && read.hostFrom === 2 && read.hostTo === read.to && read.hostTo > 2;
}
