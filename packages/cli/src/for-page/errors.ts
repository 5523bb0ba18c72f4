/** What is wrong with a line. */

export {
  InvalidLine,
  type LineError,
  lineErrorOf,
  notUtf8,
  tooLong,
  withShortTraces,
} from "../lines/line-error.ts";
