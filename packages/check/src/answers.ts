/** The answers of a library to references, in a process of its own, and how long it takes for one of them. */

import { spawn } from "node:child_process";

/** The answers of a library. */
export interface Answers {
  /** The target of each reference; null where it is refused. */
  readonly targets: readonly (string | null)[];
  /** For one reference, the least of some rounds. */
  readonly nanoseconds: number;
}

/** Against what the references are resolved. */
const BASE = "http://example.org/schemas/schema.json";

/** Runs in the other process: reads what it is asked from standard input. */
const PROGRAM = `
const { path, base, references, baseFirst } = JSON.parse(require("node:fs").readFileSync(0, "utf8"));
const library = require(path);
if (typeof library.resolve !== "function") process.exit(1);
const resolve = (reference) => (baseFirst ? library.resolve(base, reference) : library.resolve(reference, base));
const attempt = (reference) => {
  try {
    return resolve(reference);
  } catch {
    return null;
  }
};
const targets = references.map(attempt);
const times = Math.max(1, Math.ceil(2000 / references.length));
let nanoseconds = Infinity;
for (let round = 0; round < 12; round++) {
  const from = process.hrtime.bigint();
  for (let time = 0; time < times; time++) references.forEach(attempt);
  nanoseconds = Math.min(nanoseconds, Number(process.hrtime.bigint() - from) / (times * references.length));
}
process.stdout.write(JSON.stringify({ targets, nanoseconds }));
`;

/** The answers of the library at a path; undefined if no library is there, or it cannot be loaded. */
export function answersOf(
  name: string,
  path: string | undefined,
  references: readonly string[],
): Promise<Answers | undefined> {
  if (path === undefined) return Promise.resolve(undefined);
  const asked = { path, base: BASE, references, baseFirst: name !== "relative-to-absolute-iri" };
  return new Promise((done) => {
    const child = spawn(process.execPath, ["-e", PROGRAM], { stdio: ["pipe", "pipe", "ignore"] });
    let output = "";
    child.stdout.on("data", (octets: Buffer) => {
      output += octets.toString();
    });
    child.stdin.on("error", () => undefined); // it may end before it has read all
    child.once("error", () => done(undefined));
    child.once("close", (status) => done(status === 0 ? (JSON.parse(output) as Answers) : undefined));
    child.stdin.end(JSON.stringify(asked));
  });
}
