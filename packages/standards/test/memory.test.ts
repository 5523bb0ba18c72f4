// Long paths in little memory, by the built package in a process of its own. `npm test` builds it first.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const built = new URL("../dist/index.js", import.meta.url).href;

test("16 MiB of dot-segments are merged in memory in proportion to the text, with no list of segments", () => {
  const program = `
    const { rfc2396 } = await import(${JSON.stringify(built)});
    const path = "a/./../".repeat(2_300_000) + "g";
    console.log(rfc2396.resolve(path, "http://h/b").text);`;
  const { stdout, status } = spawnSync(
    process.execPath,
    ["--max-old-space-size=100", "--input-type=module", "--eval", program],
    { encoding: "utf8", cwd: fileURLToPath(new URL("..", import.meta.url)) },
  );
  expect({ stdout, status }).toEqual({ stdout: "http://h/g\n", status: 0 });
});
