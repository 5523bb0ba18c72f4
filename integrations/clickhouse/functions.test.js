// @ts-check
// The functions that `uri serve --udf --config clickhouse` prints, on ClickHouse itself.
import { fileURLToPath } from "node:url";
import { isUri, isUriReference, resolve } from "urikit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { functionsOf, startEngine } from "./engine.js";

const VECTORS = fileURLToPath(new URL("../../packages/lists/vectors/values.jsonl", import.meta.url));

/** @type {ReturnType<typeof startEngine>} */
let engine;
beforeAll(() => {
  engine = startEngine([
    functionsOf([]),
    functionsOf(["--format", "TabSeparated"], "ByTab"),
    functionsOf(["--no-null"], "Strict"),
    functionsOf(["--no-null", "--format", "TabSeparated"], "StrictByTab"),
    functionsOf(["--level", "scheme"], "ByScheme"),
  ]);
  // Every octet, alone and within a path; between any two rows one that has a number of its own.
  engine.session.query(`
    CREATE TABLE octets ENGINE = Memory AS
    SELECT number AS row, char(intDiv(number, 4)) AS octet,
      [concat('http://h/a', octet, 'b'), octet, concat(octet, octet, char(255 - intDiv(number, 4))),
        concat('HTTP://h/', toString(number))][number % 4 + 1] AS value
    FROM numbers(1024)`);
  engine.session.query(`
    CREATE TABLE noise ENGINE = Memory AS
    SELECT number AS row,
      if(number % 2 = 0, concat('HTTP://H/', toString(number)),
        concat(['', 'http://', 'a/', '%', 'http://h/'][rand(1) % 5 + 1], randomString(rand(2) % 40))) AS value
    FROM numbers(20000)`);
});
afterAll(() => engine.end());

describe("the functions of uri in ClickHouse", () => {
  it.each(["", "ByTab"])("answer values, and NULL for what is invalid (uri…%s)", (suffix) => {
    const [row] = engine.rows(`
      SELECT uriNormalize${suffix}('HTTP://EXAMPLE.com/%7Euser'), uriNormalize${suffix}('http://a/ b'),
        uriHost${suffix}('http://u@[::1]:80/'), uriHost${suffix}('mailto:a@b'), uriHost${suffix}('file:///a'),
        uriResolve${suffix}('http://a/b/c/d;p?q', '../g'), uriResolve${suffix}('a', 'g'),
        uriError${suffix}('http://a/'), uriError${suffix}('http://a/ b')`);
    expect(row).toEqual([
      "http://example.com/~user",
      null,
      "[::1]",
      null,
      "",
      "http://a/b/g",
      null,
      null,
      "forbidden-character:10: a space is not allowed in a path (§3.3); write it as %20",
    ]);
  });

  it.each(["", "ByTab"])("say what the vectors of @urikit/lists say (uri…%s)", (suffix) => {
    const columns = `value Nullable(String), octets Nullable(String), base String, valid Bool, error Nullable(String),
      normal Nullable(String), key Nullable(String), target Nullable(String), components Array(Nullable(String))`;
    const none = "'no answer'";
    const wrong = [
      `ifNull(uriNormalize${suffix}(v), ${none}) != if(valid, coalesce(normal, v), ${none})`,
      `ifNull(uriHost${suffix}(v), ${none}) != ifNull(if(valid, components[3], NULL), ${none})`,
      `ifNull(uriKey${suffix}(v), ${none}) != ifNull(key, ${none})`,
      `ifNull(uriResolve${suffix}(base, v), ${none}) != ifNull(target, ${none})`,
      `if(uriError${suffix}(v) IS NULL, ${none}, extract(assumeNotNull(uriError${suffix}(v)), '^[^:]+:[0-9]+')) != ifNull(error, ${none})`,
    ];
    const answers = engine.rows(`
      SELECT count(), countIf(valid), ${wrong.map((one) => `countIf(${one})`)}
      FROM (SELECT *, coalesce(value, unhex(octets)) AS v FROM file('${VECTORS}', JSONEachRow, '${columns}'))`);
    expect(answers.flat().map(Number)).toEqual([20_000, expect.any(Number), 0, 0, 0, 0, 0]);
    expect(Number(answers[0]?.[1])).toBeGreaterThan(5000);
  });

  it("take NULL, columns that may hold it, and columns of few values", () => {
    const answers = engine.rows(`
      SELECT uriNormalize(x), uriHost(x), uriError(x), uriResolve('http://b/', x), uriResolve(x, 'c')
      FROM (SELECT arrayJoin([toNullable('HTTP://a/'), NULL, 'é']) AS x)`);
    expect(answers).toEqual([
      ["http://a/", "a", null, "HTTP://a/", "HTTP://a/c"],
      [null, null, null, null, null],
      [null, null, expect.stringMatching(/^non-ascii:1: /), null, null],
    ]);
    expect(engine.rows("SELECT uriHost(toLowCardinality('http://a/'))")).toEqual([["a"]]);
    expect(engine.rows("SELECT uriHost(url) FROM (SELECT '' AS url WHERE 0)")).toEqual([]);
  });

  it("resolve by a base that stands in a column (RFC 3986 §5.4.1)", () => {
    const answers = engine.rows(`
      SELECT uriResolve(base, reference) FROM VALUES('base String, reference String',
        ('http://a/b/c/d;p?q', 'g'), ('http://x/', '?y'), ('http://a/b/c/d;p?q', '../../g'))`);
    expect(answers).toEqual([["http://a/b/c/g"], ["http://x/?y"], ["http://a/g"]]);
  });

  it("resolve any octets, each row by its own base, as urikit does (RFC 3986 §5.2)", () => {
    const answers = /** @type {[string, string | null, string | null][]} */ (
      engine.rows(`
        SELECT hex(value), base, uriResolve(base, value) FROM (
          SELECT value, [NULL, 'http://a', 'x:y', 'a b', 'http://h/x/../y/z?q#f'][(intDiv(row, 7) % 5) + 1] AS base
          FROM noise WHERE row < 4000)`)
    );
    expect(answers).toHaveLength(4000);
    expect(answers.map(([, , answer]) => answer)).toEqual(
      answers.map(([hex, base]) => {
        const value = Buffer.from(hex, "hex").toString("latin1");
        return base !== null && isUri(base) && isUriReference(value) ? resolve(value, base) : null;
      }),
    );
  });

  it("give the keys that ClickHouse makes of normal forms", () => {
    expect(engine.rows("SELECT uriKey('HTTP://Example.ORG/'), uriKey('a b'), uriKey(NULL)")).toEqual([
      ["76103f6c7f1ee295c58215ebcd91be64", null, null],
    ]);
    const [counts = []] = engine.rows(`
      SELECT count(key), countIf(key != lower(hex(sipHash128Reference(assumeNotNull(uriNormalize(value))))))
      FROM (SELECT value, uriKey(value) AS key FROM noise)`);
    expect(Number(counts[0])).toBeGreaterThan(10000);
    expect(Number(counts[1])).toBe(0);
  });

  it("go to the rung that was asked for (RFC 3986 §6.2.3)", () => {
    expect(engine.rows("SELECT uriNormalizeByScheme('http://A:80')")).toEqual([["http://a/"]]);
  });
});

/** RFC 3986 §3.3 to §3.5: what may stand in the rest of `http://h/a…`. */
const ALLOWED = "^[A-Za-z0-9._~!$&''()*+,;=:@/?#-]$";

describe.each(["", "ByTab"])("values of any octets (uri…%s)", (suffix) => {
  it.each([1, 7, 1000, 65409])("give NULL or their own answer, %i rows at once", (size) => {
    const settings = `SETTINGS max_block_size = ${size}, max_threads = 1`;
    const [[wrong, own, allowed]] = /** @type {[number[]]} */ (
      engine.rows(`
        SELECT countIf(row % 4 = 0 AND isNotNull(answer) != match(octet, '${ALLOWED}')),
          countIf(row % 4 = 3 AND answer = concat('http://h/', toString(row))),
          countIf(row % 4 = 0 AND answer = value)
        FROM (SELECT *, uriNormalize${suffix}(value) AS answer FROM octets) ${settings}`)
    );
    // 62 letters and digits, 4 more unreserved, 11 sub-delims, and : @ / ? #
    expect([wrong, own, allowed].map(Number)).toEqual([0, 256, 82]);
  });

  it("of noise too, with an error for each NULL and none for others", () => {
    const [counts = []] = engine.rows(`
      SELECT count(), countIf(row % 2 = 0 AND answer = concat('http://h/', toString(row))),
        countIf(isNull(answer) = isNull(error)), countIf(uriNormalize${suffix}(answer) != answer)
      FROM (SELECT *, uriNormalize${suffix}(value) AS answer, uriError${suffix}(value) AS error FROM noise)`);
    expect(counts.map(Number)).toEqual([20000, 10000, 0, 0]);
  });
});

describe("--no-null", () => {
  it.each(["Strict", "StrictByTab"])(
    "ends the query with the error, and serves the next (uri…%s)",
    (suffix) => {
      for (let times = 0; times < 2; times++) {
        expect(() =>
          engine.rows(
            `SELECT uriNormalize${suffix}(x) FROM (SELECT arrayJoin(['a', 'http://u:s3cr3t@h/ b']) AS x)`,
          ),
        ).toThrow(
          /uri: serve --udf normalize: row 2 of a chunk, "http:\/\/u:\*\*\*@h\/ b": a space is not allowed in a path/,
        );
        expect(engine.rows(`SELECT uriNormalize${suffix}('HTTP://a')`)).toEqual([["http://a"]]);
      }
    },
  );
});
