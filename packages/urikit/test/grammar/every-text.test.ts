// RFC 3986 Appendix A against the scanner: a taste of every-text.prove.ts.
import { telling } from "@urikit/abnf/rfc3986";
import { describe, test } from "vitest";
import { expectAgreedOn, inEachPlace, type Sweep } from "./every-text.ts";

describe("RFC 3986 Appendix A: every text (004-8, 004-60)", () => {
  test.each<[string, Sweep]>([
    ["over an alphabet of all classes", { alphabet: telling, length: 2 }],
    ["the same, longer", { alphabet: telling, length: 3, witnesses: "the quick" }],
    [
      "of colons, slashes and dots (§3.3, §4.2)",
      { alphabet: "a:/.?#", length: 3, before: ["", "a:", "//a"] },
    ],
    ["of a scheme's characters (§3.1)", { alphabet: "aZ1+-.:_", length: 3 }],
    [
      "of an authority's characters (§3.2)",
      { alphabet: "1a:@[].%/", length: 4, before: ["//", "a://"], witnesses: "the quick" },
    ],
    [
      "in brackets (§3.2.2)",
      { alphabet: "1vg:.]@", length: 4, before: ["//[", "a://["], witnesses: "the quick" },
    ],
    ["of percent-encodings (§2.1), in each place", { alphabet: "%4Fg", length: 2, before: inEachPlace }],
  ])("%s", (_what, sweep) => expectAgreedOn(sweep));

  test("every code unit below U+0100 in each place (§2)", () => {
    const alphabet = Array.from({ length: 0x100 }, (_, code) => String.fromCharCode(code));
    expectAgreedOn({ alphabet, length: 1, before: inEachPlace, witnesses: "the quick" });
  });
});
