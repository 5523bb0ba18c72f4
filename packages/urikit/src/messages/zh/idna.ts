/** What can be wrong with a domain name, by the codes of `urikit/idna`. */

import type { IdnaErrorCode } from "../../idna/errors.ts";

export const DOMAIN_NAMES: Readonly<Record<IdnaErrorCode, string>> = {
  "a-label-not-ascii": "以“xn--”开头的标签只能由 ASCII 字符组成",
  "invalid-punycode": "“xn--”之后必须是 Punycode",
  "needless-punycode": "“xn--”之后所代表的内容必须超出 ASCII",
  "not-normal": "标签必须是规范化形式 C（NFC）",
  "reserved-hyphens": "标签的第三和第四个字符不能是“--”",
  "outer-hyphen": "标签不能以“-”开头或结尾",
  "reserved-prefix": "Punycode 所代表的内容不能以“xn--”开头",
  "full-stop": "标签内不能有点",
  "leading-mark": "标签不能以组合标记开头",
  "disallowed-character": "标签中不允许出现这个字符",
  "not-letter-digit-hyphen": "标签中的 ASCII 字符只能是字母、数字和“-”",
  "misplaced-non-joiner": "U+200C 必须跟在 virama 之后，或者位于它所隔开的两个字母之间",
  "misplaced-joiner": "U+200D 必须跟在 virama 之后",
  "bidi-start": "与从右向左的文字在一起时，标签必须以字母开头",
  "bidi-left-in-right": "从右向左的标签中不能有从左向右的字符",
  "bidi-right-end": "从右向左的标签必须以字母或数字结尾",
  "bidi-mixed-digits": "从右向左的标签不能同时有欧洲数字和阿拉伯数字",
  "bidi-right-in-left": "从左向右的标签中不能有从右向左的字符",
  "bidi-left-end": "与从右向左的文字在一起时，从左向右的标签必须以字母或数字结尾",
  "not-encodable": "标签必须能写成 Punycode",
  "domain-length": "域名必须有 1 到 253 个字节",
  "label-length": "标签必须有 1 到 63 个字节",
};
