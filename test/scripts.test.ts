// The scripts that manifests, CI and hooks run are where these say.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const among = (folder: string, file = "") =>
  readdirSync(join(root, folder)).map((name) => join(folder, name, file));

test("each script that is run is there", () => {
  const files = [
    ...["package.json", ".ci/run", ".pre-commit-hooks.yaml"],
    ...among(".github/workflows"),
    ...among("packages", "package.json"),
  ].filter((file) => existsSync(join(root, file)));
  const named = files.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(/\bscripts\/[\w/-]+\.js\b/g)].map(([path]) => path),
  );
  expect(named.length).toBeGreaterThan(50);
  expect([...new Set(named)].filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
