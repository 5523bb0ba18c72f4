/**
 * RFC 3986 §1.1.1: "Each URI begins with a scheme name … that refers to a specification for assigning
 * identifiers within that scheme." This is the one interface by which urikit knows such a specification.
 */

import type { UriReference } from "../../reference.ts";
import type { SchemeNormalization } from "../../scheme-rules.ts";
import type { Plan } from "./plan.ts";

/**
 * A scheme: how its references are read, built, normalized and reached. `Reading` is what a reference means by
 * it, `Options` what a caller may ask for.
 *
 * Its `defaultPort`, `emptyPath` and `rules` are what it adds to `normalize` and `compare` on level `scheme`, so
 * that a map of schemes can be given to them as it is.
 *
 * Whatever the scheme, these hold:
 * - `read` cuts before it decodes, and leaves the fragment out, which says nothing of access (RFC 3986 §3.5),
 *   save where the scheme gives it a meaning;
 * - `read(build(reading))` is `reading` again, or `build` refuses;
 * - `plan` does nothing, and no line of a protocol in it holds a CR, LF or NUL of the reference's.
 */
export interface Scheme<Reading, Options extends object = object> extends SchemeNormalization {
  /** Its name, in lower case. */
  readonly name: string;
  /** The port that is meant where none is given; undefined where the scheme knows no ports. */
  readonly defaultPort: number | undefined;
  /** The specification that governs it today. */
  readonly specification: string;
  /** The specification that it came from. */
  readonly origin: string;

  /**
   * What a reference of this scheme means.
   *
   * @throws {UriSyntaxError} If it is no URI of this scheme.
   */
  read(reference: string | UriReference, options?: Options): Reading;

  /**
   * The reference that means this.
   *
   * @throws {UriSyntaxError} If none would be read back so.
   */
  build(reading: Reading, options?: Options): string;

  /**
   * What a program would do to reach the resource, as data.
   *
   * @throws {UriSyntaxError} If there is no way, or it is refused.
   */
  plan(reference: string | UriReference, options?: Options): Plan;
}

/** A scheme of which no more is known than that it is one. `build` takes the readings that its `read` gives. */
export type AnyScheme = Scheme<unknown>;
