/**
 * The pages of the site: which Markdown files of the repository they are, in the order of the menu. They keep their paths,
 * so that the links among them hold here as they do in the repository; those in Chinese have the path of the English page
 * that they translate, after `zh/`.
 */

import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";

export interface PageGroup {
  readonly text: string;
  /** At most eight: who opens a door reads all of what is behind it. */
  readonly pages: readonly (Page | PageGroup)[];
}

export interface Page {
  /** Its heading, so that who follows the menu finds what it says. */
  readonly text: string;
  /** The path of the file in the repository; of one that is made when the site is built, the path that it would have. */
  readonly file: string;
  readonly isMade?: true;
}

const page = (file: string): Page => ({ text: headingOf(file), file });
const made = (text: string, file: string): Page => ({ text, file, isMade: true });

function headingOf(file: string): string {
  const text = readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), "utf8");
  const [, heading] = /^# (.+)$/m.exec(text) ?? [];
  if (heading === undefined) throw new Error(`${file} has no heading`);
  return heading.replaceAll("`", "");
}

/** The doors of the documentation: what a reader wants, and not what we have. */
export const DOCUMENTATION: readonly PageGroup[] = [
  {
    text: "Start",
    pages: [
      page("docs/index.md"),
      page("docs/start.md"),
      page("docs/library.md"),
      page("packages/cli/README.md"),
      page("docs/page.md"),
      page("docs/questions.md"),
      page("docs/glossary.md"),
      {
        text: "Coming from another library",
        pages: [
          made("Compatibility", "docs/compatibility.md"),
          page("docs/migration/fast-uri.md"),
          page("docs/migration/uri-js.md"),
          page("docs/migration/urijs.md"),
          page("docs/migration/url-parse.md"),
          page("docs/migration/url-template.md"),
          page("docs/migration/punycode.md"),
          page("docs/migration/tr46.md"),
          page("docs/migration/vscode-uri.md"),
          page("docs/migration/whatwg-url.md"),
          page("docs/migration/hyperjump-uri.md"),
          page("docs/migration/path-to-regexp.md"),
          page("docs/migration/relative-to-absolute-iri.md"),
          page("docs/migration/normalize-url.md"),
          page("docs/migration/sanitize-url.md"),
          page("docs/migration/query-string.md"),
          page("docs/migration/url-join.md"),
          page("docs/migration/psl.md"),
          page("docs/migration/parse-url.md"),
          page("docs/migration/ipaddr.md"),
          page("docs/migration/data-urls.md"),
          page("docs/migration/linkify-it.md"),
          page("docs/migration/url.md"),
          page("docs/migration/url-parse-legacy.md"),
          page("docs/trurl.md"),
        ],
      },
    ],
  },
  {
    text: "Guides",
    pages: [
      {
        text: "Recipes",
        pages: [
          page("docs/recipes/clean-a-link.md"),
          page("docs/recipes/join-and-query.md"),
          page("docs/recipes/links-of-strangers.md"),
          page("docs/recipes/fetch-with-your-client.md"),
          page("docs/recipes/validate-a-field.md"),
          page("docs/recipes/which-predicate.md"),
          page("docs/recipes/deduplicate-bookmarks.md"),
          page("docs/recipes/cache-keys.md"),
          page("docs/recipes/logs-without-secrets.md"),
          page("docs/recipes/clean-a-log.md"),
          page("docs/recipes/join-a-crawl.md"),
          page("docs/recipes/attack-a-filter.md"),
          page("docs/recipes/measure-a-parser.md"),
          page("docs/recipes/check-a-site.md"),
          page("docs/recipes/move-a-site.md"),
          page("docs/recipes/in-ci.md"),
          page("docs/recipes/replace-a-library.md"),
          page("docs/recipes/registrable-domain.md"),
          page("docs/recipes/address-blocks.md"),
        ],
      },
      page("docs/schemes.md"),
      page("docs/context.md"),
      page("docs/access.md"),
      {
        text: "Names and forms",
        pages: [
          page("docs/iri.md"),
          page("docs/idna.md"),
          page("docs/uri-templates.md"),
          page("docs/surt.md"),
        ],
      },
      {
        text: "Lists",
        pages: [
          page("docs/lists.md"),
          page("docs/where.md"),
          page("docs/lists-beyond.md"),
          page("docs/engine.md"),
          page("docs/serve.md"),
        ],
      },
      {
        text: "JSON Schema",
        pages: [page("docs/formats.md"), page("docs/ajv.md")],
      },
    ],
  },
  {
    text: "Security",
    pages: [
      page("docs/safe-fetch.md"),
      made("The gauntlet", "docs/gauntlet.md"),
      made("What an audit finds", "docs/findings.md"),
      made("Habits of programs", "docs/habits.md"),
      made("Parsing URIs is a minefield", "docs/parsing-uris-is-a-minefield.md"),
      made("The minefield", "docs/minefield.md"),
      made("Immunity", "docs/advisories.md"),
    ],
  },
  {
    text: "Reference",
    pages: [
      made("The reference", "reference/index.md"),
      made("Error codes", "docs/error-codes.md"),
      made("Normalization rules", "docs/normalization-rules.md"),
      made("Registered schemes", "docs/registered-schemes.md"),
      {
        text: "Packages",
        pages: [
          page("packages/urikit/README.md"),
          page("packages/schemes/README.md"),
          page("packages/surt/README.md"),
          page("packages/standards/README.md"),
          page("packages/programs/README.md"),
          page("packages/domains/README.md"),
          page("packages/guard/README.md"),
          page("packages/access/README.md"),
          page("packages/audit/README.md"),
          page("packages/explain/README.md"),
          page("packages/documents/README.md"),
          page("packages/lists/README.md"),
          page("packages/where/README.md"),
          page("minefield/runner/README.md"),
          page("packages/eslint-plugin/README.md"),
          page("packages/drop-ins/README.md"),
          page("packages/drop-ins/src/fast-uri/README.md"),
          page("packages/drop-ins/src/uri-js/README.md"),
          page("packages/drop-ins/src/relative-to-absolute-iri/README.md"),
          page("packages/drop-ins/src/punycode/README.md"),
          page("packages/drop-ins/src/tr46/README.md"),
          page("packages/drop-ins/src/url-template/README.md"),
          page("packages/drop-ins/src/url-parse/README.md"),
        ],
      },
    ],
  },
  {
    text: "Project",
    pages: [
      page("docs/overview.md"),
      page("docs/architecture.md"),
      {
        text: "The standard",
        pages: [
          page("docs/grammar.md"),
          page("docs/thirty-years.md"),
          page("docs/verdict.md"),
          page("docs/contradictions.md"),
          page("docs/statements.md"),
        ],
      },
      {
        text: "The proofs",
        pages: [
          page("docs/proof.md"),
          page("packages/urikit/test/grammar/README.md"),
          page("minefield/README.md"),
          page("minefield/record/README.md"),
          page("minefield/ecosystem/README.md"),
          page("minefield/gauntlet/README.md"),
          page("minefield/trees/README.md"),
          made("Checkers of links on real trees", "docs/link-checkers.md"),
        ],
      },
      {
        text: "The benchmark",
        pages: [
          page("bench/README.md"),
          page("bench/KINDS.md"),
          page("bench/NATIVE.md"),
          page("bench/links/README.md"),
          page("samples/README.md"),
        ],
      },
      page("docs/stability.md"),
      {
        text: "To take part",
        pages: [page("CONTRIBUTING.md"), page("site/README.md"), page("README.md")],
      },
      page("CHANGELOG.md"),
    ],
  },
];

/** The pages of a group, those of its groups too. */
export function pagesOf({ pages }: PageGroup): readonly Page[] {
  return pages.flatMap((one) => ("file" in one ? [one] : pagesOf(one)));
}

/** A page in Chinese: a file of `docs/zh`, and the English one that it translates. */
interface ChinesePage extends Page {
  readonly of: string;
}

interface ChineseGroup extends PageGroup {
  readonly pages: readonly ChinesePage[];
}

const translated = (file: string, of: string): ChinesePage => ({ ...page(file), of });
const madeInChinese = (text: string, of: string): ChinesePage => ({ ...made(text, `zh/${of}`), of });

export const CHINESE_DOCUMENTATION: readonly ChineseGroup[] = [
  {
    text: "入门",
    pages: [
      translated("docs/zh/README.md", "README.md"),
      translated("docs/zh/library.md", "docs/library.md"),
      translated("docs/zh/command.md", "packages/cli/README.md"),
    ],
  },
  { text: "指南", pages: [translated("docs/zh/lists.md", "docs/lists.md")] },
  {
    text: "安全",
    pages: [
      translated("docs/zh/access.md", "docs/access.md"),
      translated("docs/zh/safe-fetch.md", "docs/safe-fetch.md"),
      madeInChinese("解析 URI 如同走进雷区", "docs/parsing-uris-is-a-minefield.md"),
      madeInChinese("审查发现什么", "docs/findings.md"),
      madeInChinese("程序的习惯", "docs/habits.md"),
    ],
  },
  {
    text: "参考",
    pages: [
      madeInChinese("错误代码", "docs/error-codes.md"),
      madeInChinese("规范化规则", "docs/normalization-rules.md"),
      translated("docs/zh/schemes.md", "docs/schemes.md"),
    ],
  },
  {
    text: "标准",
    pages: [
      translated("docs/zh/thirty-years.md", "docs/thirty-years.md"),
      translated("docs/zh/contradictions.md", "docs/contradictions.md"),
      madeInChinese("五份文档的每一条陈述", "docs/statements.md"),
    ],
  },
];

const CHINESE_PAGES = CHINESE_DOCUMENTATION.flatMap(({ pages }) => pages);
const CHINESE_PLACES = new Map(CHINESE_PAGES.map(({ file, of }) => [file, `zh/${of}`]));
const CHINESE_SOURCES = new Map(CHINESE_PAGES.map(({ file, of }) => [`zh/${of}`, file]));

/** Folders with a page for each thing of a kind: the page of the kind has the list. */
const SERIES: ReadonlySet<string> = new Set([
  "docs/advisories",
  "docs/error-codes",
  "docs/findings",
  "docs/grammar",
  "docs/habits",
  "docs/minefield",
  "docs/minefield/since",
  "docs/normalization-rules",
  "docs/schemes",
  "docs/statements",
  "zh/docs/error-codes",
  "zh/docs/findings",
  "zh/docs/habits",
  "zh/docs/normalization-rules",
  "zh/docs/schemes",
  "zh/docs/statements",
]);

const PAGES: readonly Page[] = [...DOCUMENTATION, ...CHINESE_DOCUMENTATION].flatMap(pagesOf);
const IN_MENUS = new Set(PAGES.map(({ file }) => file));

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

/** The pages that are made of a file: in the repository, which does not keep them, links lead to what they are made of. */
const MADE_OF: ReadonlyMap<string, string> = new Map([
  ["packages/audit/src/words/en-kinds.ts", "docs/findings.md"],
  ["packages/audit/src/words/zh-kinds.ts", "zh/docs/findings.md"],
  ["packages/programs/src/words/en-habits.ts", "docs/habits.md"],
  ["packages/programs/src/words/zh-habits.ts", "zh/docs/habits.md"],
  ["minefield/pages/page.ts", "docs/minefield.md"],
  ["minefield/pages/article.en.md", "docs/parsing-uris-is-a-minefield.md"],
  ["minefield/pages/article.zh.md", "zh/docs/parsing-uris-is-a-minefield.md"],
  ["minefield/gauntlet/results.json", "docs/gauntlet.md"],
  ["minefield/trees/results.json", "docs/link-checkers.md"],
  ["minefield/ecosystem/results.jsonl", "docs/compatibility.md"],
  ["packages/audit/test/advisories/advisories.json", "docs/advisories.md"],
  ["packages/audit/test/advisories/versions.json", "docs/advisories.md"],
]);

/** The page that is made of a file. */
export function pageMadeOf(file: string): string | undefined {
  return MADE_OF.get(file);
}

/** Whether a file is one of the pages of a kind. */
export function isInSeries(file: string): boolean {
  return file.endsWith(".md") && SERIES.has(posix.dirname(file));
}

/** The files that are brought together from the repository: those of the menus. */
export const DOCUMENTATION_FILES: readonly string[] = PAGES.filter(({ isMade }) => !isMade).map(
  ({ file }) => file,
);
