/** RFC 3986 §2.1: what a text says once it is decoded, valid or not. */

/** RFC 3629 §4, octet by octet as triplets. */
const TAIL = "%[89AB][0-9A-F]";
const UTF8 = new RegExp(
  [
    "(?:%[0-7][0-9A-F]",
    `%(?:C[2-9A-F]|D[0-9A-F])${TAIL}`,
    `%(?:E0%[AB][0-9A-F]|E[1-9A-CEF]${TAIL}|ED%[89][0-9A-F])${TAIL}`,
    `%(?:F0%[9AB][0-9A-F]|F[1-3]${TAIL}|F4%8[0-9A-F])${TAIL}${TAIL})+`,
  ].join("|"),
  "gi",
);

/**
 * The text with its triplets decoded. Octets that are not UTF-8 are kept, and so is a "%" without two hexadecimal digits after it:
 * attacks have those, and so has what was decoded once (`100%25`). It is `decode` of urikit with `invalid: "keep"` where that
 * refuses no triplet, without the charsets that `decode` knows.
 */
export function decoded(text: string): string {
  return text.replace(UTF8, (octets) => decodeURIComponent(octets));
}
