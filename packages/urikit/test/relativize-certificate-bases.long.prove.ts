// RFC 3986 §5: the certificate of relativize, from every short base. See relativize-certificate.ts.
import { counted } from "@urikit/abnf/counted";
import { expect, test } from "vitest";
import { ALPHABET, certify, references } from "./relativize-certificate.ts";

const LONGEST_BASE = 5;
const known = references(ALPHABET, 5);
/** Another first letter than "a" is only another scheme. */
const bases = known.filter(({ text, isUri }) => isUri && text.length <= LONGEST_BASE && text[0] === "a");

test(`§5.2: from every URI of at most ${LONGEST_BASE} characters, every target has the shortest reference, or none`, () => {
  for (const { text } of bases) {
    const { shortest, refused, wrong } = certify(text, known);
    expect(wrong).toEqual([]);
    counted("targets with the shortest reference there is", shortest);
    counted("targets that no reference leads to, and refused", refused);
  }
  counted("bases", bases.length);
});
