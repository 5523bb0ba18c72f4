import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { installedPackages, LockfileError } from "./lockfile.ts";

/** The packages that are read from a folder with one file. */
function read(name: string, text: string) {
  const folder = mkdtempSync(join(tmpdir(), "urikit-lockfile-"));
  try {
    writeFileSync(join(folder, name), text);
    return installedPackages(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

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
    const { lockfile, packages: found } = read(
      "package-lock.json",
      JSON.stringify({ lockfileVersion, packages }),
    );
    expect(lockfile).toBe("package-lock.json");
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

it("no lockfile: says which are read", () => {
  expect(() => read("README.md", "")).toThrow(
    "package-lock.json, npm-shrinkwrap.json, pnpm-lock.yaml, yarn.lock",
  );
});
