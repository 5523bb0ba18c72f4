/** The Chinese of errors and of the steps of plans: see en-errors.ts. */

import { zh as schemes } from "@urikit/schemes/words/zh";
import { zh as surts } from "@urikit/surt/words/zh";
import type { Catalogue } from "urikit/words";
import { zh as core } from "urikit/words/zh";
import type { OWN as ENGLISH_OWN } from "./en-errors.ts";

const OWN = {
  "option-allows": (option) => `${option} 允许这样做`,
  "known-scheme": () => "urikit 所知方案的 URI",
  "relative-to-nowhere": () => "相对引用没有方案，无从访问；请先解析它",
  "servers-of-driver": () => "连接字符串指明服务器，只有它那个程序的驱动知道怎样访问",
  "unknown-way": (scheme) => `urikit 不知道怎样访问方案“${scheme}”的资源`,
} satisfies Catalogue<keyof typeof ENGLISH_OWN>;

export const CHINESE_SENTENCES = { ...core, ...schemes, ...surts, ...OWN } satisfies Catalogue;
