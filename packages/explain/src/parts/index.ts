/**
 * `@urikit/anatomy/parts`: the drawing as data, for those who draw it themselves. It needs no browser.
 *
 * @packageDocumentation
 */

export { type Cell, cellsOf } from "../cells.ts";
export { type LabelPiece, labelPieces } from "../label-pieces.ts";
export { nameRows } from "../name-rows.ts";
export { partsOf, type Ranged, type ReferencePart } from "../parts.ts";
