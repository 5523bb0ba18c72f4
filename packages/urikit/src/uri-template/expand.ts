/**
 * RFC 6570 §3: a template expanded once.
 */

import { requireString } from "../syntax/require-string.ts";
import { expandParts } from "./expand-parts.ts";
import { readTemplate } from "./read-template.ts";
import type { VariableValues } from "./values.ts";

/**
 * The reference that a URI Template gives for these values (RFC 6570 §3). See {@link UriTemplate.expand}, also for the
 * values that must be your own.
 *
 * @throws {UriSyntaxError} If the text is not a template, or a value cannot be where it would.
 * @throws {TypeError} If `template` is not a string, or a value is of a type that no variable has.
 *
 * @example
 * ```ts
 * import { expand } from "urikit/uri-template";
 *
 * expand("/users/{id}{?fields*}", { id: "AC/DC", fields: ["name", "mail"] });
 * // => "/users/AC%2FDC?fields=name&fields=mail"
 * expand("{+base}index", { base: "http://example.org/" }); // => "http://example.org/index"
 * ```
 */
export function expand(template: string, values: VariableValues): string {
  requireString(template, "the template");
  return expandParts(template, readTemplate(template), values);
}
