/** `.github/workflows/minefield.yml`: its steps, as they are written, with a program in the place of npx that asks of one kind only. */

import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";

const root = fileURLToPath(new URL("../../../", import.meta.url));

interface Step {
  readonly name?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}

interface Workflow {
  readonly on: {
    readonly workflow_call: { readonly inputs: Readonly<Record<string, { readonly default?: string }>> };
  };
  readonly jobs: { readonly minefield: { readonly steps: readonly Step[] } };
}

const workflow: Workflow = parse(readFileSync(join(root, ".github/workflows/minefield.yml"), "utf8"));
const { inputs } = workflow.on.workflow_call;

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "urikit-workflow-"));
  mkdirSync(join(folder, "bin"));
  const main = join(root, "minefield/runner/dist/main.js");
  writeFileSync(
    join(folder, "bin/npx"),
    `#!/bin/sh\nprintf '%s\\n' "$@" > asked.txt\nshift 3\nexec "${process.execPath}" "${main}" run --kind zone --timeout 60000 "$@"\n`,
  );
  chmodSync(join(folder, "bin/npx"), 0o755);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a step as the runner does, with inputs. */
function run(name: string, given: Readonly<Record<string, string>>) {
  const step = workflow.jobs.minefield.steps.find((one) => one.name === name);
  const env = Object.entries(step?.env ?? {}).map(([variable, value]) => {
    const input = /^\$\{\{ inputs\.([\w-]+) \}\}$/.exec(value)?.[1] ?? "";
    return [variable, given[input] ?? inputs[input]?.default ?? ""];
  });
  writeFileSync(join(folder, "step.sh"), step?.run ?? "exit 99");
  return spawnSync("bash", ["--noprofile", "--norc", "-eo", "pipefail", "step.sh"], {
    cwd: folder,
    encoding: "utf8",
    env: {
      ...process.env,
      ...Object.fromEntries(env),
      GITHUB_STEP_SUMMARY: join(folder, "summary.md"),
      PATH: [join(folder, "bin"), process.env.PATH].join(delimiter),
    },
  });
}

const written = (name: string) => readFileSync(join(folder, name), "utf8");

describe.skipIf(process.platform === "win32")("the workflow for other repositories", () => {
  const command = `"${process.execPath}" "${join(root, "minefield/runner/examples/reader.mjs")}"`;

  it("asks the reader, and fails below the share that is asked", () => {
    expect(run("Make the reader", { prepare: "echo 1 > made.txt\necho 2 >> made.txt" }).status).toBe(0);
    expect(written("made.txt")).toBe("1\n2\n");
    expect(run("Make the reader", { prepare: "false\ntrue" }).status).toBe(1);
    expect(run("Ask it", { command, standard: "url" }).status).toBe(0);
    expect(written("asked.txt").split("\n").slice(0, 3)).toEqual([
      "--yes",
      "@urikit/minefield@latest",
      "run",
    ]);
    expect(written("minefield.svg")).toContain("URL Standard: 100.0 %");
    expect(JSON.parse(written("minefield.json"))).toMatchObject({
      faults: [],
      urlStandard: { failures: [] },
    });
    const failed = run("Ask it", { command, "at-least": "99", version: "0.1.0" });
    expect([failed.status, failed.stderr]).toEqual([
      1,
      expect.stringContaining("of RFC 3986; 99 % were asked"),
    ]);
    expect(written("asked.txt")).toContain("@urikit/minefield@0.1.0\n");
    expect(run("Show what it found", {}).status).toBe(0);
    expect(written("summary.md")).toMatch(/^```text\n\d+ questions, \d+ of them twice\n/);
  });
});
