// §3.2.2: addresses are read and written without loss.

import { derived } from "@urikit/abnf/texts";
import fc from "fast-check";
import { expect } from "vitest";
import { formatIPv4, formatIPv6, parse, parseIPv4, parseIPv6 } from "../../src/index.ts";
import { type Law, law } from "./law.ts";

const piece = fc.oneof(fc.constant(0), fc.constant(0xffff), fc.nat(0xffff));

export const addresses: readonly Law[] = [
  law("§3.2.2: IPv4: number to text and back", [fc.nat(0xffffffff)], (address) => {
    expect(parseIPv4(formatIPv4(address))).toBe(address);
  }),
  law(
    "§3.2.2: IPv6: pieces to text and back, by the grammar's rule",
    [fc.array(piece, { minLength: 8, maxLength: 8 })],
    (pieces) => {
      const text = formatIPv6(pieces);
      expect([...(parseIPv6(text) ?? [])]).toEqual(pieces);
      expect(parse(`//[${text}]`).hostKind).toBe("ipv6");
    },
  ),
  law(
    "§3.2.2: IPv6: every text of an address and its canonical text are the same address",
    [derived("IPv6address")],
    (text) => {
      const pieces = parseIPv6(text);
      expect(pieces).toBeDefined();
      if (pieces) expect(parseIPv6(formatIPv6(pieces))).toEqual(pieces);
    },
  ),
];
