/**
 * The pages of the site: which Markdown files of the repository they are, in the order of the menu. They keep their paths,
 * so that the links among them hold here as they do in the repository; those in Chinese have the path of the English page
 * that they translate, after `zh/`.
 */

import { posix } from "node:path";

export interface PageGroup {
  readonly text: string;
  readonly pages: readonly Page[];
}

export interface Page {
  readonly text: string;
  /** The path of the file in the repository; of one that is made when the site is built, the path that it would have. */
  readonly file: string;
  readonly isMade?: true;
}

const page = (text: string, file: string): Page => ({ text, file });
const made = (text: string, file: string): Page => ({ text, file, isMade: true });

export const DOCUMENTATION: readonly PageGroup[] = [
  {
    text: "Begin",
    pages: [
      page("What urikit is", "README.md"),
      page("The whole of it", "docs/overview.md"),
      page("The library", "docs/library.md"),
      page("The command uri", "packages/cli/README.md"),
    ],
  },
  {
    text: "Guides",
    pages: [
      page("Schemes", "docs/schemes.md"),
      page("References in documents", "docs/context.md"),
      page("Reach what a URI names", "docs/access.md"),
      page("IRIs", "docs/iri.md"),
      page("Domain names of all scripts", "docs/idna.md"),
      page("URI Templates", "docs/uri-templates.md"),
      page("SURT", "docs/surt.md"),
      page("Lists", "docs/lists.md"),
      page("Lists beyond this machine", "docs/lists-beyond.md"),
      page("The engine in your language", "docs/engine.md"),
      page("Lists sifted", "docs/where.md"),
      page("A server of answers", "docs/serve.md"),
      page("Formats of JSON Schema", "docs/formats.md"),
      page("Ajv", "docs/ajv.md"),
      page("For users of trurl", "docs/trurl.md"),
    ],
  },
  {
    text: "Recipes",
    pages: [
      page("Make a link canonical", "docs/recipes/clean-a-link.md"),
      page("Join a path, write a query", "docs/recipes/join-and-query.md"),
      page("Links of strangers", "docs/recipes/links-of-strangers.md"),
      page("Fetch with your client", "docs/recipes/fetch-with-your-client.md"),
      page("Validate a field", "docs/recipes/validate-a-field.md"),
      page("Which predicate", "docs/recipes/which-predicate.md"),
      page("Deduplicate bookmarks", "docs/recipes/deduplicate-bookmarks.md"),
      page("Keys for a cache", "docs/recipes/cache-keys.md"),
      page("Logs without secrets", "docs/recipes/logs-without-secrets.md"),
      page("Clean a log", "docs/recipes/clean-a-log.md"),
      page("Key and join a crawl", "docs/recipes/join-a-crawl.md"),
      page("Attack a filter", "docs/recipes/attack-a-filter.md"),
      page("Measure a parser", "docs/recipes/measure-a-parser.md"),
      page("Check the links of your site", "docs/recipes/check-a-site.md"),
      page("Checkers of links on real trees", "docs/link-checkers.md"),
      page("Move a site", "docs/recipes/move-a-site.md"),
      page("In CI and before a commit", "docs/recipes/in-ci.md"),
      page("Registrable domains", "docs/recipes/registrable-domain.md"),
      page("Blocks of addresses", "docs/recipes/address-blocks.md"),
    ],
  },
  {
    text: "Security",
    pages: [
      page("To fetch safely", "docs/safe-fetch.md"),
      page("The gauntlet", "docs/gauntlet.md"),
      page("What an audit finds", "docs/findings.md"),
      page("Habits of programs", "docs/habits.md"),
      page("Parsing URIs is a minefield", "docs/parsing-uris-is-a-minefield.md"),
      page("The minefield in tables", "docs/minefield.md"),
      page("Advisories", "docs/advisories.md"),
    ],
  },
  {
    text: "To look up",
    pages: [
      made("The reference", "reference/index.md"),
      made("Error codes", "docs/error-codes.md"),
      made("Normalization rules", "docs/normalization-rules.md"),
      made("Registered schemes", "docs/registered-schemes.md"),
    ],
  },
  {
    text: "The standard",
    pages: [
      page("The grammar", "docs/grammar.md"),
      page("Thirty years", "docs/thirty-years.md"),
      page("The verdict", "docs/verdict.md"),
      page("Contradictions", "docs/contradictions.md"),
    ],
  },
  {
    text: "Coming from another library",
    pages: [
      page("Compatibility", "docs/compatibility.md"),
      page("fast-uri", "docs/migration/fast-uri.md"),
      page("uri-js", "docs/migration/uri-js.md"),
      page("URI.js", "docs/migration/urijs.md"),
      page("url-parse", "docs/migration/url-parse.md"),
      page("url-template", "docs/migration/url-template.md"),
      page("punycode", "docs/migration/punycode.md"),
      page("tr46", "docs/migration/tr46.md"),
      page("vscode-uri", "docs/migration/vscode-uri.md"),
      page("whatwg-url", "docs/migration/whatwg-url.md"),
      page("@hyperjump/uri", "docs/migration/hyperjump-uri.md"),
      page("path-to-regexp", "docs/migration/path-to-regexp.md"),
      page("relative-to-absolute-iri", "docs/migration/relative-to-absolute-iri.md"),
      page("normalize-url", "docs/migration/normalize-url.md"),
      page("sanitize-url", "docs/migration/sanitize-url.md"),
      page("query-string, qs", "docs/migration/query-string.md"),
      page("url-join", "docs/migration/url-join.md"),
      page("psl, tldts", "docs/migration/psl.md"),
      page("parse-url", "docs/migration/parse-url.md"),
      page("ipaddr.js", "docs/migration/ipaddr.md"),
      page("data-urls", "docs/migration/data-urls.md"),
      page("linkify-it", "docs/migration/linkify-it.md"),
      page("URL of the platform", "docs/migration/url.md"),
      page("url.parse of Node", "docs/migration/url-parse-legacy.md"),
    ],
  },
  {
    text: "Packages",
    pages: [
      page("urikit", "packages/urikit/README.md"),
      page("@urikit/schemes", "packages/schemes/README.md"),
      page("@urikit/surt", "packages/surt/README.md"),
      page("@urikit/standards", "packages/standards/README.md"),
      page("@urikit/programs", "packages/programs/README.md"),
      page("@urikit/domains", "packages/domains/README.md"),
      page("@urikit/guard", "packages/guard/README.md"),
      page("@urikit/access", "packages/access/README.md"),
      page("@urikit/audit", "packages/audit/README.md"),
      page("@urikit/explain", "packages/explain/README.md"),
      page("@urikit/documents", "packages/documents/README.md"),
      page("@urikit/lists", "packages/lists/README.md"),
      page("@urikit/where", "packages/where/README.md"),
      page("@urikit/anatomy", "packages/anatomy/README.md"),
      page("@urikit/check", "packages/check/README.md"),
      page("@urikit/minefield", "packages/minefield/README.md"),
      page("eslint-plugin-urikit", "packages/eslint-plugin/README.md"),
      page("@urikit/drop-ins", "packages/drop-ins/README.md"),
      page("@urikit/fast-uri", "packages/fast-uri/README.md"),
      page("@urikit/uri-js", "packages/uri-js/README.md"),
      page("@urikit/relative-to-absolute-iri", "packages/relative-to-absolute-iri/README.md"),
      page("@urikit/punycode", "packages/punycode/README.md"),
      page("@urikit/tr46", "packages/tr46/README.md"),
      page("@urikit/url-template", "packages/url-template/README.md"),
      page("@urikit/url-parse", "packages/url-parse/README.md"),
    ],
  },
  {
    text: "How it is made",
    pages: [
      page("The architecture", "docs/architecture.md"),
      page("The proofs", "docs/proof.md"),
      page("Every statement", "docs/statements.md"),
      page("What 1.0 promises", "docs/stability.md"),
      page("The proof of the grammar", "packages/urikit/test/grammar/README.md"),
      page("The benchmark", "bench/README.md"),
      page("What it measured", "bench/RESULTS.md"),
      page("Real links", "bench/links/README.md"),
      page("The sample", "samples/README.md"),
      page("Programs recorded", "tools/programs/README.md"),
      page("Other people's tests", "tools/ecosystem/README.md"),
      page("Clients through the gauntlet", "tools/gauntlet/README.md"),
      page("Trees through checkers of links", "tools/trees/README.md"),
      page("This site", "site/README.md"),
      page("Contributing", "CONTRIBUTING.md"),
      page("Changes", "CHANGELOG.md"),
    ],
  },
];

/** A page in Chinese: a file of `docs/zh`, and the English one that it translates. */
interface ChinesePage extends Page {
  readonly of: string;
}

interface ChineseGroup extends PageGroup {
  readonly pages: readonly ChinesePage[];
}

const translated = (text: string, file: string, of: string): ChinesePage => ({ text, file, of });

export const CHINESE_DOCUMENTATION: readonly ChineseGroup[] = [
  {
    text: "入门",
    pages: [
      translated("urikit 是什么", "docs/zh/README.md", "README.md"),
      translated("库", "docs/zh/library.md", "docs/library.md"),
      translated("命令 uri", "docs/zh/command.md", "packages/cli/README.md"),
    ],
  },
  { text: "指南", pages: [translated("列表", "docs/zh/lists.md", "docs/lists.md")] },
  {
    text: "安全",
    pages: [
      translated("取得 URI 所指的东西", "docs/zh/access.md", "docs/access.md"),
      translated("抓取陌生人给的地址", "docs/zh/safe-fetch.md", "docs/safe-fetch.md"),
      translated(
        "解析 URI 如同走进雷区",
        "docs/zh/parsing-uris-is-a-minefield.md",
        "docs/parsing-uris-is-a-minefield.md",
      ),
    ],
  },
];

const CHINESE_PAGES = CHINESE_DOCUMENTATION.flatMap(({ pages }) => pages);
const CHINESE_PLACES = new Map(CHINESE_PAGES.map(({ file, of }) => [file, `zh/${of}`]));
const CHINESE_SOURCES = new Map(CHINESE_PAGES.map(({ file, of }) => [`zh/${of}`, file]));

/** Folders of the repository with a page for each thing of a kind: the page of the kind has the list. */
const KEPT_SERIES: readonly string[] = [
  "docs/findings",
  "docs/habits",
  "docs/minefield",
  "docs/minefield/since",
];

/** Folders with such pages that are made when the site is built. */
const MADE_SERIES: readonly string[] = [
  "docs/advisories",
  "docs/error-codes",
  "docs/grammar",
  "docs/normalization-rules",
  "docs/schemes",
];

const PAGES: readonly Page[] = [...DOCUMENTATION, ...CHINESE_DOCUMENTATION].flatMap(({ pages }) => pages);
const IN_MENUS = new Set(PAGES.map(({ file }) => file));
const SERIES = new Set([...KEPT_SERIES, ...MADE_SERIES]);

/** The pages that are only on the site, where they are in the repository: a page of a tool is linked to so. */
const OWN_PAGES = /^site\/pages\/(?=.+\.md$)/;

/** Whether a file is a page of the site. */
export function isPage(file: string): boolean {
  return (
    OWN_PAGES.test(file) ||
    IN_MENUS.has(file) ||
    isInSeries(file) ||
    posix.normalize(file).startsWith("reference/")
  );
}

/** Where a file of the repository is on the site. */
export function placeOf(file: string): string {
  return CHINESE_PLACES.get(file) ?? file.replace(OWN_PAGES, "");
}

/** The file of the repository that is at a place of the site. */
export function sourceOf(place: string): string {
  return CHINESE_SOURCES.get(place) ?? place;
}

/** Whether a file is one of the pages of a kind. */
export function isInSeries(file: string): boolean {
  return file.endsWith(".md") && SERIES.has(posix.dirname(file));
}

/** The files that are brought together from the repository: those of the menus, and the series. */
export const DOCUMENTATION_FILES: readonly string[] = [
  ...PAGES.filter(({ isMade }) => !isMade).map(({ file }) => file),
  ...KEPT_SERIES,
];
