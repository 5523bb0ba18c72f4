// @ts-check
// The recipes for Spark, with the process `uri udf` itself, and stand-ins for what Spark does: no registry that this
// repository installs from has Spark.
import { execFileSync, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { isUriReference, normalize } from "urikit";
import { expect, it } from "vitest";

const script = fileURLToPath(new URL("with_stand_ins.py", import.meta.url));
const uri = fileURLToPath(new URL("../../packages/cli/dist/main.js", import.meta.url));
const hasPython = spawnSync("python3", ["--version"]).status === 0;

it.skipIf(!hasPython)("RDD.pipe and mapInPandas answer each row in its place, whatever it holds", () => {
  const characters = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code));
  const rows = characters.flatMap((one, at) => [
    `http://h/a${one}b`,
    one,
    `${one}${one}`,
    `HTTP://h/${at}`,
    null,
    "",
  ]);
  const command = `${process.execPath} ${uri} udf {work} --format TabSeparated --null`;
  const output = execFileSync("python3", ["-B", script, command], {
    input: JSON.stringify(rows),
    encoding: "utf8",
  });
  const expected = rows.map((row) => (row !== null && isUriReference(row) ? normalize(row) : null));
  expect(JSON.parse(output)).toEqual({ piped: expected, mapped: expected });
});
