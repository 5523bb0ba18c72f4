/** Every kind of finding and every reason of the guard in Chinese, by its id. */

import type { Phrases } from "urikit/messages/zh";
import type { FindingId } from "../../findings.ts";

/** A kind of finding in Chinese. */
export interface ChineseKind {
  readonly title: string;
  /** What can go wrong. */
  readonly harm: string;
  /** What to do. */
  readonly fix: string;
  /** What findings of the kind say, by their English words, where it is more than the title; `{}` is a value. */
  readonly says?: Phrases;
}

const TWO_SPELLINGS = "同一个 URI 的两种写法会被分别保存、分别抓取。";
const FROM_A_STRANGER = "如果引用来自陌生人，请拒绝";
const FETCHES_ITSELF = "抓取它的服务器会从自己那里抓取，而那里往往允许许多对外关闭的操作。";
const SEVERAL_NUMBERS = "请用四个十进制数写地址，并按其数值判断";
const COMPARE_ASCII = "请把主机的 ASCII 形式（xn--…）与预期的比较";
const IN_BLOCK: Phrases = { "{} is in {}, {}": "{0} 属于 {1}，{2}" };

const SENSITIVE = {
  password: {
    title: "密码",
    harm: "引用会被显示、写入日志、留在历史记录中并发往其他服务器，密码也随之泄露。",
    fix: "请删除，让程序询问密码或从密码库读取",
    says: {
      "a password stands in the reference, where all who see it can read it":
        "引用中有密码，凡是看到引用的人都能读到",
    },
  },
  user: {
    title: "用户名",
    harm: "凡是看到引用的人都会看到用户名；http 和 https 不允许用户名，因为它会误导人。",
    fix: "如果不带用户名也能访问服务器，请去掉",
    says: { 'what stands before the "@" is the name of a user, not the host': "“@”之前的是用户名，不是主机" },
  },
  "secret-by-name": {
    title: "从名称看是机密的参数",
    harm: "凡是在日志、历史记录或 Referer 字段中看到令牌和签名的人，都能用它们打开相应的资源。",
    fix: "请放在头字段或正文里发送；如果引用已经传出，请吊销它",
    says: { "the value of {} is a secret by its name ({})": "{0} 的值从名称看是机密（{1}）" },
  },
  "secret-by-shape": {
    title: "从形状看是机密",
    harm: "JSON Web Token，或者带有签发者公布的前缀的密钥，会让每个看到它的人进入账户。",
    fix: "请吊销它，新的不要再写进引用",
    says: { "it has the shape of: {} ({})": "它的形状像是：{0}（{1}）" },
  },
};

const MISLEADING = {
  "host-in-userinfo": {
    title: "看起来像主机的用户信息",
    harm: "人看到“@”之前的名称就信任了，程序却会去“@”之后的主机。",
    fix: "不要打开；如果不需要用户信息，请删除“@”及其之前的全部内容",
    says: { "it looks like {}, but the host is {}": "看起来像 {0}，主机其实是 {1}" },
  },
  "many-at": {
    title: "权威部分有不止一个“@”",
    harm: "有的程序以第一个“@”结束用户信息，有的以最后一个，于是去往不同的主机。",
    fix: "请拒绝；用户信息里的“@”应写作 %40",
    says: {
      'a second "@" stands in the authority: some programs end the userinfo at the first, some at the last':
        "权威部分有第二个“@”：有的程序以第一个结束用户信息，有的以最后一个",
    },
  },
  "lookalike-host": {
    title: "与另一个主机形似的主机",
    harm: "另一种文字的字母拼出一个看起来熟悉的名称，而它属于别人。",
    fix: COMPARE_ASCII,
    says: { "{} looks like {}, and is another name": "{0} 看起来像 {1}，其实是另一个名称" },
  },
  "lookalike-delimiter": {
    title: "与分隔符形似的字符",
    harm: "人会以为主机到那里就结束了，从而信任它之前的内容。",
    fix: "请拒绝",
    says: {
      "{} looks like a delimiter, and is not the end of the host":
        "{0} 看起来像分隔符，但主机并没有在那里结束",
    },
  },
  "lookalike-letters": {
    title: "与普通字母形似的少见字母",
    harm: "一个形似的拉丁字母就能拼出看起来熟悉的名称。",
    fix: COMPARE_ASCII,
    says: { "{} looks like {}, and is another name": "{0} 看起来像 {1}，其实是另一个名称" },
  },
  "mixed-scripts": {
    title: "混用多种文字的标签",
    harm: "把不会在同一个词里一起书写的文字混在一起，是为了冒充某个名称。",
    fix: COMPARE_ASCII,
    says: { "{} mixes {} and {}": "{0} 混用了 {1} 和 {2}" },
  },
  "internationalized-host": {
    title: "读法与写法不同的主机",
    harm: "显示给人看的并不是实际查询的名称。",
    fix: "请把显示的内容与预期的比较",
    says: { "{} reads {}": "{0} 读作 {1}" },
  },
  "invalid-internationalized-host": {
    title: "不合法的国际化主机名",
    harm: "这样的名称，有的程序会去查询，有的会拒绝，有的会映射成别的名称。",
    fix: "请改正名称，或者拒绝",
    says: { "{} is not a valid internationalized name: {}": "{0} 不是合法的国际化名称：{1}" },
  },
  "mapped-host": {
    title: "用会被映射的字符写成的主机",
    harm: "浏览器在查询之前会把全角字母、带圈数字和别的点映射成 ASCII；不这样做的过滤器看到的是另一个主机。",
    fix: "请按实际查询的样子写主机",
    says: { "{} is looked up as {}": "{0} 会按 {1} 查询" },
  },
  "bidi-control": {
    title: "改变文字方向的字符",
    harm: "后面的内容会以另一种顺序显示，于是扩展名、主机或路径看起来像别的。",
    fix: "请删除",
    says: { "{} changes the direction of what is shown": "{0} 会改变显示的方向" },
  },
  "bidi-order": {
    title: "从右向左的文字，显示顺序谁也说不准",
    harm: "引用的各部分在显示时会互换位置，会被读成或键入成另一个引用。",
    fix: "请让 IRI 的每一部分只用一个方向，两端都用该方向的字符",
    says: {
      "a part of the {} uses characters of both directions": "{0} 的一部分用了两个方向的字符",
      "a part of the {} with characters from right to left does not begin with one":
        "{0} 中从右向左的一部分没有以从右向左的字符开头",
      "a part of the {} with characters from right to left does not end with one":
        "{0} 中从右向左的一部分没有以从右向左的字符结尾",
    },
  },
  "invisible-character": {
    title: "看不见的字符",
    harm: "两个看起来相同的引用并不相同。",
    fix: "请删除",
    says: { "{} cannot be seen": "{0} 是看不见的" },
  },
  "open-redirect": {
    title: "把人转到另一个主机的参数",
    harm: "人信任所显示的主机，它的服务器却把浏览器转到另一个主机。",
    fix: "不要打开；服务器必须检查自己重定向到哪里",
    says: {
      "it sends people on to {}, if the server does as it is told": "如果服务器照办，它会把人转到 {0}",
    },
  },
  "carried-url": {
    title: "其中还带有另一个 URL",
    harm: "如果服务器重定向到它或抓取它，那么去往哪里就由别人决定。",
    fix: "请也检查那个 URL",
    says: { "it carries a second URL, of {}": "其中带有另一个 URL，指向 {0}" },
  },
  "network-path": {
    title: "看起来像路径、其实带有主机的引用",
    harm: "把以斜杠开头的都当作本主机路径的程序，会把人送到另一个主机。",
    fix: "请写出方案；如果是路径，请只写一个斜杠",
    says: {
      "it begins with an authority: the host is given, and the scheme is that of the base":
        "它以权威部分开头：主机已经给出，方案则是基准的方案",
    },
  },
  "script-scheme": {
    title: "会运行脚本的方案",
    harm: "网页把它当作链接时，脚本会以网页的权限运行。",
    fix: "只允许需要的方案，例如 https",
    says: {
      "{} is run as a script": "{0} 会作为脚本运行",
      "the data is a page, whose scripts are run": "其数据是网页，网页的脚本会运行",
    },
  },
  "scheme-like-host": {
    title: "看起来像主机的方案",
    harm: "人读到的是主机和端口；按语法它是方案。",
    fix: "请在主机之前写出方案和 //",
    says: { "{} is the scheme here, not the host": "这里的 {0} 是方案，不是主机" },
  },
  "scheme-like-drive": {
    title: "看起来像盘符的方案",
    harm: "本意是 Windows 的路径，却被读成方案只有一个字母的 URI。",
    fix: "请写成 file URI：file:///C:/a",
    says: { "{} is the scheme here, not a drive": "这里的 {0} 是方案，不是盘符" },
  },
};

const DESTINATION = {
  "rare-ipv4": {
    title: "IPv4 地址的少见写法",
    harm: "只认识四个十进制数的过滤器会把它当作名称，而平台会连接那个地址。",
    fix: SEVERAL_NUMBERS,
    says: {
      "{} is {} for platforms that accept it": "接受这种写法的平台会把 {0} 当作 {1}",
      "some platforms read {} as the address {}": "有些平台会把 {0} 读作地址 {1}",
      "{} ends as an address does": "{0} 的结尾像地址",
    },
  },
  "disguised-ipv4": {
    title: "伪装的 IPv4 地址",
    harm: "主机经过百分号解码或映射成 ASCII 之后，会变成过滤器没有看到的地址。",
    fix: SEVERAL_NUMBERS,
    says: { "{} is {} for platforms that accept it": "接受这种写法的平台会把 {0} 当作 {1}" },
  },
  "malformed-ipv4": {
    title: "不构成地址的数",
    harm: "按语法它是名称；浏览器会拒绝，有的程序会把数截短。",
    fix: "请改正，或者拒绝",
    says: {
      "{} looks like an IPv4 address, but its numbers do not make one":
        "{0} 看起来像 IPv4 地址，但这些数不构成地址",
    },
  },
  "loopback-address": { title: "本机地址", harm: FETCHES_ITSELF, fix: FROM_A_STRANGER, says: IN_BLOCK },
  "private-address": {
    title: "私有网络的地址",
    harm: "抓取它的服务器会触及自己网络内部的东西。",
    fix: FROM_A_STRANGER,
    says: IN_BLOCK,
  },
  "link-local-address": {
    title: "本地链路的地址",
    harm: "抓取它的服务器会触及邻居，在云中还会触及为其机器提供的服务。",
    fix: FROM_A_STRANGER,
    says: IN_BLOCK,
  },
  "carrier-address": {
    title: "运营商共享的地址",
    harm: "只有在运营商或云的网络内部才能到达。",
    fix: FROM_A_STRANGER,
    says: IN_BLOCK,
  },
  "metadata-address": {
    title: "云的元数据服务",
    harm: "机器上的任何程序向它询问，它都会交出这台机器的凭据。",
    fix: "请拒绝",
    says: IN_BLOCK,
  },
  "unspecified-address": {
    title: "未指定地址",
    harm: "在许多平台上，连接它就会连到本机。",
    fix: FROM_A_STRANGER,
    says: IN_BLOCK,
  },
  "multicast-address": {
    title: "许多主机共用的地址",
    harm: "它指的是一组主机或整个网络，而不是一台服务器。",
    fix: "请拒绝",
    says: IN_BLOCK,
  },
  "reserved-address": {
    title: "保留的地址",
    harm: "它有专门的用途，不是给互联网上的服务器用的。",
    fix: FROM_A_STRANGER,
    says: IN_BLOCK,
  },
  "documentation-address": {
    title: "文档示例用的地址",
    harm: "那里没有可以到达的服务器。",
    fix: "请写出真正要用的地址",
    says: IN_BLOCK,
  },
  "embedded-address": {
    title: "IPv6 地址里的 IPv4 地址",
    harm: "平台、网关和隧道会转到那个 IPv4 地址，而只看 IPv6 的过滤器看不到它。",
    fix: "请判断其中的 IPv4 地址",
    says: { "{} embeds the IPv4 address {} ({})": "{0} 内嵌 IPv4 地址 {1}（{2}）" },
  },
  "address-host": {
    title: "本可以写名称却写了地址",
    harm: "证书里很少有地址，而且地址可能转到别人手里。",
    fix: "请写主机的名称",
    says: { "the host is an address, {}, not a name": "主机是地址 {0}，不是名称" },
  },
  "future-address": {
    title: "还没有人使用的地址形式",
    harm: "程序会拒绝它，或者把它当作名称。",
    fix: "请写名称，或者 IPv4、IPv6 地址",
    says: {
      "an address of a later version of IP, which no program knows": "更新版本 IP 的地址，没有程序认识",
    },
  },
  "loopback-name": {
    title: "本机的名称",
    harm: FETCHES_ITSELF,
    fix: FROM_A_STRANGER,
    says: { "{} is this machine ({})": "{0} 就是本机（{1}）" },
  },
  "metadata-name": {
    title: "云的元数据服务的名称",
    harm: "机器上的任何程序向它询问，它都会交出这台机器的凭据。",
    fix: "请拒绝",
    says: { "{} is the metadata service of a cloud ({})": "{0} 是云的元数据服务（{1}）" },
  },
  "internal-name": {
    title: "网络内部的名称",
    harm: "它指向程序所在网络的某个主机，或者哪里也不指向。",
    fix: FROM_A_STRANGER,
    says: { "names of {} are within a network ({})": "{0} 之下的名称属于某个网络内部（{1}）" },
  },
  "single-label-host": {
    title: "只有一个标签的主机",
    harm: "它是哪个主机，取决于所在网络及其搜索域。",
    fix: "请写完全限定的名称",
    says: {
      "{} has one label: which host it is depends on the network": "{0} 只有一个标签：它是哪个主机取决于网络",
    },
  },
  "address-name": {
    title: "拼写出特殊地址的名称",
    harm: "有些 DNS 服务会用名称里的地址来应答，于是它通过了针对名称的过滤器，却到达那个地址。",
    fix: "请解析名称，并判断实际连接的地址",
    says: { "the name spells the address {}, {}": "名称拼写出地址 {0}（{1}）" },
  },
  "name-not-in-dns": {
    title: "不在 DNS 中的名称",
    harm: "在 DNS 中永远找不到，或者只有专门的程序才能找到。",
    fix: "请写所有程序都能查询的名称",
    says: { "names of {} are not in DNS ({})": "{0} 之下的名称不在 DNS 中（{1}）" },
  },
};

const SMUGGLING = {
  "blocked-port": {
    title: "另一个协议的端口",
    harm: "发送到那里的内容会被当作另一个协议（例如邮件）的命令。",
    fix: "请拒绝；浏览器也会拒绝",
    says: {
      "browsers do not connect to port {}, that of {}": "浏览器不会连接端口 {0}（{1} 的端口）",
      "browsers do not connect to port {}": "浏览器不会连接端口 {0}",
    },
  },
  "reserved-port": {
    title: "保留范围内、却不是该方案的端口",
    harm: "低于 1024 的端口属于众所周知的服务，它们各有自己的协议。",
    fix: FROM_A_STRANGER,
    says: {
      "port {} is in the range of the system, and that of {} is {}":
        "端口 {0} 属于系统范围，而 {1} 的端口是 {2}",
    },
  },
  "other-port": {
    title: "不是该方案的端口",
    harm: "别的端口上的服务往往不是给所有人用的。",
    fix: "请确认这个端口是否符合预期",
    says: { "the port of {} is {}": "{0} 的端口是 {1}" },
  },
  "impossible-port": {
    title: "不存在的端口",
    harm: "有的程序会拒绝，有的会把数截成 16 位，于是到达另一个端口。",
    fix: "请写 1 到 65535 的端口",
    says: {
      "port {} does not exist: ports have 16 bits, and begin with 1":
        "端口 {0} 不存在：端口有 16 位，从 1 开始",
      "{} does not exist: ports have 16 bits, and begin with 1": "{0} 不存在：端口有 16 位，从 1 开始",
    },
  },
  "encoded-line-break": {
    title: "编码的换行",
    harm: "在协议的一行里解码后，它会结束这一行，后面的就成了另一条命令或另一个字段。",
    fix: "请拒绝",
    says: { "{} is a line break, which ends a line of a protocol": "{0} 是换行，会结束协议的一行" },
  },
  "header-injection": {
    title: "看起来像头字段的编码行",
    harm: "查询被复制到头部时，这些行会成为字段或者第二封邮件。",
    fix: "请拒绝；绝不要把解码后的文字复制到头部",
    says: {
      "after the encoded line break stands what looks like a field of a header":
        "编码的换行之后，是看起来像头字段的内容",
    },
  },
  "encoded-nul": {
    title: "编码的 NUL",
    harm: "NUL 在有些程序里结束文字，在另一些里则不，于是检查的并不是打开的。",
    fix: "请拒绝",
    says: { "%00 is a NUL, which ends the text in some programs": "%00 是 NUL，在有些程序里会结束文字" },
  },
  "encoded-control": {
    title: "编码的控制字符",
    harm: "终端、日志和协议会对控制字符作出反应。",
    fix: "请删除",
    says: { "{} is a control character": "{0} 是控制字符" },
  },
  "raw-control": {
    title: "控制字符",
    harm: "浏览器会去掉制表符和换行，于是读到的引用与过滤器的不同。",
    fix: "请删除",
    says: {
      "a control character stands in the text, {}, which browsers remove":
        "文字里有控制字符 {0}，浏览器会去掉它",
      "a control character stands in the text, {}": "文字里有控制字符 {0}",
    },
  },
  "surrounding-space": {
    title: "引用前后的空白",
    harm: "有的程序会去掉它，有的会拒绝引用，或者把它当作引用的一部分。",
    fix: "请删除",
    says: {
      "white space stands before the reference": "引用之前有空白",
      "white space stands after the reference": "引用之后有空白",
    },
  },
  backslash: {
    title: "反斜杠",
    harm: "浏览器把反斜杠当作斜杠；别的程序会拒绝它，或者当作普通字符。",
    fix: "请按本意写作 / 或 %5C",
    says: { "browsers read a backslash as a slash": "浏览器会把反斜杠读作斜杠" },
  },
  "encoded-slash": {
    title: "路径中编码的斜杠",
    harm: "按标准它是段里的数据；先解码的服务器会把它当作段的结尾。",
    fix: "请确认途中没有服务器会解码它",
    says: {
      "%2F is data and / is not, but some servers confuse them": "%2F 是数据而 / 不是，但有的服务器会混淆",
    },
  },
  "encoded-backslash": {
    title: "路径中编码的反斜杠",
    harm: "用反斜杠分割路径的系统，在解码之后会把它当作分隔符。",
    fix: "如果不符合预期，请拒绝",
    says: { "%5C is a backslash, which some systems read as a slash": "%5C 是反斜杠，有的系统会读作斜杠" },
  },
  "encoded-dot-segment": {
    title: "编码的点段",
    harm: "规范化会解码并去掉它，因此不先规范化的过滤器看到的是另一个路径。",
    fix: "请先规范化再作判断",
    says: { "{} is {}, a dot-segment that normalization removes": "{0} 就是 {1}，规范化会去掉这个点段" },
  },
  "hidden-dot-segment": {
    title: "之后才显露的点段",
    harm: "按语法它不是点段，但先解码、把反斜杠当作斜杠或截去参数的服务器会离开自己的目录。",
    fix: "请拒绝",
    says: {
      '{} is ".." for a server that decodes before it parts the path':
        "对先解码再分割路径的服务器来说，{0} 就是“..”",
    },
  },
  "double-encoding": {
    title: "编码了两次",
    harm: "标准禁止编码或解码两次；解码两次的程序会读到另一段文字。",
    fix: "请只编码一次",
    says: { "{} becomes {}: it is encoded twice": "{0} 会变成 {1}：它编码了两次" },
  },
  "double-encoded-delimiter": {
    title: "编码了两次的分隔符",
    harm: "它能通过只解码一次的过滤器，而对再解码一次的程序来说就是分隔符。",
    fix: "请拒绝",
    says: { "{} becomes {}, and decoded once more a delimiter": "{0} 会变成 {1}，再解码一次就成了分隔符" },
  },
  "overlong-utf8": {
    title: "过长的 UTF-8",
    harm: "宽松的解码器会读出 / 或 . 这样的字符，而过滤器什么也没看到。",
    fix: "请拒绝",
    says: { "the octets are an overlong form of a shorter character": "这些字节是较短字符的过长形式" },
  },
  "other-protocol": {
    title: "说着另一种协议的选择符",
    harm: "客户端发送到端口的内容，会被当作那里所用协议的命令。",
    fix: "请拒绝",
    says: { "after {} the server reads another command": "在 {0} 之后，服务器会读到另一条命令" },
  },
  "encoded-host-delimiter": {
    title: "主机中编码的分隔符",
    harm: "先解码再分割权威部分的程序会找到另一个主机。",
    fix: "请拒绝",
    says: {
      "{} is {}, which ends the host for a program that decodes first":
        "{0} 就是 {1}，对先解码的程序来说主机到此结束",
    },
  },
  "encoded-host": {
    title: "主机中的百分号编码",
    harm: "各程序做法不同：有的解码主机，有的按原样查询，有的拒绝。",
    fix: "请用纯 ASCII 写主机，其他文字的名称请用 IDNA",
    says: {
      "{} is {}, which some programs decode and some do not": "{0} 就是 {1}，有的程序会解码，有的不会",
    },
  },
  "mixed-query-separators": {
    title: "既用 & 又用 ; 分隔的查询",
    harm: "只按 & 分割的程序，与也按 ; 分割的程序，找到的参数不同。",
    fix: "请只用 & 分隔，值里的 ; 写作 %3B",
    says: {
      "programs that part by & alone find other parameters than those that part by ; as well":
        "只按 & 分割的程序，与也按 ; 分割的程序，找到的参数不同",
    },
  },
  "leaves-base": {
    title: "离开基准的路径",
    harm: "去掉点段之后（无论是马上还是解码之后），路径已在它看起来所在的目录之外。",
    fix: "请拒绝；先规范化并解码，再作比较",
    says: { "it leads to {}, outside {}": "它通向 {0}，已在 {1} 之外" },
  },
  "surplus-dot-segments": {
    title: "越过根的点段",
    harm: "按标准它们止于根；直接拼接路径的程序会离开自己的目录。",
    fix: "请删除",
    says: { 'its ".." climb above the root': "其中的“..”越过了根" },
  },
};

const PARSERS = {
  "parsers-disagree": {
    title: "各程序去往不同的地方",
    harm: "一个程序检查引用，另一个程序打开它：如果读到的主机不同，检查就毫无价值。",
    fix: "请拒绝",
    says: {
      "browsers go to {}, and a program that splits by the standard to {}":
        "浏览器去往 {0}，按标准分割的程序去往 {1}",
      "{} goes to {}; {} goes to {}: {}": "{0} 去往 {1}；{2} 去往 {3}",
      "{} goes to {}; {} finds no host in it: {}": "{0} 去往 {1}；{2} 在其中找不到主机",
      "{} finds no host in it; {} goes to {}: {}": "{0} 在其中找不到主机；{1} 去往 {2}",
      "{} tells no host; {} goes to {}: {}": "{0} 不指明主机；{1} 去往 {2}",
      "{} reads the {} {}; {} reads the {} {}: {}": "{0} 读到的 {1} 是 {2}；{3} 读到的 {4} 是 {5}",
      "{} reads the {} {}; {} reads no {}: {}": "{0} 读到的 {1} 是 {2}；{3} 读不到 {4}",
      "{} reads no {}; {} reads the {} {}: {}": "{0} 读不到 {1}；{2} 读到的 {3} 是 {4}",
    },
  },
  "parsers-caution": {
    title: "只有部分程序能找到主机",
    harm: "找不到主机的检查，可能放过另一个程序会打开的引用。",
    fix: "请拒绝，或者改正主机",
    says: { "some programs go to {}, and others find no host: {}": "有的程序去往 {0}，有的找不到主机" },
  },
  "at-after-authority": {
    title: "权威部分之后还有“@”和主机",
    harm: "按标准，权威部分到第一个 /、? 或 # 为止；寻找最后一个“@”的程序会去它之后的主机。",
    fix: "请拒绝，或者在 ? 或 # 之前写 /",
    says: {
      'a program that looks for the last "@" takes {} for the host': "寻找最后一个“@”的程序会把 {0} 当作主机",
    },
  },
  "hidden-host": {
    title: "只有浏览器才会找到的主机",
    harm: "按标准，引用没有主机，或者主机为空；浏览器会把后面的内容当作主机。",
    fix: "请在主机之前写恰好两个斜杠，或者拒绝",
    says: {
      "by the standard there is no host, and browsers go to {}": "按标准这里没有主机，而浏览器会去往 {0}",
    },
  },
  "empty-host": {
    title: "空的主机",
    harm: "方案需要主机；程序会拒绝引用，或者到别处去找主机。",
    fix: "请写出主机，或者拒绝",
    says: { "the host is empty": "主机为空" },
  },
};

const CARELESS = {
  "not-a-reference": {
    title: "不是 URI 引用",
    harm: "遵守标准的程序会拒绝它，别的程序则会猜测。",
    fix: "请改正",
  },
  "upper-case-scheme": {
    title: "方案中有大写字母",
    harm: TWO_SPELLINGS,
    fix: "方案请用小写",
    says: { "the scheme has capitals": "方案中有大写字母" },
  },
  "upper-case-host": {
    title: "主机中有大写字母",
    harm: TWO_SPELLINGS,
    fix: "主机请用小写",
    says: { "the host has capitals": "主机中有大写字母" },
  },
  "lower-case-triplet": {
    title: "小写的百分号编码",
    harm: TWO_SPELLINGS,
    fix: "百分号编码的数字请用大写",
    says: { "the digits of a percent-encoding are in lower case": "百分号编码用了小写数字" },
  },
  "unneeded-encoding": {
    title: "不必编码的内容",
    harm: TWO_SPELLINGS,
    fix: "请直接写该字符",
    says: { "{} is {}, which need not be encoded": "{0} 就是 {1}，不必编码" },
  },
  "dot-segments": {
    title: "点段",
    harm: TWO_SPELLINGS,
    fix: "请从 URI 中去掉；点段是给相对引用用的",
    says: { "the path has dot-segments, which resolving removes": "路径中有点段，解析引用时会去掉" },
  },
  "empty-port": {
    title: "空的端口",
    harm: TWO_SPELLINGS,
    fix: "请去掉冒号",
    says: { "a colon stands after the host without a port after it": "主机之后有冒号，冒号之后没有端口" },
  },
  "default-port": {
    title: "默认端口",
    harm: TWO_SPELLINGS,
    fix: "请去掉端口",
    says: { "{} is the default port of {}": "{0} 是 {1} 的默认端口" },
  },
  "port-with-zeros": {
    title: "以零开头的端口",
    harm: "有的程序按八进制读，有的拒绝。",
    fix: "请写不带零的数",
    says: { "the port begins with zeros": "端口以零开头" },
  },
  "empty-password": {
    title: "用户的密码为空",
    harm: "对有的程序来说 `user:` 和 `user` 意思相同，对有的则不同。",
    fix: "请去掉冒号",
    says: { "a colon stands before an empty password": "空密码之前有冒号" },
  },
  "long-host": {
    title: "对 DNS 来说太长的主机",
    harm: "超过 255 个字节的名称无法查询。",
    fix: "请写 DNS 能容纳的名称",
    says: {
      "the host has {} characters": "主机有 {0} 个字符",
      "the name takes {} octets in DNS, and no more than {} are allowed":
        "名称在 DNS 中占 {0} 个字节，最多只允许 {1} 个",
    },
  },
  "long-label": {
    title: "对 DNS 来说太长的标签",
    harm: "超过 63 个字节的标签无法查询。",
    fix: "请写 DNS 能容纳的名称",
    says: {
      "a label has {} octets, and no more than {} are allowed": "标签有 {0} 个字节，最多只允许 {1} 个",
    },
  },
  "not-dns-syntax": {
    title: "不合 DNS 语法的主机",
    harm: "有的程序会拒绝这样的主机，或者找不到主机。",
    fix: "请用字母、数字、单个的点，以及标签内的连字符",
    says: {
      "a label is empty": "有一个标签为空",
      "{} is not a letter, a digit or a hyphen": "{0} 不是字母、数字或连字符",
      "a label neither begins nor ends with a hyphen": "标签不能以连字符开头或结尾",
    },
  },
  "final-dot": {
    title: "末尾带点的主机",
    harm: "与不带点的是同一个名称，但对 cookie、证书和过滤器来说是另一段文字。",
    fix: "请去掉点",
    says: { "the host ends with a dot": "主机以点结尾" },
  },
  "suffix-reference": {
    title: "后缀引用",
    harm: "人读到的是主机；按语法它是路径，通向别处。",
    fix: "请在前面写出方案和 //",
    says: { "{} looks like a host, and is a path": "{0} 看起来像主机，其实是路径" },
  },
  "scheme-without-colon": {
    title: "缺少冒号的方案",
    harm: "按语法它是路径。",
    fix: "请在方案之后写冒号",
    says: {
      "it begins like a scheme without its colon, and is a path": "它的开头像缺少冒号的方案，其实是路径",
    },
  },
  "not-utf8": {
    title: "不是 UTF-8 的字节",
    harm: "预期 UTF-8 的程序会显示或读出别的文字。",
    fix: "请用 UTF-8 编码文字",
    says: {
      "the octets are not UTF-8: of another charset, or not text":
        "这些字节不是 UTF-8：属于别的字符集，或者不是文字",
    },
  },
  "empty-segments": {
    title: "空的路径段",
    harm: "它们也是段，但许多服务器把两个斜杠当作一个。",
    fix: "如果不是有意的，请去掉多余的斜杠",
    says: { "a segment of the path is empty, which is a segment too": "路径有一段为空，而空段也是段" },
  },
  "empty-query": {
    title: "空的查询",
    harm: "它与不带问号的 URI 不同。",
    fix: "如果不是有意的，请去掉问号",
    says: { "the query is empty, which is not the same as no query": "查询为空，这与没有查询不同" },
  },
  "empty-fragment": {
    title: "空的片段",
    harm: "它与不带 # 的引用不同。",
    fix: "如果不是有意的，请去掉 #",
    says: { "the fragment is empty, which is not the same as no fragment": "片段为空，这与没有片段不同" },
  },
  "html-escaped-query": {
    title: "为 HTML 转义的查询",
    harm: "服务器会找到名称以 amp; 开头的参数。",
    fix: "引用不在 HTML 中时请写 &",
    says: {
      "&amp; is & escaped for HTML; the server finds parameters whose names begin with amp;":
        "&amp; 是为 HTML 转义的 &；服务器会找到名称以 amp; 开头的参数",
    },
  },
  "very-long": {
    title: "非常长的引用",
    harm: "服务器和客户端不必接受超过 8000 个字节的引用。",
    fix: "请把数据放在请求的正文里发送",
    says: {
      "{} characters: no program must take more than {} octets":
        "{0} 个字符：没有程序必须接受超过 {1} 个字节",
    },
  },
  "not-normal": { title: "不是规范形式", harm: TWO_SPELLINGS, fix: "请写成规范形式" },
};

/** The kinds of findings. */
export const KINDS: Readonly<Record<FindingId, ChineseKind>> = {
  ...SENSITIVE,
  ...MISLEADING,
  ...DESTINATION,
  ...SMUGGLING,
  ...PARSERS,
  ...CARELESS,
};

/** The reasons of the guard that are not findings. */
export const REASONS: Readonly<Record<string, ChineseKind>> = {
  "not-absolute": {
    title: "不是 URI",
    harm: "没有方案，它就是相对于某个东西的，却没有人说明相对于什么：各个程序只能自己猜。",
    fix: "请先依据它所带的基准解析，然后再问",
    says: { "it has no scheme, and what it is relative to is not told": "它没有方案，也没有说明相对于什么" },
  },
  "scheme-not-allowed": {
    title: "策略不允许这个方案",
    harm: "别的方案可能会读取文件（file）、运行脚本（javascript）或说另一种协议（gopher）。",
    fix: "请去掉，或者把方案加入 `schemes`",
    says: { "the policy does not allow the scheme {}": "策略不允许方案 {0}" },
  },
  "host-missing": {
    title: "没有指明主机",
    harm: "有的程序会把路径的开头当作主机。",
    fix: "请去掉",
    says: { "it names no host": "没有指明主机" },
  },
  "host-not-allowed": {
    title: "策略不允许这个主机",
    harm: "可能会到达并非本意的服务器。",
    fix: "请去掉，或者把主机加入 `hosts`：写全名，或者写后缀，例如 `.example.org`",
    says: { "the policy does not allow the host {}": "策略不允许主机 {0}" },
  },
  "host-not-a-name": {
    title: "主机不是 DNS 能有的名称",
    harm: "程序会以各自的方式解码、截短或拒绝这样的主机。",
    fix: "请去掉；超出 ASCII 的名称要先经过 `urikit/idna` 的 `toAscii`",
    says: { "{} is not a name that DNS has: {}": "{0} 不是 DNS 能有的名称：{1}" },
  },
  "port-not-allowed": {
    title: "策略不允许这个端口",
    harm: "那里可能有另一个服务在监听，会把请求当作自己的协议。",
    fix: "请去掉，或者把端口加入 `ports`",
    says: { "the policy does not allow {}": "策略不允许 {0}" },
  },
  "credentials-not-allowed": {
    title: "有用户信息，而策略不允许",
    harm: "它会作为登录信息发送给服务器，有的程序会把它当作主机。",
    fix: "请删除，或者设置 `allowCredentials`",
    says: {
      "a userinfo stands before the host, and the policy allows none": "主机之前有用户信息，而策略不允许",
    },
  },
  "not-an-address": {
    title: "所给的不是地址",
    harm: "不能读成数的，就无法判断。",
    fix: "请给出 DNS 的应答：四个十进制数，或者不带方括号的 IPv6 地址",
  },
  downgrade: {
    title: "重定向离开了加密的方案",
    harm: "从那里起，途中的任何人都能读取和更改所发送的内容。",
    fix: "不要跟随",
    says: { "the redirect leaves {} for {}": "重定向从 {0} 转到 {1}" },
  },
  "name-not-resolved": {
    title: "名称还没有解析",
    harm: "名称有哪些地址，只有查询之后才知道。",
    fix: "请查询名称，并判断它的每个地址",
    says: {
      "the host is a name: which addresses it has is only known when it is looked up":
        "主机是名称：它有哪些地址，只有查询之后才知道",
    },
  },
};
