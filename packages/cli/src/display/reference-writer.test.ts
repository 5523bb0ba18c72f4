import { Buffer } from "node:buffer";
import { derived } from "@urikit/abnf/texts";
import fc from "fast-check";
import { parse } from "urikit";
import { expect, it } from "vitest";
import { jsonOctets } from "./json.ts";
import { referenceJson } from "./reference-json.ts";
import { ReferenceWriter } from "./reference-writer.ts";

const EDGES = [
  "",
  "?",
  "#",
  "//@:?#",
  "a:",
  "a://u:p@[::1]:80/b?c#d",
  "//192.0.2.1",
  "./a:b",
  "/",
  "//[v1.a]",
];

/** What the writer makes of a line that stands between others. */
function written(line: string, others = { before: "x\n", after: "\ny" }): string | undefined {
  const octets = Buffer.from(others.before + line + others.after, "latin1");
  const from = others.before.length;
  const writer = new ReferenceWriter();
  const target = Buffer.alloc(writer.most(line.length) + 1, "!");
  const end = writer.write({ octets, from, to: from + line.length, text: line }, target, 1);
  expect(target[0]).toBe("!".charCodeAt(0));
  return end < 0 ? undefined : target.toString("latin1", 1, end);
}

it("RFC 3986 App. A: the octets are the JSON of the object, for references need no escapes", () => {
  const same = (text: string) => {
    const json = jsonOctets(referenceJson(parse(text)));
    expect(written(text)).toBe(json);
    expect(written(text, { before: "", after: "" })).toBe(json); // nothing follows that could be read
  };
  for (const text of EDGES) same(text);
  fc.assert(fc.property(derived("URI-reference"), same), { numRuns: 500 });
});

it("the writer leaves a line that is not a reference to others", () => {
  for (const text of ["a b", "\xe9", '"', "http://[", "%"]) expect(written(text)).toBeUndefined();
});
