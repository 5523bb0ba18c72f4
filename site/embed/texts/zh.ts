/** The words of the frame, in Chinese. */

import { texts as look } from "../../inspect/texts/zh.ts";
import type { EmbedTexts } from "./en.ts";

export const texts: EmbedTexts = {
  look,
  title: "一个 URI 的组成部分",
  whole: "查看全部内容",
};
