/**
 * @urikit/explain/words/zh: the sentences for a person, in Chinese: loaded only where they are needed.
 *
 * @experimental
 * @packageDocumentation
 */

import { zh as audit } from "@urikit/audit/words/zh";
import { reasonOf } from "urikit/words";
import { type Words, wordsOf } from "./words.ts";
import { components } from "./zh-components.ts";
import { CHINESE_SENTENCES } from "./zh-errors.ts";
import { explained } from "./zh-explained.ts";
import { plan } from "./zh-plan.ts";
import { READER_SENTENCES } from "./zh-readers.ts";
import { reference } from "./zh-reference.ts";

export { components } from "./zh-components.ts";
export { CHINESE_SENTENCES } from "./zh-errors.ts";
export { explained } from "./zh-explained.ts";
export { plan } from "./zh-plan.ts";
export { reference } from "./zh-reference.ts";
export { type SchemeTold, schemeInChinese } from "./zh-schemes.ts";
export { HOST_SORTS, readersInChinese } from "./zh-terms.ts";

export const CHINESE: Words = /* @__PURE__ */ wordsOf(
  { ...audit, ...READER_SENTENCES, ...CHINESE_SENTENCES, ...components, ...explained, ...plan, ...reference },
  {
    reason: (error) => reasonOf(CHINESE_SENTENCES, error),
  },
);
