/** The page in Chinese: what it says, what it loads, and how a reader changes the language. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { allPages, built, settling } from "./built-site.ts";
import { expectUsableByAll, field, textOf, useBuiltSite } from "./within.ts";

const { within } = useBuiltSite();

const CHINESE = allPages().filter((path) => path.startsWith("/zh/"));
const HAN = /\p{Script=Han}/u;

/** Chooses another language in the menu of a wide page. */
async function choose(page: Page, language: string): Promise<void> {
  await page.setViewportSize({ width: 1400, height: 800 });
  await page.locator(".VPNavBarTranslations button").click();
  await page.locator(".VPNavBarTranslations").getByRole("link", { name: language }).click();
}

describe("the pages in Chinese", () => {
  it("say so to browsers and screen readers; the English ones say English", () => {
    expect(CHINESE).toContain("/zh/compare.html");
    for (const path of allPages()) {
      const [, lang] = /<html lang="([^"]*)"/.exec(readFileSync(join(built, path), "utf8")) ?? [];
      expect([path, lang]).toEqual([path, path.startsWith("/zh/") ? "zh-Hans" : "en"]);
    }
  });

  it("have menus and a search in Chinese", () =>
    within("/zh/index.html", async (page) => {
      await page.setViewportSize({ width: 1400, height: 800 });
      await expect.poll(() => page.locator(".VPNavBar").innerText()).toMatch(/搜索[\s\S]*比较[\s\S]*文档/);
      await page.locator(".VPNavBarSearch button").first().click();
      await page.locator(".VPLocalSearchBox input").fill("qqqqqq");
      await expect.poll(() => page.locator(".VPLocalSearchBox").innerText()).toContain("没有找到");
      await page.locator(".VPLocalSearchBox input").fill("规范化比较");
      await expect
        .poll(() => page.locator(".VPLocalSearchBox .results a").first().getAttribute("href"))
        .toMatch(/^\/zh\/docs\/library\.html/);
    }));

  it("load nothing of the other language", async () => {
    for (const [path, own, other] of [
      ["/zh/index.html", "一个地址，两台主机", "an address in disguise"],
      ["/index.html", "an address in disguise", "一个地址，两台主机"],
    ] as const)
      await within(path, async (page) => {
        await field(
          page,
          path === "/index.html"
            ? "A URI, a relative reference, an IRI, a template, a path, or text"
            : "URI、相对引用、IRI、模板、路径，或一段文字",
        ).fill("http://a/ b");
        const scripts = (await page.evaluate(
          "Promise.all(performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.endsWith('.js')))",
        )) as string[];
        const sources = scripts.map((url) => readFileSync(join(built, new URL(url).pathname), "utf8"));
        expect(sources.some((source) => source.includes(own))).toBe(true);
        expect(sources.some((source) => source.includes(other))).toBe(false);
        const ofTools = path === "/index.html" ? "程序的参数不能含有" : "no argument of a program can hold";
        expect(sources.some((source) => source.includes(ofTools))).toBe(false);
      });
  });

  it("keep what is shown when the language is changed, and come back", () =>
    within("/compare.html", async (page) => {
      await field(page, "First reference").fill("http://example.com/data");
      await field(page, "Second reference").fill("http://example.com/data/");
      await expect.poll(() => page.url()).toContain("#a=http");
      await choose(page, "简体中文");
      await page.waitForURL(/\/zh\/compare\.html#a=http/);
      await expect.poll(() => textOf(page)).toMatch(/不等价：路径不同/);
      await expect.poll(() => field(page, "第一个引用").inputValue()).toBe("http://example.com/data");
      await choose(page, "English");
      await page.waitForURL(/^(?!.*\/zh\/).*\/compare\.html#a=http/);
      await expect.poll(() => field(page, "Second reference").inputValue()).toBe("http://example.com/data/");
    }));

  it("takes what the address does not hold along, in the memory of the page alone", async () => {
    const SECRET = "https://alice:geheim@example.org/";
    const long = `${"many words ".repeat(3000)}http://example.org/`;
    await within("/index.html", async (page) => {
      await field(page, "A URI, a relative reference, an IRI, a template, a path, or text").fill(SECRET);
      await expect.poll(() => page.url()).toContain("alice");
      await choose(page, "简体中文");
      const input = field(page, "URI、相对引用、IRI、模板、路径，或一段文字");
      await expect.poll(() => input.inputValue()).toBe(SECRET);
      const kept = "JSON.stringify([location.href, history.state, sessionStorage, localStorage])";
      await expect.poll(() => page.evaluate(kept)).not.toMatch(/geheim/);
      // All that the page loads is there.
      await page.locator(".place").first().waitFor();
      const settled = settling(page);
      await page.reload();
      await settled();
      await expect.poll(() => input.inputValue()).toBe("https://alice:***@example.org/");
      await expect.poll(() => page.locator(".counts").innerText()).toBe("提示 1");
    });
    await within("/text.html", async (page) => {
      await page.locator("textarea").first().fill(long);
      await choose(page, "简体中文");
      await page.waitForURL(/\/zh\/text/);
      await expect.poll(() => page.locator("textarea").first().inputValue()).toBe(long);
    });
  });

  it("a page that is only in English leads to the first page in Chinese", () =>
    within("/docs/grammar.html", async (page) => {
      await choose(page, "简体中文");
      await expect.poll(() => page.url()).toMatch(/\/zh\/$/);
    }));
});

describe("Inspect in Chinese", () => {
  const INPUT = "URI、相对引用、IRI、模板、路径，或一段文字";
  const EXAMPLES = [
    "普通的",
    "一个地址，两台主机",
    "伪装的地址",
    "IRI",
    "IPv6",
    "邮件",
    "模板",
    "文件路径",
    "一段文字",
  ];

  it("answers each example in Chinese", () =>
    within("/zh/index.html", async (page) => {
      for (const name of EXAMPLES) {
        await page.getByRole("button", { name, exact: true }).click();
        await expect.poll(() => page.locator(".verdict-line").innerText()).toMatch(HAN);
      }
      await field(page, INPUT).fill("http://example.org/a b");
      await expect
        .poll(() => page.locator(".verdict").innerText())
        .toMatch(/路径中不允许出现空格.*请写作 %20/);
      await field(page, INPUT).fill("http://127.1:80/a/../b");
      await expect.poll(() => page.locator(".counts").innerText()).toMatch(/危险|警告|提示/);
      await expect
        .poll(() => page.locator(".findings").innerText())
        .toContain("接受这种写法的平台会把 127.1 当作 127.0.0.1");
      await expect
        .poll(() => textOf(page))
        .toMatch(/谁去往哪里.*它说了什么.*发现的问题.*规范形式.*主机.*方案.*访问步骤/);
    }));

  it("tells plans, schemes, blocks of addresses and readers in Chinese", () =>
    within("/zh/index.html", async (page) => {
      await field(page, INPUT).fill("http://127.0.0.1:80/");
      for (const [tab, words] of [
        ["方案", /超文本传输协议（HTTP）：在 IANA 的注册表中状态为“永久”/],
        ["访问步骤", /连接 127\.0\.0\.1，端口 80（该方案自己的端口）[\s\S]*请求资源（RFC 9112 §3）/],
        ["主机", /环回：127\.0\.0\.0\/8，环回（RFC 1122 §3\.2\.1\.3）/],
      ] as const) {
        await page.getByRole("tab", { name: tab }).click();
        await expect.poll(() => textOf(page)).toMatch(words);
      }
      await field(page, INPUT).fill("http://good.example:80:81/");
      await expect.poll(() => textOf(page)).not.toMatch(/JavaScript parsers|browsers/);
    }));

  it.each(["/zh/index.html", "/zh/compare.html", "/zh/resolve.html"])("%s is for everyone", (path) =>
    within(path, expectUsableByAll),
  );
});
