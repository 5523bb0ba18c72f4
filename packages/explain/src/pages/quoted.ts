/** A decoded value as pages show it. */

import { printable } from "urikit/display";

/** Printable, and in quotes. */
export function quoted(text: string): string {
  return `"${printable(text)}"`;
}
