/** The URI that an IRI is mapped to, in a file of its own: it is loaded only for characters beyond ASCII. */

export { guessText, iriSuggestion } from "@urikit/explain";
export { suggestionLines } from "@urikit/explain/pages";
