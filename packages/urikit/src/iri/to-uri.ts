/**
 * RFC 3987 §3.1: the URI of an IRI.
 */

import type { AsciiDomain } from "../idna/to-ascii.ts";
import { IRIS, type PLAIN } from "../syntax/english.ts";
import { UriSyntaxError } from "../syntax/errors.ts";
import { GrowingText } from "../syntax/growing-text.ts";
import { requireOptions } from "../syntax/require-option.ts";
import { hasAuthority, type Layout } from "../syntax/scanner.ts";
import { statement } from "../syntax/statement.ts";
import { decodedForIri } from "./decoded.ts";
import { isHostName } from "./host-name.ts";
import { type IriLike, layoutOfIri } from "./reference.ts";

/** How an IRI becomes a URI. */
export interface ToUriOptions {
  /**
   * Gives the ASCII form of a domain name, as `toAscii` of `urikit/idna` does: the host, if it is beyond ASCII, is then
   * written by it, and not by triplets. §3.1 allows this for schemes whose hosts are domain names.
   */
  readonly toAscii?: ((domain: string) => AsciiDomain) | undefined;
}

/**
 * The URI reference that an IRI reference maps to (§3.1): each character beyond ASCII becomes the triplets of its UTF-8.
 * ASCII stays as it is: triplets are not encoded again, and a URI is its own result. Nothing is normalized, because text
 * that is Unicode already must not be (step 1c).
 *
 * @throws {UriSyntaxError} If the text is not an IRI reference; `invalid-domain-name` if `toAscii` was given, and the host
 * has no ASCII form.
 * @throws {TypeError} If `iri` is not a reference, or `toAscii` is not a function.
 *
 * @example
 * ```ts
 * import { toAscii } from "urikit/idna";
 * import { toUri } from "urikit/iri";
 *
 * toUri("http://www.example.org/red%09rosé#red"); // => "http://www.example.org/red%09ros%C3%A9#red"
 * toUri("http://résumé.example.org"); // => "http://r%C3%A9sum%C3%A9.example.org"
 * toUri("http://résumé.example.org", { toAscii }); // => "http://xn--rsum-bpad.example.org"
 * ```
 */
export function toUri(iri: IriLike, options: ToUriOptions = {}): string {
  options = requireOptions(options, { toAscii: true });
  const { toAscii } = options;
  if (toAscii !== undefined && typeof toAscii !== "function")
    throw new TypeError("toAscii must be a function");
  const read = layoutOfIri(iri);
  const { text, hostFrom, hostTo } = read;
  if (toAscii === undefined || !hasAuthority(read)) return encoded(text);
  return encoded(text.slice(0, hostFrom)) + asciiHost(read, toAscii) + encoded(text.slice(hostTo));
}

/** Step 2: each character beyond ASCII as the triplets of its UTF-8, in upper case. */
function encoded(text: string): string {
  const result = new GrowingText();
  let done = 0;
  for (const { 0: run, index } of text.matchAll(/[^\0-\x7f]+/g)) {
    result.add(text.slice(done, index) + encodeURIComponent(run));
    done = index + run.length;
  }
  return done === 0 ? text : result.text + text.slice(done);
}

/** "Replace the ireg-name part of the IRI by the part converted using the ToASCII operation": if it is beyond ASCII. */
function asciiHost({ text, hostFrom, hostTo }: Layout, toAscii: (domain: string) => AsciiDomain): string {
  const host = text.slice(hostFrom, hostTo);
  const name = decodedForIri(host);
  if (!/[^\0-\x7f]/.test(name)) return host;
  const { text: ascii, errors } = toAscii(name);
  if (ascii !== undefined && isHostName(ascii)) return ascii;
  throw noDomainName(text, hostFrom, errors[0]?.reason);
}

function noDomainName(input: string, index: number, reason: string | undefined): UriSyntaxError {
  const code = "invalid-domain-name";
  const [rule, section] = ["ireg-name", "RFC 3987 §3.1"];
  const expected = statement<Id>("a-domain-name");
  const why =
    reason === undefined ? statement<Id>("no-ascii-form") : statement<Id>("no-ascii-form-because", reason);
  const problem = statement<Id>(code, expected, rule, why);
  return new UriSyntaxError({ code, input, index, rule, section, expected, problem }, IRIS);
}

type Id = keyof typeof IRIS | keyof typeof PLAIN;
