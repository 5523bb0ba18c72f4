/** How the tests of a repository are run, and how its runner's report is read. */

/** What a report says. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** The names of the tests that failed. */
  readonly failures: readonly string[];
}

/** A program of the repository that runs its tests, and the form in which it reports. */
export interface Tests {
  readonly command: readonly [program: string, ...args: string[]];
  readonly report: keyof typeof READERS;
}

/** Stands in a command for the file of the report; without it, the report is what the command prints. */
export const REPORT = "REPORT";

export const jest = (...args: string[]): Tests => ({
  command: ["jest", "--ci", "--coverage=false", "--json", `--outputFile=${REPORT}`, ...args],
  report: "jest",
});

export const vitest = (...args: string[]): Tests => ({
  command: ["vitest", "run", "--reporter=json", `--outputFile=${REPORT}`, ...args],
  report: "jest",
});

export const mocha = (...args: string[]): Tests => ({
  command: ["mocha", "--reporter", "json", ...args],
  report: "mocha",
});

/** By a shell, which expands names of files: Node 20 does not. */
export const nodeTest = (...args: string[]): Tests => ({
  command: [
    "sh",
    "-c",
    `node --test --test-reporter=tap --test-reporter-destination=${REPORT} ${args.join(" ")}`,
  ],
  report: "tap",
});

const READERS = { jest: readJest, mocha: readMocha, tap: readTap };

/** @throws If the text has no whole report: the runner did not come to its end. */
export function read(report: Tests["report"], text: string): Outcome {
  return READERS[report](text);
}

/** The JSON of Jest, in which Vitest writes as well. A file that cannot be loaded is a failure. */
function readJest(text: string): Outcome {
  const { testResults }: JestReport = JSON.parse(text);
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const named = (...statuses: string[]) => tests.filter(({ status }) => statuses.includes(status));
  const unloaded = testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  );
  const failures = [
    ...named("failed").map(({ fullName }) => fullName),
    ...unloaded.map(({ name }) => name.replace(/^.*[\\/]/, "")),
  ];
  return {
    passed: named("passed").length,
    failed: failures.length,
    skipped: named("pending", "skipped", "todo", "disabled").length,
    failures: failures.sort(),
  };
}

interface JestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** The JSON of Mocha, after what the tests print. */
function readMocha(text: string): Outcome {
  const start = text.search(/^\{\s+"stats": \{/m);
  if (start < 0) throw new Error("there is no report of Mocha");
  const { stats, failures }: MochaReport = JSON.parse(text.slice(start, text.lastIndexOf("}") + 1));
  return {
    passed: stats.passes,
    failed: stats.failures,
    skipped: stats.pending,
    failures: failures.map(({ fullTitle }) => fullTitle).sort(),
  };
}

interface MochaReport {
  readonly stats: { readonly passes: number; readonly failures: number; readonly pending: number };
  readonly failures: readonly { readonly fullTitle: string }[];
}

/** The Test Anything Protocol, with the counts that `node --test` and tape write at its end. */
function readTap(text: string): Outcome {
  const counts = new Map(
    [...text.matchAll(/^# (pass|fail|cancelled|skipped|todo)\s+(\d+)$/gm)].map(([, name, count]) => [
      name,
      Number(count),
    ]),
  );
  const passed = counts.get("pass");
  if (passed === undefined) throw new Error("there is no report of the Test Anything Protocol");
  const count = (name: string) => counts.get(name) ?? 0;
  const failures = [...text.matchAll(/^ *not ok \d+ -? ?(.+)$/gm)]
    .map(([, name = ""]) => name)
    .filter((name) => !/# (?:TODO|SKIP)\b/.test(name));
  return {
    passed,
    failed: count("fail") + count("cancelled"),
    skipped: count("skipped") + count("todo"),
    failures: failures.sort(),
  };
}
