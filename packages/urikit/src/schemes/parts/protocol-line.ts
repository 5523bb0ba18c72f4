/**
 * RFC 1738 §6, RFC 3986 §7.2: the lines of a protocol, and the check that keeps a reference from saying more to a
 * server than its scheme lets it say.
 */

import { concatenate, type Data, octetsOf } from "./octet-data.ts";
import { type Rule, refusal } from "./refusal.ts";

const LINE: Rule = { rule: "protocol line", section: "RFC 1738 §6, RFC 3986 §7.2" };
const CR = 13;
const LF = 10;
const NUL = 0;

/** CR LF, which ends a line. */
export const lineEnd = (): Uint8Array => Uint8Array.of(CR, LF);

/**
 * A line of a protocol: parts one behind the other, and CR LF. This is the one way by which data of a reference
 * becomes part of a line, and what would end the line, or break it, is refused.
 *
 * @param text The reference, for the error.
 * @throws {UriSyntaxError} `protocol-line-break` if a part holds a CR, LF or NUL.
 */
export function lineOf(text: string, ...parts: readonly Data[]): Uint8Array {
  return concatenate([unbroken(text, ...parts), lineEnd()]);
}

/** Parts of a line one behind the other, without its end; refused as {@link lineOf} does. */
export function unbroken(text: string, ...parts: readonly Data[]): Uint8Array {
  const octets = concatenate(parts.map(octetsOf));
  const breaking = octets.find((octet) => octet === CR || octet === LF || octet === NUL);
  if (breaking !== undefined) throw broken(text, breaking);
  return octets;
}

/** A line that may be any, save for a dot alone, which ends what is sent by lines. */
export function undotted(text: string, line: string): Uint8Array {
  if (line !== ".") return unbroken(text, line);
  throw refusal(text, 0, "protocol-line-break", LINE, {
    expected: "something else than a dot alone",
    why: "a dot alone on its line would end what is sent",
  });
}

function broken(text: string, octet: number): Error {
  const triplet = `%0${octet.toString(16).toUpperCase()}`;
  const name = octet === CR ? "a CR" : octet === LF ? "an LF" : "a NUL";
  return refusal(text, Math.max(0, text.toUpperCase().indexOf(triplet)), "protocol-line-break", LINE, {
    expected: "no CR, LF or NUL",
    why: `${name}, ${triplet}, would break out of its line, and is never sent`,
  });
}
