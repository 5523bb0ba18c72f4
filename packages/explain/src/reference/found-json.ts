/** A reference that was found, as the contract's JSON. */

import { redact } from "@urikit/audit/at-once";
import type { UriSyntaxError } from "urikit";
import type { BaseLayer, FoundInText } from "urikit/context";
import type { Words } from "../words/words.ts";
import { errorJson, type LineError, lineErrorOf } from "./line-error.ts";

/** How a text is shown: as it is, or with its password masked (RFC 3986 §3.2.1). */
export type Shown = (text: string) => string;

/** The members that are read of a reference in a document, as `@urikit/documents` finds it. */
export interface FoundInDocument {
  readonly reference: string;
  readonly target: string | undefined;
  readonly valid: boolean;
  readonly error: UriSyntaxError | undefined;
  readonly sameDocument: boolean;
  readonly base: string | undefined;
  readonly baseFrom: BaseLayer | undefined;
  /** Its place. */
  readonly where: object;
  /** `reference`, or what else a reference of this kind is. */
  readonly kind: string;
  /** What the document does with it, and what it tells of it. */
  readonly use: string;
  readonly rel: readonly string[] | undefined;
  readonly label: string | undefined;
  readonly language: string | undefined;
  /** The mended form of one that is invalid. */
  readonly repaired: string | undefined;
  readonly inText: FoundInText | undefined;
  readonly namedPart: string | undefined;
}

/** The object of one reference; its `result` is the target. Its undefined members are left out when it is written. */
export function foundJson(
  found: FoundInDocument,
  file: string | undefined,
  { shown, words }: { readonly shown: Shown; readonly words: Words },
): object {
  const { reference, target, base, baseFrom, where, valid, sameDocument, kind, namedPart, error, inText } =
    found;
  const { use, rel, label, language, repaired } = found;
  return {
    file,
    reference: shown(reference),
    valid,
    repaired: repaired && shown(repaired),
    result: target && shown(target),
    base: base && shown(base),
    baseFrom,
    where,
    sameDocument,
    kind: kind === "reference" ? undefined : kind,
    use,
    rel,
    label: label && shown(label),
    language,
    hasSecret: redact(reference) !== reference || undefined,
    namesPart: namedPart,
    ...(inText && {
      raw: inText.raw === reference ? undefined : shown(inText.raw),
      withoutHyphens: inText.withoutHyphens && shown(inText.withoutHyphens),
      withoutLetters: inText.withoutLetters && shown(inText.withoutLetters),
      withHyphens: inText.withHyphens && shown(inText.withHyphens),
      delimiters: inText.delimiters,
      guess: inText.guess && shown(inText.guess),
    }),
    error: error && saidError(lineErrorOf(error), words),
  };
}

function saidError(error: LineError, words: Words): object {
  return errorJson({ ...error, message: words.error(error) });
}
