/** What the proofs of every code point share: the package tr46, which is Unicode's IdnaMappingTable, and the characters. */

import { createRequire } from "node:module";
import { toAscii, UTS46_VERSION, unicodeVersion } from "urikit/idna";

interface Tr46Options {
  readonly checkHyphens?: boolean;
  readonly checkBidi?: boolean;
  readonly checkJoiners?: boolean;
  readonly useSTD3ASCIIRules?: boolean;
  readonly verifyDNSLength?: boolean;
}

const require = createRequire(import.meta.url);
export const tr46: { toASCII(domain: string, options?: Tr46Options): string | null } = require("tr46");
export const table: readonly (readonly [
  number | readonly [number, number],
  number,
  string?,
])[] = require("tr46/lib/mappingTable.json");
/** A platform with an earlier version does not have some of the characters of the table: they are disallowed there. */
export const known = (character: string) =>
  `${unicodeVersion()}.0` === UTS46_VERSION || !/\p{Cn}/u.test(character);

export const characters = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code));

const strict: Tr46Options = {
  checkHyphens: true,
  checkBidi: true,
  checkJoiners: true,
  useSTD3ASCIIRules: true,
  verifyDNSLength: true,
};

/** The characters whose domain urikit and tr46 map to different names, with both (UTS 46 §4.2). */
export function differencesIn(domainOf: (character: string) => string): readonly unknown[] {
  const wrong: unknown[] = [];
  for (const character of characters) {
    if (!known(character)) continue;
    const domain = domainOf(character);
    const ours = toAscii(domain).text ?? null;
    const theirs = tr46.toASCII(domain, strict);
    if (ours !== theirs) wrong.push([character.codePointAt(0)?.toString(16), ours, theirs]);
  }
  return wrong;
}
