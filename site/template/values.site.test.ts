/** Templates with values as they are typed. */

import { expect, it } from "vitest";
import { expansionOf, matchOf, templateOf, typedValue } from "./values.ts";

function template(text: string) {
  const read = templateOf(text);
  if (!read.valid) throw read.error;
  return read.template;
}

it("RFC 6570 §3.2: text, lists and pairs expand as the standard's examples", () => {
  const typed = {
    var: "value",
    x: "1024",
    y: "768",
    list: '["red","green","blue"]',
    keys: '{"semi":";","dot":"."}',
  };
  for (const [text, expanded] of [
    ["{var}", "value"],
    ["map?{x,y}", "map?1024,768"],
    ["{?x,y,empty}", "?x=1024&y=768"],
    ["{/list*}", "/red/green/blue"],
    ["{?keys*}", "?semi=%3B&dot=."],
  ] as const)
    expect(expansionOf(template(text), typed)).toEqual({ text: expanded });
});

it("what is no JSON of texts is text", () => {
  expect(["", "[1]", "[a", '["a"]', "{}"].map(typedValue)).toEqual([undefined, "[1]", "[a", ["a"], {}]);
});

it("RFC 6570 §1.4: matches, or says that nothing or more than one does", () => {
  const search = template("https://example.org/search{?q,page}");
  expect(matchOf(search, "https://example.org/search?q=a%20b")).toEqual({ values: [["q", "a b"]] });
  expect(matchOf(search, "https://example.org/")).toEqual({ values: undefined });
  expect(matchOf(template("{a}{b}"), "xy")).toHaveProperty("error.code", "ambiguous-template");
});

it("RFC 6570 §2: a fault is a value with its place", () => {
  expect(templateOf("a{b")).toMatchObject({ valid: false, error: { index: expect.any(Number) } });
  expect(expansionOf(template("{list:3}"), { list: '["a"]' })).toHaveProperty(
    "error.code",
    "composite-prefix",
  );
});
