/** The Chinese of errors: nothing is missing, and the values are the error's own. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { canonicity } from "../../canonicity.ts";
import { toAscii } from "../../idna/index.ts";
import { parse, parseAs, tryParse } from "../../reference.ts";
import { resolve } from "../../resolve.ts";
import * as schemes from "../../schemes/index.ts";
import { compile } from "../../uri-template/index.ts";
import { phraseBook } from "../phrases.ts";
import { ADVICE } from "./advice.ts";
import { CANONICITY } from "./canonicity.ts";
import { EXPECTED } from "./expected.ts";
import { DOMAIN_NAMES } from "./idna.ts";
import { planNote, reasonOf } from "./index.ts";
import { PLACES } from "./places.ts";
import { PLAN_NOTES } from "./plan-notes.ts";
import { REASONS } from "./reasons.ts";

const folder = fileURLToPath(new URL("../..", import.meta.url));
const sources = new Map(
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /(?<!\.test|\.prove)\.ts$/.test(file) && !file.startsWith("messages/"))
    .map((file) => [file, readFileSync(join(folder, file), "utf8")]),
);
const source = (file: string) => sources.get(file) ?? "";

const QUOTED = `("(?:[^"\\\\]|\\\\.)*"|'(?:[^'\\\\]|\\\\.)*'|\`(?:[^\`\\\\]|\\\\.)*\`)`;

/** The texts that stand in the sources after something; a value in one is `x`. */
function textsAfter(before: string): string[] {
  const pattern = new RegExp(before + QUOTED, "g");
  return [...sources.values()].flatMap((text) =>
    [...text.matchAll(pattern)].map(([, literal = ""]) =>
      literal
        .slice(1, -1)
        .replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, "x")
        .replace(/\\(.)/g, "$1"),
    ),
  );
}

describe("the catalogue", () => {
  it("has every code of an error", () => {
    const [, codes = ""] = /export type UriErrorCode =([\s\S]*?);\n/.exec(source("syntax/errors.ts")) ?? [];
    const names = [...codes.matchAll(/\| "([a-z0-9-]+)"/g)].map(([, name]) => name ?? "");
    expect(names.length).toBeGreaterThan(30);
    expect(names.filter((name) => !Object.hasOwn(REASONS, name))).toEqual([]);
    expect(Object.keys(REASONS).sort()).toEqual(names.sort());
  });

  it("has every code of a domain name, and every reason of canonicity", () => {
    const keysIn = (file: string, table: string) =>
      [
        ...(new RegExp(`const ${table}[^{]*\\{([\\s\\S]*?)\\n\\}`).exec(source(file))?.[1] ?? "").matchAll(
          /^ {2}"([a-z0-9-]+)":/gm,
        ),
      ].map(([, key]) => key ?? "");
    expect(Object.keys(DOMAIN_NAMES).sort()).toEqual(keysIn("idna/errors.ts", "FAULTS").sort());
    expect([...keysIn("canonicity.ts", "REASONS"), "utf-8"].sort()).toEqual(Object.keys(CANONICITY).sort());
  });

  it("has what every error expects, every place and every advice", () => {
    const expected = [
      ...textsAfter("\\bexpected(?::| =)\\s*"),
      ...textsAfter("\\bexpected: [^,\\n\"'`]*\\? "),
      ...textsAfter('\\brefuse\\("[a-z0-9-]+", '),
    ].filter((text) => text !== "x" && text !== "the x that was given");
    expect(expected.length).toBeGreaterThan(200);
    const inChinese = phraseBook({ '"{}:"': "", ...EXPECTED });
    expect([...new Set(expected)].filter((text) => inChinese(text) === undefined)).toEqual([]);
    const places = textsAfter("\\bplace: ").filter((text) => text !== "x" && text !== "label");
    expect(places.filter((text) => !Object.hasOwn(PLACES, text))).toEqual([]);
    const advices = textsAfter("\\badvice: ").concat(
      [
        ...(/function advice\([\s\S]*?\n\}/.exec(source("syntax/diagnosis.ts"))?.[0] ?? "").matchAll(
          /return (?:'([^']+)'|"([^"]+)");/g,
        ),
      ].map(([, single, double]) => single ?? double ?? ""),
    );
    expect(advices.length).toBeGreaterThan(10);
    const advised = phraseBook(ADVICE);
    expect(advices.filter((text) => advised(text) === undefined)).toEqual([]);
  });
});

describe("planNote", () => {
  /** What a plan asks and guesses, and the notes: they end in their section, or stand after `note`. */
  function noteTexts(): string[] {
    const cited = [...sources]
      .filter(([file]) => file.startsWith("schemes/"))
      .flatMap(([, text]) => [
        ...text
          .replace(/\/\*[\s\S]*?\*\//g, "")
          .matchAll(
            /(?<!(?:message|section): |noPlan\(\w+, )"([A-Za-z][^"\n]* [^"\n]*\((?:RFC|BEP|DID|Java|git)[^"\n]*\))"/g,
          ),
      ])
      .map(([, note]) => note ?? "");
    const named = textsAfter("\\b(?:note|still|what|which|answer|unknown)(?::| =)\\s*");
    const asked = textsAfter("\\b(?:for|guess): ").concat(textsAfter("\\bask(?:Lines)?\\(\\{\\s*for: "));
    return [
      ...cited,
      ...named.filter((text) => /^[a-wyz].* /.test(text)),
      ...asked.filter((text) => /^[a-z]/.test(text)),
    ];
  }
  /** A value at the end stands for a part that may be absent. */
  const isTold = (note: string) => [note, note.replace(/x(?=;|$)/, "")].some((one) => planNote(one) !== one);

  it("has what every step of every plan is for, and what a person is asked", () => {
    const notes = noteTexts();
    expect(new Set(notes).size).toBeGreaterThan(80);
    expect([...new Set(notes)].filter((note) => !isTold(note))).toEqual([]);
  });

  it.each([
    "imap://h/INBOX;UIDVALIDITY=3",
    "imap://h/a;UIDVALIDITY=3/;UID=1",
    "mailto:a@b.example?bcc=c",
    "sms:+1?x=y",
    "xmpp://me@a.example/b@c.example?message",
    "dict://h/d:a:b:3",
    "sip:a@b.example?from=c",
    "ldapi://%2Ftmp/",
    "ldapi:///",
    "rtsp://u:p@h/a",
    "ssh://h/a",
    "irc://h/n,isuser",
    "irc://h/c",
    "ftp://h/a",
    "ftps://u@h/d/a;type=i",
    "gopher://h/1a%09b",
    "jar:http://h/a.jar!/b",
    "view-source:http://h/",
    "news:*",
    "geo:1,2;crs=x",
    "telnet://u:p@h/",
    "about:blank",
    "file:///a",
  ])("RFC 1738 §3: has what each step of %s is for", (text) => {
    const { steps = [], next } = schemes.planAny(text) ?? {};
    const notes = [...steps, ...(next?.steps ?? [])].map(({ note }) => note);
    expect(notes.length).toBeGreaterThan(0);
    expect(notes.filter((note) => planNote(note) === note)).toEqual([]);
  });

  it("RFC 3986 §1.2.2: every phrase is Chinese, with the sections of the English", () => {
    for (const [english, chinese] of Object.entries(PLAN_NOTES)) {
      const sections = (text: string) => text.match(/(?:RFC \d+|§[\d.]+)/g) ?? [];
      expect([english, sections(chinese)]).toEqual([english, sections(english)]);
      expect(chinese).toMatch(/\p{Script=Han}/u);
    }
  });
});

/** What an action is refused for, in Chinese. */
function refusal(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    return reasonOf(error as Parameters<typeof reasonOf>[0]);
  }
  return "";
}

describe("reasonOf", () => {
  it.each([
    ["http://example.org/a b", "路径中不允许出现空格（§3.3）；请写作 %20"],
    ["http://[::1", "此处应为与此“[”配对的“]”（§3.2.2）"],
    ["http://a:b/", "端口（只能是数字）中不允许出现“b”（§3.2.3）"],
    ["http://a/%zz", "“%”之后必须是两个十六进制数字（§2.1）；百分号请写作 %25"],
    ["http://a/é", "URI 中不允许出现“é”：这是 IRI（RFC 3987）（§3.3）；请写作 %C3%A9"],
    ["C:\\a", "路径中不允许出现反斜杠（§3.3）；若是 Windows 路径，请写 file:///C:/a"],
  ])("RFC 3986 §2, §3: %j", (text, reason) => {
    const read = tryParse(text);
    expect(read.valid ? "" : reasonOf(read.error)).toBe(reason);
  });

  it("RFC 3986 §4, §5.1: what was asked for", () => {
    expect(refusal(() => parseAs("a", "uri"))).toBe(
      "这是相对引用，而此处应为以方案开头的 URI（§3）；请先依据基准解析",
    );
    expect(refusal(() => resolve("a", "b"))).toBe("基准是相对引用，应为带方案的基准（§5.1）");
  });

  it("RFC 1738, RFC 6068, RFC 6570: the rules of a scheme and of a template", () => {
    expect(refusal(() => schemes.http.read("http://u@a/"))).toBe(
      "此处不允许有用户和密码（RFC 9110 §4.2.4, RFC 1738 §3.3）",
    );
    expect(refusal(() => schemes.mailto.read("mailto:a"))).toMatch(
      /^不符合方案的规则 .*应为本地部分、“@”和域名（RFC 6068 §2）$/,
    );
    expect(refusal(() => compile("{a"))).toMatch(/^URI 模板的表达式不正确，此处应为/);
  });

  it("UTS 46, RFC 3986 §6.2.2: domain names, and what is not canonical", () => {
    expect(toAscii("-a.example").errors.map(reasonOf)).toEqual(["标签不能以“-”开头或结尾（UTS 46 §4.1）"]);
    expect(canonicity("HTTP://a/").because.map(reasonOf)).toEqual(["方案含有大写字母（rfc2396bis-01 §6.3）"]);
  });

  it("RFC 3986 §7.5, §7.6: shows no character of a password, and nothing that steers a terminal", () => {
    const password = tryParse("http://u:p{w@h/");
    expect(password.valid ? "" : reasonOf(password.error)).toBe(
      "用户信息中不允许出现这个字符（§3.2.1）；请对密码作百分号编码",
    );
    const control = tryParse("http://a/\u001b[31m");
    expect(control.valid ? "" : reasonOf(control.error)).toBe(
      "路径中不允许出现“\\u{1b}”（§3.3）；请写作 %1B",
    );
  });

  it("is one line of a bounded length on hostile input", () => {
    for (const text of ["[".repeat(1e5), `http://${"::".repeat(1e5)}/`, `x:${"\n".repeat(1e5)}`]) {
      const read = tryParse(text);
      const reason = read.valid ? "" : reasonOf(read.error);
      expect(reason.length).toBeLessThan(400);
      expect(reason).not.toContain("\n");
    }
    expect(parse("a").text).toBe("a");
  });
});

describe("phraseBook", () => {
  it("takes the values of a phrase, and does not mistake one for another", () => {
    const book = phraseBook(
      { "from {} to {}": "{0} 到 {1}", "from here": "从这里" },
      (value) => `<${value}>`,
    );
    expect(book("from 1 to 9")).toBe("<1> 到 <9>");
    expect(book("from here")).toBe("从这里");
    expect(book("from 1")).toBeUndefined();
    expect(book("from to")).toBeUndefined();
  });
});
