/**
 * urikit/display: references for people's eyes, with their passwords masked and nothing that a terminal would obey
 * (RFC 3986 §7.5).
 *
 * @packageDocumentation
 */

export { isInPassword, maskPassword, passwordRanges } from "../syntax/password.ts";
export { printable } from "../syntax/printable.ts";
