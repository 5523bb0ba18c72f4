/**
 * RFC 3986 §7.5: where secrets stand in a text, valid or not: the values of parameters with telling names, wherever a
 * name and "=" stand, and what has the shape of a secret. Passwords in userinfo are the core's (`maskPassword`).
 */

import { LONGEST_SECRET_NAME, mayTellSecret, secretNameSource } from "./secret-names.ts";
import { type ShapedSecret, shapedSecrets } from "./secret-shapes.ts";

/** A secret, or what looks like one. Its text is `text.slice(from, to)`, which nobody should print. */
export interface FoundSecret {
  /** In UTF-16 code units. */
  readonly from: number;
  readonly to: number;
  /** `name`: a parameter has a telling name. `shape`: it begins or is built as secrets of an issuer are. */
  readonly by: "name" | "shape";
  /** The name of the parameter, decoded; or the issuer and what it calls such a secret. */
  readonly what: string;
  /** The document that says so. */
  readonly source: string;
}

/** What is read: one reference, or text in which references stand. */
export type SecretContext = "reference" | "text";

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
  return secretsIn(reference, "reference");
}

/** The secrets in a text, in its order and without overlap. */
export function secretsIn(text: string, context: SecretContext): readonly FoundSecret[] {
  const named = namedSecrets(text, context);
  const shaped = [...shapedSecrets(text), ...encodedShapes(text)].map(
    ({ from, to, shape }): FoundSecret => ({
      from,
      to,
      by: "shape",
      what: `${shape.issuer} ${shape.name}`,
      source: shape.source,
    }),
  );
  if (shaped.length === 0) return named;
  const found: FoundSecret[] = [];
  for (const secret of [...named, ...shaped].sort((one, other) => one.from - other.from)) {
    const last = found.at(-1);
    if (last === undefined || secret.from >= last.to) found.push(secret);
    else if (secret.to > last.to) found[found.length - 1] = { ...last, to: secret.to };
  }
  return found;
}

/** "=", encoded once or more: within a reference that is encoded in another. */
const EQUALS = /=|%(?:25)*3[Dd]/g;

const ONLY_EQUALS = /=/g;

function hasEncodedEquals(text: string): boolean {
  return text.includes("%") && /%(?:25)*3[Dd]/.test(text);
}

function namedSecrets(text: string, context: SecretContext): FoundSecret[] {
  const found: FoundSecret[] = [];
  let searched = 0;
  const equals = hasEncodedEquals(text) ? EQUALS : ONLY_EQUALS;
  equals.lastIndex = 0;
  while (equals.test(text)) {
    const from = equals.lastIndex;
    const isEncoded = text[from - 1] !== "=";
    const nameEnd = isEncoded ? text.lastIndexOf("%", from) : from - 1;
    if (!mayTellSecret(text, nameEnd)) continue;
    const named = nameBefore(text, nameEnd, searched);
    if (named === undefined) continue;
    const to = valueEnd({ text, from, named, context, isEncoded });
    equals.lastIndex = to;
    if (from === to) continue;
    found.push({ from, to, by: "name", what: named.name, source: named.source });
    searched = to;
  }
  return found;
}

interface NamedParameter {
  readonly from: number;
  readonly name: string;
  readonly source: string;
}

const NAME_CHARACTERS = table(/[\w.%~[\]-]/);

/** A delimiter that is encoded, once or more: the name begins after the last one. */
const ENCODED_DELIMITER = /.*%(?:25)*(?:3[FfBbDd]|2[36FfBbCc]|20|22|0[AaDd9])/s;

/** The name that ends before `to`, if it tells of a secret. */
function nameBefore(text: string, to: number, after: number): NamedParameter | undefined {
  const least = Math.max(after, to - LONGEST_SECRET_NAME);
  let from = to;
  while (from > least && NAME_CHARACTERS[text.charCodeAt(from - 1)] === 1) from -= 1;
  if (to - from < 2) return undefined;
  let raw = text.slice(from, to);
  if (raw.includes("%")) {
    from += ENCODED_DELIMITER.exec(raw)?.[0].length ?? 0;
    raw = text.slice(from, to);
  }
  const name = raw.replace(/%([2-7][0-9A-Fa-f])/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  const source = secretNameSource(name);
  return source === undefined ? undefined : { from, name, source };
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
  readonly isEncoded: boolean;
}

function valueEnd({ text, from, named, context, isEncoded }: Value): number {
  const ends = ENDS[context];
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
  return to;
}

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
