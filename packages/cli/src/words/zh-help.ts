/** The help of the command in Chinese: loaded only where help is asked for in Chinese. */

import type { HelpWords } from "../help-words.ts";

const LEVELS = "按语法（§6.2.2），还是也按方案（§6.2.3）";
const LEAST_SEVERITY = "使退出状态为 1 的最低严重程度";

/** Of an option of one command, after the name of the command; of an option that several have alike, alone. */
const options: Readonly<Record<string, string>> = {
  "--help": "显示这个帮助",
  "--version": "显示版本",
  "--color": "何时使用颜色；auto 指在终端上使用，除非设置了 NO_COLOR 或 TERM 是 dumb",
  "--lang": "所说的语言",
  "--input": "从 FILE 读取各行；- 表示标准输入",
  "--skip-blank": "略去只有空白的行",
  "--skip-comments": "略去以 # 开头的行，即使它们是片段",
  "--json": "输出 JSON，每行一个对象",
  "--quiet": "什么也不输出：退出状态就是答案",
  "--line-number": "在每行的输出之前写出它的行号",
  "--invalid": "不合法的行变成什么（每一行都会报告到标准错误）",
  "--show-secrets": "在终端上和 JSON 中显示密码和其他秘密",
  "--only": "略去与表达式不匹配的行，如同 uri where",
  "--jobs": "最多用 N 个线程读取文件；不给出时，用能加快读取的个数",
  "--field": "读取这个序号的字段（从 1 起），其他字段不动",
  "--separator": "字段之间的分隔符，不给出时为制表符；--csv 的值之间为逗号",
  "--csv": "读取第一行中有这个名称的 CSV 列，并加一列写出答案",
  "--json-field": "读取 JSON Lines 中每行在 PATH（例如 .url）处的文字，并加一个成员写出答案",
  "--iri": "也接受 IRI，并以 IRI 回答（RFC 3987）",
  "--encoded": "用户信息、路径、查询和片段已经作过百分号编码：不改动它们",
  "--scheme": "方案",
  "--authority": "用户信息、主机和端口，按原样",
  "--userinfo": "用户信息",
  "--host": "主机",
  "--port": "端口",
  "--path": "路径",
  "--query": "查询",
  "--fragment": "片段",
  "--user": "用户信息中第一个冒号之前的部分",
  "--password": "用户信息中第一个冒号之后的部分",
  "--no-scheme": "去掉方案",
  "--no-authority": "去掉权威部分",
  "--no-userinfo": "去掉用户信息",
  "--no-host": "去掉主机",
  "--no-port": "去掉端口",
  "--no-path": "清空路径",
  "--no-query": "去掉查询",
  "--no-fragment": "去掉片段",
  "--no-password": "去掉密码",
  "--append-segment": "在路径后加一段",
  "--add-query": "在查询中加一对；只写 KEY 时没有值",
  "--each": "对每个值各输出一行，各值用空格隔开",
  "--written": "已经作了百分号编码的组成部分，其他的则没有",
  "--default": "没有该组成部分的引用得到它",
  "--replace-query": "把该键的那一对改成这个值，没有就不改",
  "--set-query": "把该键的那一对改成这个值，没有就加上",
  "--drop-query": "去掉该键的各对；* 代表任意文字，例如 utm_*",
  "--keep-query": "去掉所有其他的对；* 代表任意文字",
  "--dedupe-query": "去掉与前面相同的对",
  "--sort-query": "按键排列各对",
  "--query-delimiter": "各对之间的分隔符，不给出时为“&”",
  "--base": "基准 URI",
  "--sarif": "输出一份 SARIF 2.1.0 日志，供代码扫描使用",
  "--fail-on": LEAST_SEVERITY,
  "inspect --all": "说出所知的一切，以及每个发现应当怎么办",
  "inspect --query-delimiter": "查询中各对之间的分隔符",
  "inspect --script": "服务器上程序的路径；其后的就是 pathinfo（不给出时靠猜测）",
  "parse --query-delimiter": "也显示查询中的各对，它们之间是这个分隔符",
  "parse --columns":
    "输出用制表符隔开的各值，未定义的写作 \\N：scheme、userinfo、host、port、path、query、fragment、line、registrable，用逗号隔开",
  "get --raw": "解码出的字节按原样输出，无论是什么",
  "parse --for-spreadsheet": "在 --columns 的值前加上 '，如果电子表格会把它当作公式执行",
  "check --as": "每个引用必须符合哪条规则",
  "check --all": "在终端上显示列表中的所有错误",
  "audit --base": "基准 URI，带有路径不得离开的文件夹",
  "plan --gateway": "通过位于某个 http 或 https URI 的网关访问一个方案的 URI（RFC 1738 §4）",
  "plan --email": "你的地址，ftp 把它作为匿名用户的密码发送（RFC 1738 §3.2.1）",
  "plan --allow-userinfo": "允许 http 中的 user:password@（RFC 9110 §4.2.4）",
  "plan --allow-double-slash": "允许 file:////，Windows 会把它读作主机",
  "plan --lenient": "按人们的写法读取 tel、mailto 等几种方案，并指出哪里不对",
  "standards --base": "解析引用所用的基准，各个版本按自己的规则判断它",
  "standards --surplus": "如果版本没有规定，怎样处理根以上的 ..（RFC 2396 §5.2 第 6g 步）",
  "standards --no-strict": "如果引用的方案与基准相同，且版本允许，就忽略它（RFC 3986 §5.2.2）",
  "standards --verbose": "也显示各个版本自己的组成部分、规范形式，以及每一处不同",
  "standards --compare": "对每个版本说出该引用是否与 OTHER 等价",
  "standards --reader": "除各个版本外只询问这个程序，例如 curl、curl,node 或 go@1.21；可以多次给出",
  "standards --characters": "输出各个版本保留、允许和排除的字符，不读取引用",
  "explain --svg": "把一条语法规则的铁路图输出为 SVG，不输出其他内容",
  "explain --standard": "谁的语法：一个版本，或者所有具有该规则的版本",
  "explain --json": "输出 JSON，每个词的每个含义一个对象",
  "normalize --level": LEVELS,
  "normalize --to": "输出每个引用的另一种形式",
  "normalize --no-idna": "与 --to 一起：主机保持原样，否则变成 A-label 或 U-label",
  "normalize --canonical": "与 --to 一起：先按存档的做法写成规范形式",
  "normalize --secret-file": "与 --to key 一起：密钥在 FILE 中：32 个十六进制数字",
  "normalize --rootless-dot-segments": "路径不以斜杠开头的 URI（例如 data:,a/../b）中的点段怎么办",
  "repair --assume-scheme": "把一行看作以主机开头的 URI，并补上这个方案（§4.5）",
  "repair --sentence": "去掉末尾的标点，合法的行也是如此",
  "set --new": "由这些值造出新的引用，不读取引用",
  "repair --no-notes": "不报告改动了什么",
  "expand --var": "一个变量的值，按文字",
  "expand --vars": "各变量的值，是 FILE 中的一个 JSON 对象；FILE 是 - 时来自标准输入",
  "decode --charset": "字节的字符集，例如 shift_jis；不给出时为 utf-8",
  "encode --charset": "字节的字符集，例如 iso-8859-2；不给出时就是这一行的字节",
  "decode --invalid-utf8": "不是 UTF-8（或不属于该字符集）的字节怎么办",
  "resolve --no-strict": "如果引用的方案与基准相同，就忽略它，例如 http:g（§5.2.2）",
  "compare --base": "先按这个基准解析相对引用",
  "compare --ignore-fragment": "比较时不看片段",
  "compare --learned": "也按永久重定向比较（§6.2.4）",
  "confuse --json": "输出 JSON，每个引用一个对象，其中有去往每个主机的读者",
  "confuse --between": "只询问 NAMES 这两个程序，例如 curl,node：两者会去往不同主机的引用",
  "fetch --output": "把内容写入 FILE；写完整之后该文件才出现",
  "fetch --head": "在 HTTP 中只请求字段；对于列表，说明每个链接的情况",
  "fetch --check-fragments": "对于列表，也查找每个片段所指的部分",
  "fetch --jobs": "对于列表，同时请求多少个；不给出时为 8",
  "fetch --cache": "对于列表，把链接的情况保存在 FILE 中",
  "fetch --max-age": "它在多久之内有效（秒）；不给出时为 86400",
  "fetch --list": "对于列表，输出每个条目的类型、名称和引用",
  "fetch --plan": "像 uri plan 那样输出将要做什么，而什么也不做",
  "fetch --trace": "在标准错误上输出连接、发送和接收的内容，不含秘密",
  "fetch --learned": "到 FILE 中的重定向所指的地方去，并把永久重定向留在其中（§6.2.4）",
  "fetch --json": "以一个 JSON 对象输出所知的一切，而不是内容",
  "fetch --max": "内容（解码后）最多的字节数；不给出时为 67108864",
  "fetch --timeout": "全部所用的时间（秒）；不给出时为 60",
  "fetch --policy": "允许到达什么，写成 JSON，如同 uri guard",
  "fetch --allow": "也允许这个方案；http、https 和 data 本来就允许",
  "fetch --gateway": "通过位于某个 http 或 https URI 的网关访问一个方案的 URI（RFC 1738 §4）",
  "fetch --private": "也允许本机和专用网络",
  "fetch --files": "也允许 FOLDER 中的文件",
  "fetch --email": "你的地址，ftp 把它作为匿名用户的密码发送",
  "fetch --news-server": "没有指明服务器的 news 引用所用的服务器",
  "guard --scheme": "也允许这个方案",
  "guard --allow-host": "也允许这个主机；.example.org 指它下面的所有名称",
  "guard --resolve": "向 DNS 查询名称的地址，并逐个判断；没有地址的会被拒绝",
  "guard --policy": "允许访问什么，写成 JSON",
  "where --count": "输出匹配的行数",
  "where --invert": "输出不匹配的行",
  "where --quiet": "什么也不输出：由退出状态说出有没有匹配的行",
  "report --no-distinct": "不统计不同的引用（每个都要占用内存）",
  "report --top": "列出最常见的 N 个主机和方案；不给出时为 10",
  "report --audit": "统计危险、误导或疏忽之处，与 uri audit 的发现相同",
  "report --standards": "统计标准的每两个版本读法不同的行数",
  "unique --level": `等价的依据：${LEVELS}`,
  "unique --memory": "已知内容所用的内存，从 1K 到 4G；不给出时为机器内存的一半，最多 4G",
  "rewrite --absolute": "相对引用改为其目标（§5.2）",
  "rewrite --relative": "指向基准所在主机的引用改为相对引用",
  "rewrite --https": "http 改为 https，除非端口不是 80",
  "rewrite --without-tracking": "去掉跟踪者用来跟踪人的参数",
  "rewrite --from": "原来在这个 URI 或其下的，现在在 --to <URI>",
  "rewrite --to": "现在的所在",
  "rewrite --prefix": "在每个 http 和 https 的目标之前加上 URI，如档案那样",
  "rewrite --without-prefix": "去掉它；其中的 * 是任何一段，如档案的时间",
  "rewrite --dry-run": "输出差异，不改动文件",
  "rewrite --type": "文件的类型",
  "rewrite --retrieved-from": "取得该文档的 URI；只用于一个文件（§5.1.3）",
  "rewrite --base": "没有其他来源时的基准 URI（§5.1.4）",
  "rewrite --charset": "传输时声明的字符集",
  "rewrite --site": "把 FOLDER 中的文件当作站点的文件，与 --at 一起",
  "rewrite --at": "站点文件夹的 URI",
  "rewrite --input": "读取 FILE，如同参数；- 表示标准输入",
  "rewrite --json": "每个改动输出一个 JSON 对象",
  "rewrite --show-secrets": "在 JSON 中显示密码和其他秘密",
  "extract --type": "文件的类型，无论其名称和内容如何",
  "extract --fetch": "取得作为参数的 URI，如同 uri fetch（§5.1.3）",
  "extract --max": "内容（解码后）最多的字节数；不给出时为 67108864",
  "extract --timeout": "全部所用的时间（秒）；不给出时为 60",
  "extract --policy": "允许到达什么，写成 JSON，如同 uri guard",
  "extract --allow": "也允许这个方案；http、https 和 data 本来就允许",
  "extract --gateway": "通过位于某个 http 或 https URI 的网关访问一个方案的 URI（RFC 1738 §4）",
  "extract --private": "也允许本机和专用网络",
  "extract --retrieved-from": "取得该文档的 URI（重定向之后）；只用于一个文件（§5.1.3）",
  "extract --base": "没有其他来源时的基准 URI（§5.1.4）",
  "extract --charset": "传输时声明的字符集",
  "extract --code": "在 Markdown 中，代码也当作普通文字读取",
  "extract --suffix-references": "在普通文字中，也把 www.example.org/… 当作引用（§4.5）",
  "extract --guess-host-names": "在普通文字中，也把 w3.org 或 example.com/… 当作引用",
  "extract --all-folders": "也读取文件夹中的 .git、.hg、.svn 和 node_modules",
  "extract --verbose": "列出每个跳过的文件",
  "extract --check-fragments": "列出一组网页中指向不存在之处的片段（§3.5）",
  "extract --site": "把 FOLDER 中的文件当作站点的文件读取（§5.1.3）",
  "extract --at": "站点文件夹的 URI",
  "extract --check": "列出站点中没有去处的链接（§5、§3.5）",
  "extract --redirects": "站点的重定向：如 _redirects 的文件，或 nginx 的 map",
  "extract --headings": "站点如何命名 Markdown 的标题",
  "extract --github": "与 --check 一起，输出 GitHub 运行器的注释",
  "extract --junit": "与 --check 一起，输出一份 JUnit 报告",
  "extract --audit": "列出引用的危险、误导或疏忽之处，与 uri audit 相同",
  "extract --sarif": "与 --audit 或 --check 一起，输出一份 SARIF 2.1.0 日志，供代码扫描使用",
  "extract --unique": "去掉重复：目标相同的引用",
  "extract --level": "在阶梯的哪一级比较目标（§6）",
  "extract --input": "读取 FILE，如同参数；- 表示标准输入",
  "extract --only": "略去与表达式不匹配的引用，如同 uri where",
  "extract --json": "每个引用输出一个 JSON 对象",
  "serve --socket": "在本机的套接字上监听，只有其所有者可以打开",
  "serve --http": "在回环地址上回答代理；0 取一个空闲的端口",
  "serve --do": "请求没有说明时做什么",
  "serve --where": "where 所问的表达式，与 uri where 的相同",
  "serve --member": "请求中带有引用或文字的成员",
  "serve --policy": "允许访问什么，写成 JSON",
  "serve --scheme": "也允许这个方案",
  "serve --allow-host": "也允许这个主机；.example.org 指它下面的所有名称",
  "serve --iri": "允许 IRI：TEXT 是所判断和访问的 URI",
  "serve --level": `normalize 和 key 的级别：${LEVELS}`,
  "serve --udf": "成为引擎的函数，引擎会保留这个进程",
  "serve --format": "用于 --udf：各行怎样书写（不给出时为 RowBinary）",
  "serve --null": "用于 --udf：值可以是 NULL，不合法的值得到 NULL",
  "serve --no-null": "用于 --udf：没有值是 NULL，不合法的值是错误，工作就此结束",
  "serve --config": "用于 --udf：输出把这些工作变成 ENGINE 的函数的配置",
  "serve --idle": "结束这么多秒没有请求的连接",
};

const commands: HelpWords["commands"] = {
  inspect: ["画出引用及其组成部分，并指出哪里不对"],
  parse: [
    "输出各组成部分",
    `列表的每一行给出用空格隔开的 NAME=VALUE。终端上不显示密码和其他秘密；文件或管道得到原样的数据。值可能以 =、+、- 或 @ 开头，电子表格会把它当作公式：--for-spreadsheet 在它前面加上 '。这会改变值，所以只在要求时才做。`,
  ],
  get: [
    "按格式（例如 '{host}'）输出引用的各部分",
    `FORMAT 是文字，花括号中是值：{NAME[:ARG][!][|FILTER]…}

  reference, scheme, authority, userinfo, user, password, host, port, path,
  query, fragment    该组成部分的原样；没有就什么也不输出
  origin             方案、主机和端口，不带默认端口（RFC 6454）
  segment:N          路径的一段；0 是第一段，-1 是最后一段
  query:KEY          第一个该键的对的值
  query-all:KEY      所有该键的对的值，用空格隔开

  !                  没有该值的行不合法
  |decode            解码其百分号编码的字节
  |default           用于端口：没有或为空时，取方案的默认端口
  |unicode, |ascii   用于主机：其 Unicode 形式，其 ASCII 形式（IDNA）
  |registrable       用于主机：其可注册域名
  |or:TEXT           没有该值时为 TEXT

{{ 和 }} 是花括号，\\t 是制表符，\\n 是换行；\\ 去掉特殊含义，例如 {query:a\\|b}。终端上用 *** 代替密码和其他秘密；文件或管道得到原样的数据。含有 |unicode 或 |ascii 的格式也接受 IRI，读作其 URI（RFC 3987 §3.1）。`,
  ],
  check: [
    "输出“valid”，或者哪里不对",
    "列表在终端上只显示不对之处，每种最多 20 个，然后是总计。在其他地方，每一行都给出一行，除非用 --quiet。",
  ],
  audit: [
    "找出危险、误导或疏忽之处",
    "在终端上以及对于参数，每个引用都画出来，并给各个发现加下划线。列表的每一行给出最高的严重程度和各个发现的标识，或者 clean。uri explain ID 说明一个发现。如果有 --fail-on 或更高程度的发现，退出状态为 1。",
  ],
  plan: [
    "输出访问资源的步骤，但一步也不执行",
    "如果方案没有办法访问资源，或者访问被拒绝，退出状态为 1。在 JSON 中，所发送的内容是一段文字，每个字符代表一个字节。",
  ],
  standards: [
    "比较各个版本和各种程序怎样读一个引用，以及原因",
    "各程序的模型只读引用本身；浏览器由平台的 URL 代表。列表的每一行给出 alike、different、caution、dangerous 或 “rejected by all”，危险或需要留意之处及各读者所读到的内容，以及拒绝它的版本。如果没有版本接受它，退出状态为 1。",
  ],
  explain: [
    "解释一个错误、发现、规则、方案或习惯",
    "WORD 是组成部分、错误代码、uri audit 的发现、uri guard 的理由、规范化规则、语法规则、程序的习惯或方案。带冒号时一定是方案，无论是否有人知道它。不给出时全部列出。规则与文档所印的相同；不区分大小写，- 可以代替 _。",
  ],
  normalize: [
    "输出规范形式，或者 URI、IRI、SURT 或键",
    `--to uri 和 --to iri 把 IRI 映射为 URI，或者反过来（RFC 3987 §3），主机按 IDNA；不是 UTF-8 的百分号编码，以及解码后会有不同读法或看法的百分号编码，都保留。--to surt 从最高级起书写主机的各个标签，这样同一域的 URI 会排在一起；--to cdx 是存档的 CDX 文件的键。除非也给出 --level 或 --canonical，其他都不改变。

--to key 是 32 个十六进制数字，在该级等价的引用在任何机器上都相同：规范形式的 SipHash-2-4。知道密钥的人可以寻找键相同的两个引用；不给出 --secret-file 时，密钥全是零。`,
  ],
  set: [
    "改变组成部分和查询，或者造出新的引用",
    `值是数据：组成部分不能有的字符会作百分号编码，% 也是，除非给出 --encoded。路径保留其 /，查询保留其 & 和 =；路径段、键、值、用户和密码则全部编码。会被读成别的内容的值会被拒绝，没有编辑的对保持原样。先改变组成部分，再增加路径段，然后编辑查询：drop 和 keep，set，replace，add，dedupe，sort。权威部分之后的路径会补上开头的 /。NAME 是组成部分的名称，例如 port。

用 --new 时不读取引用。没有 --scheme 时结果是相对引用，没有 --host 和 --authority 时没有权威部分。`,
  ],
  repair: [
    "修正人们键入和复制的引用，并说明改动了什么",
    "合法的行保持原样。否则去掉引用前后的空白、引号和括号；Windows 路径变成 file URI，git@host:path 变成 ssh URI，IRI 变成 URI；路径、查询和片段中不能有的字符作百分号编码。每处改动都报告到标准错误。方案、用户信息和端口从不修正，也不会得到行中没有写出的主机。无法修正的行不合法。有两个选项也会改动合法的行：example.com 是路径（§4.2），URI 也可以以句号结尾。",
  ],
  expand: [
    "用各变量的值展开 URI 模板（RFC 6570）",
    "多次给出的 --var 构成列表。没有值的变量会略去。值是数据，其中的分隔符会被编码，但 {+NAME} 和 {#NAME} 除外：只把可信的值给它们（RFC 6570 §3.2）。",
  ],
  encode: [
    "为组成部分对数据作百分号编码",
    "所有保留字符都会编码，即使某个组成部分可以有它们，这样就不会有程序把它们读作分隔符（RFC 3986 §2.2）：结果在每个组成部分中都是数据。",
  ],
  decode: [
    "解码百分号编码的字节，按 UTF-8 或其他字符集",
    "控制字符和不可见的字符写成转义（\\n，\\u{1b}）；JSON 中是准确的文字。",
  ],
  redact: [
    "从引用和日志中去掉密码和秘密",
    "密码、token 和 api_key 等参数的值、JSON Web Token，以及带有签发者前缀的密钥，在引用和连接字符串中变成 ***。文件可以是任何文字，例如日志：其中 Authorization 等字段、--password 等选项和私钥的值也会去掉，其他字节都保持原样。给出查看各行的选项时，每行单独读取，跨行的秘密不会被认出。",
  ],
  resolve: ["输出引用的目标 URI（§5.2）"],
  relativize: ["输出能解析到目标的最短引用"],
  compare: [
    "说出两个引用是否等价，以及原因（§6）",
    `列表的每一行是用制表符隔开的 A 和 B，给出所在的级（identical、syntax、scheme 或 protocol），或者“different”。

FILE 是客户端见过的永久重定向（301、308），写成 JSON：
  { "redirects": [{ "from": "http://a.example/b", "to": "http://a.example/b/",
    "status": 301, "expires": "2027-01-31" }] }`,
  ],
  confuse: [
    "输出把各种程序带往不同主机的引用",
    "询问各程序的模型、RFC 3986 和平台的 URL；用 --between 时只询问两个程序，不给出主机时用 good.example 和 evil.example。带有制表符、换行或其他控制字符的引用只在 JSON 中输出。如果没有这样的引用，退出状态为 1。",
  ],
  guard: [
    "按策略说出服务器可否访问一个引用",
    `每一行给出判断：allow TEXT，其中 TEXT 是可以访问的内容；或者 deny ID,ID，带有理由。策略不允许的都会拒绝。

FILE 是策略，写成 JSON；{} 拒绝一切：
  { "schemes": ["https"], "hosts": [".example.org", "*"], "ports": [443],
    "allowUserinfo": false, "allowAddresses": ["10.0.0.0/8"],
    "allowDisagreement": false }

不接受 .co.uk 或 .github.io 这样的主机：任何人都可以在其下注册。只有用 --resolve 才查询 TEXT 的主机，而访问时它的地址可能已经不同：那时请再判断。`,
  ],
  fetch: [
    "取得引用所标识的资源，默认是安全的",
    `内容按原样写出；列表的每一行是一个条目的引用或名称。只取得一个引用，以及它重定向到的引用；不上传任何东西，也不发送任何消息。需要的密码在终端上询问。

用 --head 时，从标准输入读取链接的列表，或者以参数为列表：每个链接一行，制表符之前是它的情况：正常、已迁移（永久，以及迁到哪里）、已不在、被拒绝、无应答或没有 #id。每台主机每秒一个请求，遵守它的 robots.txt，也遵守它要求再次请求的时间。

不允许的都会拒绝：http、https 和 data 之外的方案，特殊地址（名称和重定向所指的也一样），方案自己的端口之外的端口，以及文件，除非你允许。重定向只能指向 http 和 https。

退出状态：0；被拒绝（服务器拒绝时也一样）为 1；没有找到为 3；没有服务器应答、没有及时应答或者不符合协议为 4；内容不完整或者超过 --max 为 5。`,
  ],
  where: [
    "输出与表达式匹配的行，如同 grep",
    `匹配的行按原样输出。EXPRESSION 比较

  scheme、authority、userinfo、host、port、path、segment、query、fragment、
  query.KEY          组成部分；单独写时：它是否存在
  text               整行文字
  code               该行为什么不合法，如同 uri check
  finding、severity  uri audit 的发现：clean、hint、warning、danger

用 =、!=、^=（开头）、$=（结尾）、*=（包含）、~（包含；host ~ .example.org：其下的名称）和 in (A, B)，端口和严重程度还可以用 <、<=、>、>=；也可以写 valid、invalid、“host in cidr BLOCK”、“equivalent to REFERENCE”、“programs disagree”和“denied by FILE”；用 not、and、or 和括号组合。

不是引用的行没有组成部分：host = a 和 not host = a 都不成立。--invert 输出所有不匹配的行。退出状态与 grep 相同：有匹配的行为 0，没有为 1，用法错误为 2。`,
  ],
  report: ["总结一个列表：合法与否及原因、方案、主机、不同的引用"],
  unique: [
    "输出等价的引用中的第一个",
    "等价的各行中的第一行在原处保持原样；其他各行不输出。所有输入是一个列表。每个不同的引用需要 21 到 32 字节内存；--memory 用完之后，命令在临时文件（位于 TMPDIR 所指的文件夹）中继续，结果相同。",
  ],
  extract: [
    "找出文字、HTML、CSS、邮件和 XML 中的引用",
    `不给出 FILE，或者 FILE 是 - 时，读取标准输入。对于文件夹，读取其中所有文件，但 .git、.hg、.svn 和 node_modules 除外。用 gzip、Brotli（.br）或 Zstandard 压缩的文件会先解压。在终端上按文件列出引用；在管道中，每一行是一个引用的目标，如果引用不合法或者没有基准，就是引用本身。IRI 的目标是它的 URI。没有 --fetch 时不访问任何东西。如果有引用不合法，或者有文档没有读完，退出状态为 1。

--only 接受 uri where 的表达式，用于引用所在的那一行，此外还有这些词：use（follow、fetch、embed、submit 或 mention）、rel、label（链接的文字、图像的替代文字）、language、kind、secret、element、attribute 和 field（邮件或 HTTP 消息的字段）。

用 --check-fragments 时，每一行是一个网页（HTML）中指向自己或另一个网页的某一部分的引用，而那一部分不存在：没有元素有这个 id，也没有 <a> 有这个 name。如果有这样的引用，退出状态为 1。

用 --site 时，每个文件的 URI 就是文件服务器给它的 URI：索引文件是其文件夹的网页。再加上 --check，每一行是一个没有去处的链接：没有那个文件，文件中没有那一部分（元素、Markdown 的标题、文字、行），文件名的大小写不同，或者链接不合法。这些使退出状态为 1。指向站点之外的链接、没有文件指向的网页和指向重定向的重定向也会列出。文件夹中的 _redirects 会被读取。

用 --audit 时，每一行是一个发现：FILE:LINE:COLUMN、严重程度、内容和引用。如果有 --fail-on 或更高程度的发现，退出状态为 1。

用 --fetch 时，按照服务器的应答读取每个文档：它的基准是最后一次重定向的 URI，Link 和 Content-Location 也是引用。`,
  ],
  rewrite: [
    "改动文档中的引用，别的都不动",
    `由前面的选项之一决定改动什么。文件先写在旁边，再改名；标准输入写到标准输出。不是引用的部分每个字节都保持原样：字符集、引号、实体、换行。每个文件在写入之前会重新读取，会造成不同读法的改动不做，而是报告出来，退出状态为 1；邮件和档案之中的引用也是如此。在文件夹中，只改动后缀已知的文件，.git、.hg、.svn 和 node_modules 除外。

用 --site 时，--from 和 --to 可以相对于 --at。若那里有文件或文件夹，它会移动：指向它的引用和它之中的引用随之改动，然后移动文件。`,
  ],
  serve: [
    "在程序询问期间一直回答：按行、套接字或 HTTP",
    `每一行输入是一个 JSON 对象，每一行输出是回答，次序相同：
  {"id":1,"do":"audit","reference":"http://a@b/"}
"do" 是 audit、guard、normalize、redact、standards 或 where。回答与 uri audit --json 等所输出的相同；redact 用带来文字的成员回答，where 回答引用是否符合 --where 的表达式。"id" 原样返回。无法读取的请求得到 "error"；一行最多 4 MiB。

--http 由 guard 回答 GET /?reference=REFERENCE：204 表示允许，Guard-Text 是可以访问的内容；403 表示拒绝，Guard-Reasons 说明理由。REFERENCE 是 "=" 之后的一切，百分号编码一次。

SIGTERM 使它结束：已经读到的都得到回答，套接字被删除。

--udf 用于 ClickHouse 等引擎：引擎启动这个进程并保留它。引擎发送各个块，每块先是一行行数，然后是各行，并取回同样多的行。WORK 是以下之一
  normalize  规范形式
  host       主机的原样；没有权威部分时没有
  registrable  主机的可注册域名；地址和公共后缀没有
  resolve    引用的目标；行中第一个值是它的基准
  key        等价的引用所共有的 32 个十六进制数字
  error      CODE:COLUMN: MESSAGE；如果值合法，则没有
“没有”在 --null 时是 NULL，否则是空文字。

--udf --config clickhouse 输出供 ClickHouse 服务器使用的函数文件：uriNormalize(x)、uriHost(x)、uriRegistrable(x)、uriResolve(base, x)、uriKey(x) 和 uriError(x)，不合法的值得到 NULL，除非给出 --no-null。`,
  ],
  completions: [
    "输出在你的 shell 中补全命令和选项的代码",
    `把你的 shell 的那一行写入它启动时读取的文件：
  bash        source <(uri completions bash)
  zsh         source <(uri completions zsh)
  fish        uri completions fish | source
  PowerShell  uri completions powershell | Out-String | Invoke-Expression`,
  ],
};

const topics: Readonly<Record<string, string>> = {
  lists: `列表

不给出 REFERENCE 时，每行一个引用，从 --input FILE（可以多次给出）或标准输入读取；- 也表示标准输入。每一行按相同的次序给出一行，占用固定的内存；但 uri unique 只给出等价的引用中的第一个，uri report 说出整个列表的内容，两者都要为每个不同的引用占用内存。接受 CRLF，跳过开头的字节顺序标记，超过 16 MiB 的行不合法。--skip-blank、--skip-comments 和 --only 略去一些行。

一行除了要读的值，还可以有其他的值，它们保持原样：
  --field 2          字段之间为制表符，或 --separator 所给的字符：答案写在字段的位置，结论写在整行之前
  --csv url          CSV，第一行是各列的名称：答案是新的一列，以命令命名
  --json-field .url  JSON Lines：答案是新的成员，以命令命名；where 和 unique 给出整行，redact 给出换掉了该处文字的行

--iri 也接受 IRI，并以 IRI 回答。

不合法的行变成什么，由 --invalid 规定：
  empty   原处留一个空行，除非另有默认（unique：drop）
  keep    该行原样
  drop    什么也没有
  stop    工作就此结束

每个不合法的行都报告到标准错误，写作 FILE:LINE:COLUMN: message。用 --json 时，每一行给出一个对象，不合法的行带有 valid: false。

在终端上，每个列表的最后是标准错误上的总计，uri check 则只显示不对之处。

示例：
  uri check --input links.txt --input more.txt
  uri normalize --invalid drop < links.txt | sort -u
  uri audit --csv url --only 'severity >= warning' < links.csv
  uri get '{host}' --json-field .request.url < log.jsonl
`,
  json: `JSON

用 --json 时，每一行给出一个对象，次序相同：

  {"reference":"HTTP://A/","valid":true,"result":"http://A/"}
  {"reference":"a b","valid":false,"error":{"index":1,"code":...}}

reference 是该行的文字，如果命令说明它的情况，则不带秘密；无法读取的行没有它。valid 说明它是否是引用；对于读取其他内容的命令，说明它能否读取。result 是命令为该行输出的内容：一段文字，audit（"danger"）、guard（"deny"）和 check（"valid"）的结论，where 的 true，或者一个对象。代替它的，parse 有各组成部分，compare 有阶梯上的一级和各步骤，standards 有各读者。-n 加上 line。report 输出一个对象：各数字是它的 result。

未定义的没有成员，空的是 ""。错误有 index、code、rule、section 和 message；错误代码的含义永不改变。

uri help json COMMAND 输出命令所输出内容的 JSON Schema（2020-12）。

示例：
  uri normalize --json < links.txt | jq -r 'select(.valid).result'
  uri help json audit > audit.schema.json
`,
  exit: `退出状态

  0   所有输入都合法；compare：等价
  1   有些输入不合法，无论它们变成了什么；compare：不等价；
      audit、extract --audit 和 guard：有发现，或者拒绝；where：没有匹配的行
  2   用法错误，或者文件无法读写；compare：输入不合法也是

管道关闭时，命令安静地结束，状态为 0。

示例：
  uri check --quiet --input links.txt && echo all valid
`,
  quoting: `引号

在 Unix 的各种 shell 和 PowerShell 中，单引号使引用保持完整。在 cmd.exe 中请用双引号，在批处理文件中把每个 % 写作 %%；npm 的 uri.cmd 会再读一次 & 和 ^。特殊的文字都可以通过管道给出。

以“-”开头的 REFERENCE 写在“--”之后。

示例：
  uri inspect 'http://example.com/?a=1&b=2'
  uri check -- -a
  echo 'http://example.com/?a=1&b=2' | uri parse
`,
};

function either(choices: readonly string[]): string {
  const [last = "", ...others] = choices.map((one) => (/^\w/.test(one) ? one : `“${one}”`)).reverse();
  return others.length === 0 ? last : `${others.reverse().join("、")} 或 ${last}`;
}

export const help: HelpWords = {
  options,
  commands,
  topics,
  arguments: { SHELL: "shell", WORK: "对每个值做什么" },
  titles: {
    "Usage:": "用法：",
    "Options:": "选项：",
    "Arguments:": "参数：",
    "Commands:": "命令：",
    "Options of every list:": "每个列表的选项：",
    "Components:": "组成部分：",
    "Segments and query:": "路径段与查询：",
    "Look:": "查看：",
    "Change:": "改变：",
    "Relate:": "关联：",
    "Lists:": "列表：",
    "Help:": "帮助：",
    "Examples:": "示例：",
  },
  description: "读取、检查、解析、规范化、比较和解释统一资源标识符（RFC 3986）。",
  helpOption: "显示这个帮助；在命令之后则显示该命令的帮助",
  helpCommand: "显示一个命令的帮助，或者解释一个词",
  after: `不给出 REFERENCE 时，每行一个引用，从 --input FILE 或标准输入读取，每一行按相同的次序给出一行。以“-”开头的 REFERENCE 写在“--”之后。

在 Unix 的各种 shell 和 PowerShell 中，单引号使引用保持完整。在 cmd.exe 中请用双引号，在批处理文件中把每个 % 写作 %%。特殊的文字可以通过管道给出：'REFERENCE' | uri inspect

退出状态：0 全部合法，1 有些输入不合法，2 用法错误；compare：0 等价，1 不等价，2 输入不合法或用法错误。

uri help lists、uri help json、uri help quoting 和 uri help exit 说明更多；uri help WORD 解释一个错误、发现、规则、方案或习惯。uri help completions 关于你的 shell，uri help serve 关于 ClickHouse 等引擎。`,
  described: (description, choices, otherwise) =>
    [
      choices.length === 0 ? description : `${description}：${either(choices)}`,
      ...(otherwise === undefined ? [] : [`不给出时为 ${otherwise}`]),
    ].join("；"),
};
