/** What the pages of the habits say around their words, in Chinese. */

import { CHINESE } from "@urikit/explain/words/zh";
import type { HabitWords } from "./en-habits.ts";

export const HABIT_WORDS: HabitWords = {
  said: CHINESE.say,
  introduction: `# 程序的习惯

标准规定引用怎样读取，程序却各读各的。过滤器找到一个主机，它后面的客户端却到另一个主机。程序在其中有分歧的每种习惯有一页：
它是什么，谁有它，从何时起，攻击怎样利用它，什么有帮助。

各程序怎样读取示例，问的是它的模型，即 [\`@urikit/programs\`](/packages/programs/README.md) 的 \`PROGRAMS\`；每个模型都与程序本身对 4,598
个引用的回答一致。\`HABITS\`、\`habitAnswers\` 和 \`habitSteps\` 以数据给出同样的内容，\`uri explain ID --lang zh\` 会打印它。`,
  conventions: `在各页的表中，*拒绝*表示程序不接受该引用，或不给出目标；*无*表示接受了而什么也不说。*dials* 是 HTTP
客户端查找或连接的地址。只有客户端会被问到它，只有能解析引用的程序会被问到目标（*target*）。每页的末尾是模型的各步，注明它写在哪里。`,
  columns: ["习惯", "含义"],
  programColumns: ["程序", "名称", "版本"],
  programs: "各程序",
  since: "**从何时起。**",
  attack: "**攻击。**",
  fix: "**什么有帮助。**",
  measured: "按版本逐个**测得**：",
  change: (shows, reference, is, was) => `${reference} 的 ${shows} 是 ${is}，此前是 ${was}`,
  against: (reference, base) => `${reference}（基准 ${base}）`,
  shows: (shows, reference) => `${reference} 的 ${shows}`,
  answers: "程序",
  refused: "*拒绝*",
  none: "*无*",
  empty: "*空*",
  steps: "模型的各步",
  step: (programs, says, source) => `${programs}：${says}（${source}）`,
  all: "[所有习惯](../habits.md)，以及各程序和表中词语的含义。",
  versions: "/docs/minefield/since/",
};
