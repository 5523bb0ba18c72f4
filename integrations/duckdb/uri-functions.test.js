// @ts-check
// The functions of uri on DuckDB itself: vectors of strings that lie in many ways in memory, and Parquet.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { DuckDBInstance } from "@duckdb/node-api";
import { isUri, isUriReference, normalize, parse, resolve } from "urikit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addUriFunctions } from "./uri-functions.js";

/** @type {import("@duckdb/node-api").DuckDBConnection} */
let connection;
const folder = mkdtempSync(join(tmpdir(), "uri-duckdb-"));

const VECTORS = fileURLToPath(new URL("../../packages/lists/vectors/values.jsonl", import.meta.url));

/** The rows of an answer. @param {string} sql */
async function rows(sql) {
  return (await connection.runAndReadAll(sql)).getRowsJson();
}

/** What stands between quotes in SQL. @param {string} text */
const quoted = (text) => `'${text.replaceAll("'", "''")}'`;

beforeAll(async () => {
  // In a file, so that strings are also read from compressed segments.
  connection = await (await DuckDBInstance.create(join(folder, "links.db"))).connect();
  addUriFunctions(connection);
  // Short and long, normal and not, invalid and NULL; and many that repeat, in no order.
  await connection.run(`
    CREATE TABLE links AS
    SELECT i AS row, CASE i % 7
      WHEN 0 THEN 'http://example.org/a/b/c/' || i
      WHEN 1 THEN 'HTTP://EXAMPLE.org:80/a/./b/../%7e' || i
      WHEN 2 THEN 'a/' || (i % 10)
      WHEN 3 THEN NULL
      WHEN 4 THEN 'http://example.org/a b' || i
      WHEN 5 THEN 'https://example.org/' || repeat('x', (i * 7919) % 400) || '?q=' || (hash(i) % 50)
      ELSE ['', 'é', 'mailto:a@b', '//[::1]:8080/x', 'http://example.org/of-a-few-that-repeat', E'a\\nb', E'http://example.org/a\\tb'][1 + (hash(i) % 7)::INTEGER]
    END AS url
    FROM range(40000) t(i)`);
  await connection.run("CHECKPOINT");
});
afterAll(() => {
  connection.closeSync();
  rmSync(folder, { recursive: true, force: true });
});

describe("the functions of uri in DuckDB", () => {
  it("say what the vectors of @urikit/lists say", async () => {
    const wrong = [
      "uriNormalize(value) IS DISTINCT FROM CASE WHEN valid THEN coalesce(normal, value) END",
      "uriHost(value) IS DISTINCT FROM components[3]",
      "uriKey(value) IS DISTINCT FROM key",
      "uriResolve(base, value) IS DISTINCT FROM target",
      "array_to_string(string_split(uriError(value), ':')[1:2], ':') IS DISTINCT FROM error",
      "uriComponents(value).path IS DISTINCT FROM components[5]",
      "uriComponents(value).fragment IS DISTINCT FROM components[7]",
    ];
    const columns = `{value: 'VARCHAR', base: 'VARCHAR', valid: 'BOOLEAN', error: 'VARCHAR', normal: 'VARCHAR',
      key: 'VARCHAR', target: 'VARCHAR', components: 'VARCHAR[]'}`;
    const [counts] = await rows(`
      SELECT count(*), ${wrong.map((one) => `count(*) FILTER (${one})`)}
      FROM read_json(${quoted(VECTORS)}, format = 'newline_delimited', columns = ${columns})
      WHERE value IS NOT NULL`);
    expect(Number(counts?.[0])).toBeGreaterThan(19_000);
    expect(counts?.slice(1).map(Number)).toEqual(wrong.map(() => 0));
  });

  it("answer values, and NULL for what is invalid (RFC 3986 §6.2.2, §3.2.2, §5.4.1)", async () => {
    const [row] = await rows(`
      SELECT uriNormalize('HTTP://EXAMPLE.com/%7Euser'), uriNormalize('http://a/ b'), uriNormalize(NULL),
        uriHost('http://u@[::1]:80/'), uriHost('mailto:a@b'), uriHost('file:///a'),
        uriResolve('http://a/b/c/d;p?q', '../g'), uriResolve('a', 'g'), uriResolve(NULL, 'g'), uriKey('HTTP://Example.ORG/'),
        uriError('http://a/'), uriError('http://a/ b')`);
    expect(row).toEqual([
      "http://example.com/~user",
      null,
      null,
      "[::1]",
      null,
      "",
      "http://a/b/g",
      null,
      null,
      "76103f6c7f1ee295c58215ebcd91be64",
      null,
      "forbidden-character:10: a space is not allowed in a path (§3.3); write it as %20",
    ]);
  });

  it("give the components, NULL where one is undefined (RFC 3986 §3)", async () => {
    const url = "foo://u@example.com:8042/over/there?name=ferret#nose";
    const [[all, few, invalid] = []] = await rows(
      `SELECT uriComponents(${quoted(url)}), uriComponents('//?#'), uriComponents('a b')`,
    );
    expect(all).toEqual({
      scheme: "foo",
      userinfo: "u",
      host: "example.com",
      port: "8042",
      path: "/over/there",
      query: "name=ferret",
      fragment: "nose",
    });
    expect(few).toEqual({
      scheme: null,
      userinfo: null,
      host: "",
      port: null,
      path: "",
      query: "",
      fragment: "",
    });
    expect(invalid).toBe(null);
  });

  it("give each row of a table its own answer, as urikit does", async () => {
    const answers = await rows(
      "SELECT url, uriNormalize(url), uriHost(url), uriError(url) IS NULL, uriComponents(url).path FROM links ORDER BY row",
    );
    expect(answers).toHaveLength(40000);
    expect(answers).toEqual(
      answers.map(([url]) => {
        const isValid = typeof url === "string" && isUriReference(url);
        const { host = null, path = null } = isValid ? parse(url).components : {};
        return [url, isValid ? normalize(url) : null, host, isValid || url === null, path];
      }),
    );
  });

  it("resolve each row by its own base, as urikit does (RFC 3986 §5.2)", async () => {
    const answers = await rows(`
      SELECT url, base, uriResolve(base, url) FROM (
        SELECT url, [NULL, 'http://example.org/' || (row // 14) || '/x', 'x:y', 'a b', 'http://h'][1 + (row // 7) % 5] AS base
        FROM links WHERE row < 9000)`);
    expect(answers).toHaveLength(9000);
    expect(answers.map(([, , answer]) => answer)).toEqual(
      answers.map(([url, base]) => {
        const isValid =
          typeof url === "string" && isUriReference(url) && typeof base === "string" && isUri(base);
        return isValid ? resolve(url, base) : null;
      }),
    );
  });

  it("take strings in any order, and few of them", async () => {
    const [[wrong, few] = []] = await rows(`
      SELECT (SELECT count(*) FROM (SELECT uriNormalize(url) AS a, uriError(url) AS e, url FROM links ORDER BY hash(row))
          WHERE (a IS NULL AND url IS NOT NULL) = (e IS NULL)  AND url IS NOT NULL),
        (SELECT count(uriNormalize(url)) FROM links WHERE row % 700 = 0)`);
    expect([wrong, few].map(Number)).toEqual([0, 58]);
  });

  it("answer every character between two values (RFC 3986 §2, §3.3)", async () => {
    const characters = [
      ...Array.from({ length: 256 }, (_, code) => String.fromCharCode(code)),
      "\u20ac",
      "😀",
      "\\N",
    ];
    await connection.run("CREATE OR REPLACE TABLE characters (row INTEGER, value VARCHAR)");
    const values = characters.flatMap((one) => [`http://h/a${one}b`, one, `HTTP://h/${one.codePointAt(0)}`]);
    const appender = await connection.createAppender("characters");
    for (const [row, value] of values.entries()) {
      appender.appendInteger(row);
      appender.appendVarchar(value);
      appender.endRow();
    }
    appender.closeSync();
    const answers = await rows("SELECT uriNormalize(value) FROM characters ORDER BY row");
    expect(answers.map(([answer]) => answer)).toEqual(
      values.map((value) => (isUriReference(value) ? normalize(value) : null)),
    );
  });

  it("end the query at an invalid value if they are asked to, and answer the next one", async () => {
    const strict = await (await DuckDBInstance.create(":memory:")).connect();
    addUriFunctions(strict, { invalid: "error", level: "scheme" });
    const asked = strict.runAndReadAll(
      "SELECT uriNormalize(x) FROM (VALUES ('a'), ('http://u:s3cr3t@h/ b')) t(x)",
    );
    await expect(asked).rejects.toThrow(
      "uriNormalize: forbidden-character:19: a space is not allowed in a path",
    );
    const next = await strict.runAndReadAll("SELECT uriNormalize('http://A:80'), uriHost(NULL)");
    expect(next.getRowsJson()).toEqual([["http://a/", null]]);
    strict.closeSync();
  });
});

describe("Parquet in, Parquet out", () => {
  it.each(["", ", DICTIONARY_SIZE_LIMIT 1"])("through the functions%s", async (more) => {
    const [before, after] = ["before.parquet", "after.parquet"].map((name) => quoted(join(folder, name)));
    await connection.run(`COPY (SELECT url FROM links ORDER BY row) TO ${before} (FORMAT parquet${more})`);
    await connection.run(`
      COPY (SELECT url, uriNormalize(url) AS normal, unnest(uriComponents(url)) FROM read_parquet(${before}))
      TO ${after} (FORMAT parquet)`);
    const answers = await rows(`SELECT url, normal, scheme, host, query FROM read_parquet(${after})`);
    expect(answers).toHaveLength(40000);
    expect(answers).toEqual(
      answers.map(([url]) => {
        const isValid = typeof url === "string" && isUriReference(url);
        const { scheme = null, host = null, query = null } = isValid ? parse(url).components : {};
        return [url, isValid ? normalize(url) : null, scheme, host, query];
      }),
    );
  });
});
