// @ts-check
// `npm run site:screenshots -- [--built] [NAME …]`: builds the page, unless `--built` says that it is, and writes pictures
// of it at three widths, dark and light, in both languages, to `site/.cache/screenshots`, to be looked at; and the two that
// the README shows to `docs/pictures`. NAMEs say which views.
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { setUp } from "../build/setup.js";
import { root } from "../root.js";
import { buildSite, builtSite, siteFolder } from "../run/site-set-up.js";

/**
 * The parts of a page to show: what is typed in its fields, which of its tabs is opened, counted from 0; and what is there when a
 * worker is done.
 * @typedef {{ page: string, typed?: readonly string[], opened?: number, done?: string }} View
 */

/** @type {Readonly<Record<string, View>>} */
const VIEWS = {
  inspect: { page: "/index.html", done: ".places" },
  disguise: {
    page: "/index.html",
    typed: ["http://www.example.com&story=breaking_news@0x7f.1/top_story.htm"],
    done: ".places",
  },
  invalid: { page: "/index.html", typed: ["http://bücher.example/a b?q=[1]"], done: ".places" },
  normal: {
    page: "/index.html",
    typed: ["HTTP://Example.ORG:80/%7Ejoe/./a/../b?q=caf%c3%a9"],
    opened: 2,
  },
  links: {
    page: "/index.html",
    typed: ["found under <ftp://foo.example.com/rfc/>, or at www.w3.org/Addressing/."],
  },
  compare: { page: "/compare.html" },
  parted: { page: "/compare.html", typed: ["http://example.com/b?x=1&y=2", "http://example.com/b/?y=2&x=1"] },
  resolve: { page: "/resolve.html" },
  references: {
    page: "/text.html",
    typed: [
      '<base href="/menu/"><a href="../order?a=1&amp;b=2">Order</a> or <a href="//shop.example/a b">buy</a>',
    ],
    done: ".listed",
  },
  attack: { page: "/attack.html", done: ".matrix" },
  grammar: { page: "/grammar.html" },
  list: { page: "/list.html", done: ".list-report" },
  encode: { page: "/encode.html" },
  query: { page: "/query.html" },
  template: { page: "/template.html" },
  domain: { page: "/domain.html" },
  where: { page: "/where.html" },
  minefield: { page: "/minefield.html" },
  embed: { page: "/embed.html" },
  documentation: { page: "/docs/library.html" },
};
/** The languages, and where their pages are. */
const LANGUAGES = { en: "", zh: "/zh" };
const WIDTHS = [320, 768, 1280];
const THEMES = /** @type {const} */ (["light", "dark"]);
const ORIGIN = "http://urikit.invalid";

const names = process.argv.slice(2).filter((word) => !word.startsWith("--"));
await setUp();
if (!process.argv.includes("--built")) await buildSite();
const folder = join(siteFolder, ".cache/screenshots");
const shown = join(root, "docs/pictures");
for (const one of [folder, shown]) mkdirSync(one, { recursive: true });

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
for (const colorScheme of THEMES) {
  for (const width of WIDTHS) {
    const context = await browser.newContext({
      colorScheme,
      viewport: { width, height: 800 },
      reducedMotion: "reduce",
    });
    // Nothing is served: each file is read where it was built.
    await context.route("**/*", (route) => {
      const file = join(builtSite, new URL(route.request().url()).pathname);
      return existsSync(file) ? route.fulfill({ path: file }) : route.abort();
    });
    for (const [name, view] of Object.entries(VIEWS)) {
      if (names.length > 0 && !names.includes(name)) continue;
      for (const [language, before] of Object.entries(LANGUAGES)) {
        const page = before + view.page;
        // Of the documentation, some is in English alone.
        if (existsSync(join(builtSite, page)))
          await picture(context, { name: `${name}-${language}`, width, colorScheme, ...view, page });
      }
    }
    await context.close();
  }
}
await browser.close();

/**
 * @param {import("playwright-core").BrowserContext} context
 * @param {View & { name: string, width: number, colorScheme: string }} view
 */
async function picture(context, { name, width, colorScheme, page: path, typed = [], opened, done }) {
  const page = await context.newPage();
  await page.goto(ORIGIN + path, { waitUntil: "networkidle" });
  for (const [at, text] of typed.entries()) await page.locator("textarea").nth(at).fill(text);
  if (opened !== undefined) await page.getByRole("tab").nth(opened).click();
  await page.waitForLoadState("networkidle");
  // The work of a worker is not a request.
  if (done !== undefined) await page.locator(done).first().waitFor();
  await page.mouse.move(0, 0);
  await page.evaluate("scrollTo(0, 0); document.activeElement?.blur()");
  await page.waitForTimeout(300);
  const isLong = name.startsWith("documentation");
  await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: !isLong });
  if (name === "inspect-en" && width === 1280) {
    const last = await page.getByRole("tabpanel").boundingBox();
    if (last === null) throw new Error("the page is not as it was");
    const clip = { x: 36, y: 64, width: 1208, height: last.y + last.height - 64 };
    await page.screenshot({ path: join(shown, `inspect-${colorScheme}.png`), clip, fullPage: true });
  }
  await page.close();
}
