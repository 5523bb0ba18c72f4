/** The built page, served on this machine, in Chromium: every request, message and error is kept. */

import { readdirSync, readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, type BrowserContextOptions, chromium, type Page, type Request } from "playwright-core";

/** The folder of the built page. */
export const built = fileURLToPath(new URL("../.cache/built", import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".json": "application/json",
};

/** The paths of all pages, from the root of the site. */
export function allPages(): string[] {
  return readdirSync(built, { recursive: true, encoding: "utf8" })
    .map((file) => `/${file.replaceAll("\\", "/")}`)
    .filter((file) => file.endsWith(".html") && file !== "/404.html")
    .sort();
}

/** Serves the built page on this machine, as site/README.md tells servers. */
export async function serveBuilt(): Promise<Server> {
  const server = createServer(({ url = "/" }, response) => {
    const path = decodeURIComponent(url.replace(/[?#].*/s, "")).replace(/\/$/, "/index.html");
    const file = join(built, path);
    if (!file.startsWith(built) || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404, { "content-type": "text/html; charset=utf-8" });
      response.end(readFileSync(join(built, "404.html")));
      return;
    }
    response.writeHead(200, {
      "content-type": TYPES[extname(file)] ?? "application/octet-stream",
      // As site/README.md tells servers.
      "content-security-policy": `frame-ancestors ${path.endsWith("/embed.html") ? "*" : "'none'"}`,
    });
    response.end(readFileSync(file));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return server;
}

/** Where a server on this machine is. */
export function originOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

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
    await page.waitForFunction("document.querySelector('#app')?.__vue_app__ !== undefined");
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
    const context = await this.#browser.newContext(options);
    const page = await context.newPage();
    const [requests, problems, dialogs]: [string[], string[], string[]] = [[], [], []];
    page.on("request", (request) => requests.push(request.url()));
    page.on("requestfailed", (request) => problems.push(`not loaded: ${request.url()}`));
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") problems.push(message.text());
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
