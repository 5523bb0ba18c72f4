import { describe, expect, it } from "vitest";
import { editQuery, type QueryEdits } from "./edit-query.ts";
import { parse } from "./reference.ts";

const edit = (query: string, edits: QueryEdits) =>
  editQuery(`http://h/p?${query}#f`, edits).slice("http://h/p?".length, -"#f".length);

describe("§3.4: the pairs of a query edited", () => {
  it.each<[query: string, edits: QueryEdits, result: string]>([
    ["a=1&utm_source=x&b=2&utm_medium=y", { drop: ["utm_*"] }, "a=1&b=2"],
    ["a=1&b=2&a=3", { drop: ["a"] }, "b=2"],
    ["ab=1&b=2&cab=3", { drop: ["a*", "*ab"] }, "b=2"],
    ["a-x-b-y-c=1&a-b=2", { drop: ["a*b*c"] }, "a-b=2"],
    ["*=1&a=2&**=3&a*b", { drop: ["\\*", "\\**"] }, "a=2&a*b"],
    ["a=1&b=2&c", { keep: ["c", "a"] }, "a=1&c"],
    ["ab&abb&b", { keep: ["a*"], drop: ["*bb"] }, "ab"],
    ["a=1&b=2&a=3", { set: [["a", "x y"]] }, "a=x%20y&b=2"],
    [
      "a=1",
      {
        set: [
          ["b", 1],
          ["b", 2],
        ],
      },
      "a=1&b=2",
    ],
    [
      "a=1&b=2&a=3",
      {
        replace: [
          ["a", "x"],
          ["c", 1],
        ],
      },
      "a=x&b=2",
    ],
    ["a=1&b", { set: [["a"]], append: [["b", ""]] }, "a&b&b="],
    ["a=1", { append: [["q", "a&b=c+d"]] }, "a=1&q=a%26b%3Dc%2Bd"],
    ["a=1&b&a=%31&a=1&b=", { dedupe: true }, "a=1&b&b="],
    ["b=2&a=2&b=1&a=1&%61=0", { sort: true }, "a=2&a=1&%61=0&b=2&b=1"],
    ["b;a=1&2", { sort: true, delimiter: ";" }, "a=1&2;b"],
    ["a=1&a=2", { drop: ["a"], set: [["a", 3]], append: [["a", 3]], dedupe: true }, "a=3"],
  ])("%j %j: %j", (query, edits, result) => {
    expect(edit(query, edits)).toBe(result);
  });

  it("§2.4: keys are compared decoded, octet by octet", () => {
    expect(edit("%75tm_x=1&%c3%a9=2&%C3%A9=3&%e9=4", { drop: ["utm_*", "é"] })).toBe("%e9=4");
    expect(edit("%25=1&%2a=2&a*b=3", { drop: ["%"] })).toBe("%2a=2&a*b=3");
    expect(edit("%ff=1&a=2", { drop: ["%ff"] })).toBe("%ff=1&a=2");
  });

  it("pairs that are not edited stay as they are written, empty ones and delimiters too", () => {
    expect(edit("%7e=%c3&&x=/?:@!$'()*,;&utm_a", { drop: ["utm_*"] })).toBe("%7e=%c3&&x=/?:@!$'()*,;");
    expect(editQuery("?a&", { append: [["b"]] })).toBe("?a&&b");
  });

  it("a query of which no pair is left goes with its delimiter; an empty one stays", () => {
    expect(editQuery("http://h?a#f", { drop: ["a"] })).toBe("http://h#f");
    expect(editQuery("http://h?#f", { drop: ["a"] })).toBe("http://h?#f");
    expect(editQuery("http://h?", { append: [["a", 1]] })).toBe("http://h?a=1");
    expect(editQuery("#f", { set: [["a", "#"]] })).toBe("?a=%23#f");
  });

  it("nothing to do: the same text", () => {
    const text = "HTTP://h/%7e?b&a#";
    expect(editQuery(text, {})).toBe(text);
    expect(editQuery(parse(text), { drop: ["x"], dedupe: true })).toBe(text);
  });

  it("octets are data, too", () => {
    expect(edit("%FF=1", { set: [[Uint8Array.of(0xff), Uint8Array.of(0, 0x7e)]] })).toBe("%FF=%00~");
  });

  it("what is not a reference, data or a list is refused", () => {
    const loose = editQuery as (reference: unknown, edits: unknown) => unknown;
    for (const edits of [
      undefined,
      null,
      { delimiter: "," },
      { drop: "utm" },
      { drop: [1] },
      { set: [["a", Number.NaN]] },
      { append: ["ab"] },
      { append: [[undefined]] },
    ]) {
      expect(() => loose("?a", edits)).toThrow(TypeError);
    }
    expect(() => editQuery("? ", {})).toThrow(expect.objectContaining({ code: "forbidden-character" }));
    expect(() => editQuery("", { append: [["\ud800"]] })).toThrow(
      expect.objectContaining({ code: "lone-surrogate" }),
    );
  });

  it("takes time in proportion to a hostile query", () => {
    const query = "a=%61&".repeat(50_000);
    const likes = [`${"*a".repeat(50)}*b`];
    expect(editQuery(`?${query}`, { drop: likes, dedupe: true })).toBe("?a=%61&");
    expect(editQuery(`?${"a".repeat(200_000)}`, { drop: likes }).length).toBe(200_001);
  });
});
