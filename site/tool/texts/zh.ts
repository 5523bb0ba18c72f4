/** The words of all tools, in Chinese. */

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
  nothingSent: "不会发送任何数据。",
  notLoaded: "无法加载。能否连接到本页的服务器？",
  thisBrowser: (browser) => `此浏览器的 URL${browser === undefined ? "" : `，${browser}`}`,
  link: {
    tooLong: "内容太长，放不进链接：本页的地址中没有它。",
    keepSecrets: "在本页地址和复制的内容中也保留机密内容",
    otherwise: "否则以 *** 代替。",
    saysOther: "以 *** 代替之后，得出的结论与此处不同。",
  },
  copy: {
    label: "复制",
    isDone: "已复制",
    isRefused: "请选中后手动复制",
    kinds: { link: "链接", text: "文字", json: "JSON", code: "JavaScript", ...SHELLS, iframe: "iframe" },
    button: (kind) => `复制为 ${kind}`,
    copyLink: "复制链接",
    linkDone: ({ isMasked, cutFrom }) =>
      [
        "已复制链接。",
        ...(isMasked ? ["其中的机密内容以 *** 代替。"] : []),
        ...(cutFrom === undefined ? [] : [`链接超过 ${cutFrom} 个字符，有些聊天程序会截断它。`]),
      ].join(""),
    linkTooLong: (most) => `没有复制：链接最多容纳 ${most} 个字符，内容太长。`,
    done: (kind) => `已复制为 ${kind}。`,
    byHand: "这个浏览器不允许网页复制。内容在下面，已经选中，请手动复制：",
    batchFile: "这一行用于命令提示符；在批处理文件中，每个 % 要写两次。",
    refused: (shell, problem) => `没有复制：${refusal(SHELLS[shell], problem)}。`,
  },
};
