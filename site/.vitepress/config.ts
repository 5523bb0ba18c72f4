import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { transformerStyleToClass } from "@shikijs/transformers";
import { defineConfigWithTheme, type HeadConfig } from "vitepress";
import { SOURCE_ALIASES } from "../../source-aliases.ts";
import { IS_SHORT } from "../series/extent.ts";
import { browserOnly } from "./browser-only.ts";
import { openGraph, PICTURE, withDescription } from "./descriptions.ts";
import { gather, pagesInChinese } from "./gather.ts";
import { interpretedAjv } from "./interpreted-ajv.ts";
import { CHINESE_SEARCH, languages, type Theme } from "./languages.ts";
import { repositoryLinks } from "./links.ts";
import { liveBlocks } from "./live-blocks.ts";
import { minefieldData } from "./minefield-data.ts";
import { withNeighbours } from "./neighbours.ts";
import { asksForNoList, withWords } from "./not-found.ts";
import { writeDescriptions } from "./open-search.ts";
import { SITE_ORIGIN } from "./origin.ts";
import { withPolicy } from "./policy.ts";
import { searchedHtml } from "./search.ts";
import { writeServiceWorker } from "./service-worker.ts";

const site = fileURLToPath(new URL("..", import.meta.url));
const repository = fileURLToPath(new URL("../..", import.meta.url));
const gathered = join(site, ".cache/pages");

const reference = await gather({ repository, own: join(site, "pages"), gathered });

/** The colours of code as classes: the content security policy forbids styles within a page. */
const codeColors = transformerStyleToClass({ classPrefix: "c-" });
const CODE_COLORS = "code-colors.css";
/** VitePress decodes the fragment of the address, and fails where that cannot be done. */
const DECODABLE_FRAGMENT = `try { decodeURIComponent(location.hash) } catch {
  history.replaceState(null, "", location.pathname + location.search + location.hash.replace(/%/g, "%25"));
}`;
/** VitePress asks for the theme that was chosen; in a frame in the page of somebody else, browsers may refuse to say. */
const READABLE_STORAGE = `try { localStorage } catch {
  Object.defineProperty(window, "localStorage", { value: { getItem: () => null, setItem() {}, removeItem() {} } });
}`;
/** A language that nobody colours. */
const ABNF = { name: "abnf", scopeName: "source.abnf", patterns: [], repository: {} };
/** What decodes the character references of Markdown. */
const CHARACTER_REFERENCES = "decode-named-character-reference";
const isBuilt = process.env.NODE_ENV === "production";

export default defineConfigWithTheme<Theme>({
  srcDir: ".cache/pages",
  outDir: ".cache/built",
  cacheDir: ".cache/vitepress",
  title: "urikit",
  description:
    "Inspect a URI: its components, what they mean, whether it is valid, and which programs go where.",
  locales: languages(reference),
  // Most links to pages of a series lead nowhere where there is only a sample.
  ignoreDeadLinks: IS_SHORT,
  head: [
    ["script", {}, DECODABLE_FRAGMENT],
    ["script", {}, READABLE_STORAGE],
    ["link", { rel: "icon", type: "image/svg+xml", href: "/icon.svg" }],
    [
      "link",
      {
        rel: "search",
        type: "application/opensearchdescription+xml",
        title: "urikit",
        href: "/opensearch.xml",
      },
    ],
    ...(isBuilt ? [["link", { rel: "stylesheet", href: `/${CODE_COLORS}` }] as HeadConfig] : []),
  ],
  markdown: {
    config: (markdown) => {
      repositoryLinks(markdown);
      liveBlocks(markdown);
    },
    languages: [ABNF],
    ...(isBuilt && { codeTransformers: [codeColors] }),
    theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
  },
  // Nothing is loaded before it is asked for.
  router: { prefetchLinks: false },
  appearance: { disableTransition: false },
  themeConfig: {
    outline: [2, 3],
    search: {
      provider: "local",
      options: { locales: { zh: { translations: CHINESE_SEARCH } }, _render: searchedHtml },
    },
    inChinese: pagesInChinese(gathered),
    externalLinkIcon: true,
  },
  transformPageData: (page) => {
    withNeighbours(page, gathered);
    withDescription(page, gathered);
  },
  transformHead: openGraph,
  transformHtml: (html, id) => withPolicy(/404\.html$/.test(id) ? withWords(html) : html),
  buildEnd: ({ outDir }) => {
    writeFileSync(join(outDir, CODE_COLORS), codeColors.getCSS());
    writeServiceWorker(outDir);
    writeDescriptions(outDir);
    if (SITE_ORIGIN !== undefined)
      copyFileSync(join(repository, "docs/pictures/inspect-light.png"), join(outDir, PICTURE));
  },
  vite: {
    plugins: [
      asksForNoList(),
      browserOnly(),
      {
        name: "search-words",
        enforce: "pre",
        resolveId: (source, importer) =>
          source === "minisearch" && importer?.includes("VPLocalSearchBox")
            ? join(site, ".vitepress/theme/mini-search.ts")
            : undefined,
      },
    ],
    resolve: {
      alias: [
        { find: "@site", replacement: site.replace(/\/$/, "") },
        // The links that VitePress makes lead to pages that are not there.
        { find: /^\.{1,2}\/composables\/langs$/, replacement: join(site, ".vitepress/theme/langs.ts") },
        // For a browser it decodes by an element, which a worker has not.
        {
          find: CHARACTER_REFERENCES,
          replacement: join(repository, "node_modules", CHARACTER_REFERENCES, "index.js"),
        },
        ...SOURCE_ALIASES,
      ],
    },
    server: { fs: { allow: [repository] } },
    build: { chunkSizeWarningLimit: 3000, assetsInlineLimit: 0 },
    worker: { format: "es", plugins: () => [interpretedAjv(), minefieldData()] },
    publicDir: join(site, "public"),
  },
});
