/** The description of a page, for those who find it by a search or are sent a link to it: its first paragraph, as plain text. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { HeadConfig, PageData } from "vitepress";
import { firstParagraph } from "../series/first-paragraph.ts";

/** Gives a page its first paragraph as description, where its front matter has no description. */
export function withDescription(page: PageData, gathered: string): void {
  if (page.frontmatter.description !== undefined) return;
  const description = firstParagraph(readFileSync(join(gathered, page.relativePath), "utf8"));
  if (description !== undefined) page.description = description;
}

/** The same for programs that show a link with what it leads to (Open Graph protocol). */
export function openGraph({ title, description }: { title: string; description: string }): HeadConfig[] {
  const properties = { type: "website", site_name: "urikit", title, description };
  return Object.entries(properties).map(([name, content]) => ["meta", { property: `og:${name}`, content }]);
}
