/**
 * urikit/syntax: texts at their delimiters, whether they are references or not, and the algorithms of RFC 3986 on parts
 * of one.
 *
 * @packageDocumentation
 */

export { sectionOf } from "./components.ts";
export { dnsFaults } from "./dns-names.ts";
export { removeDotSegments } from "./dot-segments.ts";
export { split } from "./split.ts";
