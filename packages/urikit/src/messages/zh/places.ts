/** What characters are not allowed in, by the names that errors give it. */

import type { Phrases } from "../phrases.ts";

export const PLACES: Phrases = {
  "a scheme": "方案",
  "a scheme, which begins with a letter": "方案（须以字母开头）",
  "the userinfo": "用户信息",
  "a host": "主机",
  "an IPv6 address": "IPv6 地址",
  "a port, which holds only digits": "端口（只能是数字）",
  "a path": "路径",
  "a query": "查询",
  "a fragment": "片段",
  "a name": "名称",
  "a parameter": "参数",
  "a resource": "资源",
  "a search": "检索",
  "an action": "操作",
  "an address": "地址",
  "the name of a field": "字段名",
  "the name of a file": "文件名",
  "the name of an account": "账户名",
  "the name of an action": "操作名",
  "the value of a field": "字段的值",
  "the value of a parameter": "参数的值",
  "the value of an option": "选项的值",
  "this part": "这一部分",
  "what it is about": "所指的内容",
};
