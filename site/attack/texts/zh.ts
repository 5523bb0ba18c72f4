/** The words of Attack, in Chinese. */

import { readersInChinese } from "@urikit/explain/words/zh-at-once";
import { texts as tool } from "../../tool/texts/zh.ts";
import { habitInChinese, loadStandardsInChinese } from "../../tool/texts/zh-standards.ts";
import type { AttackTexts } from "./en.ts";

export const texts: AttackTexts = {
  tool,
  docs: "../docs/",
  title: "绕过校验",
  purpose:
    "一个程序检查引用中的主机，另一个程序去抓取它：如果两者读出不同的主机，检查就毫无意义。下面的引用，有的程序读作前者，有的程序读作后者。你的校验必须拒绝每一个。",
  defence: { before: "怎样写出这样的校验，见", link: "抓取陌生人给的地址", after: "。" },
  trusted: "校验允许的主机",
  feared: "绝不能放行的主机",
  exampleNames: { names: "两个名称", loopback: "本机", cloud: "云的元数据服务", ipv6: "IPv6 地址" },
  trying: "正在询问所有程序……",
  failed: "无法加载程序的模型：请重新打开本页。",
  found: (count, trusted, feared) => `有 ${count} 个引用使一些程序去往 ${trusted}，另一些去往 ${feared}`,
  none: "试过的引用都不会这样。",
  same: "两者是同一个主机：请填写两个不同的主机。",
  models: "被询问的是常用程序的模型、标准的各个版本和此浏览器的 URL；程序的其他版本可能读法不同。",
  problems: {
    empty: (which) => `${which}：请填写一个主机，例如 good.example 或 127.0.0.1。`,
    "too-long": (which) => `${which}超过 255 个字符，没有这样长的主机。`,
    reference: (which) => `${which}是一个完整的引用：请只填写其中的主机。`,
    userinfo: (which) => `${which}在“@”之前有用户信息：请只填写主机。`,
    port: (which) => `${which}带有端口：请只填写主机。`,
    path: (which) => `${which}不只是主机：请只填写路径之前的部分。`,
    "not-ascii": (which) => `${which}含有 ASCII 以外的字符，各程序读法不一：请填写它的 ASCII 形式。`,
    unsettled: (which) => `${which}：即使单独出现，各程序对它的读法也不一致，因此不能用来测试。`,
    refused: (which) => `${which}：没有程序把它读作主机。`,
  },
  take: "采用",
  takeLabel: (host) => `采用 ${host}`,
  names: readersInChinese,
  goesTo: (names, host) => `${names}：${host}`,
  goesNowhere: (names) => `${names}：没有主机`,
  copyLines: "按行复制",
  copyJson: "复制为 JSON",
  copy: "复制",
  copyLabel: (reference) => `复制 ${reference}`,
  copied: "已复制。",
  notCopied: "浏览器不允许复制：请选中文字，手动复制。",
  check: "做校验的是",
  client: "去抓取的是",
  any: "任意",
  matrix: "引用与程序对照表",
  reference: "引用",
  saveTests: { vitest: "保存为 Vitest 测试", pytest: "保存为 pytest 测试", go: "保存为 go test 测试" },
  load: loadStandardsInChinese,
  habit: habitInChinese,
  roles: { trusted: "允许的主机", feared: "另一主机", other: "两者都不是", refused: "拒绝" },
};
