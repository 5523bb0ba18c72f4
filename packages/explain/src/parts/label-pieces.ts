/**
 * RFC 3987 §4.1: a reference is shown from left to right as a whole, whatever its letters are. A part between
 * delimiters, such as a label of a host or a segment of a path, is isolated where its letters run from right to left,
 * so that it moves nothing else.
 */

/** A piece of a reference as it is shown. */
export interface LabelPiece {
  readonly text: string;
  /** Whether it has letters that run from right to left: it is to be isolated (`<bdi>`). */
  readonly isRightToLeft: boolean;
}

/** The blocks of Unicode whose letters run from right to left. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Between two of the delimiters, dots, and characters that no reference has. */
const LABELS = /[^\0-,./:;<=>?@[\\\]^`{|}\x7f]+/g;

/**
 * A reference, or a part of one, in pieces: in order, and together the text. The element that holds them must run from
 * left to right (`dir="ltr"`).
 *
 * RFC 3987 §4.1.
 *
 * @param text The text of the reference that is shown.
 * @example
 * ```ts
 * import { labelPieces } from "@urikit/explain/parts";
 *
 * labelPieces("http://a.example/"); // => [{ text: "http://a.example/", isRightToLeft: false }]
 * labelPieces("שלום.example").map(({ text }) => text); // => ["שלום", ".example"]
 * ```
 */
export function labelPieces(text: string): LabelPiece[] {
  if (typeof text !== "string") throw new TypeError("the text must be a string");
  if (!RIGHT_TO_LEFT.test(text)) return [{ text, isRightToLeft: false }];
  const pieces: LabelPiece[] = [];
  let at = 0;
  for (const { 0: label, index } of text.matchAll(LABELS)) {
    if (!RIGHT_TO_LEFT.test(label)) continue;
    if (at < index) pieces.push({ text: text.slice(at, index), isRightToLeft: false });
    pieces.push({ text: label, isRightToLeft: true });
    at = index + label.length;
  }
  return at < text.length ? [...pieces, { text: text.slice(at), isRightToLeft: false }] : pieces;
}
