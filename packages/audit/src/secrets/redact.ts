/**
 * RFC 3986 §7.5: "Applications should not render as clear text" what is secret. A reference, or a text with references
 * in it, with each password and secret replaced by `***`.
 */

import { isUriReference, maskPassword } from "urikit";
import { type SecretContext, secretsIn } from "./find-secrets.ts";

/** What stands in place of a secret. It is valid in each component that holds one. */
const MASK = "***";

/** The same where a scheme or the first segment of a path holds one: `***:x` is not a reference. */
const WORD_MASK = "redacted";

/**
 * The reference without passwords and secrets, for logs: each is replaced by `***`. What is valid stays valid. It need not
 * be valid, nor a reference: then too much is replaced rather than too little.
 *
 * Replaced are the password of the userinfo (§3.2.1), as `maskPassword` of `urikit` finds it; a user that is a long
 * token; the login of `user:password@host`, where no scheme is; the values of parameters with telling names; and keys and
 * tokens by their shape ({@link findSecrets}). A secret that none of this tells stays.
 *
 * @throws {TypeError} If `reference` is not a string.
 *
 * @example
 * ```ts
 * import { redact } from "@urikit/audit";
 *
 * redact("https://me:secret@example.org/?page=2&token=abc"); // => "https://me:***@example.org/?page=2&token=***"
 * redact("http://me:se/cr@et#1@example.org/"); // => "http://me:***@example.org/"
 * redact("https://example.org/"); // => "https://example.org/"
 * ```
 */
export function redact(reference: string): string {
  if (typeof reference !== "string") throw new TypeError("the reference must be a string");
  const redacted = withoutSecrets(withoutLogin(reference), "reference", MASK);
  if (redacted === reference || isUriReference(redacted) || !isUriReference(reference)) return redacted;
  return withoutSecrets(withoutLogin(reference), "reference", WORD_MASK);
}

/**
 * A text, such as a line of a log, without the passwords and secrets of the references in it; every other character stays.
 * A reference ends where white space, a quotation mark, "<", ">" or "`" stands.
 *
 * @throws {TypeError} If `text` is not a string.
 *
 * @example
 * ```ts
 * import { redactText } from "@urikit/audit";
 *
 * redactText('GET "/cb?code=1&access_token=abc" from ftp://me:secret@example.org/ by a@example.org');
 * // => 'GET "/cb?code=1&access_token=***" from ftp://me:***@example.org/ by a@example.org'
 * ```
 */
export function redactText(text: string): string {
  if (typeof text !== "string") throw new TypeError("the text must be a string");
  return withoutSecrets(withoutLogins(text), "text", MASK);
}

function withoutSecrets(text: string, context: SecretContext, mask: string): string {
  const secrets = secretsIn(text, context);
  if (secrets.length === 0) return text;
  let result = "";
  let shown = 0;
  for (const { from, to } of secrets) {
    result += text.slice(shown, from) + mask;
    shown = to;
  }
  return result + text.slice(shown);
}

const WORD_END = /[\s"<>`]/g;

/** "@", encoded or not, or what IDNA brings to it. */
const AT = /[@\uff20\ufe6b]|%(?:25)*40/g;

/** Each word with an "@" in it without its login. */
function withoutLogins(text: string): string {
  let result = "";
  let shown = 0;
  AT.lastIndex = 0;
  while (AT.test(text)) {
    const from = wordStart(text, AT.lastIndex - 1, shown);
    WORD_END.lastIndex = AT.lastIndex;
    const to = WORD_END.exec(text)?.index ?? text.length;
    result += text.slice(shown, from) + withoutLogin(text.slice(from, to));
    shown = to;
    AT.lastIndex = to;
  }
  return shown === 0 ? text : result + text.slice(shown);
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

/** What stands before a reference in a word, up to its scheme: `url=`, `(`. */
const BEFORE_SCHEME = /^[^:/\\@]*?(?=[A-Za-z][A-Za-z0-9+.-]*:[/\\]{2})/;

/** A text without the password of a userinfo, without a login, and without a user that is a token. */
function withoutLogin(text: string): string {
  const plain = text.includes("@") ? withoutPlainLogin(text) : text;
  return MAYBE_LOGIN.test(plain) ? plain.replace(INNER_LOGIN, `$1${MASK}`) : plain;
}

function withoutPlainLogin(text: string): string {
  const [before = ""] = BEFORE_SCHEME.exec(text) ?? [];
  const masked = withoutRestOfPassword(maskPassword(text.slice(before.length)));
  return before + withoutTokenUser(withoutBareLogin(masked));
}

/** A name with a dot, or with a port; or `localhost`. */
const LIKELY_HOST = "(?:localhost|[\\w-]{1,63}(?=:\\d)|(?:[\\w-]{1,63}\\.){1,30}[\\w-]{1,63})(?::\\d*)?[/?#]";

/** A login that was found, where what its password leaves for a host is not likely one. */
const DOUBTFUL_HOST = new RegExp(
  `^((?:[A-Za-z][\\w+.-]{0,63}:)?[/\\\\]{0,3}[^:@/?#]{0,256}:)\\*\\*\\*@(?!${LIKELY_HOST})[^/?#@[]{0,256}[/?#@]`,
);

/**
 * A password that has an "@" as well as a "/", "?" or "#" in it leaves a valid reference, to a host that is the middle of
 * the password. What is not likely a host before another "@" is that.
 */
function withoutRestOfPassword(text: string): string {
  const found = DOUBTFUL_HOST.exec(text);
  const last = text.lastIndexOf("@");
  if (found === null || last < found[0].length) return text;
  return `${found[1]}${MASK}${text.slice(last)}`;
}

/** What every text with an {@link INNER_LOGIN} has. */
const MAYBE_LOGIN = /[@%\uff20\ufe6b]/;

/**
 * `//user:password@`, each delimiter encoded any number of times or not at all, or in letters that IDNA brings to ASCII
 * (UTS 46 §4): within a reference that stands in another. What it reads for one match has a bound.
 */
const INNER_LOGIN =
  /((?:[/\\]|%(?:25)*(?:2F|5C)){2}(?:(?!%(?:25)*(?:2F|3F|23|3A|40))[^&#"<>/?@:\uff1a\s]){0,256}(?:[:\uff1a]|%(?:25)*3A))(?:(?!%(?:25)*(?:2F|3F|23|40))[^&#"<>/?@\uff20\ufe6b\s]){1,512}(?=[@\uff20\ufe6b]|%(?:25)*40)/gi;

/** A user of twenty or more letters and digits mixed is a token: `https://TOKEN@github.com/`. */
const LONG_USER = /[/\\]{2}([A-Za-z0-9_-]{20,})@/g;

function withoutTokenUser(text: string): string {
  return text.replace(LONG_USER, (all, user: string) =>
    /\d/.test(user) && /[A-Za-z]/.test(user) ? all.replace(user, MASK) : all,
  );
}

/** `user:password@host`, where the host is a name with a dot, an address, `localhost`, or has a port. */
const BARE_LOGIN =
  /^((?:[\w.-]{1,64}=|[^A-Za-z0-9]{0,8})([A-Za-z_][\w.+%-]{0,63}):)([^\s/?#]{1,512})@(?=(?:tcp\(|\[)?(?:[\w-]{1,63}\.[\w-]|localhost\b|[\w-]{1,63}:\d))/;

/** Schemes whose references hold an "@" without any login. */
const SCHEMES_WITH_AT = new Set(
  "mailto sip sips xmpp acct im pres mid cid news nntp tag urn pkg npm jsr github gitlab bitbucket data jabber h323 mms sms tel skype ssh git acap matrix message".split(
    " ",
  ),
);

function withoutBareLogin(text: string): string {
  return text.replace(BARE_LOGIN, (all, start: string, user: string, password: string) =>
    SCHEMES_WITH_AT.has(user.toLowerCase()) || password === MASK ? all : `${start}${MASK}@`,
  );
}
