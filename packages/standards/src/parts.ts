/**
 * Appendix B, which is the same from url-syntax-05 to RFC 3986: a text as four components and a fragment, and the
 * text from them again; and the parts of an authority, which every edition has under its own names.
 */

import { split } from "urikit/syntax";

/** The components that Appendix B finds; one is undefined where its delimiter is absent. */
export interface ReferenceParts {
  readonly scheme: string | undefined;
  /** `site` in url-syntax-05. */
  readonly authority: string | undefined;
  readonly path: string;
  readonly query: string | undefined;
  readonly fragment: string | undefined;
}

/** The parts of a text, whether it is valid or not. */
export function partsOf(text: string): ReferenceParts {
  const { schemeEnd, pathFrom, pathTo, queryTo } = split(text);
  const start = schemeEnd + 1;
  return {
    scheme: schemeEnd < 0 ? undefined : text.slice(0, schemeEnd),
    authority: start < pathFrom ? text.slice(start + 2, pathFrom) : undefined,
    path: text.slice(pathFrom, pathTo),
    query: pathTo < queryTo ? text.slice(pathTo + 1, queryTo) : undefined,
    fragment: queryTo < text.length ? text.slice(queryTo + 1) : undefined,
  };
}

/**
 * url-syntax-05 and RFC 2396 §5.2, step 7; rfc2396bis-01 §5.2; RFC 3986 §5.3. Unlike `compose` of urikit it checks
 * nothing: the older editions have targets that RFC 3986 would refuse.
 */
export function recompose({ scheme, authority, path, query, fragment }: ReferenceParts): string {
  return (
    (scheme === undefined ? "" : `${scheme}:`) +
    (authority === undefined ? "" : `//${authority}`) +
    path +
    (query === undefined ? "" : `?${query}`) +
    (fragment === undefined ? "" : `#${fragment}`)
  );
}

/** A text up to its fragment. */
export function withoutFragment(text: string): string {
  return text.slice(0, split(text).queryTo);
}

/** An authority of the form `userinfo@host:port`; a part is undefined where its delimiter is absent. */
export interface Server {
  readonly userinfo: string | undefined;
  readonly host: string;
  readonly port: string | undefined;
}

/** Splits an authority at its last `@`, and at the first colon after it that is not between brackets. */
export function serverOf(authority: string): Server {
  const at = authority.lastIndexOf("@");
  const hostport = authority.slice(at + 1);
  const colon = hostport.indexOf(":", hostport.startsWith("[") ? hostport.indexOf("]") : 0);
  return {
    userinfo: at < 0 ? undefined : authority.slice(0, at),
    host: colon < 0 ? hostport : hostport.slice(0, colon),
    port: colon < 0 ? undefined : hostport.slice(colon + 1),
  };
}

/** A userinfo of the form `user:password`; the password is undefined where there is no colon. */
export interface Login {
  readonly user: string | undefined;
  readonly password: string | undefined;
}

/** Splits a userinfo at its first colon. */
export function loginOf(userinfo: string | undefined): Login {
  const [user, password] = userinfo === undefined ? [undefined, undefined] : splitOnce(userinfo, ":");
  return { user, password };
}

/** The text before and after the first of some delimiters; undefined after it if there is no delimiter. */
export function splitOnce(text: string, delimiter: string): [before: string, after: string | undefined] {
  const at = text.indexOf(delimiter);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + delimiter.length)];
}

const PIECE = 0x10000;

/**
 * The pieces that are replaced in the texts of references: triplets, and everything but printable characters of ASCII.
 */
const REPLACEABLE = /%[0-9A-Fa-f]{2}|[^\x21-\x7e]/;

/**
 * A text whose triplets, and characters, are replaced piece by piece, so that the memory of a text with millions of
 * matches stays in proportion to the text; a text without a match stays the same string. No piece ends within a triplet
 * or a surrogate pair.
 */
export function replacedInPieces(text: string, replaced: (piece: string) => string): string {
  if (!REPLACEABLE.test(text)) return text;
  if (text.length <= PIECE) return replaced(text);
  const pieces: string[] = [];
  for (let from = 0; from < text.length; ) {
    const to = pieceEnd(text, from + PIECE);
    pieces.push(replaced(text.slice(from, to)));
    from = to;
  }
  return pieces.join("");
}

function pieceEnd(text: string, end: number): number {
  if (end >= text.length) return text.length;
  if (text[end - 1] === "%") return end - 1;
  if (text[end - 2] === "%") return end - 2;
  const last = text.charCodeAt(end - 1);
  return last >= 0xd800 && last <= 0xdbff ? end - 1 : end;
}
