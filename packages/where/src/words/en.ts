/**
 * @urikit/where/words/en: what is wrong with an expression, in English, by the ids of statements.
 *
 * @packageDocumentation
 */

/** The sentences of this package in English. */
export { FAULTS as en } from "./en-faults.ts";
