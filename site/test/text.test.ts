/** Text, used as a person would. */

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { EXAMPLES } from "../text/examples.ts";
import { expectUsableByAll, field, surviveHostile, textOf, useBuiltSite } from "./within.ts";

const { within, violationsOn } = useBuiltSite();
const PATH = "/text.html";
const TEXT = "Text, HTML, or a message with its header fields";
const FROM = "The URI that it came from, if you know it";

const marks = async (page: Page) =>
  (await page.locator(".marked mark").allInnerTexts()).map((text) => text.trim());
const statusOf = (page: Page) => page.locator(".verdict").innerText();

describe("Text", () => {
  it("takes a text over from Inspect, whole, though its address masks secrets; and a reference back", () =>
    within("/", async (page) => {
      const look = page.getByLabel("A URI, a relative reference");
      await look.fill("see https://me:hunter2@example.org/a and www.example.org");
      await page.getByRole("link", { name: "See each in its place" }).click();
      await page.waitForURL(/\/text\.html#text=/);
      await expect.poll(() => marks(page)).toEqual(["https://me:hunter2@example.org/a", "www.example.org"]);
      expect(page.url()).not.toContain("hunter2");
      await page.locator(".listed a").first().click();
      await page.waitForURL(/\/#uri=/);
      await expect.poll(() => look.inputValue()).toBe("https://me:hunter2@example.org/a");
      expect(page.url()).not.toContain("hunter2");
    }));

  it("RFC 3986 App. C: marks the references of the example in place, and opens one in Inspect", () =>
    within(PATH, async (page) => {
      await page.locator(".listed li").first().waitFor();
      await expect.poll(() => statusOf(page)).toMatch(/^3 references in running text\n/);
      await expect
        .poll(() => marks(page))
        .toEqual([
          "http://www.w3.org/Addressing/",
          "ftp://foo.example.\ncom/rfc/",
          "http://www.ics.uci.edu/pub/\nietf/uri/historical.html#WARNING",
        ]);
      await page.locator(".listed a").nth(1).click();
      await page.waitForURL(/\/#uri=ftp/);
      await expect
        .poll(() => page.getByLabel("A URI, a relative reference").inputValue())
        .toBe("ftp://foo.example.com/rfc/");
    }));

  it("RFC 3986 §5.1, §5.2: notices a page, and lists each reference with its base and its target", () =>
    within(PATH, async (page) => {
      await field(page, TEXT).fill(EXAMPLES.page.text);
      await expect.poll(() => statusOf(page)).toMatch(/7 references in HTML/);
      await field(page, FROM).fill("https://example.org/a/page.html");
      const order = page.locator(".listed li", { hasText: "../order#today" });
      await expect
        .poll(async () => (await order.innerText()).replace(/\s+/g, " "))
        .toMatch(
          /a href · line 5, column 13 target https:\/\/example\.org\/order#today base https:\/\/example\.org\/menu\/, named in the content \(§5\.1\.1\)/,
        );
      await expect.poll(() => marks(page)).toContain("style.css?a=1&amp;b=2");
      await expect
        .poll(() => page.locator(".listed .invalid").innerText())
        .toMatch(/not valid[\s\S]*a space is not allowed/);
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      const clipboard = () => page.evaluate("navigator.clipboard.readText()") as Promise<string>;
      await page.getByRole("button", { name: "Copy the targets" }).click();
      await expect.poll(clipboard).toContain("https://example.org/order#today\n//shop.example/a b\n");
      await page.getByRole("button", { name: "Copy as JSON" }).click();
      await expect
        .poll(async () => JSON.parse((await clipboard()).split("\n")[2] ?? "{}"))
        .toMatchObject({
          reference: "../order#today",
          valid: true,
          result: "https://example.org/order#today",
        });
      await field(page, FROM).fill("nowhere");
      await expect.poll(() => textOf(page)).toContain("This is not a URI, so it gives no base.");
      await page.getByLabel("Read it as").selectOption("text");
      await expect.poll(() => statusOf(page)).toMatch(/in running text/);
    }));

  it("RFC 2557: shows a message by its parts, decoded", () =>
    within(PATH, async (page) => {
      await page.getByRole("button", { name: "a message", exact: true }).click();
      await expect.poll(() => statusOf(page)).toMatch(/4 references in a message/);
      await expect
        .poll(() => page.locator("section > h2").allInnerTexts())
        .toEqual([
          "The heading of the message",
          "The heading of part 1",
          "The content of part 1: HTML, decoded from quoted-printable",
          "The heading of part 2, whose content holds no references",
          "The references",
        ]);
      const picture = page.locator(".listed li", { hasText: "cid:tea@example.org" });
      await expect.poll(() => picture.innerText()).toContain("names part 2");
      await expect.poll(() => marks(page)).toContain("cid:tea@example.org");
    }));

  it("keeps a text in a link that opens in a new context, its secrets masked", () =>
    within(PATH, async (page) => {
      await field(page, TEXT).fill("see https://me:hunter2@example.org/a\nand www.example.org");
      await page.getByLabel("Find www.example.org, too").uncheck();
      await expect.poll(() => page.url()).toMatch(/#text=see.*,guesses=no$/);
      expect(page.url()).not.toContain("hunter2");
      const link = page.locator(".listed a").first();
      await expect.poll(() => link.getAttribute("href")).toMatch(/^\.\/#uri=https-3A-2F\/me-3A-2A/);
      const { pathname, hash } = new URL(page.url());
      await within(pathname + hash, async (other) => {
        await expect
          .poll(() => field(other, TEXT).inputValue())
          .toMatch(/^see https:\/\/me:\*+@example\.org\/a\nand www/);
        await expect.poll(() => statusOf(other)).toMatch(/1 reference in/);
      });
      await page.getByLabel("Keep secrets in the address").check();
      await expect.poll(() => page.url()).toContain("hunter2");
    }));

  it("stays responsive with a megabyte, which is in no link, and says so", () =>
    within(PATH, async (page) => {
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.evaluate(
        "navigator.clipboard.writeText('see http://example.org/a and (ftp://b.example/c).\\n'.repeat(20000))",
      );
      await field(page, TEXT).focus();
      await page.keyboard.press("Control+A");
      await page.keyboard.press("Control+V");
      await expect.poll(() => statusOf(page)).toMatch(/^40,000 references/);
      await expect.poll(() => textOf(page)).toContain("What is shown is too long for a link");
      expect(page.url()).not.toContain("#");
      await expect.poll(() => page.locator(".marked mark").count()).toBeLessThanOrEqual(50);
      await page.getByRole("button", { name: "Later" }).click();
      await expect.poll(() => textOf(page)).toMatch(/page 2 of [\d,]+/);
      await expect.poll(() => page.locator(".listed li").first().getAttribute("value")).toBe("51");
      // The list is not longer than a page, and the page answers at once.
      await expect
        .poll(() => page.evaluate("document.querySelectorAll('.tool *').length"))
        .toBeLessThan(3000);
    }));

  it("survives hostile input of every type, and is for everyone", () =>
    within(PATH, async (page) => {
      await surviveHostile(page, [TEXT, FROM]);
      await field(page, FROM).fill("");
      const hostile =
        "<img src=x onerror=alert(1)><a href='javascript:alert(1)'>\u202e\u0000<script>alert(1)</script>\nFrom: <b>x</b>\nList-Help: <javascript:alert(2)>\n";
      await field(page, TEXT).fill(hostile);
      for (const type of ["text", "html", "css", "mime", "xml", "uri-list"]) {
        await page.getByLabel("Read it as").selectOption(type);
        await expect.poll(() => page.locator(".verdict").getAttribute("aria-busy")).toBe("false");
        await expect.poll(() => page.locator(".tool :is(img, script, svg, b, i)").count()).toBe(0);
        for (const link of await page.locator(".tool a").all())
          await expect.poll(() => link.getAttribute("href")).toMatch(/^\.\//);
      }
      await page.getByRole("button", { name: "a page", exact: true }).click();
      await expect.poll(() => statusOf(page)).toMatch(/7 references/);
      await expectUsableByAll(page);
    }));

  it("axe-core finds no violation, in both themes, in a message and in Chinese", async () => {
    for (const [path, name] of [
      [PATH, "a message"],
      ["/zh/text.html", "一个网页"],
    ] as const)
      expect(
        await violationsOn(path, async (page) => {
          await page.getByRole("button", { name, exact: true }).click();
          await page.locator(".listed li").nth(3).waitFor();
        }),
      ).toEqual([]);
  });
});
