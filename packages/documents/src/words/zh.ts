/**
 * @urikit/documents/words/zh: the warnings about documents, in Chinese, by the ids of statements.
 *
 * @packageDocumentation
 */

import type { Catalogue } from "urikit/words";
import type { en } from "./en.ts";

const LAYERS: Readonly<Record<string, string>> = {
  content: "来自内容",
  entity: "来自外层的实体",
  retrieval: "取得文档的 URI",
  default: "默认的基准",
};

/** The sentences of this package in Chinese. */
// biome-ignore format: a line is a sentence
export const zh = {
  // 基准（RFC 3986 §5.1）
  "base-ignored": (base, reason) => `忽略了基准 ${base}：它${reason}`,
  "base-of-layer-ignored": (base, layer, reason) => `忽略了基准 ${base}（${LAYERS[layer] ?? layer}）：它${reason}`,
  "base-relative": () => "是相对的",
  "base-invalid": () => "不合法",
  "base-scheme": () => "的方案不能用作基准",
  "base-without-targets": (base) => `基准 ${base} 不合法：相对引用没有目标`,
  "base-is-relative": (base) => `基准 ${base} 是相对的：除浏览器外，其他程序需要绝对的基准`,
  "base-repaired": (base, read) => `基准 ${base} 不合法；按浏览器的读法是 ${read}`,
  "xml-base-unusable": () => "xml:base 不能用作基准：相对引用没有目标",
  "xml-base-encoded": () => "xml:base 不是 URI 引用；引用不能含有的字符已作百分号编码",
  // 文档的结尾
  "ends-within-tag": () => "网页在一个标签中结束",
  "ends-within-comment": () => "网页在一个注释中结束",
  "cell-unclosed": () => "表格在一个带引号的单元格中结束",
  "multipart-unclosed": () => "一个 multipart 没有结束的分隔行",
  "multiparts-unclosed": (count) => `${count} 个 multipart 没有结束的分隔行`,
  // 太长，或嵌套太深
  "too-many-references": (attribute, element) => `${element} 的 ${attribute} 含有太多引用；略去了其余的引用`,
  "value-too-long": (attribute, element) => `${element} 的 ${attribute} 的值太长，已略去`,
  "line-skipped": (line) => `第 ${line} 行太长，已略去`,
  "tag-too-long": () => "一个标签太长；没有读取文档的其余部分",
  "cell-too-long": () => "一个单元格太长；不再读取表格的其余部分",
  "element-too-long": () => "一个元素的文字太长；没有读取文档的其余部分",
  "elements-too-deep": () => "元素嵌套太深；没有读取文档的其余部分",
  "reference-skipped": () => "有 1 个引用太长，已略去",
  "references-skipped": (count) => `有 ${count} 个引用太长，已略去`,
  "css-too-long": () => "一个字符串或 url() 太长，已略去",
  "heading-too-long": () => "邮件头太长；没有读取邮件的其余部分",
  "message-too-long": () => "一封邮件太长；其余部分已跳过",
  "messages-too-deep": () => "邮件嵌套太深；没有读取最里面的邮件",
  "page-too-deep": () => "内嵌的网页嵌套太深；没有读取最里面的网页",
  "page-too-long": () => "文档中内嵌的网页太长，已略去",
  "document-too-long": (most) => `文档超过 ${most} 个字符，没有读取`,
  "paragraph-crowded": () => "一个段落的方括号或行太多，或者嵌套太深，已略去",
  "in-srcdoc": (warning) => `srcdoc：${warning}`,
  "in-text": (warning) => `文字中的 HTML：${warning}`,
  // 有误，或不认识
  "xml-malformed": (reason) => `XML 有误（“${reason}”）`,
  "json-malformed": () => "从这里起不是 JSON；没有读取其余部分",
  "yaml-malformed": () => "这里不是 YAML，或者嵌套太深；能读的部分已读取",
  "http-malformed": () => "消息的头部没有结束，或者太长；没有读取任何内容",
  "content-unread": (coding) => `内容是 ${coding}，没有读取`,
  "content-broken": (coding, reason) => `内容按 ${coding} 没有读完：${reason}`,
  "warc-malformed": () => "有一条记录没有版本、长度或结尾；没有读取存档的其余部分",
  "record-too-long": () => "有一条记录太长，其余部分已略去",
  "mdx-malformed": (reason) => `它不是 MDX，按 Markdown 读取（“${reason}”）`,
  "css-malformed": () => "字符串或 url() 不完整",
  "octets-replaced": (charset) => `有些字节不是 ${charset}，已换成 U+FFFD`,
  "charset-unsafe": (charset) => `字符集 ${charset} 不能安全地读取，没有读取任何文字`,
  "charset-unknown": (charset) => `不认识字符集 ${charset}`,
  "encoding-unknown": (encoding) => `不认识传输编码 ${encoding}；该部分按原样读取`,
  "part-unmatched": (reference) => `这封邮件没有 ${reference} 所指的部分`,
} satisfies Catalogue<keyof typeof en>;
