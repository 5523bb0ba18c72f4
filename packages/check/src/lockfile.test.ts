import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { installedPackages, LockfileError } from "./lockfile.ts";

/** The packages that are read from a folder with these files. */
function readFiles(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), "urikit-lockfile-"));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    return installedPackages(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const read = (name: string, text: string) => readFiles({ [name]: text });

const namesIn = (name: string, text: string) =>
  read(name, text).packages.map(({ name, version }) => `${name} ${version}`);

describe("npm", () => {
  const packages = {
    "": { name: "demo", version: "1.0.0" },
    "node_modules/@a/b": { version: "1.2.3" },
    "node_modules/ajv/node_modules/fast-uri": { version: "3.1.0" },
    "node_modules/alias": { name: "uri-js", version: "4.4.1" },
    "node_modules/own": { resolved: "packages/own", link: true },
    "packages/own": { version: "0.0.1" },
  };

  it.each([2, 3])("lockfile version %d: each package by its path", (lockfileVersion) => {
    const { source, packages: found } = read(
      "package-lock.json",
      JSON.stringify({ lockfileVersion, packages }),
    );
    expect(source).toBe("package-lock.json");
    expect(found).toEqual([
      { name: "@a/b", version: "1.2.3", path: "node_modules/@a/b" },
      { name: "fast-uri", version: "3.1.0", path: "node_modules/ajv/node_modules/fast-uri" },
      { name: "uri-js", version: "4.4.1", path: "node_modules/alias" },
    ]);
  });

  it("a lockfile whose members are null has no packages", () => {
    const empty = { lockfileVersion: 3, packages: null };
    expect(namesIn("package-lock.json", JSON.stringify(empty))).toEqual([]);
    const without = { lockfileVersion: 3, packages: { "node_modules/a": null } };
    expect(namesIn("package-lock.json", JSON.stringify(without))).toEqual([]);
  });

  it("says what to do with a lockfile of npm 6, and with one that is not JSON", () => {
    expect(() => read("package-lock.json", '{ "lockfileVersion": 1 }')).toThrow(
      "npm 7 or later writes a new one",
    );
    expect(() => read("package-lock.json", "{")).toThrow(LockfileError);
  });
});

it("yarn 1: an entry for some ranges", () => {
  const text = `# yarn lockfile v1


"@a/b@^1.0.0", "@a/b@^1.2.0":
  version "1.2.3"
  resolved "https://example.org/b.tgz#abc"

fast-uri@^3.0.1:
  version "3.1.0"
`;
  expect(namesIn("yarn.lock", text)).toEqual(["@a/b 1.2.3", "fast-uri 3.1.0"]);
});

it("yarn 2 and later: without the workspaces", () => {
  const text = `__metadata:
  version: 8

"demo@workspace:.":
  version: 0.0.0-use.local
  resolution: "demo@workspace:."
  linkType: soft

"fast-uri@npm:^3.0.1":
  version: 3.1.0
  resolution: "fast-uri@npm:3.1.0"
  linkType: hard
`;
  expect(namesIn("yarn.lock", text)).toEqual(["fast-uri 3.1.0"]);
});

it.each([
  ["9", "  '@a/b@1.2.3(c@1.0.0)':\n    resolution: {}\n  fast-uri@3.1.0:\n    resolution: {}\n"],
  ["6", "  /@a/b@1.2.3(c@1.0.0):\n    dev: true\n  /fast-uri@3.1.0:\n    dev: true\n"],
  ["5", "  /@a/b/1.2.3_c@1.0.0:\n    dev: true\n  /fast-uri/3.1.0:\n    dev: true\n"],
])("pnpm, lockfile version %s", (version, packages) => {
  const text = `lockfileVersion: '${version}.0'\npackages:\n${packages}`;
  expect(namesIn("pnpm-lock.yaml", text)).toEqual(["@a/b 1.2.3", "fast-uri 3.1.0"]);
});

/** The package.json of a repository that names ajv, which needs fast-uri. */
const MANIFEST = JSON.stringify({ dependencies: { ajv: "^8.0.0" } });
const AJV = { version: "8.20.0", dependencies: { "fast-uri": "^3.0.1" } };

describe("what reaches a package: the shortest way from what the repository names", () => {
  it.each<[string, Record<string, string>]>([
    [
      "npm",
      {
        "package-lock.json": JSON.stringify({
          lockfileVersion: 3,
          packages: {
            "": { dependencies: { own: "1" } },
            "node_modules/own": { resolved: "packages/own", link: true },
            "packages/own": { version: "0.0.1", devDependencies: { ajv: "^8.0.0" } },
            "node_modules/ajv": AJV,
            "node_modules/ajv/node_modules/fast-uri": { version: "3.1.0" },
          },
        }),
      },
    ],
    [
      "yarn 1",
      {
        "package.json": MANIFEST,
        "yarn.lock": `# yarn lockfile v1


ajv@^8.0.0:
  version "8.20.0"
  dependencies:
    fast-uri "^3.0.1"

fast-uri@^3.0.1, fast-uri@^3.0.2:
  version "3.1.0"
`,
      },
    ],
    [
      "yarn 2 and later",
      {
        "yarn.lock": `__metadata:
  version: 8

"demo@workspace:.":
  version: 0.0.0-use.local
  dependencies:
    ajv: "npm:^8.0.0"
  linkType: soft

"ajv@npm:^8.0.0":
  version: 8.20.0
  dependencies:
    fast-uri: "npm:^3.0.1"
  linkType: hard

"fast-uri@npm:^3.0.1, fast-uri@npm:^3.0.2":
  version: 3.1.0
  linkType: hard
`,
      },
    ],
    [
      "pnpm 9",
      {
        "pnpm-lock.yaml": `lockfileVersion: '9.0'
importers:
  .:
    dependencies:
      ajv:
        specifier: ^8.0.0
        version: 8.20.0(c@1.0.0)
packages:
  ajv@8.20.0: {}
  fast-uri@3.1.0: {}
snapshots:
  ajv@8.20.0(c@1.0.0):
    dependencies:
      fast-uri: 3.1.0
  fast-uri@3.1.0: {}
`,
      },
    ],
    [
      "pnpm 5",
      {
        "pnpm-lock.yaml": `lockfileVersion: 5.4
devDependencies:
  ajv: 8.20.0_c@1.0.0
packages:
  /ajv/8.20.0_c@1.0.0:
    dependencies:
      fast-uri: 3.1.0
  /fast-uri/3.1.0: {}
`,
      },
    ],
    [
      "node_modules, without a lockfile",
      {
        "package.json": MANIFEST,
        "node_modules/ajv/package.json": JSON.stringify(AJV),
        "node_modules/fast-uri/package.json": JSON.stringify({ name: "fast-uri", version: "3.1.0" }),
        "node_modules/.bin/x/package.json": "{}",
      },
    ],
  ])("%s", (_, files) => {
    const found = readFiles(files).packages.map(({ name, version, through }) => ({ name, version, through }));
    expect(found).toEqual([
      { name: "ajv", version: "8.20.0", through: [] },
      { name: "fast-uri", version: "3.1.0", through: ["ajv 8.20.0"] },
    ]);
  });
});

it("two lockfiles: says which is not read", () => {
  const both = readFiles({ "package-lock.json": '{ "lockfileVersion": 3 }', "yarn.lock": "" });
  expect([both.source, both.unread]).toEqual(["package-lock.json", ["yarn.lock"]]);
});

it("neither a lockfile nor node_modules: what package.json names, by its ranges", () => {
  expect(read("package.json", MANIFEST)).toEqual({
    source: "package.json",
    unread: [],
    packages: [{ name: "ajv", version: "^8.0.0", through: [] }],
  });
  expect(read("README.md", "")).toEqual({ source: undefined, unread: [], packages: [] });
});
