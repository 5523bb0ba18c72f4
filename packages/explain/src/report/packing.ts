/** Files that are not lists of lines in UTF-8, known by their first octets: packed ones, and those of another charset. */

/** How a list may be packed. */
export type Packing = "gzip" | "zstd";

/** How a file is packed that begins with these octets; undefined if it is not. */
export function packingOf(octets: Uint8Array): Packing | undefined {
  if (isGzip(octets)) return "gzip";
  return isZstandard(octets) ? "zstd" : undefined;
}

/** RFC 1952 §2.3.1. */
function isGzip([first, second]: Uint8Array): boolean {
  return first === 0x1f && second === 0x8b;
}

/** RFC 8878 §3.1.1. */
function isZstandard([a, b, c, d]: Uint8Array): boolean {
  return a === 0x28 && b === 0xb5 && c === 0x2f && d === 0xfd;
}

/** The charset of a byte order mark (RFC 2781 §3.2), or of two characters of ASCII in two octets each. */
export function utf16In([a = 0, b = 0, c = 0, d = 0]: Uint8Array): string | undefined {
  if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff)) return "UTF-16";
  if (isVisible(a) && b === 0 && isVisible(c) && d === 0) return "UTF-16LE";
  return a === 0 && isVisible(b) && c === 0 && isVisible(d) ? "UTF-16BE" : undefined;
}

function isVisible(octet: number): boolean {
  return octet > 0x20 && octet < 0x7f;
}
