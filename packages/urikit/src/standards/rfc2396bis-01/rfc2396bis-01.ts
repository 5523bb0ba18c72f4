/** draft-fielding-uri-rfc2396bis-01, Uniform Resource Identifier: Generic Syntax (March 2003). */

import { authorityFailure } from "../authority-failure.ts";
import { partsOf, withoutFragment } from "../parts.ts";
import { Recognizer } from "../recognizer.ts";
import {
  type Destination,
  errorOf,
  type Standard,
  type StandardError,
  type StandardResolveOptions,
  type Target,
} from "../standard.ts";
import { CLASSES } from "./classes.ts";
import { componentsOf, isOpaque, serverIn } from "./components.ts";
import { normalForm } from "./normal-form.ts";
import { resolved } from "./resolution.ts";
import { SECTIONS } from "./rules.ts";
import { TABLES } from "./tables.ts";

const NAME = "rfc2396bis-01";

const uriReference = new Recognizer(TABLES["URI-reference"]);

function check(reference: string): StandardError | undefined {
  const failure = uriReference.failure(reference);
  return failure && errorOf(reference, authorityFailure(reference, failure), NAME, SECTIONS);
}

function resolve(reference: string, base: string, options: StandardResolveOptions = {}): Target {
  const error = check(reference);
  if (error) return { kind: "none", reason: error.message, section: error.section };
  const target = resolved(reference, base, options);
  if (target.kind === "current-document") return target;
  const isAbsolute =
    partsOf(reference).scheme !== undefined && target.kind === "uri" && target.text === reference;
  return isAbsolute ? target : (unsuitable(base) ?? target);
}

/** §5: "a relative URI cannot be used within a document that has an unsuitable base URI." */
function unsuitable(base: string): Target | undefined {
  const error = check(withoutFragment(base));
  const reason = error
    ? `the base is no URI: ${error.message}`
    : partsOf(base).scheme === undefined
      ? "the base is no absolute URI"
      : isOpaque(base)
        ? "the base is opaque, so that no relative URI can be used with it"
        : undefined;
  return reason === undefined ? undefined : { kind: "none", reason, section: `${NAME} §5` };
}

function destination(reference: string): Destination | undefined {
  if (check(reference) !== undefined) return undefined;
  const { scheme, authority } = partsOf(reference);
  const isHierarchical = !isOpaque(reference) && authority !== undefined;
  const server = isHierarchical ? serverIn(authority) : {};
  return {
    scheme: scheme?.toLowerCase(),
    host: server?.host,
    port: server?.port,
    told: server !== undefined,
  };
}

/**
 * rfc2396bis-01, half way to RFC 3986: IPv6 and IPv4 addresses exact, host names with the lengths of labels, and a
 * reference `?y` that keeps the base's path; opaque parts, `reg-name` and surplus `..` as before.
 *
 * @example
 * ```ts
 * import { rfc2396bis01 } from "urikit/standards";
 *
 * rfc2396bis01.resolve("?y", "http://a/b/c/d;p?q"); // => { kind: "uri", text: "http://a/b/c/d;p?y" }
 * rfc2396bis01.normalize("http://a/%7e%2d"); // => "http://a/~%2D"
 * ```
 */
export const rfc2396bis01: Standard = {
  id: "rfc2396bis-01",
  name: NAME,
  date: "2003-03",
  classes: CLASSES,
  check,
  components: (reference) => (check(reference) === undefined ? componentsOf(reference) : undefined),
  resolve,
  normalize: (reference) => (check(reference) === undefined ? normalForm(reference) : undefined),
  destination,
};
