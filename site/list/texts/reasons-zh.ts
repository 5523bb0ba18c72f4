/** 无效的行为什么无效：由 worker 说出，只在中文页面上加载。 */

import { reasonOf } from "urikit/messages/zh";
import type { ReasonWords } from "../reasons.ts";

export const CHINESE: ReasonWords = {
  ofError: reasonOf,
  notUtf8: "这不是 UTF-8；URI 是 ASCII，其他八位组要用百分号编码（uri encode 可以编码）",
  tooLong: "该行超过 16 MiB，没有读取",
};
