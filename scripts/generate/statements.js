// @ts-check
// `node scripts/generate/statements.js`: writes docs/statements.md, the table of every statement of the five documents: where
// urikit keeps it, and which tests prove it. The statements are in test/statements; a test names those that it proves
// in parentheses: `RFC 1738 §3.10: localhost (002-55)`.
import { execFile } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { root } from "../root.js";

/**
 * @typedef {{ readonly number: string, readonly section: string, readonly statement: string,
 *   readonly chinese: string, readonly keepers: readonly string[], readonly try: readonly string[] }} Statement
 * A statement of a document, by its number, such as `002-55`, in English and Chinese; a keeper is an export of an entry, such as
 * `@urikit/schemes: ftp.plan`, or a command, such as `uri plan`. `try` is an example: a tool of the page, or a tab of it, and
 * what it is given; or `command` and a line for the shell.
 * @typedef {{ readonly number: string, readonly title: string, readonly chineseTitle: string,
 *   readonly statements: readonly Statement[] }} Document
 * @typedef {{ readonly file: string, readonly name: string }} TestName
 * A test, or a group of them, by its name, which begins with the names of the groups around it.
 */

export const PAGE = "docs/statements.md";

/** The five documents, in the order of their numbers. */
export const documents = ["000", "001", "002", "003", "004"].map((number) => {
  /** @type {Omit<Document, "number">} */
  const document = JSON.parse(readFileSync(join(root, `test/statements/${number}.json`), "utf8"));
  return { number, ...document };
});

/**
 * The names of the tests and proofs in files that name a statement, as the sources have them: `%s` means itself.
 * @returns {Promise<readonly TestName[]>}
 */
export async function testNames() {
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const projects = ["quick", "prove", "long"].flatMap((project) => ["--project", project]);
  const args = [vitest, "list", ...filesThatNameAStatement(), ...projects, "--static-parse", "--json"];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, maxBuffer: 1e8 });
  /** @type {TestName[]} */
  const tests = JSON.parse(stdout);
  const names = tests.map(({ file, name }) => ({
    file: relative(root, file).replaceAll(sep, "/"),
    name: name.replace(/\\(["'`\\])/g, "$1"), // as in a literal of the source
  }));
  return names.sort((a, b) => (a.file < b.file ? -1 : Number(a.file > b.file)));
}

function filesThatNameAStatement() {
  return ["packages", "site/series", "tools", "test"]
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => /\.(?:test|prove)\.ts$/.test(file) && !file.includes("node_modules"))
    .filter((file) => /\b00\d-\d/.test(readFileSync(join(root, file), "utf8")));
}

const NUMBERS = / \((00\d-\d+(?:, 00\d-\d+)*)\)/g;

/**
 * The tests that name each number: a group of tests stands for all that are in it.
 * @param {readonly TestName[]} tests
 * @returns {ReadonlyMap<string, readonly TestName[]>}
 */
export function testsByNumber(tests) {
  /** @type {Map<string, Map<string, TestName>>} */
  const found = new Map();
  for (const { file, name } of tests) {
    const named = new Set();
    for (const match of name.matchAll(NUMBERS)) {
      const end = name.indexOf(" > ", match.index);
      const path = (end < 0 ? name : name.slice(0, end)).replaceAll(NUMBERS, "");
      for (const number of (match[1] ?? "").split(", ").filter((each) => !named.has(each))) {
        named.add(number);
        const own = found.get(number) ?? new Map();
        found.set(number, own.set(`${file}: ${path}`, { file, name: path }));
      }
    }
  }
  return new Map([...found].map(([number, own]) => [number, [...own.values()]]));
}

/**
 * The page.
 * @param {ReadonlyMap<string, readonly TestName[]>} proofs
 */
export function page(proofs) {
  const tables = documents.map(
    ({ number, title, statements }) => `## ${number}: ${title}

| number | section | statement | kept by | proved by |
| --- | --- | --- | --- | --- |
${statements.map((statement) => row(statement, proofs.get(statement.number) ?? [])).join("\n")}
`,
  );
  return `# Every statement of five documents

<!-- Made by \`node scripts/generate/statements.js\` from test/statements and the names of the tests. -->

urikit implements five documents. This page lists every statement, feature, algorithm and example in them that software
can keep: where urikit keeps it, and the tests that prove it. It is made from the names of the tests, and a test fails
when it is out of date, when a statement has no test, or when a keeper is not there.
[CONTRIBUTING.md](../CONTRIBUTING.md) says how to add a statement.

${tables.join("\n")}`;
}

/**
 * @param {Statement} statement
 * @param {readonly TestName[]} tests
 */
function row({ number, section, statement, keepers }, tests) {
  const proofs = tests.map(({ file, name }) => `[${file.split("/").at(-1)}](../${file}): ${code(name)}`);
  const cells = [number, section, statement, keepers.map(code).join(", "), proofs.join("<br>")];
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
}

/**
 * A text as it stands, in Markdown.
 * @param {string} text
 */
function code(text) {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return longest === 0 ? fence + text + fence : `${fence} ${text} ${fence}`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  writeFileSync(join(root, PAGE), page(testsByNumber(await testNames())));
  console.log(PAGE);
}
