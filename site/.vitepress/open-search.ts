/**
 * The description by which browsers offer the page as a search engine (OpenSearch 1.1), and the list of pages for engines. Both need
 * whole addresses; without SITE_ORIGIN, the first has that of this machine, and the second is not there.
 */

import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SITE_ORIGIN, wholeAddress } from "./origin.ts";

/** Writes both. */
export function writeDescriptions(outDir: string): void {
  writeFileSync(
    join(outDir, "opensearch.xml"),
    `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>urikit</ShortName>
<Description>Inspect a URI</Description>
<InputEncoding>UTF-8</InputEncoding>
<Url type="text/html" method="get" template="${SITE_ORIGIN ?? "http://127.0.0.1:4173"}/#q={searchTerms}"/>
</OpenSearchDescription>
`,
  );
  if (SITE_ORIGIN === undefined) return;
  const pages = readdirSync(outDir, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".html") && file !== "404.html")
    .sort();
  const urls = pages.map((file) => `<url><loc>${wholeAddress(file)}</loc></url>`);
  writeFileSync(
    join(outDir, "sitemap.xml"),
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`,
  );
}
