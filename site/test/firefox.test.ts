/** The page in Firefox, as Debian has it, by WebDriver BiDi: each tool does its work there, and nothing is sent elsewhere. */

import { existsSync } from "node:fs";
import puppeteer, { type Browser, type HTTPRequest, type Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { TOOLS } from "../.vitepress/tools.ts";
import { toLinkText } from "../state/link-text.ts";
import { DRAWN, IS_ALIVE } from "./built-site.ts";
import { misplaced } from "./misplaced.ts";

const FIREFOX = process.env.FIREFOX ?? "/usr/bin/firefox-esr";
const isHere = existsSync(FIREFOX);
if (!isHere) console.log(`${FIREFOX} is not here: left out`);

const origin = inject("origin");
let browser: Browser;
let page: Page;
const problems: string[] = [];
const requests: string[] = [];

/** What is on its way to the page. */
const onTheirWay = new Set<HTTPRequest>();

/**
 * Goes to an address, and waits until the page is alive and has what it asked for: VitePress takes an import that the next address
 * cuts short for a page that is not there.
 */
async function goTo(address: string): Promise<void> {
  onTheirWay.clear();
  await page.goto(address);
  while (!(await page.evaluate(IS_ALIVE))) await page.evaluate(DRAWN);
  do await page.evaluate(DRAWN);
  while (onTheirWay.size > 0);
}

/** Opens a page of the site that has a tool. */
async function open(path: string): Promise<void> {
  await goTo(origin + path);
  await page.locator(".tool h1").wait();
}

/** Puts a text into a field as a person does, in the place of what is there. */
async function type(label: string, text: string): Promise<void> {
  await page.locator(`aria/${label}[role="textbox"]`).click();
  await page.keyboard.down("Control");
  await page.keyboard.press("a");
  await page.keyboard.up("Control");
  await page.keyboard.type(text);
}

const textOf = async (selector: string): Promise<string> =>
  (
    (await page.evaluate(`document.querySelector(${JSON.stringify(selector)})?.innerText ?? ""`)) as string
  ).replace(/\s+/g, " ");

/** What Firefox says of a font that was on its way when its page was left: NS_BINDING_ABORTED. */
const IS_LEFT = /downloadable font: download failed .*status=2152398850/;

/** WebDriver BiDi tells that the console was given an error, and not which: so it is given what the error says. */
const SAY_ERRORS = `{
  const { error } = console;
  console.error = (...told) => error(...told.map((one) => (one instanceof Error ? one + "\\n" + one.stack : one)));
}`;

const INSPECT = "A URI, a relative reference, an IRI, a template, a path, or text";

describe.skipIf(!isHere)("Firefox", () => {
  beforeAll(async () => {
    browser = await puppeteer.launch({ browser: "firefox", executablePath: FIREFOX, headless: true });
    page = await browser.newPage();
    await page.evaluateOnNewDocument(SAY_ERRORS);
    await page.setViewport({ width: 1280, height: 800 });
    page.on("request", (request) => {
      requests.push(request.url());
      if (request.url().startsWith("http")) onTheirWay.add(request);
    });
    page.on("requestfinished", (request) => onTheirWay.delete(request));
    page.on("requestfailed", (request) => onTheirWay.delete(request));
    page.on("pageerror", (error) => problems.push(String(error)));
    page.on("console", (message) => {
      const isProblem = message.type() === "error" || message.type() === "warn";
      if (isProblem && !IS_LEFT.test(message.text())) problems.push(`${page.url()}: ${message.text()}`);
    });
  });
  afterAll(async () => {
    await browser?.close();
    expect(problems).toEqual([]);
    expect(requests.filter((url) => !/^(?:data|blob|about):/.test(url) && !url.startsWith(origin))).toEqual(
      [],
    );
  });

  it("Inspect answers to what is typed, in a link that opens anew", async () => {
    await open("/");
    await type(INSPECT, "http://u:p@127.1:80/a b");
    await expect.poll(() => textOf(".verdict-line")).toMatch(/^Not valid/);
    await type(INSPECT, "http://example.org:80/caf%C3%A9?q");
    await expect.poll(() => textOf(".verdict-line")).toMatch(/^Valid: an absolute URI.*1 hint/);
    await expect.poll(() => textOf(".components > .part-path")).toContain("/café");
    await page.locator("[role=tab] ::-p-text(Normal form)").click();
    await expect.poll(() => textOf(".steps")).toContain("default-port");
    await expect.poll(() => page.url()).toContain("example.org");
    const address = page.url();
    await page.goto("about:blank");
    await goTo(address);
    await expect.poll(() => textOf(".picture .part-port .part-text")).toBe("80");
  });

  it("the names in the picture stand below the first character of their components, at each width", async () => {
    for (const width of [320, 480, 800, 1280]) {
      await page.setViewport({ width, height: 800 });
      for (const text of [
        "https://example.org:8443/caf%C3%A9/menu?day=today&course=2#dessert",
        "ftp://some.body:pw@ftp.example.org:21/a//b;type=i?x=1&y&x=%20#a",
        `http://example.org/${"long/".repeat(30)}?q=${"word+".repeat(40)}#end`,
      ]) {
        await goTo(`${origin}/#uri=${toLinkText(text)}`);
        await expect.poll(() => page.$eval("textarea", ({ value }) => value)).toBe(text);
        expect(
          await page.evaluate(misplaced("document", ".part-box", ".part-name > span", ".part-text")),
        ).toEqual([]);
      }
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
    }
    await page.setViewport({ width: 1280, height: 800 });
  });

  it("what is copied can be pasted", async () => {
    await open("/");
    await page.locator('aria/Copy as bash[role="button"]').click();
    await expect.poll(() => textOf(".copy-outcome")).toBe("Copied as bash.");
    await page.locator(`aria/${INSPECT}[role="textbox"]`).click();
    await page.keyboard.down("Control");
    await page.keyboard.press("a");
    await page.keyboard.press("v");
    await page.keyboard.up("Control");
    await expect.poll(() => page.$eval("textarea", ({ value }) => value)).toMatch(/^uri inspect '?http/);
  });

  it("Compare and Resolve do", async () => {
    await open("/compare.html");
    await type("First reference", "http://example.com");
    await type("Second reference", "HTTP://EXAMPLE.com:80/");
    await expect
      .poll(() => textOf(".verdict"))
      .toMatch(/^Equivalent.*rules of the scheme §6\.2\.3 they meet here/);
    await open("/resolve.html");
    await type("The reference", "../../g");
    await expect.poll(() => textOf(".target")).toBe("http://a/g");
  });

  it("every tool opens, in both languages", async () => {
    for (const { path } of TOOLS) await open(`/${path === "" ? "" : `${path}.html`}`);
    await open("/zh/compare.html");
  });

  it("the frame is drawn", async () => {
    await open("/embed.html#uri=urn-3Aexample-3Aa");
    await expect.poll(() => textOf(".picture")).toMatch(/scheme urn.*path example:a/s);
  });

  it("the policy refuses to send anything", async () => {
    const before = problems.length;
    await open("/");
    expect(await page.evaluate("fetch('/').then(() => 'sent', () => 'refused')")).toBe("refused");
    await expect.poll(() => problems.slice(before).join()).toContain("connect-src");
    // The refusal is told; it is asked for here alone.
    problems.splice(before);
  });
});
