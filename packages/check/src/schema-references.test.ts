import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { invalidReferencesIn } from "./schema-references.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "urikit-schemas-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The references found in files of these texts. */
function found(files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, ".."), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return invalidReferencesIn(folder);
}

describe("JSON Schema 2020-12 §8.2: what must be a URI reference", () => {
  it("is told with its place, a caret and what it should be", () => {
    const { files, references, invalid } = found({
      "a.json": '{\n  "$id": "http://a/",\n  "x": [{ "$ref": "#/$defs/a b" }]\n}\n',
    });
    expect([files, references]).toEqual([1, 2]);
    expect(invalid).toEqual([
      {
        file: "a.json",
        line: 3,
        column: 19,
        keyword: "$ref",
        reference: "#/$defs/a b",
        code: "forbidden-character",
        reason: "a space is not allowed in a fragment (§3.5); write it as %20",
        picture: "#/$defs/a b\n         ^",
        fix: "#/$defs/a%20b",
      },
    ]);
  });

  it.each([
    ["$id", "http://[::1", undefined],
    ["$schema", "my_schema:v1", undefined],
    ["$dynamicRef", "#é", "#%C3%A9"],
    ["$recursiveRef", "a#b#c", "a#b%23c"],
  ])("%s: %s", (keyword, reference, fix) => {
    const { invalid } = found({ "a.json": JSON.stringify({ [keyword]: reference }) });
    expect(invalid.map((one) => [one.keyword, one.reference, one.fix])).toEqual([[keyword, reference, fix]]);
  });

  it("is no other text, no object, and nothing of a dependency", () => {
    const { references } = found({
      "a.json": '{ "$ref": { "$ref": 1 }, "ref": "a b", "$ref": ["a b"] }',
      "node_modules/b/c.json": '{ "$ref": "a b" }',
      "d.txt": '{ "$ref": "a b" }',
    });
    expect(references).toBe(0);
  });

  it("in a file that is not JSON, what stands before the error counts, and comments are allowed", () => {
    const { invalid } = found({ "b/c.jsonc": '// a schema\n{ "$ref": "a b", /* */ "$ref": "c d" ' });
    expect(invalid.map(({ line, reference }) => [line, reference])).toEqual([
      [2, "a b"],
      [2, "c d"],
    ]);
  });

  it("in a file that is nested without end", () => {
    const { references } = found({ "a.json": `${'{"a":['.repeat(100_000)}{"$ref": "b"}` });
    expect(references).toBe(1);
  });

  it("with line ends of Windows", () => {
    const { invalid } = found({ "a.json": '{\r\n  "$ref": "a b"\r\n}\r\n' });
    expect(invalid.map(({ line, column }) => [line, column])).toEqual([[2, 11]]);
  });

  it("shows no password", () => {
    const { invalid } = found({ "a.json": '{ "$ref": "http://me:secret@h/a b" }' });
    expect(JSON.stringify(invalid)).not.toContain("secret");
  });
});
