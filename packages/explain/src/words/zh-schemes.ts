/** Schemes in Chinese: their names and their status in the registry, and the documents that are not a title. */

import { printable } from "urikit/display";

/** The names of schemes in the registry, where they are more than the scheme. */
export const SCHEME_NAMES: Readonly<Record<string, string>> = {
  cid: "内容标识",
  dict: "词典服务协议",
  file: "各主机自己的文件名",
  ftp: "文件传输协议（FTP）",
  geo: "地理位置",
  gopher: "Gopher 协议",
  http: "超文本传输协议（HTTP）",
  https: "安全的超文本传输协议（HTTPS）",
  imap: "互联网消息访问协议（IMAP）",
  info: "公共命名空间中带标识符的信息资产",
  ldap: "轻型目录访问协议（LDAP）",
  mailto: "电子邮件地址",
  mid: "邮件标识",
  news: "USENET 新闻",
  nntp: "通过 NNTP 访问的 USENET 新闻",
  pop: "邮局协议第 3 版（POP3）",
  prospero: "Prospero 目录服务",
  rtsp: "实时流协议（RTSP）",
  rtsps: "经 TLS 的实时流协议（RTSP）",
  rtspu: "经不可靠数据报传输的实时流协议（RTSP）",
  sip: "会话发起协议（SIP）",
  sips: "安全的会话发起协议（SIP）",
  sms: "短信服务",
  snews: "经 SSL/TLS 的 NNTP",
  tel: "电话",
  telnet: "交互会话",
  tftp: "简单文件传输协议（TFTP）",
  urn: "统一资源名称（URN）",
  wais: "广域信息服务器（WAIS）",
  ws: "WebSocket 连接",
  wss: "加密的 WebSocket 连接",
  xmpp: "可扩展消息与在线状态协议（XMPP）",
};

/** RFC 7595 §7.2: the status of a scheme in the registry. */
export const STATUSES: Readonly<Record<string, string>> = {
  permanent: "永久",
  provisional: "暂定",
  historical: "历史",
  experimental: "实验",
};

/** Where a scheme is specified, where that is not the title of a document alone. */
const SPECIFICATIONS: readonly (readonly [english: string, chinese: string])[] = [
  [", over TLS by custom", "，按惯例经 TLS"],
  [", over a socket of this system by custom", "，按惯例经本机的套接字"],
  ["custom of browsers", "浏览器的惯例"],
  ["IANA registration of redis", "redis 在 IANA 的登记"],
];

/** A scheme as people read of it. */
export interface SchemeTold {
  /** In small letters. */
  readonly scheme: string;
  /** Its name in the registry. */
  readonly description?: string | undefined;
  readonly status?: string | undefined;
  readonly specification?: string | undefined;
}

/** The name of a scheme and where it is specified, in a sentence. */
export function schemeInChinese({ scheme, description, status, specification }: SchemeTold): string {
  const name = SCHEME_NAMES[scheme] ?? (description === undefined ? scheme : printable(description));
  const registered =
    status === undefined ? "没有在 IANA 注册" : `在 IANA 的注册表中状态为“${STATUSES[status] ?? status}”`;
  const document = specification === undefined ? "" : `，由 ${specificationInChinese(specification)} 规定`;
  return `${name}：${registered}${document}。`;
}

/** The document of a scheme. */
export function specificationInChinese(specification: string): string {
  for (const [english, chinese] of SPECIFICATIONS)
    if (specification.endsWith(english)) return specification.slice(0, -english.length) + chinese;
  return specification;
}
