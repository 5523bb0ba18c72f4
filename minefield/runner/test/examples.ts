/** The readers of `examples`, in ten languages: how each is made and run, and what it must answer. */

import { spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Asked, type Outcome } from "../src/ask.ts";

const file = (name: string) => fileURLToPath(new URL(`../examples/${name}`, import.meta.url));

/** A reader; `made` is where a compiler puts the program. */
interface Example {
  /** The programs without which it is skipped, each with an argument by which it only says its version. */
  readonly needs: readonly (readonly [program: string, version: string])[];
  readonly compile?: (made: string) => readonly string[];
  readonly run: (made: string) => readonly string[];
}

/** Those that are read as they are run. */
export const INTERPRETED: Readonly<Record<string, Example>> = {
  "reader.mjs": { needs: [], run: () => [process.execPath, file("reader.mjs")] },
  "reader.py": { needs: [["python3", "--version"]], run: () => ["python3", file("reader.py")] },
  "reader.rb": { needs: [["ruby", "--version"]], run: () => ["ruby", file("reader.rb")] },
  "reader.php": { needs: [["php", "--version"]], run: () => ["php", file("reader.php")] },
  "reader.pl": { needs: [["perl", "--version"]], run: () => ["perl", file("reader.pl")] },
};

/** Those that take a compiler, or a machine that starts slowly. */
export const COMPILED: Readonly<Record<string, Example>> = {
  "reader.go": {
    needs: [["go", "version"]],
    compile: (made) => ["go", "build", "-o", made, file("reader.go")],
    run: (made) => [made],
  },
  "Reader.java": { needs: [["javac", "--version"]], run: () => ["java", file("Reader.java")] },
  "reader.rs": {
    needs: [["rustc", "--version"]],
    compile: (made) => ["rustc", "-o", made, file("reader.rs")],
    run: (made) => [made],
  },
  "reader.c": {
    needs: [
      ["cc", "--version"],
      ["pkg-config", "--exists liburiparser"],
    ],
    compile: (made) => ["cc", "-Wall", "-Werror", "-o", made, file("reader.c"), "-luriparser"],
    run: (made) => [made],
  },
  "reader.exs": { needs: [["elixir", "--version"]], run: () => ["elixir", file("reader.exs")] },
};

/** Whether all that an example needs is on this machine. */
export function isPossible({ needs }: Example): boolean {
  return needs.every(([program, version]) => spawnSync(program, version.split(" ")).status === 0);
}

/** The first is read alike by all; the others try the escapes of JSON, and a base, and each reader answers them as it likes. */
const QUESTIONS = [
  { reference: "http://u@a.example:8080/b?c=d" },
  { reference: "//h.example/p", base: "https://b.example/" },
  { reference: 'x "y\\" \u00e9\u{1f600} \n\u0000' },
  { reference: "" },
] as const;

/** What all of them read in the first. */
export const FIRST_ANSWER = { answer: { reads: ["http", "u", "a.example", "8080", "/b", "c=d"] } };

/** The answers of an example, made first if it must be. */
export async function answersOf({ compile, run }: Example): Promise<readonly Outcome[]> {
  const made = join(mkdtempSync(join(tmpdir(), "urikit-minefield-")), "reader");
  const [program = "", ...args] = compile?.(made) ?? [];
  if (program !== "") {
    const { status, stderr } = spawnSync(program, args, { encoding: "utf8" });
    if (status !== 0) throw new Error(stderr);
  }
  const reader = new Asked(run(made), 60_000);
  try {
    const answers: Outcome[] = [];
    for (const question of QUESTIONS) answers.push(await reader.ask(question));
    return answers;
  } finally {
    reader.close();
  }
}
