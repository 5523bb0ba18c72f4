/**
 * RFC 3986 §7.5: where secrets stand in a text, valid or not: the values of parameters with telling names, wherever a
 * name and "=" stand, and what has the shape of a secret. Passwords in userinfo are the core's (`maskPassword`).
 */

import {
  isHarmlessWord,
  LONGEST_SECRET_NAME,
  looksMade,
  mayTellSecret,
  type NameTelling,
  nameTelling,
} from "./secret-names.ts";
import { MAY_HAVE_SHAPE, mayHaveShape, type ShapedSecret, shapedSecrets } from "./secret-shapes.ts";

/** A secret, or what looks like one. Its text is `text.slice(from, to)`, which nobody should print. */
export interface FoundSecret {
  /** In UTF-16 code units. */
  readonly from: number;
  readonly to: number;
  /**
   * `name`: a parameter has a telling name. `shape`: it begins or is built as secrets of an issuer are. `identifier`: it has
   * the shape of the name of a key, which opens nothing by itself.
   */
  readonly by: "name" | "shape" | "identifier";
  /** The name of the parameter, decoded; or the issuer and what it calls such a secret. */
  readonly what: string;
  /** The document that says so. */
  readonly source: string;
}

/** The kind of text: one reference, or text that contains references. */
export type SecretContext = "reference" | "text";

/** The extent of the search: known secrets only, or also texts that may be secrets, and are not to be logged. */
export type SecretGrade = "known" | "possible";

/**
 * Where secrets stand in a reference, valid or not, in its order and without overlap: the values of parameters in query,
 * fragment and path whose names tell it, and keys and tokens by their shape. Also in what is percent-encoded, such as
 * another reference in a query. A password in the userinfo is not among them: see `password` of a parsed reference.
 *
 * @throws {TypeError} If `reference` is not a string.
 *
 * @example
 * ```ts
 * import { findSecrets } from "@urikit/audit";
 *
 * findSecrets("https://example.org/#access_token=abc&state=1").map(({ from, to, what }) => [from, to, what]);
 * // => [[34, 37, "access_token"]]
 * findSecrets("https://example.org/?page=2"); // => []
 * ```
 */
export function findSecrets(reference: string): readonly FoundSecret[] {
  if (typeof reference !== "string") throw new TypeError("the reference must be a string");
  return secretsIn(reference, "reference", "known");
}

/** Paths of links that are sent to one person: what follows them opens an account. */
export const LINKS =
  /\/(?:re(?:set(?:[-_]password)?|covery?)|(?:set|new|forgot|change)[-_]password|password(?:s?\/(?:reset|edit|new|change)|[-_]reset)|verif(?:y(?:[-_]e?-?mail)?|ication)|confirm(?:ation)?|activat(?:e|ion)|invit(?:es?|ations?)|magic(?:[-_]?link)?|login[-_]link|unlock|accept[-_]invit\w{1,6})\/(?:[\w=-]{1,16}\/)?(?=([\w.~=-]{16,512}))/g;

/** What a reference has in which there is a secret, unless it is where a port would be: "@" or "=", encoded or not, a shape, a link. */
const SIGN = new RegExp(`[@=%\uff20\ufe6b]|${MAY_HAVE_SHAPE.source}|${LINKS.source}`);

/** One look: `false` where a reference has neither a login before an "@" nor a secret. */
export function mayHaveSecret(reference: string): boolean {
  return SIGN.test(reference);
}

/** The secrets in a text, in its order and without overlap. */
export function secretsIn(text: string, context: SecretContext, grade: SecretGrade): readonly FoundSecret[] {
  const named = namedSecrets(text, context, grade);
  const others = grade === "possible" ? [...linkTokens(text), ...knownByShape(text)] : knownByShape(text);
  if (others.length === 0) return named;
  const found: FoundSecret[] = [];
  for (const secret of [...named, ...others].sort((one, other) => one.from - other.from)) {
    const last = found.at(-1);
    if (last === undefined || secret.from >= last.to) found.push(secret);
    else if (secret.to > last.to) found[found.length - 1] = { ...last, to: secret.to };
  }
  return found;
}

function knownByShape(text: string): readonly FoundSecret[] {
  if (!mayHaveShape(text)) return [];
  return [...shapedSecrets(text), ...encodedShapes(text)].map(({ from, to, shape }) => ({
    from,
    to,
    by: shape.isIdentifier ? "identifier" : "shape",
    what: `${shape.issuer} ${shape.name}`,
    source: shape.source,
  }));
}

/** Tokens of such links, that a program has made. Of a path, only its server knows. */
function linkTokens(text: string): readonly FoundSecret[] {
  if (text.search(LINKS) < 0) return []; // as in nearly all: to find no match in turn takes longer
  return [...text.matchAll(LINKS)]
    .filter(({ 1: token = "" }) => looksMade(token))
    .map(({ index, 0: all, 1: token = "" }) => ({
      from: index + all.length,
      to: index + all.length + token.length,
      by: "name",
      what: all,
      source: "common use",
    }));
}

/** "=", encoded once or more: within a reference that is encoded in another. */
const EQUALS = /=|%(?:25)*3[Dd]/g;

const ONLY_EQUALS = /=/g;

/** The same, and what stands between the name and the value of a member in JSON, which may be escaped within a string. */
const EQUALS_IN_TEXT = /=|%(?:25)*3[Dd]|\\?["']\s?:\s?\\?["']/g;
const ONLY_EQUALS_IN_TEXT = /=|\\?["']\s?:\s?\\?["']/g;

function hasEncodedEquals(text: string): boolean {
  return text.includes("%") && /%(?:25)*3[Dd]/.test(text);
}

/** What the places are found by at which a value may begin. */
function startOfValues(text: string, context: SecretContext): RegExp {
  const isEncoded = hasEncodedEquals(text);
  const hasMembers =
    context === "text" && (text.includes('":') || text.includes("':") || /["']\s:/.test(text));
  if (hasMembers) return isEncoded ? EQUALS_IN_TEXT : ONLY_EQUALS_IN_TEXT;
  return isEncoded ? EQUALS : ONLY_EQUALS;
}

function namedSecrets(text: string, context: SecretContext, grade: SecretGrade): FoundSecret[] {
  const found: FoundSecret[] = [];
  let searched = 0;
  const names: KnownNames = new Map();
  const starts = startOfValues(text, context);
  starts.lastIndex = 0;
  while (starts.test(text)) {
    const from = starts.lastIndex;
    const opening = text[from - 1] === "=" ? "=" : openingBefore(text, from);
    const nameTo = from - opening.length;
    if (!mayTellSecret(text, nameTo)) continue;
    const named = nameBefore({ text, to: nameTo, after: searched, names });
    if (named === undefined) continue;
    const value = valueAfter({ text, from, named, context, opening });
    starts.lastIndex = Math.max(value.to, from);
    if (value.from === value.to || !isSecret(text, named, value, grade)) continue;
    found.push({ ...value, by: "name", what: named.name, source: named.source });
    searched = value.to;
  }
  return found;
}

const OPENING = /(?:%(?:25)*3[Dd]|\\?["']\s?:\s?\\?["'])$/;

/** What is not a plain "=", and ends before `to`. */
function openingBefore(text: string, to: number): string {
  return OPENING.exec(text.slice(Math.max(to - LONGEST_OPENING, 0), to))?.[0] ?? "=";
}

/** An "=" that is encoded more often than that is taken for one that is encoded so often. */
const LONGEST_OPENING = 64;

/** Whether the value of a parameter with a telling name is looked for. */
function isSecret(text: string, named: NamedParameter, value: Range, wanted: SecretGrade): boolean {
  const { grade, from, name } = named;
  const written = text.slice(value.from, value.to);
  if (IS_FOLDER.test(name) && /^[/~]/.test(written)) return false;
  if (isInQuery(text, from) && isHarmlessWord(name, written) && !hasUser(text, from)) return false;
  if (grade === "secret") return true;
  if (grade === "code")
    return isCode(written) && (hasState(text, from, value.to) || isLongCode(written, wanted));
  if (grade === "weak" && wanted === "possible") return !IS_FLAG.test(written);
  return (grade === "weak" || wanted === "possible") && looksMade(written);
}

/** What says whether there is something, or which of a few: nobody logs in with that. */
const IS_FLAG = /^(?:none|null|nil|undefined|true|false|yes|no|[yn]|on|off|\d{1,2})$/i;

/** The folder of a shell (POSIX.1-2024, Environment Variables). */
const IS_FOLDER = /^(?:OLD)?PWD$/;

/** Numbers and words are codes of states, languages and errors, and no authorization code. */
function isCode(written: string): boolean {
  return !/^(?:\d{1,6}|[a-z]{1,8}|[A-Z]{1,3})$/.test(written);
}

/** An authorization code without its `state` is hidden, if a program has made it. */
function isLongCode(written: string, wanted: SecretGrade): boolean {
  return wanted === "possible" && looksMade(written);
}

/** Whether a parameter at `at` is one of a query. */
function isInQuery(text: string, at: number): boolean {
  return text[at - 1] === "?" || text[at - 1] === "&";
}

/** Whether a parameter before this one names who logs in. */
function hasUser(text: string, at: number): boolean {
  const before = text.slice(Math.max(at - LONGEST_USER, 0), at);
  const [word = ""] = before.split(/\s/).slice(-1);
  return /[?&](?:user|username|user_?id|uid|login|email|account|u|usr|name)=/i.test(word);
}

const LONGEST_USER = 128;

/** How far from an authorization code its `state` is looked for, so that the time is linear. */
const LONGEST_RESPONSE = 1024;

/** Whether a `state` stands beside a parameter, as in the response to an authorization request (RFC 6749 §4.1.2). */
function hasState(text: string, from: number, to: number): boolean {
  const after = /^[^\s"<>?]*?[&;](?:session_)?state=/i;
  if (after.test(text.slice(to, to + LONGEST_RESPONSE))) return true;
  const before = text.slice(Math.max(from - LONGEST_RESPONSE, 0), from);
  const [response = ""] = before.split(/[\s"<>]|(?=\?)/).slice(-1);
  return /[?#&;](?:session_)?state=/i.test(response);
}

interface Range {
  readonly from: number;
  readonly to: number;
}

interface NamedParameter extends NameTelling {
  readonly from: number;
  readonly name: string;
}

/** The names that were looked at, as they are written: a log has few. */
type KnownNames = Map<string, (NameTelling & { readonly name: string }) | undefined>;

const MOST_NAMES = 1000;

const NAME_CHARACTERS = table(/[\w.%~[\]-]/);

/** A delimiter that is encoded, once or more: the name begins after the last one. */
const ENCODED_DELIMITER = /^.*%(?:25)*(?:3[FfBbDd]|2[36FfBbCc]|20|22|0[AaDd9])/s;

interface NameEnd {
  readonly text: string;
  readonly to: number;
  readonly after: number;
  readonly names: KnownNames;
}

/** The name that ends before `to`, if it tells of a secret. */
function nameBefore({ text, to, after, names }: NameEnd): NamedParameter | undefined {
  const least = Math.max(after, to - LONGEST_SECRET_NAME);
  let from = to;
  while (from > least && NAME_CHARACTERS[text.charCodeAt(from - 1)] === 1) from -= 1;
  if (to - from < 2) return undefined;
  let raw = text.slice(from, to);
  if (raw.includes("%")) {
    from += ENCODED_DELIMITER.exec(raw)?.[0].length ?? 0;
    raw = text.slice(from, to);
  }
  if (!names.has(raw) && names.size < MOST_NAMES) names.set(raw, tellingOf(raw));
  const telling = names.has(raw) ? names.get(raw) : tellingOf(raw);
  return telling && { ...telling, from };
}

function tellingOf(raw: string): (NameTelling & { readonly name: string }) | undefined {
  const name = raw.replace(/%([2-7][0-9A-Fa-f])/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  const telling = nameTelling(name);
  return telling && { ...telling, name };
}

/** In a reference a value ends with the parameter, whatever is in it; in a text, also where no reference goes on. */
const ENDS: { readonly [context in SecretContext]: Uint8Array } = {
  reference: table(/[&#]/),
  text: table(/[&#\s"<>\\`]/),
};

/** What may stand at the end of a value in text, but more likely closes what is around the reference. */
const CLOSES = table(/[)\]}'.,;:!|]/);

/** An encoded "&" or "#", which ends a parameter of a reference that is encoded. */
const ENCODED_END = /%(?:25)*2[36]/y;

interface Value {
  readonly text: string;
  readonly from: number;
  readonly named: NamedParameter;
  readonly context: SecretContext;
  /** What stands between the name and the value. */
  readonly opening: string;
}

function valueAfter(value: Value): Range {
  const { text, from, named, context, opening } = value;
  const quote = opening === "=" ? quoteAt(value) : closingQuote(opening);
  if (quote !== undefined) return quotedValue(value, quote);
  if (isInConnectionString(value)) return { from, to: endOfSetting(text, from) };
  const ends = ENDS[context];
  const isEncoded = opening !== "=";
  const inPath = text[named.from - 1] === ";" && isInPath(text, named.from);
  let to = from;
  for (; to < text.length && ends[text.charCodeAt(to)] !== 1; to += 1) {
    const code = text.charCodeAt(to);
    if (inPath && (code === 0x2f || code === 0x3f || code === 0x3b)) break; // "/", "?", ";"
    if (!isEncoded || code !== 0x25) continue;
    ENCODED_END.lastIndex = to;
    if (ENCODED_END.test(text)) break;
  }
  if (context === "text") while (to > from && CLOSES[text.charCodeAt(to - 1)] === 1) to -= 1;
  return { from, to };
}

/** What ends a value that begins with a quotation mark: the mark, and the backslash before it if it is escaped. */
interface Quote {
  readonly opening: string;
  readonly closing: string;
}

function quoteAt({ text, from, named, context }: Value): Quote | undefined {
  const [opening] = /^(?:\\?["']|\{(?=[^{}]*\}))/.exec(text.slice(from, from + LONGEST_QUOTED)) ?? [];
  if (opening === undefined || (context === "reference" && opening === "'")) return undefined;
  if (opening !== "{") return isClosing(text, from, opening) ? undefined : { opening, closing: opening };
  return text[named.from - 1] === ";" ? { opening, closing: "}" } : undefined; // as ODBC quotes
}

/**
 * Whether a quotation mark after "=" closes what is around it, as in `"GET /?token=" 200`: what follows it goes on after a
 * value, and the line before it has an odd number of them.
 */
function isClosing(text: string, at: number, mark: string): boolean {
  const next = text[at + mark.length];
  if (next !== undefined && !/[\s,;:)\]}>+&|.]/.test(next)) return false;
  const line = text.slice(Math.max(at - LONGEST_LINE, 0), at);
  return (line.slice(line.lastIndexOf("\n") + 1).split(mark).length - 1) % 2 === 1;
}

/** How far back the beginning of a line is looked for, so that the time is linear. */
const LONGEST_LINE = 512;

/** The same for a member in JSON, whose quotation mark is read already. */
function closingQuote(opening: string): Quote | undefined {
  const [closing] = /\\?["']$/.exec(opening) ?? [];
  return closing === undefined ? undefined : { opening: "", closing };
}

/** More of a quoted value is not looked for. */
const LONGEST_QUOTED = 4096;

/** The value within quotation marks; up to the end of the line where they are not closed. */
function quotedValue({ text, from }: Value, { opening, closing }: Quote): Range {
  const start = from + opening.length;
  let to = start;
  for (; to < text.length; to += 1) {
    if (text.startsWith(closing, to)) break;
    const code = text.charCodeAt(to);
    if (code === 0x0a || code === 0x0d) break;
    if (code === 0x5c && closing.length === 1) to += 1; // an escaped character
  }
  return { from: start, to: Math.min(to, text.length) };
}

/** Names of what programs log in with, as connection strings have them. */
const LOGS_IN = /(?:password|passwd|pwd|pass|passphrase|key|secret)$/i;

/** What parts the settings of a connection string: `Server=h;Password=p q;`. */
const NEXT_SETTING = /^[^\n\r"<>&=]{0,256};\s?[A-Za-z][\w .-]{0,64}=/;

/**
 * Whether the parameter is a setting of a connection string, as of ODBC, JDBC, ADO.NET and Azure: those are parted by ";",
 * and all else may stand in a value, blanks too.
 */
function isInConnectionString({ text, from, named, context, opening }: Value): boolean {
  if (opening !== "=" || !LOGS_IN.test(named.name)) return false;
  const before = /;\s?$/.test(text.slice(Math.max(named.from - 2, 0), named.from));
  if (before) return isInPath(text, named.from);
  return context === "text" && NEXT_SETTING.test(text.slice(from, from + LONGEST_SETTING));
}

const LONGEST_SETTING = 400;

function endOfSetting(text: string, from: number): number {
  END_OF_SETTING.lastIndex = from;
  return END_OF_SETTING.exec(text)?.index ?? text.length;
}

/** A semicolon within a value that is not quoted is a mistake, and a part of it where no other setting follows. */
const END_OF_SETTING = /;(?=\s|$|["<>]|[A-Za-z][\w .-]{0,64}=)|[\n\r"<>]/g;

/** How far back the start of a reference is looked for, so that the time is linear. */
const LONGEST_PATH = 256;

/**
 * Whether the parameter at `at` is one of a path (§3.3): no "?" stands before it, as far as the reference goes. Where that
 * is too far to tell, it is not: more is hidden then.
 */
function isInPath(text: string, at: number): boolean {
  for (let before = at - 1; before >= at - LONGEST_PATH; before -= 1) {
    if (before < 0) return true;
    const code = text.charCodeAt(before);
    if (code === 0x3f) return false;
    if (code <= 0x20 || code === 0x22 || code === 0x3c) return true;
  }
  return false;
}

/** An unreserved character as a triplet, which nobody must write (§2.3): it may hide a shape. */
const ENCODED_UNRESERVED = /%(?:2[DdEe]|3\d|[46][1-9A-Fa-f]|[57][0-9Aa]|5[Ff]|7[Ee])/g;

/** What has the shape of a secret once triplets of unreserved characters are decoded. */
function encodedShapes(text: string): readonly ShapedSecret[] {
  if (!text.includes("%")) return [];
  const found: ShapedSecret[] = [];
  let searched = 0;
  for (const { index } of text.matchAll(ENCODED_UNRESERVED)) {
    if (index < searched) continue;
    const from = wordStart(text, index, searched);
    searched = wordEnd(text, index);
    found.push(...decodedShapes(text, from, searched));
  }
  return found;
}

const WORD = table(/[\w.%~/:-]/);

function wordStart(text: string, at: number, least: number): number {
  let from = at;
  while (from > least && WORD[text.charCodeAt(from - 1)] === 1) from -= 1;
  return from;
}

function wordEnd(text: string, at: number): number {
  let to = at;
  while (to < text.length && WORD[text.charCodeAt(to)] === 1) to += 1;
  return to;
}

function decodedShapes(text: string, from: number, to: number): readonly ShapedSecret[] {
  const places: number[] = [];
  let decoded = "";
  let at = from;
  const word = text.slice(from, to);
  for (const { index, 0: triplet } of word.matchAll(ENCODED_UNRESERVED)) {
    for (; at < from + index; at += 1) {
      places.push(at);
      decoded += text[at];
    }
    places.push(at);
    decoded += String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
    at += triplet.length;
  }
  for (; at < to; at += 1) {
    places.push(at);
    decoded += text[at];
  }
  places.push(to);
  return shapedSecrets(decoded).map(({ from: first, to: last, shape }) => ({
    // Both are places in `decoded`, or its end.
    from: places[first] ?? from,
    to: places[last] ?? to,
    shape,
  }));
}

/** A table of the characters up to U+00FF that match. */
function table(characters: RegExp): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, code) => (characters.test(String.fromCharCode(code)) ? 1 : 0));
}
