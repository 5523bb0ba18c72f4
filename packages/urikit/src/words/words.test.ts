/** The sentences of errors, in both languages: each statement has one, and the values are the error's own. */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { unsaid } from "../../test/unsaid.ts";
import { canonicity } from "../canonicity.ts";
import { toAscii } from "../idna/index.ts";
import { parseIri, toUri } from "../iri/index.ts";
import { parse, parseAs } from "../reference.ts";
import { relativize } from "../relativize.ts";
import { repair } from "../repair.ts";
import { resolve } from "../resolve.ts";
import { UriSyntaxError } from "../syntax/errors.ts";
import { decode, encode } from "../syntax/percent-encoding.ts";
import { segments, uri } from "../template.ts";
import { tryParse } from "../try-parse.ts";
import { compile, expand } from "../uri-template/index.ts";
import { en } from "./en.ts";
import { reasonOf } from "./index.ts";
import { zh } from "./zh.ts";

/** The error of an action; undefined if it does not fail. */
function refusal(act: () => unknown): UriSyntaxError | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    if (error instanceof UriSyntaxError) return error;
    throw error;
  }
}

const inChinese = (act: () => unknown): string => {
  const error = refusal(act);
  return error === undefined ? "" : reasonOf(zh, error);
};

const PIECES = [
  ..."abv:/?#[]@!$&'()*+,;=%{}<>\"\\ \t\n^`|é例~\ud800.1f-",
  "%41",
  "%FF",
  "%zz",
  "::1",
  "://",
  "[::1]",
  "u:p@",
  "..",
  "xn--",
];
const text = fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((pieces) => pieces.join(""));

/** The statements of an error, each once. */
const ACTIONS: readonly ((text: string, other: string) => unknown)[] = [
  (one) => parse(one),
  (one) => parse(`http://${one}/`),
  (one) => parseIri(one),
  (one) => parseIri(`http://${one}/`),
  (one) => parseAs(one, "absolute-uri"),
  (one) => parseAs(one, "relative-reference"),
  (one, other) => resolve(one, other),
  (one, other) => relativize(`http:${one}`, `http:${other}`),
  (one) => repair(one),
  (one) => decode(one),
  (one) => decode(one, { charset: "euc-kr" }),
  (one) => encode(one, "segment"),
  (one) => toUri(`http://${one}`, { toAscii }),
  (one) => compile(one),
  (one) => compile(`{${one}}`).expand({ a: "b" }),
  (one) => compile(`{${one}}{a,b}`).match("a"),
  (one) => expand("{a:3}", { a: [one] }),
  (one, other) => uri`http://${one}/${other}?${one}`,
  (one) => uri`${one}//h/${segments([one])}:${one}`,
];

describe("every statement of an error", () => {
  it("RFC 3986 §1.2.1: has a sentence in both languages, and its reason is the English", () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(text, text, fc.nat(ACTIONS.length - 1), (one, other, at) => {
        const error = refusal(() => ACTIONS[at]?.(one, other));
        if (error === undefined) return;
        seen.add(error.code);
        for (const told of [error.problem, error.expected, error.advice]) {
          expect(unsaid(en, told)).toEqual([]);
          expect(unsaid(zh, told)).toEqual([]);
        }
        expect(reasonOf(en, error)).toBe(error.reason);
        const said = `${error.reason} ${reasonOf(zh, error)}`;
        expect(said).not.toMatch(/undefined|\[object|\n/);
        expect(reasonOf(zh, error)).toMatch(/\p{Script=Han}/u);
      }),
      { numRuns: 4000, seed: 24 },
    );
    expect(seen.size).toBeGreaterThan(18);
  });

  it("UTS 46, RFC 3986 §6.2.2: so has what is wrong with a name, and what is not canonical", () => {
    fc.assert(
      fc.property(text, (one) => {
        const read = tryParse(`http:${one}`);
        const reasons = [...toAscii(one).errors, ...(read.valid ? canonicity(read.parsed).because : [])];
        for (const { problem } of reasons)
          expect([...unsaid(en, problem), ...unsaid(zh, problem)]).toEqual([]);
      }),
      { numRuns: 1000, seed: 24 },
    );
  });
});

describe("reasonOf", () => {
  it.each([
    ["http://example.org/a b", "路径中不允许出现空格（§3.3）；请写作 %20"],
    ["http://[::1", "此处应为与此“[”配对的“]”（§3.2.2）"],
    ["http://a:b/", "端口（只能是数字）中不允许出现“b”（§3.2.3）"],
    ["http://a/%zz", "“%”之后必须是两个十六进制数字（§2.1）；百分号请写作 %25"],
    [
      "http://a/é",
      "URI 中不允许出现“é”：这是 IRI（RFC 3987），可用 urikit/iri 的 toUri 映射（§3.3）；请写作 %C3%A9",
    ],
    ["C:\\a", "路径中不允许出现反斜杠（§3.3）；若是 Windows 路径，请写 file:///C:/a"],
  ])("RFC 3986 §2, §3: %j", (read, reason) => {
    expect(inChinese(() => parse(read))).toBe(reason);
  });

  it("RFC 3986 §4, §5.1: what was asked for", () => {
    expect(inChinese(() => parseAs("a", "uri"))).toBe(
      "这是相对引用，而此处应为以方案开头的 URI（§3）；请先依据基准解析",
    );
    expect(inChinese(() => resolve("a", "b"))).toBe("基准是相对引用，应为带方案的基准（§5.1）");
  });

  it("RFC 6570: the rules of a template", () => {
    expect(inChinese(() => compile("{a"))).toBe(
      "URI 模板的表达式不正确，此处应为带“}”的表达式（RFC 6570 §2.2）",
    );
  });

  it("UTS 46, RFC 3986 §6.2.2: domain names, and what is not canonical", () => {
    expect(toAscii("-a.example").errors.map((error) => reasonOf(zh, error))).toEqual([
      "标签不能以“-”开头或结尾（UTS 46 §4.1）",
    ]);
    expect(canonicity("HTTP://a/").because.map((one) => reasonOf(zh, one))).toEqual([
      "方案含有大写字母（rfc2396bis-01 §6.3）",
    ]);
  });

  it("RFC 3986 §7.5, §7.6: shows no character of a password, and nothing that steers a terminal", () => {
    expect(inChinese(() => parse("http://u:p{w@h/"))).toBe(
      "用户信息中不允许出现这个字符（§3.2.1）；请对密码作百分号编码",
    );
    expect(inChinese(() => parse("http://a/\u001b[31m"))).toBe(
      "路径中不允许出现“\\u{1b}”（§3.3）；请写作 %1B",
    );
  });

  it("is one line of a bounded length on hostile input", () => {
    for (const hostile of ["[".repeat(1e5), `http://${"::".repeat(1e5)}/`, `x:${"\n".repeat(1e5)}`]) {
      const reason = inChinese(() => parse(hostile));
      expect(reason.length).toBeLessThan(400);
      expect(reason).not.toContain("\n");
    }
  });
});
