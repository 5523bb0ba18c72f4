/**
 * RFC 3986 §7.5, RFC 9110 §11.6.2: secrets around references in running text, as logs, configurations and command lines have
 * them: `Authorization: Basic …`, `password: …`, `--token …`, `"password"=>"…"`, `<password>…</password>`, and private keys.
 */

import { inOrder, type TextRange } from "./masked-text.ts";
import { looksMade, mayTellSecret, type NameTelling, nameTelling } from "./secret-names.ts";

/** The secrets in a text that no "=" and no quotation mark after a name shows, in its order and without overlap. */
export function secretsAround(text: string): readonly TextRange[] {
  return inOrder([
    ...afterColons(text),
    ...afterOptions(text),
    ...afterArrows(text),
    ...inElements(text),
    ...afterWords(text),
    ...hashes(text),
  ]);
}

/** A blank or a TAB; not the end of a line. */
function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x09;
}

function afterBlanks(text: string, at: number): number {
  let from = at;
  while (isBlank(text.charCodeAt(from))) from += 1;
  return from;
}

function beforeBlanks(text: string, at: number): number {
  let to = at;
  while (to > 0 && isBlank(text.charCodeAt(to - 1))) to -= 1;
  return to;
}

/** More of a line than that is not looked at, so that the time is linear. */
const LONGEST_VALUE = 4096;

/** A value that was cut goes on to the end of its word. */
function wholeWord(text: string, range: TextRange | undefined): TextRange | undefined {
  if (range === undefined || range.to - range.from < LONGEST_VALUE / 2) return range;
  const rest = text.slice(range.to).search(/[\s"'`]/);
  return { from: range.from, to: rest < 0 ? text.length : range.to + rest };
}

function lineFrom(text: string, from: number): string {
  const rest = text.slice(from, from + LONGEST_VALUE);
  const end = rest.search(/[\n\r]/);
  return end < 0 ? rest : rest.slice(0, end);
}

/** How much of a line is looked at before a name. */
const LONGEST_BEFORE = 256;

function lineBefore(text: string, to: number): string {
  const before = text.slice(Math.max(to - LONGEST_BEFORE, 0), to);
  return before.slice(Math.max(before.lastIndexOf("\n"), before.lastIndexOf("\r")) + 1);
}

/** A name that tells of a secret, and where it begins. */
interface NameFound extends NameTelling {
  readonly name: string;
  readonly from: number;
}

/** Letters, digits, "_", "-" and "."; and "]" at the end of a name. */
function isOfName(code: number): boolean {
  const letter = code | 0x20;
  return (
    (letter >= 0x61 && letter <= 0x7a) || (code >= 0x2d && code <= 0x39 && code !== 0x2f) || code === 0x5f
  );
}

const LONGEST_NAME = 64;

/** The name that ends before `to`, if it tells of a secret. */
function nameBefore(text: string, to: number): NameFound | undefined {
  const within = text.charCodeAt(to - 1) === 0x5d ? to - 1 : to; // "]"
  const end = within - quotesBefore(text, within);
  if (!mayTellSecret(text, end)) return undefined;
  const least = Math.max(end - LONGEST_NAME, 0);
  let from = end;
  while (from > least && isOfName(text.charCodeAt(from - 1))) from -= 1;
  const telling = end - from < 2 ? undefined : nameTelling(text.slice(from, end));
  return telling && { ...telling, name: text.slice(from, to), from };
}

/** Values that say that there is a secret, or should be, and placeholders for one: nobody logs in with that. */
const IS_STATE = new RegExp(
  `^(?:${[
    "none|null|nil|undefined|true|false|yes|no|on|off|ok|valid|invalid|required|optional|missing|empty|expired|incorrect",
    "wrong|rejected|accepted|unset|set|unknown|unexpected|unauthorized|forbidden|not|is|was|has|must|should|cannot|and|or",
    "to|for|the|a|an|in|of|with|option|flag|argument|parameter|value|instead|string|str|text|bool(?:ean)?|number|bytes",
    "secretKeyRef|valueFrom|\\d{1,3}|\\[?(?:filtered|redacted|hidden|masked|protected|encrypted|removed)\\]?|[*x.•-]+",
    "[$%!&|>@~<].*|\\{\\{.*|\\{[A-Za-z_]*\\}.*|\\(.*|\\[\\]?|\\{\\}?|.*\\(.*|(?:process\\.env|os\\.environ|config|env|vault|var|local|data|params|args|options|opts|settings|req|request|self|this|user|form|input)[.:[/].*",
  ].join("|")})$`,
  "i",
);

/** A word that more likely is no secret, though it is in its place: of letters alone. */
const IS_WORD = /^[A-Za-z]{1,20}$/;

/** Words that people write to each other, and that are rarely in a value. */
const IS_PROSE =
  /(?:^|\s)(?:must|is|are|was|were|the|an?|to|for|and|or|be|not|has|have|should|your|of|in|with|at|expected|required|does|do|cannot|could|too|as|by|from|that|this|it)(?:\s|$)/i;

/** Names of what people log in with; of others, a value must look as if a program had made it where words are around it. */
const IS_PASSWORD = /(?:password|passwd|pwd|passphrase|passcode|kennwort|passwort|userpass)$/i;

/** What closes what is around a value. */
const CLOSES_VALUE = ",;)]}>\"'`|.!?:";

/** A text without what it ends in of some characters: one walk, so that the time is linear. */
function trimmed(text: string, characters: string): string {
  let to = text.length;
  while (to > 0 && characters.includes(text[to - 1] as string)) to -= 1; // there is one before `to`
  return text.slice(0, to);
}

/** `name: value`, as YAML and headers have it (RFC 9110 §5.5), and as people and dumps write it. */
function afterColons(text: string): readonly TextRange[] {
  const found: TextRange[] = [];
  for (let at = text.indexOf(":"); at >= 0; at = text.indexOf(":", at + 1)) {
    if (!mayBeAfterName(text, at)) continue;
    const named = nameBefore(text, at);
    const range = named && wholeWord(text, valueAfterColon(text, at, named));
    if (named === undefined || range === undefined || range.to <= range.from) continue;
    found.push(...(isOfCookies(named.name) ? cookiesIn(text, range) : [range]));
    at = range.to - 1;
  }
  return found;
}

/** Whether a colon follows a letter, or a letter and a quotation mark; not that of a scheme, nor of a member in JSON that is a string. */
function mayBeAfterName(text: string, at: number): boolean {
  const next = text.charCodeAt(at + 1);
  if (next === 0x2f || next === 0x5c || next === 0x3a || next === 0x0a || next === 0x0d) return false; // "/", "\\", ":"
  const before = text.charCodeAt(at - 1);
  if (before === 0x22 || before === 0x27) return !IS_STRING.test(text.slice(at + 1, at + 4));
  const letter = before | 0x20;
  return (letter >= 0x61 && letter <= 0x7a) || before === 0x60;
}

/** The beginning of a string after the colon of a member. */
const IS_STRING = /^\s?\\?["']/;

/** How many characters a quotation mark before `at` has: with a backslash, if it is escaped. */
function quotesBefore(text: string, at: number): number {
  const code = text.charCodeAt(at - 1);
  if (code !== 0x22 && code !== 0x27 && code !== 0x60) return 0;
  return text.charCodeAt(at - 2) === 0x5c ? 2 : 1;
}

function valueAfterColon(text: string, colon: number, named: NameFound): TextRange | undefined {
  const from = afterBlanks(text, colon + 1);
  const line = lineFrom(text, from);
  if (line === "") return undefined;
  const around = lineBefore(text, named.from);
  if (isAuthorization(named.name)) return credentialsIn(line, from, around);
  const quoted = quotedAt(line);
  if (quoted !== undefined) return quotedRange(quoted, from, named);
  if (isOfCookies(named.name)) return { from, to: from + untilQuote(line, around).length };
  const isNear = from === colon + 1;
  if (isNear && !/(?:^|[\s"'`{,[&?;|-])$/.test(around)) return undefined;
  const [given = ""] = /^\S*/.exec(untilQuote(line, around)) ?? [];
  const word = trimmed(given.replace(/[,;].+/, ""), CLOSES_VALUE);
  if (word === "" || IS_STATE.test(word)) return undefined;
  if (!isSecretWord(word, named)) return undefined;
  const isAlone = BEGINS_LINE.test(around);
  if (isAlone && !isNear) return wholeValue(line, from, named);
  if (isNear && IS_WORD.test(word) && !IS_PASSWORD.test(named.name)) return undefined;
  if (!IS_PASSWORD.test(named.name) && !looksRandom(word)) return undefined;
  if (IS_WORD.test(word) && /^\s+[a-z]/.test(line.slice(word.length))) return undefined;
  return { from, to: from + word.length };
}

interface Quoted {
  readonly mark: string;
  readonly value: string;
}

/** What is in quotation marks at the beginning of a line, up to where they are closed. */
function quotedAt(line: string): Quoted | undefined {
  const [, mark, value = "", escaped, within = ""] =
    /^(?:(["'`])((?:\\.|(?!\1)[^\\])*)|\\(["'])(.*?)(?:\\\3|$))/.exec(line) ?? [];
  if (mark !== undefined) return { mark, value };
  return escaped === undefined ? undefined : { mark: `\\${escaped}`, value: within };
}

function quotedRange({ mark, value }: Quoted, from: number, named: NameFound): TextRange | undefined {
  if (value === "" || IS_STATE.test(value) || !isSecretWord(value, named)) return undefined;
  if (mark === "`" && !looksRandom(value)) return undefined; // a word in a message
  return { from: from + mark.length, to: from + mark.length + value.length };
}

/** Whether a value is one that its name tells of: of a weak name, only what a program has made. */
function isSecretWord(value: string, { grade, name }: NameFound): boolean {
  return (
    grade === "secret" || looksMade(value) || (grade === "weak" && /token$/i.test(name) && looksRandom(value))
  );
}

/** Whether it looks more like a key than like a word: it has a letter and a digit, or is long. */
function looksRandom(word: string): boolean {
  return (
    (word.length >= 6 && /\d/.test(word) && /[A-Za-z]/.test(word)) || /^[A-Za-z\d+/=_-]{24,}$/.test(word)
  );
}

/** What may precede a name that begins its line: indentation, the item of a list, the marks of curl and of a difference. */
const BEGINS_LINE = /^[\s>*<+|-]*["'`]?$/;

/** The value of a setting that is alone in its line: all of the line, blanks too, except a comment. */
function wholeValue(line: string, from: number, { name }: NameFound): TextRange | undefined {
  const comment = line.search(/\s#/);
  const value = (comment < 0 ? line : line.slice(0, comment)).trimEnd();
  const isSentence =
    /\s/.test(value) && (IS_PROSE.test(value) || (/^[A-Z]/.test(name) && !looksRandom(value)));
  return isSentence ? undefined : { from, to: from + value.length };
}

/** The line up to the quotation mark that closes what is around it, if it is in quotation marks. */
function untilQuote(line: string, around: string): string {
  const [mark] = /\\?["'`](?=[^"'`]*$)/.exec(around) ?? [];
  const end = mark === undefined ? -1 : line.indexOf(mark);
  return end < 0 ? line : line.slice(0, end);
}

const AUTHORIZATION = /^(?:proxy-?|x-?(?:forwarded-?)?)?authorization$/i;

function isAuthorization(name: string): boolean {
  return AUTHORIZATION.test(name.replaceAll("_", "-"));
}

/** Schemes of authentication: IANA's registry (RFC 9110 §16.4.1), and those in use. */
const SCHEME =
  /^(?:Basic|Bearer|Concealed|Digest|DPoP|GNAP|HOBA|Mutual|Negotiate|OAuth|PrivateToken|SCRAM-SHA-\d+|vapid|token|ApiKey|Api-Key|Key|NTLM|AWS4-[\w-]+|AWS|SharedKey(?:Lite)?|GoogleLogin|Splunk|Bot|Hawk|JWT|SSWS|Zoho-oauthtoken|SAPISIDHASH|Signature|Client-ID|Apikey)\s+/i;

/** The credentials of a field `Authorization`: what follows the scheme, in quotation marks or not. */
function credentialsIn(line: string, start: number, around: string): TextRange | undefined {
  const quoted = quotedAt(line);
  const value = quoted?.value ?? untilQuote(line, around).trimEnd();
  const scheme = SCHEME.exec(value)?.[0] ?? "";
  const credentials = value.slice(scheme.length);
  if (credentials === "" || IS_STATE.test(credentials) || IS_PROSE.test(credentials)) return undefined;
  if (scheme === "" && (/\s/.test(credentials) || !looksRandom(credentials))) return undefined;
  const from = start + (quoted?.mark.length ?? 0) + scheme.length;
  // A log goes on after one word, except where a scheme has many parameters (RFC 9110 §11.4).
  const [word = ""] = /^\S+/.exec(credentials) ?? [];
  const isList = /=\s*"|,\s/.test(credentials);
  return { from, to: from + (isList ? credentials : trimmed(word, ",;\"'`)]}")).length };
}

function isOfCookies(name: string): boolean {
  return /^(?:set-?)?cookie2?$/i.test(name);
}

/** The values of cookies that tell, or that a program has made (RFC 6265 §4): others stay. */
function cookiesIn(text: string, { from, to }: TextRange): readonly TextRange[] {
  const found: TextRange[] = [];
  for (const match of text.slice(from, to).matchAll(/([^\s=;,"]{1,128})=("?)([^;,\s"]{1,4096})/g)) {
    const [all, name = "", , value = ""] = match;
    const grade = nameTelling(name)?.grade;
    const isTold = grade === "secret" || (grade === "weak" && !IS_STATE.test(value));
    if (!isTold && !looksMade(value)) continue;
    const end = from + match.index + all.length;
    found.push({ from: end - value.length, to: end });
  }
  return found;
}

/** The name of a file, which holds the secret. */
const IS_FILE =
  /^(?:[.~]{0,2}[/\\]|[A-Za-z]:\\|file:)|\.(?:pem|key|crt|json|ya?ml|txt|env|p12|pfx|jks|toml|conf|cfg|ini)$/i;

/** `--password value` and `-Password value`; and options of one letter, of the programs that take a password so. */
function afterOptions(text: string): readonly TextRange[] {
  const found: TextRange[] = [];
  for (let at = text.indexOf("-"); at >= 0; at = text.indexOf("-", at + 1)) {
    const from = text.charCodeAt(at + 1) === 0x2d ? at + 2 : at + 1;
    const letter = text.charCodeAt(from) | 0x20;
    if (letter < 0x61 || letter > 0x7a || (at > 0 && !isBeforeOption(text.charCodeAt(at - 1)))) continue;
    const range = wholeWord(text, optionOfProgram(text, at) ?? optionValue(text, from));
    if (range === undefined || range.to <= range.from) continue;
    found.push(range);
    at = range.to - 1;
  }
  return found;
}

/** White space, a quotation mark, "[", "(" or ",". */
function isBeforeOption(code: number): boolean {
  return code <= 0x22 || code === 0x27 || code === 0x28 || code === 0x2c || code === 0x5b || code === 0x60;
}

const OPTION_VALUE = /^([A-Za-z][\w-]{0,63})(["'],\s?["']|\s*\\?["'](?=[^\s,])|\s+|(?=\S))/;

function optionValue(text: string, from: number): TextRange | undefined {
  const line = lineFrom(text, from);
  const [all = "", name = "", opening = ""] = OPTION_VALUE.exec(line) ?? [];
  if (opening === "" || name.length < 2 || !mayTellSecret(text, from + name.length)) return undefined;
  const telling = nameTelling(name);
  if (telling === undefined) return undefined;
  const named = { ...telling, name, from };
  const [mark] = /\\?["']$/.exec(opening) ?? [];
  const rest = line.slice(all.length);
  const value = mark === undefined ? (/^[^\s"'`]+/.exec(rest)?.[0] ?? "") : (rest.split(mark, 1)[0] ?? "");
  if (value.startsWith("-") || IS_STATE.test(value) || IS_FILE.test(value)) return undefined;
  if (!isSecretWord(value, named)) return undefined;
  return { from: from + all.length, to: from + all.length + value.length };
}

/** What an option takes: a password, or a login with it after a delimiter. */
type OptionRow = readonly [option: RegExp, program: RegExp, delimiter: string];

/** Options of programs that take a password or a login, and whose names do not tell it; the program follows the last "|". */
const OPTIONS_OF: readonly OptionRow[] = [
  [/^(?:-[uU]\s*|--(?:proxy-)?user(?:\s+|=))/, /\b(?:curl|curlie|https?|xhs?|wrk|siege)(?:\.exe)?\s/, ":"],
  [/^-[AP]\s+/, /\bab\s/, ":"],
  [/^-U\s*/, /\b(?:smbclient|rpcclient|net)\s/, "%"],
  [/^-p\s*/, /\b(?:sshpass\b|mongo|(?:docker|podman|buildah|oras|az|nerdctl|cf|oc)\s+login\b)/, ""],
  [/^-p/, /\b(?:mysql|mariadb|7z\w?\b)/, ""],
  [/^-P\s*/, /\b(?:sqlcmd|bcp|unzip|zip)\b/, ""],
  [/^-a\s+/, /\b(?:redis-cli|valkey-cli)\b/, ""],
  [/^-w\s+/, /\bldap\w/, ""],
  [/^-k\s+/, /\bopenssl\b/, ""],
];

/** A quick look: one of these options. */
const MAY_BE_OF_PROGRAM = /^-(?:[uUAPpawk](?:\s|["'\w])|-(?:proxy-)?user[\s=])/;

function optionOfProgram(text: string, from: number): TextRange | undefined {
  if (!MAY_BE_OF_PROGRAM.test(text.slice(from, from + LONGEST_NAME))) return undefined;
  const line = lineFrom(text, from);
  const before = lineBefore(text, from);
  const command = before.slice(before.lastIndexOf("|") + 1);
  for (const [option, program, delimiter] of OPTIONS_OF) {
    const [name] = option.exec(line) ?? [];
    if (name === undefined || !program.test(command)) continue;
    const quoted = quotedAt(line.slice(name.length));
    const value = quoted?.value ?? /^[^\s"'`|;]*/.exec(line.slice(name.length))?.[0] ?? "";
    const user = value.indexOf(delimiter) + delimiter.length; // 0, if there is no delimiter to be found
    const secret = value.slice(user);
    if ((delimiter !== "" && user === 0) || secret === "" || IS_STATE.test(secret)) continue;
    const start = from + name.length + (quoted?.mark.length ?? 0) + user;
    return { from: start, to: start + secret.length };
  }
  return undefined;
}

/** `"password"=>"value"`, `:password => 'value'`, `[password] => value` of PHP; and `password = value`, as INI has it. */
function afterArrows(text: string): readonly TextRange[] {
  if (!text.includes("=>") && !text.includes("= ") && !text.includes("=\t")) return [];
  const found: TextRange[] = [];
  ARROW.lastIndex = 0;
  while (ARROW.test(text)) {
    const end = ARROW.lastIndex;
    const at = text.lastIndexOf("=", end - 1);
    const named = nameBefore(text, beforeBlanks(text, at));
    if (named === undefined) continue;
    const range = text[at + 1] === ">" ? valueAfterArrow(text, end, named) : valueAfterColon(text, at, named);
    if (range !== undefined && range.to > range.from) found.push(range);
  }
  return found;
}

const ARROW = /=(?:>|(?<=[ \t]=)(?=[ \t]))/g;

function valueAfterArrow(text: string, start: number, named: NameFound): TextRange | undefined {
  const blanks = afterBlanks(text, start);
  const from = blanks + (/^string\(\d{1,9}\) /.exec(text.slice(blanks, blanks + 20))?.[0].length ?? 0); // of var_dump
  const line = lineFrom(text, from);
  const quoted = quotedAt(line);
  const isDump = text[beforeBlanks(text, text.lastIndexOf("=", start)) - 1] === "]";
  const value = quoted?.value ?? (isDump ? line.trimEnd() : (/^[^\s,;)}\]]+/.exec(line)?.[0] ?? ""));
  if (value === "" || IS_STATE.test(value) || !(isSecretWord(value, named) || named.grade === "weak"))
    return undefined;
  const valueFrom = from + (quoted?.mark.length ?? 0);
  return { from: valueFrom, to: valueFrom + value.length };
}

/** `<password>value</password>`, `<entry name="password">value</entry>` and `key="password" value="value"`. */
function inElements(text: string): readonly TextRange[] {
  const found: TextRange[] = [];
  for (let at = text.indexOf("</"); at >= 0; at = text.indexOf("</", at + 2)) {
    const least = Math.max(at - LONGEST_CONTENT, 0);
    const [, tag = "", content = ""] = /<([^<>]{2,256})>([^<>]{1,512})$/.exec(text.slice(least, at)) ?? [];
    const named = /\b(?:name|key|id)=["']([\w.:-]{2,64})["']/.exec(tag)?.[1];
    const name = named ?? /^(?:[\w-]{1,32}:)?([A-Za-z][\w.-]{1,63})/.exec(tag)?.[1] ?? "";
    if (nameTelling(name)?.grade !== "secret" || IS_STATE.test(content.trim())) continue;
    found.push({ from: at - content.length, to: at });
  }
  if (!text.includes("value=")) return found;
  for (const { index, 0: all, 1: name = "", 2: value = "" } of text.matchAll(NAMED_VALUE)) {
    if (nameTelling(name)?.grade !== "secret" || IS_STATE.test(value)) continue;
    found.push({ from: index + all.length - value.length, to: index + all.length });
  }
  return found;
}

/** How far back the beginning of an element is looked for. */
const LONGEST_CONTENT = 800;

const NAMED_VALUE =
  /\b(?:name|key|id)=["']([\w.:-]{2,64})["']\s+(?:type=["']\w{1,16}["']\s+)?value=["']([^"'<>\n]{1,512})/g;

/** What precedes a secret in SQL, `.netrc`, Redis, FTP, SMTP and OpenSSL. */
const AFTER_WORDS: readonly RegExp[] = [
  /(\bidentified\s+by\s+')([^'\n]{1,256})/gi,
  /(\b(?:password|passphrase)\s+["'])([^"'\n]{1,256})/gi,
  /(\blogin\s+\S{1,128}\s+password\s+)([^\s"']{1,256})/g,
  /(\brequirepass\s+["']?)([^\s"']{1,256})/g,
  /((?:--->|C:|>|SENT:?)\s+PASS\s+)(\S{1,256})/g,
  /(\bAUTH\s+(?:PLAIN|LOGIN|XOAUTH2)\s+)([\w+/=]{8,4096})/g,
  /(-pass(?:in|out)?\s+pass:)(\S{1,256})/g,
  /(\baws_secret_access_key\s+)(\S{16,256})/g,
  /(\bauthorization["']?,?\s+["'](?:basic|bearer|token|digest)\s+)([^"'\s]{4,4096})/gi,
  /(\bname:[ \t]{0,16}["']?\w{0,64}(?:PASSWORD|PASSWD|PASS|SECRET|TOKEN|API_?KEY|SECRET_KEY|ACCESS_KEY)["']?[ \t]{0,16}\r?\n[ \t]{0,64}value:[ \t]{0,16}["']?)([^\s"'#]{1,512})/g,
];

/** A quick look: without these letters there is no such word. */
const MAY_HAVE_WORDS =
  /pass(?:word|phrase)?[\s:]|identified|auth\s|authorization|_access_key\s|earer |value:/i;

function afterWords(text: string): readonly TextRange[] {
  if (!MAY_HAVE_WORDS.test(text)) return [];
  const found = AFTER_WORDS.flatMap((expression) => valuesAfter(text, expression));
  return [
    ...found.filter(({ from, to }) => !IS_STATE.test(text.slice(from, to))),
    ...valuesAfter(text, BEARER).filter(({ from, to }) => looksRandom(text.slice(from, to))),
  ];
}

/** A token by itself (RFC 6750 §2.1); words that follow "bearer" are no token. */
const BEARER = /(\b[Bb]earer )([\w.~+/=-]{8,4096})/g;

/** What the second group of an expression matches, after the first. */
function valuesAfter(text: string, expression: RegExp): readonly TextRange[] {
  return [...text.matchAll(expression)].map(({ index, 0: all, 1: before = "" }) => ({
    from: index + before.length,
    to: index + all.length,
  }));
}

/** Hashes of passwords, as `crypt(5)` writes them. */
const HASH = /\$(?:apr1|2[abxy]?|[156]|y|7|scrypt|pbkdf2-\w{1,16}|argon2(?:id?|d))\$[\w./$=,+-]{20,512}/g;

function hashes(text: string): readonly TextRange[] {
  if (!text.includes("$")) return [];
  return [...text.matchAll(HASH)].map(({ index, 0: all }) => ({ from: index, to: index + all.length }));
}

/** The beginning of a private key (RFC 7468 §10, §11; OpenSSH; RFC 9580 §6.2). */
const KEY_BEGINS = /-----BEGIN (?:[A-Z0-9]+ ){0,3}PRIVATE KEY(?: BLOCK)?-----(?:\\[nr]|\s)*/g;

/** The end of a key is looked for within that many characters, so that the time is linear. */
const LONGEST_KEY = 65_536;

/** What is between the beginning and the end of private keys; where no end follows, up to where no key goes on. */
export function privateKeys(text: string): readonly TextRange[] {
  if (!text.includes("PRIVATE KEY")) return [];
  const found: TextRange[] = [];
  let searched = 0;
  for (const { index, 0: begin } of text.matchAll(KEY_BEGINS)) {
    if (index < searched) continue; // within the one before
    const from = index + begin.length;
    const rest = text.slice(from, from + LONGEST_KEY);
    const end = rest.indexOf("-----END ");
    const body = end < 0 ? (/^(?:\\[nr]|[\w+/=:,.\s-])*/.exec(rest)?.[0] ?? "") : rest.slice(0, end);
    searched = from + body.length;
    const to = from + withoutLineEnds(body);
    if (to > from) found.push({ from, to });
  }
  return found;
}

/** The length of a text without the line ends that it ends in, which may be escaped. */
function withoutLineEnds(text: string): number {
  let to = text.length;
  for (;;) {
    if (/\s/.test(text[to - 1] ?? "")) to -= 1;
    else if (text.endsWith("\\n", to) || text.endsWith("\\r", to)) to -= 2;
    else return to;
  }
}
