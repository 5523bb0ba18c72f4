/** `uri serve --udf --config clickhouse`. That a server takes it is tested in `integrations/clickhouse`, on ClickHouse itself. */

import { SaxesParser } from "saxes";
import { describe, expect, it } from "vitest";
import { uri } from "../../../../test/run-uri.ts";
import { ENGLISH } from "../../../words/english.ts";
import { clickhouseFunctions } from "./clickhouse.ts";

/** The fields of each function, as a parser of XML reads them. */
function functionsIn(xml: string): Record<string, string>[] {
  const functions: Record<string, string>[] = [];
  const open: string[] = [];
  let text = "";
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name }) => {
    open.push(name);
    text = "";
    if (name === "function") functions.push({});
  });
  parser.on("text", (more) => {
    text += more;
  });
  parser.on("closetag", () => {
    const path = open.slice(2).join(" ");
    const current = functions.at(-1);
    if (current !== undefined && path !== "" && text.trim() !== "")
      current[path] = `${current[path] === undefined ? "" : `${current[path]}, `}${text}`;
    open.pop();
    text = "";
  });
  parser.write(xml).close();
  return functions;
}

const OPTIONS = {
  command: ["/usr/bin/node", "/opt/uri"],
  nullable: true,
  level: "syntax",
  format: "RowBinary",
} as const;

describe("the functions of ClickHouse", () => {
  it("are six, with chunk headers, in RowBinary, and NULL for what is invalid", async () => {
    const { stdout, status } = await uri(["serve", "--udf", "--config", "clickhouse"]);
    expect(status).toBe(0);
    const functions = functionsIn(stdout);
    expect(functions.map(({ name }) => name)).toEqual([
      "uriNormalize",
      "uriHost",
      "uriRegistrable",
      "uriResolve",
      "uriKey",
      "uriError",
    ]);
    for (const one of functions)
      expect(one).toMatchObject({
        type: "executable_pool",
        format: "RowBinary",
        return_type: "Nullable(String)",
        send_chunk_header: "1",
        deterministic: "true",
      });
    expect(functions[3]).toMatchObject({
      "argument type": "Nullable(String), Nullable(String)",
      "argument name": "base, x",
    });
  });

  it("have String for Nullable(String) with --no-null, and the rung of --level", async () => {
    const { stdout } = await uri([
      "serve",
      "--udf",
      "--config",
      "clickhouse",
      "--no-null",
      "--level",
      "scheme",
    ]);
    expect(stdout).not.toContain("Nullable");
    const [normalize, host] = functionsIn(stdout);
    expect(normalize?.command).toMatch(/ serve --udf normalize --format RowBinary --level scheme$/);
    expect(host?.command).toMatch(/ serve --udf host --format RowBinary$/);
  });

  it("start the program of a path that a shell would cut, or XML would not hold", () => {
    const command = ["/a b/node", "/it's/<&>"];
    const [first] = functionsIn(clickhouseFunctions({ ...OPTIONS, command }, ENGLISH));
    expect(first?.command).toBe(
      `exec '/a b/node' '/it'\\''s/<&>' serve --udf normalize --format RowBinary --null`,
    );
  });

  it("cannot start one of a path with braces, which ClickHouse takes for a parameter", () => {
    expect(() => clickhouseFunctions({ ...OPTIONS, command: ["/{a}/node"] }, ENGLISH)).toThrow(
      "its path holds braces",
    );
  });
});
