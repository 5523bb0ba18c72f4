/**
 * Any text as a part of a link that survives chat programs: only letters, digits, and hyphens, and dots and slashes with
 * a letter or digit after them. So nothing in it is taken for the end of the link, for markup, or for another link, and
 * nothing in it is encoded or decoded on the way. A hyphen and two hexadecimal digits mean an octet of UTF-8;
 * `-u` and four for half of a surrogate pair.
 */

/** The text as a part of a link. */
export function toLinkText(text: string): string {
  return text.replace(/[./](?![A-Za-z0-9])|[^A-Za-z0-9./]/gu, (character) =>
    /^[\ud800-\udfff]$/.test(character) ? `-u${hex(character.charCodeAt(0), 4)}` : octetsOf(character),
  );
}

const encoder = new TextEncoder();

function octetsOf(character: string): string {
  const code = character.charCodeAt(0);
  if (code < 0x80) return `-${hex(code, 2)}`;
  return [...encoder.encode(character)].map((octet) => `-${hex(octet, 2)}`).join("");
}

function hex(number: number, digits: number): string {
  return number.toString(16).toUpperCase().padStart(digits, "0");
}

/** The text that {@link toLinkText} writes. */
const WRITTEN = /^(?:[A-Za-z0-9]|[./](?=[A-Za-z0-9])|-[0-9A-F]{2}|-uD[89A-F][0-9A-F]{2})*$/;

/** The text that a part of a link means. Any other part, such as one that a person wrote, is itself. */
export function fromLinkText(link: string): string {
  if (!WRITTEN.test(link)) return link;
  return link.replace(/-uD([89A-F][0-9A-F]{2})|(?:-[0-9A-F]{2})+/g, (escapes, half?: string) =>
    half === undefined
      ? new TextDecoder().decode(
          Uint8Array.from(escapes.slice(1).split("-"), (octet) => Number.parseInt(octet, 16)),
        )
      : String.fromCharCode(Number.parseInt(`D${half}`, 16)),
  );
}
