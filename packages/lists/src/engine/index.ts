/**
 * @urikit/lists/engine: the parts of which the works are made, for works of one's own. They change with the engine.
 *
 * @experimental
 * @packageDocumentation
 */

export { Engine, FINDING, OUTCOME, PLAIN } from "../engine.ts";
export { type LineWork, ListWindow } from "../list-window.ts";
export { NameCounts, UNCOUNTED } from "../name-counts.ts";
export { codeRungOf, PLAIN_ON } from "../rung.ts";
export { ColumnWork } from "../works/columns.ts";
export type { InvalidPlace } from "../works/invalid-place.ts";
export { KEY_LENGTH, Keys } from "../works/keys.ts";
