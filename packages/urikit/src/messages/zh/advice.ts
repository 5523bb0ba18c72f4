/** What the person who has to mend the text can do, by the advice at the end of a reason; `{}` is a value. */

import type { Phrases } from "../phrases.ts";

export const ADVICE: Phrases = {
  "leave it out": "请去掉",
  'browsers take it for a "/"': "浏览器会把它当作“/”",
  "browsers look for a host here": "浏览器会在这里找主机",
  "for a name, write its A-label": "若是域名，请写它的 A-label",
  "in the userinfo, write it as %40": "在用户信息中请写作 %40",
  "for SSH, write ssh://user@host/a": "若用于 SSH，请写 ssh://user@host/a",
  'for a path, write "./" before it (§4.2)': "若是路径，请在前面加“./”（§4.2）",
  "for Windows, write file:///C:/a": "若是 Windows 路径，请写 file:///C:/a",
  "percent-encode the password": "请对密码作百分号编码",
  "resolve it against a base": "请先依据基准解析",
  "write a percent sign as %25": "百分号请写作 %25",
  "write it as {}": "请写作 {0}",
  "give each an expression of its own, such as {}": "请让每个变量各用一个表达式，例如 {0}",
};
