/** What is wrong with a text, by the codes of errors; the values are the error's own. */

import type { UriErrorCode } from "../../syntax/errors.ts";

/** What a sentence is made of. */
export interface Told {
  /** The character at the place of the error, in quotes or by its name; of a password only that it is one. */
  readonly character: string;
  /** Where it is not allowed; empty where the error does not say. */
  readonly place: string;
  /** What would have been allowed. */
  readonly expected: string;
  readonly rule: string;
  /** Whether the text is an IRI. */
  readonly isIri: boolean;
}

type Sentence = (told: Told) => string;

const notAllowed: Sentence = ({ character, place, expected }) =>
  place === "" ? `此处不允许出现${character}，应为${expected}` : `${place}中不允许出现${character}`;

export const REASONS: Readonly<Record<UriErrorCode, Sentence>> = {
  "forbidden-character": notAllowed,
  "non-ascii": (told) =>
    told.isIri ? `URI 中不允许出现${told.character}：这是 IRI（RFC 3987）` : notAllowed(told),
  "malformed-percent-encoding": () => "“%”之后必须是两个十六进制数字",
  "misplaced-delimiter": notAllowed,
  "invalid-scheme": notAllowed,
  "invalid-ip-literal": (told) => (told.place === "" ? `此处应为${told.expected}` : notAllowed(told)),
  "zone-identifier": () => "区域标识不是 URI 的一部分（RFC 9844），此处应为“]”",
  "invalid-port": (told) => (told.place === "" ? `端口应为${told.expected}` : notAllowed(told)),
  "missing-scheme": ({ expected }) => `这是相对引用，而此处应为${expected}`,
  "scheme-not-allowed": ({ expected }) => `这是 URI，而此处应为${expected}`,
  "fragment-not-allowed": ({ expected }) => `此处不允许有片段，应为${expected}`,
  "relative-base": ({ expected }) => `基准是相对引用，应为${expected}`,
  backslash: ({ expected }) => `有些程序会把反斜杠当作斜杠，从而找到权威部分；应为${expected}`,
  "lone-surrogate": () => "单独的半个代理对没有 UTF-8，应为完整的代理对",
  "invalid-utf-8": () => "百分号编码的字节不是 UTF-8",
  "invalid-for-charset": ({ expected }) => `百分号编码的字节不是所要求的字符集的文字，应为${expected}`,
  "not-relativizable": ({ expected }) => `没有引用能解析为这个目标，应为${expected}`,
  "component-mismatch": ({ expected }) => `这样写出的组成部分读回来会不同，应为${expected}`,
  "missing-value": ({ expected }) => `模板的值未定义，或者类型不适合此处，应为${expected}`,
  "structure-change": ({ expected }) => `模板的值会改变结构，应为${expected}`,
  "dot-segment": ({ expected }) => `模板的值会构成点段，应为${expected}`,
  "scheme-not-listed": ({ expected }) => `模板的值是未列出的方案，应为${expected}`,
  "invalid-domain-name": ({ expected }) => `主机不是${expected}，没有 ASCII 形式`,
  "wrong-scheme": ({ expected }) => `这个引用不属于要读取的方案，应以${expected}开头`,
  "invalid-for-scheme": (told) =>
    told.place === "" ? `不符合方案的规则 ${told.rule}，此处应为${told.expected}` : notAllowed(told),
  "missing-host": () => "此处必须有主机",
  "userinfo-not-allowed": () => "此处不允许有用户和密码",
  "protocol-line-break": ({ expected }) => `这会中断协议的一行，因此绝不发送；应为${expected}`,
  "access-refused": ({ expected }) => `拒绝从这里访问，应为${expected}`,
  "no-plan": ({ expected }) => `方案没有规定怎样访问，应为${expected}`,
  "invalid-expression": ({ expected }) => `URI 模板的表达式不正确，此处应为${expected}`,
  "composite-prefix": ({ expected }) => `前缀只能取文本的前几个字符，而这个值由多个成员组成，应为${expected}`,
  "ambiguous-template": ({ expected }) => `不同的值会得到同一个 URI，模板有歧义，应为${expected}`,
  "invalid-surt": ({ expected }) => `SURT 的括号必须在路径之前闭合，应为${expected}`,
};
