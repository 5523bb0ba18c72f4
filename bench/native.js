// @ts-check
// `npm run bench:native`: urikit compared with readers in C, C++, Go and Rust, and its commands with other tools, on the links of
// links/. Each reader is built into .cache/native with what the machine has. Writes NATIVE.md; with `--quick`, which reads short
// lists once, it prints that instead.
import { execFileSync, spawnSync } from "node:child_process";
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { measure } from "mitata";
import { tryParse } from "urikit";
import { jobs } from "./native/jobs.js";
import { env, linesIn, machine, taken, uri, writeLong } from "./processes.js";
import {
  links,
  normalLinks,
  page,
  pair,
  programLog,
  relativeReference,
  serverLog,
  text,
  textWithLinks,
} from "./texts.js";

const { values: options } = parseArgs({ options: { quick: { type: "boolean", default: false } } });
const ROUNDS = options.quick ? 1 : 2;

const here = fileURLToPath(new URL("native/", import.meta.url));
const built = fileURLToPath(new URL("../.cache/native/", import.meta.url));
const corpus = fileURLToPath(new URL("links/links-kasztp.txt", import.meta.url));

const ADA = "4.0.0";

/**
 * Programs that print a number for each of their readers.
 * @typedef {object} Program
 * @property {readonly string[]} readers
 * @property {() => void} build  throws where something is missing
 * @property {readonly string[]} command
 */

/** @type {readonly Program[]} */
const programs = [
  {
    readers: ["uriparser, C (RFC 3986)"],
    build: () => run("cc", "-O2", "-o", `${built}uriparser`, `${here}uriparser.c`, "-luriparser"),
    command: [`${built}uriparser`, corpus],
  },
  { readers: [`ada ${ADA}, C++ (URL Standard)`], build: buildAda, command: [`${built}ada`, "time"] },
  {
    readers: ["net/url, Go (its own grammar)"],
    build: () => run("go", "build", "-o", `${built}go-url`, `${here}main.go`),
    command: [`${built}go-url`, corpus],
  },
  {
    readers: [
      "url 2.5.8, Rust (URL Standard)",
      "fluent-uri 0.4.1, Rust (RFC 3986)",
      "iri-string 0.7.14, Rust (RFC 3986)",
    ],
    build: buildRust,
    command: [`${built}rust/target/release/urikit-bench-native`, corpus],
  },
];

/** A reader, and the nanoseconds that it takes; without them if it could not be built. @typedef {{ reader: string, nanoseconds?: number }} ReaderResult */

/** @param {Program} program @returns {ReaderResult[]} */
function measuredReaders({ readers, build, command: [binary = "", ...args] }) {
  try {
    build();
    const input = openSync(corpus, "r");
    const told = execFileSync(binary, args, { encoding: "utf8", stdio: [input, "pipe", "inherit"] });
    closeSync(input);
    const times = told.trim().split(" ");
    return readers.map((reader, index) => ({ reader, nanoseconds: Math.round(Number(times[index])) }));
  } catch (error) {
    const reason = String(error instanceof Error ? error.message : error).split("\n")[0];
    process.stderr.write(`${readers.join(", ")}: left out: ${reason}\n`);
    return readers.map((reader) => ({ reader }));
  }
}

/** urikit, and the platform's `URL`, in this process. @returns {Promise<ReaderResult[]>} */
async function ownReaders() {
  const lines = links();
  const node = `Node ${process.versions.node}`;
  const time = async (/** @type {(line: string) => number} */ host) => {
    let read = 0;
    const { min } = await measure(() => {
      for (const line of lines) read += host(line);
    });
    if (read === 0) throw new Error("no host");
    return Math.round(min / lines.length);
  };
  const own = await time((line) => {
    const result = tryParse(line);
    return result.valid ? (result.parsed.host?.length ?? 0) : 0;
  });
  const platform = await time((line) => (URL.canParse(line) ? new URL(line).hostname.length : 0));
  return [
    { reader: `urikit in ${node}`, nanoseconds: own },
    { reader: `URL of ${node}, after canParse`, nanoseconds: platform },
  ];
}

/** ada from its sources, which its package for Python carries. */
function buildAda() {
  const sources = `${built}ada_url-${ADA}/ada_url`;
  if (!existsSync(sources)) {
    const flags = ["--quiet", "--no-binary", ":all:", "--no-deps", "-d", built];
    run("python3", "-m", "pip", "download", ...flags, `ada-url==${ADA}`);
    const archive = readdirSync(built).find((name) => name.endsWith(".tar.gz")) ?? "";
    run("tar", "-xzf", `${built}${archive}`, "-C", built);
  }
  const from = ["-I", sources, "-o", `${built}ada`, `${here}ada.cpp`, `${sources}/ada.cpp`];
  run("c++", "-std=c++20", "-O3", ...from);
}

/** From copies, since Cargo writes next to its manifest. */
function buildRust() {
  const folder = `${built}rust/`;
  mkdirSync(folder, { recursive: true });
  for (const file of ["Cargo.toml", "main.rs"]) copyFileSync(here + file, folder + file);
  run("cargo", "build", "--quiet", "--release", "--manifest-path", `${folder}Cargo.toml`);
}

/** @param {string} program @param {readonly string[]} args */
function run(program, ...args) {
  execFileSync(program, args, { stdio: ["ignore", "ignore", "inherit"] });
}

/**
 * The lists: their name in the table; the lines as they stand, by which answers are compared; and how many megabytes are
 * measured, of other lines where some tools would refuse these.
 * @typedef {{ name: string, made: () => string, normal?: () => string, isDistinct?: boolean, megabytes: number }} Texts
 */

/** @type {Record<import("./native/jobs.js").List, Texts>} */
const LISTS = {
  links: {
    name: "links, again and again",
    made: () => text(links()),
    normal: () => text(normalLinks()),
    megabytes: 100,
  },
  distinct: {
    name: "links, each distinct",
    made: () => text(links()),
    normal: () => text(normalLinks()),
    isDistinct: true,
    megabytes: 100,
  },
  relative: {
    name: "relative references",
    made: () => text(links().map(relativeReference)),
    normal: () => text(normalLinks().map(relativeReference)),
    megabytes: 100,
  },
  pairs: {
    name: "pairs of links",
    made: () => text(links().map(pair)),
    normal: () => text(normalLinks().map(pair)),
    megabytes: 25,
  },
  server: { name: "a server's log", made: serverLog, megabytes: 100 },
  program: { name: "a program's log, with addresses and secrets", made: programLog, megabytes: 25 },
  text: { name: "running text with links", made: () => textWithLinks(20), megabytes: 10 },
  page: { name: "a page of HTML", made: page, megabytes: 16 },
};

/** The rows of a command, and of the tools for the same job. @param {import("./native/jobs.js").Job} job @param {string} folder */
function rowsOf({ args, list, read = ({ lines }) => lines, rivals }, folder) {
  const own = [process.execPath, uri, ...args];
  const path = join(folder, `${list}.txt`);
  const { name, made, normal = made, isDistinct = false, megabytes } = LISTS[list];
  const command = `uri ${args.map((word) => (word.includes("{") ? `'${word}'` : word)).join(" ")}`;
  process.stderr.write(`${command} …\n`);
  writeFileSync(path, made());
  const wanted = read(outcome(own, path) ?? { lines: [], errors: 0 });
  const here = rivals.flatMap((rival) => {
    const given = outcome(rival.words, path);
    return given ? [{ rival, differences: differences(rival, wanted, given) }] : [];
  });
  const once = normal();
  const size = writeLong(path, options.quick ? megabytes / 10 : megabytes, (turn) =>
    isDistinct ? once.replaceAll("\n", `#${turn}\n`) : once,
  );
  const [mine, ...times] = taken([own, ...here.map(({ rival }) => rival.words)], path, ROUNDS);
  rmSync(path);
  const seconds = mine?.processor ?? Number.NaN;
  const contenders = new Map(
    here.map(({ rival, differences }, at) => [rival, { differences, theirs: times[at]?.processor ?? 0 }]),
  );
  return [
    `| \`${command}\`, ${name} (${Math.round(size)} MB) | uri | ${seconds.toFixed(2)} | 1 | | |`,
    ...rivals.map((rival) => rowOf(rival, seconds, contenders.get(rival))),
  ];
}

/**
 * @param {import("./native/jobs.js").Rival} rival
 * @param {number} seconds  of `uri`
 * @param {{ differences: string, theirs: number }} [found]  undefined if the tool is not here
 */
function rowOf({ tool, why = "The reason is not known." }, seconds, found) {
  if (found === undefined) return `| | ${tool} | not here | | | |`;
  const { theirs, differences } = found;
  const ratio = (theirs / seconds).toFixed(2);
  const isLoss = theirs < seconds;
  return `| | ${tool} | ${theirs.toFixed(2)} | ${isLoss ? `**${ratio}**` : ratio} | ${differences} | ${isLoss ? why : ""} |`;
}

/**
 * What a process writes that reads a list, or undefined if the program is not here. It writes to files: `/dev/stdout` of a pipe
 * of Node cannot be opened.
 * @param {readonly string[]} words
 * @param {string} path
 * @returns {import("./native/jobs.js").Outcome | undefined}
 */
function outcome([program = "", ...args], path) {
  const files = [openSync(path, "r"), openSync(`${path}.out`, "w"), openSync(`${path}.err`, "w")];
  const { error, status } = spawnSync(program, args, { stdio: files, env });
  for (const file of files) closeSync(file);
  const [output, errors] = [readFileSync(`${path}.out`, "utf8"), readFileSync(`${path}.err`, "utf8")];
  if (error || errors.includes("ERR_MODULE_NOT_FOUND")) return undefined;
  if (output === "" && ((status !== 0 && status !== 1) || (errors !== "" && !args.includes("check"))))
    throw new Error(`${program} ${args.join(" ")}: ${errors}`);
  return { lines: linesIn(output), errors: linesIn(errors).length };
}

/**
 * How the answer of a rival differs, in words; "" if it does not.
 * @param {import("./native/jobs.js").Rival} rival
 * @param {readonly string[]} wanted
 * @param {import("./native/jobs.js").Outcome} given
 */
function differences({ read = ({ lines }) => lines, isInAnyOrder }, wanted, given) {
  const own = isInAnyOrder ? [...wanted].sort() : wanted;
  const other = isInAnyOrder ? [...read(given)].sort() : read(given);
  if (own.length !== other.length) return `${other.length} lines, not ${own.length}`;
  const different = own.filter((line, at) => line !== other[at]).length;
  if (different === 0) return "";
  return own.length > 2
    ? `${different} of ${own.length} lines differ`
    : `${other.join(", ")}, not ${own.join(", ")}`;
}

/** @param {readonly ReaderResult[]} readers @param {readonly string[]} rows */
function document(readers, rows) {
  const { date, platform, cores, cpu, node } = machine();
  return `# Compared with natives

Written by \`npm run bench:native\`, on what the machine has: a reader that cannot be built and a tool that is not installed are
“not here”.

${date}, ${platform}, ${cores} cores of ${cpu}, Node ${node}.

## Readers

Each link of the benchmark parsed and its host read, in nanoseconds of processor time; of twenty passes, the quickest. A reader
of the URL Standard does more than one of RFC 3986: it writes a normal form.

| reader | ns |
| --- | ---: |
${readers.map(({ reader, nanoseconds }) => `| ${reader} | ${nanoseconds ?? "not here"} |`).join("\n")}

## Commands

Each command of \`uri\` and the best tools for the same job, on the same list from standard input: the processor time of whole
processes, in seconds, each with one thread; of ${ROUNDS} rounds, the quickest. The ratio is how many times as long the tool takes. **A
number below 1 is a loss of \`uri\`**, is in bold, and has its reason. The links that are measured are valid and normal, so that all
give the same answer. The last column but one is how the answers differ on the 48,010 links of the benchmark as they
stand, of which 341 are invalid, or on the other lists.

DuckDB and ClickHouse run in a process of Node, from the packages that \`npm run test:integrations\` installs; their start
is part of their time, as it is of that of \`uri\`. The keys of ClickHouse are those of \`uri\`, octet by octet.

| command, list | tool | s | ratio | the tool's answer differs | why it is quicker |
| --- | --- | ---: | ---: | --- | --- |
${rows.join("\n")}
`;
}

mkdirSync(built, { recursive: true });
const folder = mkdtempSync(join(tmpdir(), "urikit-bench-"));
try {
  const readers = [...(await ownReaders()), ...programs.flatMap(measuredReaders)];
  const page = document(
    readers,
    jobs.flatMap((job) => rowsOf(job, folder)),
  );
  if (!options.quick) writeFileSync(new URL("NATIVE.md", import.meta.url), page);
  process.stdout.write(page);
} finally {
  rmSync(folder, { recursive: true });
}
