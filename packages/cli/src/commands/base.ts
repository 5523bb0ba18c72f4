/** The base URI of `--base` (RFC 3986 §5.1), prepared once. */

import { lineErrorOf } from "@urikit/explain";
import { type Base, prepareBase } from "urikit";
import { reasonStatement, type StatementValue } from "urikit/words";
import { UsageError } from "../exit.ts";

/** Of the picture of an error: it fits on every screen, and into every file. */
const WIDTH = 78;

/** @throws {UsageError} If the text is not a URI. */
export function baseFrom(text: string): Base {
  try {
    return prepareBase(text);
  } catch (error) {
    throw new UsageError("base-refused", ...reasonAndPicture(error));
  }
}

/** Why a text is not a reference, and the text with carets below the place. */
export function reasonAndPicture(error: unknown): [reason: StatementValue, ...picture: StatementValue[]] {
  const { cause, message, picture } = lineErrorOf(error);
  return [cause ? reasonStatement(cause) : message, ...(picture?.(WIDTH, { unicode: true }) ?? [])];
}
