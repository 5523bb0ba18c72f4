/** References as people may see them: without their passwords (RFC 3986 §3.2.1). */

import { maskPassword, parse, printable, type UriReference } from "urikit";

/** The reference with `***` for whatever follows the first colon of its userinfo, unless that is empty. */
export function masked(reference: UriReference): UriReference {
  const { user, password } = reference;
  return password ? reference.with({ userinfo: `${user}:***` }) : reference;
}

/** The same for a text that is known to be valid. */
export function maskedText(text: string): string {
  return masked(parse(text)).text;
}

/** Any text, valid or not: made printable, and what looks like a password masked. */
export function safeText(text: string): string {
  return printable(maskPassword(text));
}
