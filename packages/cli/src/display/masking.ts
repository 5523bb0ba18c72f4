/** A valid reference as people may see it: without its password (RFC 3986 §3.2.1). */

import { parse, type UriReference } from "urikit";

/** The reference with `***` for whatever stands behind the first colon of its userinfo, unless that is empty. */
export function masked(reference: UriReference): UriReference {
  const { user, password } = reference;
  return password ? reference.with({ userinfo: `${user}:***` }) : reference;
}

/** The same for a text that is known to be valid. */
export function maskedText(text: string): string {
  return masked(parse(text)).text;
}
