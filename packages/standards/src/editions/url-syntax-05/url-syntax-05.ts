/** draft-fielding-url-syntax-05, Uniform Resource Locators: Generic Syntax and Semantics (May 1997). */

import {
  type Destination,
  type Edition,
  type EditionError,
  errorOf,
  type OwnComponents,
  type Target,
} from "../../edition.ts";
import { partsOf, withoutFragment } from "../../parts.ts";
import { type Failure, Recognizer } from "../../recognizer.ts";
import { loginOf, serverOf } from "../../server.ts";
import { CLASSES } from "./classes.ts";
import { normalForm } from "./normal-form.ts";
import { resolved } from "./resolution.ts";
import { SECTIONS } from "./rules.ts";
import { TABLES } from "./tables.ts";

const NAME = "url-syntax-05";

const urlReference = new Recognizer(TABLES["URL-reference"]);
const schemes = new Recognizer(TABLES.scheme);
const site = new Recognizer(TABLES.site);
const hostport = new Recognizer(TABLES.hostport);

/** By the grammar, and by §4.4: where the greedy algorithm finds a scheme or a site, it has to be one. */
function check(reference: string): EditionError | undefined {
  const { scheme, authority } = partsOf(reference);
  const schemeFailure = scheme === undefined ? undefined : schemes.failure(scheme);
  if (schemeFailure) return errorOf(reference, schemeFailure, NAME, SECTIONS);
  const siteFailure = authority === undefined ? undefined : failureOfSite(authority);
  const siteFrom = (scheme === undefined ? 0 : scheme.length + 1) + 2;
  const failure = urlReference.failure(reference);
  if (authority !== undefined && siteFailure && (!failure || siteFrom + siteFailure.index <= failure.index))
    return errorOf(
      reference.slice(0, siteFrom + authority.length),
      { ...siteFailure, index: siteFrom + siteFailure.index },
      NAME,
      SECTIONS,
      reference,
    );
  return failure && errorOf(reference, failure, NAME, SECTIONS);
}

/** What has no `@` is not to be taken for a user who is cut short. */
function failureOfSite(authority: string): Failure | undefined {
  const failure = site.failure(authority);
  return failure && !authority.includes("@") ? hostport.failure(authority) : failure;
}

function components(reference: string): OwnComponents | undefined {
  if (check(reference) !== undefined) return undefined;
  const { scheme, authority, path, query, fragment } = partsOf(reference);
  return { scheme, site: authority, ...siteParts(authority), path, query, fragment };
}

/** §4.3.1: all of it may be absent, and it is there all the same. */
function siteParts(authority: string | undefined): OwnComponents {
  if (!authority) return {};
  const { userinfo, host, port } = serverOf(authority);
  return { ...loginOf(userinfo), host, port };
}

function resolve(reference: string, base: string): Target {
  const error = check(reference);
  if (error) return { kind: "none", reason: error.message, section: error.section };
  const target = resolved(reference, base);
  const dependsOnBase = target.kind === "uri" && partsOf(reference).scheme === undefined;
  return dependsOnBase ? (unsuitable(base) ?? target) : target;
}

/** §5: "relative URLs cannot be used within a document that has an unsuitable base URL." */
function unsuitable(base: string): Target | undefined {
  const error = check(withoutFragment(base));
  const isAbsolute = partsOf(base).scheme !== undefined;
  if (isAbsolute && error === undefined) return undefined;
  const reason = error ? `the base is no URL: ${error.message}` : "the base is no absolute URL";
  return { kind: "none", reason, section: `${NAME} §5` };
}

function destination(reference: string): Destination | undefined {
  if (check(reference) !== undefined) return undefined;
  const { scheme, authority } = partsOf(reference);
  const { host, port } = serverOf(authority ?? "");
  return { scheme: scheme?.toLowerCase(), host, port, told: true };
}

/**
 * url-syntax-05. Appendix B divides a reference, and the site that it finds has to be one. Every opaque URL is a
 * generic one by the letter, so that every absolute URL serves as a base.
 *
 * @example
 * ```ts
 * import { urlSyntax05 } from "@urikit/standards";
 *
 * urlSyntax05.resolve("?y", "http://a/b/c/d;p?q"); // => { kind: "uri", text: "http://a/b/c/?y" }
 * urlSyntax05.resolve("g?y/../x", "http://a/b/c/d"); // => { kind: "uri", text: "http://a/b/c/x" }
 * ```
 */
export const urlSyntax05: Edition = {
  id: "url-syntax-05",
  name: NAME,
  date: "1997-05",
  classes: CLASSES,
  check,
  components,
  resolve,
  normalize: (reference) => (check(reference) === undefined ? normalForm(reference) : undefined),
  destination,
};
