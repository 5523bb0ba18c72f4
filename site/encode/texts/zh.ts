/** The words of Encode, in Chinese. */

import { texts as tool } from "../../tool/texts/zh.ts";
import type { EncodeTexts } from "./en.ts";

export const texts: EncodeTexts = {
  tool,
  title: "编码与解码",
  intro: "一段文字在 URI 的各处怎样做百分号编码，又怎样解码。数据绝不能被当成分隔符：数据请用第一行。",
  input: "一段文字，编码前或编码后",
  charset: "字符集",
  encoded: "编码",
  decoded: "解码",
  places: {
    data: "数据，用在任何位置",
    segment: "路径的一段",
    query: "查询",
    fragment: "片段",
    userinfo: "用户信息",
    "reg-name": "注册名",
    form: "HTML 表单",
    encodeURIComponent: "encodeURIComponent",
    encodeURI: "encodeURI",
  },
  stays: "保持原样：",
  octets: "字节",
  asUri: "作为 URI 的一部分",
  asForm: "作为表单：+ 是空格",
  cannot: "无法这样写",
  malformed: "后面没有两位十六进制数字的 % 在解码时保持原样：URI 中不会有它（RFC 3986 §2.1）。",
  copyLabel: (place) => `复制：${place}`,
  tooLong: (most) => `它超过 ${most} 个字符：请用命令 uri encode。`,
};
