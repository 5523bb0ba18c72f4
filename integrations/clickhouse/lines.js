// @ts-check
// ClickHouse as a filter of lines: `node lines.js QUERY`, of a table `lines` with the column `line`. One thread, as `--jobs 1` has.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Session } from "chdb";

const [query = "", format = "TSVRaw"] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "uri-clickhouse-"));
const session = new Session(folder);
session.query(
  `INSERT INTO FUNCTION file('/dev/stdout', '${format}') WITH lines AS (SELECT line FROM file('/dev/stdin', 'LineAsString')) ${query} SETTINGS max_threads = 1`,
);
session.cleanup();
rmSync(folder, { recursive: true, force: true });
