/**
 * action.yml and .pre-commit-hooks.yaml: the shell of each step of the action, as it is written, and the entries of the hooks,
 * on trees that are good, bad and not there. The registry is not asked: a program of its name notes what npm would get.
 */

import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (file: string) => readFileSync(join(root, file), "utf8");

interface Step {
  readonly run: string;
  readonly env?: Readonly<Record<string, string>>;
}

interface Action {
  readonly inputs: Readonly<Record<string, { readonly default: string }>>;
  readonly runs: { readonly steps: readonly [install: Step, work: Step] };
}

interface Hook {
  readonly id: string;
  readonly entry: string;
}

const action: Action = parse(read("action.yml"));
const [install, work] = action.runs.steps;

let folder: string;
const inFolder = (path: string) => join(folder, path);

function write(path: string, text: string): void {
  mkdirSync(join(inFolder(path), ".."), { recursive: true });
  writeFileSync(inFolder(path), text);
}

/** A program on the path of the steps. */
function program(name: string, script: string): void {
  write(`bin/${name}`, `#!/bin/sh\n${script}\n`);
  chmodSync(inFolder(`bin/${name}`), 0o755);
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "urikit-action-"));
  write("good/page.html", '<p id="a"><a href="#a">a</a><a href="https://example.org/">b</a>');
  write("bad/page.html", '<a href="http://www.example.com&story=1@10.0.0.1/">a</a><a href="#nowhere">b</a>');
  write("bad/::error::a.html", '<a href="javascript:alert(1)">a</a>');
  program("uri", `exec "${process.execPath}" "${root}packages/cli/dist/main.js" "$@"`);
  program("npm", 'printf "%s\\n" "$@" > asked.txt');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const INPUT = /^\$\{\{ inputs\.([\w-]+) \}\}$/;

/** Runs a step as the runner does, with inputs. */
function run({ run, env = {} }: Step, inputs: Readonly<Record<string, string>> = {}) {
  const given = Object.entries(env).map(([name, value]) => {
    const input = INPUT.exec(value)?.[1] ?? "";
    return [name, inputs[input] ?? action.inputs[input]?.default];
  });
  write("step.sh", run);
  const { status, stdout } = spawnSync(
    "bash",
    ["--noprofile", "--norc", "-eo", "pipefail", inFolder("step.sh")],
    {
      cwd: folder,
      encoding: "utf8",
      env: {
        ...process.env,
        ...Object.fromEntries(given),
        PATH: [inFolder("bin"), join(process.execPath, ".."), process.env.PATH].join(delimiter),
        RUNNER_TEMP: folder,
        GITHUB_PATH: inFolder("path.txt"),
        GITHUB_ACTION_PATH: root,
      },
    },
  );
  return { status, stdout };
}

describe.skipIf(process.platform === "win32")("the action", () => {
  it("installs the command of its own version, without scripts, and puts it on the path", () => {
    expect(run(install).status).toBe(0);
    const { version } = JSON.parse(read("packages/cli/package.json"));
    const asked = readFileSync(inFolder("asked.txt"), "utf8").trim().split("\n");
    expect(asked).toContain("--ignore-scripts");
    expect(asked.at(-1)).toBe(`@urikit/cli@${version}`);
    expect(readFileSync(inFolder("path.txt"), "utf8")).toBe(`${folder}/urikit/node_modules/.bin\n`);
  });

  it("passes a good tree, and writes SARIF", () => {
    const { status, stdout } = run(work, { audit: "good\n\n", fragments: "good" });
    expect(status, stdout).toBe(0);
    expect(JSON.parse(readFileSync(inFolder("urikit.sarif"), "utf8"))).toMatchObject({ version: "2.1.0" });
  });

  it.each([
    [{ audit: "good\nbad" }, "host-in-userinfo"],
    [{ fragments: "good\nbad" }, "no element #nowhere"],
  ])("fails for a bad one: %j", (inputs, says) => {
    const { status, stdout } = run(work, inputs);
    expect(status, stdout).toBe(1);
    expect(stdout).toContain(says);
  });

  it("has the findings in SARIF, also those that do not fail", () => {
    write("hint/page.html", '<a href="HTTP://example.org/">a</a>');
    expect(run(work, { audit: "hint", sarif: "own.sarif" }).status).toBe(0);
    const { runs } = JSON.parse(readFileSync(inFolder("own.sarif"), "utf8"));
    expect(runs[0].results.map(({ ruleId }: { ruleId: string }) => ruleId)).toContain("upper-case-scheme");
    expect(run(work, { audit: "hint", "fail-on": "hint" }).status).toBe(1);
  });

  it.each([{ audit: "missing" }, { fragments: "missing" }, {}, { audit: "good", "fail-on": "x" }])(
    "fails for what is not there, and without a task: %j",
    (inputs) => expect(run(work, inputs).status).not.toBe(0),
  );

  it("takes no name of a file for a command of the runner, nor for an option or a script", () => {
    const { stdout } = run(work, { audit: "bad" });
    const lines = stdout.split("\n");
    const [, token = ""] = /^::stop-commands::(\S+)$/.exec(lines[0] ?? "") ?? [];
    expect(lines.indexOf(`::${token}::`)).toBe(lines.length - 2);
    expect(run(work, { audit: "$(touch made)\n`touch made`\n--help\n; touch made" }).status).toBe(1);
    expect(existsSync(inFolder("made"))).toBe(false);
  });

  it("gives inputs to the shell by the environment alone", () => {
    for (const { run, env = {} } of [install, work]) {
      expect(run).not.toContain("${{");
      for (const value of Object.values(env))
        expect(Object.keys(action.inputs)).toContain(INPUT.exec(value)?.[1]);
    }
    const page = read("docs/recipes/in-ci.md");
    for (const input of Object.keys(action.inputs)) expect(page).toContain(`| \`${input}\` |`);
  });
});

describe.skipIf(process.platform === "win32")("the hooks of pre-commit", () => {
  const hooks: readonly Hook[] = parse(read(".pre-commit-hooks.yaml"));
  const runHook = ({ entry }: Hook, path: string) => {
    const [script = "", ...args] = entry.split(" ");
    const { INIT_CWD: _, ...env } = process.env;
    return spawnSync(join(root, script), [...args, path], { cwd: folder, env, encoding: "utf8" }).status;
  };

  it.each(hooks.map((hook) => [hook.id, hook] as const))("%s: good, bad, not there", (id, hook) => {
    expect(read("docs/recipes/in-ci.md")).toContain(`- id: ${id}`);
    expect(["good", "bad", "missing"].map((path) => runHook(hook, `${path}/page.html`))).toEqual([0, 1, 2]);
  });
});
