// No file is in a circle of imports: whoever reads a file must be able to read first what it needs. test/imports.test.ts holds
// what is published to it, with every `npm test`; here are tests, scripts, the page and all other folders, too.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { expect, test } from "vitest";
import configuration from "../.dependency-cruiser.js";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Folders of others' code, of what is made, and of files that a parser is tried on; declarations need no order. */
const LEFT_OUT = /^(?:node_modules|dist|\.?cache|fixtures|assembly)$/;
const SOURCE = /(?<!\.d)\.[cm]?[jt]s$/;

function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return LEFT_OUT.test(entry.name) ? [] : sourcesIn(path);
    return SOURCE.test(entry.name) ? [path] : [];
  });
}

test("no file of any folder is in a circle of imports", async () => {
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith(".") && !LEFT_OUT.test(entry.name))
    .map(({ name }) => name);
  expect(folders).toEqual(expect.arrayContaining(["packages", "scripts", "site", "test", "tools"]));
  const { forbidden = [], options: { enhancedResolveOptions = {}, ...options } = {} } = configuration;
  const circles = forbidden.filter(({ name }) => name === "no-circle");
  expect(circles).toHaveLength(1);
  const files = folders.flatMap(sourcesIn);
  const settings = { ...options, validate: true, ruleSet: { forbidden: circles }, baseDir: root };
  const { output } = await cruise(files, settings, enhancedResolveOptions);
  const { modules, summary } = output as ICruiseResult; // no reporter was asked for
  expect(modules.length).toBeGreaterThan(files.length);
  expect(summary.violations.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});
