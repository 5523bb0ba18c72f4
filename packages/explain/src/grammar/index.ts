/**
 * @urikit/explain/grammar: rules of a grammar as railroad diagrams.
 *
 * @packageDocumentation
 */

export { type Railroad, type RailroadElement, railroadOf } from "./railroad.ts";
export { svg } from "./svg.ts";
export { type DrawnExpressions, type Track, trackOf, trackWithParts } from "./track.ts";
