// RFC 3986 §3.2.2: the addresses by themselves and as hosts, against their rules in Appendix A.

import { Agreement, type Witness } from "@urikit/abnf/agreement";
import { everyText } from "@urikit/abnf/enumeration";
import { describe, expect, test } from "vitest";
import { addressesOfGroups, GROUPS, ipv4, ipv6, TAILS } from "./addresses.ts";
import { expectAgreed } from "./agreed.ts";
import { apg, expression, urikit } from "./witnesses.ts";

describe("IPv6address: every text", () => {
  test.each([
    ["of groups and colons: every place of ::, up to seven groups", "1:", 13],
    ["of digits, a letter that is not a digit, colons and dots", "1fg:.", 6],
  ])("%s", (_what, alphabet, length) => {
    const agreement = ipv6(apg("IPv6address"));
    everyText([...alphabet], length, (text) => agreement.ask(text));
    expectAgreed(agreement);
  });

  test.each([
    ["of groups and colons, up to nine groups", "1:", 17],
    ["of groups, colons and dots", "1:.", 12],
    ["of digits, a letter that is not a digit, colons and dots", "1fg:.", 9],
  ])("%s, without apg-js", (_what, alphabet, length) => {
    const agreement = ipv6();
    everyText([...alphabet], length, (text) => agreement.ask(text));
    expectAgreed(agreement);
  });
});

describe("IPv6address: built of groups", () => {
  test("every count of groups before and after, with and without a dotted tail", () => {
    const agreement = ipv6(apg("IPv6address"));
    for (let first = 0; first < GROUPS.length; first++)
      for (const text of addressesOfGroups(first)) agreement.ask(text);
    expectAgreed(agreement);
    expect(agreement.asked).toBe(GROUPS.length * 10 * 3 * 10 * TAILS.length);
  });

  test("every UTF-16 code unit in a group, but those that end the host", () => {
    const agreement = ipv6();
    for (let code = 0; code < 0x10000; code++) {
      const unit = String.fromCharCode(code);
      if (!"]/?#@vV".includes(unit))
        for (const text of [unit, `::${unit}`, `1${unit}::`, `::1.2.3.${unit}`]) agreement.ask(text);
    }
    expectAgreed(agreement);
  });
});

describe("IPv4address and dec-octet", () => {
  test("dec-octet: every text of up to four digits, in each of the four places", () => {
    const place = (before: string, after: string): Witness => ({
      name: `parseIPv4, in ${before}…${after}`,
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
    expectAgreed(agreement);
    expect(agreement.accepted).toBe(256);
  });

  test.each([
    ["all engines", "1.", 15, true],
    ["all engines", "0125.", 7, true],
    ["all except apg-js", "0125.", 9, false],
    ["all except apg-js", "126.a", 9, false],
  ])("every text, %s: %s up to %i", (_engines, alphabet, length, withApg) => {
    const agreement = withApg ? ipv4(apg("IPv4address")) : ipv4();
    everyText([...alphabet], length, (text) => agreement.ask(text));
    expectAgreed(agreement);
    expect(agreement.accepted).toBeGreaterThan(0);
  });
});
