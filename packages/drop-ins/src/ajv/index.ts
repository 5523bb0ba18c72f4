/**
 * @urikit/drop-ins/ajv: the resolver that Ajv 8 takes as its option `uriResolver`.
 *
 * @packageDocumentation
 */

export { type ResolverComponents, type UriResolver, uriResolver } from "./uri-resolver.ts";
