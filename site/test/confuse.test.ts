/** Confuse, used as a person would. */

import { describe, expect, it } from "vitest";
import { expectUsableByAll, field, surviveHostile, textOf, useBuiltSite } from "./within.ts";

const { within, violationsOn } = useBuiltSite();
const PATH = "/confuse.html";
/** Programs are asked in a worker; on a machine with much else to do that takes a while. */
const SOON = { timeout: 15_000 };
const [TRUSTED, FEARED] = ["The host to trust", "The host to fear"] as const;

describe("Confuse", () => {
  it("WHATWG URL §4.4: shows who goes to which host, the habit with its page, and opens it in Look", () =>
    within(PATH, async (page) => {
      const one = page.locator(".confusing li", { hasText: "http://good.example\\@evil.example/" }).first();
      await one.waitFor();
      await expect
        .poll(() => page.getByRole("status").first().innerText())
        .toMatch(/^\d+ references confuse good\.example and evil\.example$/);
      const readers = async (role: string) =>
        (await one.locator(`dl > .${role}`).innerText()).replace(/\s+/g, " ");
      await expect.poll(() => readers("trusted")).toMatch(/good\.example trusted browsers,.*urllib3/);
      await expect.poll(() => readers("feared")).toMatch(/evil\.example feared curl.*urllib/);
      await expect.poll(() => readers("refused")).toMatch(/refused.*Go/);
      const habit = page.locator(".confusing h2 a", { hasText: "A backslash as a slash" }).first();
      await expect.poll(() => habit.getAttribute("href")).toBe("./docs/habits/backslash.html");
      await one.locator("a").click();
      await page.waitForURL(/\/#uri=/);
      await expect
        .poll(() => page.getByLabel("A URI, a relative reference").inputValue(), SOON)
        .toBe("http://good.example\\@evil.example/");
    }));

  it("copies a reference, and all of them, for the tests of a guard; says how to write one", () =>
    within(PATH, async (page) => {
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      const clipboard = () => page.evaluate("navigator.clipboard.readText()") as Promise<string>;
      await page
        .getByRole("button", { name: "Copy http://good.example\\@evil.example/", exact: true })
        .click();
      await expect.poll(clipboard, SOON).toBe("http://good.example\\@evil.example/");
      await page.getByRole("button", { name: "Copy all as JSON" }).click();
      await expect.poll(async () => (await clipboard()).split("\n").length, SOON).toBeGreaterThan(50);
      const [first] = (await clipboard()).split("\n").map((line) => JSON.parse(line || "{}"));
      expect(first).toMatchObject({ reference: "http://good.example\\@evil.example/", uses: ["backslash"] });
      const group = page.locator(".confusing").first();
      const before = await group.locator("ul > li").count();
      await group.getByRole("button", { name: /^Show all/ }).click();
      await expect.poll(() => group.locator("ul > li").count()).toBeGreaterThan(before);
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
        await expect
          .poll(() => page.locator(".verdict").innerText(), { message: typed, ...SOON })
          .toContain(words);
        const take = page.getByRole("button", { name: /^Use / });
        if (meant === undefined) await expect.poll(() => take.count()).toBe(0);
        else await take.click();
        if (meant !== undefined) await expect.poll(() => field(page, FEARED).inputValue()).toBe(meant);
      }
    }));

  it("keeps both hosts in a link that opens in a new context", () =>
    within(PATH, async (page) => {
      await page.getByRole("button", { name: "an IPv6 address" }).click();
      await expect.poll(() => page.url(), SOON).toMatch(/#trusted=good\.example,feared=-5B-3A-3A1-5D$/);
      const { pathname, hash } = new URL(page.url());
      await within(pathname + hash, async (other) => {
        await expect.poll(() => field(other, FEARED).inputValue()).toBe("[::1]");
        await other.locator(".confusing-reference", { hasText: "[::1]" }).first().waitFor();
      });
    }));

  it("survives hostile input, and is for everyone", () =>
    within(PATH, async (page) => {
      await surviveHostile(page, [TRUSTED, FEARED]);
      await expect.poll(() => textOf(page), SOON).toMatch(/is longer than 255 characters/);
      await field(page, TRUSTED).fill("good.example");
      await field(page, FEARED).fill("localhost");
      await page.locator(".confusing").first().waitFor();
      await expectUsableByAll(page);
    }));

  it("speaks Chinese: the same references, with the titles of the habits", () =>
    within("/zh/confuse.html", async (page) => {
      const habit = page.locator(".confusing h2 a").first();
      await expect.poll(() => habit.innerText()).toBe("把反斜杠当作斜杠");
      await expect.poll(() => habit.getAttribute("href")).toBe("../docs/habits/backslash.html");
    }));

  it("axe-core finds no violation, in both themes", async () => {
    expect(await violationsOn(PATH, (page) => page.locator(".confusing").first().waitFor())).toEqual([]);
  });
});
