/**
 * @urikit/explain/words/zh: the sentences for a person, in Chinese: loaded only where they are needed.
 *
 * @packageDocumentation
 */

import { zh as audit } from "@urikit/audit/words/zh";
import { habits, zh as programs } from "@urikit/programs/words/zh";
import { zh as schemes } from "@urikit/schemes/words/zh";
import { zh as standards } from "@urikit/standards/words/zh";
import { zh as surts } from "@urikit/surt/words/zh";
import { type Catalogue, reasonOf } from "urikit/words";
import { zh as core } from "urikit/words/zh";
import type { OWN as ENGLISH_OWN } from "./en-errors.ts";
import { type Words, wordsOf } from "./words.ts";
import { components } from "./zh-components.ts";
import { explained } from "./zh-explained.ts";
import { plan } from "./zh-plan.ts";
import { reference } from "./zh-reference.ts";

// The behaviour of readers, and why they differ, in Chinese.

const READER_SENTENCES: Catalogue = { ...programs, ...habits, ...standards };

// The Chinese of errors and of the steps of plans: see en-errors.ts.

const OWN = {
  "option-allows": (option) => `${option} 允许这样做`,
  "known-scheme": () => "urikit 所知方案的 URI",
  "relative-to-nowhere": () => "相对引用没有方案，无从访问；请先解析它",
  "servers-of-driver": () => "连接字符串指明服务器，只有它那个程序的驱动知道怎样访问",
  "unknown-way": (scheme) => `urikit 不知道怎样访问方案“${scheme}”的资源`,
} satisfies Catalogue<keyof typeof ENGLISH_OWN>;

export const CHINESE_SENTENCES = { ...core, ...schemes, ...surts, ...OWN } satisfies Catalogue;

export { components } from "./zh-components.ts";
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
