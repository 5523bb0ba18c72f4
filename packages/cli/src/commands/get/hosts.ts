/** Hosts in other writing, for `uri get` (UTS 46, RFC 5890). It is loaded only for a format that asks for it. */

import { decode, type UriReference } from "urikit";
import { toAscii, toUnicode } from "urikit/idna";
import { InvalidLine } from "../../lines/line-error.ts";

/** The Unicode form of a name; a name that has none, and an address, stay as they are written. */
export function unicodeHost(host: string, { hostKind }: UriReference): string {
  if (hostKind !== "reg-name") return host;
  const { valid, text } = toUnicode(decode(host, { invalid: "keep" }));
  return valid ? text : host;
}

/** The ASCII form of a name that is written with triplets; an address, and a name without them, stay. */
export function asciiHost(host: string, reference: UriReference): string {
  if (!host.includes("%") || reference.hostKind !== "reg-name") return host;
  const ascii = toAscii(decode(host, { invalid: "keep" }));
  if (ascii.valid) return ascii.text;
  throw new InvalidLine({
    index: reference.hostFrom,
    code: "no-ascii-form",
    rule: "reg-name",
    section: "RFC 5890 §2.3.2.1",
    message: `the host has no ASCII form: ${ascii.errors[0].reason}`,
  });
}
