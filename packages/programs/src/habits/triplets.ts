/** Percent-encoding where a program decodes it (RFC 3986 §2.1). */

/** Whether some `%` has no two hexadecimal digits after it. */
export function hasOpenTriplet(text: string): boolean {
  return /%(?![0-9A-Fa-f]{2})/.test(text);
}

/** The text with every triplet decoded; an octet XX that is not UTF-8 becomes the surrogate U+DCXX. */
export function decoded(text: string): string {
  return text.replace(/(?:%[0-9A-Fa-f]{2})+/g, decodedRun);
}

function decodedRun(run: string): string {
  let text = "";
  for (let at = 0; at < run.length; ) {
    const [character, length] = firstCharacter(run.slice(at, at + 12));
    text += character;
    at += length;
  }
  return text;
}

/** A character of UTF-8 has one to four octets. */
function firstCharacter(run: string): readonly [character: string, length: number] {
  for (const length of [3, 6, 9, 12]) {
    try {
      return [decodeURIComponent(run.slice(0, length)), length];
    } catch {
      // Fewer octets than that.
    }
  }
  return [String.fromCharCode(0xdc00 + Number.parseInt(run.slice(1, 3), 16)), 3];
}

/** The octets of a character, encoded; a lone surrogate as U+FFFD. */
export function triplets(character: string): string {
  if (character >= "\u0080") return encodeURIComponent(/\p{Cs}/u.test(character) ? "\ufffd" : character);
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}

/** The text with every triplet decoded, each to the character of its octet's number, as in ISO 8859-1. */
export function latin1Decoded(text: string): string {
  return text.replace(/%([0-9A-Fa-f]{2})/g, (_, octet: string) =>
    String.fromCharCode(Number.parseInt(octet, 16)),
  );
}

/** The text as JavaScript decodes and encodes it; undefined if it is not UTF-8, or some `%` begins no triplet. */
export function encodedAnew(text: string): string | undefined {
  try {
    return encodeURIComponent(decodeURIComponent(text));
  } catch {
    return undefined;
  }
}

/**
 * The matches of the expression, encoded; an octet XX that is not UTF-8 is the surrogate U+DCXX, as `decoded` writes
 * it.
 */
export function octetsEncoded(text: string, excluded: RegExp): string {
  return text.replace(excluded, (character) =>
    /[\udc80-\udcff]/u.test(character)
      ? `%${(character.charCodeAt(0) - 0xdc00).toString(16).toUpperCase()}`
      : triplets(character),
  );
}
