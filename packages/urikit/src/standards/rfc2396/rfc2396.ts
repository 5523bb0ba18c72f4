/** RFC 2396, Uniform Resource Identifiers: Generic Syntax (August 1998), with RFC 2732 (December 1999). */

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

const NAME = "RFC 2396";

const uriReference = new Recognizer(TABLES["URI-reference"]);
const queryOnly = new Recognizer(TABLES["query-only"]);

function check(reference: string): StandardError | undefined {
  const failure = uriReference.failure(reference);
  return failure && errorOf(reference, authorityFailure(reference, failure), NAME, SECTIONS);
}

function resolve(reference: string, base: string, options: StandardResolveOptions = {}): Target {
  const error = check(reference);
  // Appendix C resolves "?y", which no rule of Appendix A derives.
  if (error && !queryOnly.accepts(reference))
    return { kind: "none", reason: error.message, section: error.section };
  const target = resolved(reference, base, options);
  if (target.kind === "current-document") return target;
  const isAbsolute =
    partsOf(reference).scheme !== undefined && target.kind === "uri" && target.text === reference;
  return isAbsolute ? target : (unsuitable(base) ?? target);
}

/** §5: "relative URI cannot be used within a document that has an unsuitable base URI." */
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
 * RFC 2396 with the brackets of RFC 2732. What has no slash behind its scheme is opaque; an authority is a
 * `server`, or a `reg_name` of which no host is told.
 *
 * @example
 * ```ts
 * import { rfc2396 } from "urikit/standards";
 *
 * rfc2396.components("mailto:a@b")?.opaque_part; // => "a@b"
 * rfc2396.resolve("../../../g", "http://a/b/c/d;p?q"); // => { kind: "uri", text: "http://a/../g" }
 * rfc2396.resolve("../../../g", "http://a/b/c/d;p?q", { surplus: "remove" }); // => { kind: "uri", text: "http://a/g" }
 * ```
 */
export const rfc2396: Standard = {
  id: "rfc2396",
  name: NAME,
  date: "1998-08",
  classes: CLASSES,
  check,
  components: (reference) => (check(reference) === undefined ? componentsOf(reference) : undefined),
  resolve,
  normalize: (reference) => (check(reference) === undefined ? normalForm(reference) : undefined),
  destination,
};
