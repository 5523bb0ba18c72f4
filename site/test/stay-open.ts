/**
 * What stays open while all tests of the page run: the built page on this machine, and a browser for each of Vitest's workers. Each
 * has its own, because a browser has one clipboard. A test opens a context in it.
 */

import { existsSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { type BrowserServer, chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { serveSite } from "../../scripts/run/site-server.js";

/** Where Chromium is. */
export const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the built page is. */
    readonly origin: string;
    /** Where the browsers listen; empty if there is no Chromium, which some tests do without. */
    readonly browsers: readonly string[];
  }
}

export default async function stayOpen(project: TestProject): Promise<() => Promise<void>> {
  const server = await serveSite(0);
  const browsers = existsSync(CHROMIUM) ? await launched(project.vitest.config.maxWorkers) : [];
  project.provide("origin", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  project.provide(
    "browsers",
    browsers.map((browser) => browser.wsEndpoint()),
  );
  return async () => {
    await Promise.all(browsers.map((browser) => browser.close()));
    server.close();
    server.closeAllConnections();
  };
}

function launched(count: number): Promise<BrowserServer[]> {
  return Promise.all(
    Array.from({ length: count }, () =>
      chromium.launchServer({
        executablePath: CHROMIUM,
        args: [
          "--no-sandbox",
          "--disable-gpu",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync",
          "--no-first-run",
        ],
      }),
    ),
  );
}
