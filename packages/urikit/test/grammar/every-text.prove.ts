// RFC 3986 Appendix A against the scanner: every short text, asked of urikit and of two engines.

import { Agreement } from "@urikit/abnf/agreement";
import { everyText } from "@urikit/abnf/enumeration";
import { telling } from "@urikit/abnf/rfc3986";
import { describe, test } from "vitest";
import { expectAgreed } from "./agreed.ts";
import { expectAgreedOn, inEachPlace, type Sweep } from "./every-text.ts";
import { expression, octets, urikit } from "./witnesses.ts";

describe("RFC 3986 Appendix A: every text", () => {
  test.each<[string, Sweep]>([
    ["over an alphabet of all classes", { alphabet: telling, length: 4 }],
    ["the same, one longer", { alphabet: telling, length: 5, witnesses: "the quick" }],
    [
      "of colons, slashes and dots (§3.3, §4.2)",
      { alphabet: "a:/.?#", length: 5, before: ["", "a:", "//a"] },
    ],
    ["of a scheme's characters (§3.1)", { alphabet: "aZ1+-.:_", length: 5 }],
    ["of an authority's characters (§3.2)", { alphabet: "1a:@[].%/", length: 4, before: ["//", "a://"] }],
    [
      "of an authority, longer (§3.2)",
      { alphabet: "1:@[]%/", length: 7, before: ["//", "a://"], witnesses: "the quick" },
    ],
    ["in brackets (§3.2.2)", { alphabet: "1vg:.]@", length: 4, before: ["//[", "a://["] }],
    [
      "in brackets, longer (§3.2.2)",
      { alphabet: "1vg:.]@", length: 6, before: ["//[", "a://["], witnesses: "the quick" },
    ],
    ["of IPvFuture (§3.2.2)", { alphabet: "1Fg.:~!%]", length: 4, before: ["//[v", "//[V1", "a://a@[vF."] }],
    ["of percent-encodings (§2.1), in each place", { alphabet: "%4Fg", length: 5, before: inEachPlace }],
  ])("%s", (_what, sweep) => expectAgreedOn(sweep));
});

describe("RFC 3986 §2: every UTF-16 code unit", () => {
  const codeUnits = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));

  test("in each place", () => {
    const before = [...inEachPlace, "//[", "//[v1.", "//[v", "//[::", "%", "%4"];
    expectAgreedOn({ alphabet: codeUnits, length: 1, before, witnesses: "the quick" });
  });

  test("in each place, those below U+0100, asked of apg-js as well", () => {
    expectAgreedOn({ alphabet: codeUnits.slice(0, 0x100), length: 1, before: inEachPlace });
  });

  const inside = ["//[::", "//[v1.", "//[::1%", "a://a:"];
  const ends = ["]", ":1", "/", "]:1", "1]"];

  test.each(inside.flatMap((before) => ends.map((after) => [before, after] as const)))(
    "%s…%s",
    (before, after) => {
      const rule = "URI-reference";
      const agreement = new Agreement(rule, expression(rule), urikit[rule][0], octets[rule]);
      everyText(codeUnits, 1, (unit) => agreement.ask(unit), before, after);
      expectAgreed(agreement);
    },
  );
});
