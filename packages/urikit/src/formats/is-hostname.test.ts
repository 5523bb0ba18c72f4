import { describe, expect, it } from "vitest";
import { isHostname } from "./is-hostname.ts";
import { isIdnHostname } from "./is-idn-hostname.ts";

const label = (length: number) => "a".repeat(length);
const name = (...lengths: readonly number[]) => lengths.map(label).join(".");

describe("hostname", () => {
  it.each([
    ["RFC 1123 §2.1: a label", "hostname"],
    ["RFC 1123 §2.1: labels", "www.example.com"],
    ["RFC 1123 §2.1: a digit as the first character", "1host.3com"],
    ["RFC 1123 §2.1: “could legally be entirely numeric”", "123.example"],
    ["RFC 1123 §2.1: not four numbers", "1.2.3"],
    ["RFC 1034 §3.5: one letter", "a.b"],
    ["RFC 1034 §3.5: hyphens inside", "a-b--c.d-e"],
    ["RFC 1034 §3.5: upper case", "EXAMPLE.Com"],
    [
      "RFC 1123 §2.1: hyphens in the third and fourth position; no label of an IDN is beside them",
      "r3---sn-4g5e6nez.example",
    ],
    ["RFC 1034 §3.1: 63 octets", name(63, 3)],
    ["RFC 1034 §3.1: 255 octets with the lengths and the root", name(63, 63, 63, 61)],
    ["RFC 5890 §2.3.2.1: an A-label", "xn--bcher-kva.example"],
    ["RFC 5890 §2.3.2.1: an A-label in upper case", "XN--BCHER-KVA.example"],
    ["RFC 5891 §5.3: its letters in lower case", "xn--NXASMQ6B"],
  ])("%s: %s", (_, text) => {
    expect(isHostname(text)).toBe(true);
    expect(isIdnHostname(text)).toBe(true);
  });

  it.each([
    ["RFC 1034 §3.5: empty", ""],
    ["RFC 1034 §3.5: an empty label", "a..b"],
    ["RFC 1034 §3.5: a dot", "."],
    ["RFC 1034 §3.5: a dot at the start", ".example"],
    ["RFC 1034 §3.5: a dot at the end", "example."],
    ["RFC 1034 §3.5: a hyphen at the start", "-a.b"],
    ["RFC 1034 §3.5: a hyphen at the end", "a.b-"],
    ["RFC 1034 §3.5: a hyphen at the end of a label", "a-.b"],
    ["RFC 1034 §3.5: a hyphen alone", "-"],
    ["RFC 1034 §3.5: an underscore", "a_b"],
    ["RFC 1034 §3.5: a space", "a b"],
    ["RFC 1034 §3.5: a line end", "a\n"],
    ["RFC 1123 §2.1: the dotted-decimal form", "192.168.0.1"],
    ["RFC 1123 §2.1: the dotted-decimal form, too large for an address", "999.1.1.1"],
    ["RFC 1034 §3.1: 64 octets", name(64, 3)],
    ["RFC 1034 §3.1: 256 octets", name(63, 63, 63, 62)],
    ["RFC 5891 §5.4: not Punycode", "xn--X"],
    ["RFC 5891 §5.4: not the Punycode that would be made", "xn---9uc"],
    ["RFC 5890 §2.3.2.1: Punycode of ASCII", "xn--example-"],
    [
      "RFC 5891 §4.2.3.1: Punycode of a label with two hyphens in the third and fourth position",
      "XN--aa---o47jg78q",
    ],
    ["RFC 5892 §2.6: Punycode of U+302E", "xn--07jt112bpxg.xn--9t4b11yi5a"],
    ["RFC 5892 App. A.3: Punycode of l·a", "xn--la-0ea"],
    ["RFC 5890 §2.3.2.3: a reserved label beside an A-label", "ab--cd.xn--bcher-kva"],
  ])("%s: %j is not", (_, text) => {
    expect(isHostname(text)).toBe(false);
    expect(isIdnHostname(text)).toBe(false);
  });

  it.each([
    ["RFC 1034 §3.5: not of ASCII", "bücher.example"],
    ["RFC 1034 §3.5: a full stop of another script", "example\uff0ecom"],
  ])("%s: %s is not, but an idn-hostname", (_, text) => {
    expect(isHostname(text)).toBe(false);
    expect(isIdnHostname(text)).toBe(true);
  });

  it("what is not a string is neither", () => {
    for (const value of [undefined, null, 5, {}, ["a"]]) {
      expect(isHostname(value)).toBe(false);
      expect(isIdnHostname(value)).toBe(false);
    }
  });
});
