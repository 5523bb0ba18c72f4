/** Compare and Resolve, used as a person would. */

import { describe, expect, it } from "vitest";
import { expectUsableByAll, field, surviveHostile, textOf, useBuiltSite } from "./within.ts";

const { within, violationsOn } = useBuiltSite();

describe("Compare", () => {
  it("RFC 3986 §6.2.2: shows the rung on which the example meets, and the steps", () =>
    within("/compare.html", async (page) => {
      const text = await textOf(page);
      expect(text).toMatch(/Equivalent.*the same by the rules of all URIs §6\.2\.2 they meet here/);
      expect(text).toMatch(/unreserved-triplets.*triplet-case.*scheme-case.*dot-segments/);
    }));

  it("shows where two part, in a link that opens in a new context", () =>
    within("/compare.html", async (page) => {
      await field(page, "First reference").fill("http://example.com/data");
      await field(page, "Second reference").fill("http://me:secret@example.com/data/");
      await expect.poll(() => textOf(page)).toMatch(/Not equivalent: userinfo and path differ/);
      await expect.poll(() => page.locator(".underlined mark").count()).toBeGreaterThan(0);
      await expect.poll(() => page.url()).toMatch(/#a=http.*,b=http/);
      expect(page.url()).not.toContain("secret");
      const { pathname, hash } = new URL(page.url());
      await within(pathname + hash, async (other) =>
        expect.poll(() => field(other, "First reference").inputValue()).toBe("http://example.com/data"),
      );
    }));

  it("survives hostile input, and is for everyone", () =>
    within("/compare.html", async (page) => {
      await surviveHostile(page, ["First reference", "Second reference"]);
      await field(page, "Second reference").fill("urn:a");
      await expectUsableByAll(page);
    }));
});

describe("Resolve", () => {
  it("RFC 3986 §5.2: follows the pseudocode, and removes dot-segments step by step", () =>
    within("/resolve.html", async (page) => {
      await field(page, "The base: a URI").fill("http://a/b/c/d;p?q");
      await field(page, "The reference").fill("../../g");
      await expect.poll(() => page.locator(".target").innerText()).toBe("http://a/g");
      const taken = await page.locator(".pseudocode .taken").allInnerTexts();
      expect(taken.map((line) => line.replace(/\s+/g, " "))).toContain(
        "T.path = merge(Base.path, R.path); /b/c/../../g",
      );
      await expect.poll(() => textOf(page)).toMatch(/2C: “\/\.\.\/” becomes/);
      await page.getByRole("button", { name: "(empty)" }).click();
      await expect.poll(() => page.locator(".target").innerText()).toBe("http://a/b/c/d;p?q");
    }));

  it("says what is wrong with the base", () =>
    within("/resolve.html", async (page) => {
      await field(page, "The base: a URI").fill("/a");
      await expect.poll(() => page.getByRole("status").innerText()).toContain("The base has no scheme");
    }));

  it("survives hostile input, and is for everyone", () =>
    within("/resolve.html", async (page) => {
      await surviveHostile(page, ["The base: a URI", "The reference"]);
      await field(page, "The base: a URI").fill("http://a/b/c/d;p?q");
      await field(page, "The reference").fill(`../${"long-segment/".repeat(9)}../g`);
      await expectUsableByAll(page);
      // Nothing within it is scrolled either: the buffers of a step wrap.
      const wide =
        "[...document.querySelectorAll('.tool :is(table, div)')].filter((one) => one.scrollWidth > one.clientWidth + 1).length";
      await expect.poll(() => page.evaluate(wide)).toBe(0);
    }));
});

it.each(["/compare.html", "/resolve.html"])(
  "axe-core finds no violation on %s, in both themes",
  async (path) => expect(await violationsOn(path)).toEqual([]),
);

describe("the menu", () => {
  it.each(["/index.html", "/zh/index.html", "/docs/library.html"])(
    "of %s has room at every width: nothing in it is over something else, or beyond the window",
    (path) =>
      within(path, async (page) => {
        for (const width of [768, 959, 960, 1100, 1199, 1200, 1280, 1440]) {
          await page.setViewportSize({ width, height: 600 });
          const boxes = (await page.evaluate(
            `[...document.querySelectorAll(".VPNavBarSearch, .VPNavBarMenu > :not(.visually-hidden), .VPNavBarExtra, .VPNavBarTranslations, .VPNavBarAppearance")]
              .map((one) => one.getBoundingClientRect()).filter((box) => box.width > 0).map(({ left, right }) => [left, right])`,
          )) as [left: number, right: number][];
          expect(boxes.length, String(width)).toBeGreaterThan(2);
          const ends = boxes.map(([, right]) => right).sort((one, other) => one - other);
          const starts = boxes.map(([left]) => left).sort((one, other) => one - other);
          for (const [at, start] of starts.entries())
            expect(start, `${at} at ${width}`).toBeGreaterThanOrEqual(at === 0 ? 0 : (ends[at - 1] ?? 0));
          expect(ends.at(-1), String(width)).toBeLessThanOrEqual(width);
        }
      }),
  );

  it("has its tools below one word where there is no room for all", () =>
    within("/docs/library.html", async (page) => {
      await page.setViewportSize({ width: 1000, height: 600 });
      await expect.poll(() => page.getByRole("link", { name: "Compare", exact: true }).count()).toBe(0);
      await page.getByRole("button", { name: "Tools" }).click();
      await page.locator(".VPNavBarMenuGroup").getByRole("link", { name: "Compare" }).click();
      await page.waitForURL(/compare/);
    }));
});
