/** What all tools say, in Chinese. */

import { codeOf, type QuotingProblem, type Shell } from "../../copy/shells.ts";
import type { ToolTexts } from "./en.ts";

const SHELLS: Readonly<Record<Shell, string>> = { bash: "bash", powershell: "PowerShell", cmd: "cmd" };

function refusal(shell: string, problem: QuotingProblem): string {
  switch (problem.kind) {
    case "nul":
      return "程序的参数不能含有 NUL 字符";
    case "surrogate":
      return "其中有半个代理对，不成其为文字";
    case "empty":
      return `7.3 版以前的 ${shell} 会丢掉空参数`;
    case "quotation-mark":
      return `引号（"）在 ${shell} 的各个版本中没有统一而安全的写法`;
    case "backslash-at-end":
      return `7.3 版以前的 ${shell} 会弄错含空白且以反斜线结尾的参数`;
    case "unprintable":
      return `${shell} 无法写出看不见的字符 U+${codeOf(problem.character)}`;
    case "too-long":
      return `${shell} 的一行最多 ${problem.most} 个字符`;
  }
}

export const texts: ToolTexts = {
  examples: "示例",
  verdict: "结论",
  empty: "（空）",
  loading: "正在加载……",
  notLoaded: "无法加载。这个页面的来源还连得上吗？",
  thisBrowser: (browser) => `此浏览器的 URL${browser === undefined ? "" : `，${browser}`}`,
  secrets: {
    keep: "在本页地址和复制的内容中也保留机密内容",
    otherwise: "否则以 *** 代替。",
  },
  copy: {
    label: "复制",
    kinds: { text: "文字", json: "JSON", code: "JavaScript", ...SHELLS, iframe: "iframe" },
    button: (kind) => `复制为 ${kind}`,
    done: (kind) => `已复制为 ${kind}。`,
    byHand: "这个浏览器不允许网页复制。内容在下面，已经选中，请手动复制：",
    batchFile: "这一行用于命令提示符；在批处理文件中，每个 % 要写两次。",
    refused: (shell, problem) => `没有复制：${refusal(SHELLS[shell], problem)}。`,
  },
};
