/** The terms of the standard in Chinese, and the fixed phrases of the command. */

import type { AddressReading, NameReading } from "@urikit/audit";
import type { Severity } from "@urikit/audit/at-once";
import type { Component, HostKind, RelativeForm, UriReference } from "urikit";
import type { IdnaError } from "urikit/idna";
import type { Suggestion } from "../commands/repair/guesses.ts";

export interface ComponentTerm {
  readonly name: string;
  readonly title: string;
  readonly what: string;
  readonly section: string;
}

export const COMPONENTS: Readonly<Record<Component, ComponentTerm>> = {
  scheme: {
    name: "方案",
    title: "scheme：其余部分怎么读",
    what: "方案的规范规定其他组成部分的含义，以及怎样访问资源。以字母开头，后面是字母、数字、“+”、“-”或“.”；大小写意义相同。",
    section: "§3.1",
  },
  authority: {
    name: "权威部分",
    title: "authority：后面的名称由谁负责",
    what: "在两条斜杠之后，到下一个斜杠、问号或井号为止：一个主机，前面可以有用户信息，后面可以有端口。",
    section: "§3.2",
  },
  userinfo: {
    name: "用户信息",
    title: "userinfo：谁在请求",
    what: "“@”之前的用户。它永远不是要访问的地方，尽管可能看起来像。冒号后写密码的做法已废弃，因为凡是看到引用的人都会看到密码。",
    section: "§3.2.1",
  },
  host: {
    name: "主机",
    title: "host：在哪里",
    what: "注册名（多半是 DNS 域名），或者 IP 地址。IPv6 地址写在方括号里。大小写意义相同。",
    section: "§3.2.2",
  },
  port: {
    name: "端口",
    title: "port：主机上的哪个服务",
    what: "冒号后的十进制数。不写时用方案的默认端口，例如 https 的 443。",
    section: "§3.2.3",
  },
  path: {
    name: "路径",
    title: "path：逐级指明那里的什么",
    what: "用斜杠分开的各段，多半从整体到局部。解析引用时会去掉“.”和“..”。路径总是存在，但可以为空。",
    section: "§3.3",
  },
  query: {
    name: "查询",
    title: "query：层级之外，指明那里的什么",
    what: "从第一个问号到井号。按表单的惯例，其中是 name=value 这样的对，用“&”隔开；标准本身不再细分。",
    section: "§3.4",
  },
  fragment: {
    name: "片段",
    title: "fragment：资源的哪一部分",
    what: "井号之后。供已经取得资源并知道其媒体类型的程序使用；不会发送给服务器。",
    section: "§3.5",
  },
};

/** What a reserved character means, by the words of the command. */
export const MEANINGS: Readonly<Record<string, string>> = {
  "encoded, so that it is not taken for a delimiter": "经过编码，因此不会被当作分隔符",
  data: "数据",
  "data, unless the media type gives it a meaning": "数据，除非媒体类型另有规定",
  "begins the authority": "权威部分由此开始",
  "ends the userinfo": "用户信息到此结束",
  "begins the query": "查询由此开始",
  "begins the fragment": "片段由此开始",
  "ends the scheme": "方案到此结束",
  "begins the port": "端口由此开始",
  "separates the user from what used to be the password": "分开用户和过去的密码",
  "encloses an address": "括起一个地址",
  "separates the pieces of an address": "分开地址的各段",
  "data, which no DNS name contains": "数据，DNS 域名里不会有",
  "separates segments": "分开各路径段",
  "data, unless the scheme or the server gives it a meaning": "数据，除非方案或服务器另有规定",
  "separates pairs": "分开各对",
  "separates a key from its value": "分开键和值",
  "data; forms write it for a space": "数据；表单用它代表空格",
};

/** What a text may be meant as, by the words of the command, which may go on after them. */
export const GUESSES: Readonly<Record<string, string>> = {
  "a Windows path (RFC 8089 App. E)": "Windows 路径（RFC 8089 附录 E）",
  "a path of SSH": "SSH 路径",
  "a URI Template (RFC 6570), its variables undefined": "URI 模板（RFC 6570），其变量均未定义",
  "an IPv6 address with its closing bracket": "补上右方括号的 IPv6 地址",
  "an IPv6 address without its zone identifier (RFC 9844)": "去掉区域标识符的 IPv6 地址（RFC 9844）",
  "what stands within it": "其中包含的内容",
  "a reference, its components as they look": "字面所示的各组成部分",
  "an IRI (RFC 3987), but its host has no A-label": "IRI（RFC 3987），但其主机没有对应的 A-label",
  "an IRI (RFC 3987), its host by IDNA": "IRI（RFC 3987），其主机按 IDNA 转换",
  "an IRI (RFC 3987)": "IRI（RFC 3987）",
};

/**
 * What the command takes a text for, with a blank before Latin letters; after its words it may say why.
 *
 * @param reasonOf The catalogue of errors.
 */
export function guessInChinese({ as, error }: Suggestion, reasonOf: (error: IdnaError) => string): string {
  const known = Object.keys(GUESSES).find((words) => as.startsWith(words));
  if (known === undefined) return ` ${as}`;
  const guess = GUESSES[known] ?? "";
  const why = as.slice(known.length).replace(/^: /, "");
  const told =
    error === undefined
      ? why.replace(STANDS_FOR, "“$1”会变成“$2”；如果本意是后者，请直接写它")
      : reasonOf(error);
  return `${/^\w/.test(guess) ? " " : ""}${guess}${told === "" ? "" : `：${told}`}`;
}

/** A character that the normalization makes a delimiter of. */
const STANDS_FOR = /^"([^"]*)" stands for "([^"]*)"; write that if it is meant$/;

export const SEVERITIES: Readonly<Record<Severity, string>> = {
  danger: "危险",
  warning: "警告",
  hint: "提示",
};

export const HOSTS: Readonly<Record<HostKind, string>> = {
  "reg-name": "注册名",
  ipv4: "IPv4 地址",
  ipv6: "IPv6 地址",
  ipvfuture: "未来版本的 IP 地址",
};

const FORMS: Readonly<Record<RelativeForm, string>> = {
  "network-path": "网络路径",
  "absolute-path": "绝对路径",
  "relative-path": "相对路径",
};

/** What a reference is (RFC 3986 §4). */
export function kindInChinese({ text, kind, form, isAbsoluteUri }: UriReference): string {
  if (text === "") return "空引用，指向文档本身";
  if (kind === "relative-reference") return `相对引用，形式为${FORMS[form]}（${form}）`;
  return isAbsoluteUri ? "绝对 URI" : "带片段的 URI";
}

/** Readers whose names are words, by those of the command. */
export const READERS: Readonly<Record<string, string>> = {
  browsers: "浏览器",
  "JavaScript parsers": "JavaScript 解析器",
  "all RFCs": "所有 RFC",
  "older RFCs": "较早的 RFC",
  "Appendix B": "附录 B",
};

/** Readers, by the names that the command has for them. */
export function readersInChinese(names: readonly string[]): string {
  return names.map((name) => READERS[name] ?? name).join("、");
}

/** What an address or a name is. */
export const HOST_SORTS: Readonly<Record<AddressReading["kind"] | NameReading["kind"], string>> = {
  global: "全球单播",
  unspecified: "未指定",
  loopback: "环回",
  private: "私有",
  "link-local": "链路本地",
  carrier: "运营商级 NAT 共享",
  metadata: "云元数据服务",
  multicast: "组播",
  broadcast: "广播",
  documentation: "文档示例",
  benchmarking: "基准测试",
  protocol: "协议专用",
  reserved: "保留",
  "embeds-ipv4": "内嵌 IPv4",
  local: "本地网络",
  "single-label": "单个标签",
  "spells-address": "拼写出一个地址",
  "not-in-dns": "不在 DNS 中",
};
