/**
 * @urikit/access/words/zh: why an access was refused or failed, in Chinese, by the ids of statements.
 *
 * @packageDocumentation
 */

import type { Catalogue } from "urikit/words";
import type { en } from "./en.ts";

/** The sentences of this package in Chinese. */
export const zh = {
  "access-denied": (...reasons) => reasons.join("；"),
  "access-scheme-denied": (scheme) => `策略不允许方案 ${scheme}`,
  "access-no-reference": (reason) => `无法到达：${reason}`,
  "access-relative": () => "无法到达：它没有方案，也没有已知的基准",
  "access-no-way": (scheme) => `没有到达 ${scheme} 所标识之物的途径`,
  "access-timeout": (seconds) => `${seconds} 秒后仍未完成`,
  "access-idle": (seconds) => `${seconds} 秒内没有任何数据到来`,
  "access-aborted": () => "调用者中止了它",
  "access-closed": () => "在全部读完之前它就被关闭了",
  "access-too-large": (most) => `它超过 ${most} 个字节`,
  "access-too-many-entries": (most) => `它的条目超过 ${most} 个`,
  "access-expanded": (times) => `它的编码使它比传来的数据大 ${times} 倍以上`,
  "access-redirect-denied": (status, ...reasons) => `不跟随重定向（${status}）：${reasons.join("；")}`,
  "access-redirect-scheme": (scheme) => `它指向 ${scheme}，而重定向只能指向 http 或 https`,
  "access-redirect-not-wanted": (status) => `它要重定向（${status}），而调用者不要重定向`,
  "access-socket-path": () => "本系统的套接字不是策略所允许的地址",
  "access-too-many-redirects": (most) => `重定向超过 ${most} 次`,
  "access-no-server": (host, code) => `${host} 没有服务器应答（${code}）`,
  "access-certificate": (host, code) => `${host} 的证书不受信任（${code}）`,
  "access-protocol": (code) => `应答不符合协议（${code}）`,
  "access-unknown-coding": (coding) => `它的内容用 ${coding} 编码，而请求中并未要求`,
  "access-two-locations": () => "应答指向两处",
  "access-incomplete": (code) => `连接在全部到达之前就结束了（${code}）`,
  "access-error-reply": (reply) => `服务器答复：${reply}`,
  "access-unexpected-reply": (reply) => `服务器的答复不是协议在此处所期待的：${reply}`,
  "access-line-too-long": (most) => `应答中有一行超过 ${most} 个字节`,
  "access-too-many-lines": (most) => `一个答复超过 ${most} 行`,
  "access-data-port": (port, lowest) => `服务器在端口 ${port} 发送数据，而 ${lowest} 以下有其他协议在监听`,
  "access-question": (what) => `没有${what}就无法到达`,
  "access-no-news-server": () => "它没有指明服务器，调用者也没有指定新闻服务器",
  "access-no-mechanism": () => "登录所需的机制在此不受支持",
  "access-no-definition": (number) => `没有编号为 ${number} 的定义`,
  "access-for-a-person": (scheme) => `${scheme} 所标识的要由人来做：这里不拨号`,
  "access-negotiates": () => "服务器没完没了地协商",
  "access-other-certificate": (server) => `${server} 的证书与首次见到的不同`,
  "access-redirect-out": (scheme) => `它指向 ${scheme}，离开了本协议`,
  "access-form-to-fill-in": () => "它是一个须先由人填写的表单",
  "access-session-elsewhere": (type) => `条目类型 ${type} 是另一台服务器上的会话`,
  "access-status": (status) => `服务器以状态 ${status} 应答`,
  "access-wait": (seconds) => `服务器要求 ${seconds} 秒之后再问，而不是之前`,
  "access-robots": () => "该网站对机器人的规则（robots.txt）不允许",
  "access-no-part": (fragment) => `其中没有名为 ${fragment} 的部分`,
  "access-no-directory": () => "它没有指明服务器，而这里不知道自己的目录服务器",
  "access-needs-package": (name) => `需要软件包 ${name}，而它没有安装`,
  "access-no-message": () => "没有这样的邮件",
  "access-file-not-found": () => "没有这个文件",
  "access-outside-roots": () => "该文件不在调用者指定的任何文件夹中",
  "access-special-file": () => "它既不是普通文件，也不是文件夹",
  "access-not-readable": (code) => `本系统不允许读取它（${code}）`,
} satisfies Catalogue<keyof typeof en>;
