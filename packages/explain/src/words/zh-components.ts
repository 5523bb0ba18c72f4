/** The components of a reference (RFC 3986 §3), explained in Chinese. */

import type { Catalogue } from "urikit/words";
import type { components as english } from "./en-components.ts";

export const components = {
  "component-scheme-title": () => "scheme：其余部分怎么读",
  "component-scheme-what": () =>
    "方案的规范规定其他组成部分的含义，以及怎样访问资源。以字母开头，后面是字母、数字、“+”、“-”或“.”；大小写意义相同。",
  "component-authority-title": () => "authority：后面的名称由谁负责",
  "component-authority-what": () =>
    "在两条斜杠之后，到下一个斜杠、问号或井号为止：一个主机，前面可以有用户信息，后面可以有端口。",
  "component-userinfo-title": () => "userinfo：谁在请求",
  "component-userinfo-what": () =>
    "“@”之前的用户。它永远不是要访问的地方，尽管可能看起来像。冒号后写密码的做法已废弃，因为凡是看到引用的人都会看到密码。",
  "component-host-title": () => "host：在哪里",
  "component-host-what": () =>
    "注册名（多半是 DNS 域名），或者 IP 地址。IPv6 地址写在方括号里。大小写意义相同。",
  "component-port-title": () => "port：主机上的哪个服务",
  "component-port-what": () => "冒号后的十进制数。不写时用方案的默认端口，例如 https 的 443。",
  "component-path-title": () => "path：逐级指明那里的什么",
  "component-path-what": () =>
    "用斜杠分开的各段，多半从整体到局部。解析引用时会去掉“.”和“..”。路径总是存在，但可以为空。",
  "component-query-title": () => "query：层级之外，指明那里的什么",
  "component-query-what": () =>
    "从第一个问号到井号。按表单的惯例，其中是 name=value 这样的对，用“&”隔开；标准本身不再细分。",
  "component-fragment-title": () => "fragment：资源的哪一部分",
  "component-fragment-what": () => "井号之后。供已经取得资源并知道其媒体类型的程序使用；不会发送给服务器。",
} satisfies Catalogue<keyof typeof english>;
