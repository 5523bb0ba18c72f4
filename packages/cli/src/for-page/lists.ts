/** What is read of a list before its lines, how a line is mended, and how one is shown. */

export { mend } from "../commands/repair/mend.ts";
export { shorten } from "../display/layout.ts";
export { safeText } from "../display/masking.ts";
export { packingOf, utf16In } from "../lines/foreign-octets.ts";
