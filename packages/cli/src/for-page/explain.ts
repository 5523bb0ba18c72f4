/** The error codes and the normalization rules, as they are explained. */

export { ERROR_CODES, type ErrorCodeText } from "../commands/explain/error-codes.ts";
export {
  NORMALIZATION_RULES,
  type NormalizationRuleText,
  stepOf,
} from "../commands/explain/normalization-rules.ts";
