/** A reference found in a document, as JSON. */

export { foundJson } from "../commands/extract/json.ts";
