import { describe, expect, it } from "vitest";
import { literals } from "./literals.ts";

const of = (text: string, notation: Parameters<typeof literals>[1]) =>
  literals(Buffer.from(text, "utf8"), notation);

describe("the texts in a file", () => {
  it("C, Go, Rust: double quotes, and raw ones", () => {
    expect(of('f("a:b", "c\\"d\\n\\x2f\\u00e9", `\\e`)', "c")).toEqual(["a:b", 'c"d\n/é', "\\e"]);
    expect(of('let a: &\'static str = "b"; r"\\c" "\\u{1F600}"', "c")).toEqual(["b", "\\c", "😀"]);
  });

  it("JavaScript and Python: single quotes too", () => {
    expect(of("f('a\\tb', \"c\", `d`)", "js")).toEqual(["a\tb", "c", "d"]);
    expect(of("f('a', b\"\\101\", r'\\d', f'{e}')", "python")).toEqual(["a", "A", "\\d"]);
  });

  it("leaves out octets that are no characters, and half characters", () => {
    expect(of('"\\xff" "a" "\\ud800"', "c")).toEqual(["a"]);
    expect(of('"\\ud83d\\ude00"', "js")).toEqual(["😀"]);
  });

  it("lines: each is one", () => {
    expect(of("a\n\nb\n", "lines")).toEqual(["a", "b"]);
  });

  it("a binary: runs of ASCII that end with NUL", () => {
    expect(of("\x01a:b\0\x02cd\0efg\x03", "binary")).toEqual(["a:b"]);
  });

  it("a class file: the constants that are strings, and not the names", () => {
    const utf8 = (text: string) => [1, 0, text.length, ...Buffer.from(text)];
    const pool = [...utf8("a:b"), 8, 0, 1, 5, 0, 0, 0, 0, 0, 0, 0, 0, ...utf8("name")];
    const file = [0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 52, 0, 6, ...pool];
    expect(literals(Buffer.from(file), "class")).toEqual(["a:b"]);
  });
});
