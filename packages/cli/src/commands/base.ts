/** The base URI of `--base` (RFC 3986 §5.1), prepared once. */

import { type Base, prepareBase } from "urikit";
import { UsageError } from "../exit.ts";
import { lineErrorOf } from "../lines/line-error.ts";

/** Of the picture of an error: it fits on every screen, and into every file. */
const WIDTH = 78;

/** @throws {UsageError} If the text is not a URI. */
export function baseFrom(text: string): Base {
  try {
    return prepareBase(text);
  } catch (error) {
    const { message, picture } = lineErrorOf(error);
    throw new UsageError([`--base: ${message}`, ...(picture?.(WIDTH, { unicode: true }) ?? [])].join("\n"));
  }
}
