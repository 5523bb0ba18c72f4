/**
 * @urikit/explain/plan: the steps of a program that reaches what a reference names, in words.
 *
 * @packageDocumentation
 */

export { planOf } from "./make-plan.ts";
export { type PlanWords, planWords, receivedText, type StepText, stepTexts } from "./step-texts.ts";
