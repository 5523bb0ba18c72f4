// @ts-check
// The page about checkers of links, of what was recorded.
import { spanOf } from "../span-of.js";

/**
 * @typedef {object} Row
 * @property {string} name
 * @property {string} commit
 * @property {string} folder
 * @property {number} links
 * @property {number} told
 * @property {number} seconds
 * @property {number} lychee
 * @property {number} lycheeSeconds
 * @property {number} both
 * @property {number} markdown
 * @property {number} markdownSeconds
 * @property {number} markdownBoth
 * @property {string} date
 * @property {readonly string[]} by
 */
/** @typedef {{ rows: readonly Row[] }} Recording */

/** The text of the page. @param {Recording} recording */
export function page({ rows }) {
  const sum = (/** @type {keyof Row} */ name) => rows.reduce((all, row) => all + Number(row[name]), 0);
  const head = [
    "| tree | links into it | told | lychee | by both | markdown-link-check | by both | seconds | lychee | markdown-link-check |",
    `| --- |${" ---: |".repeat(9)}`,
  ];
  const total = `| all | ${[...COUNTS.map((name) => number(sum(name))), ...SECONDS.map((name) => sum(name).toFixed(1))].join(" | ")} |`;
  return `# Checkers of links on real trees

The documentation of ${rows.length} public repositories, each at a commit, read as a folder of files: \`uri extract --site . --check\` beside
[lychee](https://github.com/lycheeverse/lychee), offline and with fragments, and
[markdown-link-check](https://github.com/tcort/markdown-link-check), without links to the web. None knows the generators of these sites,
which have rules of their own for links: what is told here is what a server of files would not find. [Check the links of your
site](recipes/check-a-site.md) has the same on made pages with known faults, beside hyperlink, htmltest and linkinator.

Recorded on ${spanOf(rows.map(({ date }) => date))}; ${spanOf(rows.map(({ by }) => by.join(", ")))}. *told*: targets that \`uri\` tells to
lead nowhere, each once for a file; *by both*: those that the other one tells, too.

${[...head, ...rows.map(rowOf), total].join("\n")}

The differences have a few reasons, as a sample of them shows. \`uri\` knows the generator where it is told (\`--headings vitepress\`, for most
of these trees): a path without an ending leads to its Markdown, and a heading may have a name of its own. A link to a folder without an
index, to a name in another letter case, or below \`/\` where the tree is not the root of its site, leads nowhere for it. It reads links in
the HTML in Markdown and in style sheets. Links out of the folder, which lychee tells as missing, it counts apart. markdown-link-check
reads Markdown alone, follows each path as one of a file, and looks for a fragment on the same page. lychee is many times as fast.

\`npm --prefix minefield run record-trees\` makes this table: [minefield/trees](../minefield/trees/README.md).
`;
}

const COUNTS = /** @type {const} */ (["links", "told", "lychee", "both", "markdown", "markdownBoth"]);
const SECONDS = /** @type {const} */ (["seconds", "lycheeSeconds", "markdownSeconds"]);

/** @param {Row} row */
function rowOf(row) {
  const { name, commit, folder } = row;
  const at = `https://github.com/${name}/tree/${commit}${folder === "" ? "" : `/${folder}`}`;
  const counts = COUNTS.map((count) => number(row[count]));
  return `| [${name}](${at}) | ${[...counts, ...SECONDS.map((time) => row[time].toFixed(1))].join(" | ")} |`;
}

const number = (/** @type {number} */ count) => count.toLocaleString("en");
