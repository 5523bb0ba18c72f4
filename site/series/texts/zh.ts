/** What the pages that are made say around the words of the packages, in Chinese. Texts are Markdown. */

import type { SeriesTexts } from "./en.ts";

export const ZH: SeriesTexts = {
  stop: "。",
  comma: "、",
  open: (tool) => `在“${tool === "inspect" ? "检查" : "解析引用"}”中打开`,
  fix: "怎么办",
  example: "示例",
  also: "另见",
  rule: (link) => `语法规则：${link}`,
  finding: (link) => `同名的发现：${link}`,
  habit: (link) => `程序在此的分歧：${link}`,
  sameName: (links) => `另见同名的${links.join("和")}。`,
  errorCode: (link) => link("错误代码"),
  normalizationRule: (link) => link("规范化规则"),
  habitOfPrograms: (link) => link("程序的习惯"),
  findingOf: (link) => link("发现"),
  examples: "全部示例",
  against: (reference, base) => `${reference}，基准 ${base}`,
  colon: "：",

  errorCodes: {
    heading: (id) => `${id}（错误代码）`,
    lead: (title, section) => `**${title}**（错误代码；${section}）。`,
    all: "所有错误代码",
    index: `# 错误代码

库的每个错误都是 \`UriSyntaxError\`，带有以下代码之一，代码的含义从不改变；另有位置、规则、章节和所期望的内容。
命令还有几个代码，用于库看不到的行：\`uri check --json\` 会打印它们。每个代码有一页，\`uri explain CODE --lang zh\` 打印同样的文字。`,
    columns: ["代码", "含义"],
  },

  rules: {
    heading: (id) => `${id}（规范化规则）`,
    lead: (what, section) => `${what}。（规范化规则；${section}。）`,
    others: (links, after) => `其他规则也会改变它：${links}。只按这条规则，结果是 ${after}。`,
    steps: "在“检查”中，各步在“规范形式”之下。",
    schemes: "有这条规则的方案",
    all: "所有规范化规则",
    index: `# 规范化规则

\`normalize\` 和 \`uri normalize\` 对引用做什么，一条一条地列出：按语法（RFC 3986 §6.2.2），以及按方案的规范（§6.2.3）。
没有一条规则改变引用所指的东西。每条规则有一页，\`uri explain RULE --lang zh\` 打印同样的文字。库的 \`normalizationSteps\` 给出一个引用的各步，
[“检查”](/zh/)在“规范形式”之下显示它们。`,
    columns: ["规则", "作用", "章节"],
  },

  schemes: {
    forExample: (example) => `例如 ${example}`,
    connection:
      "它是*连接字符串*的开头：用来告诉程序数据库或消息队列的服务器在哪里。这种字符串常常不是 URI：其中可以有几个主机。",
    columns: ["成员", "值"],
    known: "已知的情况",
    rules: (links) => `它的规范化规则：${links}。`,
    reached: "怎样访问",
    library: "在库中",
    reference: (link) => `参考：${link}`,
    guide: (link) => `${link("各个方案")}，各有示例`,
    registry: "所有已注册的方案（英文）",
  },

  statements: {
    index: (documents) => `# 五份文档的每一条陈述

urikit 遵守五份文档：${documents}。其中软件能遵守的每一条陈述、特性、算法和示例都有编号、由谁遵守、由哪些测试证明，以及可以一试的例子。
某条陈述没有测试，或遵守它的东西不存在时，有一个测试会失败。`,
    columns: ["文档", "陈述", "测试"],
    lead: (statements, tests) =>
      `${statements} 条陈述，条条遵守（✓）：由谁遵守，由哪些测试证明（共 ${tests} 个），以及可以一试的例子。`,
    kept: (keepers) => `由 ${keepers} 遵守。`,
    proved: (tests) => `由 ${tests} 证明。`,
    try: (command) => `试一试：${command}。`,
    tryIn: (what, tool) => `在“${tool}”中试一试：${what}。`,
    as: (text, rule) => `${text}，规则 ${rule}`,
    tests: (count, file) => `${file} 中另外 ${count} 个`,
    tools: {
      inspect: "检查",
      resolve: "解析引用",
      compare: "比较",
      text: "文字",
      encode: "编码",
      query: "查询",
      domain: "域名",
      grammar: "语法",
    },
    all: "全部五份文档",
  },
};
