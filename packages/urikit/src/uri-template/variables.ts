/**
 * RFC 6570 §2.3: the variables of a template.
 */

import { compile } from "./compile.ts";

/**
 * The names of the variables of a URI Template (RFC 6570 §2.3), each once, in the order of the template. Triplets in a
 * name are part of it, and are not decoded.
 *
 * @throws {UriSyntaxError} If the text is not a template.
 * @throws {TypeError} If `template` is not a string.
 *
 * @example
 * ```ts
 * import { variables } from "urikit/uri-template";
 *
 * variables("/{+path:6}/here{?x,y,x}"); // => ["path", "x", "y"]
 * ```
 */
export function variables(template: string): readonly string[] {
  return compile(template).variables;
}
