// RFC 6570 §1.4: variable matching “only works well if the template expressions are delimited”.

import { errorOf } from "@urikit/abnf/error-of";
import { describe, expect, it } from "vitest";
import { compile } from "./compile.ts";

describe("match", () => {
  it.each<[template: string, uri: string, values: object | undefined]>([
    // Examples of §3.2, the other way round, where one text stands for one variable.
    ["O{.who}X", "O.fredX", { who: "fred" }],
    ["{var}", "value", { var: "value" }],
    ["{hello}", "Hello%20World%21", { hello: "Hello World!" }],
    ["O{empty}X", "OX", { empty: "" }],
    ["?fixed=yes{&x}", "?fixed=yes&x=1024", { x: "1024" }],
    ["{+path}/here", "/foo/bar/here", { path: "/foo/bar" }],
    ["X{#var}", "X#value", { var: "value" }],
    ["X{#hello}", "X#Hello%20World!", { hello: "Hello%20World!" }],
    ["{/list*}", "/red/green/blue", { list: ["red", "green", "blue"] }],
    ["{;list*}", ";list=red;list=green;list=blue", { list: ["red", "green", "blue"] }],
    ["{;x,y,empty}", ";x=1024;y=768;empty", { x: "1024", y: "768", empty: "" }],
    ["{?x,y,empty}", "?x=1024&y=768&empty=", { x: "1024", y: "768", empty: "" }],
    ["{?x,y}", "?y=768", { y: "768" }],
    ["{?x,y}", "", {}],
    ["{?x,y}", "?y=768&x=1024", undefined],
    ["{;x}", ";x=", undefined],
    ["{list*}", "red,green", { list: ["red", "green"] }],
    ["{list*}", "", { list: [] }],
    ["{?a}{?b}/{c}", "?a=1?b=2/3", { a: "1", b: "2", c: "3" }],
    // A delimiter may be among the characters of the value if it cannot be taken for one.
    ["/files/{name}.json", "/files/a.json.json", { name: "a.json" }],
    ["/files/{name}.json", "/files/a/b.json", undefined],
    ["a{x}a", "aaa", { x: "a" }],
    ["a{x}a", "a", undefined],
    // RFC 3986 §6.2.2: triplets that are equivalent.
    ["/{name}", "/%7e%c3%a9", { name: "~é" }],
    ["/%c3%a9{?a}", "/%C3%A9", {}],
    ["/é", "/%C3%A9", {}],
    ["/é", "/é", undefined],
    // Values that no text gives.
    ["/{name}", "/%FF", undefined],
    ["/{name}", "/%4", undefined],
    ["/{name}", "/a b", undefined],
    // A variable at several places, or cut.
    ["{var:1}/{var}", "v/value", { var: "value" }],
    ["{var:1}/{var}", "x/value", undefined],
    ["{var:1}/{var:3}", "v/val", { var: "val" }],
    ["{var:3}", "value", undefined],
    ["{x}{?x}", "a?x=a", { x: "a" }],
    ["{x}{?x}", "", {}],
    ["{x}{?x}", "?x=", { x: "" }],
    ["{x}{?x}", "a?x=b", undefined],
    ["{x*}{;x:3}", "a;x=b", undefined],
    ["{?__proto__}", "?__proto__=1", JSON.parse('{"__proto__":"1"}')],
  ])("%s and %s", (template, uri, values) => {
    expect(compile(template).match(uri)).toEqual(values);
  });

  it.each([
    [
      "{x,y}",
      "a value by itself could be any of x, y (RFC 6570 §3.2.1); give each an expression of its own, such as {x}",
      0,
    ],
    [
      "/a{/x,y}",
      "a value by itself could be any of x, y (RFC 6570 §3.2.1); give each an expression of its own, such as {/x}",
      2,
    ],
    ["-{a}{b}", 'the template is ambiguous: "-1" could be a="1", b="" or a="", b="1" (RFC 6570 §1.4)', 1],
    ["{a}.{b}", 'the template is ambiguous: ".." could be a=".", b="" or a="", b="." (RFC 6570 §1.4)', 0],
    ["{.x*}", 'the template is ambiguous: ".." could be x=["."] or x=["",""] (RFC 6570 §1.4)', 0],
    ["{+x}{?q}", 'the template is ambiguous: "?q=" could be x="?q=" or x="", q="" (RFC 6570 §1.4)', 0],
    ["{/a}{/b}", 'the template is ambiguous: "/" could be a="" or b="" (RFC 6570 §1.4)', 0],
    ["{?a,a}", 'the template is ambiguous: "?a=" could come about in two ways (RFC 6570 §1.4)', 0],
  ])("refuses %s", (template, reason, index) => {
    expect(errorOf(() => compile(template).match("x"))).toMatchObject({
      code: "ambiguous-template",
      reason,
      index,
    });
  });

  it("refuses a template that is too large to be looked through", () => {
    for (const template of [`{a}${"x".repeat(30_000)}`, `{a}${"x".repeat(3000)}`, "{;a}".repeat(3000)])
      expect(errorOf(() => compile(template).match("x")).code).toBe("ambiguous-template");
  });

  it("reads a long URI", () => {
    expect(compile("{/x*}").match("/a".repeat(50_000))?.x?.length).toBe(50_000);
    expect(compile("{x}.a").match(`${"a.".repeat(50_000)}a`)?.x?.length).toBe(99_999);
  });
});
