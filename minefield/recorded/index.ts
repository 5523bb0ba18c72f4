/**
 * `@urikit/recordings`: what programs read in references, as it was recorded, for the tests of the packages and for the page. It
 * needs nothing but the files in this folder.
 */

export { isHeldOut, keyOf, type Question } from "./question.ts";
export { type ComponentsRead, type Recorded, recordedPrograms, recording } from "./recording.ts";
export { recordedVersions, type Versions } from "./versions.ts";
