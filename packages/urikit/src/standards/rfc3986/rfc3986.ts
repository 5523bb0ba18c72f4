/** RFC 3986, Uniform Resource Identifier: Generic Syntax (January 2005): the core of urikit itself. */

import { UriSyntaxError } from "../../errors.ts";
import { normalize } from "../../normalization.ts";
import { tryParse } from "../../reference.ts";
import { resolve } from "../../resolution.ts";
import type { Standard, StandardResolveOptions, Target } from "../standard.ts";
import { CLASSES } from "./classes.ts";

function target(reference: string, base: string, { validating }: StandardResolveOptions = {}): Target {
  try {
    return { kind: "uri", text: resolve(reference, base, { strict: validating !== false }) };
  } catch (error) {
    if (!(error instanceof UriSyntaxError)) throw error;
    const prefix = error.input === base && error.input !== reference ? "of the base: " : "";
    return { kind: "none", reason: prefix + error.reason, section: error.section };
  }
}

/**
 * RFC 3986, as `urikit` reads it.
 *
 * @example
 * ```ts
 * import { rfc3986 } from "urikit/standards";
 *
 * rfc3986.resolve("../../../g", "http://a/b/c/d;p?q"); // => { kind: "uri", text: "http://a/g" }
 * ```
 */
export const rfc3986: Standard = {
  id: "rfc3986",
  name: "RFC 3986",
  date: "2005-01",
  classes: CLASSES,
  check(text) {
    const result = tryParse(text);
    if (result.valid) return undefined;
    const { index, rule, section, reason } = result.error;
    return { index, rule, section, message: reason };
  },
  components(text) {
    const result = tryParse(text);
    if (!result.valid) return undefined;
    const { scheme, authority, userinfo, host, port, path, query, fragment } = result.reference;
    return { scheme, authority, userinfo, host, port, path, query, fragment };
  },
  resolve: target,
  normalize: (text) => (tryParse(text).valid ? normalize(text) : undefined),
  destination(text) {
    const result = tryParse(text);
    if (!result.valid) return undefined;
    const { scheme, host, port } = result.reference;
    return { scheme: scheme?.toLowerCase(), host, port, told: true };
  },
};
