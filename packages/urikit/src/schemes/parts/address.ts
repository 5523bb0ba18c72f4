/**
 * RFC 6068 §2 (RFC 5322 §3.4.1): `addr-spec`, an address of electronic mail, as data.
 */

/** `atext` (RFC 5322 §3.2.3), and what RFC 6532 §3.2 adds: every character outside ASCII. */
const ATOM = "[A-Za-z0-9!#$%&'*+\\-/=?^_`{|}~\\u0080-\\u{10ffff}]+";
const DOT_ATOM = `${ATOM}(?:\\.${ATOM})*`;
/** Between quotes; a quote, a backslash or a blank only behind a backslash (RFC 5322 §3.2.4, RFC 6068 §2). */
const QUOTED = '"(?:[!#-\\[\\]-~\\u0080-\\u{10ffff}]|\\\\[\\t -~])*"';
const DOMAIN_LITERAL = "\\[[!-Z^-~]*\\]";

const LOCAL_PART = new RegExp(`^(?:${DOT_ATOM}|${QUOTED})$`, "u");
const DOMAIN = new RegExp(`^(?:${DOT_ATOM}|${DOMAIN_LITERAL})$`, "u");

/** Whether a text is an `addr-spec`: `local-part "@" domain`. */
export function isAddress(text: string): boolean {
  const at = text.lastIndexOf("@");
  return at > 0 && LOCAL_PART.test(text.slice(0, at)) && DOMAIN.test(text.slice(at + 1));
}
