// `npm run ecosystem [-- OWNER/NAME …]`: runs the tests of other people's repositories before and after urikit's packages take the
// place of the libraries; results.jsonl keeps the results. With `--newest`, their newest commits are run, and nothing is kept. README.md
// says more.

import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { runAll, runNewest } from "./runs.ts";

/** What scripts of the repository do; their types need what only its own lockfile installs. */
interface Scripts {
  setUp(): Promise<void>;
  publishedPackages(): readonly { readonly folder: string; readonly manifest: { readonly name: string } }[];
  pack(folder: string, destination: string): { readonly tarball: string };
}

const root = fileURLToPath(new URL("../../", import.meta.url));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: "string", default: "https://github.com/" },
    in: { type: "string" },
    newest: { type: "boolean", default: false },
  },
});

const scripts: Scripts = {
  ...(await import(join(root, "scripts/build/packages.js"))),
  ...(await import(join(root, "scripts/build/setup.js"))),
};
await scripts.setUp();
const folder = resolve(values.in ?? mkdtempSync(join(tmpdir(), "urikit-ecosystem-")));
const setting = { from: values.from, folder, tarballs: packing(scripts), say: console.log };
const run = values.newest ? runNewest : runAll;
if ((await run(positionals, setting)) > 0) process.exitCode = 1;

/** Packs a package when it is first asked for. */
function packing({ publishedPackages, pack }: Scripts): (name: string) => string {
  const packed = new Map<string, string>();
  return (name) => {
    const known = packed.get(name);
    if (known !== undefined) return known;
    const folder = publishedPackages().find(({ manifest }) => manifest.name === name)?.folder;
    if (folder === undefined) throw new Error(`there is no package ${name}`);
    const tarball = join(root, pack(folder, "node_modules/.cache/urikit/packed").tarball);
    packed.set(name, tarball);
    return tarball;
  };
}
