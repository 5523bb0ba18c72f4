import { derived } from "@urikit/abnf/texts";
import fc from "fast-check";
import { parse } from "urikit";
import { expect, it } from "vitest";
import { jsonOctets } from "./json.ts";
import { referenceJson, referenceJsonText } from "./reference-json.ts";

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

it("RFC 3986 App. A: the text is the JSON of the object, for references need no escapes", () => {
  const same = (text: string) => {
    const reference = parse(text);
    expect(referenceJsonText(reference)).toBe(jsonOctets(referenceJson(reference)));
  };
  for (const text of EDGES) same(text);
  fc.assert(fc.property(derived("URI-reference"), same), { numRuns: 500 });
});
