/**
 * How each tool looks, at three widths and in both themes: a picture of 64 by 40 grey squares, compared with the one that is committed, by
 * a tolerance. UPDATE_PICTURES=1 writes them anew: look at the page first. Where the system has other fonts, there is nothing to compare.
 */

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { TOOLS } from "../.vitepress/tools.ts";
import { drawn } from "./built-site.ts";
import { answered, useBuiltSite } from "./within.ts";

const { open } = useBuiltSite();
const FILE = fileURLToPath(new URL("./pictures.json", import.meta.url));
const known = (existsSync(FILE) ? JSON.parse(readFileSync(FILE, "utf8")) : {}) as Record<string, string>;
const isUpdate = process.env.UPDATE_PICTURES !== undefined;

const SIZES = [
  [320, 640],
  [768, 800],
  [1280, 800],
] as const;
/** The most that two pictures may differ, as a part of what is in them. */
const MOST_DIFFERENCE = 0.15;

/** How wide a line is in the font of this system, in hundredths of a pixel: the name of the font, as it were. */
const FONT = `(() => {
  const context = document.createElement("canvas").getContext("2d");
  context.font = "15px " + getComputedStyle(document.body).fontFamily;
  return String(Math.round(100 * context.measureText("Who goes where, and why? 0123456789").width));
})()`;

/** The grey squares of what the window shows, as base64. */
async function squaresOf(page: Page): Promise<string> {
  const png = (await page.screenshot({ animations: "disabled" })).toString("base64");
  return (await page.evaluate(`(async () => {
    const image = new Image();
    image.src = "data:image/png;base64,${png}";
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: 64, height: 40 });
    const context = canvas.getContext("2d");
    context.imageSmoothingQuality = "high";
    context.drawImage(image, 0, 0, 64, 40);
    const { data } = context.getImageData(0, 0, 64, 40);
    let squares = "";
    for (let at = 0; at < data.length; at += 4)
      squares += String.fromCharCode(Math.round((data[at] + data[at + 1] + data[at + 2]) / 3));
    return btoa(squares);
  })()`)) as string;
}

/** The difference as a part of what is not ground in either; the ground is the grey that is most frequent. */
function difference(one: string, other: string): number {
  const [a, b] = [Buffer.from(one, "base64"), Buffer.from(other, "base64")];
  const [ofA, ofB] = [groundOf(a), groundOf(b)];
  let [differing, drawn] = [0, 0];
  for (const [at, grey] of a.entries()) {
    const there = b[at] ?? ofB;
    differing += Math.abs(grey - there);
    drawn += Math.abs(grey - ofA) + Math.abs(there - ofB);
  }
  return differing / Math.max(1, drawn);
}

function groundOf(squares: Buffer): number {
  const counts = new Map<number, number>();
  for (const grey of squares) counts.set(grey, (counts.get(grey) ?? 0) + 1);
  return [...counts].sort(([, one], [, more]) => more - one)[0]?.[0] ?? 0;
}

/** The squares when they change no more. */
async function settledSquares(page: Page): Promise<string> {
  let before = "";
  for (let tries = 0; tries < 20; tries++) {
    const now = await squaresOf(page);
    if (now === before) return now;
    before = now;
    await drawn(page);
  }
  return before;
}

afterAll(() => {
  if (isUpdate) writeFileSync(FILE, `${JSON.stringify(known, null, 2)}\n`);
});

describe("each tool", () => {
  it.for(TOOLS)("looks as it did: $en", async ({ en: name, path }, { skip }) => {
    const { page } = await open(`/${path === "" ? "" : `${path}.html`}`, { reducedMotion: "reduce" });
    await page.locator(".verdict, .data-table, .two-columns").first().waitFor();
    await answered(page);
    const font = (await page.evaluate(FONT)) as string;
    if (isUpdate) known.font = font;
    if (font !== known.font) {
      await page.context().close();
      skip("this system has other fonts");
    }
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      for (const isDark of [false, true]) {
        await page.evaluate(`document.documentElement.classList.toggle("dark", ${isDark})`);
        const picture = `${name} ${width} ${isDark ? "dark" : "light"}`;
        if (isUpdate) known[picture] = await settledSquares(page);
        await expect
          .poll(async () => difference(await squaresOf(page), known[picture] ?? ""), { message: picture })
          .toBeLessThan(MOST_DIFFERENCE);
      }
    }
    await page.context().close();
  });

  it("looks otherwise than the others: their pictures differ by more", () => {
    const pictures = TOOLS.map(({ en }) => known[`${en} 1280 light`] ?? "");
    for (const [at, one] of pictures.entries())
      for (const other of pictures.slice(at + 1))
        expect(difference(one, other)).toBeGreaterThan(MOST_DIFFERENCE);
  });
});
