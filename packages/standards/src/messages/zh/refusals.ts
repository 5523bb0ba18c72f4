/** Why an edition does not accept a text, or has no target for it, in Chinese, by its English words; `{}` is a value. */

import type { Phrases } from "urikit/messages/zh";

/** What grammars say, the particular first; the last value is the section. */
const GRAMMARS: Phrases = {
  "one of its characters is not allowed in a password ({})": "密码中有不允许出现的字符（{0}）",
  "a character of what looks like a password is not allowed in {} ({})":
    "看起来像密码的内容中，有 {0} 不允许出现的字符（{1}）",
  '"{}" is not a host: each label of a name begins and ends with a letter or a digit ({})':
    "“{0}”不是主机：名称的每个标签都以字母或数字开头和结尾（{1}）",
  '"{}" is not a host: the last label of a name begins with a letter, and an address has four numbers ({})':
    "“{0}”不是主机：名称的最后一个标签以字母开头，而地址有四个数（{1}）",
  '"%" without two hexadecimal digits after it in {} ({})': "{0} 中的“%”之后没有两个十六进制数字（{1}）",
  "the text ends before {} is complete ({})": "{0} 还没有完整，文字就结束了（{1}）",
  "an http URL has no user and no password ({})": "http URL 没有用户和密码（{0}）",
};

/** WHATWG URL. */
const PARSER: Phrases = {
  "a relative reference needs a base ({})": "相对引用需要基准（{0}）",
  "a reference like this cannot be relative to a base of the scheme {} ({})":
    "这样的引用不能相对于方案为 {0} 的基准（{1}）",
  "a URL of the scheme {} needs a host here, and none is there ({})":
    "方案为 {0} 的 URL 在这里需要主机，却没有（{1}）",
  "{} is not allowed in a domain ({})": "域名中不允许出现{0}（{1}）",
  "{} is not allowed in a host ({})": "主机中不允许出现{0}（{1}）",
  "the host ends in a number, and is not an IPv4 address ({})": "主机以数结尾，却不是 IPv4 地址（{0}）",
  "an IPv6 address has no zone ({})": "IPv6 地址没有区域（{0}）",
  "no version of IP after 6 is known (IPvFuture) ({})": "没有已知的第 6 版之后的 IP（IPvFuture）（{0}）",
  "the text after the bracket is not an IPv6 address ({})": "方括号之后的内容不是 IPv6 地址（{0}）",
  "a file URL has no port ({})": "file URL 没有端口（{0}）",
  "the port is not a number ({})": "端口不是数（{0}）",
  "the port is greater than 65535 ({})": "端口大于 65535（{0}）",
  "the domain is not one that IDNA allows ({})": "域名不合 IDNA（{0}）",
  "the platform's URL refuses it, and does not say why ({})": "平台的 URL 拒绝它，没有说明原因（{0}）",
  "the base is not a URL that it can read ({})": "基准不是它能读取的 URL（{0}）",
  "the path of the base is opaque, so only a fragment can be relative to it ({})":
    "基准的路径不透明，因此只有片段可以相对于它（{0}）",
};

/** Why there is no target. */
const TARGETS: Phrases = {
  'its ".." segments lead above the root, which is an error': "其中的“..”越过了根，这是错误",
  "it describes absolute URLs only, and no way to resolve a relative one":
    "它只规定绝对 URL，没有规定怎样解析相对 URL",
  "the base is a {} URL, and these are never used with relative URLs":
    "基准是 {0} URL，而它们从不与相对 URL 一起使用",
  "the base is not an absolute URL": "基准不是绝对 URL",
  "the base is not an absolute URI": "基准不是绝对 URI",
  "the base is opaque, so no relative URI can be used with it": "基准不透明，因此不能与相对 URI 一起使用",
  "the base does not fit the generic-RL syntax, so no relative URL can be used with it":
    "基准不合 generic-RL 的语法，因此不能与相对 URL 一起使用",
};

export const REFUSALS: Phrases = {
  ...GRAMMARS,
  ...PARSER,
  "{} is not allowed in {} ({})": "{1} 中不允许出现{0}（{2}）",
  ...TARGETS,
  "it is not valid": "它不合法",
};
