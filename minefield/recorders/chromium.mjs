// @ts-check
// What Chromium reads: its `URL`. The Chromium is /usr/bin/chromium, or what the variable CHROMIUM names.
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";
import { serve } from "./protocol.mjs";
import { readByUrl } from "./url-of-page.mjs";

const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
if (!existsSync(executablePath)) process.exit(3);

const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
const page = await (await browser.newContext({ offline: true })).newPage();

await serve(`Chromium ${browser.version()}`, (reference, base) =>
  page.evaluate(readByUrl, { reference, base }),
);
await browser.close();
