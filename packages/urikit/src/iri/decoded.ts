/**
 * RFC 3987 §3.2, steps 2 to 5: which triplets of a URI become characters of an IRI.
 */

import { isUnreserved } from "../syntax/characters.ts";
import { GrowingText } from "../syntax/growing-text.ts";
import { isUcs } from "../syntax/iri.ts";
import { octetAt, sequenceAt } from "../syntax/percent-encoding.ts";

/**
 * A valid text with those triplets decoded that encode unreserved characters of ASCII, and those sequences of them
 * that are the UTF-8 of a character that is appropriate in an IRI. The others stay: as they are those of ASCII, in upper
 * case those that the steps decode and encode again.
 */
export function decodedForIri(text: string): string {
  const result = new GrowingText();
  let done = 0; // the text before it is in `result`
  for (let at = text.indexOf("%"); at >= 0; at = text.indexOf("%", done)) {
    const octets = sequenceAt(text, at);
    const end = at + 3 * Math.abs(octets);
    result.add(text.slice(done, at) + characterOf(text.slice(at, end), octets));
    done = end;
  }
  return done === 0 ? text : result.text + text.slice(done);
}

/** The character that the triplets of one sequence become: `octets` as {@link sequenceAt} counts them. */
function characterOf(triplets: string, octets: number): string {
  // Step 3: what is not "part of a strictly legal UTF-8 octet sequence".
  if (octets < 0) return triplets.toUpperCase();
  if (octets > 1) {
    const character = decodeURIComponent(triplets);
    return isAppropriate(character.codePointAt(0) as number) ? character : triplets.toUpperCase(); // it is one character
  }
  // Step 2: all except "%", reserved characters, and "characters in US-ASCII not allowed in URIs".
  const octet = octetAt(triplets, 0, 3);
  return isUnreserved(octet) ? String.fromCharCode(octet) : triplets;
}

/**
 * Step 4: a character of `ucschar` (§2.2) that is neither a bidirectional formatting character (§4.1, and those that
 * Unicode has added since) nor excluded by RFC 3491 (§6.1): spaces, line ends, invisible and deprecated controls. The
 * joiners stay, which words of some languages need. Private characters are not ucschar.
 */
function isAppropriate(point: number): boolean {
  return (
    isUcs(point, false) &&
    !EXCLUDED.test(String.fromCodePoint(point)) &&
    !(point >= 0x1d173 && point <= 0x1d17a)
  );
}

/** RFC 3454 C.1.2, C.2.2, C.7 and C.8 without U+200C and U+200D; U+061C, and U+2064 to U+2069 with similar ones. */
const EXCLUDED =
  /^[\u0340-\u0341\u00a0\u061c\u06dd\u070f\u1680\u180e\u2000-\u200b\u200e\u200f\u2028-\u202f\u205f-\u206f\u2ff0-\u2ffb\u3000\ufeff]$/;
