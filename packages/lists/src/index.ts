/**
 * @urikit/lists: lists of references in octets, checked, normalized and compared by vectors of WebAssembly.
 *
 * @packageDocumentation
 */

export { columnsOf, type TextColumns } from "./columns-of.ts";
export { ADDED_KEY } from "./engine.ts";
export type { InvalidLine, InvalidReason } from "./invalid-line.ts";
export { type KeyPlaces, KeySet } from "./key-set.ts";
export { type ListReader, type ListReaderOptions, LONGEST_LINE } from "./list-reader.ts";
export type { LinePiece, ListPlace } from "./list-window.ts";
export type { CountedNames } from "./name-counts.ts";
export { type OctetLineWork, readLines } from "./read-lines.ts";
export type { DistinctCounts } from "./rung-set.ts";
export { SecretSigns, SIGN, type SignTables } from "./secret-signs.ts";
export { type ListResult, listStream } from "./streams.ts";
export { ANSWER, NULL_VALUE, OctetBuffer, ValueAnswers, type ValueColumn } from "./values/answers.ts";
export { checkValues, type ValueWork } from "./values/check-values.ts";
export { keyValues } from "./values/key-values.ts";
export { normalizeValues } from "./values/normalize-values.ts";
export { type PairWork, resolveValues, resolveValuesAgainst } from "./values/resolve-values.ts";
export {
  COMPONENT_NAMES,
  type ComponentName,
  type ComponentPlaces,
  hostValues,
  splitValues,
  type ValueComponents,
  type ValueSplitter,
} from "./values/split-values.ts";
export {
  type OverflowKeys,
  type UniqueValues,
  type UniqueValuesOptions,
  uniqueValues,
} from "./values/unique-values.ts";
export { type CheckLinesOptions, checkLines } from "./works/check.ts";
export { type ColumnTextOptions, columnText } from "./works/column-text.ts";
export {
  type ColumnLinesOptions,
  type ColumnName,
  type ColumnRows,
  columnLines,
} from "./works/columns.ts";
export { type EncodeLinesOptions, encodeLines } from "./works/encode.ts";
export {
  type FieldColumnsOptions,
  type FieldLinesOptions,
  type FieldOptions,
  fieldColumns,
  fieldLines,
} from "./works/field.ts";
export { type JsonLinesOptions, jsonLines } from "./works/json.ts";
export { type KeyLinesOptions, keyLines, keyOf } from "./works/key.ts";
export type { KeyOptions } from "./works/keys.ts";
export { type KeyedLines, LINE_KEY, lineKeys, lineLength, PIECE } from "./works/line-keys.ts";
export { type NormalizeLinesOptions, normalizeLines } from "./works/normalize.ts";
export { type QuietLinesOptions, quietLines } from "./works/quiet.ts";
export { type ResolveLinesOptions, resolveLines } from "./works/resolve.ts";
export { type SurveyLines, type SurveyLinesOptions, surveyLines } from "./works/survey.ts";
export type { ListCounts, SurveyedKind } from "./works/survey-counter.ts";
export type { ListDetails } from "./works/survey-details.ts";
export type { ListOctets } from "./works/survey-parts.ts";
export { type SurveyRecordsOptions, surveyRecords } from "./works/survey-records.ts";
export {
  type TemplateLinesOptions,
  type TemplatePart,
  type TemplateValue,
  templateLines,
} from "./works/template.ts";
export { type KeyOverflow, type UniqueLines, type UniqueLinesOptions, uniqueLines } from "./works/unique.ts";
export { type ValidLinesOptions, validLines } from "./works/valid.ts";
export { type VerdictLinesOptions, verdictLines } from "./works/verdict.ts";
