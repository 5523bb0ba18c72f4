// RFC 3986 §3.2.2: the addresses by themselves and as hosts, against their rules in Appendix A.

import { Agreement, type Witness } from "@urikit/abnf/agreement";
import { everyText } from "@urikit/abnf/enumeration";
import { describe, expect, test } from "vitest";
import { isUriReference } from "../../src/predicates.ts";
import { tryParse } from "../../src/reference.ts";
import { apg, expression, urikit } from "./witnesses.ts";

/** For texts that hold no delimiter but ":", and no letter "v". */
const inBrackets: Witness = {
  name: "isUriReference, in brackets",
  accepts: (text) => isUriReference(`//[${text}]`),
};

const asHost: Witness = {
  name: "the kind of the host",
  accepts: (text) => {
    const result = tryParse(`//${text}`);
    return result.valid && result.reference.host === text && result.reference.hostKind === "ipv4";
  },
};

const ipv6 = (...more: readonly Witness[]) =>
  new Agreement("IPv6address", expression("IPv6address"), ...urikit.IPv6address, inBrackets, ...more);
const ipv4 = (...more: readonly Witness[]) =>
  new Agreement("IPv4address", expression("IPv4address"), ...urikit.IPv4address, asHost, ...more);

describe("IPv6address: every text", () => {
  test.each([
    ["of groups and colons: every place of ::, up to seven groups", "1:", 13],
    ["of digits, a letter that is none, colons and dots", "1fg:.", 6],
  ])("%s", (_what, alphabet, length) => {
    const agreement = ipv6(apg("IPv6address"));
    everyText([...alphabet], length, (text) => agreement.ask(text));
    expect(agreement.disagreements).toEqual([]);
  });

  test.each([
    ["of groups and colons, up to nine groups", "1:", 17],
    ["of groups, colons and dots", "1:.", 12],
    ["of digits, a letter that is none, colons and dots", "1fg:.", 9],
  ])("%s, apg-js apart", (_what, alphabet, length) => {
    const agreement = ipv6();
    everyText([...alphabet], length, (text) => agreement.ask(text));
    expect(agreement.disagreements).toEqual([]);
  });
});

describe("IPv6address: built of groups", () => {
  const groups = ["0", "F", "a1", "9Bc", "cDeF", "12345", "g"];
  const tails = ["", "0.0.0.0", "255.255.255.255", "1.2.3.256", "1.2.3", "1.2.3.4.5", "01.2.3.4"];

  /** Every count before and after every kind of middle, with every tail; the groups take turns from `first`. */
  function* addresses(first: number): Generator<string> {
    let turn = first;
    const some = (count: number) => Array.from({ length: count }, () => groups[turn++ % groups.length]);
    for (let before = 0; before <= 9; before++)
      for (const middle of ["::", ":", ":::"])
        for (let after = 0; after <= 9; after++)
          for (const tail of tails)
            yield some(before).join(":") + middle + [...some(after), ...(tail ? [tail] : [])].join(":");
  }

  test("every count of groups before and after, with and without a dotted tail", () => {
    const agreement = ipv6(apg("IPv6address"));
    for (let first = 0; first < groups.length; first++)
      for (const text of addresses(first)) agreement.ask(text);
    expect(agreement.disagreements).toEqual([]);
    expect(agreement.asked).toBe(groups.length * 10 * 3 * 10 * tails.length);
  });

  test("every count of sound groups before and after, with and without a dotted tail", () => {
    const agreement = ipv6(apg("IPv6address"));
    const some = (count: number) => Array.from({ length: count }, (_, index) => groups[index % 5]);
    for (let before = 0; before <= 9; before++)
      for (let after = 0; after <= 9; after++)
        for (const tail of tails) {
          const rest = [...some(after), ...(tail ? [tail] : [])].join(":");
          agreement.ask(`${some(before).join(":")}::${rest}`);
          agreement.ask([...some(before), rest].join(":"));
        }
    expect(agreement.disagreements).toEqual([]);
    // "::" and up to seven groups: 36 ways, up to five and an IPv4address: 21, of which there are two;
    // eight groups without it: 8 ways, six and an IPv4address: 7.
    expect(agreement.accepted).toBe(36 + 2 * 21 + 8 + 2 * 7);
  });

  test("every UTF-16 code unit in a group, but those that end the host", () => {
    const agreement = ipv6();
    for (let code = 0; code < 0x10000; code++) {
      const unit = String.fromCharCode(code);
      if (!"]/?#@vV".includes(unit))
        for (const text of [unit, `::${unit}`, `1${unit}::`, `::1.2.3.${unit}`]) agreement.ask(text);
    }
    expect(agreement.disagreements).toEqual([]);
  });
});

describe("IPv4address and dec-octet", () => {
  test("dec-octet: every text of up to four digits, in each of the four places", () => {
    const place = (before: string, after: string): Witness => ({
      name: `${before}…${after}`,
      accepts: (text) => urikit.IPv4address.every((witness) => witness.accepts(before + text + after)),
    });
    const places = [
      place("", ".0.0.0"),
      place("1.", ".10.100"),
      place("1.10.", ".255"),
      place("9.99.199.", ""),
    ];
    const agreement = new Agreement("dec-octet", expression("dec-octet"), apg("dec-octet"), ...places);
    expect(everyText([..."0123456789"], 4, (text) => agreement.ask(text))).toBe(11_111);
    expect(agreement.disagreements).toEqual([]);
    expect(agreement.accepted).toBe(256);
  });

  test.each([
    ["all engines", "1.", 15, true],
    ["all engines", "0125.", 7, true],
    ["apg-js apart", "0125.", 9, false],
    ["apg-js apart", "126.a", 9, false],
  ])("every text, %s: %s up to %i", (_engines, alphabet, length, withApg) => {
    const agreement = withApg ? ipv4(apg("IPv4address")) : ipv4();
    everyText([...alphabet], length, (text) => agreement.ask(text));
    expect(agreement.disagreements).toEqual([]);
    expect(agreement.accepted).toBeGreaterThan(0);
  });
});
