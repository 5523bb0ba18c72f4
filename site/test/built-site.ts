/** The built page, served on this machine, in Chromium: every request, message and error is kept. */

import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Browser, type BrowserContextOptions, chromium, type Page, type Request } from "playwright-core";
import { inject } from "vitest";
import { CHROMIUM } from "./stay-open.ts";

/** The folder of the built page. */
export const built = fileURLToPath(new URL("../.cache/built", import.meta.url));

/** The paths of all pages, from the root of the site. */
export function allPages(): string[] {
  return readdirSync(built, { recursive: true, encoding: "utf8" })
    .map((file) => `/${file.replaceAll("\\", "/")}`)
    .filter((file) => file.endsWith(".html") && file !== "/404.html")
    .sort();
}

/** The browser of this worker, which stay-open.ts started. */
let browser: Promise<Browser> | undefined;

function browserOfWorker(): Promise<Browser> {
  const address = inject("browsers")[Number(process.env.VITEST_POOL_ID) - 1];
  if (address === undefined) throw new Error(`There is no Chromium at ${CHROMIUM}.`);
  browser ??= chromium.connect(address);
  return browser;
}

/**
 * Whether scripts have made the page alive: VitePress has, and the tool on it, which comes as a chunk of its own, so that one of its
 * controls has what it listens with. Vue keeps that by a symbol.
 */
export const IS_ALIVE = `(() => {
  if (document.querySelector("#app")?.__vue_app__ === undefined) return false;
  const controls = [...document.querySelectorAll(".tool :is(textarea, input, select, button)")];
  return controls.length === 0 || controls.some((one) => Object.getOwnPropertySymbols(one).length > 0);
})()`;

/** A page in the browser, and what happened in it. */
export interface OpenPage {
  readonly page: Page;
  /** The addresses of all requests. */
  readonly requests: readonly string[];
  /** Errors and warnings of the console, and scripts that failed. */
  readonly problems: readonly string[];
  /** Dialogs that were opened: a script of the input would open one. */
  readonly dialogs: readonly string[];
}

/** Two frames: what is to be drawn is drawn, and has asked for what it needs. */
export const DRAWN = "new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))";

/** Waits until what is to be drawn is drawn. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(DRAWN);
}

/**
 * Waits until all that a page asks for is there, or only some addresses of it. Call it before the page is opened, and what it gives
 * after that.
 */
export function arriving(page: Page, isAwaited: (url: string) => boolean = () => true): () => Promise<void> {
  const onTheirWay = new Set<Request>();
  page.on("request", (request) => {
    if (request.url().startsWith("http") && isAwaited(request.url())) onTheirWay.add(request);
  });
  const ended = (request: Request) => onTheirWay.delete(request);
  page.on("requestfinished", ended);
  page.on("requestfailed", ended);
  return async () => {
    do await drawn(page);
    while (onTheirWay.size > 0);
  };
}

/** Waits in addition until the page is alive. */
export function settling(page: Page): () => Promise<void> {
  const allIsThere = arriving(page);
  return async () => {
    // The policy of the pages forbids the evaluation by which a function is waited for.
    while (!(await page.evaluate(IS_ALIVE))) await drawn(page);
    await allIsThere();
  };
}

/** The built page in this worker's browser. */
export class BuiltSite {
  readonly origin = inject("origin");

  /** Opens a page in a context of its own. */
  async open(path: string, options: BrowserContextOptions = {}): Promise<OpenPage> {
    // What the service worker keeps is tested by itself (`offline.test.ts`).
    const context = await (await browserOfWorker()).newContext({ serviceWorkers: "block", ...options });
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    const [requests, problems, dialogs]: [string[], string[], string[]] = [[], [], []];
    page.on("request", (request) => requests.push(request.url()));
    page.on("requestfailed", (request) => {
      // A worker that is being started when its page is left.
      if (!request.url().startsWith("blob:")) problems.push(`not loaded: ${request.url()}`);
    });
    page.on("console", (message) => {
      const isOfBrowser = message.text().startsWith("Service Worker registration blocked");
      if (["error", "warning"].includes(message.type()) && !isOfBrowser) problems.push(message.text());
    });
    page.on("pageerror", (error) => problems.push(String(error)));
    page.on("dialog", (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const settled = settling(page);
    await page.goto(this.origin + path);
    // Without scripts a page is what its file holds.
    if (options.javaScriptEnabled !== false) await settled();
    return { page, requests, problems, dialogs };
  }
}
