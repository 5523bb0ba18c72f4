/** A reference that was found, as the contract's JSON. */

import type { FoundReference } from "@urikit/documents";
import { errorRecord, faultOf } from "../../lines/line-error.ts";

/** One object a reference; undefined members go when they are written. */
export function foundRecord(found: FoundReference, file: string): object {
  const { reference, target, base, baseFrom, where, valid, sameDocument, kind, namedPart, error, inText } =
    found;
  return {
    file,
    reference,
    target,
    base,
    baseFrom,
    where,
    valid,
    sameDocument,
    kind: kind === "reference" ? undefined : kind,
    namesPart: namedPart,
    ...(inText && {
      raw: inText.raw === reference ? undefined : inText.raw,
      withoutHyphens: inText.withoutHyphens,
      delimiters: inText.delimiters,
      guess: inText.guess,
    }),
    error: error && errorRecord(faultOf(error)),
  };
}
