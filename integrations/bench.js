// @ts-check
// `npm run bench:integrations`: how many rows a second the functions of uri answer in ClickHouse and in DuckDB, beside
// what each engine needs for a function that does nothing. One run after another, round after round; medians.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROWS = 1_000_000;
const ROUNDS = 5;

const links = readFileSync(fileURLToPath(new URL("../bench/links/links-kasztp.txt", import.meta.url)), "utf8")
  .split("\n")
  .map((line) => line.trim())
  .filter((line) => line !== "");
const list = join(tmpdir(), `uri-bench-${process.pid}.txt`);
const parquet = join(tmpdir(), `uri-bench-${process.pid}.parquet`);
writeFileSync(list, Array.from({ length: ROWS }, (_, row) => `${links[row % links.length]}\n`).join(""));
const [{ model } = { model: "unknown" }] = cpus();
console.log(
  `${ROWS.toLocaleString("en")} links of ${Math.round(readFileSync(list).length / ROWS)} octets with line end,`,
);
console.log(
  `Node ${process.versions.node}, ${model}, ${availableParallelism()} cores; the median of ${ROUNDS} rounds`,
);
try {
  await clickhouse();
  await duckdb();
} finally {
  for (const file of [list, parquet, `${parquet}.out`]) rmSync(file, { force: true });
}

async function clickhouse() {
  const { functionsOf, startEngine } = await import("./clickhouse/engine.js");
  // What the pipes alone cost: `cat` gives each row back.
  const nothing = `<functions><function><type>executable_pool</type><name>throughCat</name>
    <return_type>Nullable(String)</return_type><argument><type>Nullable(String)</type><name>x</name></argument>
    <format>RowBinary</format><command>cat</command><execute_direct>0</execute_direct>
    <pool_size>${availableParallelism()}</pool_size></function></functions>`;
  const engine = startEngine([functionsOf([]), functionsOf(["--format", "TabSeparated"], "ByTab"), nothing]);
  engine.session.query("CREATE TABLE links (url Nullable(String)) ENGINE = MergeTree ORDER BY tuple()");
  engine.session.query(`INSERT INTO links SELECT line FROM file('${list}', 'LineAsString')`);
  const [[version] = []] = engine.rows("SELECT version()");
  for (const size of [8192, 65409])
    await measured(
      `ClickHouse ${version}, max_block_size = ${size}`,
      [
        "throughCat(url)",
        "uriNormalize(url)",
        "uriNormalizeByTab(url)",
        "uriHost(url)",
        "uriKey(url)",
        "uriError(url)",
        "uriResolve('http://a/', url)",
        "domain(assumeNotNull(url))",
      ].map((call) => [call, `SELECT sum(length(${call})) FROM links SETTINGS max_block_size = ${size}`]),
      async (sql) => engine.rows(sql),
    );
  engine.end();
}

async function duckdb() {
  const { DuckDBInstance, DuckDBScalarFunction, VARCHAR } = await import("@duckdb/node-api");
  const { addUriFunctions } = await import("./duckdb/uri-functions.js");
  const connection = await (await DuckDBInstance.create(":memory:")).connect();
  addUriFunctions(connection);
  connection.registerScalarFunction(
    DuckDBScalarFunction.create({
      name: "identity",
      returnType: VARCHAR,
      parameterTypes: [VARCHAR],
      mainFunction(_, input, output) {
        const vector = input.getColumnVector(0);
        for (let row = 0; row < input.rowCount; row++) output.setItem(row, vector.getItem(row));
        output.flush();
      },
    }),
  );
  const lines = `read_csv('${list}', header = false, columns = {'url': 'VARCHAR'}, delim = '\\x01', quote = '', escape = '')`;
  await connection.run(`COPY (SELECT url FROM ${lines}) TO '${parquet}' (FORMAT parquet)`);
  const from = `FROM read_parquet('${parquet}')`;
  const [[version] = []] = (await connection.runAndReadAll("SELECT version()")).getRowsJson();
  const calls = [
    "identity(url)",
    "uriNormalize(url)",
    "uriHost(url)",
    "uriKey(url)",
    "uriError(url)",
    "uriComponents(url)",
    "uriResolve('http://a/', url)",
  ];
  await measured(
    `DuckDB ${version}, from Parquet`,
    calls.map((call) => [call, `SELECT count(${call}) ${from}`]),
    async (sql) => (await connection.runAndReadAll(sql)).getRowsJson(),
  );
  await measured(
    `DuckDB ${version}, Parquet to Parquet`,
    [
      "url",
      "identity(url)",
      "uriNormalize(url)",
      "unnest(uriComponents(url))",
      "uriNormalize(url), unnest(uriComponents(url))",
    ].map((call) => [call, `COPY (SELECT ${call} ${from}) TO '${parquet}.out' (FORMAT parquet)`]),
    async (sql) => (await connection.runAndReadAll(sql)).getRowsJson(),
  );
  connection.closeSync();
}

/**
 * Measures queries round after round, and prints their rates, each also as a multiple of the first.
 * @param {string} title
 * @param {readonly (readonly [name: string, sql: string])[]} queries
 * @param {(sql: string) => Promise<unknown>} ask
 */
async function measured(title, queries, ask) {
  const times = queries.map(() => /** @type {number[]} */ ([]));
  for (let round = -1; round < ROUNDS; round++)
    for (const [at, [, sql]] of queries.entries()) {
      const start = performance.now();
      await ask(sql);
      if (round >= 0) times[at]?.push(performance.now() - start); // the first one starts the processes
    }
  console.log(`\n${title}\n`);
  const rates = times.map((all) => (ROWS / (all.sort((a, b) => a - b)[ROUNDS >> 1] ?? 1)) * 1000);
  for (const [at, [name]] of queries.entries()) {
    const rate = rates[at] ?? 0;
    const share = (rate / (rates[0] ?? 1)).toFixed(2);
    console.log(
      `${name.padEnd(50)} ${Math.round(rate).toLocaleString("en").padStart(12)} rows/s  ${share.padStart(5)}`,
    );
  }
}
