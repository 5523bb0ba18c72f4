/**
 * RFC 3986 App. C: in running text a colon does not make a URI. A bare reference begins with a scheme that is
 * known, be it of a set or of the registry.
 */

/** Names of schemes, in lower case: a `Set` of them, a set of schemes, the registry. */
export interface SchemeNames {
  has(name: string): boolean;
}
