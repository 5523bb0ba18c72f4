/** What the steps of a plan are for, and what a person is asked, by the English words; `{}` is a value. */

import type { Phrases } from "../phrases.ts";

/** Protocols that get files, messages and answers. */
const RETRIEVAL: Phrases = {
  "connect to the server": "连接服务器",
  "connect to your own server": "连接您自己的服务器",
  "ask for the resource ({})": "请求资源（{0}）",
  "say which host is meant (RFC 9110 §7.2)": "说明指的是哪个主机（RFC 9110 §7.2）",
  "end the header section (RFC 9112 §2.1)": "结束头部（RFC 9112 §2.1）",
  "end the header section; then follow redirections, and compare the hash (RFC 6920 §4)":
    "结束头部；然后跟随重定向，并比较散列值（RFC 6920 §4）",
  "ask for the data (RFC 6920 §4)": "请求数据（RFC 6920 §4）",
  "ask the gateway for the resource by its whole URI (RFC 9112 §3.2.2)":
    "用资源的完整 URI 向网关请求它（RFC 9112 §3.2.2）",
  "the authority of the resource, if any (RFC 9112 §3.2)": "资源的权威部分，如果有（RFC 9112 §3.2）",
  "open the handshake (RFC 6455 §4.1)": "开始握手（RFC 6455 §4.1）",
  "open the handshake (RFC 8323 §8.3)": "开始握手（RFC 8323 §8.3）",
  "say what is spoken once it is open (RFC 8323 §4.1)": "说明握手之后用什么协议（RFC 8323 §4.1）",
  "say what this side can do, before anything else (RFC 8323 §3.3, §5.3)":
    "首先说明本方支持什么（RFC 8323 §3.3、§5.3）",
  "log in (RFC 1738 §3.2.1)": "登录（RFC 1738 §3.2.1）",
  "log in anonymously (RFC 1738 §3.2.1)": "匿名登录（RFC 1738 §3.2.1）",
  "only if the server asks for one (RFC 1738 §3.2.1)": "只有服务器要求时才需要（RFC 1738 §3.2.1）",
  "the password (RFC 1738 §3.2.1)": "密码（RFC 1738 §3.2.1）",
  "the password of an anonymous user (RFC 1738 §3.2.1)": "匿名用户的密码（RFC 1738 §3.2.1）",
  "the e-mail address as password of an anonymous user (RFC 1738 §3.2.1)":
    "以电子邮件地址作为匿名用户的密码（RFC 1738 §3.2.1）",
  "TLS has no buffer of its own (RFC 4217 §9)": "TLS 没有自己的缓冲区（RFC 4217 §9）",
  "the data by TLS, too (RFC 4217 §9)": "数据也经 TLS 传输（RFC 4217 §9）",
  "change the working directory (RFC 1738 §3.2.2)": "更改工作目录（RFC 1738 §3.2.2）",
  "how to transfer it (RFC 1738 §3.2.2)": "怎样传输（RFC 1738 §3.2.2）",
  "guess the type from the name (RFC 1738 §3.2.3)": "由名称猜测类型（RFC 1738 §3.2.3）",
  "retrieve the file (RFC 1738 §3.2.2)": "取得文件（RFC 1738 §3.2.2）",
  "a list is text (RFC 959 §4.1.3)": "列表是文本（RFC 959 §4.1.3）",
  "list the directory (RFC 1738 §3.2.2)": "列出目录（RFC 1738 §3.2.2）",
  "read the file (RFC 1350 §4); nothing of it is protected (RFC 3617 §5)":
    "读取文件（RFC 1350 §4）；传输没有任何保护（RFC 3617 §5）",
  "send the selector and what goes with it (RFC 1738 §3.4.2, §3.4.3)":
    "发送选择符和随它的内容（RFC 1738 §3.4.2、§3.4.3）",
  "send the selector, and that data follows (RFC 1738 §3.4.9)":
    "发送选择符，并说明后面有数据（RFC 1738 §3.4.9）",
  "send the form as it was filled in (RFC 1738 §3.4.9)": "发送填好的表单（RFC 1738 §3.4.9）",
  "return the form as it is filled in (RFC 1738 §3.4.5, §3.4.9)":
    "把填好的表单发回去（RFC 1738 §3.4.5、§3.4.9）",
  "fetch the form, the attribute +ASK (RFC 1738 §3.4.5)": "取得表单，即属性 +ASK（RFC 1738 §3.4.5）",
  "ask for it (RFC 2229 §3.2, §3.3)": "查询（RFC 2229 §3.2、§3.3）",
  "ask for it (RFC 2229 §3.2, §3.3); number {} of the answers is meant (RFC 2229 §5)":
    "查询（RFC 2229 §3.2、§3.3）；所指的是第 {0} 个答案（RFC 2229 §5）",
  "end the connection (RFC 2229 §3.9)": "结束连接（RFC 2229 §3.9）",
  "log in with a digest of the server's greeting and the person's secret (RFC 2229 §3.11)":
    "用服务器的问候语和使用者的密码算出摘要来登录（RFC 2229 §3.11）",
  "log in by SASL (RFC 2229 §3.12)": "用 SASL 登录（RFC 2229 §3.12）",
  "retrieve the document (RFC 1738 §3.9)": "取得文档（RFC 1738 §3.9）",
  "open the database to be searched (RFC 1738 §3.9)": "打开要检索的数据库（RFC 1738 §3.9）",
  "search the database (RFC 1738 §3.9)": "检索数据库（RFC 1738 §3.9）",
  "search the directory (RFC 4511 §4.5)": "检索目录（RFC 4511 §4.5）",
  "search the directory (RFC 4511 §4.5), over your own socket": "经您自己的套接字检索目录（RFC 4511 §4.5）",
  "search the directory (RFC 4511 §4.5), over this socket": "经这个套接字检索目录（RFC 4511 §4.5）",
  "ask the directory how the object is reached; it answers with other references (RFC 1738 §3.11)":
    "询问目录怎样到达这个对象；它以其他引用作答（RFC 1738 §3.11）",
  "ask for the references of the repository (gitprotocol-pack, Git Transport)":
    "请求仓库的各个引用（gitprotocol-pack，Git Transport）",
  "ask what there is to be played (RFC 7826 §13.2)": "询问有什么可以播放（RFC 7826 §13.2）",
  "ask what there is to be played (RFC 7826 §13.2); a server that asks who you are is told the user and the password then":
    "询问有什么可以播放（RFC 7826 §13.2）；服务器询问身份时，再告诉它用户和密码",
  "number the request (RFC 7826 §18.20)": "给请求编号（RFC 7826 §18.20）",
  "end the header (RFC 7826 §5.2)": "结束头部（RFC 7826 §5.2）",
  "log in by SSH (RFC 4252), and ask its subsystem sftp for the path; one without a slash is the user's":
    "用 SSH 登录（RFC 4252），向它的 sftp 子系统请求这个路径；不以斜杠开头的路径在用户的目录之下",
  "ask a node of your own, or a gateway by HTTP, for the path":
    "向您自己的节点请求这个路径，或者通过 HTTP 向网关请求",
  "ask a resolver that knows the method for the document of the subject (DID Core §7)":
    "向懂得该方法的解析器请求主体的文档（DID Core §7）",
  "look for peers by the trackers and the distributed hash table, and ask them (BEP 9)":
    "通过 tracker 和分布式散列表寻找对等方，并向它们请求（BEP 9）",
};

/** Mail and news. */
const MESSAGES: Phrases = {
  "log in (RFC 2384 §4)": "登录（RFC 2384 §4）",
  "or by a mechanism that the server has, and that is safe without encryption (RFC 2384 §4)":
    "或者用服务器支持的、不加密也安全的机制（RFC 2384 §4）",
  "log in by this command, with the person's secret, and by no other (RFC 2384 §4)":
    "用使用者的密码以这个命令登录，不用其他命令（RFC 2384 §4）",
  "log in by this mechanism of SASL, and by no other (RFC 2384 §4)":
    "用这个 SASL 机制登录，不用其他机制（RFC 2384 §4）",
  "log in as anonymous; where the server has no ANONYMOUS, by LOGIN with an e-mail address (RFC 5092 §3.2)":
    "以 anonymous 登录；服务器没有 ANONYMOUS 时，用电子邮件地址以 LOGIN 登录（RFC 5092 §3.2）",
  "log in by a mechanism that the client chooses; in clear text only over strong encryption (RFC 5092 §3.2)":
    "用客户端选择的机制登录；只有经过强加密时才用明文（RFC 5092 §3.2）",
  "log in by this mechanism, with the person's secret, once they agree to the server (RFC 5092 §3.2)":
    "在使用者同意连接这个服务器之后，用其密码以这个机制登录（RFC 5092 §3.2）",
  "list the mailboxes (RFC 5092 §4, RFC 3501 §6.3.8)": "列出邮箱（RFC 5092 §4、RFC 3501 §6.3.8）",
  "fetch it by its token (RFC 5092 §6.1, RFC 4467)": "凭令牌取得它（RFC 5092 §6.1、RFC 4467）",
  "select the mailbox (RFC 5092 §5)": "选择邮箱（RFC 5092 §5）",
  "select the mailbox (RFC 5092 §5), and show what is in it": "选择邮箱（RFC 5092 §5），并显示其中的内容",
  "select the mailbox (RFC 5092 §5); if its UIDVALIDITY is not {}, it is another one":
    "选择邮箱（RFC 5092 §5）；如果它的 UIDVALIDITY 不是 {0}，就是另一个邮箱",
  "select the mailbox (RFC 5092 §5), and show what is in it; if its UIDVALIDITY is not {}, it is another one":
    "选择邮箱（RFC 5092 §5），并显示其中的内容；如果它的 UIDVALIDITY 不是 {0}，就是另一个邮箱",
  "fetch the message (RFC 5092 §6)": "取得邮件（RFC 5092 §6）",
  "search the mailbox (RFC 5092 §5)": "检索邮箱（RFC 5092 §5）",
  "only if the server advertises MODE-READER, or knows no CAPABILITIES (RFC 3977 §3.4.2)":
    "只有服务器声明 MODE-READER，或者不认识 CAPABILITIES 时才需要（RFC 3977 §3.4.2）",
  "log in (RFC 4643 §2.3)": "登录（RFC 4643 §2.3）",
  "only if the server asks for one (RFC 4643 §2.3)": "只有服务器要求时才需要（RFC 4643 §2.3）",
  "the password (RFC 4643 §2.3)": "密码（RFC 4643 §2.3）",
  "list the newsgroups (RFC 3977 §7.6)": "列出新闻组（RFC 3977 §7.6）",
  "list the newsgroups that match (RFC 3977 §7.6.3)": "列出匹配的新闻组（RFC 3977 §7.6.3）",
  "select the newsgroup (RFC 3977 §6.1.1)": "选择新闻组（RFC 3977 §6.1.1）",
  "retrieve the article (RFC 3977 §6.2.1)": "取得文章（RFC 3977 §6.2.1）",
  "find the message among those at hand (RFC 2392 §2)": "在手头的邮件中查找这一封（RFC 2392 §2）",
  "find the part in the message that holds the reference (RFC 2392 §2)":
    "在含有这个引用的邮件中查找这一部分（RFC 2392 §2）",
};

/** What needs the person. */
const PEOPLE: Phrases = {
  "give the session to the person; user and password are advice, and are not sent (RFC 1738 §3.8)":
    "把会话交给使用者；用户和密码只是建议，不会发送（RFC 1738 §3.8）",
  "give the session to the person, who logs in (RFC 4252)": "把会话交给使用者，由其登录（RFC 4252）",
  "give the session to the person, who logs in (RFC 4252); what its path means, only whoever wrote it knows, such as Git":
    "把会话交给使用者，由其登录（RFC 4252）；路径的含义只有写它的程序知道，例如 Git",
  "give the person a window for messages to {}; nothing is sent by itself ({})":
    "给使用者一个窗口，向 {0} 发消息；不会自行发送任何内容（{1}）",
  "join the channel, once the server has welcomed the client with 001 (RFC 2812 §3.2.1, §5.1)":
    "服务器以 001 欢迎客户端之后，加入频道（RFC 2812 §3.2.1、§5.1）",
  "the password (RFC 2812 §3.1.1)": "密码（RFC 2812 §3.1.1）",
  "the name that others see; the person chooses it (RFC 2812 §3.1.2)":
    "别人看到的名称，由使用者选择（RFC 2812 §3.1.2）",
  "log in; any words will do for the name (RFC 2812 §3.1.3)": "登录；姓名可以随意填写（RFC 2812 §3.1.3）",
  "begin a message; the person completes and sends it, or does not (RFC 6068 §7)":
    "开始写一封邮件；是否写完、是否发送由使用者决定（RFC 6068 §7）",
  "begin a message; the person completes and sends it, or does not (RFC 6068 §7); left out: {} (RFC 6068 §3)":
    "开始写一封邮件；是否写完、是否发送由使用者决定（RFC 6068 §7）；略去：{0}（RFC 6068 §3）",
  "begin a message; the person completes and sends it, or does not (RFC 5122 §2.8.1)":
    "开始写一条消息；是否写完、是否发送由使用者决定（RFC 5122 §2.8.1）",
  "begin a message, as {}; the person completes and sends it, or does not (RFC 5122 §2.8.1)":
    "以 {0} 的身份开始写一条消息；是否写完、是否发送由使用者决定（RFC 5122 §2.8.1）",
  "once the person agrees; an action that is not known is ignored (RFC 5122 §2.5, §2.8.1)":
    "要使用者同意；不认识的操作会被忽略（RFC 5122 §2.5、§2.8.1）",
  "begin a short message; the person completes and sends it, or does not (RFC 5724 §2.3)":
    "开始写一条短信；是否写完、是否发送由使用者决定（RFC 5724 §2.3）",
  "begin a short message; the person completes and sends it, or does not (RFC 5724 §2.3); left out: {}":
    "开始写一条短信；是否写完、是否发送由使用者决定（RFC 5724 §2.3）；略去：{0}",
  "send the request, once the person agrees; the host is looked up by RFC 3263":
    "使用者同意后发送请求；主机按 RFC 3263 查询",
  "send the request, once the person agrees; the host is looked up by RFC 3263; left out: {} (RFC 3261 §19.1.5)":
    "使用者同意后发送请求；主机按 RFC 3263 查询；略去：{0}（RFC 3261 §19.1.5）",
  "dial the number, once the person agrees (RFC 3966 §11)": "使用者同意后拨打号码（RFC 3966 §11）",
  "keep the secret for the account, once the person agrees; it is shown to nobody":
    "使用者同意后为账户保存密钥；不显示给任何人",
};

/** What the program does by itself. */
const HERE: Phrases = {
  "open the file of this host (RFC 1738 §3.10)": "打开本机的文件（RFC 1738 §3.10）",
  "take the data: they are in the reference (RFC 2397 §2)": "取出数据：数据就在引用中（RFC 2397 §2）",
  "take a blank page (RFC 6694 §3)": "取一个空白页（RFC 6694 §3）",
  "show what the program itself has under this name, if it has anything (RFC 6694 §2.2)":
    "如果程序自己在这个名称之下有内容，就显示它（RFC 6694 §2.2）",
  "show the place (RFC 5870 §5)": "显示这个位置（RFC 5870 §5）",
  "show the place, if its reference system is known, and only then (RFC 5870 §3.7)":
    "只有认识它的参考系时才显示这个位置（RFC 5870 §3.7）",
  "show it as text, and run nothing of it": "作为文字显示，不运行其中的任何内容",
  "open it as an archive (Java SE, JarURLConnection)": "作为归档文件打开（Java SE，JarURLConnection）",
};

/** What a person is asked for, what is guessed, and the guesses. */
const QUESTIONS: Phrases = {
  password: "密码",
  "user name": "用户名",
  "e-mail address": "电子邮件地址",
  nickname: "昵称",
  "real name": "姓名",
  "the answers to the form": "表单的答案",
  "type of transfer": "传输类型",
  text: "文本",
  "anything else": "其他",
};

export const PLAN_NOTES: Phrases = { ...RETRIEVAL, ...MESSAGES, ...PEOPLE, ...HERE, ...QUESTIONS };
