// RFC 3629 §4: every sequence of up to three octets, and of four and five telling ones, compared with the platform's decoder.
import { isUtf8 } from "node:buffer";
import { counted } from "@urikit/abnf/counted";
import { expect, test } from "vitest";
import { areUtf8 } from "./layers.ts";
import { everySequence, TELLING_OCTETS } from "./utf8.ts";

const all = Array.from({ length: 256 }, (_, octet) => octet);

test.each<[string, readonly number[], number]>([
  ["octets", all, 1],
  ["octets", all, 2],
  ["octets", all, 3],
  ["telling octets", TELLING_OCTETS, 4],
])("every sequence of %s", (_what, alphabet, length) => {
  const asked = everySequence(alphabet, length, (octets) => {
    if (areUtf8(octets) !== isUtf8(octets)) expect([...octets]).toBe(isUtf8(octets));
  });
  counted("sequences of octets judged as the platform does", asked);
});
