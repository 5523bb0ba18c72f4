/** Octets as people and programs may see them: no octet is raw on a terminal. */

const SHORT: { readonly [octet: string]: string } = {
  "\0": "\\0",
  "\t": "\\t",
  "\n": "\\n",
  "\r": "\\r",
  '"': '\\"',
  "\\": "\\\\",
};

/** Octets in quotes: printable ASCII as it is, the others as `\r`, `\n`, `\xff`. */
export function quotedOctets(octets: Uint8Array): string {
  return `"${octetText(octets).replace(/[^ -~]|["\\]/g, escapedOctet)}"`;
}

function escapedOctet(octet: string): string {
  return SHORT[octet] ?? `\\x${octet.charCodeAt(0).toString(16).padStart(2, "0")}`;
}

/** How many characters are made at once: more arguments than an engine takes would be too many. */
const PIECE = 8192;

/** Octets for JSON: a text in which every character is one octet. */
export function octetText(octets: Uint8Array): string {
  let text = "";
  for (let from = 0; from < octets.length; from += PIECE)
    text += String.fromCharCode(...octets.subarray(from, from + PIECE));
  return text;
}

/** A value for JSON: octets in it become `{ "octets": … }`, so that nobody takes them for text. */
export function withOctets(value: unknown): unknown {
  if (value instanceof Uint8Array) return { octets: octetText(value) };
  if (Array.isArray(value)) return value.map(withOctets);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withOctets(member)]));
}
