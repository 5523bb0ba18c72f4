/** The grammar, used as a person would. */

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectUsableByAll, field, textOf, useBuiltSite } from "./within.ts";

const { within, violationsOn } = useBuiltSite();

const reference = (page: Page) => field(page, "A reference");
const heading = async (page: Page) => (await page.locator(".rule-shown h2").innerText()).replace(/\s+/g, " ");
const diagram = (page: Page) => page.locator(".railroad");
const taken = (page: Page) => diagram(page).locator(".box.taken text").allTextContents();
const tree = async (page: Page) => (await page.locator(".rule-tree").innerText()).replace(/\s+/g, " ");

describe("the grammar", () => {
  it("RFC 3986 §3: shows the rules that the example takes, each with its piece, and the way through the diagram", () =>
    within("/grammar.html", async (page) => {
      await expect.poll(() => heading(page)).toBe("authority RFC 3986 §3.2");
      await expect.poll(() => page.locator(".verdict-line").innerText()).toBe("Valid by RFC 3986");
      await expect
        .poll(() => tree(page))
        .toMatch(/scheme foo .*authority example\.com:8042 .*port 8042 .*fragment nose/);
      await expect.poll(() => taken(page)).toEqual(["host", ":", "port"]);
      await reference(page).fill("//me@127.0.0.1");
      await expect.poll(() => taken(page)).toEqual(["userinfo", "@", "host"]);
      await expect.poll(() => tree(page)).toMatch(/IPv4address 127\.0\.0\.1/);
    }));

  it("goes from rule to rule by pointing and by the keyboard, and back", () =>
    within("/grammar.html", async (page) => {
      await diagram(page).getByRole("link", { name: "the rule host" }).click();
      await expect.poll(() => heading(page)).toBe("host RFC 3986 §3.2.2");
      await expect.poll(() => page.evaluate("document.activeElement.tagName")).toBe("H2");
      await page.keyboard.press("Tab"); // the diagram, which scrolls
      for (let at = 0; at < 3; at++) await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect.poll(() => heading(page)).toBe("reg-name RFC 3986 §3.2.2");
      await expect
        .poll(() => page.locator(".rule-text").innerText())
        .toBe("reg-name      = *( unreserved / pct-encoded / sub-delims )");
      await page.goBack();
      await expect.poll(() => heading(page)).toMatch(/^host /);
      await page.goBack();
      await expect.poll(() => heading(page)).toMatch(/^authority /);
      await page.locator(".rule-tree").getByRole("link", { name: "segment", exact: true }).nth(1).click();
      await expect.poll(() => page.locator(".way").innerText()).toMatch(/2 pieces.*there/);
    }));

  it("RFC 2396 §3: reads by the edition that is chosen, and by the rule", () =>
    within("/grammar.html", async (page) => {
      await page.getByLabel("Edition").selectOption("RFC 2396");
      await reference(page).fill("mailto:a@b");
      await expect.poll(() => tree(page)).toMatch(/absoluteURI mailto:a@b .*opaque_part a@b/);
      await page.getByLabel("Read it as").selectOption("scheme");
      await expect.poll(() => textOf(page)).toMatch(/scheme does not derive it\. .*stops at character 7\./);
    }));

  it("RFC 3986 §3.2.2: says where an invalid text stops, and what may stand there", () =>
    within("/grammar.html", async (page) => {
      await reference(page).fill("http://[::1/");
      await expect.poll(() => page.locator(".verdict").innerText()).toMatch(/^Not valid by RFC 3986: .*"]"/);
      await expect.poll(() => page.locator(".fault mark").innerText()).toBe("/");
      await expect.poll(() => page.locator(".expected").innerText()).toContain("] by IP-literal");
      await page.locator(".expected").getByRole("link", { name: "IP-literal" }).click();
      await expect
        .poll(() => diagram(page).locator(".box.open text").allTextContents())
        .toEqual(["IPv6address"]);
      await expect
        .poll(() => page.locator(".way").innerText())
        .toContain("A dashed box: where the reading stops.");
    }));

  it("is in a link, without secrets, that opens in a new context; the way back keeps what was typed", () =>
    within("/grammar.html", async (page) => {
      await reference(page).fill("ftp://me:hunter2@h/");
      await diagram(page).getByRole("link", { name: "the rule userinfo" }).click();
      await expect.poll(() => page.url()).toMatch(/#edition=rfc3986,rule=userinfo,uri=ftp/);
      expect(page.url()).not.toContain("hunter2");
      await expect.poll(() => reference(page).inputValue()).toBe("ftp://me:hunter2@h/");
      await page.goBack();
      await expect.poll(() => heading(page)).toMatch(/^authority /);
      await expect.poll(() => reference(page).inputValue()).toBe("ftp://me:hunter2@h/");
      await page.goForward();
      const { pathname, hash } = new URL(page.url());
      await within(pathname + hash, async (other) => {
        await expect.poll(() => reference(other).inputValue()).toBe("ftp://me:***@h/");
        await expect.poll(() => heading(other)).toMatch(/^userinfo /);
      });
    }));

  it("survives hostile input, and is for everyone", () =>
    within("/grammar.html#edition=constructor,rule=__proto__,as=-3Cb-3E,uri=a", async (page) => {
      await expect.poll(() => heading(page)).toBe("URI-reference RFC 3986 §4.1");
      for (const text of [
        "<img src=x onerror=alert(1)>",
        "http://a/\u202e\u0000b",
        "a".repeat(999),
        "%41".repeat(333),
      ]) {
        await reference(page).fill(text);
        await expect.poll(() => page.locator(".tool :is(img, script, b, i)").count()).toBe(0);
        expect((await textOf(page)).length).toBeLessThan(50_000);
      }
      await reference(page).fill("x".repeat(1_000_000));
      await expect
        .poll(() => page.locator(".verdict-line").innerText())
        .toMatch(/at most 1000 characters.*1,000,000/);
      await expect.poll(() => page.locator(".rule-tree").count()).toBe(0);
      await reference(page).fill("http://[2001:db8::7]/a/b?q#f");
      await expectUsableByAll(page);
    }));

  it("speaks Chinese", () =>
    within("/zh/grammar.html", async (page) => {
      await page.getByLabel("引用", { exact: true }).fill("//[::1");
      await expect
        .poll(() => page.locator(".verdict").innerText())
        .toMatch(/^按 RFC 3986 不合法：[^a-z]*（§3\.2\.2）.*末尾/s);
      await expect.poll(() => tree(page)).toContain("未结束");
    }));
});

it.each(["/grammar.html", "/grammar.html#edition=rfc3986,rule=IP-literal,uri=http-3A-2F-2F-5B-3A-3A1/"])(
  "axe-core finds no violation on %s, in both themes",
  async (path) => {
    expect(await violationsOn(path)).toEqual([]);
  },
);
