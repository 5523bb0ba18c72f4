/**
 * rfc2396bis-01 §1.5, url-syntax-05 §1.4: a URI "may be transcribed from a non-network source", by hand, by voice, or from a
 * napkin. Here is what is easily misread or mistyped in one; it is no fault of a reference that nobody transcribes.
 */

import { requireString } from "urikit/foundation";
import { type Statement, statement } from "urikit/words";

/** What makes a reference hard to transcribe. */
export type TranscriptionTrait = "look-alike" | "case" | "keyboard" | "triplet" | "length";

/** A place that is hard to transcribe. */
export interface TranscriptionRisk {
  readonly trait: TranscriptionTrait;
  /** Its first character, as an offset of UTF-16 code units. */
  readonly from: number;
  /** After its last character. */
  readonly to: number;
  /** One sentence, which repeats nothing of the reference but characters that are hard to tell apart. */
  readonly message: Statement;
}

/** §1.5: "a URI often needs to be remembered by people"; a line of a letter holds this many characters. */
const LINE = 72;

const WORD = /[A-Za-z\d]+/g;

/** Before the path, letters have no case (§6.2.2.1). */
const BEFORE_PATH = /^(?:[^:/?#]+:)?(?:\/\/[^/?#]*)?/;

/**
 * What is hard to transcribe in a reference: look-alikes, letters in both cases where the case counts, characters that
 * keyboards lack or hide (`~`, `^`), triplets, and more than a line of text. In the order of the text.
 *
 * @throws {TypeError} If `reference` is not a string.
 *
 * @example
 * ```ts
 * import { transcriptionRisks } from "@urikit/audit";
 *
 * transcriptionRisks("http://example.org/~me/v0Ol").map(({ trait }) => trait); // => ["case", "keyboard", "look-alike"]
 * transcriptionRisks("http://example.org/bread"); // => []
 * ```
 */
export function transcriptionRisks(reference: string): readonly TranscriptionRisk[] {
  requireString(reference, "the reference");
  return [
    ...lookAlikes(reference),
    ...bothCases(reference),
    ...each(reference, /[~^`]/g, "keyboard"),
    ...each(reference, /(?:%[\dA-Fa-f]{2})+/g, "triplet"),
    ...length(reference),
  ].sort((one, other) => one.from - other.from || one.to - other.to);
}

/** `0` and `O`, or `1`, `l` and `I`, cannot be told by a word in which digits and letters mix. */
function lookAlikes(text: string): readonly TranscriptionRisk[] {
  return [...withoutTriplets(text).matchAll(WORD)].flatMap(({ 0: word, index }) => {
    if (!/\d/.test(word) || !/[A-Za-z]/.test(word)) return [];
    const characters = new Set(word.match(/[0O]|[1lI]/g));
    if (characters.size === 0) return [];
    const message = statement("transcription-look-alike", [...characters].join(" "));
    return [{ trait: "look-alike" as const, from: index, to: index + word.length, message }];
  });
}

/** A text of the same length. */
function withoutTriplets(text: string): string {
  return text.replace(/%[\dA-Fa-f]{2}/g, "___");
}

/** From the path on, `A` and `a` are different. */
function bothCases(text: string): readonly TranscriptionRisk[] {
  const from = BEFORE_PATH.exec(text)?.[0].length ?? 0;
  const rest = withoutTriplets(text).slice(from);
  if (!/[a-z]/.test(rest) || !/[A-Z]/.test(rest)) return [];
  return [{ trait: "case", from, to: text.length, message: statement("transcription-case") }];
}

function each(text: string, expression: RegExp, trait: "keyboard" | "triplet"): readonly TranscriptionRisk[] {
  return [...text.matchAll(expression)].map(({ 0: found, index }) => ({
    trait,
    from: index,
    to: index + found.length,
    message: statement(`transcription-${trait}`),
  }));
}

function length(text: string): readonly TranscriptionRisk[] {
  if (text.length <= LINE) return [];
  const message = statement("transcription-length", text.length);
  return [{ trait: "length", from: LINE, to: text.length, message }];
}
