/**
 * @urikit/lists: lists of references in octets, checked, normalized and compared by vectors of WebAssembly.
 *
 * @packageDocumentation
 */

export { columnsOf } from "./columns-of.ts";
export type { InvalidLine, InvalidReason } from "./invalid-line.ts";
export type { ListReader, ListReaderOptions } from "./list-reader.ts";
export type { LinePiece, ListPlace } from "./list-window.ts";
export type { CountedNames } from "./name-counts.ts";
export { readLines } from "./read-lines.ts";
export type { DistinctCounts } from "./rung-set.ts";
export { listStream } from "./streams.ts";
export { ANSWER, NULL_VALUE, type ValueColumn } from "./values/answers.ts";
export { checkValues, type ValueWork } from "./values/check-values.ts";
export { keyValues } from "./values/key-values.ts";
export { normalizeValues } from "./values/normalize-values.ts";
export { resolveValues } from "./values/resolve-values.ts";
export { splitValues } from "./values/split-values.ts";
export { uniqueValues } from "./values/unique-values.ts";
export { checkLines } from "./works/check.ts";
export { columnText } from "./works/column-text.ts";
export { type ColumnName, type ColumnRows, columnLines } from "./works/columns.ts";
export { encodeLines } from "./works/encode.ts";
export { type FieldOptions, fieldColumns, fieldLines } from "./works/field.ts";
export { jsonLines } from "./works/json.ts";
export { keyLines, keyOf } from "./works/key.ts";
export type { KeyOptions } from "./works/keys.ts";
export type { KeyedLines } from "./works/line-keys.ts";
export { normalizeLines } from "./works/normalize.ts";
export { resolveLines } from "./works/resolve.ts";
export { type SurveyLines, type SurveyLinesOptions, surveyLines } from "./works/survey.ts";
export type { ListCounts } from "./works/survey-counter.ts";
export { templateLines } from "./works/template.ts";
export { type KeyOverflow, type UniqueLines, uniqueLines } from "./works/unique.ts";
export { validLines } from "./works/valid.ts";
export { verdictLines } from "./works/verdict.ts";
