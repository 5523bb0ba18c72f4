/** The words of Inspect for all that follows its first answer, in Chinese. */

import { saidFinding } from "@urikit/explain";
import { CHINESE, schemeInChinese } from "@urikit/explain/words/zh";
import type { FactWords } from "./fact-words.ts";

export const words: FactWords = {
  finding: (finding) => saidFinding(finding, CHINESE),
  say: CHINESE.say,
  scheme: schemeInChinese,
  plan: CHINESE,
};
