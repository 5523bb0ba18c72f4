/** Files that are not lists of lines in UTF-8: they are refused. */

import { packingOf, utf16In } from "@urikit/explain";
import { UsageError } from "../exit.ts";

/** @throws {UsageError} If a file that begins with these octets is not a file of lines. */
export function refuseForeign(octets: Uint8Array, name: string): void {
  const packing = packingOf(octets);
  if (packing !== undefined) throw new UsageError("packed-twice", name, packing);
  const charset = utf16In(octets);
  if (charset === undefined) return;
  throw new UsageError("not-utf-8-file", name, charset);
}
