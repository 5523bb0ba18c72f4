/** The words of Text, in Chinese. */

import type { ReferencePlace } from "@urikit/documents";
import type { Delimiters } from "urikit/context";
import { reasonOf } from "urikit/words";
import { zh } from "urikit/words/zh";
import { texts as tool } from "../../tool/texts/zh.ts";
import type { ReadAs } from "../question.ts";
import type { ShownWarning } from "../read.ts";
import type { TextTexts } from "./en.ts";

const TYPES: Readonly<Record<ReadAs, string>> = {
  text: "普通文字",
  html: "HTML",
  css: "CSS",
  mime: "邮件（MIME）",
  xml: "XML",
  markdown: "Markdown",
  mdx: "MDX",
  json: "JSON",
  "json-lines": "JSON Lines",
  manifest: "Web 应用清单",
  yaml: "YAML",
  csv: "CSV",
  "uri-list": "URI 列表",
};

const DELIMITERS: Readonly<Record<Delimiters, string>> = {
  "angle-brackets": "尖括号内",
  "url-brackets": "<URL:…> 内",
  quotes: "引号内",
  whitespace: "正文中",
};

/** The fault of a text; the quotation that is within the English sentence follows it. */
const WARNINGS: Readonly<Record<ShownWarning["code"], string>> = {
  malformed: "格式错误，程序只能尽力读取",
  unclosed: "没有结束就中断了",
  "unusable-base": "这里的基准不能用，因此不予采用",
  "repaired-base": "这里的基准不是 URI 引用；其中不允许的字符已作编码",
  "relative-base": "这里的基准是相对的；除浏览器外，其他程序需要绝对的基准",
  "malformed-octets": "有的字节不属于该字符集，已换成 U+FFFD",
  "unknown-charset": "不认识的字符集，或者读取它不安全",
  "unknown-encoding": "不认识的传输编码；这一部分按原样读取",
  "too-long": "太长，其余部分已跳过",
  "too-deep": "嵌套太深，最里层没有读取",
  "unread-content": "内容的类型或编码不能读取，没有读取",
  "unmatched-part": "没有指明这封邮件的任何部分",
};

/** A warning in Chinese, and the data that it is about. */
function warningInChinese({ code, message }: ShownWarning): string {
  const [uri] = code === "unmatched-part" ? message.split(" names no part") : [];
  const data = uri === undefined ? (message.match(/"(?:[^"\\]|\\.)*"/g) ?? []) : [uri];
  return WARNINGS[code] + (data.length === 0 ? "" : `：${data.join("，")}`);
}

function markupOf({ element, attribute, construct, node, pointer, field }: ReferencePlace): string[] {
  const markup = [element, attribute, construct, node, pointer].filter((one) => one !== undefined).join(" ");
  return [...(field === undefined ? [] : [`字段 ${field}`]), ...(markup === "" ? [] : [markup])];
}

export const texts: TextTexts = {
  tool,
  docs: "../docs/",
  title: "文字中的引用",
  intro: {
    before: "粘贴文字、HTML 或整封邮件：其中的引用会在原处标出，并逐个列出它的基准与目标。",
    link: "基准是怎样确定的",
    after: "（RFC 3986 §5.1、§5.2）。不会发送任何内容，也不会获取任何内容。",
  },
  text: "文字、HTML，或带头部的邮件",
  exampleNames: { standard: "标准自己的例子", page: "一个网页", message: "一封邮件" },
  format: "读作",
  noticed: (type) => `看起来是：${TYPES[type]}`,
  types: TYPES,
  retrieval: "获取它时所用的 URI（如果知道）",
  retrievalInvalid: "这不是 URI，因此不能作为基准。",
  suffixReferences: "把 www.example.org 也当作引用（一种猜测，§4.5）",
  reading: "正在阅读……",
  failed: "无法加载阅读程序：请重新打开本页。",
  tooLong: "它超过 400 万个字符：命令行的 uri extract 可以读任意长的文件。",
  found: ({ valid, invalid, "without-base": withoutBase }, type) => {
    const all = valid + invalid + withoutBase;
    const parts = [
      ...(invalid > 0 ? [`${invalid} 个不合法`] : []),
      ...(withoutBase > 0 ? [`${withoutBase} 个没有基准`] : []),
    ];
    return `${TYPES[type]}${/\w$/.test(TYPES[type]) ? " " : ""}中${all === 0 ? "没有引用" : `有 ${all} 个引用`}${parts.length > 0 ? `，其中 ${parts.join("，")}` : ""}`;
  },
  warnings: "文字本身的问题",
  warning: (warning) => {
    const { line, part } = warning;
    return `${[...(part ? [`部分 ${part}`] : []), ...(line === undefined ? [] : [`第 ${line} 行`])].join("，")}${part || line !== undefined ? "：" : ""}${warningInChinese(warning)}`;
  },
  moreWarnings: (count) => `……还有 ${count} 条。`,
  inPlace: "标出引用的文字",
  section: (kind, isContinued) => {
    const name =
      kind.is === "whole"
        ? "文字"
        : kind.is === "heading"
          ? `${kind.part === "" ? "邮件的头部" : `部分 ${kind.part} 的头部`}${kind.isRead ? "" : "，其内容不含引用"}`
          : `部分 ${kind.part} 的内容：${TYPES[kind.type]}${kind.decoded === undefined ? "" : `，由 ${kind.decoded} 解码`}`;
    return isContinued ? `${name}（续）` : name;
  },
  pageOf: (page, pages) => `第 ${page} 页，共 ${pages} 页`,
  earlier: "上一页",
  later: "下一页",
  list: "引用列表",
  nothing: "本页没有引用。",
  place: (where, delimiters) =>
    [
      ...(where.within === undefined ? [] : [`${where.within} 之内`]),
      ...(delimiters === undefined ? markupOf(where) : [DELIMITERS[delimiters]]),
      ...(where.part ? [`部分 ${where.part}`] : []),
      `第 ${where.line} 行第 ${where.column} 列`,
    ].join(" · "),
  lookLabel: (reference) => `查看 ${reference}`,
  tooLongToLook: "太长，放不进通往“检查”的链接",
  standings: { valid: "合法", invalid: "不合法", "without-base": "没有目标" },
  kinds: { script: "脚本", data: "数据，内容就在其中", document: "指文档自身" },
  reason: (error) => `${reasonOf(zh, error)}。`,
  guess: "猜测：",
  or: "或",
  target: "目标",
  sameDocument: "本文档（§4.4）",
  base: "基准",
  baseFrom: {
    content: "内容中指明（§5.1.1）",
    entity: "来自外层（§5.1.2）",
    retrieval: "获取它的地方（§5.1.3）",
    default: "默认（§5.1.4）",
  },
  noBase: (isNeeded) => (isNeeded ? "没有，因此相对引用没有目标" : "没有"),
  comma: "，",
  copyLines: "复制全部目标，每行一个",
  copyJson: "复制为 JSON",
  copied: "已复制。",
  notCopied: "浏览器不允许复制：请选中文字，手动复制。",
  namesPart: (part) => (part === "" ? "指邮件本身" : `指部分 ${part}`),
};
