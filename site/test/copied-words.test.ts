/** The text that a reader marks and copies of a tool: words that are separate on the page are separate in the text, too. */

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { TOOLS } from "../.vitepress/tools.ts";
import { answered, tabShown, useBuiltSite } from "./within.ts";

const { within } = useBuiltSite();

/** Pairs of words with room between them, or in two lines of which one is no continuation, that are copied as one word. */
const RUN_TOGETHER = `(() => {
  const walker = document.createTreeWalker(document.querySelector(".tool"), NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const from = node.data.search(/\\S/);
    const { parentElement: box } = node;
    if (from < 0 || box.closest("textarea, select, .sr-only, .part-name, svg") !== null || !box.checkVisibility()) continue;
    texts.push({ node, from, to: node.data.trimEnd().length });
  }
  const boxOf = (node, from) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, from + 1);
    return range.getBoundingClientRect();
  };
  const found = [];
  for (const [at, next] of texts.slice(1).entries()) {
    const last = texts[at];
    const [one, other] = [boxOf(last.node, last.to - 1), boxOf(next.node, next.from)];
    const isOneLine = one.top < other.bottom && other.top < one.bottom;
    if (!isOneLine || Math.abs(other.left - one.right) < 1) continue;
    const range = document.createRange();
    range.setStart(last.node, last.to - 1);
    range.setEnd(next.node, next.from + 1);
    getSelection().removeAllRanges();
    getSelection().addRange(range);
    const copied = getSelection().toString();
    if (copied.length > 1 && !/\\s/.test(copied)) found.push(last.node.data.slice(-30) + "|" + next.node.data.slice(0, 30));
  }
  return found;
})()`;

/** The text that is typed into the first field of a tool, so that it has much to show. */
const TYPED: Readonly<Record<string, readonly string[]>> = {
  "": [
    "https://alice:secret@EXAMPLE.com:80/a/../b?q=%41",
    "http://good.example\\@evil.example/a b",
    "see <http://example.org/> and http://127.1/",
    "http://b\u00fccher.example/",
  ],
  compare: ["http://me:secret@example.com/data", "a b"],
  resolve: ["http://a:b@c/d/e", "/a"],
  text: ["see <http://example.org/> and mailto:a@b.example and www.example.net"],
  attack: ["good.example", "good.example/a"],
  grammar: ["http://[::1]/a", "http://a b"],
  minefield: [],
  list: ["http://example.org/\nhttp://a b\n\n//x"],
};

/** What is read aloud of a text that is chosen: of Inspect with each of its tabs. */
async function readAll(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.evaluate(RUN_TOGETHER), { message: text }).toEqual([]);
  const tabs = page.getByRole("tab");
  for (let at = 1; at < (await tabs.count()); at++) {
    await tabs.nth(at).click();
    await tabShown(page);
    await expect.poll(() => page.evaluate(RUN_TOGETHER), { message: `${text}, tab ${at}` }).toEqual([]);
  }
}

it.each(TOOLS.map(({ en, path }) => [en, path] as const))("of %s", (_, path) =>
  within(`/${path === "" ? "index" : path}.html`, async (page) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    for (const text of TYPED[path] ?? [""]) {
      await page.locator(".tool textarea").first().fill(text);
      await answered(page);
      if (path === "list")
        await expect.poll(() => page.locator(".verdict-line").innerText()).toMatch(/^4 lines/);
      await readAll(page, text);
    }
  }),
);
