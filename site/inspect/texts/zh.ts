/** The words of Inspect, in Chinese. */

import type { Severity } from "@urikit/audit/at-once";
import type { LineError } from "@urikit/explain";
import { hostKindOf, kindOf, type Suggestion, withoutSource } from "@urikit/explain";
import { componentText } from "@urikit/explain/catalogue";
import { components, HOST_SORTS, readersInChinese, reference } from "@urikit/explain/words/zh-at-once";
import { type Statement, say, statement } from "urikit/words";
import { texts as tool } from "../../tool/texts/zh.ts";
import { reasonInChinese } from "../../tool/texts/zh-reasons.ts";
import type { InspectTexts } from "./en.ts";
import { factWords } from "./fact-words.ts";

/** English is better than nothing. */
const facts = factWords(() => import("./zh-facts.ts").catch(() => import("./en-facts.ts")));

/** The name of a block of addresses, or who sets a name apart. */
const setApart = (name: string | Statement) => (typeof name === "string" ? name : facts.words().say(name));

/** The sentence without the section that it ends with, where that is shown next to it. */
function withoutSection(sentence: string): string {
  return withoutSource({ message: sentence, section: "" }).message;
}

/** The meaning of a text that is not a reference. */
function guess({ as, error }: Suggestion): string {
  return say(reference, error === undefined ? as : statement(as.id, reasonInChinese(error)));
}

const severityInChinese = (severity: Severity) => say(reference, statement(`severity-${severity}`));

/** The refusal of a scheme or a plan. */
function refusal(error: LineError): string {
  return error.cause === undefined ? error.message : reasonInChinese(error.cause);
}

export const texts: InspectTexts = {
  tool,
  loadFactWords: facts.load,
  title: "检查一个 URI",
  more: "更多信息",
  input: "URI、相对引用、IRI、模板、路径，或一段文字",
  examples: {
    plain: "普通的",
    twoHosts: "一个地址，两台主机",
    disguise: "伪装的地址",
    iri: "IRI",
    ipv6: "IPv6",
    mail: "邮件",
    template: "模板",
    path: "文件路径",
    text: "一段文字",
  },
  tooLong: { before: "它超过 64 KiB，这里不再进一步解释。命令行的 ", after: " 可以读取最长 1 MiB 的文字。" },
  ofUri: { before: "以下针对它的 URI ", after: "：" },
  answer: {
    reason: reasonInChinese,
    kind: (of) => say(reference, kindOf(of).statement),
    iri: "不是 URI，而是 IRI",
    relativeIri: "不是 URI 引用，而是相对 IRI 引用",
    noReference: "不是 URI 引用",
    host: (of) => say(reference, hostKindOf(of)),
    emptyName: "空的名称",
    windowsPath: "它看起来像 Windows 的路径（RFC 8089 附录 E）。",
    meantAs: (suggestion) => say(reference, statement("meant-as", guess(suggestion))),
    maybeMeantAs: (suggestion) => `本意可能是${guess(suggestion).replace(/^(?=\w)/, " ")}。`,
    template: (level, variables) =>
      `这是第 ${level} 级的 URI 模板（RFC 6570），变量有${variables.map((name) => `“${name}”`).join("、")}。不给值时展开为：`,
    links: (count) => `这是一段文字，其中有 ${count} 个引用（RFC 3986 附录 C）：`,
  },
  verdict: {
    label: tool.verdict,
    valid: "合法",
    invalid: "不合法",
    colon: "：",
    place: (character) => `出错的位置：${character}`,
    end: "末尾",
    rule: (rule, section) => `规则 ${rule}，${section}`,
    lookAtIt: "查看",
    openInText: "在原文中查看它们，以及各自的基准与目标",
    lookAt: (reference) => `查看：${reference}`,
    counts: (counts) =>
      counts.map(([severity, count]) => `${severityInChinese(severity)} ${count}`).join("，") || "没有发现",
    announcement: (sentences) => sentences.map((sentence) => sentence.replace(/。?$/, "。")).join(""),
  },
  anatomy: {
    label: "组成部分",
    split: "这是按 RFC 3986 附录 B 的表达式拆开的，它能拆开任何文字。标准不接受其中任何部分。",
    component: (component) => componentText(component, components),
    name: (component) => say(reference, statement(`component-${component}`)),
    says: "它说了什么",
    edit: (component) => `编辑：${component}`,
    emptyPart: "，空",
    empty: tool.empty,
    reads: "读作",
    comma: "，",
    reserved: (meaning) => say(reference, meaning),
  },
  findings: {
    thisBrowser: tool.thisBrowser,
    title: "发现的问题",
    severity: severityInChinese,
    more: (count) => `……另有 ${count} 条。`,
    times: (count) => `，共 ${count} 次`,
    none: "没有发现危险、误导或疏忽之处。",
    told: (finding) => facts.words().finding(finding),
  },
  normal: {
    title: "规范形式",
    isNormal: "按语法（§6.2.2）和按方案（§6.2.3），它都已是规范形式。",
    notCanonical: (reason) => `不够规范：${withoutSection(reasonInChinese(reason))}`,
  },
  scheme: {
    title: "方案",
    loading: tool.loading,
    ofBase: "相对引用的方案就是基准 URI 的方案。",
    about: (told) => facts.words().scheme(told),
    breaks: "它违反了该方案的规则：",
    refused: "拒绝访问：",
    error: refusal,
    unread: "urikit 不再进一步解读这个方案的引用。",
    page: (scheme) => `关于 ${scheme} 的页面`,
  },
  plan: {
    title: "访问步骤",
    about: "程序要访问它会做的事。这里一步也不会执行。",
    words: () => facts.words().plan,
    refusal,
  },
  host: {
    title: "主机",
    none: "它没有指明主机。",
    loading: tool.loading,
    kind: (kind) => HOST_SORTS[kind],
    address: ({ kind, block }) =>
      block === undefined
        ? HOST_SORTS[kind]
        : `${HOST_SORTS[kind]}：${block.block}，${setApart(block.name)}（${block.source}）`,
    name: ({ kind, name, source }) => `${HOST_SORTS[kind]}：${name}（${setApart(source)}）`,
    embedded: ({ address, section }) => `${address.address}，${HOST_SORTS[address.kind]}（${section}）`,
    comma: "，",
    of: {
      address: "地址",
      octets: "字节",
      pieces: "各段",
      kind: "种类",
      within: "其中含有",
      unicode: "Unicode 形式",
      ascii: "ASCII 形式",
      spells: "拼出的地址",
    },
    number: (octets, number) => `${octets}（即数 ${number}）`,
    noAscii: "无",
    error: (error) => withoutSection(reasonInChinese(error)),
    rare: "按语法它是注册名；许多程序会把它读作这个地址（§7.4）。",
  },
  readers: {
    thisBrowser: tool.thisBrowser,
    title: "谁去往哪里",
    why: "为何不同",
    count: (readers, all) => `${readers} / ${all}`,
    more: (names) => `+${names}`,
    notLoaded: "无法加载各种读法。能否连接到本页的服务器？",
    loading: tool.loading,
    verdicts: {
      alike: "读法一致",
      different: "读法不同，但无害",
      caution: "读法不同：请留意",
      dangerous: "读法不同，而且危险",
      rejected: "全都拒绝",
    },
    label: "各种读法",
    names: readersInChinese,
    told: (statement) => facts.words().say(statement),
    colon: "：",
    columns: { host: "主机", path: "路径", readers: "解析程序" },
    hostless: (host) => host.replace(/no host$/, "没有主机").replace(/empty host$/, "空主机"),
    emptyPath: "空路径",
    refused: "拒绝",
    notAccepted: "（不接受）",
  },
};
