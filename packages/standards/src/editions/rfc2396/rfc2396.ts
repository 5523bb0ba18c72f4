/** RFC 2396, Uniform Resource Identifiers: Generic Syntax (August 1998), with RFC 2732 (December 1999). */

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

const NAME = "RFC 2396";

const uriReference = new Recognizer(TABLES["URI-reference"]);
const queryOnly = new Recognizer(TABLES["query-only"]);

function check(reference: string): EditionError | undefined {
  const failure = uriReference.failure(reference);
  return failure && errorOf(reference, authorityFailure(reference, failure), NAME, SECTIONS);
}

const edition: OpaqueEdition = { name: NAME, check, isOpaque, serverIn };

function resolve(reference: string, base: string, options: EditionResolveOptions = {}): Target {
  const error = check(reference);
  // Appendix C resolves "?y", which no rule of Appendix A derives.
  if (error && !queryOnly.accepts(reference))
    return { kind: "none", reason: error.message, section: error.section };
  return suitably(resolved(reference, base, options), reference, base, edition);
}

/**
 * RFC 2396 with the brackets of RFC 2732. What has no slash behind its scheme is opaque; an authority is a
 * `server`, or a `reg_name` of which no host is told.
 *
 * @example
 * ```ts
 * import { rfc2396 } from "@urikit/standards";
 *
 * rfc2396.components("mailto:a@b")?.opaque_part; // => "a@b"
 * rfc2396.resolve("../../../g", "http://a/b/c/d;p?q"); // => { kind: "uri", text: "http://a/../g" }
 * rfc2396.resolve("../../../g", "http://a/b/c/d;p?q", { surplus: "remove" }); // => { kind: "uri", text: "http://a/g" }
 * ```
 */
export const rfc2396: Edition = {
  id: "rfc2396",
  name: NAME,
  date: "1998-08",
  classes: CLASSES,
  check,
  components: (reference) => (check(reference) === undefined ? componentsOf(reference) : undefined),
  resolve,
  normalize: (reference) => (check(reference) === undefined ? normalForm(reference) : undefined),
  destination: (reference) => destinationOf(reference, edition),
};
