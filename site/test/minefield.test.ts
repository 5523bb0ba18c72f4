/** Minefield, used as a person would. */

import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { built } from "./built-site.ts";
import { expectUsableByAll, octetsOf, textOf, useBuiltSite } from "./within.ts";

const { open, within, violationsOn } = useBuiltSite();
const PATH = "/minefield.html";
const [FILTER, CLIENT] = ["My filter is", "My client is"] as const;

const status = (page: Page) => page.getByRole("status").first().innerText();
const table = (page: Page) => page.getByRole("grid");

describe("Minefield", () => {
  it("shows where two readers differ, the shortest reference first, and opens one in Inspect", () =>
    within(PATH, async (page) => {
      await page.getByLabel(FILTER).selectOption("urllib");
      await page.getByLabel(CLIENT).selectOption("node");
      await expect
        .poll(() => status(page))
        .toMatch(/^[\d,]+ references lead the two to different hosts, of [\d,]+/);
      await page
        .locator(".partings dd", { hasText: /^node$/ })
        .first()
        .waitFor();
      await page.getByRole("button", { name: /^Show all/ }).click();
      const forged = "http://good.example\\@evil.example/"; // WHATWG URL §4.4
      const references = () => page.locator(".partings .confusing-reference").allInnerTexts();
      await expect.poll(references).toContain(forged);
      const one = page.locator(".partings li", { has: page.getByText(forged, { exact: true }) });
      expect((await one.locator("dl").innerText()).split(/\s+/)).toEqual([
        "evil.example",
        "urllib",
        "good.example",
        "node",
      ]);
      await one.locator("a").click();
      await page.waitForURL(/\/#uri=/);
      await expect.poll(() => page.getByLabel("A URI, a relative reference").inputValue()).toBe(forged);
    }));

  it("copies them as text and as tests, and saves a test", () =>
    within(PATH, async (page) => {
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      const clipboard = () => page.evaluate("navigator.clipboard.readText()") as Promise<string>;
      await expect.poll(() => status(page)).toMatch(/different hosts/);
      const count = Number((await status(page)).replace(/ .*/s, "").replaceAll(",", ""));
      await page.getByRole("button", { name: "Copy all as text" }).click();
      await expect.poll(async () => (await clipboard()).trimEnd().split("\n").length).toBe(count);
      await page.getByRole("button", { name: "Copy as a test for Vitest" }).click();
      await expect.poll(clipboard).toContain('from "vitest"');
      await page.getByRole("button", { name: "Copy as a test for pytest" }).click();
      await expect.poll(clipboard).toContain("import pytest");
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Save test_filter.py" }).click(),
      ]);
      expect(download.suggestedFilename()).toBe("test_filter.py");
      expect((await octetsOf(download)).toString()).toContain("@pytest.mark.parametrize");
    }));

  it("says when the two are one reader, and keeps the pair in a link that opens in a new context", () =>
    within(PATH, async (page) => {
      await page.getByLabel(CLIENT).selectOption("urllib");
      await expect.poll(() => status(page)).toContain("the same reader");
      await page.getByLabel(CLIENT).selectOption("go");
      await page.getByRole("button", { name: "Swap the two" }).click();
      await expect.poll(() => page.getByLabel(FILTER).inputValue()).toBe("go");
      await expect.poll(() => page.url()).toMatch(/#filter=go,client=urllib/);
      const { pathname, hash } = new URL(page.url());
      await within(pathname + hash, async (other) => {
        await expect.poll(() => other.getByLabel(CLIENT).inputValue()).toBe("urllib");
        await expect.poll(() => status(other)).toMatch(/different hosts/);
      });
    }));

  it("has a grid, in which each square opens its references, by the keyboard alone", () =>
    within(PATH, async (page) => {
      await table(page).waitFor();
      expect(await table(page).locator('[tabindex="0"]').count()).toBe(1);
      await table(page).locator('[tabindex="0"]').focus();
      for (const key of ["ArrowDown", "ArrowRight", "ArrowRight", "ArrowUp", "ArrowLeft"])
        await page.keyboard.press(key);
      const label = await page.evaluate("document.activeElement.getAttribute('aria-label')");
      expect(label).toMatch(/^[\w@.-]+, port: \d+ % of \d+$/);
      await page.keyboard.press("Enter");
      const square = page.locator(".square");
      await expect.poll(() => square.locator("h2").innerText()).toMatch(/: port$/);
      await expect.poll(() => page.evaluate("document.activeElement.tagName")).toBe("H2");
      expect(await square.locator("li").count()).toBeGreaterThan(3);
      await expect.poll(() => page.url()).toMatch(/kind=port/);
      await square.getByRole("button", { name: "Close" }).click();
      await expect.poll(() => square.count()).toBe(0);
    }));

  it("compares with the URL Standard, and with most readers", () =>
    within(`${PATH}#reader=whatwg-url,kind=backslash`, async (page) => {
      const square = page.locator(".square");
      await expect.poll(() => square.innerText()).toMatch(/references are read differently from RFC 3986/);
      await page.getByLabel("Agrees with", { exact: true }).selectOption("urlStandard");
      await expect.poll(() => square.innerText()).toMatch(/^.*\n+0 of \d+ references/);
      const own = table(page).getByRole("button", { name: /^whatwg-url, backslash/ });
      await expect.poll(() => own.getAttribute("aria-label")).toMatch(/: 100 % of/);
      await page.getByLabel("Agrees with", { exact: true }).selectOption("readers");
      await expect.poll(() => square.innerText()).toMatch(/from the host of most readers/);
    }));

  it("shows nothing of what a link makes up, and is for everyone", () =>
    within(
      `${PATH}#filter=-3Cimg-20src-3Dx-20onerror-3Dalert(1)-3E,client=nobody,reader=x,kind=y`,
      async (page) => {
        await expect.poll(() => status(page)).toContain("Choose two readers.");
        expect(await page.locator(".tool :is(img, script)").count()).toBe(0);
        await page.getByRole("button", { name: "go, then node" }).click();
        await expect.poll(() => textOf(page)).toMatch(/different hosts/);
        await table(page).waitFor();
        await expectUsableByAll(page);
      },
    ));

  it("speaks Chinese", () =>
    within("/zh/minefield.html", async (page) => {
      await expect.poll(() => status(page)).toMatch(/个把两者引向不同的主机$/);
      await table(page).waitFor();
      expect(await page.getByRole("link", { name: "《解析 URI 如同走进雷区》" }).getAttribute("href")).toBe(
        "../docs/../zh/docs/parsing-uris-is-a-minefield.html",
      );
    }));

  it("loads the recording only here, and it is small", async () => {
    const assets = readdirSync(join(built, "assets"), { recursive: true, encoding: "utf8" });
    const [worker = "", ...others] = assets.filter((file) => /minefield\.worker.*\.js$/.test(file));
    expect(others).toEqual([]);
    expect(statSync(join(built, "assets", worker)).size).toBeLessThan(3e6);
    const { page, requests } = await open("/index.html");
    expect(requests.filter((url) => url.includes("minefield"))).toEqual([]);
    await page.context().close();
  });

  it("axe-core finds no violation, in both themes", async () => {
    const path = `${PATH}#reader=go,kind=port`;
    expect(
      await violationsOn(path, async (page) => {
        await table(page).waitFor();
        await page.locator(".square").waitFor();
      }),
    ).toEqual([]);
  });
});
