/** `npm start` in a fresh clone: what a person sees first fits a screen, and what it names works. */

import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, it } from "vitest";

/** Without its set-up, which has been done before any test. */
const cwd = fileURLToPath(new URL("..", import.meta.url));
/** Nobody listens there: whoever asked a registry would fail. */
const env = { ...process.env, npm_config_registry: "http://127.0.0.1:9/", NO_COLOR: "1" };
let lines: string[] = [];

beforeAll(() => {
  const { stdout, status } = spawnSync(process.execPath, ["scripts/run/first-look.js"], {
    cwd,
    env,
    encoding: "utf8",
  });
  expect(status).toBe(0);
  lines = stdout.trimEnd().split("\n");
});

it("shows a picture and a list on a screen of 80 columns and 40 rows", () => {
  expect(lines.length).toBeLessThanOrEqual(36); // above it are the steps, and below it the prompt
  expect(lines.filter((line) => line.length > 80)).toEqual([]);
  expect(lines.join("\n")).toContain("scheme    host    port    path       query  fragment");
});

it("ends with four lines that work in this folder, and ask no registry", () => {
  const [head, ...calls] = lines.slice(-5).map((line) => line.trim());
  expect(head).toBe("Now try:");
  expect(calls.filter((call) => !/^npx --no uri [^$`!%']+$/.test(call))).toEqual([]);
  // npm takes its time: it finds the command once, and the others are run without it.
  const [first = "", ...others] = calls;
  for (const call of [
    first,
    ...others.map((one) => one.replace("npx --no uri", "node packages/cli/bin/uri.cjs")),
  ]) {
    const { stdout, stderr } = spawnSync(call, { cwd, env, encoding: "utf8", shell: true });
    expect([call, stdout.length > 10, stderr]).toEqual([call, true, ""]);
  }
});

it("`npm start -- ARGS` prints what `uri` prints, and nothing else", () => {
  const { stdout } = spawnSync("npm start -- get {host} http://a/b", {
    cwd,
    env,
    encoding: "utf8",
    shell: true,
  });
  expect(stdout).toBe("a\n");
});
