// @ts-check
// Commands of `uri` and the best tools for the same job: what each is called with, how their answers are compared, and, where a
// tool is quicker, why. Each has one thread.
import { fileURLToPath } from "node:url";
import { base } from "../texts.js";

/** @typedef {"links" | "distinct" | "relative" | "pairs" | "server" | "program" | "text" | "page"} List */

/**
 * @typedef {object} Outcome  what a process wrote
 * @property {string[]} lines
 * @property {number} errors  how many lines it wrote to standard error
 *
 * @typedef {(outcome: Outcome) => string[]} Reading  what its answer is, to compare it with those of others
 *
 * @typedef {object} Rival
 * @property {string} tool
 * @property {readonly string[]} words  the command; it reads the list from standard input
 * @property {string} [why]  the reason, if it is quicker than `uri`
 * @property {Reading} [read]
 * @property {boolean} [isInAnyOrder]
 *
 * @typedef {object} Job
 * @property {readonly string[]} args  of `uri`
 * @property {List} list
 * @property {Reading} [read]
 * @property {readonly Rival[]} rivals
 */

const ada = fileURLToPath(new URL("../../.cache/native/ada", import.meta.url));
const duckdbLines = fileURLToPath(new URL("../../integrations/duckdb/lines.js", import.meta.url));
const clickhouseLines = fileURLToPath(new URL("../../integrations/clickhouse/lines.js", import.meta.url));

const TRIPLET = "%[0-9A-Fa-f]{2}";
const CHARACTERS = "\\-A-Za-z0-9._~!$&\\x27()*+,;=";
const SEGMENT = `(?:[${CHARACTERS}:@]|${TRIPLET})`;
const AUTHORITY = `(?:(?:[${CHARACTERS}:]|${TRIPLET})*@)?(?:\\[[0-9A-Fa-f:.]+\\]|(?:[${CHARACTERS}]|${TRIPLET})*)(?::[0-9]*)?`;
const AFTER_SCHEME = `(?://${AUTHORITY}(?:/${SEGMENT}*)*|/(?:${SEGMENT}+(?:/${SEGMENT}*)*)?`;
const REST = `(?:\\?(?:${SEGMENT}|[/?])*)?(?:#(?:${SEGMENT}|[/?])*)?`;
/** RFC 3986, Appendix A, but for what is in brackets. */
const REFERENCE = `^(?:[A-Za-z][A-Za-z0-9+.-]*:${AFTER_SCHEME}|(?:${SEGMENT}+(?:/${SEGMENT}*)*)?)|${AFTER_SCHEME}|(?:(?:[${CHARACTERS}@]|${TRIPLET})+(?:/${SEGMENT}*)*)?))${REST}$`;
/** RFC 3986, Appendix B, with the parts of an authority. */
const COMPONENTS = `^(?:([^:/?#]+):)?(?://(?:([^/?#@]*)@)?([^/?#:]*)(?::([0-9]*))?)?([^?#]*)(?:\\?([^#]*))?(?:#(.*))?$`;
const HOST = "^[^:/?#]+://(?:[^/?#@]*@)?([^/?#:]*)";
const NAMES = ["scheme", "userinfo", "host", "port", "path", "query", "fragment"];
/** As extended expressions of POSIX: of a password, and of parameters that are secret. */
const SECRETS = '(://[^/@: "]*:)[^/@ "]*@|([?& ](token|api_key|password|secret)=)[^& "#]*';

/** The columns by functions of ClickHouse. */
const CLICKHOUSE_COLUMNS =
  "protocol(line) AS scheme, domain(line) AS host, port(line) AS port, path(line) AS path, queryString(line) AS query, fragment(line) AS fragment";
const DUCKDB_COLUMNS = `SELECT unnest(regexp_extract(line, '${COMPONENTS}', [${NAMES.map((name) => `'${name}'`).join(", ")}])) FROM lines`;

const COMPILED =
  "It is compiled for the processor, and reads by the URL Standard without a check of each character.";
const LESS_GRAMMAR = "It cuts at delimiters and checks nothing, so that an invalid line has an answer too.";
const LESS_EXACT =
  "It looks for one expression, and knows neither other schemes, brackets nor the ends of sentences.";
const COUNTS_LESS = "It counts hosts and texts alone: no line is checked, and no normal forms are compared.";
const OCTETS_ALONE =
  "It compares octets: no line is checked, and lines that are equivalent in other letters stay.";

/** @param {string} query @param {string} [format] */
const clickhouse = (query, format = "TSVRaw") => [process.execPath, clickhouseLines, query, format];
/** @param {string} query */
const duckdb = (query) => [process.execPath, duckdbLines, query];
/** An expression as a text of ClickHouse. @param {string} expression */
const quoted = (expression) => `'${expression.replaceAll("\\", "\\\\")}'`;

const AWK_HOST =
  'function host(line) { sub(/^[^:\\/?#]+:\\/\\//, "", line); sub(/[\\/?#].*/, "", line); sub(/.*@/, "", line); sub(/:[0-9]*$/, "", line); return line }';

const AWK_COLUMNS =
  'match($0, /^(([^:\\/?#]+):)?(\\/\\/(([^\\/?#@]*)@)?([^\\/?#:]*)(:([0-9]*))?)?([^?#]*)(\\?([^#]*))?(#(.*))?$/, p) { print p[2] "\t" p[5] "\t" p[6] "\t" p[8] "\t" p[9] "\t" p[11] "\t" p[13] }';
const AWK_COUNTS = `${AWK_HOST} { h = host($0); all[h]++; if (!seen[$0]++) distinct[h]++ } END { for (h in all) print h "\t" all[h] "\t" distinct[h] }`;

/** @type {Reading} */
const amount = ({ lines }) => [String(lines.length)];
/** Of lines with a host, its lines, and how many of those are distinct. @type {Reading} */
const counts = ({ lines }) => {
  const distinct = lines.reduce((sum, line) => sum + Number(line.split("\t")[2]), 0);
  return [`${lines.filter((line) => !line.startsWith("\t")).length} hosts`, `${distinct} distinct lines`];
};
/** @type {Reading} */
const countsOfReport = ({ lines: [line = ""] }) => {
  const { distinctHosts, distinct } = JSON.parse(line).result;
  return [`${distinctHosts} hosts`, `${distinct.identical} distinct lines`];
};

/** Tools that leave out lines which were there before. @param {string} why @returns {Rival[]} */
const distinctLines = (why) => [
  { tool: "sort -u", words: ["sort", "-u", "--parallel=1", "-S", "1G"], why, isInAnyOrder: true },
  { tool: "mawk", words: ["mawk", "!seen[$0]++"], why },
  { tool: "gawk", words: ["gawk", "!seen[$0]++"], why },
  { tool: "DuckDB", words: duckdb("SELECT DISTINCT line FROM lines"), why, isInAnyOrder: true },
  { tool: "ClickHouse", words: clickhouse("SELECT DISTINCT line FROM lines"), why },
];

/** @type {readonly Job[]} */
export const jobs = [
  {
    args: ["check", "--quiet", "--jobs", "1"],
    list: "links",
    read: ({ errors }) => [String(errors)],
    rivals: [
      { tool: "rg", words: ["rg", "-j1", "-v", REFERENCE], read: amount },
      { tool: "ada", words: [ada, "check"], read: amount, why: COMPILED },
      {
        tool: "DuckDB",
        words: duckdb(`SELECT line FROM lines WHERE NOT regexp_matches(line, '${REFERENCE}')`),
        read: amount,
      },
      {
        tool: "ClickHouse",
        words: clickhouse(`SELECT line FROM lines WHERE NOT match(line, ${quoted(REFERENCE)})`),
        read: amount,
      },
    ],
  },
  {
    args: ["normalize", "--jobs", "1"],
    list: "links",
    rivals: [{ tool: "ada", words: [ada, "href"], why: COMPILED }],
  },
  {
    args: ["resolve", "--base", base, "--jobs", "1"],
    list: "relative",
    rivals: [{ tool: "ada", words: [ada, "href", base], why: COMPILED }],
  },
  {
    args: ["get", "{host}"],
    list: "links",
    rivals: [
      { tool: "cut -d/ -f3", words: ["cut", "-d/", "-f3"], why: LESS_GRAMMAR },
      { tool: "mawk", words: ["mawk", `${AWK_HOST} { print host($0) }`], why: LESS_GRAMMAR },
      { tool: "gawk", words: ["gawk", `${AWK_HOST} { print host($0) }`], why: LESS_GRAMMAR },
      { tool: "rg", words: ["rg", "-j1", "-o", "-r", "$1", HOST], why: LESS_GRAMMAR },
      { tool: "ada", words: [ada, "host"], why: COMPILED },
      {
        tool: "DuckDB",
        words: duckdb(`SELECT regexp_extract(line, '${HOST}', 1) FROM lines`),
        why: LESS_GRAMMAR,
      },
      { tool: "ClickHouse domain()", words: clickhouse("SELECT domain(line) FROM lines"), why: LESS_GRAMMAR },
    ],
  },
  {
    args: ["parse", "--columns", NAMES.join(","), "--jobs", "1"],
    list: "links",
    read: ({ lines }) => lines.map((line) => line.split("\t")[2]?.replace("\\N", "") ?? ""),
    rivals: [
      { tool: "gawk", words: ["gawk", AWK_COLUMNS], why: LESS_GRAMMAR, read: hostsAt(2) },
      {
        tool: "rg",
        words: ["rg", "-j1", "-o", "-r", "$1\t$2\t$3\t$4\t$5\t$6\t$7", COMPONENTS],
        why: LESS_GRAMMAR,
        read: hostsAt(2),
      },
      { tool: "ada", words: [ada, "columns"], why: COMPILED, read: hostsAt(2) },
      { tool: "DuckDB", words: duckdb(DUCKDB_COLUMNS), why: LESS_GRAMMAR, read: hostsAt(2) },
      {
        tool: "ClickHouse",
        words: clickhouse(`SELECT ${CLICKHOUSE_COLUMNS} FROM lines`),
        why: LESS_GRAMMAR,
        read: hostsAt(1),
      },
    ],
  },
  {
    args: ["parse", "--json", "--jobs", "1"],
    list: "links",
    read: hostsOfJson,
    rivals: [
      {
        tool: "ClickHouse",
        words: clickhouse(`SELECT line AS reference, ${CLICKHOUSE_COLUMNS} FROM lines`, "JSONEachRow"),
        why: LESS_GRAMMAR,
        read: hostsOfJson,
      },
    ],
  },
  {
    args: ["normalize", "--to", "key", "--jobs", "1"],
    list: "links",
    rivals: [
      {
        tool: "ClickHouse",
        words: clickhouse("SELECT lower(hex(sipHash128Reference(line))) FROM lines"),
        why: "It hashes the octets as they are: no line is checked, and a line that is not normal has another key.",
      },
      {
        tool: "DuckDB",
        words: duckdb("SELECT md5(line) FROM lines"),
        why: "It hashes the octets as they are, by MD5.",
      },
    ],
  },
  { args: ["unique", "--jobs", "1"], list: "links", rivals: distinctLines(OCTETS_ALONE) },
  { args: ["unique", "--jobs", "1"], list: "distinct", rivals: distinctLines(OCTETS_ALONE) },
  {
    args: ["report", "--json", "--jobs", "1"],
    list: "links",
    read: countsOfReport,
    rivals: [
      { tool: "mawk", words: ["mawk", AWK_COUNTS], why: COUNTS_LESS, read: counts },
      {
        tool: "DuckDB",
        words: duckdb(countsBy(`regexp_extract(line, '${HOST}', 1)`)),
        why: COUNTS_LESS,
        read: counts,
      },
      { tool: "ClickHouse", words: clickhouse(countsBy("domain(line)")), why: COUNTS_LESS, read: counts },
    ],
  },
  {
    args: ["compare"],
    list: "pairs",
    read: ({ lines }) => lines.map((line) => (line === "different" || line === "" ? "different" : "equal")),
    rivals: [{ tool: "ada", words: [ada, "same"], why: COMPILED }],
  },
  {
    args: ["encode"],
    list: "links",
    rivals: [
      { tool: "jq", words: ["jq", "-rR", "@uri"] },
      { tool: "DuckDB", words: duckdb("SELECT url_encode(line) FROM lines") },
      { tool: "ClickHouse", words: clickhouse("SELECT encodeURLComponent(line) FROM lines") },
    ],
  },
  ...redacting("server"),
  ...redacting("program"),
  {
    args: ["extract", "--type", "text"],
    list: "text",
    rivals: [{ tool: "rg", words: ["rg", "-j1", "-o", "-N", '[a-z]+://[^ <>"]+'], why: LESS_EXACT }],
  },
  {
    args: ["extract", "--type", "html"],
    list: "page",
    rivals: [
      {
        tool: "rg",
        words: ["rg", "-j1", "-o", "-N", "-r", "$1", '(?:href|src)="([^"]*)"'],
        why: "It looks for two attributes, also in comments and scripts, and knows no base.",
      },
    ],
  },
];

/** @param {"server" | "program"} list @returns {Job[]} */
function redacting(list) {
  const why = "It looks for passwords and four names of parameters alone.";
  return [
    {
      args: ["redact"],
      list,
      rivals: [
        { tool: "rg", words: ["rg", "-j1", "--passthru", "-N", "-r", "$1$2***", SECRETS], why },
        { tool: "sed", words: ["sed", "-E", `s#${SECRETS.replaceAll("#", "\\#")}#\\1\\2***#g`], why },
      ],
    },
  ];
}

/** The host in a row of columns. @param {number} at @returns {Reading} */
function hostsAt(at) {
  return ({ lines }) => lines.map((line) => line.split("\t")[at] ?? "");
}

/** `uri` puts what it answers into `result`. @param {Outcome} outcome */
function hostsOfJson({ lines }) {
  return lines.map((line) => {
    const row = JSON.parse(line);
    return (row.result ?? row).host ?? "";
  });
}

/** Lines and distinct lines by host, in SQL. @param {string} host */
function countsBy(host) {
  return `SELECT ${host} AS host, sum(amount), count(*) FROM (SELECT line, count(*) AS amount FROM lines GROUP BY line) AS each GROUP BY host`;
}
