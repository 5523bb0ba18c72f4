// RFC 3986 §6.2.2: the normal form by syntax, one section after the other. A path that does not begin with a slash keeps its
// dot-segments: in a relative reference they mean something, and of other schemes nobody knows (§6.1).

import { divided } from "./components.ts";
import { recomposed } from "./composition.ts";
import { removeDotSegments } from "./dot-segments.ts";

const HEXADECIMAL = "0123456789ABCDEF";
const UNRESERVED = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";

/** §6.2.2.2 of a component: unreserved characters as such; §6.2.2.1: other triplets in capitals. */
function withNormalTriplets(component: string): string {
  let result = "";
  for (let at = 0; at < component.length; at++) {
    if (component[at] !== "%") {
      result += component[at];
      continue;
    }
    const digits = component.slice(at + 1, at + 3).toUpperCase();
    const octet = HEXADECIMAL.indexOf(digits.charAt(0)) * 16 + HEXADECIMAL.indexOf(digits.charAt(1));
    const character = String.fromCharCode(octet);
    result += UNRESERVED.includes(character) ? character : `%${digits}`;
    at += 2;
  }
  return result;
}

/** §6.2.2.1: a host in small letters, its triplets not. */
function withSmallLetters(host: string): string {
  return host
    .split("%")
    .map((part, index) => (index === 0 ? part.toLowerCase() : part.slice(0, 2) + part.slice(2).toLowerCase()))
    .join("%");
}

const mapped = (component: string | undefined) =>
  component === undefined ? undefined : withNormalTriplets(component);

/** The normal form of a valid reference. */
export function normalForm(text: string): string {
  const { scheme, userinfo, host, port, path, query, fragment } = divided(text);
  const decoded = withNormalTriplets(path);
  const isHierarchy = host !== undefined || decoded.startsWith("/");
  const clean = isHierarchy ? removeDotSegments(decoded) : decoded;
  return recomposed({
    scheme: scheme?.toLowerCase(),
    userinfo: mapped(userinfo),
    host: host === undefined ? undefined : withSmallLetters(withNormalTriplets(host)),
    port,
    // §3.3: a path without an authority before it does not begin with "//"
    path: host === undefined && clean.startsWith("//") ? `/.${clean}` : clean,
    query: mapped(query),
    fragment: mapped(fragment),
  });
}
