// RFC 3986 §3.2.2: the addresses by themselves and as hosts; a taste of addresses.prove.ts.
import { everyText } from "@urikit/abnf/enumeration";
import { describe, expect, test } from "vitest";
import { addressesOfGroups, addressesOfSoundGroups, ipv4, ipv6 } from "./addresses.ts";
import { expectAgreed } from "./agreed.ts";
import { apg } from "./witnesses.ts";

describe("IPv6address", () => {
  test.each([
    ["of groups and colons", "1:", 12],
    ["of digits, a letter that is not a digit, colons and dots", "1fg:.", 5],
  ])("every short text %s", (_what, alphabet, length) => {
    const agreement = ipv6();
    everyText([...alphabet], length, (text) => agreement.ask(text));
    expectAgreed(agreement);
  });

  test("every count of groups before and after, with and without a dotted tail", () => {
    const agreement = ipv6();
    for (const text of addressesOfGroups(0)) agreement.ask(text);
    expectAgreed(agreement);
  });

  test("every count of sound groups before and after, with and without a dotted tail", () => {
    const agreement = ipv6(apg("IPv6address"));
    for (const text of addressesOfSoundGroups()) agreement.ask(text);
    expectAgreed(agreement);
    // "::" and up to seven groups: 36 ways, up to five and an IPv4address: 21, of which there are two;
    // eight groups without it: 8 ways, six and an IPv4address: 7.
    expect(agreement.accepted).toBe(36 + 2 * 21 + 8 + 2 * 7);
  });
});

describe("IPv4address", () => {
  test("every number from 0 to 999 in each place", () => {
    const agreement = ipv4();
    for (let number = 0; number < 1000; number++)
      for (const text of [
        `${number}.0.0.0`,
        `1.${number}.10.100`,
        `1.10.${number}.255`,
        `9.99.199.${number}`,
      ])
        agreement.ask(text);
    expectAgreed(agreement);
    expect(agreement.accepted).toBe(4 * 256);
  });

  test.each([
    ["1.", 11],
    ["0125.", 6],
  ])("every text of %s up to %i", (alphabet, length) => {
    const agreement = ipv4();
    everyText([...alphabet], length, (text) => agreement.ask(text));
    expectAgreed(agreement);
  });
});
