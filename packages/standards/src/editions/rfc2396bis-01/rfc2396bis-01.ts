/** draft-fielding-uri-rfc2396bis-01, Uniform Resource Identifier: Generic Syntax (March 2003). */

import { authorityFailure } from "../../authority-failure.ts";
import {
  type Edition,
  type EditionError,
  type EditionResolveOptions,
  errorOf,
  type Target,
} from "../../edition.ts";
import { destinationOf, type OpaqueEdition, suitably } from "../../opaque-parts.ts";
import { Recognizer } from "../../recognizer.ts";
import { CLASSES } from "./classes.ts";
import { componentsOf, isOpaque, serverIn } from "./components.ts";
import { normalForm } from "./normal-form.ts";
import { resolved } from "./resolution.ts";
import { SECTIONS } from "./rules.ts";
import { TABLES } from "./tables.ts";

const NAME = "rfc2396bis-01";

const uriReference = new Recognizer(TABLES["URI-reference"]);

function check(reference: string): EditionError | undefined {
  const failure = uriReference.failure(reference);
  return failure && errorOf(reference, authorityFailure(reference, failure), NAME, SECTIONS);
}

const edition: OpaqueEdition = { name: NAME, check, isOpaque, serverIn };

function resolve(reference: string, base: string, options: EditionResolveOptions = {}): Target {
  const error = check(reference);
  if (error) return { kind: "none", reason: error.message, section: error.section };
  return suitably(resolved(reference, base, options), reference, base, edition);
}

/**
 * rfc2396bis-01, half way to RFC 3986: IPv6 and IPv4 addresses exact, host names with the lengths of labels, and a
 * reference `?y` that keeps the base's path; opaque parts, `reg-name` and surplus `..` as before.
 *
 * @example
 * ```ts
 * import { rfc2396bis01 } from "@urikit/standards";
 *
 * rfc2396bis01.resolve("?y", "http://a/b/c/d;p?q"); // => { kind: "uri", text: "http://a/b/c/d;p?y" }
 * rfc2396bis01.normalize("http://a/%7e%2d"); // => "http://a/~%2D"
 * ```
 */
export const rfc2396bis01: Edition = {
  id: "rfc2396bis-01",
  name: NAME,
  date: "2003-03",
  classes: CLASSES,
  check,
  components: (reference) => (check(reference) === undefined ? componentsOf(reference) : undefined),
  resolve,
  normalize: (reference) => (check(reference) === undefined ? normalForm(reference) : undefined),
  destination: (reference) => destinationOf(reference, edition),
};
