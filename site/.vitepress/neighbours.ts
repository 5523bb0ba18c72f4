/** The pages before and after a page of a series, which are in no menu. */

import { readdirSync } from "node:fs";
import { join, posix } from "node:path";
import type { PageData } from "vitepress";
import { isInSeries } from "./pages.ts";

const files = new Map<string, readonly string[]>();

/** Gives a page of a series its neighbours in the order of their names, and the first and last one only one. */
export function withNeighbours(page: PageData, gathered: string): void {
  const { relativePath, frontmatter } = page;
  if (!isInSeries(relativePath)) return;
  const folder = posix.dirname(relativePath);
  const names = files.get(folder) ?? readdirSync(join(gathered, folder)).filter(isMarkdown).sort();
  files.set(folder, names);
  const at = names.indexOf(posix.basename(relativePath));
  frontmatter.prev = linkTo(folder, names[at - 1]);
  frontmatter.next = linkTo(folder, names[at + 1]);
}

const isMarkdown = (file: string) => file.endsWith(".md");

function linkTo(folder: string, file: string | undefined): { text: string; link: string } | false {
  if (file === undefined) return false;
  const name = file.replace(/\.md$/, "");
  return { text: name, link: `/${folder}/${name}` };
}
