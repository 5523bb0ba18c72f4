/** The names of readers, and what an address or a name is, in Chinese. */

import type { AddressReading, NameReading } from "@urikit/guard";

/** Readers whose names are words, by those of the command. */
const READERS: Readonly<Record<string, string>> = {
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

/** The kind of an address or a name. */
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
