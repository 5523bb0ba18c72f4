// @ts-check
// `npm run bench:native`: urikit compared with readers in C, C++, Go and Rust, and its commands with other tools, on the links of
// the benchmark. Each reader is built into .cache/native with what the machine has. Writes NATIVE.md and results/native.json.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { machine } from "../machine.js";
import { document } from "./document.js";
import { measureJobs } from "./tools.js";

const here = fileURLToPath(new URL("./", import.meta.url));
const built = fileURLToPath(new URL("../../.cache/native/", import.meta.url));
const links = fileURLToPath(new URL("../links/links-kasztp.txt", import.meta.url));

const ADA = "4.0.0";
const ROUNDS = 2;

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
    readers: [
      `urikit in Node ${process.versions.node}`,
      `URL of Node ${process.versions.node}, after canParse`,
    ],
    build: () => {},
    command: [process.execPath, `${here}urikit.js`],
  },
  {
    readers: ["uriparser, C (RFC 3986)"],
    build: () => run("cc", "-O2", "-o", `${built}uriparser`, `${here}uriparser.c`, "-luriparser"),
    command: [`${built}uriparser`],
  },
  { readers: [`ada ${ADA}, C++ (URL Standard)`], build: buildAda, command: [`${built}ada`] },
  {
    readers: ["net/url, Go (its own grammar)"],
    build: () => run("go", "build", "-o", `${built}go-url`, `${here}main.go`),
    command: [`${built}go-url`],
  },
  {
    readers: [
      "url 2.5.8, Rust (URL Standard)",
      "fluent-uri 0.4.1, Rust (RFC 3986)",
      "iri-string 0.7.14, Rust (RFC 3986)",
    ],
    build: () =>
      run(
        "cargo",
        "build",
        "--quiet",
        "--release",
        "--manifest-path",
        `${here}Cargo.toml`,
        "--target-dir",
        `${built}rust`,
      ),
    command: [`${built}rust/release/urikit-bench-native`],
  },
];

/**
 * @typedef {object} ReaderResult
 * @property {string} reader
 * @property {number} [nanoseconds]  absent if it could not be built
 */

mkdirSync(built, { recursive: true });
const readers = programs.flatMap(({ readers, build, command: [binary = "", ...args] }) => {
  try {
    build();
    const times = execFileSync(binary, [...args, links], { encoding: "utf8" })
      .trim()
      .split(" ");
    return readers.map((reader, index) => ({ reader, nanoseconds: Math.round(Number(times[index])) }));
  } catch (error) {
    const reason = String(error instanceof Error ? error.message : error).split("\n")[0];
    process.stderr.write(`${readers.join(", ")}: left out: ${reason}\n`);
    return readers.map((reader) => ({ reader }));
  }
});
const results = { machine: machine(), rounds: ROUNDS, readers, jobs: measureJobs(ROUNDS) };
const text = document(results);
writeFileSync(new URL("../NATIVE.md", import.meta.url), text);
writeFileSync(new URL("../results/native.json", import.meta.url), `${JSON.stringify(results, rounded, 1)}\n`);
process.stdout.write(text);

/** @param {string} _ @param {unknown} value */
function rounded(_, value) {
  return typeof value === "number" ? Math.round(value * 1000) / 1000 : value;
}

/** ada from its sources, which its package for Python carries. */
function buildAda() {
  const sources = `${built}ada_url-${ADA}/ada_url`;
  if (!existsSync(sources)) {
    run(
      "python3",
      "-m",
      "pip",
      "download",
      "--quiet",
      "--no-binary",
      ":all:",
      "--no-deps",
      "-d",
      built,
      `ada-url==${ADA}`,
    );
    const archive = readdirSync(built).find((name) => name.endsWith(".tar.gz")) ?? "";
    run("tar", "-xzf", `${built}${archive}`, "-C", built);
  }
  run("c++", "-std=c++20", "-O3", "-c", "-o", `${built}ada.o`, `${sources}/ada.cpp`);
  for (const program of ["ada", "ada-lines"])
    run(
      "c++",
      "-std=c++20",
      "-O3",
      "-I",
      sources,
      "-o",
      `${built}${program}`,
      `${here}${program}.cpp`,
      `${built}ada.o`,
    );
}

/** @param {string} program @param {readonly string[]} args */
function run(program, ...args) {
  execFileSync(program, args, { stdio: ["ignore", "ignore", "inherit"] });
}
