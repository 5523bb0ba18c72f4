/** The data as it lies beside the program: a line of JSON for each reference, and the readers. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { MinefieldRecord, Reader } from "./record.ts";

export interface Minefield {
  readonly records: readonly MinefieldRecord[];
  readonly readers: readonly Reader[];
}

/** Reads the data of a folder. */
export function minefield(folder: string): Minefield {
  const lines = gunzipSync(readFileSync(join(folder, "minefield.jsonl.gz"))).toString("utf8");
  return {
    records: lines
      .split("\n")
      .filter(Boolean)
      .map((line): MinefieldRecord => JSON.parse(line)),
    readers: JSON.parse(readFileSync(join(folder, "readers.json"), "utf8")),
  };
}
