/**
 * Large lists in memory that does not grow with them: a gigabyte is counted; and a list is saved to the file that a person chose,
 * which takes a minute, where LARGE_LIST is set: `LARGE_LIST=FILE npx vitest run --project site site/test/large-list.test.ts`.
 * The memory of each process of the browser is read as Linux tells it.
 */

import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, type CDPSession, chromium, type Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { MAIN } from "../../packages/cli/test/run-uri.ts";
import { settling } from "./built-site.ts";
import { CHROMIUM } from "./stay-open.ts";

const file = process.env.LARGE_LIST;

/** A picker that gives a real file of the page's own storage, as nobody is there who could choose one. */
const PICKER = `window.showSaveFilePicker = async () =>
  (await navigator.storage.getDirectory()).getFileHandle("picked", { create: true });`;

/** How much of a list is hashed at a time. */
const SLICE = 1 << 24;

/** The resident memory of the processes of the browser, by their kind, in megabytes. */
async function memoryOf(session: CDPSession): Promise<Map<string, number>> {
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const sums = new Map<string, number>();
  for (const { id, type } of processInfo) {
    const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, "utf8"))?.[1]);
    sums.set(type, (sums.get(type) ?? 0) + kilobytes / 1024);
  }
  return sums;
}

const sumOf = (memory: ReadonlyMap<string, number>) =>
  [...memory.values()].reduce((sum, one) => sum + one, 0);

/** The hashes of what a command makes of the file, slice by slice. */
async function hashesOf(args: readonly string[]): Promise<string[]> {
  const hashes: string[] = [];
  let [hash, room] = [createHash("sha256"), SLICE];
  const { stdout } = spawn(process.execPath, [MAIN, ...args], { stdio: ["ignore", "pipe", "ignore"] });
  for await (const chunk of stdout as AsyncIterable<Buffer>) {
    for (let at = 0; at < chunk.length; ) {
      const part = chunk.subarray(at, at + room);
      hash.update(part);
      at += part.length;
      room -= part.length;
      if (room > 0) continue;
      hashes.push(hash.digest("hex"));
      [hash, room] = [createHash("sha256"), SLICE];
    }
  }
  return room < SLICE ? [...hashes, hash.digest("hex")] : hashes;
}

const shown = (memory: ReadonlyMap<string, number>) =>
  JSON.stringify(Object.fromEntries([...memory].map(([type, sum]) => [type, Math.round(sum)])));

/** A profile of its own on a disk: without one, Chromium keeps all storage in memory. */
let profile: string;
let context: BrowserContext;
let session: CDPSession;
let page: Page;
beforeEach(async () => {
  profile = mkdtempSync(join(tmpdir(), "urikit-profile-"));
  context = await chromium.launchPersistentContext(profile, {
    executablePath: CHROMIUM,
    args: ["--no-sandbox", "--disable-gpu", "--no-first-run"],
  });
  const opened = await context.browser()?.newBrowserCDPSession();
  if (opened === undefined) throw new Error("there is no browser");
  session = opened;
  await context.addInitScript(PICKER);
  page = await context.newPage();
  const settled = settling(page);
  await page.goto(`${inject("origin")}/list.html`);
  await settled();
});
afterEach(async () => {
  await context?.close();
  rmSync(profile, { recursive: true });
});

const GIGABYTE = 1e9;

/** Writes a list of a gigabyte, of the links that were collected. Returns how many lines it has. */
function writeGigabyte(path: string): number {
  const links = readFileSync(new URL("../../bench/links/links-kasztp.txt", import.meta.url));
  const times = Math.ceil(GIGABYTE / links.length);
  for (let time = 0; time < times; time++) appendFileSync(path, links);
  appendFileSync(path, "\n");
  return times * (links.toString("latin1").split("\n").length - 1) + 1;
}

it("a gigabyte is counted in memory that stays flat", async () => {
  const list = join(profile, "list.txt");
  const lines = writeGigabyte(list);
  const before = await memoryOf(session);
  await page.locator("input[type=file]").setInputFiles(list);
  await page.getByRole("progressbar").waitFor();
  let most = before;
  while ((await page.getByRole("progressbar").count()) > 0) {
    const now = await memoryOf(session);
    if (sumOf(now) > sumOf(most)) most = now;
    await page.waitForTimeout(250);
  }
  await expect.poll(() => page.locator(".verdict-line").innerText()).toContain(lines.toLocaleString("en"));
  console.log(`MiB before ${shown(before)}, at most ${shown(most)}`);
  expect(sumOf(most) - sumOf(before)).toBeLessThan(300);
});

describe.runIf(file !== undefined)("a large list that is saved", () => {
  it("is what the command gives, and its size is not in memory", async () => {
    const size = statSync(file ?? "").size / 2 ** 20;
    expect(size).toBeGreaterThanOrEqual(200);
    await page.locator("input[type=file]").setInputFiles(file ?? "");
    await page.locator(".verdict-line").waitFor({ timeout: 120_000 });
    await expect.poll(() => page.getByRole("progressbar").count(), { timeout: 240_000 }).toBe(0);
    await page.getByRole("radio", { name: "normalized by syntax" }).check();
    const before = await memoryOf(session);
    let most = before;
    await page.getByRole("button", { name: "Save", exact: true }).click();
    while ((await page.locator(".saved").count()) === 0) {
      const now = await memoryOf(session);
      if (sumOf(now) > sumOf(most)) most = now;
      await page.waitForTimeout(100);
    }
    console.log(`${Math.round(size)} MiB; MiB before ${shown(before)}, at most ${shown(most)}`);
    const saved = await page.evaluate(async (slice) => {
      const folder = await navigator.storage.getDirectory();
      const list = await (await folder.getFileHandle("picked")).getFile();
      const hashes: string[] = [];
      for (let at = 0; at < list.size; at += slice) {
        const octets = await list.slice(at, at + slice).arrayBuffer();
        const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", octets));
        hashes.push([...hash].map((octet) => octet.toString(16).padStart(2, "0")).join(""));
      }
      return hashes;
    }, SLICE);
    expect(saved).toEqual(await hashesOf(["normalize", "--input", file ?? ""]));
    expect(sumOf(most) - sumOf(before)).toBeLessThan(size / 2);
  });
});
