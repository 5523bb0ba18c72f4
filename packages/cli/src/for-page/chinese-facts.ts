/** Plans and schemes in Chinese: they are loaded beside the first answer. */

export { CHINESE_PLAN } from "../language/chinese-plan.ts";
export { type SchemeTold, schemeInChinese } from "../language/chinese-schemes.ts";
