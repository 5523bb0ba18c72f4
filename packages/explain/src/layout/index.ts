/**
 * @urikit/explain/layout: text laid out in the cells of a terminal, or of a file that is read as one.
 *
 * @packageDocumentation
 */

export { asciiOnly, drawable } from "./ascii.ts";
export {
  carets,
  LONGEST_LINE,
  messagesFor,
  padded,
  piecesOf,
  reflowed,
  shorten,
  shortenEnd,
  widthOf,
  wrapped,
} from "./layout.ts";
export { notedLines } from "./noted-lines.ts";
export type { Colors, Hue, Screen } from "./screen.ts";
export { withoutInvisible } from "./visible-json.ts";
