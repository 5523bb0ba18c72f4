/** Octets as people and programs may see them: none of them is raw on a terminal. */

const SHORT: ReadonlyMap<number, string> = new Map([
  [0x00, "\\0"],
  [0x09, "\\t"],
  [0x0a, "\\n"],
  [0x0d, "\\r"],
  [0x22, '\\"'],
  [0x5c, "\\\\"],
]);

/** Octets in quotes: printable ASCII as it is, the others as `\r`, `\n`, `\xff`. */
export function quotedOctets(octets: Uint8Array): string {
  return `"${Array.from(octets, escapedOctet).join("")}"`;
}

function escapedOctet(octet: number): string {
  const short = SHORT.get(octet);
  if (short !== undefined) return short;
  return octet >= 0x20 && octet < 0x7f
    ? String.fromCharCode(octet)
    : `\\x${octet.toString(16).padStart(2, "0")}`;
}

/** Octets for JSON: a text in which every character is one octet. */
export function octetText(octets: Uint8Array): string {
  return Array.from(octets, (octet) => String.fromCharCode(octet)).join("");
}

/** A value for JSON: octets in it become `{ "octets": … }`, so that nobody takes them for text. */
export function withOctets(value: unknown): unknown {
  if (value instanceof Uint8Array) return { octets: octetText(value) };
  if (Array.isArray(value)) return value.map(withOctets);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withOctets(member)]));
}
