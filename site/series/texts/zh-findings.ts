/** What the pages of the findings say around the tables, in Chinese. */

import { CHINESE } from "@urikit/explain/words/zh";
import type { FindingWords } from "./en-findings.ts";

const SEVERITIES = { danger: "危险", warning: "警告", hint: "提示" } as const;

export const FINDING_WORDS: FindingWords = {
  said: CHINESE.say,
  groups: {
    sensitive: ["敏感内容", "不应出现在引用中的内容：引用会被显示、记录、保存和转发（§7.5）。"],
    misleading: ["误导", "使人或程序把一个引用当作另一个的内容（§7.6）。"],
    destination: ["真正的去向", "地址按它的数字判断，名称按查找之前就能看出的来判断（§7.4）。"],
    smuggling: ["夹带", "通过一个程序，对下一个程序却有别的含义的内容（§7.2、§7.3）。"],
    parsers: ["解析器的分歧", "一个程序检查的，另一个程序到别处去访问（§7.6）。"],
    careless: ["疏忽", "仔细的生产者会用别的写法（2003 年草案的 §6.3；§2.1、§3、§6）。"],
    policy: ["守卫的理由", "`guard` 和 `uri guard` 按给定的策略拒绝的内容，除审查认为危险的之外。"],
  },
  severity: (severity) => SEVERITIES[severity],
  introduction: `# 审查发现什么

\`@urikit/audit\` 的 \`audit\` 和 \`uri audit\` 寻找引用中危险、误导或疏忽的地方。每种发现有一页，\`uri explain ID --lang zh\` 会打印它。
没有写明文档的章节号（§）属于 RFC 3986。标识的含义从不改变。

- **危险**：拒绝该引用，除非你确有把握。
- **警告**：使用之前先看一看。
- **提示**：可以写得更好，或者有值得知道的事。

误报算作缺陷；怎样计数，见[英文页面](/docs/findings.md)。
`,
  columns: "| 标识 | 程度 | 含义 |",
  lead: (title, severity, section, group, link) =>
    `**${title}**（${severity}；${section}）。属于${link(`“${group}”`)}一类的发现。`,
  harm: "危害",
  fix: "怎么办",
  example: "示例",
  withBase: (base) => `基准为 ${base}。`,
  also: (links) => `其中还发现：${links.join("、")}。`,
  stop: "。",
};
