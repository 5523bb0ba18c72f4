/**
 * How much of the page is built: all of it, or, for a quick test, the tools, the documentation, and a sample of each series of pages,
 * which are made alike. `npm run site -- --short` sets SITE_SHORT.
 */

import { readdirSync, rmSync } from "node:fs";
import { join, posix } from "node:path";
import { isInSeries } from "../.vitepress/pages.ts";

export const IS_SHORT = process.env.SITE_SHORT !== undefined;

/** How many pages of each series are in a sample. */
const SAMPLE = 2;

/** The things of which there is a page: all, or the first. */
export function sampled<Thing>(things: readonly Thing[]): readonly Thing[] {
  return IS_SHORT ? things.slice(0, SAMPLE) : things;
}

/** Removes the pages of each series, which are in a folder of pages, but the first, by their names. */
export function leaveSample(pages: string): void {
  const counts = new Map<string, number>();
  for (const file of readdirSync(pages, { encoding: "utf8", recursive: true }).sort()) {
    const path = file.replaceAll("\\", "/");
    if (!isInSeries(path)) continue;
    const count = (counts.get(posix.dirname(path)) ?? 0) + 1;
    counts.set(posix.dirname(path), count);
    if (count > SAMPLE) rmSync(join(pages, file));
  }
}
