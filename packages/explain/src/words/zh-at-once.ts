/**
 * The sentences of a page in Chinese that come with its first answer; the sentences that may come later are in `@urikit/explain/words/zh`.
 *
 * @packageDocumentation
 */

export { components } from "./zh-components.ts";
export { reference } from "./zh-reference.ts";
export { HOST_SORTS, readersInChinese } from "./zh-terms.ts";
