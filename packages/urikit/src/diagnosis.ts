/**
 * RFC 3986 §3, App. A: why a text is no URI-reference. The scanner only says no; this finds the first place
 * that no reading of the grammar gets past, in the order of the components, and words it for the reader.
 */

import { split } from "./appendix-b.ts";
import { CLASS, classOf, hexValue, isAlpha, isDigit } from "./characters.ts";
import { type UriErrorCode, UriSyntaxError } from "./errors.ts";
import { isIPv6, isIPv6WithZone, isIPvFuture } from "./host.ts";
import { encode } from "./percent-encoding.ts";
import { excerpt, isInPassword, printable } from "./printing.ts";

/** What is being read when the trouble appears. */
interface Reading {
  /** The rule's name in Appendix A. */
  readonly rule: string;
  /** What a person calls it, with its article. */
  readonly name: string;
  readonly section: string;
  /** The class of the characters that it admits beside triplets. */
  readonly admits: number;
  /** Whether a triplet can bring in what is forbidden as it stands: not into a scheme or, sensibly, a host. */
  readonly takesTriplets: boolean;
}

const SCHEME_READING = reading("scheme", "a scheme", "§3.1", CLASS.SCHEME, false);
const USERINFO = reading("userinfo", "the userinfo", "§3.2.1", CLASS.REG_NAME, true);
const HOST = reading("reg-name", "a host", "§3.2.2", CLASS.REG_NAME, false);
const QUERY_READING = reading("query", "a query", "§3.4", CLASS.QUERY, true);
const FRAGMENT = reading("fragment", "a fragment", "§3.5", CLASS.QUERY, true);

/** Rules that are read otherwise than character by character. */
const AUTHORITY = { rule: "authority", section: "§3.2" };
const IP_LITERAL = { rule: "IP-literal", section: "§3.2.2" };
const IPV6_ADDRESS = { rule: "IPv6address", section: "§3.2.2" };
const IPV_FUTURE = { rule: "IPvFuture", section: "§3.2.2" };
const PORT = { rule: "port", section: "§3.2.3" };
const PCT_ENCODED = { rule: "pct-encoded", section: "§2.1" };

function reading(
  rule: string,
  name: string,
  section: string,
  admits: number,
  takesTriplets: boolean,
): Reading {
  return { rule, name, section, admits, takesTriplets };
}

function pathReading(rule: string): Reading {
  return reading(rule, "a path", "§3.3", CLASS.PATH, true);
}

/** The error that explains why `text`, which the scanner refused, is no URI-reference. */
export function diagnose(text: string, zones = false): UriSyntaxError {
  const error = firstError(text, zones);
  if (error === undefined) throw new Error("the scanner refuses what the diagnosis accepts");
  return error;
}

function firstError(text: string, zones: boolean): UriSyntaxError | undefined {
  if (text.startsWith(":")) return schemeError(text, 0);
  const { schemeEnd, pathFrom, pathTo, queryTo } = split(text);
  if (schemeEnd >= 0 && !isScheme(text, schemeEnd)) return schemeError(text, schemeEnd);

  const start = schemeEnd + 1;
  const hasAuthority = start < pathFrom;
  const path = pathReading(pathRule(text, start, hasAuthority));
  return (
    (hasAuthority ? authorityError(text, start + 2, pathFrom, zones) : undefined) ??
    characterError(text, pathFrom, pathTo, path) ??
    characterError(text, pathTo + 1, queryTo, QUERY_READING) ??
    characterError(text, queryTo + 1, text.length, FRAGMENT)
  );
}

function isScheme(text: string, to: number): boolean {
  return isAlpha(text.charCodeAt(0)) && firstOutside(text, 0, to, CLASS.SCHEME) === to;
}

function firstOutside(text: string, from: number, to: number, admits: number): number {
  let i = from;
  while (i < to && (classOf(text.charCodeAt(i)) & admits) !== 0) i++;
  return i;
}

function pathRule(text: string, start: number, hasAuthority: boolean): string {
  if (hasAuthority) return "path-abempty";
  if (text[start] === "/") return "path-absolute";
  return start > 0 ? "path-rootless" : "path-noscheme";
}

/** §3.1, §4.2: a colon before the first slash, and no scheme before the colon. */
function schemeError(text: string, colon: number): UriSyntaxError {
  const bad = isAlpha(text.charCodeAt(0)) ? firstOutside(text, 0, colon, CLASS.SCHEME) : 0;
  if (bad < colon && (classOf(text.charCodeAt(bad)) & CLASS.PATH) === 0) {
    const error = characterError(text, bad, colon, SCHEME_READING);
    if (error !== undefined && error.code !== "misplaced-delimiter") return error;
  }
  const why =
    colon === 0
      ? "a scheme has to stand before the colon"
      : bad === 0
        ? "a scheme begins with a letter"
        : `${nameOf(text, bad)} is not allowed in a scheme`;
  return error(text, bad, "invalid-scheme", SCHEME_READING, {
    expected: bad === 0 ? "a letter" : 'a letter, a digit, "+", "-" or "."',
    reason: `${why} (§3.1), and a relative reference has no colon in its first segment (§4.2); if it is a path, write "./" before it`,
  });
}

/** §3.2: the first thing wrong between the two slashes and the path. */
function authorityError(text: string, from: number, to: number, zones: boolean): UriSyntaxError | undefined {
  const at = text.slice(from, to).indexOf("@");
  if (at < 0) return hostError(text, from, to, zones);
  return characterError(text, from, from + at, USERINFO) ?? hostError(text, from + at + 1, to, zones);
}

/** §3.2.2, §3.2.3: the first thing wrong with `host [ ":" port ]`. */
function hostError(text: string, from: number, to: number, zones: boolean): UriSyntaxError | undefined {
  if (text[from] === "[" && from < to) return ipLiteralError(text, from, to, zones);
  const colon = text.slice(from, to).indexOf(":");
  const hostTo = colon < 0 ? to : from + colon;
  return (
    characterError(text, from, hostTo, HOST) ??
    unbracketedError(text, from, to) ??
    portError(text, hostTo, to)
  );
}

/** `http://::1/`: an IPv6 address without its brackets reads as a host with a strange port. */
function unbracketedError(text: string, from: number, to: number): UriSyntaxError | undefined {
  if (!isIPv6(text, from, to)) return undefined;
  return error(text, from, "invalid-ip-literal", IP_LITERAL, {
    expected: '"["',
    reason: `an IPv6 address stands in brackets (§3.2.2); write it as [${text.slice(from, to)}]`,
  });
}

function ipLiteralError(text: string, open: number, to: number, zones: boolean): UriSyntaxError | undefined {
  const length = text.slice(open, to).indexOf("]");
  if (length < 0) {
    return error(text, open, "invalid-ip-literal", IP_LITERAL, {
      expected: '"]" after the address',
      reason: 'the "[" of an IP address has no "]" (§3.2.2)',
    });
  }
  const close = open + length;
  return addressError(text, open + 1, close, zones) ?? portError(text, close + 1, to);
}

/** §3.2.2: what is wrong between the brackets. */
function addressError(text: string, from: number, to: number, zones: boolean): UriSyntaxError | undefined {
  const isFuture = text[from] === "v" || text[from] === "V";
  if (isFuture) return isIPvFuture(text, from, to) ? undefined : futureError(text, from);
  if (isIPv6(text, from, to)) return undefined;
  const percent = text.slice(from, to).indexOf("%");
  if (percent >= 0 && isIPv6(text, from, from + percent)) {
    return zones && isIPv6WithZone(text, from, to) ? undefined : zoneError(text, from + percent, zones);
  }
  let bad = from;
  while (bad < to && isAddressCharacter(text.charCodeAt(bad))) bad++;
  return error(text, bad < to ? bad : from, "invalid-ip-literal", IPV6_ADDRESS, {
    expected:
      'eight groups of one to four hexadecimal digits with ":" between them, "::" once for groups of zeros',
    reason:
      bad < to
        ? `${nameOf(text, bad)} is not allowed in an IPv6 address (§3.2.2)`
        : `"${excerpt(text.slice(from, to))}" is not an IPv6 address (§3.2.2): that is eight groups of one to four hexadecimal digits, with "::" once at most for groups of zeros`,
  });
}

function isAddressCharacter(code: number): boolean {
  return hexValue(code) >= 0 || code === 58 || code === 46;
}

function futureError(text: string, index: number): UriSyntaxError {
  return error(text, index, "invalid-ip-literal", IPV_FUTURE, {
    expected: '"v", a version in hexadecimal digits, "." and the address',
    reason:
      'an address of a future version is written "v", hexadecimal digits, ".", and the address (§3.2.2)',
  });
}

function zoneError(text: string, index: number, zones: boolean): UriSyntaxError {
  return error(text, index, "zone-identifier", IPV6_ADDRESS, {
    expected: zones ? '"%25" and the zone identifier' : '"]"',
    reason: zones
      ? 'a zone identifier is written "%25" and then unreserved characters or triplets (RFC 6874 §2)'
      : "a URI has no zone identifier: RFC 6874 added it and RFC 9844 took it back (§3.2.2 has no place for it); leave it out, or ask for it to be accepted",
  });
}

/** §3.2.3: `[ ":" port ]`, and nothing else between the host and the path. */
function portError(text: string, hostTo: number, to: number): UriSyntaxError | undefined {
  if (hostTo === to) return undefined;
  if (text[hostTo] !== ":") {
    return error(text, hostTo, "invalid-ip-literal", AUTHORITY, {
      expected: 'a ":" and the port, or the end of the authority',
      reason: `after the "]" of an address only a port may follow (§3.2), not ${nameOf(text, hostTo)}`,
    });
  }
  let bad = hostTo + 1;
  while (bad < to && isDigit(text.charCodeAt(bad))) bad++;
  if (bad === to) return undefined;
  return error(text, bad, "invalid-port", PORT, {
    expected: "a digit",
    reason: isInPassword(text, bad)
      ? 'what follows the colon is read as a port, which is digits alone (§3.2.3); in a password, "/" is written %2F, "?" %3F and "#" %23'
      : `${nameOf(text, bad)} is not allowed in a port, which is digits alone (§3.2.3)`,
  });
}

/** The first character of `text[from..to)` that the rule does not admit. */
function characterError(
  text: string,
  from: number,
  to: number,
  reading: Reading,
): UriSyntaxError | undefined {
  for (let i = from; i < to; i++) {
    const code = text.charCodeAt(i);
    if ((classOf(code) & reading.admits) !== 0 || (reading === USERINFO && code === 58)) continue;
    if (code !== 37 || reading === SCHEME_READING) return forbidden(text, i, reading);
    if (i + 2 >= to || hexValue(text.charCodeAt(i + 1)) < 0 || hexValue(text.charCodeAt(i + 2)) < 0) {
      return malformedTriplet(text, i, reading);
    }
    i += 2;
  }
  return undefined;
}

function malformedTriplet(text: string, index: number, reading: Reading): UriSyntaxError {
  return error(text, index, "malformed-percent-encoding", PCT_ENCODED, {
    expected: "two hexadecimal digits",
    reason: `a "%" in ${reading.name} must be followed by two hexadecimal digits (§2.1); write a percent sign that is meant as such as %25`,
  });
}

function forbidden(text: string, index: number, reading: Reading): UriSyntaxError {
  const code = codeOf(text, index);
  const what = nameOf(text, index);
  return error(text, index, code, reading, {
    expected: `a character of ${reading.name}`,
    reason:
      code === "lone-surrogate"
        ? `${what} is half a surrogate pair, which stands for no character, encoded or not (§2.5)`
        : code === "non-ascii"
          ? `${what} is outside ASCII: this is an IRI (RFC 3987), not a URI${nonAsciiAdvice(text, index, reading)}`
          : `${what} is not allowed in ${reading.name} (${reading.section})${advice(text, index, reading)}`,
  });
}

function codeOf(text: string, index: number): UriErrorCode {
  if (isLoneSurrogate(text, index)) return "lone-surrogate";
  if (text.charCodeAt(index) > 127) return "non-ascii";
  return ":/?#[]@".includes(text.charAt(index)) ? "misplaced-delimiter" : "forbidden-character";
}

function advice(text: string, index: number, reading: Reading): string {
  // A triplet in its place would move the host that programs which take "\\" for "/" reach.
  if (text[index] === "\\" && isBeforePath(reading)) return '; browsers take it for a "/"';
  return reading.takesTriplets ? `; write it as ${tripletsOf(text, index)}` : "";
}

function isBeforePath(reading: Reading): boolean {
  return reading === SCHEME_READING || reading === USERINFO || reading === HOST;
}

function nonAsciiAdvice(text: string, index: number, reading: Reading): string {
  if (reading === HOST) return "; write the host in its ASCII form (xn--…)";
  return reading.takesTriplets ? `; write it as ${tripletsOf(text, index)}` : "";
}

function isLoneSurrogate(text: string, index: number): boolean {
  const point = text.codePointAt(index) ?? 0;
  return point >= 0xd800 && point < 0xe000;
}

/** The character at `index` as triplets of its UTF-8 (§2.5). */
function tripletsOf(text: string, index: number): string {
  return encode(String.fromCodePoint(text.codePointAt(index) ?? 0), "segment");
}

const NAMES: ReadonlyMap<string, string> = new Map([
  [" ", "a space"],
  ["\t", "a tab"],
  ["\n", "a line feed"],
  ["\r", "a carriage return"],
  ["\0", "a NUL"],
  ["\\", "a backslash"],
  ["\u00a0", "a no-break space"],
  ['"', "a double quote"],
]);

/** What a message calls the character at `index`. */
function nameOf(text: string, index: number): string {
  const point = text.codePointAt(index) ?? 0;
  const character = String.fromCodePoint(point);
  const shown = printable(character);
  if (NAMES.has(character)) return NAMES.get(character) ?? "";
  return shown === character ? `"${character}"` : `U+${point.toString(16).toUpperCase().padStart(4, "0")}`;
}

function error(
  input: string,
  index: number,
  code: UriErrorCode,
  { rule, section }: Pick<Reading, "rule" | "section">,
  words: { readonly expected: string; readonly reason: string },
): UriSyntaxError {
  return new UriSyntaxError({ code, input, index, rule, section: `RFC 3986 ${section}`, ...words });
}
