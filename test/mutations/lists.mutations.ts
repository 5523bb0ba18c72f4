// Mutants of the engine of lists (packages/lists/assembly). Each is a compilation of its own, and has the tests of
// @urikit/lists in a process of its own: a change that makes a loop run for ever ends with its process.
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { Chance } from "@urikit/abnf/chance";
import { counted } from "@urikit/abnf/counted";
import { expect, test } from "vitest";
import { CODES, listsCode } from "../../scripts/build/lists-code.js";
import { type Mutant, mutated } from "./mutants.ts";
import { root } from "./targets.ts";

const folder = "packages/lists/assembly/";
const made = `${root}.cache/mutants-lists/`;

/** How many are tried, by the seed MUTANTS_SEED; each takes some five seconds. */
const TRIED = Number(process.env.MUTANTS ?? 200);

/** Those of the package, and of the parts that others ask of the engine. */
const TESTS = [
  "packages/lists",
  "packages/cli/src/commands/audit/quiet-lines",
  "packages/cli/src/commands/quiet-text",
  "packages/urikit/test/grammar/components.test",
];

/** The part that must be noticed; the tests of the parts that only other packages ask are not there yet. */
const WANTED = 0.5;

/** What is spent on one: the tests take a tenth of it. */
const PATIENCE = 180_000;

interface FileMutant extends Mutant {
  readonly file: string;
}

const sources = new Map(
  readdirSync(`${root}${folder}`, { encoding: "utf8", recursive: true })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".ts"))
    .sort()
    .map((file) => [file, readFileSync(`${root}${folder}${file}`, "utf8")]),
);

/** Decorators stand before functions in AssemblyScript, where TypeScript has none. */
const mutants: readonly FileMutant[] = [...sources].flatMap(([file, text]) =>
  mutated(text.replace(/@inline/g, " ".repeat(7)), 0).mutants.map((mutant) => ({ ...mutant, file })),
);

/** The codes with a mutant; undefined if the compiler refuses it. */
async function compiled(mutant?: FileMutant): Promise<readonly string[] | undefined> {
  const sourceOf = (path: string): string | null => {
    const text = sources.get(path.replace(/^\.\//, "")) ?? null;
    if (text === null || path.replace(/^\.\//, "") !== mutant?.file) return text;
    return `${text.slice(0, mutant.start)}${mutant.after || ";"}${text.slice(mutant.end)}`;
  };
  try {
    return await Promise.all(CODES.map(({ entry }) => listsCode(entry, sourceOf)));
  } catch {
    return undefined;
  }
}

/** Whether a test of @urikit/lists fails with the codes that lie in the folder. */
function isNoticed(): boolean {
  const args = ["node_modules/vitest/vitest.mjs", "run", "--project", "quick", "--bail", "1", ...TESTS];
  const env = { ...process.env, LISTS_CODES: made };
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    env,
    stdio: "ignore",
    timeout: PATIENCE,
  });
  return status !== 0;
}

function keep(codes: readonly string[]): void {
  mkdirSync(made, { recursive: true });
  codes.forEach((code, index) => {
    writeFileSync(`${made}${CODES[index]?.entry}`, code);
  });
}

test("the mutants of the engine of lists", { timeout: 10 * 3_600_000 }, async () => {
  const unchanged = (await compiled()) ?? [];
  keep(unchanged);
  expect(isNoticed(), "the tests pass without a mutant").toBe(false);
  const chance = new Chance(Number(process.env.MUTANTS_SEED ?? 3986));
  const rest = [...mutants];
  const tally = { refused: 0, same: 0, noticed: 0 };
  const survivors: FileMutant[] = [];
  for (let tried = 0; tried < TRIED && rest.length > 0; tried++) {
    const [mutant] = rest.splice(chance.below(rest.length), 1);
    const codes = mutant && (await compiled(mutant));
    if (mutant === undefined || codes === undefined) tally.refused++;
    else if (codes.every((code, index) => code === unchanged[index])) tally.same++;
    else {
      keep(codes);
      if (isNoticed()) tally.noticed++;
      else survivors.push(mutant);
    }
  }
  const lines = survivors.map(
    ({ file, line, before, after }) => `${file}:${line} ${before} → ${after || "nothing"}`,
  );
  writeFileSync(`${root}.cache/mutants-lists.txt`, `${lines.join("\n")}\n`);
  counted("mutants", mutants.length);
  counted("mutants that the compiler refused", tally.refused);
  counted("mutants that are the same program, by the compiler", tally.same);
  counted("mutants that a test noticed", tally.noticed);
  counted("mutants that no test noticed", survivors.length);
  expect(tally.noticed / (tally.noticed + survivors.length)).toBeGreaterThanOrEqual(WANTED);
});
