/**
 * Why editions differ, in Chinese: the changes from one to the next, and what the URL Standard repairs, by their English
 * words. `{}` is the name of an edition, or what an edition says against the text.
 */

import type { Phrases } from "urikit/messages/zh";

/** Why only one of two editions accepts a text. */
const VALIDITY: Phrases = {
  "{} describes only absolute URLs; {} has relative ones": "{0} 只规定绝对 URL；{1} 有相对 URL",
  "{} has no fragment in a URL; {} sets it aside and accepts the rest":
    "{0} 的 URL 没有片段；{1} 把片段放在一边，接受其余部分",
  "{} forbids `~`; {} allows it": "{0} 禁止 `~`；{1} 允许",
  "{} does not allow an empty port; {} does": "{0} 不允许空的端口；{1} 允许",
  "{} requires a URL to match the production of its scheme, and here {}; {} has one syntax for all schemes":
    "{0} 要求 URL 符合其方案的产生式，而这里{1}；{2} 的所有方案共用一种语法",
  "{} accepts almost anything as net_loc; {} requires a host, and {}":
    "{0} 几乎接受任何内容作为 net_loc；{1} 要求有主机，而{2}",
  "{} does not allow an empty first segment in a path; {} does": "{0} 不允许路径的第一段为空；{1} 允许",
  "{} has no brackets; RFC 2732 adds them to the reserved characters of {}, and so to every `uric`":
    "{0} 没有方括号；RFC 2732 把它们加入 {1} 的保留字符，因而每个 `uric` 都可以是方括号",
  "{} has no brackets; {} has them for IPv6 addresses, by RFC 2732":
    "{0} 没有方括号；{1} 按 RFC 2732 用它们括起 IPv6 地址",
  "{} requires a host name or number; {} accepts any name of a registry there":
    "{0} 要求主机名或数字地址；{1} 在那里接受注册机构的任何名称",
  "{} allows no dot at the end of a host name; {} allows one": "{0} 不允许主机名以点结尾；{1} 允许一个点",
  "{} reads a user and a password, which contain no colon; {} reads a userinfo, which may contain some":
    "{0} 读到的是用户和密码，其中不能有冒号；{1} 读到的是用户信息，其中可以有冒号",
  "{} derives a reference that is only a query; the BNF of {} does not, though its Appendix C resolves one":
    "{0} 可以推导出只有查询的引用；{1} 的 BNF 推导不出，尽管它的附录 C 解析了一个",
  '{} lets a scheme begin with a digit, "+", "-" or "."; {} requires a letter':
    "{0} 允许方案以数字、“+”、“-”或“.”开头；{1} 要求以字母开头",
  "{} requires something after the scheme; {} does not": "{0} 要求方案之后有内容；{1} 不要求",
  "{} derives no empty path before a query; {} does": "{0} 推导不出查询之前的空路径；{1} 可以",
  "{} does not let an opaque part begin with a bracket; {} adds brackets to `uric-no-slash`":
    "{0} 不允许不透明部分以方括号开头；{1} 把方括号加入 `uric-no-slash`",
  "{} has the ABNF of RFC 2373 for addresses; that of {} is exact":
    "{0} 的地址用 RFC 2373 的 ABNF；{1} 的 ABNF 是精确的",
  "{} allows brackets in queries and fragments, by RFC 2732; {} allows them only in addresses and opaque parts":
    "{0} 按 RFC 2732 允许查询和片段中有方括号；{1} 只允许它们出现在地址和不透明部分中",
  "{} allows only IPv6 addresses in brackets; {} allows later versions too":
    "{0} 只允许方括号中是 IPv6 地址；{1} 也允许以后的版本",
  "{} reads the authority as the name of a registry; {} has only userinfo, host and port: {}":
    "{0} 把权威部分读作注册机构的名称；{1} 只有用户信息、主机和端口：{2}",
  "{} allows brackets in an opaque part; {} allows them only in a host":
    "{0} 允许不透明部分中有方括号；{1} 只允许主机中有",
  "{} has relative references; {} parses none without a base": "{0} 有相对引用；{1} 没有基准就不解析相对引用",
  "{} derives it; {} has its own rules for hosts, ports and bases: {}":
    "{0} 可以推导出它；{1} 对主机、端口和基准另有规则：{2}",
  "{} does not allow `\\`; {} reads it as `/` where the scheme is special":
    "{0} 不允许 `\\`；方案特殊时，{1} 把它读作 `/`",
  "{} does not accept it: {}; {} accepts it": "{0} 不接受它：{1}；{2} 接受",
  "{} does not accept it: {}; {} repairs the text that it reads": "{0} 不接受它：{1}；{2} 会修复所读的文字",
};

/** Why only one of two editions knows a host. */
const HOST: Phrases = {
  "RFC 1738 gives mailto and news URLs no host; RFC 1808 has one syntax for all schemes":
    "RFC 1738 的 mailto 和 news URL 没有主机；RFC 1808 的所有方案共用一种语法",
  "in RFC 2396 the last label of a host name begins with a letter; in rfc2396bis-01 it need not":
    "RFC 2396 的主机名最后一个标签以字母开头；rfc2396bis-01 不要求",
  "rfc2396bis-01 no longer derives a single label with a dot after it as a host name":
    "rfc2396bis-01 不再把后面带点的单个标签推导为主机名",
  "rfc2396bis-01 limits the labels of a host name to 63 characters, and the numbers of an address to 255":
    "rfc2396bis-01 把主机名的标签限制为 63 个字符，把地址中的数限制为 255",
  "RFC 1808 derives almost any net_loc, and this one is not a login of RFC 1738 §3.1":
    "RFC 1808 几乎可以推导任何 net_loc，而这一个不是 RFC 1738 §3.1 的 login",
  "RFC 3986 takes the name of a registry for a host": "RFC 3986 把注册机构的名称当作主机",
  "the WHATWG URL Standard has no names of registries, and reads a host after the last `@`":
    "WHATWG URL Standard 没有注册机构的名称，并在最后一个 `@` 之后读取主机",
  "only one of the two reads a server there, and the other the name of a registry":
    "两者之中只有一个在那里读到服务器，另一个读到的是注册机构的名称",
  "a program that asks for the host may find none": "向它询问主机的程序可能什么也找不到",
};

/** Why two editions lead to different targets. */
const TARGET: Phrases = {
  "RFC 1808 counts an empty net_loc as absent, and keeps that of the base":
    "RFC 1808 把空的 net_loc 算作没有，并保留基准的 net_loc",
  'until RFC 2396, a scheme could begin with a digit, "+", "-" or "."':
    "在 RFC 2396 之前，方案可以以数字、“+”、“-”或“.”开头",
  "before url-syntax-05, only a slash ended a host, and a question mark did not":
    "在 url-syntax-05 之前，只有斜杠结束主机，问号并不结束",
  "an opaque URI has no hierarchy": "不透明的 URI 没有层级",
  "any absolute URL can be a base, whatever its scheme": "任何绝对 URL 都可以作为基准，不管是什么方案",
  "every URI has a path, and can be a base": "每个 URI 都有路径，都可以作为基准",
  "a reference without a URL refers to the current document, whatever the base":
    "没有 URL 的引用指当前文档，不管基准是什么",
  "a query without a path now replaces the last segment, which was kept before":
    "没有路径的查询从此代替最后一段，以前则保留最后一段",
  "params are no longer a component, but part of a segment": "参数不再是组成部分，而是段的一部分",
  "params are no longer a component, so the dot-segments in them are removed like others":
    "参数不再是组成部分，所以其中的点段也和别的一样去掉",
  "the query goes through the buffer in which dot-segments are removed": "查询也经过去掉点段的缓冲区",
  "with a base that has no path, url-syntax-05 and RFC 2396 add no slash":
    "基准没有路径时，url-syntax-05 和 RFC 2396 不补斜杠",
  "a query without a path keeps the last segment, as it did in RFC 1808":
    "没有路径的查询保留最后一段，与 RFC 1808 一样",
  "the query is separated from the path before the paths are merged": "合并路径之前，先把查询与路径分开",
  "a same-document reference has a target like any other, which happens to be the base":
    "同文档引用与其他引用一样有目标，只是目标恰好是基准",
  "only a base with an authority, and without a path, adds a slash":
    "只有基准有权威部分而没有路径时，才补斜杠",
  "dot-segments above the root, and in paths that need no merging, are removed as well":
    "越过根的点段，以及不需合并的路径中的点段，也都去掉",
};

/** What the URL Standard makes of a text that no edition does. */
const REPAIRS: Phrases = {
  "the WHATWG URL Standard removes tabs and line breaks everywhere, and controls and spaces at both ends":
    "WHATWG URL Standard 去掉各处的制表符和换行，以及两端的控制字符和空格",
  "the WHATWG URL Standard parses the base first, and resolves against what it makes of it":
    "WHATWG URL Standard 先解析基准本身，再依据所得的结果解析引用",
  "in the WHATWG URL Standard, a letter and a colon after the slashes of a file URL are a drive, which belongs to the path, and which no dot-segment removes":
    "在 WHATWG URL Standard 中，file URL 的斜杠之后的字母和冒号是盘符，它属于路径，任何点段都去不掉",
  "the WHATWG URL Standard ignores a scheme that equals the base's, as parsers before RFC 3986 did (§5.2.2)":
    "WHATWG URL Standard 忽略与基准相同的方案，就像 RFC 3986 之前的解析器那样（§5.2.2）",
  "the WHATWG URL Standard reads `\\` as `/` where the scheme is special":
    "方案特殊时，WHATWG URL Standard 把 `\\` 读作 `/`",
  "in the WHATWG URL Standard, the slashes after a special scheme are optional, and a host follows, however many there are":
    "在 WHATWG URL Standard 中，特殊方案之后的斜杠可有可无；不管有几个，后面都是主机",
  "in the WHATWG URL Standard, a file URL without two slashes has an empty host, and its path begins with a slash":
    "在 WHATWG URL Standard 中，没有两个斜杠的 file URL 主机为空，路径以斜杠开头",
  "in the WHATWG URL Standard, a host that ends in a number is an IPv4 address of one to four numbers, which may be octal or hexadecimal":
    "在 WHATWG URL Standard 中，以数结尾的主机是 IPv4 地址，由一到四个数组成，可以是八进制或十六进制",
  "the WHATWG URL Standard maps the characters of a domain to those that it is registered with":
    "WHATWG URL Standard 把域名的字符映射成它注册时所用的字符",
  "in a segment of dots, an encoded dot is a dot in the WHATWG URL Standard":
    "在 WHATWG URL Standard 中，由点构成的段里，编码的点就是点",
  "in the WHATWG URL Standard, a path without a slash after a scheme that is not special is opaque, and its dot-segments stay":
    "在 WHATWG URL Standard 中，非特殊方案之后不以斜杠开头的路径是不透明的，其中的点段保留",
};

export const CHANGES: Phrases = { ...VALIDITY, ...HOST, ...TARGET, ...REPAIRS };
