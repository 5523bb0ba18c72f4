/**
 * RFC 5321 §4.1.2, RFC 6531 §3.3: `Mailbox`, the address of electronic mail.
 */

import { isAlpha, isDigit } from "../syntax/characters.ts";
import { isIPv6 } from "../syntax/ipv6.ts";
import { isIdnHostname } from "./is-idn-hostname.ts";
import { LDH, ldhName } from "./ldh-name.ts";

/** RFC 5321 §4.5.3.1: in octets. A path has 256, with the two brackets around it. */
const [LONGEST_LOCAL_PART, LONGEST_DOMAIN, LONGEST_MAILBOX] = [64, 255, 254];

const [QUOTE, AT, FULL_STOP, BACKSLASH, OPEN] = [0x22, 0x40, 0x2e, 0x5c, 0x5b];

/** `atext` (RFC 5322 §3.2.3): for each character of ASCII, whether it is one. */
const ATEXT = /* @__PURE__ */ Uint8Array.from({ length: 0x80 }, (_, code) =>
  isAlpha(code) || isDigit(code) || (code > 0 && "!#$%&'*+-/=?^_`{|}~".includes(String.fromCharCode(code)))
    ? 1
    : 0,
);

/**
 * Most addresses, recognized in less time: short enough for every limit, with at most three atoms, and at most
 * four sub-domains with one hyphen each. Only its yes is sure.
 */
const PLAIN = /* @__PURE__ */ plain();
const LONGEST_PLAIN = 63;

function plain(): RegExp {
  const [atom, name] = ["[\\w!#$%&'*+/=?^`{|}~-]+", "[A-Za-z\\d]+(?:-[A-Za-z\\d]+)?"];
  return new RegExp(
    `^${atom}(?:\\.${atom})?(?:\\.${atom})?@${name}(?:\\.${name})?(?:\\.${name})?(?:\\.${name})?$`,
  );
}

/**
 * Whether a value is an e-mail address: a `Mailbox` of RFC 5321 §4.1.2, with the lengths of §4.5.3.1. The format `email` of
 * JSON Schema. Whether somebody reads the mail is another question.
 *
 * @param text Anything; the answer is `false` for a value that is not a string.
 *
 * @example
 * ```ts
 * import { isEmail } from "urikit/formats";
 *
 * isEmail("joe.bloggs@example.com"); // => true
 * isEmail('"joe bloggs"@[IPv6:2001:db8::1]'); // => true
 * isEmail("joe..bloggs@example.com"); // => false
 * isEmail("δοκιμή@example.com"); // => false
 * ```
 */
export function isEmail(text: unknown): text is string {
  if (typeof text !== "string" || text.length > LONGEST_MAILBOX) return false;
  if (text.length <= LONGEST_PLAIN && PLAIN.test(text)) return true;
  const at = localPartEnd(text, false);
  return at > 0 && isMailDomain(text, at + 1);
}

/**
 * Whether a value is an internationalized e-mail address: a `Mailbox` as RFC 6531 §3.3 extends it. The local part may have
 * any character that is not of ASCII, and the domain may be what {@link isIdnHostname} takes. The format `idn-email` of
 * JSON Schema.
 *
 * @param text Anything; the answer is `false` for a value that is not a string.
 *
 * @example
 * ```ts
 * import { isIdnEmail } from "urikit/formats";
 *
 * isIdnEmail("δοκιμή@παράδειγμα.gr"); // => true
 * isIdnEmail("joe.bloggs@example.com"); // => true
 * isIdnEmail("joe@a·b.example"); // => false
 * ```
 */
export function isIdnEmail(text: unknown): text is string {
  if (typeof text !== "string") return false;
  const at = localPartEnd(text, true);
  if (at <= 0) return false;
  return (text.length <= LONGEST_MAILBOX && isMailDomain(text, at + 1)) || isIdnDomain(text.slice(at + 1));
}

/** RFC 6531 §3.3: `sub-domain =/ U-label`. */
function isIdnDomain(domain: string): boolean {
  return /[^\0-\x7f]/.test(domain) && isIdnHostname(domain);
}

/** The place of the `@` after the `Local-part`; -1 if the text does not begin with one. */
function localPartEnd(text: string, beyondAscii: boolean): number {
  const end = text.charCodeAt(0) === QUOTE ? quotedEnd(text, beyondAscii) : dotStringEnd(text, beyondAscii);
  if (text.charCodeAt(end) !== AT) return -1;
  return (beyondAscii ? octetsIn(text, end) : end) <= LONGEST_LOCAL_PART ? end : -1;
}

/** `Dot-string = Atom *("." Atom)` */
function dotStringEnd(text: string, beyondAscii: boolean): number {
  let start = 0; // of the atom
  let at = 0;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === FULL_STOP) {
      if (at === start) return -1;
      start = at + 1;
    } else if (code < 0x80) {
      if (ATEXT[code] !== 1) break;
    } else if (!beyondAscii) break;
    else if (isPairAt(text, at)) at++;
    else if (isSurrogate(code)) return -1;
  }
  return at > start ? at : -1;
}

/** `Quoted-string = DQUOTE *( qtextSMTP / quoted-pairSMTP ) DQUOTE` */
function quotedEnd(text: string, beyondAscii: boolean): number {
  for (let at = 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at + 1;
    if (code === BACKSLASH) {
      const next = text.charCodeAt(++at);
      if (!(next >= 0x20 && next <= 0x7e)) return -1;
    } else if (code >= 0x80) {
      if (!beyondAscii || (isSurrogate(code) && !isPairAt(text, at))) return -1;
      if (isSurrogate(code)) at++;
    } else if (code < 0x20 || code === 0x7f) return -1;
  }
  return -1;
}

function isSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdfff;
}

/** Whether a whole surrogate pair is there. */
function isPairAt(text: string, at: number): boolean {
  return (text.codePointAt(at) ?? 0) > 0xffff;
}

/** The UTF-8 of the text before a place, in octets. No character of it is half a pair. */
function octetsIn(text: string, to: number): number {
  if (to > LONGEST_LOCAL_PART) return to;
  let octets = to;
  for (let at = 0; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code >= 0x80) octets += code < 0x800 || isSurrogate(code) ? 1 : 2;
  }
  return octets;
}

/** `Domain / address-literal` */
function isMailDomain(text: string, from: number): boolean {
  if (text.charCodeAt(from) !== OPEN)
    return text.length - from <= LONGEST_DOMAIN && ldhName(text, from, text.length) !== LDH.NONE;
  return text.endsWith("]") && isAddress(text, from + 1, text.length - 1);
}

/** `IPv6:`, in either case. */
const IPV6 = /^IPv6:/i;

/** `Standardized-tag ":" 1*dcontent` */
const GENERAL_LITERAL = /^[A-Za-z0-9-]*[A-Za-z0-9]:[!-Z^-~]+$/;

/** `IPv4-address-literal / IPv6-address-literal / General-address-literal` */
function isAddress(text: string, from: number, to: number): boolean {
  if (isSnums(text, from, to)) return true;
  const literal = text.slice(from, to);
  if (IPV6.test(literal)) return isIpv6Literal(literal.slice(5));
  return GENERAL_LITERAL.test(literal);
}

/**
 * `IPv6-addr`. Other than in RFC 4291, `::` replaces at least two pieces: “No more than 6 groups in addition to the "::"
 * may be present.”
 */
function isIpv6Literal(literal: string): boolean {
  // Snums may be written with zeros before them, which the grammar of URIs does not admit.
  const last = literal.lastIndexOf(":") + 1;
  const address = isSnums(literal, last, literal.length) ? `${literal.slice(0, last)}0:0` : literal;
  if (!isIPv6(address, 0, address.length)) return false;
  return !address.includes("::") || address.split(":").filter(Boolean).length <= 6;
}

/** `Snum 3("." Snum)`, `Snum = 1*3DIGIT` up to 255: here zeros may be before a number. */
const SNUMS = /^\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}$/;

function isSnums(text: string, from: number, to: number): boolean {
  const literal = text.slice(from, to);
  return SNUMS.test(literal) && literal.split(".").every((number) => Number(number) <= 255);
}
