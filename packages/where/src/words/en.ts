/**
 * @urikit/where/words/en: what is wrong with an expression, in English, by the ids of statements.
 *
 * @experimental
 * @packageDocumentation
 */

/** The sentences of this package in English. @experimental */
export { FAULTS as en } from "./en-faults.ts";
