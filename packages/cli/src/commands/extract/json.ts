/** A reference that was found, as the contract's JSON. */

import type { FoundReference } from "@urikit/documents";
import { errorJson, lineErrorOf } from "../../lines/line-error.ts";

/** The object of one reference. Its undefined members are left out when it is written. */
export function foundJson(found: FoundReference, file: string): object {
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
    error: error && errorJson(lineErrorOf(error)),
  };
}
