/** The language in which the command speaks: by option, by environment, and where. */

import { parse } from "urikit";
import { afterEach, describe, expect, it, vi } from "vitest";
import { objects, shownAt, uri } from "../../test/run-uri.ts";
import { ERROR_CODES } from "../commands/explain/error-codes.ts";
import { reservedIn } from "../commands/inspect/reserved.ts";
import { suggestionFor } from "../commands/inspect/suggestion.ts";
import { widthOf } from "../display/layout.ts";
import { ERROR_CODES as CHINESE_CODES } from "./chinese-error-codes.ts";
import { GUESSES, MEANINGS } from "./chinese-terms.ts";

const WRONG = "http://example.org/a b";
const REASON = "路径中不允许出现空格（§3.3）；请写作 %20";
const HAN = /\p{Script=Han}/u;

/** The variables that say the language, and no others. */
function speaking(variables: Record<string, string>): void {
  for (const name of ["LC_ALL", "LC_MESSAGES", "LC_CTYPE", "LANG", "TERM"])
    vi.stubEnv(name, variables[name] ?? "");
}
afterEach(() => {
  vi.unstubAllEnvs();
});

describe("--lang zh", () => {
  it("gives the reasons of errors in Chinese, on a terminal, in a file and in JSON", async () => {
    const shown = await shownAt(80, ["--lang", "zh", "check", WRONG]);
    expect(shown.stdout).toContain(`不合法： ${REASON}`);
    expect((await uri(["check", "--lang=zh"], `${WRONG}\n`)).stderr).toBe(`<stdin>:1:21: ${REASON}\n`);
    const [json] = objects((await uri(["check", "--lang", "zh-CN", "--json", WRONG])).stdout);
    expect(json).toMatchObject({ valid: false, error: { code: "forbidden-character", message: REASON } });
  });

  it("gives findings in Chinese: drawn, in the verdict of inspect, in JSON", async () => {
    const text = "http://www.example.com@10.0.0.1/";
    const shown = await shownAt(80, ["audit", "--lang", "zh", text]);
    expect(shown.stdout).toContain("看起来像 `www.example.com`，主机其实是 `10.0.0.1`");
    expect(shown.stdout).toContain("host-in-userinfo: 不要打开");
    expect((await shownAt(80, ["inspect", "--lang", "zh", text])).stdout).toContain(
      "合法：绝对 URI（危险 1，警告 2）",
    );
    const [json] = objects((await uri(["audit", "--json", "--lang", "zh", text])).stdout) as [
      { findings: { id: string; message: string; advice: string }[] },
    ];
    for (const { message, advice } of json.findings)
      expect([message, advice].every((said) => HAN.test(said))).toBe(true);
    const [inspected] = objects((await uri(["inspect", "--json", "--lang", "zh", text])).stdout) as [
      typeof json,
    ];
    expect(inspected.findings.map(({ message }) => message)).toEqual(
      json.findings.map(({ message }) => message),
    );
  });

  it("explains codes, findings and components in Chinese", async () => {
    const { stdout } = await shownAt(80, [
      "explain",
      "--lang",
      "zh",
      "malformed-percent-encoding",
      "password",
      "host",
    ]);
    expect(stdout).toContain("含义     “%”是百分号编码的开头");
    expect(stdout).toMatch(/password: 密码[\s\S]*危害/);
    expect(stdout).toContain("host：在哪里");
    expect(Object.keys(CHINESE_CODES).sort()).toEqual(Object.keys(ERROR_CODES).sort());
  });

  it("UAX #11: counts wide characters as two cells, in lines and below carets", async () => {
    for (const args of [
      ["check", WRONG],
      ["audit", "http://a:b@例え.example/%00%0a?token=0123456789abcdef"],
      ["inspect", "http://www.example.com&story=1@10.0.0.1/"],
      ["explain", "backslash"],
    ]) {
      const { stdout } = await shownAt(50, ["--lang", "zh", ...args]);
      expect(stdout).toMatch(HAN);
      for (const row of stdout.split("\n")) expect(widthOf(row), row).toBeLessThanOrEqual(50);
    }
    const { stdout } = await shownAt(80, ["--lang", "zh", "check", "http://例え/ x"]);
    const [, text = "", carets = ""] = stdout.split("\n");
    expect(carets.indexOf("^")).toBe(widthOf(text.slice(0, text.indexOf("例"))));
    expect(carets.trim()).toHaveLength(4);
  });

  it("is refused in another language, with those that there are", async () => {
    const { status, stderr } = await uri(["--lang", "fr", "check", "a"]);
    expect(status).toBe(2);
    expect(stderr).toContain("option '--lang <LANG>' argument 'fr' is invalid. uri speaks en and zh.");
  });
});

describe("the language of the environment", () => {
  it("POSIX XBD §8.2: is that of LC_ALL, then LC_MESSAGES, then LANG", async () => {
    const speaks = async (variables: Record<string, string>) => {
      speaking(variables);
      return HAN.test((await shownAt(80, ["check", WRONG])).stdout);
    };
    expect(await speaks({ LANG: "zh_CN.UTF-8" })).toBe(true);
    expect(await speaks({ LANG: "zh_CN.UTF-8", LC_MESSAGES: "en_US.UTF-8" })).toBe(false);
    expect(await speaks({ LANG: "en_US.UTF-8", LC_MESSAGES: "zh_TW.UTF-8" })).toBe(true);
    expect(await speaks({ LC_ALL: "C.UTF-8", LC_MESSAGES: "zh_CN.UTF-8", LANG: "zh_CN.UTF-8" })).toBe(false);
    expect(await speaks({ LANG: "zha_XX.UTF-8" })).toBe(false);
    expect(await speaks({ LANG: "zh_CN.GB18030" })).toBe(false);
  });

  it("is for terminals: what programs read does not change", async () => {
    const all = async () => {
      const runs = [
        ["check", WRONG],
        ["check", "--json", WRONG],
        ["audit", "--json", "http://10.0.0.1/"],
        ["inspect", "http://10.0.0.1/"],
        ["explain", "password"],
      ].map((args) => uri(args));
      return [...(await Promise.all(runs)), await uri(["check"], `${WRONG}\n`)];
    };
    speaking({ LANG: "C.UTF-8" });
    const english = await all();
    speaking({ LANG: "zh_CN.UTF-8" });
    expect(await all()).toEqual(english);
  });

  it("gives way to --lang en", async () => {
    speaking({ LANG: "zh_CN.UTF-8" });
    expect((await shownAt(80, ["--lang", "en", "check", WRONG])).stdout).toContain(
      "invalid: a space is not allowed",
    );
  });
});

describe("the fixed phrases", () => {
  it("RFC 3986 §2.2: have every meaning of a reserved character", () => {
    const text = "x://u:p@[::1]:80/a:b@c!%2F//?k=v&w+x/?:@!#a:b!%23";
    const meanings = [text, "http://a!b/c?d=e"]
      .flatMap((one) => reservedIn(parse(one)))
      .map(({ meaning }) => meaning);
    expect(new Set(meanings).size).toBeGreaterThan(15);
    expect(meanings.filter((meaning) => !Object.hasOwn(MEANINGS, meaning))).toEqual([]);
  });

  it("have what a text may be meant as", () => {
    const texts = [
      "C:\\a",
      "git@h.example:a",
      ' "http://a/" ',
      "http://é/ü",
      "http://a/é",
      "a b",
      "http://\u2100.example/",
    ];
    const guesses = texts.map((text) => suggestionFor(text)?.as ?? "");
    expect(guesses.filter((as) => !Object.keys(GUESSES).some((words) => as.startsWith(words)))).toEqual([]);
  });
});
