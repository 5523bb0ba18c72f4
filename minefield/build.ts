// `npm run build`: bundles the command `urikit-minefield` of `runner`, and puts next to it the data: JSON Lines, Parquet, the
// readers, the schema.

import { chmodSync, cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { constants, gzipSync } from "node:zlib";
import { build } from "esbuild";
import { parquetWriteBuffer } from "hyparquet-writer";
import { readers, recordLines, rows } from "./data.ts";

const runner = fileURLToPath(new URL("runner", import.meta.url));
const dist = join(runner, "dist");

rmSync(dist, { recursive: true, force: true });
mkdirSync(dist, { recursive: true });
await build({
  entryPoints: [join(runner, "src/main.ts")],
  outfile: join(dist, "main.js"),
  bundle: true,
  format: "esm",
  platform: "node",
  target: "node20.19",
  legalComments: "none",
  logLevel: "warning",
  absWorkingDir: runner,
});
chmodSync(join(dist, "main.js"), 0o755);
cpSync(join(runner, "src/schema.json"), join(dist, "schema.json"));
writeFileSync(join(dist, "minefield.jsonl.gz"), compressed(recordLines()));
writeFileSync(join(dist, "readers.json"), `${JSON.stringify(readers(), null, 2)}\n`);
writeFileSync(join(dist, "minefield.parquet"), new Uint8Array(parquet(rows())));

/** The same octets give the same: the head of gzip has no time. */
function compressed(octets: string | Uint8Array): Uint8Array {
  return gzipSync(octets, { level: constants.Z_BEST_COMPRESSION });
}

function parquet(columns: ReturnType<typeof rows>): ArrayBuffer {
  return parquetWriteBuffer({
    codec: "GZIP",
    compressors: { GZIP: compressed },
    columnData: Object.entries(columns).map(([name, data]) => ({
      name,
      data: [...data],
      type: data.some((value) => typeof value === "boolean") ? "BOOLEAN" : "STRING",
      nullable: true,
    })),
  });
}
