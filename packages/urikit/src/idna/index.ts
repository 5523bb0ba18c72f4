/**
 * urikit/idna: domain names of all scripts, by UTS 46 and RFC 5890 to 5893, and Punycode by RFC 3492.
 *
 * @packageDocumentation
 */

export { UTS46_VERSION } from "./data.ts";
export type { IdnaError } from "./errors.ts";
export { isValidLabel } from "./is-valid-label.ts";
export { type IdnaOptions, URL_STANDARD } from "./options.ts";
export { decodePunycode, encodePunycode } from "./punycode.ts";
export { toAscii } from "./to-ascii.ts";
export { toUnicode } from "./to-unicode.ts";
export { unicodeVersion } from "./unicode-version.ts";
