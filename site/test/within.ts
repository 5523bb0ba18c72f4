/** A tool of the built page, used as a person would: what all tools are tested by. */

import type { Download, Page } from "playwright-core";
import { expect } from "vitest";
import { violationsIn } from "./axe.ts";
import { BuiltSite, drawn, settling } from "./built-site.ts";

const HOSTILE = [
  "<img src=x onerror=alert(1)>",
  "javascript:alert(1)",
  "http://a/\u202e\u0000b",
  "x".repeat(1_000_000),
];

/** The built page while a test file runs. */
export function useBuiltSite() {
  const site = new BuiltSite();

  /**
   * Opens a tool, does something there, and closes it; nothing may have gone wrong meanwhile. `before` is a script that is
   * run before those of the page.
   */
  async function within(path: string, use: (page: Page) => Promise<void>, before?: string): Promise<void> {
    const { page, problems, dialogs, requests } = await site.open(path, { reducedMotion: "reduce" });
    try {
      if (before !== undefined) {
        await page.context().addInitScript(before);
        const settled = settling(page);
        await page.reload();
        await settled();
      }
      await use(page);
      expect({ problems, dialogs }).toEqual({ problems: [], dialogs: [] });
      // A blob or data is in the page already.
      const own = [`${site.origin}/`, `blob:${site.origin}/`, "data:"];
      expect(requests.filter((url) => !own.some((start) => url.startsWith(start)))).toEqual([]);
    } finally {
      await page.context().close();
    }
  }

  /** The violations that axe-core finds on a page in both themes, after something was done there. */
  async function violationsOn(
    path: string,
    use: (page: Page) => Promise<void> = async () => {},
  ): Promise<unknown> {
    const { page } = await site.open(path, { bypassCSP: true, reducedMotion: "reduce" });
    await use(page);
    const found = await violationsIn(page);
    await page.context().close();
    return found;
  }

  /** Opens a page; whoever opens it closes its context. */
  const open: BuiltSite["open"] = (path, options) => site.open(path, options);

  return { open, within, violationsOn };
}

/** Waits until a tool, and its worker, has answered to what was typed. */
export async function answered(page: Page): Promise<void> {
  await drawn(page);
  await expect.poll(() => page.locator(".tool [aria-busy=true]").count()).toBe(0);
  await drawn(page);
}

/** Waits until the tab of Inspect that was opened holds what it is for: some is loaded when it is opened. */
export async function tabShown(page: Page): Promise<void> {
  await expect.poll(() => page.getByRole("tabpanel").innerText()).not.toMatch(/^(?:Loading …)?$/);
}

/** What was downloaded: the browser, and so the file, is one of another process. */
export async function octetsOf(download: Download): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  return Buffer.concat(chunks);
}

export const field = (page: Page, label: string) => page.getByRole("textbox", { name: label, exact: true });

/** All that the tool says, in a line. */
export const textOf = async (page: Page) => (await page.locator(".tool").innerText()).replace(/\s+/g, " ");

/** Nothing in the fields is executed or laid out as markup. */
export async function surviveHostile(page: Page, labels: readonly string[]): Promise<void> {
  for (const label of labels) {
    for (const text of HOSTILE) {
      await field(page, label).fill(text);
      expect(await page.locator(".tool :is(img, script, svg, b, i)").count()).toBe(0);
      expect((await textOf(page)).length).toBeLessThan(50_000);
    }
  }
}

export async function expectUsableByAll(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 600 });
  const width = "document.documentElement.scrollWidth - document.documentElement.clientWidth";
  expect(await page.evaluate(width)).toBeLessThanOrEqual(0);
}
