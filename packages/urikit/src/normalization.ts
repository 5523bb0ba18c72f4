/**
 * RFC 3986 §6.2.2, §6.2.3: the normal form, by rules that are applied in order. A reference that is normal
 * already, which the scanner sees in passing, comes back as the same string.
 */

import { hexValue, isUnreserved } from "./characters.ts";
import type { Components } from "./components.ts";
import { authorityOf, recompose, spelledPath } from "./composition.ts";
import { removeDotSegments } from "./dot-segments.ts";
import { hostKindOf } from "./host.ts";
import { formatIPv6, parseIPv6 } from "./ipv6.ts";
import { layoutFor, textOf, toReference, type UriReference } from "./reference.ts";
import { requireString } from "./require-string.ts";
import {
  HTTP_SCHEMES,
  type NormalizationRule,
  type SchemeNormalization,
  type SchemeNormalizations,
} from "./scheme-normalization.ts";
import { hasAuthority, type Layout, scan } from "./syntax.ts";

/** How far normalization goes: by syntax alone (§6.2.2), or by what the scheme says as well (§6.2.3). */
export type Level = "syntax" | "scheme";

/** How a reference is normalized. */
export interface NormalizeOptions {
  /** `syntax` unless asked otherwise. */
  readonly level?: Level;
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
export interface Step {
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
  const text = textOf(reference);
  const layout = layoutFor(reference);
  if (layout.marks === 0 && (options.level !== "scheme" || isNormalByScheme(text, layout, options)))
    return text;
  let components = componentsOf(reference);
  for (const { apply } of rulesFor(components, options)) components = apply(components);
  return written(components);
}

/**
 * Whether `text[from..to)` is a URI reference in its normal form by syntax: a valid one that {@link normalize}
 * would give back as it is. For reading a large text in place.
 *
 * @param from Where the reference begins, in UTF-16 code units.
 * @param to Where it ends.
 * @throws {TypeError} If the text is no string.
 *
 * @example
 * ```ts
 * import { isNormal } from "urikit";
 *
 * isNormal("http://example.org/a\nHTTP://example.org/b\n", 0, 20); // => true
 * isNormal("http://example.org/a\nHTTP://example.org/b\n", 21, 41); // => false
 * ```
 */
export function isNormal(text: string, from = 0, to = text.length): boolean {
  requireString(text);
  const layout = scan(text, from, to);
  if (layout === undefined) return false;
  if (layout.marks === 0) return true;
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
): readonly Step[] {
  const steps: Step[] = [];
  let components = componentsOf(reference);
  for (const { rule, section, apply } of rulesFor(components, options)) {
    const changed = apply(components);
    if (changed !== components)
      steps.push({ rule, section, before: written(components), after: written(changed) });
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
  if (hostTo < pathFrom || (hasAuthority(layout) && text[hostFrom] === "[")) return false;
  const scheme = schemes.get(text.slice(0, Math.max(0, schemeEnd)));
  if (scheme === undefined) return true;
  return scheme.rules === undefined && (pathFrom < pathTo || scheme.emptyPath === undefined);
}

function componentsOf(reference: string | UriReference): Components {
  const { scheme, userinfo, host, port, path, query, fragment } = toReference(reference);
  return { scheme, userinfo, host, port, path, query, fragment };
}

function written(components: Components): string {
  const { scheme, path, query, fragment } = components;
  return recompose(scheme, authorityOf(components), path, query, fragment);
}

function rulesFor(
  { scheme }: Components,
  { level, rootlessDotSegments, schemes = HTTP_SCHEMES }: NormalizeOptions,
): readonly NormalizationRule[] {
  const syntax = rootlessDotSegments === "remove" ? SYNTAX_TO_THE_LETTER : SYNTAX;
  if (level !== "scheme") return syntax;
  const own = scheme === undefined ? undefined : schemes.get(scheme.toLowerCase());
  return [...syntax, EMPTY_PORT, ...(own === undefined ? [] : rulesOf(own)), IPV6_TEXT];
}

type Rewritable = Exclude<keyof Components, "authority">;

/** The components with some of them rewritten; the same object if none comes out different. */
function rewrite(
  components: Components,
  names: readonly Rewritable[],
  change: (component: string) => string | undefined,
): Components {
  let rewritten = components;
  for (const name of names) {
    const before = components[name];
    if (before === undefined) continue;
    const after = change(before);
    if (after !== before) rewritten = { ...rewritten, [name]: after };
  }
  return rewritten;
}

const ENCODED: readonly Rewritable[] = ["userinfo", "path", "query", "fragment"];
const ENCODED_AND_HOST: readonly Rewritable[] = [...ENCODED, "host"];

const UNRESERVED_TRIPLETS: NormalizationRule = {
  rule: "unreserved-triplets",
  section: "RFC 3986 §6.2.2.2",
  apply: (components) =>
    rewrite(components, changesHostKind(components.host) ? ENCODED : ENCODED_AND_HOST, decodeUnreserved),
};

/** A step of its own, for what it leads to is an address where a name stood: `%31%32%37.0.0.1`. */
const HOST_KIND: NormalizationRule = {
  rule: "host-kind",
  section: "RFC 3986 §3.2.2, §6.2.2.2",
  apply: (components) => rewrite(components, ["host"], decodeUnreserved),
};

function changesHostKind(host: string | undefined): boolean {
  if (host === undefined) return false;
  const decoded = decodeUnreserved(host);
  return hostKindOf(host, 0, host.length) !== hostKindOf(decoded, 0, decoded.length);
}

function decodeUnreserved(component: string): string {
  return component.replace(/%[0-9A-Fa-f]{2}/g, (triplet) => {
    const octet = (hexValue(triplet.charCodeAt(1)) << 4) | hexValue(triplet.charCodeAt(2));
    return isUnreserved(octet) ? String.fromCharCode(octet) : triplet;
  });
}

const TRIPLET_CASE: NormalizationRule = {
  rule: "triplet-case",
  section: "RFC 3986 §6.2.2.1",
  apply: (components) =>
    rewrite(components, ENCODED_AND_HOST, (component) =>
      component.replace(/%[0-9A-Fa-f]{2}/g, (triplet) => triplet.toUpperCase()),
    ),
};

const SCHEME_CASE: NormalizationRule = {
  rule: "scheme-case",
  section: "RFC 3986 §6.2.2.1",
  apply: (components) => rewrite(components, ["scheme"], (scheme) => scheme.toLowerCase()),
};

const HOST_CASE: NormalizationRule = {
  rule: "host-case",
  section: "RFC 3986 §6.2.2.1",
  apply: (components) => rewrite(components, ["host"], lowerCaseHost),
};

/** Triplets keep their capitals, and a zone identifier, whose case may matter to its system, is left alone. */
function lowerCaseHost(host: string): string {
  const zone = host.startsWith("[") ? host.indexOf("%") : -1;
  if (zone >= 0) return host.slice(0, zone).toLowerCase() + host.slice(zone);
  return host.replace(/%[0-9A-F]{2}|[A-Z]+/g, (run) => (run.startsWith("%") ? run : run.toLowerCase()));
}

const DOT_SEGMENTS: NormalizationRule = {
  rule: "dot-segments",
  section: "RFC 3986 §6.2.2.3",
  apply: (components) => (isRootless(components) ? components : removeDots(components)),
};

const DOT_SEGMENTS_TO_THE_LETTER: NormalizationRule = {
  ...DOT_SEGMENTS,
  apply: (components) =>
    isRootless(components) && components.scheme === undefined ? components : removeDots(components),
};

function isRootless({ host, path }: Components): boolean {
  return host === undefined && !path.startsWith("/");
}

function removeDots(components: Components): Components {
  const { scheme, host } = components;
  return rewrite(components, ["path"], (path) =>
    spelledPath(removeDotSegments(path), scheme !== undefined, host !== undefined),
  );
}

const BEFORE_DOTS = [UNRESERVED_TRIPLETS, HOST_KIND, TRIPLET_CASE, SCHEME_CASE, HOST_CASE];
const SYNTAX: readonly NormalizationRule[] = [...BEFORE_DOTS, DOT_SEGMENTS];
const SYNTAX_TO_THE_LETTER: readonly NormalizationRule[] = [...BEFORE_DOTS, DOT_SEGMENTS_TO_THE_LETTER];

/** §3.2.3: an empty port is the same as none, whatever the scheme. */
const EMPTY_PORT: NormalizationRule = {
  rule: "empty-port",
  section: "RFC 3986 §6.2.3",
  apply: (components) => rewrite(components, ["port"], (port) => (port === "" ? undefined : port)),
};

const IPV6_TEXT: NormalizationRule = {
  rule: "ipv6-text",
  section: "RFC 5952 §4, §5",
  apply: (components) => rewrite(components, ["host"], canonicalIpv6),
};

function canonicalIpv6(host: string): string {
  if (!host.startsWith("[")) return host;
  const end = host.includes("%") ? host.indexOf("%") : host.length - 1;
  const pieces = parseIPv6(host.slice(1, end));
  return pieces === undefined ? host : `[${formatIPv6(pieces)}${host.slice(end)}`;
}

function rulesOf({ defaultPort, emptyPath, rules = [] }: SchemeNormalization): readonly NormalizationRule[] {
  const defaults: NormalizationRule[] = [];
  if (defaultPort !== undefined) defaults.push(defaultPortRule(defaultPort));
  if (emptyPath !== undefined) defaults.push(emptyPathRule(emptyPath));
  return [...defaults, ...rules];
}

function defaultPortRule(defaultPort: number): NormalizationRule {
  const digits = String(defaultPort);
  return {
    rule: "default-port",
    section: "RFC 3986 §6.2.3",
    apply: (components) =>
      rewrite(components, ["port"], (port) => (port.replace(/^0+/, "") === digits ? undefined : port)),
  };
}

function emptyPathRule(emptyPath: string): NormalizationRule {
  return {
    rule: "empty-path",
    section: "RFC 3986 §6.2.3",
    apply: (components) =>
      components.host === undefined ? components : rewrite(components, ["path"], (path) => path || emptyPath),
  };
}
