// @ts-check
// DuckDB as a filter of lines: `node lines.js QUERY`, of a table `lines` with the column `line`. One thread, as `--jobs 1` has.
import { DuckDBInstance } from "@duckdb/node-api";

const [query = ""] = process.argv.slice(2);
const connection = await (await DuckDBInstance.create(":memory:", { threads: "1" })).connect();
const lines = `read_csv('/dev/stdin', header = false, columns = {'line': 'VARCHAR'}, delim = '\\x01', quote = '', escape = '')`;
await connection.run(
  `COPY (WITH lines AS (FROM ${lines}) ${query}) TO '/dev/stdout' (FORMAT csv, HEADER false, DELIMITER '\\t', QUOTE '', ESCAPE '')`,
);
