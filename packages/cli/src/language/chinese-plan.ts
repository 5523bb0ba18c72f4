/** The words of the steps of a plan, in Chinese. */

import { planNote } from "urikit/messages/zh";
import type { PortUse } from "urikit/schemes";
import type { ConnectionTold, PlanWords } from "../commands/plan/plan-words.ts";

const PORTS: { readonly [status in PortUse["status"]]: string } = {
  own: "该方案自己的端口",
  other: "不是该方案自己的端口",
  reserved: "在 1024 以下的保留范围内，那里有其他协议在监听：RFC 1738 §6",
};

const WAYS: { readonly [way in ConnectionTold["way"]]: string } = {
  TCP: "",
  TLS: "，用 TLS",
  UDP: "，用 UDP",
  DTLS: "，用 DTLS（UDP）",
};

/** What programs are asked to do, by the words of plans; the commands of a protocol stay as they are. */
export const OPERATIONS: Readonly<Record<string, string>> = {
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

export const CHINESE_PLAN: PlanWords = {
  connect: ({ host = "您自己的服务器", port, status, way, gatewayFor, rareAddress }) => {
    const use = status === undefined ? "" : `（${PORTS[status]}）`;
    const role = gatewayFor === undefined ? "" : `，它是 ${gatewayFor} 的网关（RFC 1738 §4）`;
    const address =
      rareAddress === undefined ? "" : `；许多系统把这个名称当作地址 ${rareAddress}（RFC 3986 §7.4）`;
    return `连接 ${host}，端口 ${port}${use}${WAYS[way]}${role}${address}`;
  },
  send: (octets) => `发送 ${octets}`,
  ask: (what, octets) => `询问${planNote(what)}，然后发送 ${octets}`,
  asked: planNote,
  guess: (what, from, choices) =>
    `由 ${from} 猜测${planNote(what)}：${choices
      .map(({ guess, octets }) => `${planNote(guess)}则发送 ${octets}`)
      .join("；")}`,
  session: ({ protocol, user, hasPassword }) => {
    const advice = user === undefined ? "" : `；引用建议以 ${user} 登录`;
    return `用 ${protocol} 开始交互会话${advice}${hasPassword ? "，密码就在引用中" : ""}`;
  },
  request: (operation, of, parameters) => {
    const told = OPERATIONS[operation] ?? operation;
    const means = MEANS[of] ?? `用 ${of} `;
    const gap = /^\w/.test(told) && !means.endsWith(" ") ? " " : "";
    return [means + gap + told, parameters].filter((part) => part !== "").join("：");
  },
  compose: (to, fields) => {
    const texts = fields.map(
      ({ name, value, unsafe }) =>
        `${name}: ${value}${unsafe ? "（不在公认安全的字段之列：请略去，或者显示给用户看）" : ""}`,
    );
    const begin = to.length === 0 ? "开始写一封邮件，还没有收件人" : `开始写给 ${to.join("、")}`;
    return [begin, ...texts].join("；");
  },
  open: (path) => `打开 ${path}`,
  take: (octets, mediaType) => `取出 ${mediaType} 的 ${octets} 个字节`,
  note: planNote,
  between: "；然后",
};
