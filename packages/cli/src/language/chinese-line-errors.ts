/** Why lines are invalid, in Chinese. */

import { reasonOf } from "urikit/messages/zh";
import type { ToldError } from "./words.ts";

/** What only the command finds wrong, by its codes. */
const OF_LINES: Readonly<Record<string, (error: ToldError) => string>> = {
  "line-too-long": ({ index }) => `这一行超过 ${index / 1024 / 1024} MiB，没有读取`,
  "not-utf-8": () => "这一行不是 UTF-8",
  "not-a-pair": () => "每行要有两个引用，中间用制表符或空格隔开",
  "no-field": () => "这一行没有所要的字段",
  "no-ascii-form": () => "主机没有 ASCII 形式",
};

/** Why the line is invalid. */
export function lineErrorInChinese(error: ToldError): string {
  return error.cause === undefined ? (OF_LINES[error.code]?.(error) ?? error.message) : reasonOf(error.cause);
}
