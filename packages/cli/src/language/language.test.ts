/** The language in which the command speaks: by option, by environment, and where. */

import { widthOf } from "@urikit/explain/layout";
import { plan, schemeInChinese } from "@urikit/explain/words/zh";
import { planAny, standardSchemes } from "@urikit/schemes";
import { registrationOf, registrations } from "@urikit/schemes/registry";
import { afterEach, describe, expect, it, vi } from "vitest";
import { objects, shownAt, uri } from "../../test/run-uri.ts";
import { HELP_TOPICS } from "../help-topics.ts";
import { declaredProgram } from "../program.ts";
import { help } from "../words/zh-help.ts";

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
    expect(shown.stdout).toContain(`不合法：${REASON}`);
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
      { result: typeof json },
    ];
    expect(inspected.result.findings.map(({ message }) => message)).toEqual(
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

  it("RFC 1738 §3: gives the steps of a plan in Chinese, what is sent as it is", async () => {
    const uri1 = "ftp://myname@host.dom/%2Fetc/motd";
    const { stdout } = await shownAt(80, ["plan", "--lang", "zh", uri1]);
    expect(stdout).toContain("1. 连接 host.dom，端口 21（该方案自己的端口）");
    expect(stdout).toContain('3. 询问密码，然后发送 "PASS ‹密码›\\r\\n"');
    expect(stdout).toContain("更改工作目录（RFC 1738 §3.2.2）");
    expect(stdout).toContain("   仅在答复 331 之后；应答复 230 或 202\n");
    expect(stdout).toContain("   应答复 125 或 150，然后 226 或 250\n");
    expect(stdout.trimEnd()).toMatch(/\n数据从另一个连接传来。$/);
    expect((await uri(["plan", "--lang", "zh"], `${uri1}\nhttp://a.example/\n`)).stdout).toMatch(
      /^连接 host\.dom.*；然后发送 "USER myname.*\n连接 a\.example，端口 80.*\n$/,
    );
    expect((await uri(["plan", uri1])).stdout).toContain("connect to host.dom, port 21 (the scheme's own)");
  });

  it("RFC 1738 §3: has every operation and every means of a plan that is a word", () => {
    const plans = [
      ...[
        "tel:+1",
        "sms:+1",
        "geo:1,2",
        "data:,a",
        "magnet:?xt=urn:btih:0123456789012345678901234567890123456789",
      ],
      ...[
        "mid:a@b",
        "cid:a@b",
        "jar:http://h/a.jar!/b",
        "jar:http://h/a.jar!/",
        "view-source:http://h/",
        "about:x",
      ],
      ...[
        "ldap://h/",
        "tftp://h/a",
        "sftp://h/a",
        "sftp://h/a/",
        "did:a:b",
        "did:a:b#c",
        "ipfs://bafyreicnokmhmrnlp2wjhyk2haep4tqxiptwfrp2rrs7rzq7uk766chqvq",
      ],
      ...[
        "wais://h/d",
        "wais://h/d?s",
        "wais://h/d/t/a",
        "imap://h/",
        "xmpp:a@b.example",
        "prospero://h/a",
        "git://h/a",
      ],
      "otpauth://totp/a?secret=JBSWY3DPEHPK3PXP",
    ].flatMap((text) => planAny(text)?.steps ?? []);
    const requests = plans.flatMap((step) => (step.do === "request" ? [step] : []));
    expect(requests.length).toBeGreaterThan(20);
    const told = requests.map(({ operation, of }) => plan["plan-request"](operation, of));
    const english = told.filter((text) => /[a-z]{2}/.test(text.replace(/^用 [\w+:-]+ /, "")));
    expect(english).toEqual(["用 git git-upload-pack"]);
  });

  it("says why programs part, and gives readers their names", async () => {
    const { stdout } = await shownAt(80, ["standards", "--lang", "zh", "http://good.example:80:81/"]);
    expect(stdout).toContain("原因\n");
    expect(stdout).toContain("go@1.21：从最后一个冒号开始端口，拒绝不是数字的端口");
  });

  it("UTS 46 §4: says why a host has no A-label", async () => {
    const { stdout } = await shownAt(80, ["inspect", "--lang", "zh", "http://-é.example/"]);
    expect(stdout.replace(/\s/g, "")).toContain("其主机没有对应的A-label：标签不能以“-”开头或结尾");
  });

  it("IANA: has the name of every scheme that is read, and every status", () => {
    const read = [...standardSchemes.keys()].flatMap((scheme) => {
      const { description, status } = registrationOf(scheme) ?? {};
      return description === undefined ? [] : [{ scheme, description, status }];
    });
    const isWord = ({ scheme, description }: { scheme: string; description: string }) =>
      description !== scheme && scheme !== "sftp";
    const unnamed = (told: { scheme: string; description: string }) =>
      schemeInChinese(told).startsWith(told.description);
    expect(read.filter(isWord).filter(unnamed)).toEqual([]);
    const statuses = new Set([...registrations.values()].map(({ status }) => status));
    expect(
      [...statuses].filter((status) => schemeInChinese({ scheme: "a", status }).includes(status)),
    ).toEqual([]);
  });

  it("is the language of the help: of every command, option and topic", async () => {
    const program = await declaredProgram();
    for (const command of program.commands) {
      expect(Object.keys(help.commands)).toContain(command.name());
      const flags = command.options.map(({ long }) => long ?? "");
      const unsaid = flags.filter(
        (flag) => !(help.options[`${command.name()} ${flag}`] ?? help.options[flag]),
      );
      expect({ [command.name()]: unsaid }).toEqual({ [command.name()]: [] });
    }
    expect(Object.keys(help.topics)).toEqual(HELP_TOPICS);
    const { stdout } = await shownAt(80, ["check", "--help", "--lang", "zh"]);
    expect(stdout).toContain("输出“valid”，或者哪里不对。");
    expect(stdout).toContain("示例：\n  uri check 'http://example.com/a b'\n");
    for (const row of stdout.split("\n")) expect(widthOf(row), row).toBeLessThanOrEqual(80);
    expect((await uri(["help", "lists", "--lang", "zh"])).stdout).toMatch(/^列表\n/);
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
