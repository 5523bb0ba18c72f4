/** Compare and Resolve, used as a person would. */

import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BuiltSite } from "./built-site.ts";

let site: BuiltSite;
beforeAll(async () => {
  site = await BuiltSite.start();
});
afterAll(() => site?.stop());

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** Opens a tool, does something there, and closes it; nothing may have gone wrong meanwhile. */
async function within(path: string, use: (page: Page) => Promise<void>): Promise<void> {
  const { page, problems, dialogs, requests } = await site.open(path, { reducedMotion: "reduce" });
  try {
    await use(page);
    expect({ problems, dialogs }).toEqual({ problems: [], dialogs: [] });
    expect(requests.filter((url) => !url.startsWith(`${site.origin}/`) && !url.startsWith("data:"))).toEqual(
      [],
    );
  } finally {
    await page.context().close();
  }
}

const field = (page: Page, label: string) => page.getByRole("textbox", { name: label, exact: true });
const textOf = async (page: Page) => (await page.locator(".tool").innerText()).replace(/\s+/g, " ");

const HOSTILE = [
  "<img src=x onerror=alert(1)>",
  "javascript:alert(1)",
  "http://a/\u202e\u0000b",
  "x".repeat(1_000_000),
];

/** Whatever stands in the fields, nothing of it is executed or laid out as markup. */
async function surviveHostile(page: Page, labels: readonly string[]): Promise<void> {
  for (const label of labels) {
    for (const text of HOSTILE) {
      await field(page, label).fill(text);
      expect(await page.locator(".tool :is(img, script, svg, b, i)").count()).toBe(0);
      expect((await textOf(page)).length).toBeLessThan(50_000);
    }
  }
}

async function expectUsableByAll(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 600 });
  const width = "document.documentElement.scrollWidth - document.documentElement.clientWidth";
  expect(await page.evaluate(width)).toBeLessThanOrEqual(0);
}

describe("Compare", () => {
  it("RFC 3986 §6.2.2: shows the rung on which the example meets, and the steps", () =>
    within("/compare.html", async (page) => {
      const text = await textOf(page);
      expect(text).toMatch(/Equivalent.*the same by the rules of all URIs §6\.2\.2 they meet here/);
      expect(text).toMatch(/unreserved-triplets.*triplet-case.*scheme-case.*dot-segments/);
    }));

  it("shows where two part, in a link that opens in a new context", () =>
    within("/compare.html", async (page) => {
      await field(page, "One").fill("http://example.com/data");
      await field(page, "The other").fill("http://me:secret@example.com/data/");
      expect(await textOf(page)).toMatch(/Not equivalent: userinfo and path differ/);
      expect(await page.locator(".side mark").count()).toBeGreaterThan(0);
      await expect.poll(() => page.url()).toMatch(/#a=http.*,b=http/);
      expect(page.url()).not.toContain("secret");
      const { pathname, hash } = new URL(page.url());
      await within(pathname + hash, async (other) =>
        expect(await field(other, "One").inputValue()).toBe("http://example.com/data"),
      );
    }));

  it("survives hostile input, and is for everyone", () =>
    within("/compare.html", async (page) => {
      await surviveHostile(page, ["One", "The other"]);
      await field(page, "The other").fill("urn:a");
      await expectUsableByAll(page);
    }));
});

describe("Resolve", () => {
  it("RFC 3986 §5.2: follows the pseudocode, and removes dot-segments step by step", () =>
    within("/resolve.html", async (page) => {
      await field(page, "The base: a URI").fill("http://a/b/c/d;p?q");
      await field(page, "The reference").fill("../../g");
      expect(await page.locator(".target").innerText()).toBe("http://a/g");
      const taken = await page.locator(".pseudocode .taken").allInnerTexts();
      expect(taken.map((line) => line.replace(/\s+/g, " "))).toContain(
        "T.path = merge(Base.path, R.path); /b/c/../../g",
      );
      expect(await textOf(page)).toMatch(/2C: “\/\.\.\/” becomes/);
      await page.getByRole("button", { name: "(empty)" }).click();
      expect(await page.locator(".target").innerText()).toBe("http://a/b/c/d;p?q");
    }));

  it("says what is wrong with the base", () =>
    within("/resolve.html", async (page) => {
      await field(page, "The base: a URI").fill("/a");
      expect(await page.getByRole("status").innerText()).toContain("The base has no scheme");
    }));

  it("survives hostile input, and is for everyone", () =>
    within("/resolve.html", async (page) => {
      await surviveHostile(page, ["The base: a URI", "The reference"]);
      await field(page, "The base: a URI").fill("http://a/b/c/d;p?q");
      await field(page, "The reference").fill("../g");
      await expectUsableByAll(page);
    }));
});

it.each(["/compare.html", "/resolve.html"])(
  "axe-core finds no violation on %s, in both themes",
  async (path) => {
    const { page } = await site.open(path, { bypassCSP: true, reducedMotion: "reduce" });
    await page.addScriptTag({ path: axe });
    for (const isDark of [false, true]) {
      await page.evaluate(`document.documentElement.classList.toggle("dark", ${isDark})`);
      expect(
        await page.evaluate(
          "axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ id, nodes }) => id + ' ' + nodes[0].html))",
        ),
      ).toEqual([]);
    }
    await page.context().close();
  },
);
