/** What programs do, in Chinese, by the sentences of their habits; `says` of a habit has no subject. */

import type { Phrases } from "urikit/messages/zh";

export const HABITS: Phrases = {
  "strips C0 controls and spaces at both ends": "去掉两端的 C0 控制字符和空格",
  "removes tabs and line breaks anywhere": "去掉任何位置的制表符和换行",
  "finds no authority in android, drivefs, materialized-view and steam":
    "在 android、drivefs、materialized-view 和 steam 中找不到权威部分",
  "reads a host after two slashes of a file, up to the next slash, and knows no letters of drives":
    "在 file 的两个斜杠之后读取主机，到下一个斜杠为止，不认识盘符",
  "takes a space in a host of a special scheme, and encodes it": "接受特殊方案的主机中的空格，并对它编码",
  "does not check a label in Punycode, unless the host has characters beyond ASCII":
    "不检查 Punycode 写成的标签，除非主机含有 ASCII 之外的字符",
  "reads as the URL Standard says": "按 URL Standard 读取",
  "encodes `^` in a path that begins with a slash": "对以斜杠开头的路径中的 `^` 编码",
  "encodes `*` in a host, `|` in a path, and `'` in userinfo and query, of all schemes":
    "在所有方案中，对主机中的 `*`、路径中的 `|`、用户信息和查询中的 `'` 编码",
  "strips C0 controls and spaces at both ends, and removes tabs and line breaks":
    "去掉两端的 C0 控制字符和空格，并去掉制表符和换行",
  "needs a scheme or a fragment alone in a reference against a base with an opaque path":
    "如果基准的路径不透明，引用必须有方案，或者只有片段",
  "reads a host after just two slashes of a file, up to the next slash, and knows no letters of drives":
    "在 file 恰好两个斜杠之后读取主机，到下一个斜杠为止，不认识盘符",
  "takes backslashes in the path of a relative reference for slashes, in all schemes":
    "在所有方案中，把相对引用路径里的反斜杠当作斜杠",
  "takes what the URL Standard does not take for a host, as with a space, as it does without a base":
    "把 URL Standard 不认作主机的内容（例如含有空格的）当作主机，与没有基准时一样",
  "resolves as the URL Standard says, without a target for a text that is not a URL with the base":
    "按 URL Standard 解析；如果文字与基准合起来不是 URL，就没有目标",
  "encodes `|` in a path, and `'` in userinfo and query, of all schemes":
    "在所有方案中，对路径中的 `|`、用户信息和查询中的 `'` 编码",
  "reads up to the first NUL, as C does": "像 C 语言那样，读到第一个 NUL 为止",
  "refuses spaces, C0 controls and DEL anywhere": "拒绝任何位置的空格、C0 控制字符和 DEL",
  "takes one to three slashes after a scheme for two; what has no slash after its colon is a host":
    "把方案之后的一到三个斜杠当作两个；冒号之后没有斜杠的就是主机",
  "ends the userinfo at the first `@`": "以第一个 `@` 结束用户信息",
  "begins the port at the first colon, and refuses one that is not of digits up to 65535":
    "从第一个冒号开始端口，拒绝不是数字或大于 65535 的端口",
  "reads one to four numbers, octal and hexadecimal ones too, as an IPv4 address":
    "把一到四个数（也可以是八进制和十六进制）读作 IPv4 地址",
  "drops a zone, which it keeps elsewhere, and writes an IPv6 address in its short form":
    "去掉区域（在别处则保留），并把 IPv6 地址写成简短形式",
  "decodes a host, and refuses what is no part of a name, as `!`, `@`, `*`, `;` and brackets":
    "对主机解码，并拒绝不属于名称的字符，如 `!`、`@`、`*`、`;` 和方括号",
  "guesses a scheme from the first label of the host: http, but ftp for `ftp.`":
    "由主机的第一个标签猜测方案：`ftp.` 猜作 ftp，其余猜作 http",
  "drops what follows the first `#`": "去掉第一个 `#` 及其之后的内容",
  "takes what follows the first `?` for the query": "把第一个 `?` 之后的内容当作查询",
  "removes plain dot-segments, and not encoded ones": "去掉直接写出的点段，不去掉编码的点段",
  "tells a slash for an empty path": "把空的路径给作一个斜杠",
  "reads both texts up to the first NUL, as C does": "像 C 语言那样，两段文字都读到第一个 NUL 为止",
  "reads the base and writes it anew; one without a scheme and slashes is none":
    "读取基准并重新写出；没有方案和斜杠的不是基准",
  "takes a reference with a scheme as it is": "带方案的引用原样采用",
  "puts a reference after two slashes after the scheme of the base":
    "把以两个斜杠开头的引用接在基准的方案之后",
  "puts a path with a slash after the host of the base": "把以斜杠开头的路径接在基准的主机之后",
  "puts another reference after the last slash of the base before its query, one segment higher for each `../` at its start, and not above the root; a fragment or a query after the whole":
    "把其他引用接在基准的查询之前最后一个斜杠之后，开头每有一个 `../` 就上移一段，但不越过根；片段或查询接在整个基准之后",
  "reads the joined text, refuses a scheme that it cannot transfer by, and writes it anew, without plain dot-segments":
    "读取拼接后的文字，拒绝不能用来传输的方案，并重新写出，去掉直接写出的点段",
  "connects for http and https alone, and only if it finds a host": "只为 http 和 https 连接，而且要找到主机",
  "connects to nothing if the userinfo has an encoded control": "如果用户信息含有编码的控制字符，就不连接",
  "encodes `%` in the host that it looks up": "查询名称时对主机中的 `%` 编码",
  "connects to an IPv6 address as a number": "把 IPv6 地址作为数来连接",
  "writes a name beyond ASCII by IDNA 2008, or else by IDNA 2003, and connects to nothing if it has neither form":
    "把 ASCII 之外的名称按 IDNA 2008 书写，不行则按 IDNA 2003；两种形式都没有，就不连接",
  "connects to port 80 for http and 443 for https where it has read none":
    "没有读到端口时，http 连接 80，https 连接 443",
  "refuses C0 controls and spaces at both ends": "拒绝两端的 C0 控制字符和空格",
  "refuses a backslash in an authority, and where one could begin, two slashes that blanks part":
    "拒绝权威部分中的反斜杠；在权威部分可能开始之处，也拒绝被空白隔开的两个斜杠",
  "refuses a `%` without two hexadecimal digits, except in an address, which may have a zone":
    "拒绝后面没有两个十六进制数字的 `%`，地址中除外，因为地址可以有区域",
  "takes anything before the first colon for a scheme, ends the userinfo at the first `@`, and begins the path after the digits of a port, whatever follows":
    "把第一个冒号之前的任何内容当作方案，以第一个 `@` 结束用户信息，并从端口的数字之后开始路径，不管后面是什么",
  "refuses what has not the form of a scheme, and tells it in lower case":
    "拒绝不合方案形式的内容，并以小写给出方案",
  "refuses a port above 65535, and a path without a slash after an authority":
    "拒绝大于 65535 的端口，以及权威部分之后不以斜杠开头的路径",
  "refuses brackets except around an address, and writes an IPv6 address short, without them":
    "拒绝方括号，除非括起地址；把 IPv6 地址写成简短形式，不带方括号",
  "asks `URL` for the host of http and ws, if it has more than letters, and refuses what no domain contains":
    "如果 http 和 ws 的主机不只有字母，就向 `URL` 询问，并拒绝域名不能含有的内容",
  "decodes unreserved characters of a host, and encodes what a name may not contain":
    "对主机中的非保留字符解码，对名称不能含有的字符编码",
  "decodes unreserved characters in path and query, except a dot in the path, and encodes what they may not contain":
    "对路径和查询中的非保留字符解码（路径中的点除外），对它们不能含有的字符编码",
  "refuses http without a host, mailto without domains and urn without a namespace; tells neither path nor query of ws and mailto":
    "拒绝没有主机的 http、没有域名的 mailto 和没有命名空间的 urn；不给出 ws 和 mailto 的路径和查询",
  "normalizes the pieces of both texts first, by no scheme": "先规范化两段文字的各部分，不按任何方案",
  "takes a reference with a scheme for the target": "把带方案的引用当作目标",
  "takes the scheme of the base for a reference with an authority": "带权威部分的引用采用基准的方案",
  "keeps the path of the base for a reference without one, and its query if the reference has none":
    "没有路径的引用保留基准的路径；也没有查询的，保留基准的查询",
  "takes a path that begins with a slash as it is": "以斜杠开头的路径原样采用",
  "puts a relative path after the last slash of the base's path; that of an authority without a path is a slash":
    "把相对路径接在基准路径的最后一个斜杠之后；有权威部分而没有路径时，接在一个斜杠之后",
  "refuses a target of http without a host, and asks `URL` for the host of http and ws":
    "拒绝没有主机的 http 目标，并向 `URL` 询问 http 和 ws 的主机",
  "encodes what userinfo and host may not contain": "对用户信息和主机不能含有的字符编码",
  "removes plain dot-segments of any target but that of urn": "去掉任何目标中直接写出的点段，urn 除外",
  "begins a path after an authority with a slash, and encodes the second of two slashes where there is none":
    "权威部分之后的路径以斜杠开头；没有权威部分时，对两个斜杠中的第二个编码",
  "drops what follows the first `#`, in which each `%` must begin a triplet":
    "去掉第一个 `#` 及其之后的内容，其中每个 `%` 都必须是百分号编码的开头",
  "refuses C0 controls and DEL before the fragment": "拒绝片段之前的 C0 控制字符和 DEL",
  "refuses a colon at the start": "拒绝开头的冒号",
  "takes for a scheme what has the form of one, in lower case": "把合乎方案形式的内容当作方案，改为小写",
  "finds no path after a scheme if it does not begin with a slash": "方案之后不以斜杠开头的，不算路径",
  "refuses a colon in the first segment of a relative path": "拒绝相对路径第一段中的冒号",
  "reads an authority after two slashes, without a scheme not if there are three":
    "在两个斜杠之后读取权威部分；没有方案时，三个斜杠之后则不读取",
  "ends the userinfo at the last `@`": "以最后一个 `@` 结束用户信息",
  "decodes the userinfo, and refuses characters that RFC 3986 does not allow there, except `@`":
    "对用户信息解码，并拒绝 RFC 3986 在那里不允许的字符，`@` 除外",
  "begins the port at the last colon, and refuses one that is not of digits":
    "从最后一个冒号开始端口，拒绝不是数字的端口",
  "decodes a host, in which only `%` and what is not ASCII may be encoded":
    "对主机解码，其中只有 `%` 和非 ASCII 字符可以编码",
  "tells no empty host from none": "不区分空的主机与没有主机",
  "decodes the path": "对路径解码",
  "refuses a reference and a base that it does not read": "拒绝自己读不了的引用和基准",
  "cuts a text by Appendix B, without an authority after three slashes, and encodes anew what is not encoded well, except after a scheme without a slash":
    "按附录 B 切分文字，三个斜杠之后没有权威部分；对编码得不好的内容重新编码，但方案之后没有斜杠的除外",
  "takes a URI without a slash after its scheme for opaque: as a reference it is the target, as a base it has no path":
    "把方案之后没有斜杠的 URI 当作不透明的：作为引用，它就是目标；作为基准，它没有路径",
  "takes a reference with a scheme or an authority that is not empty, and removes its dot-segments":
    "带方案或非空权威部分的引用照样采用，并去掉其中的点段",
  "keeps path, query and fragment of an empty reference's base, and only the path if the reference has a query":
    "引用为空时，保留基准的路径、查询和片段；引用有查询时，只保留路径",
  "puts a relative path after the last slash of the base's path, removes plain dot-segments, and begins the path with one slash":
    "把相对路径接在基准路径的最后一个斜杠之后，去掉直接写出的点段，并使路径以一个斜杠开头",
  "writes two slashes after the scheme before a path, unless the reference is a URI with one slash; and no empty fragment":
    "在方案之后、路径之前写两个斜杠，除非引用是只有一个斜杠的 URI；不写空的片段",
  "drops an empty port, and then finds another before it: `a:80:` is port 80 of `a`":
    "去掉空的端口，然后再找前面的端口：`a:80:` 是 `a` 的端口 80",
  "connects to a port without a host: it looks up the empty name": "没有主机也连接端口：查询空的名称",
  "connects to nothing if a bracket is left in the host": "如果主机里还留有方括号，就不连接",
  "writes a name beyond ASCII by UTS 46 without transition and with the rules of STD 3; looks up another as it is":
    "把 ASCII 之外的名称按 UTS 46（不用过渡处理，用 STD 3 规则）书写；其他名称按原样查询",
  "takes what comes before a colon for a scheme, if no `/`, `?` or `#` does, and refuses what has not the form of one":
    "把 `/`、`?`、`#` 之前的冒号之前的内容当作方案，并拒绝不合方案形式的",
  "refuses two slashes with nothing after them": "拒绝之后什么也没有的两个斜杠",
  "drops the fragment, and refuses one with another `#` or other characters than uric":
    "去掉片段，拒绝含有另一个 `#` 或 uric 之外字符的片段",
  "reads nothing in what follows a scheme without a slash, which must not be empty":
    "方案之后没有斜杠时，其后的内容不再细读，但不能为空",
  "reads an authority after two slashes, which may be empty only if something follows":
    "在两个斜杠之后读取权威部分，只有后面还有内容时才可以为空",
  "decodes the query, which consists of uric": "对由 uric 组成的查询解码",
  "finds host, port and userinfo only in an authority that is a server; the name of a registry has none":
    "只有权威部分是服务器时，才在其中找主机、端口和用户信息；注册机构的名称里没有这些",
  "decodes the path, which consists of pchar, `;` and `/`": "对由 pchar、`;` 和 `/` 组成的路径解码",
  "cuts a text at the delimiters of RFC 3986, with a scheme that has the form of one":
    "在 RFC 3986 的分隔符处切分文字，方案要合乎方案的形式",
  "takes the reference for the target if the base is opaque, without a slash after its scheme":
    "基准不透明（方案之后没有斜杠）时，把引用当作目标",
  "tells no empty authority from none in what it puts together: `///g` is `/g`":
    "在拼接结果中不区分空的权威部分与没有权威部分：`///g` 就是 `/g`",
  "puts the fragment of a reference that is only that after the base": "只有片段的引用，把片段接在基准之后",
  "puts a relative path, be it empty, after the last slash of the base's path, and so drops its last segment for `?y`; adds a slash if there is none":
    "把相对路径（即使为空）接在基准路径的最后一个斜杠之后，因此 `?y` 会丢掉最后一段；没有斜杠时补一个",
  "removes plain dot-segments of a merged path, keeps those that lead above the root, and makes one slash of several":
    "去掉合并后路径中直接写出的点段，保留越过根的点段，并把几个斜杠并成一个",
  "writes the port of a server as a number, and none if it is empty": "把服务器的端口写成数，空的端口不写",
  "drops a prefix `url:`": "去掉前缀 `url:`",
  "refuses what has no scheme, or one that it cannot open": "拒绝没有方案、或者方案它打不开的引用",
  "refuses a jar URL without `!/`": "拒绝没有 `!/` 的 jar URL",
  "takes all of a mailto URL for a path": "把 mailto URL 的全部内容当作路径",
  "finds no host if there is more than one `@`": "如果有不止一个 `@`，就找不到主机",
  "refuses brackets at the start of a host, except around an address": "拒绝主机开头的方括号，除非括起地址",
  "begins the port at the first colon, and takes any integer of 32 bits that is not negative":
    "从第一个冒号开始端口，接受任何非负的 32 位整数",
  "refuses controls in a host, and what is a delimiter under NFKC":
    "拒绝主机中的控制字符，以及 NFKC 之后成为分隔符的字符",
  "strips C0 controls and spaces at both ends, and drops a prefix `url:`":
    "去掉两端的 C0 控制字符和空格，并去掉前缀 `url:`",
  "refuses a base that it does not read, and a reference that it would not read with the scheme of the base before it":
    "拒绝自己读不了的基准，以及前面加上基准的方案后读不了的引用",
  "cuts a text by Appendix B, and tells four slashes from an authority":
    "按附录 B 切分文字，并把四个斜杠与权威部分区分开",
  "ignores a scheme that equals the base's, if the path of the base begins with a slash":
    "如果基准的路径以斜杠开头，就忽略与基准相同的方案",
  "takes a reference with another scheme as it is": "带其他方案的引用原样采用",
  "takes a reference to a mailto URL for another address, which must not be empty":
    "把相对于 mailto URL 的引用当作另一个地址，不能为空",
  "keeps all of the base for an empty reference, its fragment too if the reference has none":
    "引用为空时保留整个基准；引用没有片段时，连基准的片段也保留",
  "takes an authority; an empty one without a path keeps the path of the base":
    "采用引用的权威部分；为空又没有路径的，保留基准的路径",
  "drops the last segment of the base's path for a query alone, and ends the path in a slash":
    "只有查询的引用，去掉基准路径的最后一段，使路径以斜杠结尾",
  "takes a path that begins with a slash as it is, dot-segments too": "以斜杠开头的路径原样采用，点段也保留",
  "begins the path with a slash, and keeps dot-segments, if the base has an authority without a path":
    "如果基准有权威部分而没有路径，路径以斜杠开头，并保留点段",
  "puts a relative path after the last slash of the base's path": "把相对路径接在基准路径的最后一个斜杠之后",
  "removes plain dot-segments of a merged path, and keeps those that lead above the root":
    "去掉合并后路径中直接写出的点段，保留越过根的点段",
  "writes no empty authority, and no fragment after an address of mailto":
    "不写空的权威部分，mailto 地址之后不写片段",
  "connects to nothing if a line break is in the URL": "如果 URL 中有换行，就不连接",
  "connects to nothing if userinfo or host has a control, a bracket, a backslash, or another delimiter":
    "如果用户信息或主机中有控制字符、方括号、反斜杠或其他分隔符，就不连接",
  "reads one to four decimal numbers, with zeros before them too, as an IPv4 address":
    "把一到四个十进制数（前面可以带零）读作 IPv4 地址",
  "connects to localhost where it finds no host": "找不到主机时连接 localhost",
  "connects to an IPv6 address as a number, and to IPv4 in one; one with a zone is looked up with its brackets":
    "把 IPv6 地址作为数来连接，内嵌 IPv4 的按 IPv4 连接；带区域的，连同方括号一起查询",
  "connects to no port above 65535": "不连接大于 65535 的端口",
  "connects to nothing if the userinfo cannot be decoded": "如果用户信息无法解码，就不连接",
  "takes the brackets of an address away": "去掉地址的方括号",
  "connects to the default port of the scheme where it has read none, or 0":
    "没有读到端口时，连接方案的默认端口，或者 0",
  "strips C0 controls and spaces at both ends, also a no-break space and a byte order mark":
    "去掉两端的 C0 控制字符和空格，以及不换行空格和字节序标记",
  "takes backslashes before the query for slashes, in all schemes":
    "在所有方案中，把查询之前的反斜杠当作斜杠",
  "takes for a scheme any letters, digits, `+`, `.` and `-` before a colon":
    "把冒号之前的任何字母、数字、`+`、`.` 和 `-` 当作方案",
  "reads an authority after two slashes or, in schemes that it does not know, after the colon; without a scheme only if it has an `@`; it knows http, and does not know HTTP":
    "在两个斜杠之后读取权威部分，自己不认识的方案则在冒号之后读取；没有方案时，只有含 `@` 才读取；它认识 http，不认识 HTTP",
  "tells the scheme in lower case": "以小写给出方案",
  "decodes the userinfo, which must be UTF-8; an empty one is told":
    "对用户信息解码，必须是 UTF-8；空的也给出",
  "takes digits after the last colon for the port; another colon and what follows it is the path":
    "把最后一个冒号之后的数字当作端口；另有冒号时，从那个冒号起是路径",
  "writes the host in lower case and by UTS 46, and refuses what is then not the name of a host":
    "把主机写成小写，按 UTS 46 书写，并拒绝之后不是主机名的",
  "encodes blanks, quotation marks, and other characters that RFC 2396 excludes, except in javascript and simple paths":
    "对空白、引号和 RFC 2396 排除的其他字符编码，javascript 和简单的路径除外",
  "tells a slash for an empty path after a host, in schemes that it knows":
    "在自己认识的方案中，把主机之后空的路径给作一个斜杠",
  "gives the base without its fragment for an empty reference": "引用为空时，给出去掉片段的基准",
  "takes the scheme of the base for a reference after two slashes": "两个斜杠之后的引用采用基准的方案",
  "takes a reference with another scheme as it is; in http, https, ftp, gopher and ws its first segment is the host if it has none":
    "带其他方案的引用原样采用；在 http、https、ftp、gopher 和 ws 中，没有主机时以第一段为主机",
  "keeps the path of the base for a query alone": "只有查询的引用保留基准的路径",
  "puts a relative path in the place of the base's last segment, and removes plain dot-segments; after a scheme that it does not know, also the host":
    "用相对路径代替基准的最后一段，并去掉直接写出的点段；在自己不认识的方案之后，连主机也代替",
  "takes http for the scheme where there is none": "没有方案时，当作 http",
  "looks up a port with its colon where there is no host before it":
    "冒号之前没有主机时，把端口连同冒号一起查询",
  "connects to nothing if no header can hold the host": "如果头部容不下主机，就不连接",
  "connects to nothing if a path has a space, a control, or a character beyond U+00FF":
    "如果路径含有空格、控制字符或 U+00FF 之后的字符，就不连接",
  "drops angle brackets, `URL:` after the first, quotation marks, and white space of any script, around all":
    "去掉包在外面的尖括号、第一个尖括号之后的 `URL:`、引号，以及任何文字的空白",
  "writes a name in Punycode, label by label, with lower case for all preparation, where a label is not ASCII":
    "逐个标签处理名称：含有非 ASCII 字符的标签改为小写，不作其他准备，就写成 Punycode",
  "encodes what no URI of RFC 2396 contains, except `#`, and brackets in a host":
    "对 RFC 2396 的 URI 不能含有的字符编码，`#` 和主机中的方括号除外",
  "makes an object that is false of what is empty, and of a single 0":
    "空的内容和单独的 0 会成为求值为假的对象",
  "takes all of a sip URI before `;` or `?` for the authority, slashes too, and finds no path":
    "把 sip URI 在 `;` 或 `?` 之前的全部内容（包括斜杠）当作权威部分，找不到路径",
  "takes what follows the first colon for the path, even if no scheme is before it":
    "把第一个冒号之后的内容当作路径，即使前面没有方案",
  "reads an authority after two slashes, but none in mailto, data and urn":
    "在两个斜杠之后读取权威部分，但 mailto、data 和 urn 中没有",
  "finds userinfo, host and port only in schemes whose class has them; of a file, all is host":
    "只在方案的类支持时才找用户信息、主机和端口；在 file 中，全部是主机",
  "tells the query of ftp, mailto, data and urn as a part of the path; data and urn have no other":
    "把 ftp、mailto、data 和 urn 的查询作为路径的一部分给出；data 和 urn 没有别的路径",
  "drops what is wrapped around a text, and encodes what no URI contains by the class of its scheme, or of the base's":
    "去掉包在文字外面的内容，并按引用或基准的方案所属的类，对 URI 不能含有的字符编码",
  "puts only the scheme before a reference, if that of the base is mailto, data or urn":
    "如果基准的方案是 mailto、data 或 urn，只把方案接在引用之前",
  "cuts a text by Appendix B; in ftp, no query is cut from the path":
    "按附录 B 切分文字；在 ftp 中，不从路径切出查询",
  "keeps all of the base for a reference without a path, its fragment too, except what the reference has":
    "没有路径的引用保留整个基准（包括片段），引用自己有的部分除外",
  "takes a path as it is if a slash follows a colon in its first segment, after a slash if there is an authority":
    "如果第一段里的冒号之后是斜杠，路径原样采用；有权威部分时接在一个斜杠之后",
  "puts a relative path after the last slash of the base's path, without what stands before a colon in it":
    "把相对路径去掉其中冒号之前的内容，接在基准路径的最后一个斜杠之后",
  "removes plain dot-segments of a merged path, keeps those that lead above the root, and begins it with a slash":
    "去掉合并后路径中直接写出的点段，保留越过根的点段，并使它以斜杠开头",
  "takes digits after the first colon for a port, if a slash or the end follows, and what is before for a host":
    "如果第一个冒号之后是数字，再之后是斜杠或结尾，就把数字当作端口，把冒号之前的内容当作主机",
  "begins the port at the last colon, takes the number that five characters begin with, and refuses others":
    "从最后一个冒号开始端口，取五个字符开头的数，拒绝其他的",
  "refuses an authority without a host": "拒绝没有主机的权威部分",
  "writes an underscore for each control": "每个控制字符都写成下划线",
  "opens nothing if a NUL is in the URL": "如果 URL 中有 NUL，就不打开",
  "connects by host, colon and port, which it reads once more: the port then begins at the first colon, and may be none":
    "用主机、冒号和端口来连接，并再读一次：这时端口从第一个冒号开始，也可以没有",
  "strips white space of any script at the start": "去掉开头任何文字的空白",
  "reads a host where there is neither a scheme nor a slash": "既没有方案也没有斜杠时，把开头读作主机",
  "reads an authority after two slashes, up to `/`, `?`, `#` or a backslash":
    "在两个斜杠之后读取权威部分，到 `/`、`?`、`#` 或反斜杠为止",
  "ends the userinfo at the last `@`; an empty one is absent":
    "以最后一个 `@` 结束用户信息；空的用户信息算作没有",
  "refuses an authority that is not a name, or an address, and up to five digits after a colon":
    "拒绝不是名称或地址、冒号之后不是至多五个数字的权威部分",
  "writes a name in lower case, label by label by IDNA 2008, and a zone decoded":
    "把名称写成小写，逐个标签按 IDNA 2008 书写，区域则解码",
  "removes plain dot-segments and encodes what a path may not contain, for http; begins each path with a slash":
    "在 http 中去掉直接写出的点段，对路径不能含有的字符编码；每个路径都以斜杠开头",
  "encodes what query and userinfo may not contain, for http": "在 http 中对查询和用户信息不能含有的字符编码",
  "refuses what is not http or https": "拒绝不是 http 或 https 的引用",
  "needs a host, which begins with neither `*` nor `.`": "必须有主机，而且不以 `*` 或 `.` 开头",
  "decodes unreserved triplets in what it has read, as `%2e`, encodes what no URI contains, and reads it again":
    "对所读内容中编码的非保留字符（如 `%2e`）解码，对 URI 不能含有的字符编码，然后再读一次",
  "refuses a user with a password if its header for them cannot hold one: characters beyond Latin-1":
    "如果写用户和密码的头部容不下它们（Latin-1 之外的字符），就拒绝",
  "connects to nothing without a host, or if a control or a space is in it":
    "没有主机，或者主机中有控制字符或空格，就不连接",
  "writes a name by IDNA 2003, each label beyond ASCII alone; none may be empty or longer than 63 octets":
    "按 IDNA 2003 书写名称，每个含有非 ASCII 字符的标签单独处理；标签不能为空，也不能超过 63 个字节",
  "takes for a scheme what has the form of one, as it is written": "把合乎方案形式的内容当作方案，按原样给出",
  "finds neither userinfo, host nor port in an authority that is not valid, and does not refuse it":
    "在不合法的权威部分中找不到用户信息、主机和端口，但不拒绝它",
  "encodes what is neither reserved nor unreserved in path and query, and `%` if one begins no triplet":
    "对路径和查询中既不是保留字符也不是非保留字符的内容编码；不是百分号编码开头的 `%` 也编码",
  "cuts a text by Appendix B, ends an authority at a backslash too, tells no empty one from none, and encodes what follows it":
    "按附录 B 切分文字，也以反斜杠结束权威部分，不区分空的与没有的权威部分，并对其后的内容编码",
  "needs a base that is an absolute URI: without a fragment, and with more than a scheme":
    "基准必须是绝对 URI：没有片段，而且不只有方案",
  "normalizes the base first: case, triplets and dot-segments": "先规范化基准：大小写、百分号编码和点段",
  "ignores a scheme that equals the scheme of the base: `http:g` is `g`":
    "忽略与基准相同的方案：`http:g` 就是 `g`",
  "puts a relative path and a slash after the path of the base up to its last slash; of one without a slash it drops the last character":
    "把相对路径和一个斜杠接在基准路径到最后一个斜杠为止的部分之后；基准路径没有斜杠时，去掉它的最后一个字符",
  "removes plain dot-segments from any path but that of the base, and writes triplets in upper case":
    "去掉任何路径中直接写出的点段（基准的路径除外），百分号编码用大写",
  "refuses what is not a reference by the grammar of RFC 3986, except for the characters of the query":
    "拒绝按 RFC 3986 的语法不是引用的文字，查询中的字符除外",
  "refuses an address in brackets where there is no scheme": "没有方案时，拒绝方括号中的地址",
  "refuses an FTP or LDAP URL without a slash, LDAP with a fragment, and mailto without addresses":
    "拒绝没有斜杠的 FTP 或 LDAP URL、带片段的 LDAP，以及没有地址的 mailto",
  "finds neither path nor query after a scheme if it does not begin with a slash":
    "方案之后不以斜杠开头的，不算路径，也不算查询",
  "reads an authority after two slashes, up to `/`, `?` or `#`":
    "在两个斜杠之后读取权威部分，到 `/`、`?` 或 `#` 为止",
  "encodes what a query may not contain, except brackets, braces and the like":
    "对查询不能含有的字符编码，方括号、花括号之类除外",
  "tells no empty userinfo from none": "不区分空的用户信息与没有用户信息",
  "tells no default port from none": "不区分默认端口与没有端口",
  "gives a file an empty host for none and for localhost, no userinfo, and no port":
    "file 没有主机或主机为 localhost 时，给出空的主机；不给出用户信息和端口",
  "drops the first slash of an FTP path, unless it is encoded, and a type at its end":
    "去掉 FTP 路径的第一个斜杠（除非经过编码），以及末尾的类型",
  "needs a base with a scheme, unless the reference has one": "基准必须有方案，除非引用有方案",
  "cuts a text by Appendix B, encodes query and fragment, and takes the first slash of an FTP path away":
    "按附录 B 切分文字，对查询和片段编码，并去掉 FTP 路径的第一个斜杠",
  "refuses a query against an opaque base": "拒绝相对于不透明基准的查询",
  "gives an opaque base with the fragment of the reference, whatever the path; and its own fragment only to an empty reference":
    "给出不透明的基准，带引用的片段，不管引用的路径；只有引用为空时才保留基准自己的片段",
  "takes from an authority only the parts that it has: userinfo and port of the base stay with another host":
    "权威部分中只采用引用自己有的部分：基准的用户信息和端口会与另一个主机连在一起",
  "puts a relative path in the place of the base's last segment, keeps the path for a query alone, and removes plain dot-segments of both, also those above the root":
    "用相对路径代替基准的最后一段；只有查询时保留路径；两者都去掉直接写出的点段，越过根的也去掉",
  "throws an error for an FTP base, unless the target is the base but for query and fragment":
    "基准是 FTP 时抛出错误，除非目标与基准只差查询和片段",
  "writes no default port and no empty authority, except in file, where localhost is none; a slash at the start of an FTP path as %2F":
    "不写默认端口和空的权威部分；file 除外，其中 localhost 算作没有主机；FTP 路径开头的斜杠写作 %2F",
  "connects without a host too: it looks up the empty name": "没有主机也连接：查询空的名称",
  "refuses what has not the origin of http or https; that of a blob is in its path":
    "拒绝来源（origin）不是 http 或 https 的；blob 的来源在它的路径里",
  "does not send the userinfo": "不发送用户信息",
  "drops leading zeros of an IPv4 address, and writes an IPv6 address short, without its brackets":
    "去掉 IPv4 地址前面的零；IPv6 地址写成简短形式，不带方括号",
  "decodes the host of http and ws, octet by octet without a check, and writes labels beyond ASCII in Punycode":
    "不作检查，逐个字节对 http 和 ws 的主机解码，并把含有非 ASCII 字符的标签写成 Punycode",
  "refuses http without a host, mailto without a domain and urn without a namespace; tells neither path nor query of ws and mailto":
    "拒绝没有主机的 http、没有域名的 mailto 和没有命名空间的 urn；不给出 ws 和 mailto 的路径和查询",
  "decodes the scheme, and drops from it what no scheme contains: `ht tp` is http":
    "对方案解码，并去掉方案不能含有的字符：`ht tp` 就是 http",
  "decodes unreserved characters everywhere, and encodes what a component may not contain; a colon in a path without a scheme":
    "对各处的非保留字符解码，对组成部分不能含有的字符编码；没有方案时，路径中的冒号也编码",
  "removes plain dot-segments, also those that lead above the root, and not encoded ones":
    "去掉直接写出的点段，越过根的也去掉，不去掉编码的点段",
  "strips C0 controls, spaces of any script and a byte order mark at the start":
    "去掉开头的 C0 控制字符、任何文字的空格和字节序标记",
  "tells no empty query from none": "不区分空的查询与没有查询",
  "takes any colons, slashes and backslashes after a scheme of the web for `://`, and two or more at the start for `//`":
    "把 Web 方案之后的任何冒号、斜杠和反斜杠当作 `://`，开头的两个以上当作 `//`",
  "takes for a scheme what has the form of one before the first colon, as it is written, and drops an empty one":
    "把第一个冒号之前合乎方案形式的内容按原样当作方案，空的则去掉",
  "reads an authority after two slashes or backslashes, and takes backslashes in all that follows for slashes":
    "在两个斜杠或反斜杠之后读取权威部分，并把其后所有的反斜杠当作斜杠",
  "ends the userinfo at the last `@`, decodes user and password, which must be UTF-8, and encodes them anew":
    "以最后一个 `@` 结束用户信息，对用户和密码解码（必须是 UTF-8），再重新编码",
  "takes a host with several colons for an IPv6 address, brackets or not; otherwise what follows the colon for the port":
    "把有几个冒号的主机当作 IPv6 地址，不管有没有方括号；否则冒号之后是端口",
  "refuses a port that JavaScript does not take for an integer from 1 to 65535; `0x50` and `8e1` are such":
    "拒绝 JavaScript 不认作 1 到 65535 的整数的端口；`0x50` 和 `8e1` 都算整数",
  "refuses a reference with a scheme and no authority, and drops a second question mark before its query":
    "拒绝有方案而没有权威部分的引用，并去掉其查询前的第二个问号",
  "takes the scheme of the base for a reference with a host; an authority without one is lost":
    "带主机的引用采用基准的方案；没有主机的权威部分会丢失",
  "puts a relative path after the last slash of the base's path; after none, if the base has no authority":
    "把相对路径接在基准路径的最后一个斜杠之后；基准没有权威部分时，前面没有路径",
  "decodes and encodes a merged path, segment by segment, which must be UTF-8, and so makes dots of encoded ones":
    "对合并后的路径逐段解码再编码（必须是 UTF-8），于是编码的点成为点",
  "removes dot-segments of a merged path, makes one slash of several, and keeps what leads above the root only without a host":
    "去掉合并后路径中的点段，把几个斜杠并成一个；只有没有主机时才保留越过根的点段",
  "writes two slashes after any scheme, and a slash before the path after them":
    "在任何方案之后写两个斜杠，其后的路径之前再写一个斜杠",
  "reads an authority after any slashes and backslashes in special schemes, in others after `//`, of a file after just two; without a scheme none":
    "在特殊方案中，在任意个斜杠和反斜杠之后读取权威部分；在其他方案中，在 `//` 之后；在 file 中，恰好在两个之后；没有方案时不读取",
  "decodes user and password, which must be UTF-8, and encodes them anew":
    "对用户和密码解码（必须是 UTF-8），再重新编码",
  "takes digits after the last colon for the port, unless it is the default; any other colon is in the host":
    "把最后一个冒号之后的数字当作端口，除非是默认端口；其他冒号都属于主机",
  "begins the path of a special scheme with a slash": "特殊方案的路径以斜杠开头",
  "strips blanks of any script at the start, and removes tabs and line breaks":
    "去掉开头任何文字的空白，并去掉制表符和换行",
  "reads the base, of which it uses scheme, host, port and path: neither userinfo nor query":
    "读取基准，只用其中的方案、主机、端口和路径，不用用户信息和查询",
  "reads a reference with a scheme without the base, and writes two slashes in a special scheme":
    "带方案的引用不依据基准读取；在特殊方案中写两个斜杠",
  "reads an authority after two or more slashes in the special scheme of the base; after others than `//`, the path of the base stays if there is none":
    "基准的方案特殊时，在两个以上的斜杠之后读取权威部分；如果不是 `//`，而引用没有路径，就保留基准的路径",
  "puts a relative path after the last slash of the base's path, if the base has two slashes, and removes plain dot-segments; an empty one keeps the path":
    "如果基准有两个斜杠，把相对路径接在基准路径的最后一个斜杠之后，并去掉直接写出的点段；空的路径保留基准的路径",
  "writes an `@` where a special scheme has no host, except file and a path that is a slash":
    "特殊方案没有主机时写一个 `@`，file 和只有一个斜杠的路径除外",
  "strips C0 controls and spaces at the start": "去掉开头的 C0 控制字符和空格",
  "refuses brackets, except around an address, before the port": "拒绝方括号，除非括起端口之前的地址",
  "refuses an authority that has other delimiters after normalization by NFKC":
    "拒绝 NFKC 规范化之后另有分隔符的权威部分",
  "begins the port at the first colon, and complains about it only if it is asked for it":
    "从第一个冒号开始端口，只有被问到时才报告端口有误",
  "writes the host in lower case, but not a zone": "把主机写成小写，区域除外",
  "gives the base for an empty reference, with its fragment, and the reference for an empty base":
    "引用为空时给出基准（连同片段），基准为空时给出引用",
  "takes for the target a reference with another scheme than the base's, and any reference against a base whose scheme it does not know for relative references":
    "引用的方案与基准不同，或者基准的方案不在它允许相对引用的方案之列时，把引用当作目标",
  "strips and cuts a text, and tells no empty authority, query or fragment from none":
    "整理并切分文字，不区分空的与没有的权威部分、查询和片段",
  "ignores a scheme that equals the scheme of the base": "忽略与基准相同的方案",
  "takes a reference with an authority as it is, without empty params":
    "带权威部分的引用原样采用，空的参数除外",
  "keeps path, params and query of the base for a reference without path and params; the query only if it has none":
    "没有路径和参数的引用保留基准的路径、参数和查询；查询只在引用没有时保留",
  "removes dot-segments before the params, those above the root too; drops empty segments of a merged path":
    "去掉参数之前的点段，越过根的也去掉；去掉合并后路径中的空段",
  "writes two slashes in a scheme that it knows, even without an authority, and a slash before the path after them":
    "在自己认识的方案中写两个斜杠，即使没有权威部分，其后的路径之前再写一个斜杠",
  "opens nothing that urlsplit does not read": "不打开 urlsplit 读不了的引用",
  "strips white space, and drops angle brackets and `URL:` after the first":
    "去掉空白、尖括号，以及第一个尖括号之后的 `URL:`",
  "drops what follows the last `#`": "去掉最后一个 `#` 及其之后的内容",
  "takes for a scheme anything before the first colon without a slash, in lower case":
    "把第一个冒号之前、不含斜杠的任何内容当作方案，改为小写",
  "takes all between two slashes and `/`, `?` or `#` for the host, userinfo too, and decodes it":
    "把两个斜杠与 `/`、`?` 或 `#` 之间的全部内容（包括用户信息）当作主机，并解码",
  "connects to nothing if the request cannot be written: a host beyond Latin-1, or a path or a query beyond ASCII or with a blank":
    "如果请求写不出来，就不连接：主机超出 Latin-1，或者路径或查询超出 ASCII 或含有空白",
  "begins the port at the last colon after a bracket, and takes any integer of Python for one, however large":
    "从方括号之后的最后一个冒号开始端口，接受 Python 的任何整数，不管多大",
  "connects to nothing if a control or a space is in the host": "如果主机中有控制字符或空格，就不连接",
  "connects to nothing if its path begins with two slashes and, read again, is refused":
    "如果路径以两个斜杠开头，再读一次又被拒绝，就不连接",
  "refuses an authority without a host, or with a wrong port; 0 is none":
    "拒绝没有主机或端口错误的权威部分；0 算作没有端口",
  "tells a name in Unicode by IDNA 2008, or else by IDNA 2003, and refuses one that has no form by either":
    "以 Unicode 给出名称，按 IDNA 2008，不行则按 IDNA 2003；两种形式都没有的则拒绝",
  "tells the userinfo decoded; an empty one is none": "给出解码后的用户信息；空的算作没有",
  "removes dot-segments after an authority, encoded ones too, and refuses the path if one leads above the root":
    "去掉权威部分之后的点段，编码的也去掉；越过根时拒绝路径",
  "tells the path decoded": "给出解码后的路径",
  "tells the query decoded, `+` as a space, except for `+`, `=`, `&` and `;`, which stay encoded":
    "给出解码后的查询，`+` 作为空格；`+`、`=`、`&` 和 `;` 本身仍保持编码",
  "writes both texts anew: hosts in ASCII, unreserved characters decoded, what no component contains encoded, and dot-segments removed after an authority":
    "重新写出两段文字：主机用 ASCII，非保留字符解码，组成部分不能含有的字符编码，并去掉权威部分之后的点段",
  "reads the target again, tells no empty authority from none, and writes a slash for an empty path before a query or a fragment":
    "再读一次目标，不区分空的与没有的权威部分，并在查询或片段之前把空的路径写作一个斜杠",
};
