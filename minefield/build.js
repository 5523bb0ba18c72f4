// @ts-check
// Bundles the command `urikit-minefield`, and puts next to it the data: JSON Lines, Parquet, the readers, the schema.
import { chmodSync, cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { constants, gzipSync } from "node:zlib";
import { build } from "esbuild";
import { parquetWriteBuffer } from "hyparquet-writer";
import { licencesOf } from "./build/licences.js";
import { withRecording } from "./with-recording.js";

/**
 * @typedef {object} Data  what packages/minefield/tools/data.ts gives
 * @property {() => readonly object[]} records
 * @property {() => readonly object[]} readers
 * @property {() => Readonly<Record<string, readonly (string | boolean | null)[]>>} rows
 */

/**
 * @param {{ root: string, target: string, licences: string }} options `licences`: the name of the file for them.
 */
export async function bundleMinefield({ root, target, licences }) {
  const dist = join(root, "packages/minefield/dist");
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  const { metafile } = await build({
    entryPoints: [join(root, "packages/minefield/src/main.ts")],
    outfile: join(dist, "main.js"),
    bundle: true,
    format: "esm",
    platform: "node",
    target,
    metafile: true,
    legalComments: "none",
    logLevel: "warning",
    absWorkingDir: root,
  });
  writeFileSync(join(dist, licences), licencesOf(metafile, root));
  chmodSync(join(dist, "main.js"), 0o755);
  cpSync(join(root, "packages/minefield/src/schema.json"), join(dist, "schema.json"));
  /** @type {Data} */
  const { records, readers, rows } = await withRecording("packages/minefield/tools/data.ts");
  writeFileSync(
    join(dist, "minefield.jsonl.gz"),
    compressed(records().map((record) => `${JSON.stringify(record)}\n`)),
  );
  writeFileSync(join(dist, "readers.json"), `${JSON.stringify(readers(), null, 2)}\n`);
  writeFileSync(join(dist, "minefield.parquet"), new Uint8Array(parquet(rows())));
}

/** The same lines give the same octets: the head of gzip has no time. @param {string[]} lines */
const compressed = (lines) => gzipSync(lines.join(""), { level: constants.Z_BEST_COMPRESSION });

/** @param {ReturnType<Data["rows"]>} columns */
function parquet(columns) {
  return parquetWriteBuffer({
    codec: "GZIP",
    compressors: { GZIP: (octets) => gzipSync(octets, { level: constants.Z_BEST_COMPRESSION }) },
    columnData: Object.entries(columns).map(([name, data]) => ({
      name,
      data: [...data],
      type: data.some((value) => typeof value === "boolean") ? "BOOLEAN" : "STRING",
      nullable: true,
    })),
  });
}
