// @ts-check
// What the functions of uri cost in ClickHouse, beside a function that does nothing.
import { availableParallelism } from "node:os";
import { functionsOf, startEngine } from "./engine.js";

/** What the pipes alone cost: `cat` gives each row back. */
const NOTHING = `<functions><function><type>executable_pool</type><name>throughCat</name>
  <return_type>Nullable(String)</return_type><argument><type>Nullable(String)</type><name>x</name></argument>
  <format>RowBinary</format><command>cat</command><execute_direct>0</execute_direct>
  <pool_size>${availableParallelism()}</pool_size></function></functions>`;

/** What is asked for, and how the table calls it. */
const CALLS = /** @type {const} */ ([
  ["throughCat(url)", "a function that does nothing, through `cat`"],
  ["uriNormalize(url)", "`uriNormalize(url)`"],
  ["uriHost(url)", "`uriHost(url)`"],
  ["uriError(url)", "`uriError(url)`"],
  ["uriKey(url)", "`uriKey(url)`"],
  ["uriResolve('http://a/', url)", "`uriResolve('http://a/', url)`"],
  ["uriResolve(page, link)", "`uriResolve(page, link)`: 40 links of a page, two of three relative"],
]);

/**
 * @param {string} list A file of links, one a line.
 * @returns {import("../bench.js").Group}
 */
export function clickhouseCosts(list) {
  const engine = startEngine([functionsOf([]), NOTHING]);
  engine.session.query(`
    CREATE TABLE links ENGINE = MergeTree ORDER BY tuple() AS
    SELECT toNullable(line) AS url, concat('http://example.org/', toString(intDiv(number, 40)), '/page') AS page,
      if(number % 3 = 0, line, replaceRegexpOne(line, '^[a-z]+://[^/?#]*/', ['/', '../', ''][number % 3 + 1])) AS link
    FROM (SELECT line, rowNumberInAllBlocks() AS number FROM file('${list}', 'LineAsString'))
    SETTINGS max_threads = 1`);
  const [[version] = []] = engine.rows("SELECT version()");
  return {
    engine: `ClickHouse ${version}`,
    name: "ClickHouse",
    things: CALLS.map(([call, what]) => ({
      what,
      run: () => engine.rows(`SELECT sum(length(${call})) FROM links`),
    })),
    end: engine.end,
  };
}
