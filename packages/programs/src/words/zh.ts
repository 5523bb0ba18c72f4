/**
 * @urikit/programs/words/zh: what programs do, and in what they part, in Chinese, by the ids of statements.
 *
 * @packageDocumentation
 */

import type { Catalogue } from "urikit/words";
import type { en } from "./en.ts";
import { STEPS_IN_CHINESE } from "./zh-steps.ts";

/** The habits in Chinese: what each is, since when, how an attack uses it, and what helps. */
export { DESCRIPTIONS_IN_CHINESE as habits } from "./zh-habits.ts";

/** The steps of programs, and the titles of their habits, in Chinese. */
export const zh = {
  ...STEPS_IN_CHINESE,
  "habit-at": () => "哪一个 `@` 结束用户信息",
  "habit-authority": () => "权威部分在哪里结束",
  "habit-authority-inherited": () => "权威部分从基准继承什么",
  "habit-backslash": () => "把反斜杠当作斜杠",
  "habit-blanks": () => "空白与控制字符",
  "habit-default-port": () => "默认端口",
  "habit-disguise": () => "变成分隔符的字符",
  "habit-dot-segments": () => "直接写出的点段与编码的点段",
  "habit-empty": () => "空与没有",
  "habit-empty-reference": () => "空的引用",
  "habit-encoding": () => "重新编码和解码什么",
  "habit-fragment": () => "片段从哪里开始",
  "habit-host-characters": () => "主机可以含有哪些字符",
  "habit-host-decoded": () => "解码的主机",
  "habit-idna": () => "IDNA 2003、IDNA 2008，或者都不用",
  "habit-ipv4": () => "IPv4 地址的少见写法",
  "habit-ipv6": () => "方括号中的地址",
  "habit-merging": () => "路径怎样合并",
  "habit-no-host": () => "没有主机",
  "habit-no-scheme": () => "没有方案的主机与端口",
  "habit-odd-character": () => "读到第一个反常的字符为止",
  "habit-opaque": () => "方案之后没有斜杠的 URI",
  "habit-plus": () => "把 `+` 当作空格",
  "habit-port": () => "端口从哪一个冒号开始，可以是什么",
  "habit-prefix": () => "前缀 `url:` 与尖括号",
  "habit-query-alone": () => "只有查询的引用",
  "habit-registry-name": () => "注册机构的名称没有主机",
  "habit-same-scheme": () => "与基准相同的方案",
  "habit-scheme": () => "什么是方案",
  "habit-slashes": () => "权威部分由几个斜杠开始",
  "habit-surplus": () => "越过根的 `..`",
  "habit-url-standard": () => "按 URL Standard",
  "habit-userinfo": () => "怎样处理用户信息",
  "habit-zone": () => "区域标识",
  "program-refuses": (program, step, source) => `${program} 拒绝它：${step}（${source}）`,
} satisfies Catalogue<keyof typeof en>;
