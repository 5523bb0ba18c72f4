// What docs/thirty-years.md says in its tables, in each language.
import type { Statement } from "urikit/words";
import { said, saidInChinese } from "./said.ts";

type Row3 = readonly [string, string, string];

export interface ThirtyYearsWords {
  readonly said: (statement: Statement) => string;
  readonly program: string;
  readonly follows: string;
  readonly nearest: string;
  readonly nearly: string;
  /** The headings of the years. */
  readonly years: Row3;
  /** The documents around the editions: since when, its name, and what it says. */
  readonly around: readonly Row3[];
  readonly edition: string;
  readonly characters: Row3;
  readonly reservedIn: Row3;
  readonly reference: string;
  readonly appendixB: string;
  readonly against: (reference: string, base: string) => string;
  readonly none: string;
  readonly noHost: string;
  readonly refused: string;
  readonly valid: string;
  readonly yes: string;
  readonly no: string;
  readonly columns: Readonly<Record<"components" | "target" | "normal", string>>;
  readonly ofTarget: string;
  readonly dangerous: string;
  readonly caution: string;
  readonly document: string;
}

export const ENGLISH: ThirtyYearsWords = {
  said,
  program: "program",
  follows: "so it follows",
  nearest: "nearest to",
  nearly: "nearly",
  years: ["since", "document", "what"],
  around: [
    ["1994-06", "RFC 1630", "URIs as they were in use, before there was a standard"],
    ["1999-12", "RFC 2732", "brackets for IPv6 addresses; in `rfc2396` here"],
    ["2013-02", "RFC 6874", "zone identifiers of IPv6 addresses, as `%25eth0`"],
    ["2025", "RFC 9844", "no zone identifiers any more"],
  ],
  edition: "edition",
  characters: ["reserved", "unreserved", "excluded"],
  reservedIn: ["section", "component", "reserved there"],
  reference: "reference",
  appendixB: "Appendix B",
  against: (reference, base) => `${reference} against ${base}`,
  none: "none",
  noHost: "no host",
  refused: "refused",
  valid: "valid",
  yes: "yes",
  no: "no",
  columns: { components: "components", target: "target", normal: "normal form" },
  ofTarget: "of the target: ",
  dangerous: "**dangerous:** ",
  caution: "**caution:** ",
  document: "current document",
};

export const CHINESE: ThirtyYearsWords = {
  said: saidInChinese,
  program: "程序",
  follows: "因此它遵循",
  nearest: "最接近",
  nearly: "几乎是",
  years: ["始于", "文档", "内容"],
  around: [
    ["1994-06", "RFC 1630", "标准出现之前，当时使用的 URI"],
    ["1999-12", "RFC 2732", "IPv6 地址的方括号；这里归入 `rfc2396`"],
    ["2013-02", "RFC 6874", "IPv6 地址的区域标识，写作 `%25eth0`"],
    ["2025", "RFC 9844", "不再有区域标识"],
  ],
  edition: "版本",
  characters: ["保留", "非保留", "排除"],
  reservedIn: ["章节", "组成部分", "其中保留的"],
  reference: "引用",
  appendixB: "附录 B",
  against: (reference, base) => `${reference}，基准 ${base}`,
  none: "无",
  noHost: "没有主机",
  refused: "拒绝",
  valid: "合法",
  yes: "是",
  no: "否",
  columns: { components: "组成部分", target: "目标", normal: "规范形式" },
  ofTarget: "目标的：",
  dangerous: "**危险：**",
  caution: "**小心：**",
  document: "当前文档",
};
