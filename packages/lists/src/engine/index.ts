/**
 * @urikit/lists/engine: the parts of which the works are made, for urikit's own packages: it promises nothing, and changes
 * with the engine.
 *
 * @packageDocumentation
 */

export { ADDED_KEY, Engine, FINDING, OUTCOME, PLAIN } from "../engine.ts";
export { KeySet } from "../key-set.ts";
export { LONGEST_LINE } from "../list-reader.ts";
export { type LineWork, ListWindow } from "../list-window.ts";
export { NameCounts, UNCOUNTED } from "../name-counts.ts";
export type { OctetLineWork } from "../read-lines.ts";
export { codeRungOf, PLAIN_ON } from "../rung.ts";
export { SecretSigns, SIGN } from "../secret-signs.ts";
export { OctetBuffer, ValueAnswers } from "../values/answers.ts";
export { resolveValuesAgainst } from "../values/resolve-values.ts";
export { COMPONENT_NAMES, type ComponentPlaces, hostValues } from "../values/split-values.ts";
export type { UniqueValues } from "../values/unique-values.ts";
export { ColumnWork } from "../works/columns.ts";
export type { InvalidPlace } from "../works/invalid-place.ts";
export { KEY_LENGTH, Keys } from "../works/keys.ts";
export { LINE_KEY, lineKeys, lineLength, PIECE } from "../works/line-keys.ts";
export { quietLines } from "../works/quiet.ts";
export { surveyRecords } from "../works/survey-records.ts";
export type { TemplatePart, TemplateValue } from "../works/template.ts";
