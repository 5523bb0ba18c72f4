// @ts-check
// What the functions of uri cost in DuckDB, from Parquet and to Parquet, beside an identity function of node-api.
import { rmSync } from "node:fs";
import { DuckDBInstance, DuckDBScalarFunction, VARCHAR } from "@duckdb/node-api";
import { addUriFunctions } from "./uri-functions.js";

/** What is counted, and how the table calls it. */
const CALLS = /** @type {const} */ ([
  ["identity(url)", "an identity function of node-api, from Parquet"],
  ["uriNormalize(url)", "`uriNormalize(url)`, from Parquet"],
  ["uriKey(url)", "`uriKey(url)`, from Parquet"],
  ["uriResolve(page, link)", "`uriResolve(page, link)`, from Parquet"],
  ["uriComponents(url)", "`uriComponents(url)`, from Parquet"],
]);

/** What is written, and how the table calls it. */
const COPIES = /** @type {const} */ ([
  ["url", "links", "Parquet to Parquet without a function"],
  ["uriNormalize(url)", "links", "Parquet to Parquet with `uriNormalize(url)`"],
  ["*", "seven", "Parquet to Parquet, seven columns without a function"],
  [
    "unnest(uriComponents(url))",
    "links",
    "Parquet to Parquet, seven columns of `unnest(uriComponents(url))`",
  ],
]);

/**
 * @param {string} list A file of links, one a line.
 * @returns {Promise<import("../bench.js").Group>}
 */
export async function duckdbCosts(list) {
  const connection = await (await DuckDBInstance.create(":memory:")).connect();
  addUriFunctions(connection);
  addIdentity(connection);
  /** @param {string} name */
  const parquet = (name) => `'${list}.${name}.parquet'`;
  const lines = `read_csv('${list}', header = false, columns = {'url': 'VARCHAR'}, delim = '\\x01', quote = '', escape = '')`;
  await connection.run(`
    COPY (
      SELECT url, 'http://example.org/' || (number // 40) || '/page' AS page, CASE number % 3 WHEN 0 THEN url
        ELSE regexp_replace(url, '^[a-z]+://[^/?#]*/', ['../', ''][number % 3]) END AS link
      FROM (SELECT url, row_number() OVER () - 1 AS number FROM ${lines}) ORDER BY number)
    TO ${parquet("links")} (FORMAT parquet)`);
  await connection.run(
    `COPY (SELECT unnest(uriComponents(url)) FROM ${parquet("links")}) TO ${parquet("seven")} (FORMAT parquet)`,
  );
  const [[version] = []] = (await connection.runAndReadAll("SELECT version()")).getRowsJson();
  return {
    engine: `DuckDB ${String(version).replace("v", "")}`,
    name: "DuckDB",
    things: [
      ...CALLS.map(([call, what]) => ({
        what,
        run: () => connection.run(`SELECT count(${call}) FROM ${parquet("links")}`),
      })),
      ...COPIES.map(([call, from, what]) => ({
        what,
        run: () =>
          connection.run(`COPY (SELECT ${call} FROM ${parquet(from)}) TO ${parquet("out")} (FORMAT parquet)`),
      })),
    ],
    end() {
      connection.closeSync();
      for (const name of ["links", "seven", "out"]) rmSync(`${list}.${name}.parquet`, { force: true });
    },
  };
}

/** @param {import("@duckdb/node-api").DuckDBConnection} connection */
function addIdentity(connection) {
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
}
