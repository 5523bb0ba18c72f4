// @ts-check
// NATIVE.md: readers in other languages, and the commands compared with other tools, losses in the same tables as wins.

/** @typedef {import("./main.js").ReaderResult} ReaderResult */
/** @typedef {import("./tools.js").JobResult} JobResult */

/** What the lists are, as the table calls them. @type {Record<import("./jobs.js").List, string>} */
const LISTS = {
  links: "links, again and again",
  distinct: "links, each distinct",
  relative: "relative references",
  pairs: "pairs of links",
  server: "a server's log",
  program: "a program's log, with addresses and secrets",
  text: "running text with links",
  page: "a page of HTML",
};

/** @param {{ machine: import("../machine.js").Machine, rounds: number, readers: readonly ReaderResult[], jobs: readonly JobResult[] }} results */
export function document({ machine: { date, platform, cores, cpu, node }, rounds, readers, jobs }) {
  return `# Compared with natives

Written by \`npm run bench:native\`, on what the machine has: a reader that cannot be built and a tool that is not installed are
“not here”.

${date}, ${platform}, ${cores} cores of ${cpu}, Node ${node}.

## Readers

Each link of the benchmark parsed and its host read, in nanoseconds of processor time; of twenty passes, the quickest. A reader
of the URL Standard does more than one of RFC 3986: it writes a normal form.

| reader | ns |
| --- | ---: |
${readers.map(({ reader, nanoseconds }) => `| ${reader} | ${nanoseconds ?? "not here"} |`).join("\n")}

## Commands

Each command of \`uri\` and the best tools for the same job, on the same list from standard input: the processor time of whole
processes, in seconds, each with one thread; of ${rounds} rounds, the quickest. The ratio is how many times as long the tool takes. **A
number below 1 is a loss of \`uri\`**, is in bold, and has its reason. The links that are measured are valid and normal, so that all
give the same answer. The last column but one is how the answers differ on the 48,010 links of the benchmark as they
stand, of which 341 are invalid, or on the other lists.

DuckDB and ClickHouse run in a process of Node, from the packages that \`npm run test:integrations\` installs; their start
is part of their time, as it is of that of \`uri\`. The keys of ClickHouse are those of \`uri\`, octet by octet.

| command, list | tool | s | ratio | the tool's answer differs | why it is quicker |
| --- | --- | ---: | ---: | --- | --- |
${jobs.flatMap(rowsOf).join("\n")}
`;
}

/** @param {JobResult} job */
function rowsOf({ command, list, megabytes, seconds, rivals }) {
  return [
    `| \`${command}\`, ${LISTS[list]} (${Math.round(megabytes)} MB) | uri | ${seconds.toFixed(2)} | 1 | | |`,
    ...rivals.map(({ tool, seconds: theirs, differences = "", why = "" }) => {
      if (theirs === undefined) return `| | ${tool} | not here | | | |`;
      const ratio = (theirs / seconds).toFixed(2);
      return `| | ${tool} | ${theirs.toFixed(2)} | ${theirs < seconds ? `**${ratio}**` : ratio} | ${differences} | ${why} |`;
    }),
  ];
}
