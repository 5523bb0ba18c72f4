/**
 * urikit/uri-template: URI Templates of all four levels, by RFC 6570; and URIs matched against a template.
 *
 * @packageDocumentation
 */

export { compile, type UriTemplate } from "./compile.ts";
export { expand } from "./expand.ts";
export { isUriTemplate } from "./is-uri-template.ts";
export type { VariableValue, VariableValues } from "./values.ts";
export { variables } from "./variables.ts";
