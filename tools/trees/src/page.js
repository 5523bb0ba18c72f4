// @ts-check
// docs/link-checkers.md, of what was recorded.

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
 */
/** @typedef {{ date: string, node: string, lychee: string, rows: readonly Row[] }} Recording */

/** The text of the page. @param {Recording} recording */
export function page({ date, node, lychee, rows }) {
  const sum = (/** @type {keyof Row} */ name) => rows.reduce((all, row) => all + Number(row[name]), 0);
  const head = [
    "| tree | links into it | told | lychee | by both | seconds | lychee, seconds |",
    "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
  ];
  const total = `| all | ${number(sum("links"))} | ${number(sum("told"))} | ${number(sum("lychee"))} | ${number(sum("both"))} | ${sum("seconds").toFixed(1)} | ${sum("lycheeSeconds").toFixed(1)} |`;
  return `<!-- Made by \`npm run record-trees\` of tools/trees/results.json. -->

# Checkers of links on real trees

The documentation of ${rows.length} public repositories, each at a commit, read as a folder of files: \`uri extract --site . --check\` beside
[lychee](https://github.com/lycheeverse/lychee), offline and with fragments. Neither knows the generators of these sites, which have
rules of their own for links: what is told here is what a server of files would not find. [Check the links of your
site](recipes/check-a-site.md) has the same on made pages with known faults, beside hyperlink and linkinator.

Recorded on ${date}; Node ${node.slice(1)}, ${lychee}. *told*: targets that \`uri\` tells to lead nowhere, each once for a file; *by
both*: those that lychee tells, too.

${[...head, ...rows.map(rowOf), total].join("\n")}

The differences have a few reasons, as a sample of them shows. \`uri\` knows the generator where it is told (\`--headings vitepress\`, for most
of these trees): a path without an ending leads to its Markdown, and a heading may have a name of its own. A link to a folder without an
index, to a name in another letter case, or below \`/\` where the tree is not the root of its site, leads nowhere for it. It reads links in
the HTML in Markdown and in style sheets. Links out of the folder, which lychee tells as missing, it counts apart. lychee is many
times as fast.

\`npm run record-trees\` makes this table: [tools/trees](../tools/trees/README.md).
`;
}

/** @param {Row} row */
function rowOf({ name, commit, folder, links, told, lychee, both, seconds, lycheeSeconds }) {
  const at = `https://github.com/${name}/tree/${commit}${folder === "" ? "" : `/${folder}`}`;
  const counts = [links, told, lychee, both].map(number);
  return `| [${name}](${at}) | ${[...counts, seconds.toFixed(1), lycheeSeconds.toFixed(1)].join(" | ")} |`;
}

const number = (/** @type {number} */ count) => count.toLocaleString("en");
