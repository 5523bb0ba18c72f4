// @ts-check
// `node scripts/generate/model-exceptions.js`: writes what the models of @urikit/programs tell otherwise than the programs did, in the
// two thirds of the recording that models are made from, into packages/programs/test; and how often they do in the other third, into
// packages/programs/README.md. It is to be run with Node 20, whose `URL` is
// that of the lists; `npx biome check --write packages/programs/test` formats them. Look at the changes: an exception is a fault of a model that is known.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setUp } from "../build/setup.js";
import { loadTypeScript } from "../build/typescript.js";
import { root } from "../root.js";

await setUp();
/** @type {{ exceptionFiles: () => ReadonlyMap<string, string>, heldOutTable: (nameOf: (id: string) => string) => string }} */
const { exceptionFiles, heldOutTable } = await loadTypeScript("packages/programs/test/exceptions.ts");
for (const [file, text] of exceptionFiles()) {
  writeFileSync(join(root, "packages/programs/test", file), text);
  console.log(`packages/programs/test/${file}`);
}

const readme = join(root, "packages/programs/README.md");
const text = readFileSync(readme, "utf8");
const table = /^\| program \| version \|.*\n(?:\|.*\n)+/m;
const names = new Map(
  [...text.matchAll(/^\| `([^`]+)`: ([^|]*) \|/gm)].map(([, id = "", name = ""]) => [id, name]),
);
writeFileSync(
  readme,
  text.replace(table, () => `${heldOutTable((id) => names.get(id) ?? id)}\n`),
);
console.log("packages/programs/README.md");
