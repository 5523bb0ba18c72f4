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
import { beforeAll, describe, expect, test } from "vitest";
import configuration, { CORE_ROWS, PACKAGES } from "../.dependency-cruiser.js";

const root = fileURLToPath(new URL("..", import.meta.url));
/** The files that are published, as sources. */
function shippedFiles(folder: string): string[] {
  return readdirSync(join(folder, "packages")).flatMap((name) => {
    const src = join("packages", name, "src");
    return readdirSync(join(folder, src), { recursive: true, encoding: "utf8" })
      .filter((file) => /(?<!\.(?:d|test|prove|fuzz))\.ts$/.test(file))
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

test("each package that is published as TypeScript is in the table", () => {
  const names = shippedFiles(root).map((file) => file.split("/")[1] ?? "");
  expect(Object.keys(PACKAGES).sort()).toEqual([...new Set(names)].sort());
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

test("the page imports packages by their names, in components too", () => {
  const rule = configuration.forbidden?.find(({ name }) => name === "page-imports-packages-by-name");
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
  expect(imported.length).toBeGreaterThan(100);
  expect(imported.filter(([, path = ""]) => forbidden.test(path))).toEqual([]);
});

describe("the rows of the core", () => {
  /** The names in the first columns of the picture, the lowest row first: the core, and the folders above it. */
  const drawn = (page: string): string[][] => {
    const [, above = "", middle = "", below = ""] =
      /```text\n( +words\/[^─]*)─+\n( +index [^─]*)─+\n([^`]*)```/.exec(page) ?? [];
    const rows = [below, middle, above].flatMap((part) => part.trimEnd().split("\n").reverse());
    return rows.map((row) => row.slice(0, 38).match(/[a-z-]+/g) ?? []);
  };

  test("each file and folder is in one of them, and each of them is there", () => {
    const entries = readdirSync(join(root, "packages/urikit/src"))
      .filter((name) => !/\.(?:test|prove|fuzz)\.ts$/.test(name))
      .map((name) => name.replace(/\.ts$/, ""));
    expect(CORE_ROWS.flat().sort()).toEqual(entries.sort());
  });

  test("docs/architecture.md draws them", () => {
    const page = readFileSync(join(root, "docs/architecture.md"), "utf8");
    expect(drawn(page)).toEqual(CORE_ROWS);
  });
});

describe("a forbidden import is found", () => {
  /** A breach of each rule: a file of the packages, and what it imports. */
  const COUNTER_EXAMPLES: readonly [rule: string, from: string, imported: string][] = [
    ["core-syntax", "urikit/src/syntax/scanner.ts", "../reference.ts"],
    ["core-syntax", "urikit/src/syntax/scanner.ts", "../index.ts"],
    ["core-query", "urikit/src/query.ts", "./predicates.ts"],
    ["core-reference", "urikit/src/reference.ts", "./resolve.ts"],
    ["core-edit-query", "urikit/src/edit-query.ts", "./context/base.ts"],
    ["core-normalize", "urikit/src/normalize.ts", "./compare.ts"],
    ["core-compare", "urikit/src/compare.ts", "./idna/process.ts"],
    ["core-idna", "urikit/src/idna/process.ts", "../context/base.ts"],
    ["core-idna", "urikit/src/idna/process.ts", "../iri/reference.ts"],
    ["core-iri", "urikit/src/iri/reference.ts", "../context/base.ts"],
    ["schemes-imports", "schemes/src/set.ts", "urikit/context"],
    ["core-index", "urikit/src/index.ts", "./idna/process.ts"],
    ["face-is-for-users", "urikit/src/iri/reference.ts", "../index.ts"],
    ["core-file-in-no-row", "urikit/src/in-no-row.ts", "./resolve.ts"],
    ["urikit-needs-no-node", "urikit/src/resolve.ts", "node:fs"],
    ["urikit-imports", "urikit/src/resolve.ts", "@urikit/lists"],
    ["explain-imports", "explain/src/reference/facts.ts", "@urikit/documents"],
    ["explain-needs-no-node", "explain/src/reference/facts.ts", "node:fs"],
    ["scheme-imports-no-scheme", "schemes/src/ftp.ts", "./http.ts"],
    ["scheme-imports-only-its-heir", "schemes/src/gopher.ts", "./http.ts"],
    ["parts-know-no-scheme", "schemes/src/parts/plan.ts", "../http.ts"],
    ["reading-judges-nothing", "standards/src/readers/reading/places.ts", "../judgement/judgement.ts"],
    ["judgement-asks-for-no-reason", "standards/src/readers/judgement/judgement.ts", "../reasons/changes.ts"],
    ["standards-imports", "standards/src/edition.ts", "urikit/context"],
    ["standards-needs-no-node", "standards/src/edition.ts", "node:fs"],
    ["audit-imports", "audit/src/audit.ts", "@urikit/documents"],
    ["audit-needs-no-node", "audit/src/audit.ts", "node:dns"],
    ["audit-needs-no-node", "audit/src/audit.ts", "./node/lookup.ts"],
    ["documents-imports", "documents/src/css.ts", "@urikit/schemes"],
    ["documents-imports", "documents/src/css.ts", "@urikit/standards"],
    ["drop-in-tr46", "drop-ins/src/tr46/index.ts", "urikit"],
    ["drop-in-url-parse", "drop-ins/src/url-parse/query.ts", "../read.ts"],
    ["lists-imports", "lists/src/engine.ts", "@urikit/documents"],
    ["lists-needs-no-node", "lists/src/engine.ts", "node:fs"],
    ["lists-imports", "lists/src/node/index.ts", "@urikit/documents"],
    ["cli-imports", "cli/src/main.ts", "../../urikit/src/resolve.ts"],
    ["shipped-code-imports-no-tests", "cli/src/main.ts", "../test/uri.ts"],
    ["shipped-code-imports-no-tests", "urikit/src/resolve.ts", "./resolve.test.ts"],
    ["shipped-code-imports-no-tests", "documents/src/css.ts", "@urikit/abnf/abnf"],
    ["minefield-by-one-path", "programs/test/models.ts", "../../../minefield/record/record.ts"],
    ["no-unknown-import", "cli/src/main.ts", "./nowhere.ts"],
    ["no-circle", "cli/src/a.ts", "./b.ts"],
  ];
  /** Imports that break no rule: entries by their names, rows below, one's own folder; and the way back of the circle. */
  const EXAMPLES: readonly [from: string, imported: string][] = [
    ["cli/src/b.ts", "./a.ts"],
    ["urikit/src/resolve.ts", "./reference.ts"],
    ["schemes/src/ftp.ts", "./parts/plan.ts"],
    ["schemes/src/set.ts", "urikit/idna"],
    ["drop-ins/src/tr46/index.ts", "urikit/idna"],
    ["audit/src/audit.ts", "@urikit/standards"],
    ["audit/src/node/lookup.ts", "node:dns"],
    ["audit/src/node/lookup.ts", "../audit.ts"],
    ["cli/src/main.ts", "@urikit/lists/node"],
    ["cli/src/main.ts", "node:fs"],
    ["programs/test/models.ts", "../../../minefield/recorded/index.ts"],
  ];
  /** Where an import leads, as the cruiser calls it. */
  const led = (from: string, imported: string) =>
    imported.startsWith(".") && imported !== "./nowhere.ts"
      ? join(dirname(from), imported)
      : imported.replace(/^node:/, "");

  let found: readonly string[] = [];
  beforeAll(async () => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), "urikit-imports-")));
    try {
      const imports = [...COUNTER_EXAMPLES.map(([, ...one]) => one), ...EXAMPLES];
      const importers = [...new Set(imports.map(([from]) => from))];
      const files = new Map(importers.map((from) => [from, ""]));
      for (const [from, imported] of imports) {
        const text = `export type { named as n${files.size}_${imported.length} } from ${JSON.stringify(imported)};\n`;
        files.set(from, (files.get(from) ?? "") + text);
        if (imported.startsWith(".") && imported !== "./nowhere.ts")
          files.set(led(from, imported), files.get(led(from, imported)) ?? "");
      }
      for (const [file, text] of files) {
        mkdirSync(dirname(join(folder, "packages", file)), { recursive: true });
        writeFileSync(join(folder, "packages", file), `${text}export const named = 1;\n`);
      }
      found = (
        await broken(
          folder,
          importers.map((file) => join("packages", file)),
        )
      ).rules;
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test.each(COUNTER_EXAMPLES)("%s: %s imports %s", (rule, from, imported) => {
    const to = led(from, imported).replace("../", "");
    const named = found.filter((one) => one.startsWith(`${rule}: packages/${from} → `));
    expect(named.map((one) => one.split(" → ")[1]?.replace("packages/", ""))).toContain(to);
  });

  test.each(EXAMPLES)("and none where %s imports %s", (from, imported) => {
    const rules = found.filter((one) => !one.startsWith("no-circle"));
    const to = led(from, imported);
    expect(rules.filter((one) => one.replaceAll("packages/", "").endsWith(`: ${from} → ${to}`))).toEqual([]);
  });
});
