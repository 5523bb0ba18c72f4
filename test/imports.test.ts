// The direction of the imports: .dependency-cruiser.js says which way they go.
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { describe, expect, test } from "vitest";
import configuration from "../.dependency-cruiser.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const PACKAGES = ["urikit", "standards", "audit", "documents", "lists", "anatomy", "cli", "check"];

/** The files that are published, as sources. */
function shippedFiles(folder: string): string[] {
  return PACKAGES.flatMap((name) => {
    const src = join("packages", name, "src");
    return readdirSync(join(folder, src), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !/\.(?:test|prove|fuzz)\.ts$/.test(file))
      .map((file) => join(src, file).replaceAll("\\", "/"));
  });
}

/** The rules that imports break, each with the file that breaks it and what it imports; and how many files there are. */
async function broken(
  baseDir: string,
  files: readonly string[],
): Promise<{ files: number; rules: string[] }> {
  const { forbidden, options = {} } = configuration;
  const { enhancedResolveOptions = {}, ...cruiseOptions } = options;
  const settings = { ...cruiseOptions, validate: true, ruleSet: { forbidden: forbidden ?? [] }, baseDir };
  const { output } = await cruise([...files], settings, enhancedResolveOptions);
  const { summary, modules } = output as ICruiseResult; // no reporter was asked for
  const rules = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  return { files: modules.filter(({ source }) => source.startsWith("packages/")).length, rules };
}

test("every import of the packages goes the way that it must", async () => {
  const shipped = shippedFiles(root);
  const { files, rules } = await broken(root, shipped);
  expect(rules).toEqual([]);
  expect(files).toBeGreaterThanOrEqual(shipped.length);
});

/** The files of the page: of a component, its script. */
function pageFiles(): { file: string; source: string }[] {
  return readdirSync(join(root, "site"), { encoding: "utf8", withFileTypes: true })
    .filter((one) => one.isDirectory() && !/^(?:node_modules|\.cache|public|test)$/.test(one.name))
    .flatMap(({ name }) =>
      readdirSync(join(root, "site", name), { encoding: "utf8", recursive: true })
        .filter((file) => /\.(?:vue|md|ts)$/.test(file) && !file.endsWith(".test.ts"))
        .map((file) => join("site", name, file).replaceAll("\\", "/")),
    )
    .map((file) => ({ file, source: readFileSync(join(root, file), "utf8") }));
}

test("the page imports of the command what stands there for the page, in components too", () => {
  const rule = configuration.forbidden?.find(({ name }) => name === "page-imports-what-is-for-it");
  if (rule === undefined || !("to" in rule)) throw new Error("there is no such rule");
  const forbidden = new RegExp(String(rule.to.path));
  const files = pageFiles();
  expect(files.length).toBeGreaterThan(100);
  const imported = files.flatMap(({ file, source }) =>
    [...source.matchAll(/(?:from|import\()\s*"(\.[^"]+)"/g)].map(([, path = ""]) => [
      file,
      posix.join(posix.dirname(file), path),
    ]),
  );
  expect(imported.some(([, path]) => path?.startsWith("packages/cli/src/for-page/"))).toBe(true);
  expect(imported.filter(([, path = ""]) => forbidden.test(path))).toEqual([]);
});

describe("a forbidden import is found", () => {
  test.each<[rule: string, from: string, imported: string]>([
    ["core-layer-1", "urikit/src/syntax/scanner.ts", "../reference.ts"],
    ["core-layer-1", "urikit/src/syntax/scanner.ts", "../index.ts"],
    ["core-layer-4", "urikit/src/reference.ts", "./resolve.ts"],
    ["core-layer-6", "urikit/src/normalize.ts", "./compare.ts"],
    ["core-layer-8", "urikit/src/compare.ts", "./schemes/set.ts"],
    ["core-layer-9", "urikit/src/idna/process.ts", "../schemes/set.ts"],
    ["core-layer-9", "urikit/src/idna/process.ts", "../iri/reference.ts"],
    ["core-layer-10", "urikit/src/iri/reference.ts", "../schemes/set.ts"],
    ["core-layer-11", "urikit/src/ajv/index.ts", "../schemes/set.ts"],
    ["core-layer-12", "urikit/src/schemes/set.ts", "../context/base.ts"],
    ["face-of-the-core", "urikit/src/index.ts", "./schemes/set.ts"],
    ["core-imports-nothing", "urikit/src/resolve.ts", "node:fs"],
    ["command-needs-nothing-of-the-page", "cli/src/program.ts", "./for-page/plan.ts"],
    ["scheme-imports-no-scheme", "urikit/src/schemes/ftp.ts", "./http.ts"],
    ["scheme-imports-only-its-heir", "urikit/src/schemes/gopher.ts", "./http.ts"],
    ["parts-know-no-scheme", "urikit/src/schemes/parts/plan.ts", "../http.ts"],
    ["standards-import-the-library", "standards/src/edition.ts", "urikit/context"],
    ["standards-import-the-library", "standards/src/edition.ts", "node:fs"],
    ["audit-imports-what-reads", "audit/src/audit.ts", "@urikit/documents"],
    ["audit-needs-node-in-one-entry", "audit/src/audit.ts", "node:dns"],
    ["documents-import-the-context", "documents/src/css.ts", "urikit/schemes"],
    ["documents-import-the-context", "documents/src/css.ts", "@urikit/standards"],
    ["lists-import-the-library", "lists/src/engine.ts", "@urikit/documents"],
    ["lists-import-the-library", "lists/src/engine.ts", "node:fs"],
    ["lists-need-node-in-one-entry", "lists/src/node/index.ts", "@urikit/documents"],
    ["cli-imports-public-entries", "cli/src/main.ts", "../../urikit/src/resolve.ts"],
    ["check-imports-the-library", "check/src/program.ts", "@urikit/audit"],
    ["shipped-code-imports-no-tests", "cli/src/main.ts", "../test/uri.ts"],
    ["shipped-code-imports-no-tests", "urikit/src/resolve.ts", "./resolve.test.ts"],
    ["shipped-code-imports-no-tests", "documents/src/css.ts", "@urikit/abnf/abnf"],
    ["no-unknown-import", "cli/src/main.ts", "./nowhere.ts"],
  ])("%s: %s imports %s", async (rule, from, imported) => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), "urikit-imports-")));
    try {
      const write = (path: string, text: string) => {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), text);
      };
      const importing = `packages/${from}`;
      if (imported.startsWith(".") && imported !== "./nowhere.ts")
        write(join(dirname(importing), imported), "export const named = 1;\n");
      write(importing, `import type { named } from ${JSON.stringify(imported)};\nexport type One = named;\n`);
      const { rules } = await broken(folder, [importing]);
      expect(rules.filter((one) => one.startsWith(`${rule}: ${importing} → `))).not.toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test("no-circle: two files that import each other, one of them only a type", async () => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), "urikit-imports-")));
    try {
      mkdirSync(join(folder, "packages/cli/src"), { recursive: true });
      writeFileSync(
        join(folder, "packages/cli/src/a.ts"),
        'import { b } from "./b.ts";\nexport const a = b;\n',
      );
      writeFileSync(
        join(folder, "packages/cli/src/b.ts"),
        'import type { a } from "./a.ts";\nexport const b: typeof a = 1;\n',
      );
      const { rules } = await broken(folder, ["packages/cli/src/a.ts"]);
      expect(rules.map((rule) => rule.split(":")[0])).toContain("no-circle");
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
