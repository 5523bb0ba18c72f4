/** Rules of a grammar as diagrams. */

export { type RailroadElement, railroadOf } from "../commands/grammar/railroad.ts";
export { svg } from "../commands/grammar/svg.ts";
export { type DrawnExpressions, type Track, trackOf, trackWithParts } from "../commands/grammar/track.ts";
