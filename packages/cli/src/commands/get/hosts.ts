/** Hosts in other writing, for `uri get` (UTS 46, RFC 5890). It is loaded only for a format that asks for it. */

import { InvalidLineError, withMessage } from "@urikit/explain";
import { decode, type UriReference } from "urikit";
import { toAscii, toUnicode } from "urikit/idna";
import { isIriReference, toUri } from "urikit/iri";
import { reasonStatement, statement } from "urikit/words";

/** The URI of an IRI (RFC 3987 §3.1); what is not an IRI stays. */
export function uriOf(text: string): string {
  return isIriReference(text) ? toUri(text) : text;
}

/** The Unicode form of a name; a name without such a form, and an address, stay as they are written. */
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
  const [first] = ascii.errors;
  const inEnglish = withMessage({
    index: reference.range("host")?.from ?? 0,
    code: "no-ascii-form",
    rule: "reg-name",
    section: "RFC 5890 §2.3.2.1",
    problem: statement("line-no-ascii-form", first.reason),
  });
  throw new InvalidLineError({
    ...inEnglish,
    problem: statement("line-no-ascii-form", reasonStatement(first)),
  });
}
