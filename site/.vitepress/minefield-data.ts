/**
 * The recording of @urikit/minefield as a module of a worker: the lines of its records, compressed, as a text, because a page may load
 * nothing but scripts (`connect-src 'none'`).
 */

import { constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { readers, recordLines } from "../../minefield/data.ts";

const NAME = "virtual:minefield-data";

export function minefieldData(): Plugin {
  return {
    name: "minefield-data",
    resolveId: (source) => (source === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const records = gzipSync(recordLines(), { level: constants.Z_BEST_COMPRESSION }).toString("base64");
      return `export const readers = ${JSON.stringify(readers())};\nexport const records = ${JSON.stringify(records)};`;
    },
  };
}
