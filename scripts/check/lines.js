// @ts-check
// `node scripts/check/lines.js`: how much there is to read and to keep, of what git tracks. It fails above a limit.
//
// Lines of code: those of `.ts`, `.js`, `.vue` and `.css` in the folders that are read, without tests. A test is a file
// `*.test.ts`, `*.prove.ts`, `*.fuzz.ts`, `*.mutations.ts` or `*.servers.ts`, and what is in a folder `test` or `browser`.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.js";

const LIMITS = { lines: 137_000, files: 2550, docs: 130 };

const CODE = /^(?:packages|site|scripts|bench|tools)\/.*\.(?:ts|js|vue|css)$/;
const TEST = /\.(?:test|prove|fuzz|mutations|servers)\.ts$|\/(?:test|browser)\//;

const tracked = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8", maxBuffer: 1e8 })
  .split("\0")
  .filter(Boolean);

/** @type {Map<string, number>} */
const byFolder = new Map();
for (const file of tracked.filter((path) => CODE.test(path) && !TEST.test(path))) {
  const folder = /^(?:(?:packages|tools|site|scripts)\/[^/]+(?=\/)|[^/]+)/.exec(file)?.[0] ?? file;
  const lines = readFileSync(join(root, file), "latin1").split("\n").length - 1;
  byFolder.set(folder, (byFolder.get(folder) ?? 0) + lines);
}
for (const [folder, lines] of [...byFolder].sort(([, one], [, other]) => other - one))
  console.log(`${String(lines).padStart(8)}  ${folder}`);

hold(
  "lines of code, without tests",
  [...byFolder.values()].reduce((sum, one) => sum + one, 0),
  LIMITS.lines,
);
hold(
  "tracked files outside minefield/ and findings/",
  tracked.filter((path) => !/^(?:minefield|findings)\//.test(path)).length,
  LIMITS.files,
);
hold("files in docs/", tracked.filter((path) => path.startsWith("docs/")).length, LIMITS.docs);

/** @param {string} what @param {number} count @param {number} limit */
function hold(what, count, limit) {
  console.log(`${count > limit ? "FAILED" : "ok    "}  ${count} ${what}, at most ${limit}`);
  if (count > limit) process.exitCode = 1;
}
