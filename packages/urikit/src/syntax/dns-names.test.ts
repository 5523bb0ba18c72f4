import { describe, expect, it } from "vitest";
import { dnsFaults } from "./dns-names.ts";
import { DNS_NAMES } from "./english.ts";
import { say, statement } from "./statement.ts";

const codes = (name: string) => dnsFaults(name).map(({ code, index }) => `${code}@${index}`);

const label = (length: number) => "a".repeat(length);

describe("RFC 3986 §3.2.2 (004-30): names in DNS syntax, of at most 255 octets", () => {
  it.each([
    "example.org",
    "EXAMPLE.org.",
    "a",
    "3com.com", // RFC 1123 §2.1: "the restriction on the first character is relaxed"
    "xn--bcher-kva.example",
    "a-b--c.example",
    `${label(63)}.example`,
    // 63 + 63 + 63 + 61 octets, four lengths and that of the root: 255
    [label(63), label(63), label(63), label(61)].join("."),
    `${[label(63), label(63), label(63), label(61)].join(".")}.`,
  ])("%s is one", (name) => {
    expect(dnsFaults(name)).toEqual([]);
  });

  it.each([
    ["my_host", ["forbidden-character@2"]],
    [`a.${label(64)}.b`, ["label-too-long@2"]],
    [`${label(70)}.example`, ["label-too-long@0"]],
    [[label(63), label(63), label(63), label(62)].join("."), ["name-too-long@0"]],
    ["-a.b", ["hyphen-at-end@0"]],
    ["a.b-.c", ["hyphen-at-end@3"]],
    ["-", ["hyphen-at-end@0"]],
    ["a..b", ["empty-label@2"]],
    ["a..", ["empty-label@2"]],
    [".a", ["empty-label@0"]],
    [".", ["empty-label@0"]],
    ["", ["empty-label@0"]],
    ["a!b._c", ["forbidden-character@1", "forbidden-character@4"]],
    ["bücher.example", ["forbidden-character@1"]],
    ["b%C3%BCcher.example", ["forbidden-character@1"]],
  ])("%s is none", (name, expected) => {
    expect(codes(name)).toEqual(expected);
  });

  it("a name of 307 characters", () => {
    const [fault] = dnsFaults(`${Array.from({ length: 50 }, () => "abcde").join(".")}.example`);
    expect(fault).toEqual({
      code: "name-too-long",
      index: 0,
      problem: statement("name-too-long-for-dns", 309, 255),
      section: "RFC 1034 §3.1",
    });
  });

  it("says what is wrong in a printable line", () => {
    const [fault] = dnsFaults("a\u001bb");
    expect(fault && say(DNS_NAMES, fault.problem)).toBe('"\\u001b" is not a letter, a digit or a hyphen');
  });

  it("a value that is not a string is a TypeError", () => {
    expect(() => dnsFaults(5 as unknown as string)).toThrow(TypeError);
  });
});

it.each([
  ["a..b", "empty-label", "RFC 1034 §3.5"],
  ["-a", "hyphen-at-end-of-label", "RFC 1034 §3.5, RFC 1123 §2.1"],
  ["a-", "hyphen-at-end-of-label", "RFC 1034 §3.5, RFC 1123 §2.1"],
  ["a_b", "not-in-dns-label", "RFC 1034 §3.5, RFC 1123 §2.1"],
  ["a".repeat(64), "label-too-long-for-dns", "RFC 1034 §3.1"],
  ["a.".repeat(127).concat("a"), "name-too-long-for-dns", "RFC 1034 §3.1"],
])("the statement of a fault of a name, and its section: %s", (name, problem, section) => {
  expect(dnsFaults(name)).toMatchObject([{ problem: { id: problem }, section }]);
});
