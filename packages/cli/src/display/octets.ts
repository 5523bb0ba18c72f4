/** Octets as people and programs may see them: each one told, none of them raw on a terminal. */

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
  return `"${Array.from(octets, shownOctet).join("")}"`;
}

function shownOctet(octet: number): string {
  const short = SHORT.get(octet);
  if (short !== undefined) return short;
  return octet >= 0x20 && octet < 0x7f
    ? String.fromCharCode(octet)
    : `\\x${octet.toString(16).padStart(2, "0")}`;
}

/** Octets for JSON: a text of which every character is one. */
export function octetText(octets: Uint8Array): string {
  return Array.from(octets, (octet) => String.fromCharCode(octet)).join("");
}

/** A value for JSON: in it, octets that are no text become `{ "octets": … }`, so that they pass for none. */
export function withOctets(value: unknown): unknown {
  if (value instanceof Uint8Array) return { octets: octetText(value) };
  if (Array.isArray(value)) return value.map(withOctets);
  if (typeof value !== "object" || value === null) return value;
  const plain: unknown = "toJSON" in value && typeof value.toJSON === "function" ? value.toJSON() : value;
  if (typeof plain !== "object" || plain === null) return plain;
  return Object.fromEntries(Object.entries(plain).map(([name, member]) => [name, withOctets(member)]));
}
