/**
 * Pathinfo, clean URL and slug: words of the Web for parts of a path (Wikipedia, “Uniform Resource Identifier”, Syntax).
 *
 * "By convention, in http and https URIs, the last part of a path is named pathinfo and it is optional." It is passed to
 * the program that the first part names. Only the server knows where the program ends: nothing in the text shows it, and
 * so the path of the program is always given.
 */

import { parse, type ReferenceLike } from "../reference.ts";
import { requireString } from "../syntax/require-string.ts";

/**
 * The pathinfo: the text after the path of the program, as it is written.
 *
 * Paths are compared as they are written; `normalize` both first where they may be spelled differently.
 *
 * @param reference A URI of the scheme `http` or `https`.
 * @param script The path of the program, such as `/questions`; empty for a program that answers for the whole host.
 * @returns Text that is empty or begins with a slash; undefined if the path is not below the program, or the
 *   reference is not of `http` or `https`.
 * @throws {UriSyntaxError} If `reference` is not a URI reference.
 * @throws {TypeError} If `script` is not a string.
 *
 * @example
 * ```ts
 * import { pathinfo } from "urikit/web";
 *
 * pathinfo("http://www.example.com/questions/3456/my-document", "/questions"); // => "/3456/my-document"
 * pathinfo("http://www.example.com/questions", "/questions"); // => ""
 * pathinfo("http://www.example.com/questionnaire", "/questions"); // => undefined
 * ```
 */
export function pathinfo(reference: ReferenceLike, script: string): string | undefined {
  requireString(script, "the path of the program");
  const { scheme = "", path } = parse(reference);
  if (!/^https?$/i.test(scheme) || !path.startsWith(script)) return undefined;
  const rest = path.slice(script.length);
  return rest === "" || rest.startsWith("/") ? rest : undefined;
}

/**
 * Whether a URI is a clean URL: "an http or https URI containing a pathinfo part without a query part".
 *
 * @param reference A URI of the scheme `http` or `https`.
 * @param script The path of the program, as {@link pathinfo} takes it.
 * @throws {UriSyntaxError} If `reference` is not a URI reference.
 * @throws {TypeError} If `script` is not a string.
 *
 * @example
 * ```ts
 * import { isCleanUrl } from "urikit/web";
 *
 * isCleanUrl("http://www.example.com/questions/3456/my-document", "/questions"); // => true
 * isCleanUrl("http://www.example.com/questions?id=3456", "/questions"); // => false
 * ```
 */
export function isCleanUrl(reference: ReferenceLike, script: string): boolean {
  const read = parse(reference);
  return Boolean(pathinfo(read, script)) && read.query === undefined;
}

/**
 * The slug of a clean URL: the last part of its pathinfo, as it is written. A slash at the end has no part after it.
 *
 * @param reference A URI of the scheme `http` or `https`.
 * @param script The path of the program, as {@link pathinfo} takes it.
 * @returns One segment, never empty; undefined if the reference is not a clean URL, or its pathinfo has only slashes.
 * @throws {UriSyntaxError} If `reference` is not a URI reference.
 * @throws {TypeError} If `script` is not a string.
 *
 * @example
 * ```ts
 * import { slug } from "urikit/web";
 *
 * slug("http://www.example.com/questions/3456/my-document", "/questions"); // => "my-document"
 * ```
 */
export function slug(reference: ReferenceLike, script: string): string | undefined {
  const read = parse(reference);
  if (!isCleanUrl(read, script)) return undefined;
  const parts = pathinfo(read, script)?.split("/") ?? [];
  return parts.filter((part) => part !== "").pop();
}
