/** What is wrong with a policy, in Chinese. */

import type { Catalogue } from "urikit/words";
import type { POLICY as ENGLISH } from "./en-policy.ts";

// biome-ignore format: a line is a sentence
export const POLICY = {
  "policy-at": (path, problem) => `${path}：${problem}`,
  "policy-no-object": (kind) => `策略应为对象，例如 {"schemes": ["https"]}，不能是${kind}`,
  "policy-unknown-key": (key, ...known) => `策略没有键 ${key}：可用的键有 ${known.join("、")}`,
  "policy-mistyped-key": (key, meant) => `策略没有键 ${key}：你是不是要用 ${meant}？`,
  "policy-no-list-of-strings": (kind) => `应为字符串的列表，不能是${kind}`,
  "policy-no-list-of-numbers": (kind) => `应为数的列表，不能是${kind}`,
  "policy-no-string": (kind) => `应为字符串，不能是${kind}`,
  "policy-no-number": (kind) => `应为数，不能是${kind}`,
  "policy-no-flag": (kind) => `应为 true 或 false，不能是${kind}`,
  "policy-no-scheme": (text) => `${text} 不是方案；方案例如 "https"（RFC 3986 §3.1）`,
  "policy-no-port": (port) => `${port} 不是 0 到 65535 之间的端口`,
  "policy-no-block": (text) => `${text} 既不是地址，也不是前缀之后各位为零的地址块，例如 "10.0.0.0/8"`,
  "policy-no-host": (text) => `${text} 不是主机；主机可以是 ASCII 的名称、地址、".example.org"（表示其下的所有名称），或者 "*"`,
  "policy-public-suffix": (text) => `${text} 表示某个公共后缀下的所有名称，而任何人都可以在其下注册名称：请写明你所指的域名`,
  "value-null": () => " null",
  "value-list": () => "列表",
  "value-of-type": (type) => `类型为 ${type} 的值`,
} satisfies Catalogue<keyof typeof ENGLISH>;
