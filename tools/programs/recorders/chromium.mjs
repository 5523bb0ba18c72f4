// @ts-check
// What Chromium reads: its `URL`. The Chromium is /usr/bin/chromium, or what the variable CHROMIUM names.
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";
import { serve } from "./protocol.mjs";

const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
if (!existsSync(executablePath)) process.exit(3);

const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
const page = await (await browser.newContext({ offline: true })).newPage();

await serve(`Chromium ${browser.version()}`, (reference, base) => page.evaluate(read, { reference, base }));
await browser.close();

/**
 * Runs in the page.
 * @param {{ reference: string, base: string | undefined }} question
 */
function read({ reference, base }) {
  /** @param {string} [base] */
  const parsed = (base) => {
    try {
      return new URL(reference, base);
    } catch {
      return undefined;
    }
  };
  const url = parsed();
  const { protocol, username, password, hostname, port, pathname, search } = url ?? {};
  return [
    url ? "" : undefined,
    protocol?.slice(0, -1),
    (password ? `${username}:${password}` : username) || undefined,
    hostname || undefined,
    port || undefined,
    pathname,
    search?.slice(1) || undefined,
    base === undefined ? undefined : (parsed(base)?.href ?? /** @type {const} */ (false)),
    undefined,
  ];
}
