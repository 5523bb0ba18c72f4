/** Attack, used as a person would. */

import { describe, expect, it } from "vitest";
import { expectUsableByAll, field, octetsOf, surviveHostile, textOf, useBuiltSite } from "./within.ts";

const { within, violationsOn } = useBuiltSite();
const PATH = "/attack.html";
const [TRUSTED, FEARED] = ["A host that the filter allows", "A host that it must not let through"] as const;
const ONE = "http://good.example\\@evil.example/";

describe("Attack", () => {
  it("WHATWG URL §4.4: shows who goes to which host, the habit with its page, and opens it in Inspect", () =>
    within(PATH, async (page) => {
      const one = page.locator(".matrix tr", { hasText: ONE }).first();
      await one.waitFor();
      await expect
        .poll(() => page.getByRole("status").first().innerText())
        .toMatch(/^\d+ references lead some to good\.example, and others to evil\.example$/);
      await expect
        .poll(() => one.locator(".letters [role=img]").getAttribute("aria-label"))
        .toMatch(/the allowed host: .*Chromium.*urllib3.*; the other host: .*curl/);
      const habit = page.locator(".habits a", { hasText: "A backslash as a slash" }).first();
      await expect.poll(() => habit.getAttribute("href")).toBe("./docs/habits/backslash.html");
      await one.locator("a").click();
      await page.waitForURL(/\/#uri=/);
      await expect.poll(() => page.getByLabel("A URI, a relative reference").inputValue()).toBe(ONE);
    }));

  it("shows the first references without scrolling, one below the other", () =>
    within(PATH, async (page) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      const rows = page.locator(".matrix .letters");
      await rows.first().waitFor();
      const [first, tenth] = [await rows.first().boundingBox(), await rows.nth(9).boundingBox()];
      expect(tenth?.y).toBeLessThan(800);
      expect((tenth?.y ?? 0) - (first?.y ?? 0)).toBeLessThan(9 * 24);
    }));

  it("shows those that get past my check to my client", () =>
    within(PATH, async (page) => {
      await page.getByLabel("My check is").selectOption("urllib");
      await page.getByLabel("My client is").selectOption("chromium");
      await expect.poll(() => page.locator(".matrix .letters").count()).toBeLessThan(150);
      await expect.poll(() => page.locator(".reader.marked").count()).toBe(2);
      await page.getByLabel("My check is").selectOption("chromium");
      await expect
        .poll(() => page.getByRole("status").first().innerText())
        .toBe("No reference that was tried does that.");
    }));

  it("copies a reference, and all of them; saves tests for a filter; says how to write one", () =>
    within(PATH, async (page) => {
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      const clipboard = () => page.evaluate("navigator.clipboard.readText()") as Promise<string>;
      await page.locator(".matrix tr", { hasText: ONE }).first().hover();
      await page.getByRole("button", { name: `Copy ${ONE}`, exact: true }).click();
      await expect.poll(clipboard).toBe(ONE);
      await page.getByRole("button", { name: "Copy as JSON" }).click();
      await expect.poll(async () => JSON.parse(await clipboard()).length).toBeGreaterThan(50);
      for (const [name, file, words] of [
        ["Save for Vitest", "filter.test.js", "isAllowed(reference)"],
        ["Save for pytest", "test_filter.py", "is_allowed(reference)"],
        ["Save for go test", "filter_test.go", "IsAllowed(reference)"],
      ] as const) {
        const saving = page.waitForEvent("download");
        await page.getByRole("button", { name }).click();
        const saved = await saving;
        expect(saved.suggestedFilename()).toBe(file);
        expect((await octetsOf(saved)).toString()).toContain(words);
      }
      await expect
        .poll(() => page.getByRole("link", { name: "safe fetching" }).getAttribute("href"))
        .toBe("./docs/safe-fetch.html");
    }));

  it("says what is wrong with a host, and which may be meant", () =>
    within(PATH, async (page) => {
      for (const [typed, words, meant] of [
        ["https://evil.example/a", "is a whole reference", "evil.example"],
        ["me@evil.example", "has a userinfo", "evil.example"],
        ["evil.example:80", "has a port", "evil.example"],
        ["::1", "no program takes it for a host", "[::1]"],
        ["bücher.example", "is not in ASCII", "xn--bcher-kva.example"],
        ["127.1", "do not agree", "127.0.0.1"],
        ["", "give a host", undefined],
        ["GOOD.example", "the same host", undefined],
      ] as const) {
        await field(page, FEARED).fill(typed);
        await expect.poll(() => page.locator(".verdict").innerText(), { message: typed }).toContain(words);
        const take = page.getByRole("button", { name: /^Use / });
        if (meant === undefined) await expect.poll(() => take.count()).toBe(0);
        else await take.click();
        if (meant !== undefined) await expect.poll(() => field(page, FEARED).inputValue()).toBe(meant);
      }
    }));

  it("keeps both hosts in a link that opens in a new context", () =>
    within(PATH, async (page) => {
      await page.getByRole("button", { name: "an IPv6 address" }).click();
      await expect.poll(() => page.url()).toMatch(/#trusted=good\.example,feared=-5B-3A-3A1-5D$/);
      const { pathname, hash } = new URL(page.url());
      await within(pathname + hash, async (other) => {
        await expect.poll(() => field(other, FEARED).inputValue()).toBe("[::1]");
        await other.locator(".matrix .reference", { hasText: "[::1]" }).first().waitFor();
      });
    }));

  it("survives hostile input, and is for everyone", () =>
    within(PATH, async (page) => {
      await surviveHostile(page, [TRUSTED, FEARED]);
      await expect.poll(() => textOf(page)).toMatch(/is longer than 255 characters/);
      await field(page, TRUSTED).fill("good.example");
      await field(page, FEARED).fill("localhost");
      await page.locator(".matrix").first().waitFor();
      await expectUsableByAll(page);
    }));

  it("speaks Chinese: the same references, with the titles of the habits", () =>
    within("/zh/attack.html", async (page) => {
      const habit = page.locator(".matrix .habits a").first();
      await expect.poll(() => habit.innerText()).toBe("把反斜杠当作斜杠");
      await expect.poll(() => habit.getAttribute("href")).toBe("../docs/habits/backslash.html");
    }));

  it("axe-core finds no violation, in both themes", async () => {
    expect(await violationsOn(PATH, (page) => page.locator(".matrix").first().waitFor())).toEqual([]);
  });
});
