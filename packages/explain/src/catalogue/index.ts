/**
 * @urikit/explain/catalogue: the components, the codes of errors and the rules of normalization, each explained.
 *
 * @packageDocumentation
 */

export { COMPONENTS, type ComponentText, componentText } from "./components.ts";
export {
  ERROR_CODES,
  type ErrorCodeText,
  type ExplainedCode,
  type ExplainingWords,
  errorCodeText,
} from "./error-codes.ts";
export { type ExplainedRule, NORMALIZATION_RULES, ruleText, stepOf } from "./normalization-rules.ts";
