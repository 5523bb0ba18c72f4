/** What each code of an error means, in Chinese. */

import type { ERROR_CODES as ENGLISH, ErrorCodeText } from "../commands/explain/error-codes.ts";

type ChineseCode = Pick<ErrorCodeText, "title" | "what" | "fix">;

export const ERROR_CODES: Readonly<Record<keyof typeof ENGLISH, ChineseCode>> = {
  "forbidden-character": {
    title: "不能出现在那里的字符",
    what: "每个组成部分都有自己的字符集，这个字符不在任何字符集中，或者不在该组成部分的字符集中。含有这种字符的数据要作百分号编码。",
    fix: "对该字符作百分号编码（uri encode）；如果它只是在引用前后，请去掉",
  },
  "non-ascii": {
    title: "ASCII 之外的字符",
    what: "URI 用 ASCII 书写。带有其他字符的可能是 IRI（RFC 3987），使用之前要映射成 URI。",
    fix: "把它的 UTF-8 写成百分号编码，主机写成 A-label：uri repair 两者都会做",
  },
  "malformed-percent-encoding": {
    title: "“%”之后没有两个十六进制数字",
    what: "“%”是百分号编码的开头：之后必须有两个十六进制数字。作为数据的“%”写作 %25。",
    fix: "作为数据的“%”请写 %25；被截断的百分号编码请补全",
  },
  "misplaced-delimiter": {
    title: "语法不允许的位置上的分隔符",
    what: "“: / ? # [ ] @”之一出现在不起分隔作用的地方。方括号只能括起 IP 地址；“#”是片段的开头，片段里不能再有。",
    fix: "如果分隔符是数据，请作百分号编码",
  },
  "invalid-scheme": {
    title: "第一个冒号之前不是方案",
    what: "第一个冒号之前的不是方案：方案是一个字母，然后是字母、数字、“+”、“-”或“.”。相对引用的第一段不能有冒号。",
    fix: "请写方案；若路径的第一段有冒号，请在前面写“./”",
  },
  "invalid-ip-literal": {
    title: "方括号里不是地址，或者地址没有方括号",
    what: "主机中的方括号里只能是 IPv6 地址或 IPvFuture，而 IPv6 地址只能写在方括号里。",
    fix: "请写完整的 IPv6 地址，并加上方括号",
  },
  "zone-identifier": {
    title: "带区域的 IPv6 地址",
    what: "RFC 6874 曾允许在 %25 之后写区域标识；RFC 9844 又把它从 URI 中去掉。它只在一台机器上有意义。",
    fix: "请去掉区域",
  },
  "invalid-port": {
    title: "不是数的端口",
    what: "在主机之后的冒号与路径之间，只能是数字。",
    fix: "端口请用数字写；作为数据的冒号请作百分号编码",
  },
  "missing-scheme": {
    title: "需要 URI 的地方是相对引用",
    what: "URI 以方案开头。没有方案的是相对引用，其含义取决于基准。",
    fix: "请写出方案，或者先依据基准解析（uri resolve）",
  },
  "scheme-not-allowed": {
    title: "需要相对引用的地方是 URI",
    what: "文字带有方案，而所要的只能是相对引用。",
    fix: "请把它变成相对于基准的引用（uri relativize）",
  },
  "fragment-not-allowed": {
    title: "需要绝对 URI 的地方有片段",
    what: "绝对 URI（例如基准）没有片段，空的也不行。",
    fix: "请去掉“#”及其之后的内容",
  },
  "relative-base": {
    title: "不是 URI 的基准",
    what: "引用要依据带方案的 URI 来解析。相对的基准无法确定目标。",
    fix: "请先解析基准本身，或者给它加上方案",
  },
  backslash: {
    title: "会改变主机的反斜杠",
    what: "浏览器把反斜杠当作斜杠，会在这里找到主机；RFC 3986 则找不到。对反斜杠作编码会掩盖这一点，因此 repair 拒绝。",
    fix: "请重写引用，本意是斜杠的地方写斜杠",
  },
  "lone-surrogate": {
    title: "半个代理对",
    what: "JavaScript 的文字可以含有半个字符。它没有 UTF-8，因此无法作百分号编码。",
    fix: "请找出文字在哪里从字符中间被截断",
  },
  "invalid-utf-8": {
    title: "字节不是 UTF-8 的百分号编码",
    what: "这些字节要按 UTF-8 解码，但不是 UTF-8。较老的程序可能用了别的字符集。",
    fix: "请用它们自己的字符集解码（uri decode --charset），或者保留百分号编码",
  },
  "invalid-for-charset": {
    title: "不是所要求的字符集的文字",
    what: "这些字节不是该字符集的字符：字符集不对，或者文字被截断了。",
    fix: "请试试别的字符集，或者保留百分号编码",
  },
  "not-relativizable": {
    title: "没有引用能解析为目标",
    what: "解析会去掉点段：含有点段的目标不可能得到。",
    fix: "请先规范化目标（uri normalize）",
  },
  "component-mismatch": {
    title: "读回来会不同的组成部分",
    what: "各组成部分拼在一起之后，文字会有别的组成部分：主机之后没有斜杠的路径、没有主机的端口、用户信息里的斜杠。",
    fix: "请对作为数据的分隔符作编码，并给出其他部分所需要的组成部分",
  },
  "missing-value": {
    title: "缺少的值",
    what: "模板的值是 undefined、null，或者是不能放进引用的类型。",
    fix: "请给出文字、数或 URI；没有值的部分请从模板中去掉",
  },
  "structure-change": {
    title: "会改变结构的值",
    what: "即使作了编码，这个值也会让引用的组成部分或段与字面文本的不同。",
    fix: "请给出一个段、一个值或一个主机；若是一列段，请用 segments([…]) 标明",
  },
  "dot-segment": {
    title: "构成点段的值",
    what: "值是“.”或“..”，单独或者与旁边的文字一起：解析时会去掉它以及它之前的一段。对点作编码也没有用。",
    fix: "不要把“.”和“..”当作名称",
  },
  "scheme-not-listed": {
    title: "值给出了没有列出的方案",
    what: "方案来自值，而不在调用者允许的方案之中：它可能是 javascript 或 file。",
    fix: "请列出可以出现的方案：uriWith({ schemes: [...] })",
  },
  "invalid-domain-name": {
    title: "没有 ASCII 形式的主机",
    what: "主机含有 ASCII 之外的字符，而按 IDNA 又不是域名，因此谁也无法查询它。",
    fix: "请改正名称",
  },
  "wrong-scheme": {
    title: "不是所要读取的方案",
    what: "引用要按某个方案读取，而它是别的方案，或者没有方案。",
    fix: "请按它自己的方案读取",
  },
  "invalid-for-scheme": {
    title: "作为 URI 合法，但不合其方案",
    what: "方案的语法比 RFC 3986 的窄，不允许这样写。",
    fix: "请按方案的规范书写（uri scheme 会说明是哪个规范）",
  },
  "missing-host": {
    title: "方案要求主机，却没有",
    what: "RFC 3986 允许空的主机，这个方案不允许。浏览器可能把后面的名称当作主机。",
    fix: "请在两个斜杠之后写出主机",
  },
  "userinfo-not-allowed": {
    title: "方案不允许用户和密码",
    what: "这种引用里的用户信息会让人看错主机，还会泄露机密。",
    fix: "请删除；确有必要时请允许它（uri plan --allow-userinfo）",
  },
  "protocol-line-break": {
    title: "会进入协议的换行",
    what: "解码后的数据含有 CR、LF 或 NUL。在按行的协议里，它会结束这一行，并开始一条由引用决定的命令。",
    fix: "请拒绝这个引用：几乎没有谁的本意如此",
  },
  "access-refused": {
    title: "不能从这里访问的资源",
    what: "它是另一台主机的文件、隐藏着另一个路径的路径，或者程序不得请求的地方。",
    fix: "请用方案说明了怎样到达的引用",
  },
  "no-plan": {
    title: "方案没有说明怎样访问资源",
    what: "引用给某个东西命名。它的方案没有取得它的办法，例如 tag 和 urn。",
    fix: "请询问起名的人；作为标识符它是完整的",
  },
  "invalid-expression": {
    title: "不正确的 URI 模板表达式",
    what: "花括号没有配对，或者花括号里的不是运算符和名称。",
    fix: "请闭合花括号；作为数据的花括号请作百分号编码",
  },
  "composite-prefix": {
    title: "对有成员的值取前缀",
    what: "{name:3} 是文字的开头；列表或对象没有开头。",
    fix: "请给出文字，或者去掉前缀",
  },
  "ambiguous-template": {
    title: "不能唯一还原的模板",
    what: "几组值会得到同一个 URI，因此无法由它得知是哪些值。",
    fix: "请在表达式之间放一个值里不会出现的分隔符",
  },
  "invalid-surt": {
    title: "括号没有闭合的 SURT",
    what: "SURT 的主机写在路径之前的“(”和“)”之间。",
    fix: "请在路径之前闭合括号",
  },
  "not-a-pair": {
    title: "没有两个引用的一行",
    what: "uri compare 从每行读取两个引用，中间是一个制表符。",
    fix: "请在两者之间放恰好一个制表符",
  },
  "no-field": {
    title: "没有所要字段的一行",
    what: "用 --field N 时，命令读取每行的一个字段，从 1 数起。这一行的字段没有那么多。",
    fix: "请数一数字段，并用 --separator 说明它们之间是什么；不说明则为制表符",
  },
  "no-ascii-form": {
    title: "没有 ASCII 形式的主机",
    what: "向 uri get 要的是主机的 ASCII 形式，而按 IDNA 这个主机不是域名。",
    fix: "请改正名称，或者去掉过滤器，按原样取主机",
  },
  "line-too-long": {
    title: "太长而不读取的一行",
    what: "命令占用的内存是固定的，因此不读取超过一定长度的行。这一行会被报告，并算作不合法。",
    fix: "请看看这个文件到底是不是列表；要让这样的行照样通过，请用 --invalid keep",
  },
  "not-utf-8": {
    title: "不是 UTF-8 的一行",
    what: "URI 是 ASCII。这一行的字节连 UTF-8 都不是，而命令不会猜测别的字符集。",
    fix: "请转换列表（iconv），或者对字节作编码（uri encode）",
  },
};
