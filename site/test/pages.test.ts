/** Every page: it reads without script, its links lead somewhere, its policy is strict, and everyone can use it. */

import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { FINDINGS, GUARD_REASONS } from "@urikit/audit";
import { ERROR_CODES, NORMALIZATION_RULES } from "@urikit/explain/catalogue";
import { HABITS } from "@urikit/programs";
import { standardSchemes } from "@urikit/schemes";
import { connectionSchemes } from "@urikit/schemes/connection";
import { grammarOf } from "@urikit/standards/grammars";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { advisories, versions } from "../../packages/audit/test/advisories/advisories.ts";
import { CHINESE_DOCUMENTATION, DOCUMENTATION, isInSeries, pagesOf, placeOf } from "../.vitepress/pages.ts";
import { advisoryPage } from "../series/advisories.ts";
import { AXE, CHECK, violationsIn } from "./axe.ts";
import { allPages, BuiltSite, built, type OpenPage } from "./built-site.ts";
import { tabShown } from "./within.ts";

const site = new BuiltSite();

const PAGES = allPages();
const SCHEMES = [...standardSchemes.keys(), ...connectionSchemes.keys()];
const html = (page: string) => readFileSync(join(built, page), "utf8");

interface PageLink {
  readonly href: string;
  /** The file of the site that it leads to. */
  readonly file: string;
  /** The heading there; empty if it leads to no heading, or opens a tool with a text. */
  readonly id: string;
}

const linksByPage = new Map<string, readonly PageLink[]>();

/** The links of a page that stay on the site. */
function linksOf(page: string): readonly PageLink[] {
  const known = linksByPage.get(page);
  if (known !== undefined) return known;
  const links = [...html(page).matchAll(/<a\b[^>]*? href="([^"]*)"/g)].flatMap(([, href = ""]) => {
    if (/^[a-z][a-z0-9+.-]*:/i.test(href)) return [];
    const [path = "", fragment = ""] = href.replaceAll("&amp;", "&").split("#");
    const target =
      path === "" ? page : posix.resolve(posix.dirname(page), path.replace(/\/$/, "/index.html"));
    const isState = /^[a-z]+=/.test(fragment);
    return [{ href, file: target === "/" ? "/index.html" : target, id: isState ? "" : fragment }];
  });
  linksByPage.set(page, links);
  return links;
}

describe("the pages", () => {
  it("are as many as are in the menus", () => {
    expect(PAGES.length).toBeGreaterThan(40);
    expect(PAGES).toContain("/index.html");
    expect(PAGES).toContain("/docs/library.html");
  });

  it("are behind five doors of at most eight entries, by the names of their headings", () => {
    expect(DOCUMENTATION.map(({ text }) => text)).toEqual([
      "Start",
      "Guides",
      "Security",
      "Reference",
      "Project",
    ]);
    const doors = [...DOCUMENTATION, ...CHINESE_DOCUMENTATION];
    for (const { text, pages } of doors) expect(pages.length, text).toBeLessThanOrEqual(8);
    for (const { text, file } of doors.flatMap(pagesOf)) {
      const [, heading = ""] =
        /<h1\b[^>]*>(.*?)<a class="header-anchor"/s.exec(
          html(`/${placeOf(file).replace(/\.md$/, ".html")}`),
        ) ?? [];
      const words = heading
        .replace(/<[^>]*>/g, "")
        .replaceAll("&amp;", "&")
        .replaceAll("&#39;", "'")
        .trim();
      expect(words, file).toBe(text);
    }
  });

  it.each([
    ["error code", "docs/error-codes", Object.keys(ERROR_CODES)],
    ["normalization rule", "docs/normalization-rules", Object.keys(NORMALIZATION_RULES)],
    ["rule of the grammar", "docs/grammar", grammarOf("rfc3986").rules.map(({ name }) => name)],
    ["scheme that is read", "docs/schemes", SCHEMES],
    [
      "advisory",
      "docs/advisories",
      [...advisories, ...versions.map(({ cve }) => ({ id: cve }))].map(({ id }) => advisoryPage(id)),
    ],
    ["finding", "docs/findings", [...FINDINGS, ...GUARD_REASONS].map(({ id }) => id)],
    ["habit", "docs/habits", HABITS.map(({ id }) => id)],
    ["error code, in Chinese", "zh/docs/error-codes", Object.keys(ERROR_CODES)],
    ["normalization rule, in Chinese", "zh/docs/normalization-rules", Object.keys(NORMALIZATION_RULES)],
    ["scheme that is read, in Chinese", "zh/docs/schemes", SCHEMES],
    ["finding, in Chinese", "zh/docs/findings", [...FINDINGS, ...GUARD_REASONS].map(({ id }) => id)],
    ["habit, in Chinese", "zh/docs/habits", HABITS.map(({ id }) => id)],
  ])("have one for each %s, to which another leads", (_, folder, ids) => {
    const expected = new Set(ids.map((id) => `/${folder}/${id}.html`));
    expect(expected.size).toBeGreaterThan(30);
    expect(new Set(PAGES.filter((path) => path.startsWith(`/${folder}/`)))).toEqual(expected);
    const others = PAGES.filter((path) => !path.startsWith(`/${folder}/`));
    const led = new Set(others.flatMap((page) => linksOf(page).map(({ file }) => file)));
    expect([...expected].filter((path) => !led.has(path))).toEqual([]);
  });

  it("lead only to pages and headings that there are", () => {
    const headings = new Map<string, Set<string>>();
    const idsOf = (page: string) => {
      const known =
        headings.get(page) ?? new Set([...html(page).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id ?? ""));
      headings.set(page, known);
      return known;
    };
    const broken = PAGES.flatMap((page) =>
      linksOf(page)
        .filter(
          ({ file, id }) =>
            !existsSync(join(built, file)) || (id !== "" && !idsOf(file).has(decodeURIComponent(id))),
        )
        .map(({ href }) => `${page}: ${href}`),
    );
    expect(broken).toEqual([]);
  });

  it("allow no script but the site's own, and no style within elements", () => {
    for (const page of PAGES) {
      const source = html(page);
      const [, policy = ""] =
        /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(source) ?? [];
      expect(policy, page).toMatch(/^default-src 'none'; script-src 'self'/);
      expect(policy).toContain("connect-src 'none'");
      // Workers from a blob have the policy of the page, and no others. No code is made at run time but WebAssembly.
      expect(policy).toContain("; worker-src 'self' blob:; ");
      expect(policy).toContain("; script-src 'self' 'wasm-unsafe-eval' 'sha256-");
      const others = policy.replace(" 'wasm-unsafe-eval'", "").replace(" blob:", "");
      expect(others).not.toMatch(/unsafe|\*|https?:|blob:/);
      expect(source.indexOf("Content-Security-Policy")).toBeLessThan(
        source.search(/<(?:script|link|style)\b/),
      );
      for (const [, script = ""] of source.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g))
        expect(policy).toContain(createHash("sha256").update(script).digest("base64"));
      expect(source.match(/<[a-z]+\b[^>]* (?:style|on[a-z]+)="/g) ?? [], page).toEqual([]);
    }
  });

  it("hold nothing from elsewhere", () => {
    for (const page of PAGES)
      expect(
        html(page).match(/<(?:script|link|img|source|iframe)\b[^>]* (?:src|href|srcset)="(?:https?:)?\/\//g),
      ).toBe(null);
  });
});

describe("without script", () => {
  it("the documentation reads, and the first page shows an example", async () => {
    for (const [path, words] of [
      ["/docs/library.html", "isUriReference"],
      ["/README.html", "urikit"],
      ["/index.html", "evil.example"],
    ] as const) {
      const { page } = await site.open(path, { javaScriptEnabled: false });
      await expect.poll(() => page.locator("body").innerText()).toContain(words);
      await page.context().close();
    }
  });
});

/** Goes to a page as a link does: the scripts stay, axe among them. */
const GO = `async (path) => {
  const provided = document.querySelector("#app").__vue_app__._context.provides;
  const router = Object.getOwnPropertySymbols(provided).map((name) => provided[name]).find((one) => one?.go !== undefined);
  await router.go(path);
}`;

/**
 * Shows a page as its file holds it, which takes a third of the time: without the bar, which is the same on all pages, and whose
 * buttons scripts name, and without a menu that was checked on a page before.
 */
const SHOW = `(html) => {
  const read = new DOMParser().parseFromString(html, "text/html");
  read.querySelector(".VPNav")?.remove();
  const menu = read.querySelector(".VPSidebar");
  if (window.known?.menus.has(menu?.textContent)) menu.remove();
  document.documentElement.lang = read.documentElement.lang;
  document.title = read.title;
  document.querySelector("#app").replaceWith(document.adoptNode(read.querySelector("#app")));
}`;

/** A page of a series, whose pages are made alike: what scripts add to it is checked on the other pages. */
const isOfSeries = (path: string) =>
  isInSeries(path.slice(1).replace(/\.html$/, ".md")) || path.startsWith("/reference/");

/** Some pages at a time: the way to the browser and back takes longer than most pages. */
function chunksOf(paths: readonly string[]): readonly (readonly string[])[] {
  const chunks: string[][] = [];
  for (let at = 0; at < paths.length; at += 16) chunks.push(paths.slice(at, at + 16));
  return chunks;
}

describe("axe-core finds no violation", () => {
  let open: OpenPage;
  beforeAll(async () => {
    open = await site.open("/docs/", { bypassCSP: true, reducedMotion: "reduce" });
    await open.page.addScriptTag({ path: AXE });
  });
  afterAll(() => open?.page.context().close());

  it.each(PAGES.filter((path) => !isOfSeries(path)))("on %s, in both themes", async (path) => {
    const { page, problems } = open;
    const before = problems.length;
    await page.evaluate(`(${GO})(${JSON.stringify(path)})`);
    await page.locator("main h1, #VPContent h1").first().waitFor({ state: "attached" });
    expect(await page.evaluate(`(${CHECK})()`)).toEqual([]);
    expect(problems.slice(before)).toEqual([]);
  });

  it.each(chunksOf(PAGES.filter(isOfSeries)))(
    "on $0 and those after it, as their files hold them, in both themes",
    async (...paths) => {
      const files = paths.map((path) => [path, html(path)]);
      const found = await open.page.evaluate(`(async (files) => {
        const found = [];
        for (const [path, html] of files) {
          (${SHOW})(html);
          found.push(...(await (${CHECK})()).map((one) => path + ": " + one));
        }
        return found;
      })(${JSON.stringify(files)})`);
      expect(found).toEqual([]);
    },
  );

  it.each(["http://u:p@127.1:80/a/../b?c=%41#d", "http://example.org/a b", "https://bücher.example/é"])(
    "in what Inspect answers to %s",
    async (text) => {
      const { page } = await site.open("/", { bypassCSP: true, reducedMotion: "reduce" });
      await page.locator("textarea").fill(text);
      const tabs = page.getByRole("tab");
      for (let at = 0; at < (await tabs.count()); at++) {
        await tabs.nth(at).click();
        await tabShown(page);
        expect(await violationsIn(page)).toEqual([]);
      }
      await page.context().close();
    },
  );
});

/** A chunk, and all that it cannot run without. */
function withImports(chunk: string, known = new Set<string>()): Set<string> {
  if (known.has(chunk)) return known;
  known.add(chunk);
  const source = readFileSync(join(built, chunk), "utf8");
  for (const [, path = ""] of source.matchAll(/(?:from|import)\s*"(\.{1,2}\/[^"]+\.js)"/g))
    withImports(posix.join(posix.dirname(chunk), path), known);
  return known;
}

/** Whether a script is not the framework's. */
const isOwn = (path: string) => !/\/(?:app|framework|theme)\.[\w-]+\.js$/.test(path);

describe("the weight", () => {
  it.each(["/", "/zh/"])(
    "of script, brotli, in addition to the framework's: 60 kB for the first answer, 160 and a worker of 120 with what follows: %s",
    async (path) => {
      const { page, requests } = await site.open(path);
      await page.locator(".places").waitFor(); // all that follows the first answer is loaded
      await page.context().close();
      const scripts = [...new Set(requests)].filter(
        (url) => url.startsWith(site.origin) && url.endsWith(".js"),
      );
      const own = scripts.map((url) => new URL(url).pathname).filter(isOwn);
      // The first answer is drawn with these; the others are loaded after it.
      const first = own.filter((path) => /\/(?:(?:zh_)?index\.md|chunks\/InspectTool)\./.test(path));
      expect(first.length).toBeGreaterThan(1);
      const needed = new Set(first.flatMap((path) => [...withImports(path)]).filter(isOwn));
      const size = (paths: Iterable<string>) =>
        [...paths].reduce((sum, path) => sum + brotliCompressSync(readFileSync(join(built, path))).length, 0);
      const [workers, others] = [true, false].map((isWorker) =>
        own.filter((path) => /\.worker-/.test(path) === isWorker),
      ) as [string[], string[]];
      console.log(`first answer ${size(needed)} B, all ${size(others)} B, worker ${size(workers)} B`);
      expect(size(needed)).toBeLessThan(60_000);
      expect(size(others)).toBeLessThan(path === "/" ? 160_000 : 210_000);
      expect(size(workers)).toBeLessThan(120_000);
      expect(workers).toHaveLength(1);
      // Editions and programs are in the worker alone, and facts wait for somebody who opens them.
      expect(
        others.filter((path) => /side-by-side|readers|scheme-reading|by-scheme|step-texts/.test(path)),
      ).toEqual([]);
    },
  );
});
