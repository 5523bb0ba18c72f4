/** A reference that was found, as the contract's JSON. */

import type { FoundReference } from "@urikit/documents";
import { errorJson, lineErrorOf } from "../../lines/line-error.ts";

/** How a text is shown: as it is, or with its password masked (RFC 3986 §3.2.1). */
export type Shown = (text: string) => string;

/** The object of one reference. Its undefined members are left out when it is written. */
export function foundJson(found: FoundReference, file: string | undefined, shown: Shown): object {
  const { reference, target, base, baseFrom, where, valid, sameDocument, kind, namedPart, error, inText } =
    found;
  return {
    file,
    reference: shown(reference),
    target: target && shown(target),
    base: base && shown(base),
    baseFrom,
    where,
    valid,
    sameDocument,
    kind: kind === "reference" ? undefined : kind,
    namesPart: namedPart,
    ...(inText && {
      raw: inText.raw === reference ? undefined : shown(inText.raw),
      withoutHyphens: inText.withoutHyphens && shown(inText.withoutHyphens),
      withoutLetters: inText.withoutLetters && shown(inText.withoutLetters),
      delimiters: inText.delimiters,
      guess: inText.guess && shown(inText.guess),
    }),
    error: error && errorJson(lineErrorOf(error)),
  };
}
