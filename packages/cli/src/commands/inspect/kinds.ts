/** What a valid reference is, and what its host is, in words (RFC 3986 §3.2.2, §4). */

import type { HostKind, UriReference } from "urikit";
import type { Statement } from "./sections.ts";

/** What a reference is. */
export function kindOf({ text, kind, form, isAbsoluteUri }: UriReference): Statement {
  if (text === "") return { message: "the empty reference, to the document itself", section: "§4.4" };
  if (kind === "relative-reference")
    return { message: `a relative reference of the form ${form}`, section: "§4.2" };
  return { message: isAbsoluteUri ? "an absolute URI" : "a URI with a fragment", section: "§4.3" };
}

/** The alternatives of the rule `host`. */
export const HOST_KINDS: Readonly<Record<HostKind, string>> = {
  "reg-name": "a registered name",
  ipv4: "an IPv4 address",
  ipv6: "an IPv6 address",
  ipvfuture: "an address of a future version",
};
