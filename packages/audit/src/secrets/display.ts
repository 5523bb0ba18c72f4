/**
 * RFC 3986 §7.6: "distinguish the various components of a URI when they are rendered", so that nobody takes a userinfo
 * for the host; and RFC 3987 §3.2: what is encoded is shown as people read it, where that cannot mislead.
 */

import { type ParsedReference, tryParse } from "urikit";
import { printable } from "urikit/display";
import { toUnicode } from "urikit/idna";
import { redact } from "./redact.ts";

/**
 * The reference as people should see it: without passwords and secrets, in one line that is safe to print; the user stands
 * apart from the host, after the reference; letters and digits of all scripts that are written from left to right are
 * shown as they are, where they are encoded as UTF-8; and a host in Punycode is shown in its own letters too. It is not
 * a reference: nobody should read it back. A text that is not a reference is shown without its secrets.
 *
 * @throws {TypeError} If `reference` is not a string.
 *
 * @example
 * ```ts
 * import { display } from "@urikit/audit";
 *
 * display("ftp://cnn.example.com&story=breaking_news@10.0.0.1/top_story.htm");
 * // => "ftp://10.0.0.1/top_story.htm (user \"cnn.example.com&story=breaking_news\")"
 * display("http://me:secret@example.org/b%C3%BCcher"); // => "http://example.org/bücher (user \"me\", password ***)"
 * display("http://xn--bcher-kva.example/"); // => "http://xn--bcher-kva.example/ (host \"bücher.example\")"
 * ```
 */
export function display(reference: string): string {
  const redacted = redact(reference);
  const read = tryParse(redacted);
  if (!read.valid) return printable(redacted);
  const { userinfo, text } = read.parsed;
  const range = read.parsed.range("userinfo");
  const apart = range === undefined ? text : text.slice(0, range.from) + text.slice(range.to + 1);
  const notes = [...hostNotes(read.parsed), ...userNotes(userinfo)].join(", ");
  return `${printable(readable(apart))}${notes === "" ? "" : ` (${notes})`}`;
}

function userNotes(userinfo: string | undefined): readonly string[] {
  if (userinfo === undefined) return [];
  const [user = "", ...password] = userinfo.split(":");
  const note = `user "${printable(readable(user))}"`;
  return password.length === 0 || password.join("") === "" ? [note] : [note, "password ***"];
}

function hostNotes({ host = "" }: ParsedReference): readonly string[] {
  if (!/(?:^|\.)xn--/i.test(host)) return [];
  const { text, errors } = toUnicode(host);
  return errors.length > 0 ? ["host in Punycode that is not valid"] : [`host "${printable(text)}"`];
}

/** Octets beyond ASCII, and letters, digits, "-", "_" and "~", which nobody must encode (§2.3); a dot might be two. */
const ENCODED = /(?:%[89A-Fa-f][0-9A-Fa-f])+|%(?:3\d|[46][1-9A-Fa-f]|[57][0-9Aa]|2[Dd]|5[Ff]|7[Ee])/g;

function readable(text: string): string {
  return text.replace(ENCODED, (triplets) => {
    const decoded = decoder.decode(octetsOf(triplets));
    return decoded.includes("\ufffd") ? triplets : shownWhereSafe(decoded);
  });
}

const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

function octetsOf(triplets: string): Uint8Array {
  return Uint8Array.from(triplets.slice(1).split("%"), (octet) => Number.parseInt(octet, 16));
}

/** A letter or a digit with its marks; anything else is one piece. Made when it is first needed. */
let pieces: RegExp | undefined;
/** A letter or a digit, and marks; not one that is written from right to left, or modifies another. */
let safe: RegExp | undefined;

function shownWhereSafe(decoded: string): string {
  pieces ??= /[\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{N}]\p{M}{0,4}|./gsu;
  // The ranges are those that Unicode keeps for scripts from right to left (DerivedBidiClass.txt).
  safe ??=
    /^(?![\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}])[\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{N}\-_~](?:(?!\p{DI})\p{M}){0,4}$/u;
  return decoded.replace(pieces, (piece) => (safe?.test(piece) ? piece : encodeURIComponent(piece)));
}
