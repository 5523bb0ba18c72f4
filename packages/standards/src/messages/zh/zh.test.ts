/** The Chinese of editions and programs: nothing is missing, and the values are those of the English. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { EDITIONS } from "../../editions.ts";
import { HABITS as IDEAS } from "../../habits.ts";
import { PROGRAMS } from "../../programs.ts";
import { CHANGES } from "./changes.ts";
import { HABITS } from "./habits.ts";
import { HABIT_TITLES, inChinese } from "./index.ts";

const HAN = /\p{Script=Han}/u;
const source = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), "utf8");

/** The sentences that stand in a source after something; a value in one is `{}`. */
function sentencesIn(text: string, before: string): string[] {
  const literal = `("(?:[^"\\\\]|\\\\.)*"|'(?:[^'\\\\]|\\\\.)*'|\`(?:[^\`\\\\]|\\\\.)*\`)`;
  return [...text.matchAll(new RegExp(before + literal, "g"))].map(([, found = ""]) =>
    found
      .slice(1, -1)
      .replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, "{}")
      .replace(/\\(.)/g, "$1"),
  );
}

describe("the catalogue", () => {
  it("has every habit of every program, and no other", () => {
    const said = PROGRAMS.flatMap(({ habits, resolution = [], dialling = [] }) =>
      [...habits, ...resolution, ...dialling].map(({ says }) => says),
    );
    expect(new Set(said).size).toBeGreaterThan(200);
    expect(said.filter((says) => !Object.hasOwn(HABITS, says))).toEqual([]);
    expect(Object.keys(HABITS).filter((says) => !said.includes(says))).toEqual([]);
    expect(Object.keys(HABIT_TITLES).sort()).toEqual(IDEAS.map(({ id }) => id).sort());
  });

  it("has the same data in backticks as the English", () => {
    const data = (text: string) => (text.match(/`[^`]*`/g) ?? []).sort();
    for (const [english, chinese] of Object.entries({ ...HABITS, ...CHANGES }))
      expect([english, data(chinese)]).toEqual([english, data(english)]);
  });

  it("has every change of an edition, and every repair of the URL Standard", () => {
    const changes = [
      ...sentencesIn(source("comparison/reasons.ts"), "=>\\s*"),
      ...sentencesIn(source("comparison/whatwg-repairs.ts"), "why: "),
      ...sentencesIn(source("comparison/differences.ts"), 'change\\?\\.why \\?\\? (?=")'),
    ];
    expect(changes.length).toBeGreaterThan(60);
    expect(changes.filter((why) => !Object.hasOwn(CHANGES, why))).toEqual([]);
  });

  it("has every reason of a refusal, and of a target that there is not", () => {
    const folder = fileURLToPath(new URL("../../editions", import.meta.url));
    const files = readdirSync(folder).filter((name) => /(?<!\.test)\.ts$/.test(name));
    const texts = files.map((name) => readFileSync(join(folder, name), "utf8"));
    const reasons = texts
      .flatMap((text) => [
        ...sentencesIn(text, "\\breason(?: =|:)\\s*(?:[^\"'`;,]*\\?\\s*)?"),
        ...sentencesIn(text, "\\bmessage: "),
      ])
      .filter((reason) => reason !== "{} ({})");
    expect(reasons.length).toBeGreaterThan(15);
    const isMissing = (reason: string) =>
      ![reason, `${reason} (§0)`].some((said) => HAN.test(inChinese(said.replaceAll("{}", "x"))));
    expect(reasons.filter(isMissing)).toEqual([]);
  });
});

describe("inChinese", () => {
  it("RFC 1738 to WHATWG URL: says of each edition why it does not accept a text", () => {
    const texts = [
      "",
      "a b",
      "http://a b/",
      "http://u@a/",
      "http://a/%zz",
      "http://[::1",
      "http://a:99999/",
    ].concat([
      "http://u:p{w@h/",
      "http://-a-/",
      "http://a.1/",
      "1a:b",
      "http:",
      "//",
      "x://[v1.a]/",
      "http://[::1%25a]/",
      "http://a:b/",
    ]);
    const said = EDITIONS.flatMap(({ check }) =>
      texts.map((text) => [check(text)?.message, text] as const),
    ).filter(([message]) => message !== undefined);
    expect(said.length).toBeGreaterThan(40);
    expect(said.filter(([message = "", text]) => !HAN.test(inChinese(message, text)))).toEqual([]);
  });

  it("RFC 3986 §5: says why there is no target", () => {
    const reasons = EDITIONS.flatMap(({ resolve }) =>
      [
        ["a", "mailto:b"],
        ["a", "b"],
        ["a b", "http://a/"],
        ["a", "http://a b/"],
      ].flatMap(([reference = "", base = ""]) => {
        const target = resolve(reference, base);
        return target.kind === "none" ? [[target.reason, reference]] : [];
      }),
    );
    expect(reasons.length).toBeGreaterThan(10);
    const missing = reasons.filter(([reason = "", text]) => !HAN.test(inChinese(reason, text)));
    expect(missing).toEqual([]);
  });

  it.each([
    ["reads the host", "reads the host"],
    ["forbids nothing", "forbids nothing"],
    ["RFC 1738 forbids `~`; RFC 1808 allows it", "RFC 1738 禁止 `~`；RFC 1808 允许"],
    [
      "curl refuses it: it refuses an authority without a host (urlapi.c)",
      "curl 拒绝它：拒绝没有主机的权威部分（urlapi.c）",
    ],
    ['";" is not allowed in hpath (RFC 1738 §3.3)', "hpath 中不允许出现“;”（RFC 1738 §3.3）"],
  ])("%j is %j", (sentence, chinese) => {
    expect(inChinese(sentence)).toBe(chinese);
  });

  it("RFC 3986 §2: has the reason of RFC 3986 for the text, and shows no password", () => {
    expect(
      inChinese(
        "RFC 3986 does not accept it: a space is not allowed in a path (§3.3); write it as %20; WHATWG URL repairs the text that it reads",
        "http://a/ b",
      ),
    ).toBe("RFC 3986 不接受它：路径中不允许出现空格（§3.3）；请写作 %20；WHATWG URL 会修复所读的文字");
    for (const { check } of EDITIONS) {
      const text = "http://u:p{w@h/";
      expect(inChinese(check(text)?.message ?? "", text)).not.toContain("“{”");
    }
  });
});
