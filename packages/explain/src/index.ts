/**
 * @urikit/explain: explanations of a reference, as data and as sentences: for the command, the page and other programs.
 *
 * @packageDocumentation
 */

export { likenesses } from "./compare/almost.ts";
export { differingComponents, differingRanges } from "./compare/parting.ts";
export { AlikeErrors } from "./reference/alike-errors.ts";
export { BY_SCHEME } from "./reference/by-scheme.ts";
export { type CountedFinding, countedFindings } from "./reference/counted-findings.ts";
export type { Audit } from "./reference/facts.ts";
export { foundJson, type Shown } from "./reference/found-json.ts";
export { type Cited, hostKindOf, kindOf } from "./reference/kinds.ts";
export {
  errorJson,
  hasMember,
  hasText,
  InvalidLineError,
  type LineError,
  lineErrorOf,
  noField,
  noJsonText,
  notAPair,
  notInCharset,
  notJsonObject,
  notUtf8,
  openQuote,
  referenceError,
  tooLong,
  withMessage,
  withShortTraces,
} from "./reference/line-error.ts";
export { type LookLinkOptions, lookLink } from "./reference/look-link.ts";
export { masked, maskedStatement, maskedText, safeText } from "./reference/masking.ts";
export { octetText, withOctets } from "./reference/octets.ts";
export { type ReferenceJson, referenceJson } from "./reference/reference-json.ts";
export { type Reserved, reservedIn } from "./reference/reserved.ts";
export {
  documentOf,
  type InsideReading,
  lineErrorOfScheme,
  memberTexts,
  nameOfScheme,
  type SchemeError,
  type SchemeReading,
  schemeName,
  schemeReadingOf,
  specificationWords,
} from "./reference/scheme-reading.ts";
export { type Remark, shortSection, withoutSource } from "./reference/sections.ts";
export { guessText, iriSuggestion, suggestionFor } from "./reference/suggestion.ts";
export type { Change } from "./repair/draft.ts";
export { emptyExpansion, type Suggestion, unlessRefused, windowsPath } from "./repair/guesses.ts";
export { type Mended, type MendOptions, mend } from "./repair/mend.ts";
export { grouped, percent, ratio } from "./report/counts.ts";
export { type Frequency, mostFrequent } from "./report/frequency.ts";
export { type Packing, packingOf, utf16In } from "./report/packing.ts";
export {
  auditSentences,
  type SaidExplanation,
  type SaidFinding,
  saidExplanation,
  saidFinding,
} from "./words/findings.ts";
export { type ReferenceId, type Words, withSentences } from "./words/words.ts";
