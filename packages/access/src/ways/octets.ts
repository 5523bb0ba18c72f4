/** RFC 3986 §2.5: octets that a server or a system gave as a name: text where they are UTF-8. */

import type { OctetData } from "@urikit/schemes/define";

export function dataOf(octets: Buffer): OctetData {
  const text = octets.toString("utf8");
  return Buffer.from(text).equals(octets) ? text : new Uint8Array(octets);
}
