// @ts-check
// The page about the gauntlet, of what was recorded.
import { spanOf } from "../span-of.js";

/** @typedef {{ id: string, aim: string, what: string, outcome: string }} Result */
/** @typedef {{ name: string, version: string, isFair: boolean, results: readonly Result[], date: string, node: string }} Row */
/** @typedef {{ rows: readonly Row[] }} Recording */

const HEAD = `# The gauntlet

A program that fetches what strangers give it is attacked in two ways: by the reference, and by the server that it leads to. The
gauntlet of [\`@urikit/access\`](../packages/access/README.md) sends any fetcher through such attacks, on servers of your own machine,
and says which it stops:

\`\`\`sh
npx @urikit/access gauntlet -- node fetch-it.js   # gets a reference as its last argument, prints what it fetched
\`\`\`

The fetcher is to allow one origin and nothing else, the one in the variable \`GAUNTLET_ALLOW\`. An attack is let through if the fetcher
came to a server inside, printed the content of a file, or took more than 128 MiB or more than 50 redirects; it hung if it did not
end within 15 seconds. \`gauntlet(fetcher)\` of \`@urikit/access/gauntlet\` does the same with a function, in a test of yours.`;

const HOW = `The first ten are asked as their documentation has the plainest request; that a client without a guard goes where it is sent is what
it is for. The others have a guard that allows the one origin. A guard in the place where a client dials bounds neither the size nor
the time: \`bounds\` counts what the client does by itself. Nothing can be told of a guard that allows nothing on loopback, and a guard
that knows no ports takes \`localhost\` for the allowed address, whose other port it is.

\`npm --prefix minefield run record-gauntlet\` records what this table shows: [minefield/gauntlet](../minefield/gauntlet/README.md).`;

const AIMS = /** @type {const} */ (["address", "port", "file", "bounds"]);

/** The text of the page. @param {Recording} recording */
export function page({ rows }) {
  const head = [
    "| fetcher | asked | address | port | file | bounds |",
    "| --- | --- | --- | --- | --- | --- |",
  ];
  const attacks = rows.find(({ isFair }) => isFair)?.results ?? [];
  const list = ["| attack | what it is |", "| --- | --- |"];
  return `${HEAD}

## What libraries stop

Attacks stopped, of those that aim at an address inside, another port, a file, or the bounds; hung in brackets. Recorded on ${spanOf(rows.map(({ date }) => date))},
Node ${spanOf(rows.map(({ node }) => node.slice(1)))}, with 6 seconds for each.

${[...head, ...rows.map(rowOf)].join("\n")}

${HOW}

## The attacks

${[...list, ...attacks.map(({ id, what }) => `| \`${id}\` | ${what.replaceAll("\\", "\\\\")} |`)].join("\n")}
`;
}

/** @param {Row} row */
function rowOf({ name, version, isFair, results }) {
  const cells = isFair
    ? AIMS.map((aim) => cellOf(results.filter((one) => one.aim === aim)))
    : AIMS.map(() => "–");
  return `| ${name} | ${version} | ${cells.join(" | ")} |`;
}

/** @param {readonly Result[]} results */
function cellOf(results) {
  const count = (/** @type {string} */ outcome) => results.filter((one) => one.outcome === outcome).length;
  const hung = count("hung");
  return `${count("stopped")} of ${results.length}${hung === 0 ? "" : ` (${hung})`}`;
}
