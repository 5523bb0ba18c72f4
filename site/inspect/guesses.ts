/**
 * The meanings that a text may have that is not a URI reference. They know the names of all schemes, the paths of Windows and
 * IDNA, so that they are loaded after the first answer, as one.
 */

export { suggestionFor, windowsPath } from "@urikit/explain";
export { findInText } from "urikit/context";
