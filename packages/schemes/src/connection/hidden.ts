/** RFC 3986 §7.5: where secrets are in a connection string, valid or not. */

import { decode } from "urikit";
import { requireString } from "urikit/foundation";
import type { TextSpan } from "../parts/source.ts";
import { isSecretOption } from "./connection.ts";

/**
 * A connection string that people may see: `***` replaces the password and options that are secrets. Where it is not
 * sure where a password ends, since its `@`, `/` or `?` is not encoded, more is hidden.
 *
 * @throws {TypeError} If `text` is not a string.
 *
 * @example
 * ```ts
 * import { maskConnection } from "@urikit/schemes/connection";
 *
 * maskConnection("mongodb://me:p@ss@a:27017,b/db?tls=true"); // => "mongodb://me:***@a:27017,b/db?tls=true"
 * maskConnection("postgres:///db?user=me&password=x"); // => "postgres:///db?user=me&password=***"
 * ```
 */
export function maskConnection(text: string): string {
  requireString(text);
  return replaced(text, () => "***");
}

/** The same with as many stars as characters: every place stays where it is. */
export function starred(text: string): string {
  return replaced(text, ({ from, to }) => "*".repeat(to - from));
}

function replaced(text: string, mask: (span: TextSpan) => string): string {
  let result = "";
  let done = 0;
  for (const span of secretsIn(text)) {
    if (span.from < done || span.from === span.to) continue;
    result += text.slice(done, span.from) + mask(span);
    done = span.to;
  }
  return result + text.slice(done);
}

/** In the order of the text. */
function secretsIn(text: string): readonly TextSpan[] {
  const from = text.indexOf("//") + 2;
  if (from < 2) return [];
  const password = passwordIn(text, from);
  return [...(password ? [password] : []), ...optionsIn(text, password?.to ?? from)];
}

/** The text after the first colon, up to the `@` that ends the userinfo, or that may end it. */
function passwordIn(text: string, from: number): TextSpan | undefined {
  const colon = text.indexOf(":", from);
  const authorityTo = endOf(text, from, /[/?#]/);
  const queryFrom = endOf(text, from, /\?/);
  const inAuthority = text.lastIndexOf("@", authorityTo - 1);
  const beforeQuery = text.lastIndexOf("@", queryFrom - 1);
  const at =
    inAuthority >= from ? inAuthority : beforeQuery >= from ? beforeQuery : lastAt(text, from, colon);
  return colon < 0 || at <= colon ? undefined : { from: colon + 1, to: at };
}

/** An `@` after the `?` ends a password with a `?` in it, unless what follows the colon is a port. */
function lastAt(text: string, from: number, colon: number): number {
  const at = text.lastIndexOf("@");
  return at < from || /^[0-9]*(?:[,/?#]|$)/.test(text.slice(colon + 1, colon + 8)) ? -1 : at;
}

function endOf(text: string, from: number, delimiter: RegExp): number {
  const at = text.slice(from).search(delimiter);
  return at < 0 ? text.length : from + at;
}

/** The values of options that are secrets. */
function optionsIn(text: string, from: number): readonly TextSpan[] {
  const start = endOf(text, from, /\?/) + 1;
  let at = start;
  return text
    .slice(start)
    .split("&")
    .flatMap((pair) => {
      const equals = pair.indexOf("=");
      const span = { from: at + equals + 1, to: at + pair.length };
      at += pair.length + 1;
      return equals >= 0 && isSecretOption(decode(pair.slice(0, equals), { invalid: "keep" })) ? [span] : [];
    });
}
