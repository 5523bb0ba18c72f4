/**
 * SURT, the Sort-friendly URI Reordering Transform, as the crawler Heritrix defines it: the labels of the host from the
 * highest on, so that URIs of one domain are together in a sorted list.
 */

import type { ReferenceLike } from "urikit";
import { isIPv4, toReference } from "urikit/foundation";

/**
 * The SURT of a URI: `scheme://(` with the labels of its host from the highest on, each with a comma after it, then `:` and
 * the port and `@` and the userinfo if they are defined, then `)` and the rest. An IP address is not turned around. A
 * reference without an authority, or with an empty one, is its own SURT.
 *
 * {@link fromSurt} gives the URI back, exactly. Nothing is normalized: see {@link canonicalize}.
 *
 * @throws {UriSyntaxError} If the text is not a URI reference.
 * @throws {TypeError} If `reference` is neither text nor a reference.
 *
 * @example
 * ```ts
 * import { surt } from "@urikit/surt";
 *
 * surt("http://www.example.org:8080/a?b"); // => "http://(org,example,www,:8080)/a?b"
 * surt("http://192.0.2.1/"); // => "http://(192.0.2.1)/"
 * surt("mailto:joe@example.org"); // => "mailto:joe@example.org"
 * ```
 */
export function surt(reference: ReferenceLike): string {
  const { text, scheme, authority, userinfo, host = "", port } = toReference(reference);
  if (!authority) return text; // the authority is absent or empty
  const before = scheme === undefined ? 2 : scheme.length + 3;
  const rest = text.slice(before + authority.length);
  const turned =
    hostToSurt(host) +
    (port === undefined ? "" : `:${port}`) +
    (userinfo === undefined ? "" : `@${userinfo}`);
  return `${text.slice(0, before)}(${turned})${rest}`;
}

/** The labels from the highest on. A comma in a name becomes a full stop, as full stops become commas. */
export function hostToSurt(host: string): string {
  return isAddress(host) ? host : `${labelsReversed(host)},`;
}

/** Commas for full stops, full stops for commas, and the labels from the last to the first. */
function labelsReversed(host: string): string {
  return host
    .split(".")
    .map((label) => label.replaceAll(",", "."))
    .reverse()
    .join(",");
}

export function isAddress(host: string): boolean {
  return host.startsWith("[") || isIPv4(host, 0, host.length);
}
