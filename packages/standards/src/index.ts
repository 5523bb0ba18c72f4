/**
 * @urikit/standards: one reference as RFC 1738, RFC 1808, the drafts of 1997 and 2003, RFC 2396, RFC 3986 and the
 * platform's URL read it, each by the letter of its own document, and how their readings differ.
 *
 * @packageDocumentation
 */

export { appendixBGroups } from "./appendix-b.ts";
export { compareIn, type EditionComparison } from "./compare-in.ts";
export type { Edition, EditionComponents, ReservedIn } from "./edition.ts";
export { rfc1738 } from "./editions/rfc1738.ts";
export { rfc1808 } from "./editions/rfc1808.ts";
export { rfc2396 } from "./editions/rfc2396.ts";
export { rfc2396bis01 } from "./editions/rfc2396bis-01.ts";
export { rfc3986 } from "./editions/rfc3986.ts";
export { urlSyntax05 } from "./editions/url-syntax-05.ts";
export { whatwg } from "./editions/whatwg.ts";
export { EDITIONS, type EditionId } from "./editions.ts";
export { equivalentFor } from "./equivalent-for.ts";
export {
  type ConfusingReference,
  confusingReferences,
  findConfusing,
} from "./readers/confusing-references.ts";
export { type Agreement, agreements } from "./readers/judgement/agreements.ts";
export { disagreements } from "./readers/judgement/disagreements.ts";
export type { ReaderVerdict } from "./readers/judgement/verdict.ts";
export { type ReferenceVerdict, readersVerdict } from "./readers/readers-verdict.ts";
export { destinations, type ReaderDestination } from "./readers/reading/destinations.ts";
export { hiddenPieces, holdsAny } from "./readers/reading/hidden-pieces.ts";
export { isReadAlike } from "./readers/reading/read-alike.ts";
export {
  READERS,
  READERS_IN_USE,
  type ReaderId,
  type ReadersOptions,
  readerOf,
} from "./readers/reading/readers.ts";
export type { EditionReading, ReaderTarget, SideBySideOptions } from "./readers/reading/reading.ts";
export type { SplitterReading } from "./readers/reading/splitter.ts";
export { isHostGuessed } from "./readers/reading/written.ts";
export { type Confusion, confusions } from "./readers/reasons/confusions.ts";
export type { Difference } from "./readers/reasons/differences.ts";
export { type SideBySide, sideBySide } from "./readers/side-by-side.ts";
