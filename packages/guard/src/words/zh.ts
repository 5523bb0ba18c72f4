/**
 * @urikit/guard/words/zh: what a guard says of a reference, in Chinese, by the ids of statements.
 *
 * @packageDocumentation
 */

import type { Catalogue } from "urikit/words";
import type { en } from "./en.ts";
import type { POLICY as ENGLISH } from "./en-policy.ts";
import { BLOCKS } from "./zh-blocks.ts";

// What is wrong with a policy, in Chinese.

// biome-ignore format: a line is a sentence
const POLICY = {
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

/** The sentences of this package in Chinese. */
// biome-ignore format: a line is a sentence
export const zh = {
  ...BLOCKS,
  ...POLICY,

  "found-in-block": (address, block, name, source) => `${address} 属于 ${block}，${name}（${source}）`,

  // Reasons of the guard
  "denied-not-a-reference": () => "它不是 URI 引用",
  "denied-not-ascii": () => "它有 ASCII 以外的字符，且不是策略能转换的 IRI：见 readPolicy 的 mapIri，可用 urikit/iri 的 toUri 和 urikit/idna 的 toAscii",
  "denied-relative": () => "它没有方案，也没有说明相对于什么",
  "denied-scheme": (scheme) => `策略不允许方案 ${scheme}`,
  "denied-without-host": () => "没有指明主机",
  "denied-host": (host) => `策略不允许主机 ${host}`,
  "denied-not-a-name": (host, why) => `${host} 不是 DNS 能有的名称：${why}`,
  "unknown-address-version": () => "它是没有人认识的版本的地址",
  "denied-rare-ipv4": (host, address) => `有些平台会把 ${host} 读作地址 ${address}`,
  "denied-malformed-ipv4": (host) => `${host} 的结尾像地址`,
  "denied-name": (name, kind, source) => `${name} 不是人人通用的名称（${kind}；${source}）`,
  "denied-leads-on": (address) => `${address} 通向另一个地址`,
  "denied-not-an-address": () => "所给的不是 RFC 3986 §3.2.2 的地址",
  "denied-port": (port) => `策略不允许端口 ${port}`,
  "denied-unknown-port": () => "策略不允许没有指明的端口",
  "denied-credentials": () => "主机之前有用户信息，而策略不允许",
  "denied-downgrade": (before, after) => `重定向从 ${before} 转到 ${after}`,
  "nat64-needed": (address, inner) => `只有在设有 NAT64 的网络中，${address} 才通向 ${inner}（RFC 6052 §2.1）：请确认你的网络是否设有`,
  "name-not-resolved": () => "主机是名称：它有哪些地址，只有查询之后才知道",

  // 百分号编码所携带的
  "denied-encoded-host": () => "主机经过百分号编码：有的程序解码，有的照原样查询，有的连接本机",
  "denied-encoded-nul": () => "其中有 %00，用 C 写的程序会在那里结束文本",
  "denied-encoded-line-break": () => "查询之前有编码的换行，请求可能在那里被拆开",
  "denied-header-injection": () => "编码的换行之后是一个头部字段",
  "denied-encoded-dot-segment": () => "点段经过编码：有的程序在请求之前去掉它，有的在之后",
  "denied-hidden-dot-segment": () => "稍后才解码、或在其他字符处分段的服务器会爬到上一级文件夹",
  "denied-overlong-utf8": () => "这些八位组不是 UTF-8，宽松的解码器会当成更短的字符",
  "denied-other-protocol": () => "编码的换行之后，服务器读到另一个命令",
  "denied-blocked-port": (port) => `浏览器不连接端口 ${port}，那里用的是另一种协议`,
  "denied-disagreement": () => "各程序的读法不同：有的会去别处，有的哪里也不去",
} satisfies Catalogue<keyof typeof en>;
