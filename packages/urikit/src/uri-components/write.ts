/**
 * RFC 3986 §5.3: components as text. Data that must not stand in its component is encoded (§2.4), so that the text is
 * read back with the components that were given.
 */

import { guardedPath } from "../compose.ts";
import { removeDotSegments } from "../syntax/dot-segments.ts";
import {
  type Convention,
  handlerOf,
  type UriComponentsDraft,
  type UriComponentsOptions,
  type UriSchemeHandler,
} from "./components.ts";
import { encodeComponent, PATH, QUERY, USERINFO } from "./encoding.ts";
import { type HostRules, unicodeOf, writeHost } from "./host.ts";
import { removeRelativeDotSegments } from "./relative-dot-segments.ts";

/** The text of components, by the rules of their scheme. The components that are given stay as they are. */
export function writeComponents(
  given: Readonly<UriComponentsDraft>,
  options: UriComponentsOptions,
  convention: Convention,
): string {
  const handler = handlerOf(convention, given, options);
  if (handler === undefined) return writeReference(given, options, undefined, convention);
  const own = { ...options }; // a handler may change what it is given
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
  const iri = convention.knowsIris && options.iri === true;
  const isDomain = (options.domainHost || handler?.domainHost) ?? false;
  const asked = convention.knowsIris ? iri : options.unicodeSupport === true; // RFC 3987 §3.1
  const keepsUnicode = asked || handler?.unicodeSupport === true;
  const authority = authorityOf(components, { isDomain, keepsUnicode }, iri);
  const isSuffix = options.reference === "suffix";
  const scheme = isSuffix ? undefined : components.scheme || undefined;
  const path = pathOf(components.path, {
    iri,
    isEncoded: options.skipEscape === true,
    keepsDots: options.absolutePath === true || handler?.absolutePath === true,
    hasScheme: scheme !== undefined,
    hasAuthority: authority !== undefined,
  });
  const encoded = (text: string) => encodeComponent(text, QUERY, { decodes: iri, iri });
  let text = scheme === undefined ? "" : `${scheme}:`;
  if (authority !== undefined) text += isSuffix ? authority : `//${authority}`;
  text += path;
  if (components.query !== undefined) text += `?${encoded(String(components.query))}`;
  if (components.fragment !== undefined) text += `#${encoded(String(components.fragment))}`;
  return text;
}

/** §3.1: it is never encoded, and so must be one. */
function requireScheme(scheme: string): void {
  if (!/^[A-Za-z][A-Za-z0-9+.-]*$/.test(String(scheme))) throw new TypeError("URI scheme is malformed.");
}

/** §3.2: `[ userinfo "@" ] host [ ":" port ]`, if there is one of them. */
function authorityOf(components: UriComponentsDraft, rules: HostRules, iri: boolean): string | undefined {
  const { userinfo, host, ipv6Zone, port } = components;
  if (userinfo === undefined && host === undefined && port === undefined) return undefined;
  let text = "";
  if (userinfo !== undefined)
    text += `${encodeComponent(String(userinfo), USERINFO, { decodes: iri, iri })}@`;
  if (host !== undefined) {
    const name = iri && rules.isDomain ? unicodeOf(String(host)) : String(host);
    text += writeHost(name, ipv6Zone, rules);
  }
  return port === undefined || port === null ? text : `${text}:${requirePort(port)}`;
}

/** §3.2.3: `*DIGIT`. */
function requirePort(port: unknown): string {
  if (/^[0-9]*$/.test(String(port))) return String(port);
  throw new TypeError("URI port is malformed.");
}

/** What stands around a path, and what is done to it. */
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
  if (isRelative) return guardedPath(keepsDots ? rooted : removeRelativeDotSegments(rooted), false, false);
  return guardedPath(keepsDots ? rooted : removeDotSegments(rooted), hasScheme, hasAuthority);
}
