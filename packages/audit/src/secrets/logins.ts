/**
 * RFC 3986 §3.2.1, §7.5: the logins in a text, valid or not, which nobody should see: passwords, users that are tokens, and
 * what may be a password that was cut.
 */

import { passwordRanges } from "urikit/display";
import type { SecretContext } from "./find-secrets.ts";
import { MaskedText, type TextRange } from "./masked-text.ts";
import { looksMade } from "./secret-names.ts";

/** What stands in place of a secret. It is valid in each component that holds one. */
export const MASK = "***";

/** What stands before a reference in a word, up to its scheme: `url=`, `(`. */
const BEFORE_SCHEME = /^[^:/\\@]*?(?=[A-Za-z][A-Za-z0-9+.-]{0,63}:[/\\]{2})/;

/** A text without the password of a userinfo, without a login, and without a user that is a token. */
export function hideLogins(text: string): MaskedText {
  const masked = new MaskedText(text);
  if (text.includes("@")) {
    const from = BEFORE_SCHEME.exec(text)?.[0].length ?? 0;
    masked.hide(passwordsFrom(text, from), MASK);
    for (const find of [restOfPassword, bareLogin, slashedPasswords])
      masked.hide(find(masked.text, from), MASK);
  }
  if (MAYBE_LOGIN.test(masked.text)) {
    masked.hide(innerPasswords(masked.text), MASK);
    masked.hide(tokenUsers(masked.text), MASK);
  }
  return masked;
}

function passwordsFrom(text: string, start: number): readonly TextRange[] {
  return passwordRanges(text.slice(start)).map(({ from, to }) => ({ from: start + from, to: start + to }));
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
function restOfPassword(text: string, start: number): readonly TextRange[] {
  const found = DOUBTFUL_HOST.exec(text.slice(start));
  const last = text.lastIndexOf("@");
  if (found === null || last < start + found[0].length) return [];
  return [{ from: start + (found[1]?.length ?? 0), to: last }];
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

function bareLogin(text: string, start: number): readonly TextRange[] {
  const [, before = "", user = "", password = ""] = BARE_LOGIN.exec(text.slice(start)) ?? [];
  if (password === "" || SCHEMES_WITH_AT.has(user.toLowerCase())) return [];
  const from = start + before.length;
  return [{ from, to: from + password.length }];
}

/** A user, and the password that was hidden, if there is one; each delimiter may be encoded. */
const USER =
  /((?:[/\\]|%(?:25)*(?:2F|5C)){2})([\w.~+-]{8,512})(?:(?::|%(?:25)*3A)(\*\*\*|x-oauth-basic|x-token-auth|api_token|X?))?(?=@|%(?:25)*40)/gi;

/**
 * Users that are tokens: `https://TOKEN@github.com/`, and `https://TOKEN:x-oauth-basic@github.com/` (GitHub documentation,
 * OAuth apps), where the password is a word that is no secret. Next to a password, a user with hyphens may be a name.
 */
function tokenUsers(text: string): readonly TextRange[] {
  return [...text.matchAll(USER)]
    .filter(([, , user = "", password]) => isToken(user, password === "***"))
    .map(({ index, 1: slashes = "", 2: user = "" }) => ({
      from: index + slashes.length,
      to: index + slashes.length + user.length,
    }));
}

function isToken(user: string, hasPassword: boolean): boolean {
  if (looksMade(user)) return true;
  if (!/\d/.test(user) || !/[A-Za-z]/.test(user)) return false;
  return (hasPassword ? /^\w{20,}$/ : /^[\w-]{20,}$/).test(user);
}

/** `jdbc:oracle:thin:user/password@host` (Oracle Database JDBC Developer's Guide, database URLs). */
const SLASHED_LOGIN = /(\bjdbc:oracle:\w{1,16}:[^\s/@"<>]{0,128}\/)([^\s@"<>]{1,256})@/g;

function slashedPasswords(text: string): readonly TextRange[] {
  return partsAfter(text, SLASHED_LOGIN);
}

/** What the second group of an expression matches, which follows the first. */
function partsAfter(text: string, expression: RegExp): readonly TextRange[] {
  return [...text.matchAll(expression)].map(({ index, 1: before = "", 2: secret = "" }) => ({
    from: index + before.length,
    to: index + before.length + secret.length,
  }));
}

/** What every text with an inner login has. */
const MAYBE_LOGIN = /[@%\uff20\ufe6b]/;

/**
 * `//user:password@`, each delimiter encoded any number of times or not at all, or in letters that IDNA brings to ASCII
 * (UTS 46 §4): within a reference that stands in another. What it reads for one match has a bound.
 */
const INNER_LOGIN =
  /((?:[/\\]|%(?:25)*(?:2F|5C)){2}(?:(?!%(?:25)*(?:2F|3F|23|3A|40))[^&#"<>/?@:\uff1a\s]){0,256}(?:[:\uff1a]|%(?:25)*3A))((?:(?!%(?:25)*(?:2F|3F|23|40))[^&#"<>/?@\uff20\ufe6b\s]){1,512})(?=[@\uff20\ufe6b]|%(?:25)*40)/gi;

function innerPasswords(text: string): readonly TextRange[] {
  return partsAfter(text, INNER_LOGIN);
}

/** Two slashes, what may be a user, and a colon; then what may be a port, or a password without an "@". */
const AFTER_COLON: { readonly [context in SecretContext]: RegExp } = {
  reference: /(?:^[\0-\x20]*|:)[/\\]{2}[^\s/?#\\@:"<>`[]{0,256}:([^/?#\\@"<>`]+)(?=[/?#\\"<>`]|$)/g,
  // Also a login that was hidden, of which no host follows the "@".
  text: /:[/\\]{2}[^\s/?#\\@:"<>`[]{0,256}:([^\s/?#\\@"<>`]+)(?=[\s/?#\\"<>`]|$|(?<=:\*\*\*)@[ \t])/g,
};

/**
 * What stands in the place of a port and cannot be one: the password of a login that was cut before its "@", or one with a
 * blank in it, which in running text ends the word.
 */
export function cutLogins(text: string, context: SecretContext): readonly TextRange[] {
  const found: TextRange[] = [];
  const colon = text.indexOf(":");
  // Most have one, after the scheme.
  if (colon === text.lastIndexOf(":") && (colon < 0 || text[colon + 1] === "/")) return found;
  const expression = AFTER_COLON[context];
  expression.lastIndex = 0;
  for (let match = expression.exec(text); match !== null; match = expression.exec(text)) {
    const { index, 0: all, 1: rest = "" } = match;
    const hasNoHost = text[index + all.length] === "@"; // of a login that is hidden already
    if (!hasNoHost && (rest.startsWith(MASK) || mayBePort(rest) || isPartOfAddress(all))) continue;
    const isShort = rest.length < SHORTEST_CUT;
    if (isShort && !/^[^\n\r]*@/.test(text.slice(index, index + LONGEST_PASSWORD))) continue;
    if (NAMES_IMAGES.test(text.slice(Math.max(index - 24, 0), index))) continue;
    const from = index + all.length - rest.length;
    const to = context === "text" ? endOfCut(text, from, rest) : from + rest.length;
    if (to === from) continue;
    found.push({ from, to });
    expression.lastIndex = to;
  }
  return found;
}

/** No password has fewer characters: `http://a:b` is an example. */
const SHORTEST_CUT = 3;

/** Schemes of programs whose references have the name of an image and its tag there: `docker://alpine:latest`. */
const NAMES_IMAGES = /\b(?:docker|docker-image|docker-daemon|oci|image|containers-storage)$/i;

/** What more likely closes the sentence around a reference. */
const CLOSES = ")]}'.,;:!|*_";

function withoutClosing(text: string): string {
  let to = text.length;
  while (to > 0 && CLOSES.includes(text[to - 1] as string)) to -= 1; // there is one before `to`
  return text.slice(0, to);
}

/**
 * Whether it may be a port: digits, and whatever follows them after a delimiter; or a word that stands for a port, as
 * documentation has it: `PORT`, `${port}`, `%d`, `*`.
 */
function mayBePort(rest: string): boolean {
  return /^(?:\d*$|\d{1,5}[,;:)\]}'|])/.test(rest) || PORT_WORD.test(withoutClosing(rest));
}

const PORT_WORD =
  /^(?:|\d+|(?:\w{0,16}[_-])?port(?:[_-]?num(?:ber)?)?\d?|\$\w{0,16}port|\$?\{+[^{}]{0,128}|%[dsiuv]|n{1,5})$/i;

/** An address of IPv6 without its brackets: groups and colons. */
function isPartOfAddress(opened: string): boolean {
  const authority = withoutClosing(opened.slice(opened.search(/[/\\]{2}/) + 2));
  return /^[\da-f:.]*(?:%[\w.-]+)?$/i.test(authority) && /::|^(?:[^:]*:){7}/.test(authority);
}

/** How far away the "@" of a password with blanks is looked for, so that the time is linear. */
const LONGEST_PASSWORD = 128;

/** In running text a password with blanks goes on to the last "@" before a host, in the line and before another reference. */
function endOfCut(text: string, from: number, rest: string): number {
  const [line = ""] = text.slice(from, from + LONGEST_PASSWORD).split(/[\n\r"<>`]|:[/\\]{2}/, 1);
  const [password] = /^.*(?=@[\w[])/s.exec(line) ?? [];
  return from + (password === undefined ? withoutClosing(rest) : password).length;
}

/** Up to the colon before a password in running text; the slashes may be escaped, as in JSON. */
const BEFORE_PASSWORD = /:(?:\\?[/\\]){2}[^\s/?#\\@:"<>`[]{0,256}:/g;

/**
 * Passwords in which there is a quotation mark, "<", ">" or "`", which end a reference in running text: they go on to the last
 * "@" before a host, as far as no mark closes what is around the reference.
 */
export function quotedPasswords(text: string): readonly TextRange[] {
  const found: TextRange[] = [];
  let searched = 0;
  for (let at = text.indexOf("@"); at >= 0; at = text.indexOf("@", at + 1)) {
    if (!isAfterMark(text, at)) continue;
    const start = Math.max(at - LONGEST_LOGIN, searched);
    for (const { index, 0: before } of text.slice(start, at).matchAll(BEFORE_PASSWORD)) {
      const range = quotedPassword(text, start + index, start + index + before.length);
      if (range === undefined || range.to <= searched) continue;
      found.push(range);
      searched = range.to;
    }
  }
  return found;
}

const LONGEST_LOGIN = 512;

/** Whether a mark that ends a reference in running text is in the word before `at`. */
function isAfterMark(text: string, at: number): boolean {
  for (let index = at - 1; index >= at - LONGEST_PASSWORD; index -= 1) {
    const code = text.charCodeAt(index);
    if (code === 0x22 || code === 0x3c || code === 0x3e || code === 0x60) return true; // '"', "<", ">", "`"
    if (!(code > 0x20)) return false;
  }
  return false;
}

function quotedPassword(text: string, colon: number, from: number): TextRange | undefined {
  const word = /^\S*/.exec(text.slice(from, from + LONGEST_PASSWORD))?.[0] ?? "";
  const reference = word.slice(0, endOfReference(word, openingBefore(text, colon)));
  const [password] = /^.*(?=@(?:[\w[]|$))/s.exec(reference) ?? [];
  return password !== undefined && /["<>`]/.test(password) ? { from, to: from + password.length } : undefined;
}

/** The quotation mark before the scheme of a reference, with its backslash; empty, if there is no mark. */
function openingBefore(text: string, colon: number): string {
  const before = text.slice(Math.max(colon - LONGEST_SCHEME, 0), colon);
  return /(\\?["'`]|<)[A-Za-z][\w+.-]*(?::[A-Za-z][\w+.-]*)*:?$/.exec(before)?.[1] ?? "";
}

const LONGEST_SCHEME = 64;

/** Where a mark closes what is around a reference; the whole word, if no mark does. */
function endOfReference(word: string, opening: string): number {
  const closing = opening === "<" ? ">" : opening;
  for (let at = 0; at < word.length; at += 1) {
    if (!`"<>\`'`.includes(word[at] as string)) continue; // there is one at `at`
    const isEscaped = word[at - 1] === "\\";
    if (closing === '"' && isEscaped) continue; // within a string of JSON
    const mark = isEscaped ? word.slice(at - 1, at + 1) : (word[at] as string);
    const isOfOther = closing !== "" && mark !== closing;
    if (!isOfOther && /^(?:[,;:)\]}>&\\]|$)/.test(word.slice(at + 1))) return at - (isEscaped ? 1 : 0);
    if (word.slice(at).startsWith("</") || word.slice(at).startsWith("><")) return at;
  }
  const next = word.slice(1).search(/[a-z][a-z+.-]{0,63}:\\?[/\\]{2}/);
  return next < 0 ? word.length : next + 1;
}
