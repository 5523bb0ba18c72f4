import { isUtf8 } from "node:buffer";
import { Chance } from "@urikit/abnf/chance";
import { extent } from "@urikit/abnf/extent";
import { describe, expect, it } from "vitest";
import { checkLines, normalizeLines } from "../src/index.ts";
import { invalidByText, invalidOf, normalByText, octetsOf } from "./by-text.ts";
import { areUtf8 } from "./layers.ts";
import { everySequence, TELLING_OCTETS } from "./utf8.ts";

describe("RFC 3629 §4: what is UTF-8", () => {
  it.each([0, 1, 2, 3])("every sequence of %i telling octets", (length) => {
    everySequence(TELLING_OCTETS, length, (octets) => {
      if (areUtf8(octets) !== isUtf8(octets)) expect([...octets]).toBe(isUtf8(octets));
    });
  });

  it("in a line, a reason of its own: random octets, of which many are not UTF-8", () => {
    const chance = new Chance(3629);
    for (let round = 0; round < extent(15, 60); round++) {
      const list = Uint8Array.from({ length: chance.below(600) }, () =>
        chance.oneIn(12) ? 0x0a : chance.oneIn(3) ? chance.pick(TELLING_OCTETS) : chance.below(256),
      );
      expect(invalidOf(checkLines(), [list])).toEqual(invalidByText(list));
      expect(octetsOf(normalizeLines({ invalid: "keep" }), [list])).toBe(normalByText(list, {}, "keep"));
    }
  });
});
