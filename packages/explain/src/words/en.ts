/**
 * @urikit/explain/words/en: the sentences for a person, in English.
 *
 * @packageDocumentation
 */

export { components } from "./en-components.ts";
export { SENTENCES } from "./en-errors.ts";
export { explained } from "./en-explained.ts";
export { plan } from "./en-plan.ts";
export { reference } from "./en-reference.ts";
export { ENGLISH } from "./english.ts";
