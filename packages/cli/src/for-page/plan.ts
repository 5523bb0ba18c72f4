/** What a program would do to reach a reference. */

export { planOf } from "../commands/plan/make-plan.ts";
export type { PlanWords } from "../commands/plan/plan-words.ts";
export { type StepText, stepTexts } from "../commands/plan/text.ts";
