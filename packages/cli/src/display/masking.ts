/** References as people may see them: without their passwords (RFC 3986 §3.2.1). */

import { maskPassword, parse, printable, type UriReference } from "urikit";

/** The reference with `***` for what looks like its password. `*` is allowed wherever one can stand (§3.2.1, §3.3). */
export function masked(reference: UriReference): UriReference {
  if (!reference.text.includes("@")) return reference; // there is no password, as in most references
  const text = maskPassword(reference.text);
  return text === reference.text ? reference : parse(text);
}

/** The same for a text that is known to be valid. */
export function maskedText(text: string): string {
  return masked(parse(text)).text;
}

/** Any text, valid or not: made printable, and what looks like a password masked. */
export function safeText(text: string): string {
  return printable(maskPassword(text));
}
