/** RFC 3986 §2.1: what a text says once it is decoded, valid or not. */

import { decode } from "urikit";

const TRIPLETS = /(?:%[0-9A-F]{2})+/gi;

/**
 * The text with its triplets decoded. Octets that are not UTF-8 are kept, and so is a "%" without two hexadecimal digits after it:
 * attacks have those, and so has what was decoded once (`100%25`).
 */
export function decoded(text: string): string {
  return text.replace(TRIPLETS, (run) => decode(run, { invalid: "keep" }));
}
