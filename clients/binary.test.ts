/**
 * The single executable of `npm run binary`: it does what the command does, on a machine that has it and the C and C++ libraries
 * alone. Where a Node cannot hold another program, as some distributions build it, or where nobody may change the root of
 * the file system, the tests are skipped.
 */

import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const main = join(root, "packages/cli/dist/main.js");
const binary = join(root, ".cache/binary/uri");
const isPossible = process.platform === "linux" && readFileSync(process.execPath).includes("NODE_SEA_FUSE");
const mayChangeRoot = isPossible && process.getuid?.() === 0;

const folder = mkdtempSync(join(tmpdir(), "uri-binary-"));
const list = join(folder, "list.txt");

beforeAll(() => {
  if (isPossible)
    execFileSync(process.execPath, [join(root, "scripts/build/binary.js")], { stdio: "ignore" });
  const lines = Array.from(
    { length: 50_000 },
    (_, at) => `HTTP://h${at % 100}.example.org/a/../${at % 9999}?x y`,
  );
  writeFileSync(list, lines.map((line, at) => (at % 3 === 0 ? line : line.replace(" ", "+"))).join("\n"));
}, 300_000); // a loaded machine takes minutes

afterAll(() => rmSync(folder, { recursive: true }));

/** What does not fit is cut off somewhere, and not twice at the same place. */
const MOST_OUTPUT = 64 * 1024 * 1024;

const ended = (program: string, args: readonly string[], input = "") => {
  const { status, stdout, stderr } = spawnSync(program, args, {
    input,
    encoding: "utf8",
    maxBuffer: MOST_OUTPUT,
  });
  return { status, stdout, stderr };
};

describe.skipIf(!isPossible)("the single executable", () => {
  it.each([
    ["--version"],
    ["--help"],
    ["http://u:p@127.1/%zz"],
    ["audit", "http://u:p@127.1/"],
    ["standards", "http://a\\@b/"],
    ["explain", "--svg", "host"],
    ["where", "port = 80", "http://a:80/"],
    ["nosuch"],
    ["unique", "--jobs", "2", "--input", list],
    ["report", "--jobs", "2", "--json", "--input", list],
  ])("does what the command does: %s %s", (...args) => {
    const one = ended(binary, args);
    expect(one).toEqual(ended(process.execPath, [main, ...args]));
    expect(one.stdout + one.stderr).not.toBe("");
  });

  it("names itself, and no Node, in the configuration of an engine", () => {
    const { stdout } = ended(binary, ["serve", "--udf", "--config", "clickhouse"]);
    expect(stdout).toContain(`<command>exec ${binary} serve --udf error `);
  });

  it.skipIf(!mayChangeRoot)("needs the C and C++ libraries, and nothing else", () => {
    const jail = join(folder, "root");
    mkdirSync(join(jail, "tmp"), { recursive: true });
    const libraries = execFileSync("ldd", [binary], { encoding: "utf8" }).match(/\/\S+/g) ?? [];
    for (const file of libraries) {
      mkdirSync(dirname(join(jail, file)), { recursive: true });
      copyFileSync(file, join(jail, file));
    }
    copyFileSync(binary, join(jail, "uri"));
    expect(
      libraries.every((file) =>
        /\/(?:ld-linux|lib(?:c|m|dl|pthread|stdc\+\+|gcc_s|rt|atomic)\.so)/.test(file),
      ),
    ).toBe(true);
    const { status, stdout } = ended("chroot", [jail, "/uri", "normalize"], "HTTP://A/b/../c\n");
    expect([status, stdout]).toEqual([0, "http://a/c\n"]);
  });
});
