/**
 * RFC 3986 §6.2.2, §6.2.3: the normal form, by rules that are applied in order. A reference that is normal
 * already, which the scanner sees in passing, comes back as the same string.
 */

import { authorityOf, guardedPath, recompose } from "./compose.ts";
import { componentsOf, layoutOf, textOf, toReference, type UriReference } from "./reference.ts";
import {
  HTTP_SCHEMES,
  type NormalizationRule,
  type SchemeNormalization,
  type SchemeNormalizations,
} from "./scheme-rules.ts";
import type { Components } from "./syntax/components.ts";
import { removeDotSegments } from "./syntax/dot-segments.ts";
import { isIPv4 } from "./syntax/host.ts";
import { formatIPv6, parseIPv6 } from "./syntax/ipv6.ts";
import { isPlainRange, isPlainUri } from "./syntax/plain.ts";
import { requireString } from "./syntax/require-string.ts";
import { type Layout, scan } from "./syntax/scanner.ts";

/** How far normalization goes: by syntax alone (§6.2.2), or by what the scheme says as well (§6.2.3). */
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
  readonly rootlessDotSegments?: "keep" | "remove";
  /** What schemes add on level `scheme`: `http` and `https` unless given. */
  readonly schemes?: SchemeNormalizations;
}

/** One thing that normalization did: the whole reference before and after. */
export interface NormalizationStep {
  /** The name of the rule. */
  readonly rule: string;
  /** The section that it comes from. */
  readonly section: string;
  readonly before: string;
  readonly after: string;
}

/**
 * The normal form of a reference: by syntax (§6.2.2), or by scheme as well (§6.2.3).
 *
 * Level `syntax`: triplets of unreserved characters are decoded, the others written in upper case; scheme and
 * host become lower case; dot-segments are removed, save from a relative path, where they mean something.
 * Reserved characters stay as they are, encoded or not. Level `scheme` adds: no empty port; the default port
 * and the empty path of `http` and `https`; the text of an IPv6 address by RFC 5952.
 *
 * Two references with one normal form are equivalent; with two they may be all the same (§6.1).
 *
 * @throws {UriSyntaxError} If the text is no URI reference.
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
export function normalize(reference: string | UriReference, options: NormalizeOptions = {}): string {
  if (options.level !== "scheme" && isPlainUri(reference)) return reference;
  const text = textOf(reference);
  const layout = layoutOf(reference);
  if (layout.deviations === 0 && (options.level !== "scheme" || isNormalByScheme(text, layout, options)))
    return text;
  const components = componentsOf(toReference(reference));
  return recomposed(rulesFor(components, options).reduce((changed, { apply }) => apply(changed), components));
}

/**
 * Whether a text is a URI reference in its normal form by syntax: a valid one that {@link normalize} would give
 * back as it is.
 *
 * @param text Anything; what is not a string is not normal.
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
 * Whether `text[from..to)` is a URI reference in its normal form by syntax, as {@link isNormal} says it of a whole
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
    throw new TypeError(`from and to must enclose a range of the text, not ${from} and ${to}`);
  }
  return isNormalRange(text, from, to);
}

function isNormalRange(text: string, from: number, to: number): boolean {
  if (isPlainRange(text, from, to)) return true;
  const layout = scan(text, from, to);
  if (layout === undefined) return false;
  if (layout.deviations === 0) return true;
  const reference = text.slice(from, to);
  return normalize(reference) === reference;
}

/**
 * What normalization does to a reference, one step at a time; none if it is normal already.
 *
 * @throws {UriSyntaxError} If the text is no URI reference.
 *
 * @example
 * ```ts
 * import { normalizationSteps } from "urikit";
 *
 * normalizationSteps("HTTP://a/%7euser").map(({ rule, after }) => `${rule}: ${after}`);
 * // => ["unreserved-triplets: HTTP://a/~user", "scheme-case: http://a/~user"]
 * ```
 */
export function normalizationSteps(
  reference: string | UriReference,
  options: NormalizeOptions = {},
): readonly NormalizationStep[] {
  const steps: NormalizationStep[] = [];
  let components = componentsOf(toReference(reference));
  for (const { rule, section, apply } of rulesFor(components, options)) {
    const changed = apply(components);
    if (changed !== components)
      steps.push({ rule, section, before: recomposed(components), after: recomposed(changed) });
    components = changed;
  }
  return steps;
}

/** Whether a reference that is normal by syntax is so on level `scheme`; rather no than wrongly yes. */
function isNormalByScheme(
  text: string,
  layout: Layout,
  { schemes = HTTP_SCHEMES }: NormalizeOptions,
): boolean {
  const { schemeEnd, hostFrom, hostTo, pathFrom, pathTo } = layout;
  if (hostTo < pathFrom || text[hostFrom] === "[") return false; // a path has no bracket
  const scheme = schemes.get(text.slice(0, Math.max(0, schemeEnd)));
  if (scheme === undefined) return true;
  return scheme.rules === undefined && (pathFrom < pathTo || scheme.emptyPath === undefined);
}

function recomposed(components: Components): string {
  const { scheme, path, query, fragment } = components;
  return recompose(scheme, authorityOf(components), path, query, fragment);
}

function rulesFor(
  { scheme }: Components,
  { level, rootlessDotSegments, schemes = HTTP_SCHEMES }: NormalizeOptions,
): readonly NormalizationRule[] {
  const syntax = [...BEFORE_DOTS, rootlessDotSegments === "remove" ? DOTS_TO_THE_LETTER : DOTS];
  if (level !== "scheme") return syntax;
  const own = schemes.get(scheme?.toLowerCase() ?? "");
  return [...syntax, EMPTY_PORT, ...rulesOf(own), IPV6_TEXT];
}

type Rewritable = Exclude<keyof Components, "authority">;

/** What a rule makes of a component; undefined if it takes it away. */
type Change = (component: string, whole: Components, name: Rewritable) => string | undefined;

/** A rule that changes some components, each that is defined by itself. */
function componentRule(
  names: readonly Rewritable[],
  rule: string,
  section: string,
  change: Change,
): NormalizationRule {
  const apply = (components: Components) => {
    let changed = components;
    for (const name of names) {
      const before = components[name];
      const after = before === undefined ? before : change(before, components, name);
      if (after !== before) changed = { ...changed, [name]: after };
    }
    return changed;
  };
  return { rule, section, apply };
}

const ENCODED: readonly Rewritable[] = ["userinfo", "path", "query", "fragment", "host"];

const TRIPLET = /%[0-9A-F]{2}/gi;

/** §2.3: "ALPHA (%41-%5A and %61-%7A), DIGIT (%30-%39), hyphen (%2D), period (%2E), underscore (%5F), or tilde (%7E)". */
const UNRESERVED_TRIPLET = /%(?:[46][1-9A-F]|[57][0-9A]|3[0-9]|2[DE]|5F|7E)/gi;

/** §6.2.2.1 and §6.2.2.2. */
const BEFORE_DOTS: readonly NormalizationRule[] = [
  componentRule(ENCODED, "unreserved-triplets", "RFC 3986 §6.2.2.2", (component, _, name) =>
    name === "host" && isEncodedAddress(component) ? component : decodeUnreserved(component),
  ),
  // A step of its own, for what it leads to is an address where a name stood: `%31%32%37.0.0.1`.
  componentRule(["host"], "host-kind", "RFC 3986 §3.2.2, §6.2.2.2", decodeUnreserved),
  componentRule(ENCODED, "triplet-case", "RFC 3986 §6.2.2.1", (component) =>
    component.replace(TRIPLET, (triplet) => triplet.toUpperCase()),
  ),
  componentRule(["scheme"], "scheme-case", "RFC 3986 §6.2.2.1", (scheme) => scheme.toLowerCase()),
  componentRule(["host"], "host-case", "RFC 3986 §6.2.2.1", lowerCaseHost),
];

const DOTS = dotSegments(false);
const DOTS_TO_THE_LETTER = dotSegments(true);

/** §3.2.3: an empty port is the same as none, whatever the scheme. */
const EMPTY_PORT = componentRule(["port"], "empty-port", "RFC 3986 §6.2.3", (port) => port || undefined);

const IPV6_TEXT = componentRule(["host"], "ipv6-text", "RFC 5952 §4, §5", canonicalIpv6);

function isEncodedAddress(host: string): boolean {
  const decoded = decodeUnreserved(host);
  return decoded !== host && isIPv4(decoded, 0, decoded.length);
}

function decodeUnreserved(component: string): string {
  return component.replace(UNRESERVED_TRIPLET, (triplet) => decodeURIComponent(triplet));
}

/** Triplets keep their capitals, and a zone identifier, whose case may matter to its system, is left alone. */
function lowerCaseHost(host: string): string {
  const cased = host.startsWith("[") ? /^[^%]*/ : /%..|[A-Z]+/g;
  return host.replace(cased, (run) => (run.startsWith("%") ? run : run.toLowerCase()));
}

/** §6.2.2.3: from a rootless path only to the letter, and never from that of a relative reference. */
function dotSegments(toTheLetter: boolean): NormalizationRule {
  return componentRule(["path"], "dot-segments", "RFC 3986 §6.2.2.3", (path, { scheme, host }) => {
    const isRootless = host === undefined && !path.startsWith("/");
    if (isRootless && !(toTheLetter && scheme !== undefined)) return path;
    return guardedPath(removeDotSegments(path), scheme !== undefined, host !== undefined);
  });
}

function canonicalIpv6(host: string): string {
  const [, address = "", rest = ""] = /^\[([^%\]]*)(.*)$/.exec(host) ?? [];
  const pieces = parseIPv6(address);
  return pieces === undefined ? host : `[${formatIPv6(pieces)}${rest}`;
}

/** The rules of a scheme; with no effect where it has none of its own. */
function rulesOf({
  defaultPort,
  emptyPath,
  rules = [],
}: SchemeNormalization = {}): readonly NormalizationRule[] {
  const defaultPortRule = componentRule(["port"], "default-port", "RFC 3986 §6.2.3", (port) =>
    port.replace(/^0+/, "") === String(defaultPort) ? undefined : port,
  );
  const emptyPathRule = componentRule(["path"], "empty-path", "RFC 3986 §6.2.3", (path, { host }) =>
    host !== undefined && path === "" ? (emptyPath ?? path) : path,
  );
  return [defaultPortRule, emptyPathRule, ...rules];
}
