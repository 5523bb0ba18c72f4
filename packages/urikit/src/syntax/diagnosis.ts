/**
 * RFC 3986 §3, App. A: why a text is not a URI-reference. The scanner only says no; this finds the first place
 * that no reading of the grammar gets past, in the order of the components, and explains it to the reader.
 */

import { authorityEndForBrowsers } from "./browser-authority.ts";
import { indexOfAny } from "./characters.ts";
import { type UriErrorCode, type UriErrorParts, type UriSyntaxError, uriError } from "./errors.ts";
import { isIPvFuture } from "./host.ts";
import { isIPv6 } from "./ipv6.ts";
import { isIri } from "./iri.ts";
import { isInPassword } from "./password.ts";
import { isSurrogate, loneSurrogate, malformedTriplet } from "./percent-encoding.ts";
import { printable } from "./printable.ts";
import { split } from "./split.ts";

/** A rule that is being read when the trouble appears. */
interface Reading {
  /** The rule's name in Appendix A. */
  readonly rule: string;
  readonly section: string;
  /** The name that a person gives it, with its article. */
  readonly name: string;
  /** Finds the first character that it does not admit, or a `%` without its two digits. */
  readonly forbidden: RegExp;
  /** The code of its errors, if it has one of its own. */
  readonly code: UriErrorCode | undefined;
}

const SUB_DELIMS = "!$&'()*+,;=";

const SCHEME = reading("scheme", "§3.1", "a scheme", /[^A-Z0-9+.-]/i);
const NO_SCHEME = {
  ...SCHEME,
  name: "a scheme, which begins with a letter",
  code: "invalid-scheme",
} as const;
const USERINFO = reading("userinfo", "§3.2.1", "the userinfo", allBut(`${SUB_DELIMS}:`));
const HOST = reading("reg-name", "§3.2.2", "a host", allBut(SUB_DELIMS));
const IPV6 = reading("IPv6address", "§3.2.2", "an IPv6 address", /[^0-9A-F:.]/i, "invalid-ip-literal");
const PORT = reading("port", "§3.2.3", "a port, which holds only digits", /[^0-9]/, "invalid-port");
const PATH = reading("path", "§3.3", "a path", allBut(`${SUB_DELIMS}:@/`));
const QUERY = reading("query", "§3.4", "a query", allBut(`${SUB_DELIMS}:@/?`));
const FRAGMENT = reading("fragment", "§3.5", "a fragment", QUERY.forbidden);

function reading(
  rule: string,
  section: string,
  name: string,
  forbidden: RegExp,
  code?: UriErrorCode,
): Reading {
  return { rule, section, name, forbidden, code };
}

/** All except triplets, unreserved characters (§2.3) and some others. */
function allBut(others: string): RegExp {
  return new RegExp(`[^%\\w.~${others}-]|%(?![0-9A-F]{2})`, "i");
}

/** The error that explains why `text`, which the scanner refused, is not a URI-reference. */
export function diagnose(text: string): UriSyntaxError {
  // The scanner refused the text, and so there is an error. It is made here, not where it is found: to write down
  // the stack takes most of the time of an error, and the more the deeper.
  return uriError(firstError(text) as UriErrorParts);
}

/** The first trouble in a text, if there is any. */
export function firstError(text: string): UriErrorParts | undefined {
  const { schemeEnd, pathFrom, pathTo, queryTo } = split(text);
  const start = schemeEnd + 1;
  const hasAuthority = start < pathFrom;
  const path = { ...PATH, rule: pathRule(text, start, hasAuthority) };
  return (
    schemeError(text, text.startsWith(":") ? 0 : schemeEnd) ??
    (hasAuthority ? authorityError(text, start + 2, pathFrom) : undefined) ??
    characterError(text, pathFrom, pathTo, path) ??
    characterError(text, pathTo + 1, queryTo, QUERY) ??
    characterError(text, queryTo + 1, text.length, FRAGMENT)
  );
}

function pathRule(text: string, start: number, hasAuthority: boolean): string {
  if (hasAuthority) return "path-abempty";
  if (text[start] === "/") return "path-absolute";
  return start > 0 ? "path-rootless" : "path-noscheme";
}

/** §3.1, §4.2: a colon before the first slash, but not a scheme before the colon. */
function schemeError(text: string, colon: number): UriErrorParts | undefined {
  if (colon < 0) return undefined;
  const bad = /^[A-Z]/i.test(text) ? text.search(SCHEME.forbidden) : 0;
  if (bad === colon && bad > 0) return undefined;
  const isPath = !PATH.forbidden.test(text.charAt(bad)) || isGenDelim(text, bad);
  return forbidden(text, bad, isPath ? NO_SCHEME : SCHEME);
}

/** §3.2: the first thing wrong between the two slashes and the path. */
function authorityError(text: string, from: number, to: number): UriErrorParts | undefined {
  const at = indexOfAny(text, "@", from, to);
  const hostFrom = at < to ? at + 1 : from;
  const isLiteral = hostFrom < to && text[hostFrom] === "[";
  const hostTo = isLiteral ? indexOfAny(text, "]", hostFrom, to) + 1 : indexOfAny(text, ":", hostFrom, to);
  return (
    characterError(text, from, hostFrom - 1, USERINFO) ??
    (isLiteral ? ipLiteralError(text, hostFrom, hostTo - 1, to) : hostError(text, hostFrom, hostTo, to)) ??
    portError(text, hostTo, to)
  );
}

/** §3.2.2: the error in a name; `http://::1/` is an address without its brackets. */
function hostError(text: string, from: number, hostTo: number, to: number): UriErrorParts | undefined {
  const error = characterError(text, from, hostTo, HOST);
  if (error !== undefined || hostTo === to || !isIPv6(text, from, to)) return error;
  const advice = isInPassword(text, hostTo + 1) ? undefined : `write it as [${text.slice(from, to)}]`;
  return ipError(text, from, "IP-literal", "brackets around an address", { advice });
}

/** §3.2.2: the error in an address in brackets. */
function ipLiteralError(text: string, open: number, close: number, to: number): UriErrorParts | undefined {
  const from = open + 1;
  if (close === to) return ipError(text, open, "IP-literal", 'a "]" for this "["');
  if (/v/i.test(text.charAt(from))) {
    if (isIPvFuture(text, from, close)) return undefined;
    return ipError(text, from, "IPvFuture", '"v", hexadecimal digits, "." and an address');
  }
  const percent = indexOfAny(text, "%", from, close);
  if (!isIPv6(text, from, percent)) return ipv6Error(text, from, close);
  return percent === close ? undefined : zoneError(text, percent);
}

function ipv6Error(text: string, from: number, to: number): UriErrorParts {
  const expected = 'an IPv6 address: eight groups of hexadecimal digits, or fewer and "::"';
  return characterError(text, from, to, IPV6) ?? ipError(text, from, "IPv6address", expected);
}

function ipError(
  text: string,
  at: number,
  rule: string,
  expected: string,
  more?: Partial<UriErrorParts>,
): UriErrorParts {
  return { code: "invalid-ip-literal", text, at, rule, section: "§3.2.2", expected, ...more };
}

function zoneError(text: string, at: number): UriErrorParts {
  const expected = '"]", because zone identifiers are not part of a URI (RFC 9844)';
  return ipError(text, at, "IPv6address", expected, { code: "zone-identifier", advice: "leave it out" });
}

/** §3.2.3: `[ ":" port ]`, and nothing else between the host and the path. */
function portError(text: string, hostTo: number, to: number): UriErrorParts | undefined {
  if (hostTo === to || text[hostTo] === ":") return characterError(text, hostTo + 1, to, PORT);
  return ipError(text, hostTo, "authority", 'a port or a path after "]"', { section: "§3.2" });
}

/** The first character of `text[from..to)` that the rule does not admit. */
function characterError(text: string, from: number, to: number, reading: Reading): UriErrorParts | undefined {
  const length = text.slice(from, to).search(reading.forbidden);
  if (length < 0) return undefined;
  const index = from + length;
  const isTriplet = text[index] === "%" && reading.code === undefined;
  return isTriplet ? malformedTriplet(text, index) : forbidden(text, index, reading);
}

function forbidden(text: string, at: number, reading: Reading): UriErrorParts {
  const { rule, section, name } = reading;
  const point = text.codePointAt(at) ?? 0;
  if (isSurrogate(point) && reading.code === undefined) return loneSurrogate(text, at, rule);
  const character = isGenDelim(text, at) ? "misplaced-delimiter" : "forbidden-character";
  const code = reading.code ?? (point > 127 ? "non-ascii" : character);
  const inWhat = code === "non-ascii" && isIri(text) ? "a URI: this is an IRI (RFC 3987)" : name;
  const isSecret = isInPassword(text, at);
  return {
    code,
    text,
    at,
    rule,
    section,
    expected: `a character of ${name}`,
    message: `${isSecret ? "this" : nameOf(text, at)} is not allowed in ${inWhat}`,
    advice: isSecret ? "percent-encode the password" : advice(text, at, reading),
  };
}

/** A triplet is advised where it would mean the same as the character: not in a scheme or, sensibly, in a host. */
function advice(text: string, index: number, reading: Reading): string {
  const isBeforePath = reading.section < PATH.section;
  const character = text.charAt(index);
  // App. C: it does not belong to the reference, but stands around it.
  if (!text.slice(index).trim() || (!index && /[\s<"]/.test(character))) return "leave it out";
  // A triplet in its place would move the host for programs that take "\\" for "/".
  if (character === "\\" && isBeforePath) return 'browsers take it for a "/"';
  if (!isBeforePath && index < authorityEndForBrowsers(text)) return "browsers look for a host here";
  if (reading === HOST && character > "\x7f") return "for a name, write its A-label";
  if (reading === HOST && character === "@") return "in the userinfo, write it as %40";
  if (reading === NO_SCHEME && character === "@") return "for SSH, write ssh://user@host/a";
  if (reading === NO_SCHEME) return 'for a path, write "./" before it (§4.2)';
  if (isBeforePath && (reading !== USERINFO || isGenDelim(text, index))) return "";
  if (isDrivePath(text)) return "for Windows, write file:///C:/a";
  // What is forbidden here is no sub-delim, of which encodeURIComponent would leave some as they are.
  return `write it as ${encodeURIComponent(characterAt(text, index))}`;
}

/** Whether a text whose scheme is valid looks like a path of Windows: one letter may be a scheme (§3.1). */
export function isDrivePath(text: string): boolean {
  return /^.:[\\/]/.test(text);
}

/** `gen-delims` (§2.2). */
function isGenDelim(text: string, index: number): boolean {
  return ":/?#[]@".includes(text.charAt(index));
}

const NAMES: { readonly [character: string]: string } = {
  " ": "a space",
  "\t": "a tab",
  "\\": "a backslash",
  '"': "a double quote",
};

/** The name of the character at `index` in a message. */
function nameOf(text: string, index: number): string {
  const character = characterAt(text, index);
  return NAMES[character] ?? `"${printable(character)}"`;
}

function characterAt(text: string, index: number): string {
  return String.fromCodePoint(text.codePointAt(index) ?? 0);
}
