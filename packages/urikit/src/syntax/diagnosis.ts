/**
 * RFC 3986 §3, App. A: why a text is not a URI-reference. The scanner only says no; this finds the first place
 * that no reading of the grammar gets past, in the order of the components, and explains it to the reader.
 */

import { authorityEndForBrowsers } from "./browser-authority.ts";
import { characterAt } from "./character-name.ts";
import { indexOfAny } from "./characters.ts";
import { type PLAIN, SYNTAX } from "./english.ts";
import { type UriErrorCode, type UriErrorInit, UriSyntaxError } from "./errors.ts";
import { isIPvFuture } from "./host.ts";
import { isIPv6 } from "./ipv6.ts";
import { isIri } from "./iri.ts";
import { isInPassword } from "./password.ts";
import { isSurrogate, loneSurrogate, malformedTriplet } from "./percent-encoding.ts";
import { split } from "./split.ts";
import { type Statement, statement } from "./statement.ts";

type Id = keyof typeof SYNTAX | keyof typeof PLAIN;

/** A rule that is being read when the trouble appears. */
interface Reading {
  /** The rule's name in Appendix A. */
  readonly rule: string;
  readonly section: string;
  /** The statement of its name. */
  readonly name: Id;
  /** Finds the first character that it does not admit, or a `%` without its two digits. */
  readonly forbidden: RegExp;
  /** The code of its errors, if it has one of its own. */
  readonly code: UriErrorCode | undefined;
}

const SUB_DELIMS = "!$&'()*+,;=";

const SCHEME = reading("scheme", "§3.1", "a-scheme", /[^A-Z0-9+.-]/i);
const NO_SCHEME = {
  ...SCHEME,
  name: "no-scheme",
  code: "invalid-scheme",
} as const;
const USERINFO = reading("userinfo", "§3.2.1", "the-userinfo", allBut(`${SUB_DELIMS}:`));
const HOST = reading("reg-name", "§3.2.2", "a-host", allBut(SUB_DELIMS));
const IPV6 = reading("IPv6address", "§3.2.2", "an-IPv6-address", /[^0-9A-F:.]/i, "invalid-ip-literal");
const PORT = reading("port", "§3.2.3", "a-port", /[^0-9]/, "invalid-port");
const PATH = reading("path", "§3.3", "a-path", allBut(`${SUB_DELIMS}:@/`));
const QUERY = reading("query", "§3.4", "a-query", allBut(`${SUB_DELIMS}:@/?`));
const FRAGMENT = reading("fragment", "§3.5", "a-fragment", QUERY.forbidden);

function reading(rule: string, section: string, name: Id, forbidden: RegExp, code?: UriErrorCode): Reading {
  return { rule, section: `RFC 3986 ${section}`, name, forbidden, code };
}

/** All except triplets, unreserved characters (§2.3) and some others. */
function allBut(others: string): RegExp {
  return new RegExp(`[^%\\w.~${others}-]|%(?![0-9A-F]{2})`, "i");
}

/** The error that explains why `text`, which the scanner refused, is not a URI-reference. */
export function diagnose(text: string): UriSyntaxError {
  // The scanner refused the text, and so there is an error. It is made here, not where it is found: to write down
  // the stack takes most of the time of an error, and the more the deeper.
  return new UriSyntaxError(firstError(text) as UriErrorInit, SYNTAX);
}

/** The first trouble in a text, if there is any. */
export function firstError(text: string): UriErrorInit | undefined {
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
function schemeError(text: string, colon: number): UriErrorInit | undefined {
  if (colon < 0) return undefined;
  const bad = /^[A-Z]/i.test(text) ? text.search(SCHEME.forbidden) : 0;
  if (bad === colon && bad > 0) return undefined;
  const isPath = !PATH.forbidden.test(text.charAt(bad)) || isGenDelim(text, bad);
  return forbidden(text, bad, isPath ? NO_SCHEME : SCHEME);
}

/** §3.2: the first thing wrong between the two slashes and the path. */
function authorityError(text: string, from: number, to: number): UriErrorInit | undefined {
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
function hostError(text: string, from: number, hostTo: number, to: number): UriErrorInit | undefined {
  const error = characterError(text, from, hostTo, HOST);
  if (error !== undefined || hostTo === to || !isIPv6(text, from, to)) return error;
  const advice = isInPassword(text, hostTo + 1)
    ? undefined
    : statement<Id>("write-as", `[${text.slice(from, to)}]`);
  return ipError(text, from, "IP-literal", "brackets-around-an-address", { advice });
}

/** §3.2.2: the error in an address in brackets. */
function ipLiteralError(text: string, open: number, close: number, to: number): UriErrorInit | undefined {
  const from = open + 1;
  if (close === to) return ipError(text, open, "IP-literal", "a-]");
  if (/v/i.test(text.charAt(from))) {
    if (isIPvFuture(text, from, close)) return undefined;
    return ipError(text, from, "IPvFuture", "IPvFuture");
  }
  const percent = indexOfAny(text, "%", from, close);
  if (!isIPv6(text, from, percent)) return ipv6Error(text, from, close);
  return percent === close ? undefined : zoneError(text, percent);
}

function ipv6Error(text: string, from: number, to: number): UriErrorInit {
  return characterError(text, from, to, IPV6) ?? ipError(text, from, "IPv6address", "IPv6address");
}

function ipError(
  input: string,
  index: number,
  rule: string,
  expected: Id,
  more?: Partial<UriErrorInit>,
): UriErrorInit {
  const section = "RFC 3986 §3.2.2";
  return { code: "invalid-ip-literal", input, index, rule, section, expected: statement(expected), ...more };
}

function zoneError(text: string, at: number): UriErrorInit {
  const advice = statement<Id>("leave-it-out");
  return ipError(text, at, "IPv6address", "no-zone", { code: "zone-identifier", advice });
}

/** §3.2.3: `[ ":" port ]`, and nothing else between the host and the path. */
function portError(text: string, hostTo: number, to: number): UriErrorInit | undefined {
  if (hostTo === to || text[hostTo] === ":") return characterError(text, hostTo + 1, to, PORT);
  return ipError(text, hostTo, "authority", "after-]", { section: "RFC 3986 §3.2" });
}

/** The first character of `text[from..to)` that the rule does not admit. */
function characterError(text: string, from: number, to: number, reading: Reading): UriErrorInit | undefined {
  const length = text.slice(from, to).search(reading.forbidden);
  if (length < 0) return undefined;
  const index = from + length;
  const isTriplet = text[index] === "%" && reading.code === undefined;
  return isTriplet ? malformedTriplet(text, index) : forbidden(text, index, reading);
}

function forbidden(text: string, at: number, reading: Reading): UriErrorInit {
  const { rule, section, name } = reading;
  const point = text.codePointAt(at) ?? 0;
  if (isSurrogate(point) && reading.code === undefined) return loneSurrogate(text, at, rule);
  const ascii = isGenDelim(text, at) ? "misplaced-delimiter" : "forbidden-character";
  const code = reading.code ?? (point > 127 ? "non-ascii" : ascii);
  const character = characterAt(text, at);
  const place = statement<Id>(name);
  return {
    code,
    input: text,
    index: at,
    rule,
    section,
    expected: statement("a-character-of", place),
    problem:
      code === "non-ascii" && isIri(text)
        ? statement<Id>("this-is-an-IRI", character)
        : statement<Id>("not-allowed-in", character, place),
    advice: character.id === "this" ? statement<Id>("encode-password") : advice(text, at, reading),
  };
}

/** A triplet is advised where it would mean the same as the character: not in a scheme or, sensibly, in a host. */
function advice(text: string, index: number, reading: Reading): Statement | undefined {
  const isBeforePath = reading.section < PATH.section;
  const character = String.fromCodePoint(text.codePointAt(index) ?? 0);
  // App. C: it does not belong to the reference, but is around it.
  if (!text.slice(index).trim() || (!index && /[\s<"]/.test(character))) return statement<Id>("leave-it-out");
  // A triplet in its place would move the host for programs that take "\\" for "/".
  if (character === "\\" && isBeforePath) return statement<Id>("taken-for-slash");
  if (!isBeforePath && index < authorityEndForBrowsers(text))
    return statement<Id>("browsers-look-for-a-host-here");
  if (reading === HOST && character > "\x7f") return statement<Id>("write-A-label");
  if (reading === HOST && character === "@") return statement<Id>("write-%40");
  if (reading === NO_SCHEME && character === "@") return statement<Id>("write-ssh");
  if (reading === NO_SCHEME) return statement<Id>("write-dot");
  if (isBeforePath && (reading !== USERINFO || isGenDelim(text, index))) return undefined;
  if (isDrivePath(text)) return statement<Id>("write-file");
  // No sub-delim is forbidden here; encodeURIComponent would leave some of them as they are.
  return statement<Id>("write-as", encodeURIComponent(character));
}

/** Whether a text whose scheme is valid looks like a path of Windows: one letter may be a scheme (§3.1). */
export function isDrivePath(text: string): boolean {
  return /^.:[\\/]/.test(text);
}

/** `gen-delims` (§2.2). */
function isGenDelim(text: string, index: number): boolean {
  return ":/?#[]@".includes(text.charAt(index));
}
