/** Files that are no list of lines in UTF-8, known by their first octets. They are named for what they are. */

import { UsageError } from "../exit.ts";

/** @throws {UsageError} If a file that begins with these octets is none of lines. */
export function refuseForeign(octets: Uint8Array, name: string): void {
  if (isGzip(octets))
    throw new UsageError(`${name} looks like gzip; unpack it first: gunzip -c FILE | uri …`);
  const charset = utf16In(octets);
  if (charset === undefined) return;
  throw new UsageError(
    `${name} looks like UTF-16; convert it first: iconv -f ${charset} -t UTF-8 FILE | uri …`,
  );
}

/** RFC 1952 §2.3.1. */
function isGzip([first, second]: Uint8Array): boolean {
  return first === 0x1f && second === 0x8b;
}

/** The charset of a byte order mark (RFC 2781 §3.2), or of two characters of ASCII in two octets each. */
function utf16In([a = 0, b = 0, c = 0, d = 0]: Uint8Array): string | undefined {
  if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff)) return "UTF-16";
  if (isVisible(a) && b === 0 && isVisible(c) && d === 0) return "UTF-16LE";
  return a === 0 && isVisible(b) && c === 0 && isVisible(d) ? "UTF-16BE" : undefined;
}

function isVisible(octet: number): boolean {
  return octet > 0x20 && octet < 0x7f;
}
