/**
 * @urikit/explain/parts: a reference as what a picture of it is drawn from: its parts, in cells, with the rows of their names.
 *
 * @packageDocumentation
 */

export { type Cell, cellsOf } from "./cells.ts";
export { type LabelPiece, labelPieces } from "./label-pieces.ts";
export { nameRows } from "./name-rows.ts";
export { partsOf, type Ranged, type ReferencePart } from "./parts.ts";
