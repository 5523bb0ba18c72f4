/** The words of the component, in English and Chinese: the names of RFC 3986 §3, and what each component is for. */

import type { Component, UriSyntaxError } from "urikit";

/** Why a text is not a reference, in a language. */
export type ReasonWords = (error: UriSyntaxError) => string;

/** The words of a language. */
export interface AnatomyWords {
  readonly names: Readonly<Record<Component, string>>;
  /** The purpose of a component. */
  readonly meanings: Readonly<Record<Component, string>>;
  readonly empty: string;
  /** Before the value as it reads. */
  readonly reads: string;
  readonly kinds: Readonly<Record<"uri" | "relative-reference" | "invalid", string>>;
  /** After the number of characters that are left out. */
  readonly more: string;
}

const ENGLISH: AnatomyWords = {
  names: {
    scheme: "scheme",
    authority: "authority",
    userinfo: "userinfo",
    host: "host",
    port: "port",
    path: "path",
    query: "query",
    fragment: "fragment",
  },
  meanings: {
    scheme: "how to read the rest",
    authority: "who answers for the names that follow",
    userinfo: "who asks",
    host: "where it is",
    port: "which service at the host",
    path: "what it names there, in steps",
    query: "what it names there, beyond steps",
    fragment: "which part of the resource",
  },
  empty: "empty",
  reads: "reads",
  kinds: { uri: "URI", "relative-reference": "Relative reference", invalid: "Not a URI reference" },
  more: "more characters",
};

const CHINESE: AnatomyWords = {
  names: {
    scheme: "方案",
    authority: "权威部分",
    userinfo: "用户信息",
    host: "主机",
    port: "端口",
    path: "路径",
    query: "查询",
    fragment: "片段",
  },
  meanings: {
    scheme: "其余部分按什么来读",
    authority: "后面的名称由谁负责",
    userinfo: "谁在请求",
    host: "资源在哪里",
    port: "主机上的哪个服务",
    path: "在那里逐级指明的资源",
    query: "逐级之外另外指明的资源",
    fragment: "资源的哪一部分",
  },
  empty: "空",
  reads: "读作",
  kinds: { uri: "URI", "relative-reference": "相对引用", invalid: "不是 URI 引用" },
  more: "个字符未显示",
};

/** A language that the element speaks, as a language tag (RFC 5646): Chinese for `zh` and what begins with it, otherwise English. */
export function languageOf(tag: string): "en" | "zh" {
  return /^zh(?:-|$)/i.test(tag) ? "zh" : "en";
}

/** The words for a language tag. */
export function wordsFor(tag: string): AnatomyWords {
  return languageOf(tag) === "zh" ? CHINESE : ENGLISH;
}
