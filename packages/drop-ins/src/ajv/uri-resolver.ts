/**
 * RFC 3986 §5.2 and §6.2.2 as Ajv asks for them: the `$id`s and `$ref`s of schemas, resolved and in their normal form, so
 * that two of them that mean the same are the same text. Bases may be relative or empty, as a `$id` may.
 */

import { compose, normalize, parse, resolve, type UriReference } from "urikit";
import { requireObject, requireString } from "urikit/foundation";
import { schemaReference } from "./schema-reference.ts";

/** The components of a reference, in the types of fast-uri: an IPv6 address has no brackets, a port is a number. */
export interface ResolverComponents {
  scheme?: string;
  userinfo?: string;
  host?: string;
  port?: number | string;
  path?: string;
  query?: string;
  fragment?: string;
  reference?: string;
  error?: string;
}

/** The functions that Ajv 8 asks of its option `uriResolver`. Its functions need no `this`. */
export interface UriResolver {
  /**
   * The components of a reference in its normal form.
   *
   * @throws {UriSyntaxError} If the text is not a reference.
   */
  parse(uri: string): ResolverComponents;
  /**
   * The target of a reference in its normal form, the base first. The base may be relative or empty.
   *
   * @throws {UriSyntaxError} If the base or the reference is not a reference.
   */
  resolve(base: string, reference: string): string;
  /**
   * The text of components.
   *
   * @throws {UriSyntaxError} If a component is against the grammar.
   */
  serialize(components: ResolverComponents): string;
  /** The expression by which code that Ajv writes loads the resolver. */
  readonly code: string;
}

/**
 * The resolver for Ajv 8: references by RFC 3986, exactly. Text that people write in a fragment,
 * `#/definitions/foo"bar`, is percent-encoded; a text that is not a reference even then is refused, with the place and
 * the rule, when the schema is compiled.
 *
 * @example
 * ```ts
 * import { uriResolver } from "@urikit/drop-ins/ajv";
 *
 * const { resolve } = uriResolver;
 * resolve("http://example.org/schemas/a.json", "b.json#/$defs/c"); // => "http://example.org/schemas/b.json#/$defs/c"
 * resolve("a/b.json", "../c.json#/definitions/foo\"bar"); // => "c.json#/definitions/foo%22bar"
 * uriResolver.parse("#/definitions/Record%3Cstring%2CPerson%3E").fragment;
 * // => "/definitions/Record%3Cstring%2CPerson%3E"
 * ```
 */
export const uriResolver: UriResolver = {
  parse: (uri) => componentsOf(tidyReference(schemaReference(uri))),
  resolve: (base, reference) =>
    tidy(resolve(schemaReference(reference), schemaReference(base), { relativeBase: true })),
  serialize: textOf,
  code: 'require("@urikit/drop-ins/ajv").uriResolver',
};

/** §6.2.2: the normal form; of a relative reference, without the dot-segments that it can do without. */
function tidy(reference: UriReference | string): string {
  return resolve(normalize(reference), "", { relativeBase: true });
}

/** A reference as {@link tidy} writes it. */
function tidyReference(reference: UriReference): UriReference {
  const text = tidy(reference);
  return text === reference.text ? reference : parse(text);
}

/** Each component that is defined, and no other. */
function componentsOf(reference: UriReference): ResolverComponents {
  const { scheme, userinfo, host, port, path, query, fragment } = reference;
  const components: ResolverComponents = { path };
  if (scheme !== undefined) components.scheme = scheme;
  if (userinfo !== undefined) components.userinfo = userinfo;
  if (host !== undefined) components.host = isIpv6Literal(host) ? host.slice(1, -1) : host;
  if (port !== undefined) components.port = port === "" ? port : Number(port);
  if (query !== undefined) components.query = query;
  if (fragment !== undefined) components.fragment = fragment;
  return components;
}

/** §3.2.2: a literal that is not an IPvFuture, which alone begins with `v`. */
function isIpv6Literal(host: string): boolean {
  return host.startsWith("[") && host.charAt(1) !== "v";
}

function textOf(components: ResolverComponents): string {
  const own = requireObject(components, "the components");
  const { scheme, userinfo, host, port, path, query, fragment } = own;
  if (host !== undefined) requireString(host, "the host");
  const literal = host?.includes(":") ? `[${host}]` : host; // no other host holds a colon
  return compose({ scheme, userinfo, host: literal, port, path, query, fragment });
}
