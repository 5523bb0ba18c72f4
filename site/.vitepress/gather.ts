/**
 * Brings the Markdown of the repository, the site's own pages and those that are made together in one folder, which
 * VitePress reads.
 */

import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { reference } from "../reference/reference.ts";
import { IS_SHORT, leaveSample } from "../series/extent.ts";
import { changedPages } from "../series/page-links.ts";
import { allSeries } from "../series/series.ts";
import { DOCUMENTATION_FILES, isPage, type PageGroup, placeOf } from "./pages.ts";

/** The pictures that the pages show. */
const PICTURES = ["docs/pictures", "docs/screenshots", "packages/eslint-plugin/pictures"];

export interface Folders {
  readonly repository: string;
  /** The site's own pages. */
  readonly own: string;
  /** Where all pages go. */
  readonly gathered: string;
}

/**
 * The pages of the reference, as the menu has them.
 * @throws {Error} If a page of `docs` is in no menu, or a page that is made is nowhere led to.
 */
export async function gather({ repository, own, gathered }: Folders): Promise<PageGroup> {
  const forgotten = readdirSync(join(repository, "docs"), { encoding: "utf8", recursive: true })
    .map((file) => `docs/${file.replaceAll("\\", "/")}`)
    .filter((file) => file.endsWith(".md") && !isPage(file));
  if (forgotten.length > 0)
    throw new Error(`in no menu of site/.vitepress/pages.ts: ${forgotten.join(", ")}`);
  rmSync(gathered, { recursive: true, force: true });
  cpSync(own, gathered, { recursive: true });
  for (const file of [...DOCUMENTATION_FILES, ...PICTURES]) {
    const place = join(gathered, placeOf(file));
    mkdirSync(dirname(place), { recursive: true });
    cpSync(join(repository, file), place, { recursive: true });
  }
  for (const [file, change] of changedPages()) {
    const path = join(gathered, placeOf(file));
    writeFileSync(path, change(readFileSync(path, "utf8")));
  }
  const { pages, menu } = await reference({ repository, cache: join(own, "../.cache/reference") });
  for (const [file, text] of [...(await allSeries(repository)), ...pages]) {
    if (!isPage(file) && !file.endsWith(".svg"))
      throw new Error(`in no menu and no series of site/.vitepress/pages.ts: ${file}`);
    const path = join(gathered, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  if (IS_SHORT) leaveSample(gathered);
  return { text: "The reference", pages: menu };
}

/** The pages that are in Chinese, by their paths from `zh/`. */
export function pagesInChinese(gathered: string): string[] {
  return readdirSync(join(gathered, "zh"), { encoding: "utf8", recursive: true })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".md"));
}
