/** Brings the Markdown of the repository and the site's own pages together in one folder, which VitePress reads. */

import { cpSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { DOCUMENTATION_FILES, isPage, placeOf } from "./pages.ts";

/** What the pages show, besides text. */
const PICTURES = ["docs/diagrams", "docs/pictures", "docs/screenshots"];

export interface Folders {
  readonly repository: string;
  /** The site's own pages. */
  readonly own: string;
  /** Where all pages go. */
  readonly gathered: string;
}

/** @throws {Error} If a page of `docs` is in no menu. */
export function gather({ repository, own, gathered }: Folders): void {
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
}

/** The pages that are in Chinese, by their paths from `zh/`. */
export function pagesInChinese(gathered: string): string[] {
  return readdirSync(join(gathered, "zh"), { encoding: "utf8", recursive: true })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".md"));
}
