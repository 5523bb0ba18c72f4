/**
 * RFC 3986 §4.1: a reference or the error as a value. It is a file of its own, because bundlers keep a class whose method
 * is named by a symbol wherever its file is needed.
 */

import { type ReferenceLike, read, textOf, type UriReference } from "./reference.ts";
import { diagnose } from "./syntax/diagnosis.ts";
import type { UriSyntaxError } from "./syntax/errors.ts";
import { INSPECT } from "./syntax/inspect.ts";

/** The answer of {@link tryParse}. */
export type ParseResult =
  | { readonly valid: true; readonly parsed: UriReference }
  | { readonly valid: false; readonly error: UriSyntaxError };

/**
 * Reads a URI reference as {@link parse} does, and returns the error instead of throwing it. The error is made when
 * it is asked for. {@link whyNot} makes no error, and is faster where many texts are invalid.
 *
 * @throws {TypeError} If `text` is neither a string nor a parsed reference nor a `URL`.
 *
 * @example
 * ```ts
 * import { tryParse } from "urikit";
 *
 * const result = tryParse("http://[::1");
 * result.valid ? result.parsed.host : result.error.code; // => "invalid-ip-literal"
 * ```
 */
export function tryParse(text: ReferenceLike): ParseResult {
  const written = textOf(text);
  const parsed = read(written);
  return parsed === undefined ? invalid(written) : { valid: true, parsed };
}

/** A text that was refused, and why, once somebody asks or prints it. */
class RefusedText {
  readonly valid = false;
  /** Its own, so that a copy has it, too. */
  declare readonly error: UriSyntaxError;
  readonly #text: string;
  #error: UriSyntaxError | undefined;

  constructor(text: string) {
    this.#text = text;
    Object.defineProperty(this, "error", REASON);
  }

  static reasonOf(refused: RefusedText): UriSyntaxError {
    refused.#error ??= diagnose(refused.#text);
    return refused.#error;
  }

  [INSPECT](): object {
    return { ...this };
  }
}

/** One getter for all of them: with one of its own, each would need a shape of its own. */
const REASON: PropertyDescriptor & ThisType<RefusedText> = {
  enumerable: true,
  get() {
    return RefusedText.reasonOf(this);
  },
};

function invalid(text: string): ParseResult {
  return new RefusedText(text);
}
