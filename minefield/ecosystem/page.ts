/** The page about compatibility, of the results. */

import type { Outcome } from "./reports.ts";
import { type LeftOut, verdict } from "./repositories.ts";
import { callsOf, type Replaced, type Result } from "./results.ts";

const HEAD = `# Compatibility

The tests of other people's repositories, run twice: as they are, and with urikit's packages in the place of the
libraries, in every copy that the tree has. Everything else is untouched. All tests of a repository run, unless its row
says otherwise.

How much a row proves is counted too. *calls*: how often the tests called urikit's packages. *need it*: how many tests
no longer pass in a third run, in which every function of these packages throws an error; the others would pass whatever
the packages answer.`;

const HOW = `## To run one

\`\`\`sh
cd minefield && npm ci
npm run ecosystem -- fastify/ajv-compiler                 # clones it from GitHub; no names: all of them
npm run ecosystem -- --from /path/to/mirrors/ OWNER/NAME  # clones /path/to/mirrors/OWNER/NAME.git
\`\`\`

A run needs git, tar and a registry of npm. It installs what the registry had on a day that the list names, so the same
run next year installs the same. It builds nothing: it takes no script of what it installs, and where tests read made
files, these come from the published package of the same version. The tests have a bare environment and a time limit.
[minefield/ecosystem](../minefield/ecosystem/README.md) has the list and the results.`;

/** The text of the page: of what was run, and of what was not. */
export function page(results: readonly Result[], leftOut: readonly LeftOut[]): string {
  const parts = [
    HEAD,
    summary(results),
    table(results),
    ...differences(results),
    ...leftOutTable(leftOut),
    HOW,
  ];
  return `${parts.join("\n\n")}\n`;
}

function summary(results: readonly Result[]): string {
  const calling = results.filter(isCalled);
  const same = results.filter(isSame);
  const tests = sum(calling.map(({ before }) => before.passed + before.failed));
  const calls = sum(calling.flatMap(({ replaced }) => replaced.map(callsOf)));
  return `${results.length} repositories were run. In ${calling.length} of them the tests call urikit's packages: ${number(calls)} calls
in ${number(tests)} tests. In ${same.length === results.length ? "every one" : `${same.length} of ${results.length}`} the same tests pass and the same fail as before.`;
}

function table(results: readonly Result[]): string {
  return [
    "| repository | replaced | before | after | calls | need it | run |",
    "| --- | --- | --- | --- | --- | --- | --- |",
    ...results.map(row),
  ].join("\n");
}

function row(result: Result): string {
  const { repository, commit, part, replaced, before, after, need, day, node } = result;
  const cells = [
    `[${repository}](https://github.com/${repository}/tree/${commit}) ${commit.slice(0, 7)}${part === undefined ? "" : `, ${part}`}`,
    replaced.map(({ library, versions }) => `${library} ${versions.join(", ")}`).join("; "),
    counts(before),
    isSame(result) ? "the same" : `${counts(after)}; see below`,
    isCalled(result) ? number(sum(replaced.map(callsOf))) : noCalls(replaced),
    number(need),
    `${day}, Node ${node}`,
  ];
  return `| ${cells.join(" | ")} |`;
}

function counts({ passed, failed, skipped }: Outcome): string {
  const others = [failed > 0 && `${number(failed)} failed`, skipped > 0 && `${number(skipped)} skipped`];
  return [`${number(passed)} passed`, ...others.filter(Boolean)].join(", ");
}

function noCalls(replaced: readonly Replaced[]): string {
  const isLoaded = replaced.some(({ calls }) => (calls.load ?? 0) > 0);
  return isLoaded ? "loaded, and never called" : "never loaded";
}

/** The tests that pass only before, or only after, and who is right. */
function differences(results: readonly Result[]): readonly string[] {
  const rows = results.flatMap(({ repository, before, after }) => {
    const row = (name: string, says: string) =>
      `| ${repository} | ${cell(name)} | ${says} | ${cell(verdict(repository, name) ?? "open")} |`;
    return [
      ...without(after.failures, before.failures).map((name) => row(name, "fails after")),
      ...without(before.failures, after.failures).map((name) => row(name, "passes after")),
    ];
  });
  if (rows.length === 0) return [];
  const head = [
    "## Differences",
    "",
    "| repository | test | outcome | who is right |",
    "| --- | --- | --- | --- |",
  ];
  return [[...head, ...rows].join("\n")];
}

function leftOutTable(leftOut: readonly LeftOut[]): readonly string[] {
  if (leftOut.length === 0) return [];
  const rows = leftOut.map(({ name, reason }) => `| ${name} | ${reason} |`);
  return [["## Not run", "", "| repository | why |", "| --- | --- |", ...rows].join("\n")];
}

/** Whether the same tests passed, failed and were skipped. */
function isSame({ before, after }: Result): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}

function isCalled({ replaced }: Result): boolean {
  return replaced.some((one) => callsOf(one) > 0);
}

const without = (all: readonly string[], known: readonly string[]) =>
  all.filter((one) => !known.includes(one));
const cell = (text: string) => text.replaceAll("|", "\\|");
const number = (value: number) => value.toLocaleString("en-US");
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
