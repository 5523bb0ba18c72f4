// §2: octets are encoded and decoded without loss.

import { wellFormedText } from "@urikit/abnf/texts";
import fc from "fast-check";
import { expect } from "vitest";
import { decode, decodeToOctets, encode } from "../../src/index.ts";
import { type Law, law } from "./law.ts";

const component = fc.constantFrom(
  ...(["userinfo", "reg-name", "segment", "query", "query-key", "query-value", "fragment"] as const),
);

export const octets: readonly Law[] = [
  law(
    "§2: encode then decode is the identity on octets",
    [fc.uint8Array({ maxLength: 40 }), component],
    (octets, name) => {
      const encoded = encode(octets, name);
      expect(encoded).toMatch(/^(?:[A-Za-z0-9._~-]|%[0-9A-F]{2})*$/);
      expect(decodeToOctets(encoded)).toEqual(octets);
    },
  ),
  law("§2: encode then decode is the identity on text", [wellFormedText, component], (text, name) => {
    const encoded = encode(text, name);
    expect(decode(encoded)).toBe(text);
    expect(decodeToOctets(encoded)).toEqual(new TextEncoder().encode(text));
  }),
];
