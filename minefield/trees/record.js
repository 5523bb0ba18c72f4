// @ts-check
// `npm run record-trees [-- --from PREFIX] [OWNER/NAME …]`: checks the links of documentation trees of public repositories, at the commits
// of trees.json, by `uri extract --check`, by lychee, where that is on the path, and by markdown-link-check, which it installs; writes
// results.json.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

/** @typedef {{ name: string, commit: string, folder: string, headings: string }} Tree  headings: whether pages are made of the Markdown */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { from: { type: "string", default: "https://github.com/" } },
});
const main = fileURLToPath(new URL("../../packages/cli/dist/main.js", import.meta.url));
const results = new URL("./results.json", import.meta.url);
/** @type {Tree[]} */
const trees = JSON.parse(readFileSync(new URL("./trees.json", import.meta.url), "utf8"));
/** @type {import("./page.js").Recording} */
const before = JSON.parse(readFileSync(results, "utf8"));
const lychee = spawnSync("lychee", ["--version"], { encoding: "utf8" }).stdout?.trim() ?? "";

const checkers = fileURLToPath(new URL("./checkers/", import.meta.url));
run("npm", ["ci", "--prefix", checkers, "--ignore-scripts"]);
const { dependencies } = JSON.parse(readFileSync(join(checkers, "package.json"), "utf8"));
const markdownLinkCheck = {
  name: `markdown-link-check ${dependencies["markdown-link-check"]}`,
  path: join(checkers, "node_modules/.bin/markdown-link-check"),
};

const AT = "https://tree.example/";

const rows = [];
for (const tree of trees) {
  const known = before.rows.find(({ name }) => name === tree.name);
  const isAsked = positionals.length === 0 || positionals.includes(tree.name);
  rows.push(known !== undefined && !isAsked ? known : checked(tree));
}
const recording = { rows };
writeFileSync(results, `${JSON.stringify(recording, null, 2)}\n`);

/** @param {Tree} tree */
function checked(tree) {
  console.error(tree.name);
  const folder = mkdtempSync(join(tmpdir(), "urikit-tree-"));
  try {
    const bare = join(folder, "bare.git");
    run("git", ["clone", "--quiet", "--bare", `${values.from}${tree.name}.git`, bare]);
    const path = tree.folder === "" ? [] : [tree.folder];
    const archive = run("git", ["-C", bare, "archive", "--format=tar", tree.commit, ...path]);
    run("tar", ["x", "-C", folder, "--exclude=bare.git"], archive);
    rmSync(bare, { recursive: true });
    const date = new Date().toISOString().slice(0, 10);
    const by = [`Node ${process.version.slice(1)}`, lychee, markdownLinkCheck.name];
    return { ...tree, ...outcomes(join(folder, tree.folder), tree.headings), date, by };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {string} folder @param {string} headings */
function outcomes(folder, headings) {
  const ours = timed(folder, process.execPath, [
    main,
    "extract",
    "--site",
    ".",
    "--at",
    AT,
    "--check",
    "--json",
    "--headings",
    headings,
  ]);
  const found = ours.stdout
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const told = new Set(
    found
      .filter(({ where }) => where !== undefined)
      .map(({ file, result, reference }) => `${file} ${pathOf(result ?? reference, AT)}`),
  );
  const [, links = "0"] = /of (\d+) links/.exec(ours.stderr) ?? [];
  const options = [
    "--offline",
    "--include-fragments",
    "--fallback-extensions",
    "md,html,mdx",
    "--root-dir",
    folder,
  ];
  const theirs = timed(folder, "lychee", [...options, "--no-progress", "--format", "json", "."]);
  const others = new Set(
    Object.entries(JSON.parse(theirs.stdout || "{}").error_map ?? {}).flatMap(([file, list]) =>
      list.map(
        (/** @type {{ url: string }} */ { url }) => `${normalize(file)} ${pathOf(url, `file://${folder}/`)}`,
      ),
    ),
  );
  const marked = byMarkdownLinkCheck(folder);
  return {
    links: Number(links),
    told: told.size,
    seconds: ours.seconds,
    lychee: others.size,
    lycheeSeconds: theirs.seconds,
    both: [...told].filter((one) => others.has(one)).length,
    markdown: marked.told.size,
    markdownSeconds: marked.seconds,
    markdownBoth: [...told].filter((one) => marked.told.has(one)).length,
  };
}

/** What markdown-link-check tells of the Markdown of a folder; it asks no server. @param {string} folder */
function byMarkdownLinkCheck(folder) {
  const config = join(folder, "..", `${process.pid}.json`);
  writeFileSync(
    config,
    JSON.stringify({ ignorePatterns: [{ pattern: "^(?!file:)[A-Za-z][A-Za-z0-9+.-]*:" }] }),
  );
  const { stdout, seconds } = timed(folder, markdownLinkCheck.path, ["--config", config, "."]);
  rmSync(config);
  const told = new Set();
  let file = "";
  for (const line of stdout.split("\n")) {
    file = /^FILE: (.*)$/.exec(line)?.[1] ?? file;
    const link = /^ {2}\[✖\] (.*)$/.exec(line)?.[1]?.replace(/ → Status: .*/, "");
    if (link === undefined) continue;
    const target = link.startsWith("#")
      ? file + link
      : join(link.startsWith("/") ? "." : dirname(file), link);
    told.add(`${file} ${pathOf(normalize(target), "")}`);
  }
  return { told, seconds };
}

/** A target in the tree, as both name it. @param {string} target @param {string} root */
function pathOf(target, root) {
  const path = target.startsWith(root) ? target.slice(root.length) : target;
  return decodeURIComponent(
    path
      .replace(/%(?![0-9A-Fa-f]{2})/g, "%25")
      .replace(/\?[^#]*/, "")
      .replace(/\/(?=#|$)/, ""),
  );
}

/** @param {string} cwd @param {string} program @param {string[]} args */
function timed(cwd, program, args) {
  const start = performance.now();
  const { stdout, stderr } = spawnSync(program, args, { cwd, encoding: "utf8", maxBuffer: 2 ** 29 });
  return {
    stdout: stdout ?? "",
    stderr: stderr ?? "",
    seconds: Math.round((performance.now() - start) / 100) / 10,
  };
}

/** @param {string} program @param {string[]} args @param {Buffer} [input] */
function run(program, args, input) {
  const { status, stdout, stderr } = spawnSync(program, args, { input, maxBuffer: 2 ** 30 });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")}: ${stderr}`);
  return stdout;
}
