// The parts of `npm run release` and `npm run check-packages` that need no packing: scripts/build/packages.js, scripts/build/owner.js
// and scripts/run/release.js.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { DROP_INS } from "../scripts/build/drop-ins.js";
import { hasHome, namingOwner, outdated, withHome } from "../scripts/build/owner.js";
import { entriesOf, publishedPackages, workspacePackages } from "../scripts/build/packages.js";
import { obstacles, table } from "../scripts/run/release.js";

const manifest = (name: string, version = "1.0.0", repository?: string) => ({
  name,
  version,
  ...(repository === undefined ? {} : { repository }),
});

const OWNER = { owner: "acme", contact: "security@acme.example", author: "Acme" };

describe("the packages that are published", () => {
  test("are those in `packages` that are not private, and those in the place of other libraries, each once", () => {
    const names = publishedPackages().map((one) => one.manifest.name);
    expect(names).toContain("urikit");
    expect(names).toContain("@urikit/cli");
    expect(names).toContain("@urikit/fast-uri");
    expect(new Set(names).size).toBe(names.length);
    expect(publishedPackages().some((one) => one.manifest.private)).toBe(false);
  });

  test("have one version", () => {
    expect(new Set(publishedPackages().map((one) => one.manifest.version)).size).toBe(1);
  });

  test("get one version together from changesets", () => {
    const { fixed } = JSON.parse(readFileSync(new URL("../.changeset/config.json", import.meta.url), "utf8"));
    const isFixed = (name: string) => fixed[0].includes(name.startsWith("@urikit/") ? "@urikit/*" : name);
    expect(publishedPackages().filter(({ manifest }) => !isFixed(manifest.name))).toEqual([]);
  });
});

describe("the packages in the place of other libraries", () => {
  const { devDependencies } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));

  test.each(Object.entries(DROP_INS))(
    "%s: tests compare it with the version of the table",
    (name, { version }) => expect(devDependencies[name]).toBe(version),
  );
});

describe("the home of the packages", () => {
  test("is that of owner.json, in every manifest and text: `node scripts/build/owner.js` writes it", () => {
    expect(outdated().map(([path]) => path)).toEqual([]);
  });

  test("another owner changes them all, and is a home", () => {
    const changed = outdated(OWNER);
    expect(changed).toHaveLength(workspacePackages().length + 4);
    for (const [, text] of changed) expect(text).not.toMatch(/\bOWNER\b|`CONTACT`/);
    expect(namingOwner(changed.at(-1)?.[1] ?? "", OWNER)).toBe(changed.at(-1)?.[1]);
  });

  test("a new package gets its repository, its author, provenance, and the others by `^`", () => {
    const written = withHome(
      { name: "@urikit/new", version: "1.2.3", dependencies: { urikit: "1.2.3", ajv: "8.20.0" } },
      "packages/new",
      OWNER,
      new Map([["urikit", "1.2.3"]]),
    );
    expect(written).toMatchObject({
      homepage: "https://github.com/acme/urikit/tree/main/packages/new#readme",
      bugs: "https://github.com/acme/urikit/issues",
      repository: { type: "git", url: "git+https://github.com/acme/urikit.git", directory: "packages/new" },
      author: "Acme",
      dependencies: { urikit: "^1.2.3", ajv: "8.20.0" },
      publishConfig: { access: "public", provenance: true },
    });
  });

  test("npm gives provenance to a package that names a repository that exists", () => {
    const home = { type: "git", url: "git+https://github.com/acme/urikit.git" };
    const none = { type: "git", url: "git+https://github.com/OWNER/urikit.git" };
    expect([home, none, undefined].map((repository) => hasHome({ repository }))).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("the entries of a package", () => {
  const code = { import: { types: "./dist/a.d.ts", default: "./dist/a.js" } };

  test("are those that have code", () => {
    const data = { "./data.json": "./dist/data.json", "./package.json": "./package.json" };
    expect(entriesOf({ exports: { ".": code, "./a": code, ...data } }, [])).toEqual([".", "./a"]);
    expect(entriesOf({}, ["dist/main.js"])).toEqual([]);
  });

  test("of a pattern are the files that it names, except what is closed or has an entry of its own", () => {
    const exports = {
      ".": code,
      "./schemes": code,
      "./schemes/parts/*": null,
      "./schemes/*": { import: { types: "./dist/schemes/*.d.ts", default: "./dist/schemes/*.js" } },
    };
    const files = [
      "dist/index.js",
      "dist/schemes/http.js",
      "dist/schemes/http.d.ts",
      "dist/schemes/parts/a.js",
    ];
    expect(entriesOf({ exports }, files)).toEqual([".", "./schemes", "./schemes/http"]);
  });
});

describe("before a release", () => {
  test("all packages must have one version", () => {
    const packages = [{ manifest: manifest("a", "1.0.0") }, { manifest: manifest("b", "1.1.0") }];
    expect(obstacles(packages, "## 1.0.0")).toEqual([
      "the packages must have one version, and have 1.0.0, 1.1.0",
    ]);
  });

  test("CHANGELOG.md must have the version", () => {
    const packages = [{ manifest: manifest("a") }];
    expect(obstacles(packages, "# Changelog\n\n## 1.0.0 (2026-12-01)\n")).toEqual([]);
    expect(obstacles(packages, "# Changelog\n\n## Unreleased\n")).toEqual([
      'CHANGELOG.md must have the heading "## 1.0.0"',
    ]);
    expect(obstacles(packages, "# Changelog\n\n## 1.0.01\n")).toHaveLength(1);
  });

  test("the table has a line for each package", () => {
    const packages = [
      { manifest: manifest("a", "1.0.0", "home"), files: ["x", "y"], size: 1234, unpackedSize: 5678 },
      { manifest: manifest("@long/name"), files: [], size: 0, unpackedSize: 123_456 },
    ];
    expect(table(packages, "latest")).toEqual([
      "package     version  files  kB packed  kB unpacked  dist-tag  provenance",
      "a           1.0.0        2        1.2          5.7  latest    yes",
      "@long/name  1.0.0        0        0.0        123.5  latest    no: owner.json names no owner",
    ]);
  });
});
