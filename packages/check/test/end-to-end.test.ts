// The package that users get: as npm packs it, unpacked and run in a repository whose node_modules is made of files that
// are here. Nothing is asked of the network.

import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { proof } from "@urikit/abnf/extent";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const packageFolder = fileURLToPath(new URL("..", import.meta.url));
const require = createRequire(import.meta.url);

let folder: string;
let program: string;
let repository: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "urikit-check-test-"));
  const options = { cwd: packageFolder, encoding: "utf8", shell: process.platform === "win32" } as const;
  execFileSync(
    "npm",
    ["pack", "--ignore-scripts", "--loglevel=error", "--pack-destination", folder],
    options,
  );
  execFileSync("tar", ["-xzf", "urikit-check-0.1.0.tgz"], { cwd: folder });
  program = join(folder, "package/dist/main.cjs");
  repository = join(folder, "repository");
  makeRepository();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Ajv as it is installed here, with its dependencies; and a test that compiles a schema. */
function makeRepository(): void {
  const modules = join(repository, "node_modules");
  const ajv = dirname(require.resolve("ajv/package.json"));
  for (const name of ["ajv", "fast-deep-equal", "json-schema-traverse", "require-from-string"])
    cpSync(join(dirname(ajv), name), join(modules, name), { recursive: true });
  const packages = {
    "": { name: "demo", version: "1.0.0" },
    "node_modules/ajv": { version: "8.20.0" },
    "node_modules/ajv/node_modules/fast-uri": { version: "3.1.0" },
  };
  const files = {
    "package.json": { name: "demo", version: "1.0.0", scripts: { test: "node test.cjs" } },
    "package-lock.json": { lockfileVersion: 3, packages },
    "schemas/a.json": {
      $id: "http://example.org/a",
      $ref: "#/$defs/a b",
      other: { $ref: "../b.json#/%7Ec" },
    },
  };
  mkdirSync(join(repository, "schemas"), { recursive: true });
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(repository, name), JSON.stringify(content));
  writeFileSync(join(repository, "test.cjs"), TEST);
}

/** Its test asks Ajv, and so fast-uri or what is in its place. */
const TEST = `
const { Ajv } = require("ajv");
const validate = new Ajv().compile({ $id: "http://a/b", $ref: "c#/x", $defs: { c: { $id: "c", x: { type: "integer" } } } });
if (!validate(1) || validate("1")) throw new Error("wrong");
`;

function check(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, repository, ...args], {
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

describe("the packed package", () => {
  it("holds what it needs, and no sources", () => {
    const about = JSON.parse(readFileSync(join(folder, "package/package.json"), "utf8"));
    expect(about.dependencies).toBeUndefined();
    expect(existsSync(join(folder, "package/node_modules"))).toBe(false);
    expect(readdirSync(join(folder, "package/dist/replacements")).sort()).toEqual([
      "fast-uri",
      "punycode",
      "relative-to-absolute-iri",
      "tr46",
      "uri-js",
      "url-parse",
      "url-template",
    ]);
  });

  it("lists libraries, advisories, the override and invalid references; nothing is changed", () => {
    const before = readFileSync(join(repository, "package.json"), "utf8");
    const { status, stdout, stderr } = check();
    expect([status, stderr]).toEqual([1, ""]);
    expect(stdout).toContain("fast-uri 3.1.0  (node_modules/ajv/node_modules/fast-uri)");
    expect(stdout).toContain("GHSA-q3j6-qgpj-74h6 CVE-2026-6321");
    expect(stdout).toContain('"fast-uri": "npm:@urikit/fast-uri@0.1.0"');
    expect(stdout).toContain("schemas/a.json:1:38: $ref: a space is not allowed in a fragment");
    expect(stdout).toContain("write: #/$defs/a%20b");
    expect(readFileSync(join(repository, "package.json"), "utf8")).toBe(before);
  });

  it("--fix writes the override, --fix --undo takes it back to the octet", () => {
    const manifest = join(repository, "package.json");
    const before = readFileSync(manifest, "utf8");
    expect(check("--fix").stdout).toContain('"fast-uri": "npm:@urikit/fast-uri@0.1.0"  written');
    expect(JSON.parse(readFileSync(manifest, "utf8")).overrides).toEqual({
      "fast-uri": "npm:@urikit/fast-uri@0.1.0",
    });
    expect(check("--fix").stdout).toContain("is there already");
    expect(check("--fix", "--undo").stdout).toContain("taken back");
    expect(readFileSync(manifest, "utf8")).toBe(before);
  });

  proof("--run-tests: the repository's tests with the replacement, in a copy", () => {
    const { status, stdout } = check("--run-tests", "--json");
    const { trial } = JSON.parse(stdout);
    expect(status).toBe(1); // the advisories of what is installed
    expect(trial.replaced).toEqual([{ name: "fast-uri", by: "@urikit/fast-uri", copies: 1 }]);
    expect([trial.before.status, trial.after.status, trial.breaks]).toEqual([0, 0, false]);
    expect(trial.closed).toContain("GHSA-v39h-62p7-jpjc");
    expect(trial.answers).toMatchObject([{ name: "fast-uri", references: 2, differences: [] }]);
    expect(trial.answers[0].after).toBeGreaterThan(0);
    const library = join(repository, "node_modules/ajv/node_modules/fast-uri/package.json");
    expect(JSON.parse(readFileSync(library, "utf8")).name).toBe("fast-uri");
  });
});

describe("usage", () => {
  it.each([
    [["--nothing"], "Unknown option"],
    [["a", "b"], "one folder"],
    [["--undo"], "--undo goes with --fix"],
  ])("%j is wrong usage", (args, message) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: "utf8" });
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(message);
  });

  it("a folder without a lockfile: its schemas are read", () => {
    const schemas = join(repository, "schemas");
    const { status, stdout } = spawnSync(process.execPath, [program, schemas], { encoding: "utf8" });
    expect(status).toBe(1);
    expect(stdout).toContain("no lockfile, no node_modules and no package.json: the schemas alone");
    expect(stdout).toContain("a.json:1:38: $ref");
  });

  it("--help", () => {
    const { status, stdout } = spawnSync(process.execPath, [program, "--help"], { encoding: "utf8" });
    expect([status, stdout.startsWith("urikit-check [DIR] [--json] [--run-tests] [--fix [--undo]]")]).toEqual(
      [0, true],
    );
  });
});
