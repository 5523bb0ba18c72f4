/**
 * RFC 3986 §7.5: "Applications should not render as clear text" what is secret. A reference, or a text with references
 * in it, with each password and secret replaced by `***`.
 */

import { isUriReference } from "urikit";
import { mayHaveSecret, secretsIn } from "./find-secrets.ts";
import { cutLogins, hideLogins, MASK, quotedPasswords } from "./logins.ts";
import { type HiddenPart, inOrder, MaskedText, type TextRange } from "./masked-text.ts";
import { privateKeys, secretsAround } from "./secrets-around.ts";

/** The mask of a secret in a scheme or the first segment of a path: `***:x` is not a reference. */
const WORD_MASK = "redacted";

/** A reference without its secrets, and where its parts are shown. */
export interface Redaction {
  /** The result of {@link redact}. */
  readonly text: string;
  /** The parts of the given reference that are hidden, in order, and the mask that stands for each. */
  readonly hidden: readonly HiddenPart[];
  /** The place in `text` of a part of the given reference, such as the range of a finding. */
  shown(range: TextRange): TextRange;
}

/**
 * The reference without passwords and secrets, for logs: each is replaced by `***`. A valid reference stays valid. It
 * need not be valid, nor a reference: then too much is replaced rather than too little.
 *
 * Replaced are the password of the userinfo (§3.2.1), as `maskPassword` of `urikit` finds it; a user that is a long
 * token; the login of `user:password@host`, where no scheme is; what is in the place of a port, but cannot be one, because
 * the text may have been cut before its `@`; the values of parameters with telling names, also of weak ones such as `sid`
 * and `pin`, and of an authorization code; tokens in links that reset a password and the like; and keys and tokens by
 * their shape ({@link findSecrets}). Digits in the place of a port are a port: `http://u:8080/x@h` stays. A secret without such a sign
 * stays.
 *
 * @throws {TypeError} If `reference` is not a string.
 *
 * @example
 * ```ts
 * import { redact } from "@urikit/audit";
 *
 * redact("https://me:secret@example.org/?page=2&token=abc"); // => "https://me:***@example.org/?page=2&token=***"
 * redact("http://me:se/cr@et#1@example.org/"); // => "http://me:***@example.org/"
 * redact("jdbc:sqlserver://h;user=me;password=se cr"); // => "jdbc:sqlserver://h;user=me;password=***"
 * redact("https://example.org/"); // => "https://example.org/"
 * ```
 */
export function redact(reference: string): string {
  return redacted(reference).text;
}

/**
 * The same, and where each part of the reference is shown.
 *
 * @throws {TypeError} If `reference` is not a string.
 *
 * @example
 * ```ts
 * import { audit, redaction } from "@urikit/audit";
 *
 * const reference = "https://me:a-long-secret@example.org:8080/";
 * const { text, hidden, shown } = redaction(reference);
 * text; // => "https://me:***@example.org:8080/"
 * hidden; // => [{ from: 11, to: 24, mask: "***" }]
 * const port = audit(reference).find(({ id }) => id === "other-port");
 * port && shown(port); // => { from: 27, to: 31 }
 * ```
 */
export function redaction(reference: string): Redaction {
  const masked = redacted(reference);
  return { text: masked.text, hidden: masked.hidden, shown: (range) => masked.shown(range) };
}

function redacted(reference: string): MaskedText {
  if (typeof reference !== "string") throw new TypeError("the reference must be a string");
  // Most have nothing to hide.
  if (!mayHaveSecret(reference) && cutLogins(reference, "reference").length === 0)
    return new MaskedText(reference);
  const masked = redactedWith(reference, MASK);
  if (masked.text === reference || isUriReference(masked.text) || !isUriReference(reference)) return masked;
  return redactedWith(reference, WORD_MASK);
}

function redactedWith(reference: string, mask: string): MaskedText {
  const masked = hideLogins(reference);
  masked.hide(cutLogins(masked.text, "reference"), MASK);
  masked.hide(secretsIn(masked.text, "reference", "possible"), mask);
  return masked;
}

/**
 * A text, such as a line of a log, without the passwords and secrets of the references in it; every other character stays.
 * A reference ends at white space, a quotation mark, "<", ">" or "`", except that a password may have them in it. Members of
 * JSON with the names of secrets, settings of connection strings and of YAML, fields such as `Authorization` and `Cookie`,
 * options such as `--password`, dumps of programs, elements of XML and private keys lose their values too.
 *
 * @throws {TypeError} If `text` is not a string.
 *
 * @example
 * ```ts
 * import { redactText } from "@urikit/audit";
 *
 * redactText('GET "/cb?page=1&access_token=abc" from ftp://me:secret@example.org/ by a@example.org');
 * // => 'GET "/cb?page=1&access_token=***" from ftp://me:***@example.org/ by a@example.org'
 * redactText("Server=db;User Id=me;Password=a b c;"); // => "Server=db;User Id=me;Password=***;"
 * redactText("curl -u me:secret -H 'X-Api-Key: k3j4h5g6'"); // => "curl -u me:*** -H 'X-Api-Key: ***'"
 * ```
 */
export function redactText(text: string): string {
  if (typeof text !== "string") throw new TypeError("the text must be a string");
  const masked = new MaskedText(
    withoutLogins(without(text, inOrder([...privateKeys(text), ...quotedPasswords(text)]))),
  );
  masked.hide(cutLogins(masked.text, "text"), MASK);
  masked.hide(secretsAround(masked.text), MASK);
  masked.hide(secretsIn(masked.text, "text", "possible"), MASK);
  return masked.text;
}

function without(text: string, parts: readonly TextRange[]): string {
  const masked = new MaskedText(text);
  masked.hide(parts, MASK);
  return masked.text;
}

const WORD_END = /[\s"<>`]/g;

/** "@", encoded or not, or what IDNA brings to it. */
const AT = /[@\uff20\ufe6b]|%(?:25)*40/g;

/** Each word with an "@" in it without its login. Most such words are addresses of mail, and stay. */
function withoutLogins(text: string): string {
  if (!["@", "%", "\uff20", "\ufe6b"].some((one) => text.includes(one))) return text;
  let result = "";
  let shown = 0;
  let plain = 0; // no login begins before it, except in what is shown already
  AT.lastIndex = 0;
  while (AT.test(text)) {
    const at = AT.lastIndex - 1;
    if (!mayLogIn(text, plain, at)) {
      plain = at;
      continue;
    }
    const from = wordStart(text, at, shown);
    WORD_END.lastIndex = at;
    const to = WORD_END.test(text) ? WORD_END.lastIndex - 1 : text.length;
    result += text.slice(shown, from) + hideLogins(text.slice(from, to)).text;
    shown = to;
    plain = to;
    AT.lastIndex = to;
  }
  return shown === 0 ? text : result + text.slice(shown);
}

/** Whether a delimiter stands in the word before an "@": before a password, or before a user that is a token. */
function mayLogIn(text: string, least: number, at: number): boolean {
  for (let index = at - 1; index >= least; index -= 1) {
    const code = text.charCodeAt(index);
    if (code === 0x3a || code === 0x25 || code === 0x2f || code === 0x5c || code === 0xff1a) return true; // ":", "%", "/", "\\"
    if (isWordEnd(code)) return false;
  }
  return false;
}

function wordStart(text: string, at: number, least: number): number {
  let from = at;
  while (from > least && !isWordEnd(text.charCodeAt(from - 1))) from -= 1;
  return from;
}

/** White space, quotation marks, "<", ">" and "`", as in {@link WORD_END}. */
function isWordEnd(code: number): boolean {
  if (code <= 0x20) return code === 0x20 || (code >= 0x09 && code <= 0x0d);
  if (code < 0x80) return code === 0x22 || code === 0x3c || code === 0x3e || code === 0x60;
  return /\s/.test(String.fromCharCode(code));
}
