/** The schemes by which references are compared and read. */

export { BY_SCHEME } from "../commands/by-scheme.ts";
export {
  lineErrorOfScheme,
  memberTexts,
  nameOfScheme,
  type SchemeReading,
  schemeReadingOf,
  specificationWords,
} from "../commands/inspect/scheme-reading.ts";
