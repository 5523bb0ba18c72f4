/**
 * RFC 3986 §5.3: components as text. Data that must not occur in its component is encoded (§2.4), so that the text is
 * read back with the components that were given.
 */

import { guardedPath, removeRelativeDotSegments, requireObject } from "urikit/foundation";
import { removeDotSegments } from "urikit/syntax";
import {
  type Convention,
  componentsOf,
  handlerOf,
  type UriComponentsDraft,
  type UriComponentsOptions,
  type UriSchemeHandler,
} from "./components.ts";
import { type ComponentEncoding, encodeComponent, FRAGMENT, PATH, QUERY, USERINFO } from "./encoding.ts";
import { type HostRules, writeHost } from "./host.ts";
import { AUTHORITY_FAULTS } from "./read.ts";

/**
 * The text of components, by the rules of their scheme. The components that are given stay as they are.
 *
 * @throws {Error} If they were read from a text with a malformed authority, and still have no host.
 */
export function writeComponents(
  components: Readonly<UriComponentsDraft>,
  options: UriComponentsOptions,
  convention: Convention,
): string {
  const given = componentsOf(components);
  // Their path would be the whole of another reference.
  if (given.host === undefined && AUTHORITY_FAULTS.has(given.error)) throw new Error(given.error);
  const handler = handlerOf(convention, given, options);
  if (handler === undefined) return writeReference(given, options, undefined, convention);
  const own = requireObject({ ...options }); // a handler of JavaScript may change what it is given, and say so by `skipEscape`
  return writeReference(handler.serialize({ ...given }, own), own, handler, convention);
}

/** §5.3: the text of components; what a scheme makes of them is done already. */
export function writeReference(
  components: Readonly<UriComponentsDraft>,
  options: UriComponentsOptions,
  handler: UriSchemeHandler | undefined,
  convention: Convention,
): string {
  if (components.scheme) requireScheme(components.scheme);
  const unicodeOf = options.iri === true ? convention.unicodeOf : undefined;
  const iri = unicodeOf !== undefined;
  const isDomain = (options.domainHost || handler?.domainHost) ?? false;
  const asked = convention.unicodeOf ? iri : options.unicodeSupport === true; // RFC 3987 §3.1
  const keepsUnicode = asked || handler?.unicodeSupport === true;
  const authority = authorityOf(components, { isDomain, keepsUnicode }, unicodeOf);
  const isSuffix = options.reference === "suffix";
  const scheme = isSuffix ? undefined : components.scheme || undefined;
  const path = pathOf(components.path, {
    iri,
    isEncoded: (options.skipEscape || handler?.skipEscape) ?? false,
    keepsDots: options.absolutePath === true || handler?.absolutePath === true,
    hasScheme: scheme !== undefined,
    hasAuthority: authority !== undefined,
  });
  const encoded = (text: string, as: ComponentEncoding) => encodeComponent(text, as, { decodes: iri, iri });
  let text = scheme === undefined ? "" : `${scheme}:`;
  if (authority !== undefined) text += isSuffix ? authority : `//${authority}`;
  text += path;
  if (components.query !== undefined) text += `?${encoded(String(components.query), QUERY)}`;
  if (components.fragment !== undefined) text += `#${encoded(String(components.fragment), FRAGMENT)}`;
  return text;
}

/** §3.1: it is never encoded, and so must be one. */
function requireScheme(scheme: string): void {
  if (!/^[A-Za-z][A-Za-z0-9+.-]*$/.test(String(scheme))) throw new TypeError("URI scheme is malformed.");
}

/** §3.2: `[ userinfo "@" ] host [ ":" port ]`, if there is one of them. */
function authorityOf(
  components: UriComponentsDraft,
  rules: HostRules,
  unicodeOf: Convention["unicodeOf"],
): string | undefined {
  const iri = unicodeOf !== undefined;
  const { userinfo, host, ipv6Zone, port } = components;
  if (userinfo === undefined && host === undefined && port === undefined) return undefined;
  let text = "";
  if (userinfo !== undefined)
    text += `${encodeComponent(String(userinfo), USERINFO, { decodes: iri, iri })}@`;
  if (host !== undefined) {
    const name = unicodeOf && rules.isDomain ? unicodeOf(String(host)) : String(host);
    text += writeHost(name, ipv6Zone, rules);
  }
  return port === undefined || port === null ? text : `${text}:${requirePort(port)}`;
}

/** §3.2.3: `*DIGIT`. */
function requirePort(port: unknown): string {
  if (/^[0-9]*$/.test(String(port))) return String(port);
  throw new TypeError("URI port is malformed.");
}

/** The surroundings of a path, and the changes to it. */
interface PathRules {
  readonly iri: boolean;
  readonly isEncoded: boolean;
  readonly keepsDots: boolean;
  readonly hasScheme: boolean;
  readonly hasAuthority: boolean;
}

/** §3.3, §5.2.4: the path, so that it stays one. */
function pathOf(path: string | undefined, rules: PathRules): string {
  if (path === undefined) return "";
  const { iri, isEncoded, keepsDots, hasScheme, hasAuthority } = rules;
  const encoded = encodeComponent(String(path), PATH, { decodes: iri, iri: iri || isEncoded });
  const rooted = hasAuthority && encoded !== "" && !encoded.startsWith("/") ? `/${encoded}` : encoded;
  const isRelative = !hasScheme && !hasAuthority && !rooted.startsWith("/");
  if (isRelative) return guardedPath(keepsDots ? rooted : withoutRelativeDots(rooted), false, false);
  return guardedPath(keepsDots ? rooted : removeDotSegments(rooted), hasScheme, hasAuthority);
}

/** As fast-uri's own tests have it: no path stays empty, and a `..` at the end stays without a slash. */
function withoutRelativeDots(path: string): string {
  return path === "" ? path : removeRelativeDotSegments(path, true);
}
