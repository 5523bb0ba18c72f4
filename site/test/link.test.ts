/** A link says all that is shown: what it holds, what it masks, what is too long for it, and how it is copied. */

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { field, textOf, useBuiltSite } from "./within.ts";

const { within } = useBuiltSite();

const INSPECT = "A URI, a relative reference, an IRI, a template, a path, or text";

/** Copies the link, and gives it, and what the page says then. */
async function copyLink(page: Page): Promise<{ readonly link: string; readonly said: string }> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate("navigator.clipboard.writeText('')");
  await page.getByRole("button", { name: "Copy the link" }).click();
  await expect.poll(() => page.locator(".copy-outcome").innerText()).not.toBe("");
  const link = (await page.evaluate("navigator.clipboard.readText()")) as string;
  return { link, said: await page.locator(".copy-outcome").innerText() };
}

const pathOf = (link: string) => link.replace(/^http:\/\/[^/]*/, "");

describe("Inspect", () => {
  it("keeps the tab that is open and the component that was chosen", () =>
    within("/index.html", async (page) => {
      await field(page, INSPECT).fill("http://example.org/a?b#c");
      await page.getByRole("tab", { name: "Plan" }).click();
      await page.locator(".picture .part-query .part-box").click();
      const { link, said } = await copyLink(page);
      expect(link).toMatch(/#uri=http-3A-2F\/example\.org\/a-3Fb-23c,open=plan,part=query$/);
      expect(said).toBe("Copied the link.");
      await within(`${pathOf(link)}.`, async (other) => {
        await expect.poll(() => field(other, INSPECT).inputValue()).toBe("http://example.org/a?b#c");
        await expect.poll(() => other.locator("[role=tab][aria-selected=true]").innerText()).toBe("Plan");
        await expect.poll(() => other.locator(".components .chosen dt").first().innerText()).toBe("query");
      });
    }));

  it("keeps what was typed, and its address, when the menu leads to Inspect", () =>
    within("/", async (page) => {
      await field(page, INSPECT).fill("http://short/");
      await expect.poll(() => page.url()).toContain("short");
      await page.locator(".VPNavBar").getByRole("link", { name: "Inspect", exact: true }).click();
      await expect.poll(() => field(page, INSPECT).inputValue()).toBe("http://short/");
      await expect.poll(() => page.url()).toContain("#uri=http-3A-2F/short-2F");
    }));

  it("keeps the delimiters of a login, says what is masked, and where the answer becomes another", () =>
    within("/index.html", async (page) => {
      await field(page, INSPECT).fill("http://user:geheim@ex.com@evil.com/");
      const { link, said } = await copyLink(page);
      expect(link).toMatch(/#uri=http-3A-2F\/user-3A-2A-2A-2A-40-2A-2A-2A-40evil\.com-2F$/);
      expect(said).toBe("Copied the link. *** stands in it in the place of secrets.");
      await expect.poll(() => textOf(page)).not.toContain("the answer is another");
      await field(page, INSPECT).fill("http://example.org/?token=a b");
      await expect.poll(() => textOf(page)).toContain("the answer is another than the one here");
    }));

  it("says that a text is too long for a link", () =>
    within("/index.html", async (page) => {
      await field(page, INSPECT).fill(`http://example.org/?${"é".repeat(1500)}`);
      await expect.poll(() => page.url()).toContain("#uri=");
      expect((await copyLink(page)).said).toContain("more than 2000 characters");
      await field(page, INSPECT).fill(`http://example.org/?${"é".repeat(6000)}`);
      await expect.poll(() => textOf(page)).toContain("too long for a link");
      expect(await copyLink(page)).toEqual({
        link: "",
        said: "Nothing was copied: a link holds 32000 characters, and what is shown needs more.",
      });
    }));
});

describe("Compare", () => {
  it("says the same of what is copied and of the link, where secrets part the two", () =>
    within("/compare.html", async (page) => {
      await field(page, "First reference").fill("http://h/?token=aaa111");
      await field(page, "Second reference").fill("http://h/?token=bbb222");
      const { link } = await copyLink(page);
      expect(link).not.toMatch(/aaa111|bbb222/);
      await page.getByRole("button", { name: "Copy as text" }).click();
      await expect.poll(() => page.locator(".copy-outcome").innerText()).toBe("Copied as text.");
      await expect.poll(() => page.evaluate("navigator.clipboard.readText()")).toMatch(/not equivalent/i);
      await within(pathOf(link), async (other) => {
        await expect.poll(() => field(other, "Second reference").inputValue()).toBe("http://h/?token=***2");
        await expect.poll(() => textOf(other)).toContain("Not equivalent");
      });
    }));
});

describe("List and Text", () => {
  it("keep what is shown, and say what is too long", async () => {
    const list = "https://a.example:8443/\nhttps://b.example/\nmailto:x@y.example";
    await within("/list.html", async (page) => {
      const lines = page.locator("#pasted-lines");
      await lines.fill(list);
      const { link } = await copyLink(page);
      await within(pathOf(link), async (other) => {
        await expect.poll(() => other.locator("#pasted-lines").inputValue()).toBe(list);
      });
      await lines.fill(`http://example.org/${"a".repeat(80)}\n`.repeat(400));
      await expect.poll(() => textOf(page)).toContain("too long for a link");
    });
    const text = "See http://example.org:80/ and\nmail jim@example.org.";
    await within("/text.html", async (page) => {
      await page.locator("textarea").first().fill(text);
      const { link } = await copyLink(page);
      await within(pathOf(link), async (other) => {
        await expect.poll(() => other.locator("textarea").first().inputValue()).toBe(text);
      });
    });
  });
});
