import { errorOf } from "@urikit/abnf/error-of";
import { describe, expect, it } from "vitest";
import { expand } from "./expand.ts";
import type { VariableValue, VariableValues } from "./values.ts";

describe("RFC 6570 §2.3: values", () => {
  it("are text, numbers, booleans, lists, and associative arrays as objects or Maps", () => {
    expect(expand("{a}{?b,c,d}", { a: 1.5, b: true, c: 10n ** 20n, d: "" })).toBe(
      "1.5?b=true&c=100000000000000000000&d=",
    );
    expect(expand("{a}", { a: [1, "b", false] })).toBe("1,b,false");
    expect(
      expand("{?a*}", {
        a: new Map([
          ["b", "1"],
          ["2", "3"],
          ["1", "4"],
        ]),
      }),
    ).toBe("?b=1&2=3&1=4");
    expect(expand("{a}", { a: Object.assign(Object.create(null), { b: 1 }) })).toBe("b,1");
    expect(expand("{a}", new Map([["a", 1]]))).toBe("1");
  });

  it.each<[what: string, value: VariableValue]>([
    ["undefined", undefined],
    ["null", null],
    ["a list with zero members", []],
    ["an associative array with zero members", {}],
    ["an associative array whose names all have undefined values", { a: null, b: undefined }],
    ["a Map without members", new Map()],
  ])("%s is undefined, and left out", (_, a) => {
    for (const [template, expected] of [
      ["-{a}", "-"],
      ["-{#a}", "-"],
      ["-{.a}", "-"],
      ["-{/a*}", "-"],
      ["-{;a}", "-"],
      ["-{?a*}", "-"],
      ["-{?a,b}", "-?b=1"],
      ["-{a,b}", "-1"],
    ] as const)
      expect(expand(template, { a, b: 1 }), template).toBe(expected);
  });

  it("members that are undefined are left out; a list of such members is defined, for it has members", () => {
    expect(expand("{a}{?a*}", { a: [null, "1", undefined, "2"] })).toBe("1,2?a=1&a=2");
    expect(expand("{?a*}", { a: { x: null, y: 1 } })).toBe("?y=1");
    expect(expand("-{a}{?a}", { a: [null] })).toBe("-?a=");
  });

  it("of an object only its own properties are values", () => {
    expect(expand("{constructor}{toString}{__proto__}{a}", Object.create({ a: 1 }))).toBe("");
    expect(expand("{__proto__}", JSON.parse('{"__proto__": "1"}'))).toBe("1");
    expect(expand("{?a*}", { a: JSON.parse('{"__proto__": "1"}') })).toBe("?__proto__=1");
  });

  it.each<[what: string, value: unknown]>([
    ["a function", () => 1],
    ["a symbol", Symbol("a")],
    ["NaN", Number.NaN],
    ["infinity", Number.POSITIVE_INFINITY],
    ["an object of a class", new Date(0)],
    ["a list in a list", [["a"]]],
    ["an object in a list", [{ a: 1 }]],
    ["a list in an object", { a: [1] }],
    ["a Map whose names are not strings", new Map([[1, "a"]])],
    ["octets", Uint8Array.of(1)],
  ])("%s is a TypeError", (_, a) => {
    // as: what a caller without types might hand over
    expect(() => expand("{a}", { a } as VariableValues)).toThrow(TypeError);
  });

  it("values that are not an object or a Map are a TypeError", () => {
    for (const values of [undefined, null, "a", ["a"], 1] as unknown as VariableValues[])
      expect(() => expand("{a}", values)).toThrow("the values must be an object or a Map");
  });
});

describe("RFC 6570 §3.1: literals", () => {
  it("what a URI cannot hold becomes triplets of its UTF-8; the rest is copied", () => {
    expect(expand("é\u{1f600}%c3%a9'", {})).toBe("%C3%A9%F0%9F%98%80%c3%a9'");
  });
});

describe("RFC 6570 §3.2: values are data", () => {
  const every = " !\"#$%&'()*+,-./09:;<=>?@AZ[\\]^_`az{|}~é";
  const data =
    "%20%21%22%23%24%25%26%27%28%29%2A%2B%2C-.%2F09%3A%3B%3C%3D%3E%3F%40AZ%5B%5C%5D%5E_%60az%7B%7C%7D~%C3%A9";
  const text = "%20!%22#$%25&'()*+,-./09:;%3C=%3E?@AZ[%5C]%5E_%60az%7B%7C%7D~%C3%A9";

  it.each([
    ["§3.2.2", "{a}", data],
    ["§3.2.3", "{+a}", text],
    ["§3.2.4", "{#a}", `#${text}`],
    ["§3.2.5", "{.a}", `.${data}`],
    ["§3.2.6", "{/a}", `/${data}`],
    ["§3.2.7", "{;a}", `;a=${data}`],
    ["§3.2.8", "{?a}", `?a=${data}`],
    ["§3.2.9", "{&a}", `&a=${data}`],
  ])("%s: %s", (_, template, expected) => {
    expect(expand(template, { a: every })).toBe(expected);
    expect(expand(template, { a: [every] })).toBe(expected);
  });

  it("§3.2.3: triplets stay in a reserved expansion, and nowhere else", () => {
    expect(expand("{+a}{#a}{a}", { a: "%2F%2f%zz%" })).toBe(
      "%2F%2f%25zz%25#%2F%2f%25zz%25%252F%252f%25zz%25",
    );
  });

  it("names of pairs are encoded like values, so that they cannot add pairs", () => {
    expect(expand("{?a*}", { a: { "x=1&y": "2" } })).toBe("?x%3D1%26y=2");
    expect(expand("{;a*}", { a: { "x;y": "" } })).toBe(";x%3By");
    expect(expand("{/a*}", { a: { "..": "/", "b/c": "" } })).toBe("/..=%2F/b%2Fc=");
    expect(expand("{+a*}", { a: { "b/c": "d" } })).toBe("b/c=d");
  });

  it("§1.6: half a surrogate pair has no UTF-8", () => {
    const { code, index, section } = errorOf(() => expand("{a}", { a: "é\ud83d" }));
    expect({ code, index, section }).toEqual({ code: "lone-surrogate", index: 1, section: "RFC 6570 §1.6" });
    expect(errorOf(() => expand("{+a}", { a: "\u{1f600}\udc00x" })).index).toBe(2);
  });
});

describe("RFC 6570 §2.4.1: prefixes", () => {
  it("count characters, and not code units", () => {
    expect(expand("{a:1}{a:2}{a:9999}", { a: "\u{1f600}é" })).toBe(
      "%F0%9F%98%80%F0%9F%98%80%C3%A9%F0%9F%98%80%C3%A9",
    );
  });

  it("§3.2.1: do not split triplets that stand for one character, where triplets stay", () => {
    const a = "%C3%A9%20%E2%82%AC%F0%9F%98%80x";
    expect([1, 2, 3, 4, 5].map((count) => expand(`{+a:${count}}`, { a }))).toEqual([
      "%C3%A9",
      "%C3%A9%20",
      "%C3%A9%20%E2%82%AC",
      "%C3%A9%20%E2%82%AC%F0%9F%98%80",
      a,
    ]);
    expect(expand("{+a:1}", { a: "%C3x" })).toBe("%C3");
    expect(expand("{+a:1}", { a: "%zz" })).toBe("%25");
    expect(expand("{a:2}", { a })).toBe("%25C");
  });

  it("are not applicable to values with members", () => {
    for (const a of [["b"], { b: "c" }]) {
      const error = errorOf(() => expand("/x{?b,a:3}", { a }));
      expect(error).toMatchObject({
        code: "composite-prefix",
        index: 6,
        section: "RFC 6570 §2.4.1",
        rule: "prefix",
      });
    }
    expect(expand("{a:3}", { a: [] })).toBe("");
  });
});
