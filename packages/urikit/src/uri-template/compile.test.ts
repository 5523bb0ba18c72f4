import { describe, expect, it } from "vitest";
import { compile } from "./compile.ts";
import { expand } from "./expand.ts";
import { variables } from "./variables.ts";

describe("compile", () => {
  it("RFC 6570 §1.2: the level of a template is the highest of its expressions", () => {
    const levels = [
      ["", "a", "{a}{b}"],
      ["{+a}", "{#a}"],
      ["{a,b}", "{.a}", "{/a}", "{;a}", "{?a}", "{&a}"],
      ["{a*}", "{a:3}"],
    ];
    levels.forEach((templates, index) => {
      for (const template of templates) expect(compile(template).level, template).toBe(index + 1);
    });
    expect(compile("{a:3}{b}").level).toBe(4);
  });

  it("RFC 6570 §2.3: names are told apart by case; triplets in them are not decoded", () => {
    expect(variables("{a}{A,b}{?a,%41}")).toEqual(["a", "A", "b", "%41"]);
    expect(expand("{%41}-{A}", { A: "1", "%41": "2" })).toBe("2-1");
  });

  it("what is not a string is a TypeError", () => {
    // as: what a caller without types might hand over
    for (const value of [undefined, null, 5, {}] as unknown as string[]) {
      expect(() => compile(value)).toThrow(TypeError);
      expect(() => expand(value, {})).toThrow(TypeError);
      expect(() => variables(value)).toThrow(TypeError);
      expect(() => compile("{a}").match(value)).toThrow(TypeError);
    }
  });
});
