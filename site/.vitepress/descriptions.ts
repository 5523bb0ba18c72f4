/** The description of a page, for those who find it by a search or are sent a link to it: its first paragraph, as plain text. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { HeadConfig, PageData } from "vitepress";
import { firstParagraph } from "../series/first-paragraph.ts";
import { SITE_ORIGIN, wholeAddress } from "./origin.ts";

/** Gives a page its first paragraph as description, where its front matter has no description. */
export function withDescription(page: PageData, gathered: string): void {
  if (page.frontmatter.description !== undefined) return;
  const description = firstParagraph(readFileSync(join(gathered, page.relativePath), "utf8"));
  if (description !== undefined) page.description = description;
}

/** The picture of the page that programs show beside a link, where whole addresses are known. */
export const PICTURE = "inspect.png";

interface Shown {
  readonly title: string;
  readonly description: string;
  /** Its path, in Markdown. */
  readonly page: string;
}

/** The same for programs that show a link with what it leads to (Open Graph protocol), and the one address of the page. */
export function openGraph({ title, description, page }: Shown): HeadConfig[] {
  const url = wholeAddress(page);
  const known = url === undefined ? {} : { url, image: `${SITE_ORIGIN}/${PICTURE}` };
  const properties = { type: "website", site_name: "urikit", title, description, ...known };
  const tags = Object.entries(properties).map(
    ([name, content]): HeadConfig => ["meta", { property: `og:${name}`, content }],
  );
  return url === undefined ? tags : [...tags, ["link", { rel: "canonical", href: url }]];
}
