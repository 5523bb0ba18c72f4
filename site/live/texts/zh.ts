/** The words of a live example, in Chinese. */

import type { LiveTexts } from "./en.ts";

export const texts: LiveTexts = {
  code: "示例代码",
  help: "值随编辑而变化。按 Tab 键离开输入框，按 Esc 键关闭。",
  values: "值",
  line: (number) => `第 ${number} 行`,
  logged: "控制台",
  reset: "重新开始",
  close: "关闭",
  running: "正在运行……",
  valuesCount: (count) => `${count} 个值。`,
  endless: "运行三秒后已停止。",
  notLoaded: "无法加载。这个页面的来源还连得上吗？",
  errorAt: (line) => `第 ${line} 行：`,
};
