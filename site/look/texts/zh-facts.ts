/** Plans and schemes in Chinese: their words are loaded beside the first answer. Until then they are in English. */

import { shallowRef } from "vue";
import type { SchemeTold } from "../../../packages/cli/src/for-page/chinese-facts.ts";
import type { PlanWords } from "../../../packages/cli/src/for-page/plan.ts";

const loaded = shallowRef<typeof import("../../../packages/cli/src/for-page/chinese-facts.ts")>();

if ("document" in globalThis)
  import("../../../packages/cli/src/for-page/chinese-facts.ts").then(
    (facts) => {
      loaded.value = facts;
    },
    () => {}, // English is better than nothing
  );

export function planWordsInChinese(): PlanWords | undefined {
  return loaded.value?.CHINESE_PLAN;
}

/** What a scheme is called and where it is specified. */
export function schemeInChinese(told: SchemeTold): string {
  return loaded.value?.schemeInChinese(told) ?? told.description ?? told.scheme;
}
