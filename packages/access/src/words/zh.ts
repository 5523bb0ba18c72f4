/**
 * @urikit/access/words/zh: why an access was refused or failed, in Chinese, by the ids of statements.
 *
 * @experimental
 * @packageDocumentation
 */

import type { Catalogue } from "urikit/words";
import type { en } from "./en.ts";

/** The sentences of this package in Chinese. @experimental */
export const zh = {
  "access-denied": (...reasons) => reasons.join("；"),
  "access-scheme-denied": (scheme) => `策略不允许方案 ${scheme}`,
  "access-no-reference": (reason) => `无法到达：${reason}`,
  "access-relative": () => "无法到达：它没有方案，也没有已知的基准",
  "access-no-way": (scheme) => `没有到达 ${scheme} 所标识之物的途径`,
  "access-timeout": (seconds) => `${seconds} 秒后仍未完成`,
  "access-idle": (seconds) => `${seconds} 秒内没有任何数据到来`,
  "access-aborted": () => "调用者中止了它",
  "access-closed": () => "在全部读完之前它就被关闭了",
  "access-too-large": (most) => `它超过 ${most} 个字节`,
  "access-too-many-entries": (most) => `该文件夹的条目超过 ${most} 个`,
  "access-file-not-found": () => "没有这个文件",
  "access-outside-roots": () => "该文件不在调用者指定的任何文件夹中",
  "access-special-file": () => "它既不是普通文件，也不是文件夹",
  "access-not-readable": (code) => `本系统不允许读取它（${code}）`,
} satisfies Catalogue<keyof typeof en>;
