/**
 * UTS 46 §5 over every code point: what the platform's properties give with the exceptions in the data, compared with
 * the table of the package tr46, which is Unicode's IdnaMappingTable; and the whole of ToASCII, compared with tr46 and
 * the platform. Its other contexts take a minute: every-context.long.prove.ts.
 */

import { domainToASCII } from "node:url";
import { toAscii, URL_STANDARD } from "urikit/idna";
import { describe, expect, it } from "vitest";
import { mapCharacters, statusOf } from "../../src/idna/characters.ts";
import { characters, differencesIn, known, table, tr46 } from "./every-code-point.ts";

const STATUS = new Map([
  [1, "mapped"],
  [2, "valid"],
  [3, "disallowed"],
  [6, "deviation"],
  [7, "ignored"],
] as const);

describe("every code point", () => {
  it("UTS 46 §5: has the status and the mapping of the table", () => {
    const wrong: unknown[] = [];
    for (const [range, status, mapping = ""] of table) {
      const [first, last] = typeof range === "number" ? [range, range] : range;
      for (let code = first; code <= last; code++) {
        const character = String.fromCodePoint(code);
        if (!known(character)) continue;
        const wanted = STATUS.get(status as 1);
        const text = wanted === "mapped" || wanted === "ignored" ? mapping : character;
        const found = [statusOf(character), mapCharacters(character).text];
        if (found[0] !== wanted || found[1] !== text) wrong.push([code.toString(16), wanted, text, ...found]);
      }
    }
    expect(wrong).toEqual([]);
  });

  it("UTS 46 §4.2: after a letter, as tr46 has it", () => {
    expect(differencesIn((character) => `a${character}`)).toEqual([]);
  });

  /**
   * The platform's tables are of an earlier Unicode version than its properties, and its `domainToASCII` parses a whole
   * host. So it differs where
   * - its tables lack a character, or have it disallowed, as those before Unicode 16 had U+04C0: tr46 has what is here;
   * - they lack a combining mark (V6), or it takes U+0660 and the like to make no Bidi domain (B1; RFC 5893 §1.4);
   * - the result is an IPv4 address, or has a character that the URL Standard forbids in a host;
   * - U+1E9E was mapped to "ss" before Unicode 15.1.
   */
  it("URL Standard §3.3: alone, as the platform has it", () => {
    const peer = { checkBidi: true, checkJoiners: true };
    const wrong: unknown[] = [];
    for (const character of characters.slice(0x80)) {
      const { text: ours, errors } = toAscii(character, URL_STANDARD);
      const theirs = domainToASCII(character);
      if ((ours ?? "") === theirs || character === "ẞ" || /^(?:0\.){3}\d+$/.test(theirs)) continue;
      const rules = errors.map(({ rule }) => rule).join();
      const explained =
        theirs === ""
          ? /[\0-\x20"#%/:<>?@[\\\]^`{|}\x7f]/.test(ours ?? "") || tr46.toASCII(character, peer) === ours
          : rules === "V6" || rules === "B1" || /^["`{}]$/.test(theirs);
      if (!explained) wrong.push([character.codePointAt(0)?.toString(16), ours, theirs, rules]);
    }
    expect(wrong).toEqual([]);
  });
});
