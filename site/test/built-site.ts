/** The built page, served on this machine, in Chromium: every request, message and error is kept. */

import { readdirSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { type Browser, type BrowserContextOptions, chromium, type Page, type Request } from "playwright-core";
import { serveSite } from "../../scripts/run/site-server.js";

/** The folder of the built page. */
export const built = fileURLToPath(new URL("../.cache/built", import.meta.url));

/** The paths of all pages, from the root of the site. */
export function allPages(): string[] {
  return readdirSync(built, { recursive: true, encoding: "utf8" })
    .map((file) => `/${file.replaceAll("\\", "/")}`)
    .filter((file) => file.endsWith(".html") && file !== "/404.html")
    .sort();
}

/** Serves the built page on this machine, as `npm run site` does. */
export const serveBuilt = (): Promise<Server> => serveSite(0);

/** Where a server on this machine is. */
export function originOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Whether scripts have made the page alive. */
const IS_ALIVE = "document.querySelector('#app')?.__vue_app__ !== undefined";

/** How long nothing is on its way, in milliseconds, before a page has loaded what it shows. */
const QUIET = 100;

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

/**
 * Waits until a page is alive, and nothing was on its way to it for a tenth of a second. Call it before the page is
 * opened, and what it gives after that.
 */
export function settling(page: Page): () => Promise<void> {
  const onTheirWay = new Set<Request>();
  let last = Date.now();
  const ended = (request: Request) => {
    onTheirWay.delete(request);
    last = Date.now();
  };
  page.on("request", (request) => request.url().startsWith("http") && onTheirWay.add(request));
  page.on("requestfinished", ended);
  page.on("requestfailed", ended);
  return async () => {
    // The policy of the pages forbids the evaluation by which a function is waited for.
    while (!(await page.evaluate(IS_ALIVE))) await page.waitForTimeout(20);
    await page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))");
    while (onTheirWay.size > 0 || Date.now() - last < QUIET) await page.waitForTimeout(20);
  };
}

export class BuiltSite {
  readonly #server: Server;
  readonly #browser: Browser;
  readonly origin: string;

  private constructor(server: Server, browser: Browser) {
    this.#server = server;
    this.#browser = browser;
    this.origin = originOf(server);
  }

  static async start(): Promise<BuiltSite> {
    const server = await serveBuilt();
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    });
    return new BuiltSite(server, browser);
  }

  /** Opens a page in a context of its own. */
  async open(path: string, options: BrowserContextOptions = {}): Promise<OpenPage> {
    // What the service worker keeps is tested by itself (`offline.test.ts`).
    const context = await this.#browser.newContext({ serviceWorkers: "block", ...options });
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

  async stop(): Promise<void> {
    await this.#browser.close();
    this.#server.close();
  }
}
