// Lists that chance makes of what lines are made of: plain ones, others, faults, octets that are not UTF-8.
import type { Chance } from "@urikit/abnf/chance";
import { derive } from "@urikit/abnf/generation";
import { mutate } from "@urikit/abnf/mutation";
import { grammar, telling } from "@urikit/abnf/rfc3986";

const WORDS = [
  ..."http://|https://|HTTP://|httpx://|ftp://|a:|mailto:|//|/|/.|/..|/../|.|..|:|:80|:443|:8080|:0|:080|@|?|#|%".split(
    "|",
  ),
  ..."%7e|%7E|%2e|%2E%2e|%c3%a9|%C3%A9|%|%4|%zz|www.example.org|Example.ORG|a|b|index.html|1|-|_|~|[::1]|[2001:DB8::7]|[v1.a]|[".split(
    "|",
  ),
  ..."é| |\t|\r|\0|\u{1f600}|aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa|^|\u007f".split(
    "|",
  ),
];
const FOREIGN = [
  [0xc3],
  [0xff],
  [0xed, 0xa0, 0x80],
  [0xf4, 0x90, 0x80, 0x80],
  [0xc0, 0x80],
  [0xe2, 0x82],
  [0xf0, 0x9f, 0x98],
];
const PLAIN = ["http://example.org/", "https://www.example.org/a/b.html?c=d", "/a/b", "a.html", "http://a.b"];

/** A list of about this many lines; the same for the same chance. */
export function someList(lines: number, chance: Chance): Uint8Array {
  const parts: Uint8Array[] = [];
  const encode = new TextEncoder();
  for (let line = 0; line < lines; line++) {
    parts.push(...someLine(chance, encode));
    const end = chance.below(20);
    parts.push(encode.encode(end === 0 ? "\r\n" : end === 1 ? "\r\r\n" : end === 2 ? "\n\n" : "\n"));
  }
  return Buffer.concat(parts.slice(0, chance.below(2) === 0 ? parts.length : parts.length - 1));
}

/** A value that chance makes of what lines are made of; it may hold a line end. */
export function someValue(chance: Chance): Uint8Array {
  const parts = someLine(chance, new TextEncoder());
  return Buffer.concat(chance.below(40) === 0 ? [...parts, Buffer.from("\n"), ...parts] : parts);
}

function someLine(chance: Chance, encode: InstanceType<typeof TextEncoder>): Uint8Array[] {
  switch (chance.below(6)) {
    case 0:
      return [encode.encode(derive(grammar, "URI-reference", chance))];
    case 1:
      return [encode.encode(mutate(derive(grammar, "URI-reference", chance), telling, chance))];
    case 2:
    case 3:
      return Array.from({ length: chance.below(8) }, () => encode.encode(chance.pick(WORDS)));
    case 4:
      return [
        encode.encode(chance.pick(PLAIN)),
        chance.below(4) === 0 ? Uint8Array.from(chance.pick(FOREIGN)) : new Uint8Array(0),
        encode.encode(chance.pick(WORDS)),
      ];
    default:
      return [encode.encode(chance.pick(PLAIN))];
  }
}
