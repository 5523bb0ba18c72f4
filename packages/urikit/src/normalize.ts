/**
 * RFC 3986 §6.2.2, §6.2.3: the normal form, written in one pass from the offsets of the scanner. A reference that
 * is normal already, which the scanner sees in passing, comes back as the same string. The same form as a list of
 * rules, for those who ask for steps, is in normalization-steps.ts; a law holds the two together.
 */

import { compose, guardedPath } from "./compose.ts";
import { layoutOf, type ReferenceLike, toReference } from "./reference.ts";
import {
  emptyPathOf,
  HTTP_SCHEMES,
  lowerCase,
  type NormalizationRule,
  type SchemeNormalization,
  type SchemeNormalizations,
} from "./scheme-rules.ts";
import * as CODE from "./syntax/codes.ts";
import type { Components } from "./syntax/components.ts";
import { removeDotSegments, slice, withoutDotSegments } from "./syntax/dot-segments.ts";
import { formatIPv6, parseIPv6 } from "./syntax/ipv6.ts";
import { normalTriplets } from "./syntax/percent-encoding.ts";
import { isPlainRange, isPlainUri } from "./syntax/plain.ts";
import { NO_OPTIONS, type OptionNames, requireOption, requireOptions } from "./syntax/require-option.ts";
import { requireString } from "./syntax/require-string.ts";
import {
  ABNORMAL_TRIPLET,
  AUTHORITY_TRIPLET,
  DOTTED_SEGMENT,
  ENCODED_DOT,
  hasAuthority,
  type Layout,
  scan,
  UPPER_CASE,
} from "./syntax/scanner.ts";

const OPEN_BRACKET = CODE.OPEN_BRACKET;

/** How far normalization goes: by syntax alone (§6.2.2), or by the rules of the scheme as well (§6.2.3). */
export type NormalizationLevel = "syntax" | "scheme";

/** How a reference is normalized. */
export interface NormalizeOptions {
  /** `syntax` unless asked otherwise. */
  readonly level?: NormalizationLevel;
  /**
   * The path of a URI that does not begin with a slash, as in `data:text/plain,a/../b`, keeps its
   * dot-segments, for its scheme need not read it as a hierarchy, and §6.1 promises no false positives.
   * `remove` follows the letter of §6.2.2.3 all the same.
   */
  readonly rootlessDotSegments?: "keep" | "remove" | undefined;
  /** The rules of schemes on level `scheme`: those of `http` and `https` unless given. */
  readonly schemes?: SchemeNormalizations | undefined;
}

/** The options of {@link normalize}. */
export const NORMALIZE_OPTIONS: OptionNames<NormalizeOptions> = {
  level: true,
  rootlessDotSegments: true,
  schemes: true,
};

const LEVELS = ["syntax", "scheme"] as const;
const ROOTLESS = ["keep", "remove"] as const;

/** Refuses what is not an object, and options and values that do not exist. */
export function requireNormalizeOptions<Options extends NormalizeOptions>(
  given: Options,
  names: OptionNames<Options>,
): Options {
  const options = requireOptions(given, names);
  requireOption("level", options.level, LEVELS);
  requireOption("rootlessDotSegments", options.rootlessDotSegments, ROOTLESS);
  if (options.schemes !== undefined && typeof options.schemes?.get !== "function") {
    throw new TypeError("schemes must be a map of the rules of schemes");
  }
  return options;
}

/**
 * The normal form of a reference: by syntax (§6.2.2), or by scheme as well (§6.2.3).
 *
 * Level `syntax`: triplets of unreserved characters are decoded, the others written in upper case; scheme and
 * host become lower case; dot-segments are removed, except from a relative path, where they mean something.
 * Reserved characters stay as they are, encoded or not. Level `scheme` removes an empty port and the default port
 * of `http` and `https`, writes their empty path as `/`, and an IPv6 address by RFC 5952.
 *
 * Two references with the same normal form are equivalent; two with different ones may still be (§6.1).
 *
 * @throws {UriSyntaxError} If the text is not a URI reference.
 * @throws {TypeError} If there is no such option, or none with this value.
 *
 * @example
 * ```ts
 * import { normalize } from "urikit";
 *
 * normalize("http://%45xample.com/a/%2E%2E/b"); // => "http://example.com/b"
 * normalize("HTTP://example.com:80", { level: "scheme" }); // => "http://example.com/"
 * normalize("../a/./b"); // => "../a/./b"
 * ```
 */
export function normalize(reference: ReferenceLike, options?: NormalizeOptions): string {
  return normalized(
    reference,
    options === undefined ? NO_OPTIONS : requireNormalizeOptions(options, NORMALIZE_OPTIONS),
  );
}

/** The same with options that were looked at, or more of them. */
export function normalized(reference: ReferenceLike, options: NormalizeOptions): string {
  if (options.level !== "scheme") {
    // A triplet is the one thing that a plain URI has not and that one search finds.
    if (typeof reference === "string" && !reference.includes("%") && isPlainUri(reference)) return reference;
    const read = layoutOf(reference);
    return read.deviations === 0 ? read.text : normalForm(read, options);
  }
  const read = layoutOf(reference);
  const { schemes = HTTP_SCHEMES } = options;
  const scheme = schemes.get(schemeNameOf(read)) ?? UNKNOWN_SCHEME;
  if (isNormalByScheme(read, scheme)) return read.deviations === 0 ? read.text : normalForm(read, options);
  const text = normalForm(read, options, scheme);
  return scheme.rules === undefined ? text : byOwnRules(text, scheme.rules);
}

/**
 * Whether a text is a URI reference in its normal form by syntax: a valid one that {@link normalize} would give
 * back as it is.
 *
 * @param text Anything; a value that is not a string is not normal.
 *
 * @example
 * ```ts
 * import { isNormal } from "urikit";
 *
 * isNormal("http://example.org/a"); // => true
 * ["HTTP://example.org/b", "http://example.org/a b", "c"].filter(isNormal); // => ["c"]
 * ```
 */
export function isNormal(text: unknown): text is string {
  return typeof text === "string" && isNormalRange(text, 0, text.length);
}

/**
 * Whether `text[from..to)` is a URI reference in its normal form by syntax, as {@link isNormal} decides it for a whole
 * text. For reading a large text in place.
 *
 * @param from Where the reference begins, in UTF-16 code units.
 * @param to Where it ends.
 * @throws {TypeError} If `text` is not a string, or `from` and `to` do not enclose a range of it.
 *
 * @example
 * ```ts
 * import { isNormalWithin } from "urikit";
 *
 * isNormalWithin("http://example.org/a\nHTTP://example.org/b\n", 0, 20); // => true
 * isNormalWithin("http://example.org/a\nHTTP://example.org/b\n", 21, 41); // => false
 * ```
 */
export function isNormalWithin(text: string, from: number, to: number): boolean {
  requireString(text);
  if (!(Number.isInteger(from) && Number.isInteger(to) && 0 <= from && from <= to && to <= text.length)) {
    throw new TypeError("from and to must be the ends of a range of the text");
  }
  return isNormalRange(text, from, to);
}

function isNormalRange(text: string, from: number, to: number): boolean {
  if (isPlainRange(text, from, to)) return true;
  const found = scan(text, from, to);
  if (found === undefined) return false;
  if (found.deviations === 0) return true;
  const reference = text.slice(from, to);
  return normalize(reference) === reference;
}

/** A scheme without rules of its own; on level `scheme` its references still lose an empty port (§6.2.3). */
const UNKNOWN_SCHEME: SchemeNormalization = {};

/** The scheme in lower case; empty if it is absent, because no scheme has an empty name. */
function schemeNameOf({ text, schemeEnd, deviations }: Layout): string {
  if (schemeEnd < 0) return "";
  const scheme = text.slice(0, schemeEnd);
  return (deviations & UPPER_CASE) === 0 ? scheme : scheme.toLowerCase();
}

/** Whether the scheme adds nothing to the normal form by syntax; errs on the side of no. */
function isNormalByScheme(read: Layout, { emptyPath, rules }: SchemeNormalization): boolean {
  const { text, hostFrom, hostTo, pathFrom, pathTo } = read;
  if (hostTo < pathFrom || text[hostFrom] === "[") return false; // a path has no bracket
  return rules === undefined && (pathFrom < pathTo || emptyPath === undefined);
}

/** The normal form by syntax (§6.2.2), and by a scheme where one is given (§6.2.3), but not by rules of its own. */
function normalForm(read: Layout, options: NormalizeOptions, scheme?: SchemeNormalization): string {
  const { text, hostTo, pathFrom, pathTo, to, deviations } = read;
  if (scheme === undefined && deviations === ABNORMAL_TRIPLET) return normalTriplets(text, 0, to);
  const head = throughHost(read);
  if (scheme !== undefined) return byScheme(read, head, pathOf(read, options.rootlessDotSegments), scheme);
  if ((deviations & (DOTTED_SEGMENT | ABNORMAL_TRIPLET)) === 0) return head + text.slice(hostTo);
  return (
    head + text.slice(hostTo, pathFrom) + pathOf(read, options.rootlessDotSegments) + partOf(read, pathTo, to)
  );
}

/** §6.2.3: the defaults where port or path are not written, and an address in its canonical text. */
function byScheme(read: Layout, head: string, path: string, scheme: SchemeNormalization): string {
  const { text, hostFrom, hostTo, pathFrom, pathTo, to } = read;
  const tail = partOf(read, pathTo, to);
  if (!hasAuthority(read)) return head + path + tail;
  const isLiteral = text.charCodeAt(hostFrom) === OPEN_BRACKET;
  return (
    (isLiteral ? withCanonicalIpv6(head) : head) +
    portOf(text.slice(hostTo, pathFrom), scheme) +
    (path === "" ? emptyPathOf(scheme) : path) +
    tail
  );
}

/** `text[from..to)` with its triplets in their normal form (§6.2.2.1, §6.2.2.2). */
function partOf({ text, deviations }: Layout, from: number, to: number): string {
  const isNormal = from === to || (deviations & ABNORMAL_TRIPLET) === 0;
  return isNormal ? text.slice(from, to) : normalTriplets(text, from, to);
}

/** Scheme, userinfo and host: the first and the last in lower case, and triplets in their normal form. */
function throughHost(read: Layout): string {
  const { text, schemeEnd, hostFrom, hostTo, deviations } = read;
  if ((deviations & (UPPER_CASE | AUTHORITY_TRIPLET)) === 0) return text.slice(0, hostTo);
  const hasUserinfo = schemeEnd + 3 < hostFrom;
  if (!hasUserinfo) return lowerCase(partOf(read, 0, hostTo));
  return (
    text.slice(0, schemeEnd + 1).toLowerCase() +
    partOf(read, schemeEnd + 1, hostFrom) +
    lowerCase(partOf(read, hostFrom, hostTo))
  );
}

/** §3.2.3, §6.2.3: the port with its colon, unless it is empty or the default of the scheme. */
function portOf(port: string, scheme: SchemeNormalization): string {
  const digits = port.slice(1);
  return digits === "" || isDefaultPort(digits, scheme) ? "" : `:${withoutZeros(digits)}`;
}

/** §3.2.3: a port is "a decimal number": zeros before it say nothing. */
export function withoutZeros(port: string): string {
  return port.replace(/^0+(?=[0-9])/, "");
}

/** Whether digits are the default port of a scheme. */
export function isDefaultPort(port: string, { defaultPort }: SchemeNormalization): boolean {
  return withoutZeros(port) === String(defaultPort);
}

/** RFC 5952 §4, §5: an IPv6 address at the end of a text, in its canonical text. */
export function withCanonicalIpv6(text: string): string {
  const from = text.lastIndexOf("[") + 1;
  const pieces = text.endsWith("]") ? parseIPv6(text.slice(from, -1)) : undefined;
  return pieces === undefined ? text : `${text.slice(0, from)}${formatIPv6(pieces)}]`;
}

/** The path: its triplets (§6.2.2.2), and its dot-segments where it has a hierarchy (§6.2.2.3). */
function pathOf(read: Layout, rootless: "keep" | "remove" | undefined): string {
  const { text, schemeEnd, pathFrom, pathTo, deviations } = read;
  if ((deviations & (DOTTED_SEGMENT | ENCODED_DOT)) === 0) return partOf(read, pathFrom, pathTo);
  if (hasAuthority(read) && (deviations & ENCODED_DOT) === 0) {
    const cut = (deviations & ABNORMAL_TRIPLET) === 0 ? slice : normalTriplets;
    return withoutDotSegments(text, pathFrom, pathTo, cut);
  }
  // A triplet may encode the dot of a dot-segment, and must then be decoded first.
  const path = partOf(read, pathFrom, pathTo);
  return withoutDots(path, { hasScheme: schemeEnd >= 0, hasAuthority: hasAuthority(read), rootless });
}

/** The parts before and after a path. */
interface Surroundings {
  readonly hasScheme: boolean;
  readonly hasAuthority: boolean;
  readonly rootless: "keep" | "remove" | undefined;
}

/** §6.2.2.3: from a rootless path only on request, and never from that of a relative reference. */
export function withoutDots(path: string, { hasScheme, hasAuthority, rootless }: Surroundings): string {
  const isRootless = !hasAuthority && !path.startsWith("/");
  if (isRootless && !(rootless === "remove" && hasScheme)) return path;
  return guardedPath(removeDotSegments(path), hasScheme, hasAuthority);
}

/** The rules that are a scheme's own; their result is read back, so that no rule can move a host. */
function byOwnRules(text: string, rules: readonly NormalizationRule[]): string {
  const { authority: _, ...components } = toReference(text).components;
  const changed = rules.reduce<Components>((current, { apply }) => apply(current), components);
  return changed === components ? text : compose(changed);
}
