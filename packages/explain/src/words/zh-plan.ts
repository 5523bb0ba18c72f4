/** The steps of plans, in Chinese. */

import type { Catalogue } from "urikit/words";
import type { plan as english } from "./en-plan.ts";

/** The requests to programs, by the words of plans; the commands of a protocol stay as they are. */
const OPERATIONS: Readonly<Record<string, string>> = {
  "add key": "添加密钥",
  dereference: "解引用",
  dial: "拨号",
  fetch: "取得",
  find: "查找",
  get: "取得",
  list: "列出",
  "list entries": "列出条目",
  open: "打开",
  read: "读取",
  resolve: "解析",
  retrieve: "取得",
  search: "检索",
  show: "显示",
  "show source": "显示源代码",
  "take entry": "取出条目",
};

/** By what it is done, where that is a word and not the name of a protocol. */
const MEANS: Readonly<Record<string, string>> = {
  authenticator: "由身份验证器",
  map: "在地图上",
  messages: "在邮件中",
  peers: "向对等方",
  program: "由程序自己",
  telephone: "用电话",
};

function request(operation: string, by: string): string {
  const said = OPERATIONS[operation] ?? operation;
  const means = MEANS[by] ?? `用 ${by} `;
  return means + (/^\w/.test(said) && !means.endsWith(" ") ? " " : "") + said;
}

export const plan = {
  "plan-connect": (host, port, use, way, role, address) =>
    `连接 ${host}，端口 ${port}${use}${way}${role}${address}`,
  "plan-own-server": () => "你自己的服务器",
  "plan-port-own": () => "（该方案自己的端口）",
  "plan-port-other": () => "（不是该方案自己的端口）",
  "plan-port-reserved": () => "（在 1024 以下的保留范围内，那里有其他协议在监听：RFC 1738 §6）",
  "plan-tls": () => "，用 TLS",
  "plan-tls-later": () => "，在客户端提出要求之后用 TLS",
  "plan-udp": () => "，用 UDP",
  "plan-dtls": () => "，用 DTLS（UDP）",
  "plan-gateway": (scheme) => `，它是 ${scheme} 的网关（RFC 1738 §4）`,
  "plan-rare-address": (address) => `；许多系统把这个名称当作地址 ${address}（RFC 3986 §7.4）`,
  "plan-send": (octets) => `发送 ${octets}`,
  "plan-ask": (what, octets) => `询问${what}，然后发送 ${octets}`,
  "plan-guess": (what, from, ...choices) => `由 ${from} 猜测${what}：${choices.join("；")}`,
  "plan-choice": (guess, octets) => `${guess}则发送 ${octets}`,
  "plan-session": (protocol, login, password) => `用 ${protocol} 开始交互会话${login}${password}`,
  "plan-login": (user) => `；引用建议以 ${user} 登录`,
  "plan-with-password": () => "，密码就在引用中",
  "plan-request": request,
  "plan-request-with": (operation, means, parameters) => `${request(operation, means)}：${parameters}`,
  "plan-compose": (to, ...fields) => [`开始写给 ${to}`, ...fields].join("；"),
  "plan-compose-to-nobody": (...fields) => ["开始写一封邮件，还没有收件人", ...fields].join("；"),
  "plan-recipients": (...to) => to.join("、"),
  "plan-field": (name, value) => `${name}: ${value}`,
  "plan-unsafe-field": (name, value) =>
    `${name}: ${value}（不在公认安全的字段之列：请略去，或者显示给用户看）`,
  "plan-open": (path) => `打开 ${path}`,
  "plan-take": (octets, mediaType) => `取出 ${mediaType} 的 ${octets} 个字节`,
  "plan-replies": (...parts) => parts.join("；"),
  "plan-when": (...conditions) => `仅${conditions.join("，或者")}`,
  "plan-after-reply": (codes) => `在答复 ${codes} 之后`,
  "plan-with-capability": (capability) => `在服务器有能力 ${capability} 时`,
  "plan-expects": (...replies) => `应答复 ${replies.join("，然后 ")}`,
  "plan-codes": (...codes) => codes.join(" 或 "),
  "plan-receives-reply": () => "数据在最后一个答复中。",
  "plan-receives-data-connection": () => "数据从另一个连接传来。",
  "plan-receives-lines-to-dot": () => "数据是答复之后的各行，到只有一个点的行为止。",
  "plan-receives-until-close": () => "数据是连接结束之前传来的一切。",
  "plan-receives-http-message": () => "数据是响应的内容。",
  "plan-receives-entries": () => "数据是条目。",
  "plan-receives-session": () => "此后连接就是会话。",
  "plan-steps": (...steps) => steps.join("；然后"),
} satisfies Catalogue<keyof typeof english>;
