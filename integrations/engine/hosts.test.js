// @ts-check
// docs/engine.md: the examples in Go and C, by the vectors, where the toolchains are and what they need can be had.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const cache = join(root, ".cache/engine");
const code = join(root, "packages/lists/arrow.wasm");
const vectors = join(root, "packages/lists/vectors/values.jsonl");

const go = join(root, "integrations/engine/go");
const canGo = spawnSync("go", ["mod", "download"], { cwd: go }).status === 0;

it.skipIf(!canGo)("wazero gives the normal forms of all vectors", () => {
  const output = execFileSync("go", ["run", ".", code, vectors], { cwd: go, encoding: "utf8" });
  expect(output).toBe("20000 passed, 0 failed\n");
});

const library = libraryOfWasmtime();
const headers = library === undefined ? undefined : headersOfWasmtime();

it.skipIf(headers === undefined)("wasmtime gives the normal forms of vectors in C", () => {
  const program = join(cache, "normalize");
  const source = join(root, "integrations/engine/c/normalize.c");
  const include = [`-I${cache}`, "-isystem", String(headers)];
  const link = [String(library), `-Wl,-rpath,${dirname(String(library))}`];
  execFileSync("cc", ["-std=c11", "-Wall", "-Wextra", "-Werror", ...include, source, ...link, "-o", program]);
  const some = readFileSync(vectors, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line))
    .filter(({ value }) => value !== undefined && !value.includes("\0"))
    .slice(0, 2000);
  const output = execFileSync(program, [code, ...some.map(({ value }) => value)], { encoding: "utf8" });
  const expected = some.map(({ value, valid, normal = value }) => (valid ? normal : ""));
  expect(output.split("\n").slice(0, -1)).toEqual(expected);
});

/** The library of wasmtime, which its wheel has; undefined, where `npm run test:python` has not installed it. */
function libraryOfWasmtime() {
  const folder = join(root, ".cache/python");
  const pythons = existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith("python")) : [];
  return pythons
    .map((name) => join(folder, name, "lib", name, "site-packages/wasmtime/linux-x86_64/_libwasmtime.so"))
    .find((path) => existsSync(path));
}

/** The headers of wasmtime, which its crate has, and the one that its build makes; undefined, where they cannot be had. */
function headersOfWasmtime() {
  const cargo = spawnSync("cargo", ["metadata", "--format-version", "1"], {
    cwd: join(root, "integrations/engine/c"),
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
  if (cargo.status !== 0 || spawnSync("cc", ["--version"]).status !== 0) return undefined;
  /** @type {{ packages: { name: string, manifest_path: string }[] }} */
  const { packages } = JSON.parse(cargo.stdout);
  const manifest = packages.find(({ name }) => name === "wasmtime-c-api-impl")?.manifest_path;
  if (manifest === undefined) return undefined;
  const include = join(dirname(manifest), "include");
  mkdirSync(join(cache, "wasmtime"), { recursive: true });
  const configuration = readFileSync(join(include, "wasmtime/conf.h.in"), "utf8");
  writeFileSync(join(cache, "wasmtime/conf.h"), configuration.replaceAll("#cmakedefine", "#define"));
  return include;
}
