/** Plans and schemes in Chinese: their words are loaded beside the first answer. Until then they are in English. */

import { shallowRef } from "vue";
import type { PlanWords } from "../../../packages/cli/src/commands/plan/plan-words.ts";
import type { SchemeTold } from "../../../packages/cli/src/language/chinese-schemes.ts";

const plan = shallowRef<PlanWords>();
const schemes = shallowRef<typeof import("../../../packages/cli/src/language/chinese-schemes.ts")>();

if ("document" in globalThis)
  Promise.all([
    import("../../../packages/cli/src/language/chinese-plan.ts"),
    import("../../../packages/cli/src/language/chinese-schemes.ts"),
  ]).then(
    ([{ CHINESE_PLAN }, loaded]) => {
      plan.value = CHINESE_PLAN;
      schemes.value = loaded;
    },
    () => {}, // English is better than nothing
  );

export function planWordsInChinese(): PlanWords | undefined {
  return plan.value;
}

/** What a scheme is called and where it is specified. */
export function schemeInChinese(told: SchemeTold): string {
  return schemes.value?.schemeInChinese(told) ?? told.description ?? told.scheme;
}
