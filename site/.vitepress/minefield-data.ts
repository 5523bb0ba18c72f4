/**
 * The recording of @urikit/minefield as a module of a worker: the lines of its records, compressed, as a text, because a page may load
 * nothing but scripts (`connect-src 'none'`).
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const NAME = "virtual:minefield-data";

/** @param repository The root of the repository, whose packages are built. */
export function minefieldData(repository: string): Plugin {
  const dist = join(repository, "packages/minefield/dist");
  return {
    name: "minefield-data",
    resolveId: (source) => (source === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const readers = readFileSync(join(dist, "readers.json"), "utf8");
      const records = readFileSync(join(dist, "minefield.jsonl.gz")).toString("base64");
      return `export const readers = ${readers};\nexport const records = ${JSON.stringify(records)};`;
    },
  };
}
