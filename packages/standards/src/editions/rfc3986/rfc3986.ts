/** RFC 3986, Uniform Resource Identifier: Generic Syntax (January 2005): the core of urikit itself. */

import { isInPassword, normalize, resolve, tryParse, UriSyntaxError } from "urikit";
import type { Edition, EditionResolveOptions, Target } from "../../edition.ts";
import { CLASSES } from "./classes.ts";

/** The reason, in which no character of what looks like a password is named. */
function reasonOf({ input, index, rule, section, code, reason }: UriSyntaxError): string {
  const names = code !== "invalid-port" && isInPassword(input, index);
  return names ? `what looks like a password is not allowed in ${rule} (${section})` : reason;
}

function target(reference: string, base: string, { validating }: EditionResolveOptions = {}): Target {
  try {
    return { kind: "uri", text: resolve(reference, base, { strict: validating !== false }) };
  } catch (error) {
    if (!(error instanceof UriSyntaxError)) throw error;
    const prefix = error.input === base && error.input !== reference ? "of the base: " : "";
    return { kind: "none", reason: prefix + reasonOf(error), section: error.section };
  }
}

/**
 * RFC 3986, as `urikit` reads it.
 *
 * @example
 * ```ts
 * import { rfc3986 } from "@urikit/standards";
 *
 * rfc3986.resolve("../../../g", "http://a/b/c/d;p?q"); // => { kind: "uri", text: "http://a/g" }
 * ```
 */
export const rfc3986: Edition = {
  id: "rfc3986",
  name: "RFC 3986",
  date: "2005-01",
  classes: CLASSES,
  check(text) {
    const result = tryParse(text);
    if (result.valid) return undefined;
    const { index, rule, section, code, expected } = result.error;
    return { index, rule, section, message: reasonOf(result.error), code, expected };
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
