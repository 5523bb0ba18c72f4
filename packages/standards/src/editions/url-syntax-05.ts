/**
 * draft-fielding-url-syntax-05, Uniform Resource Locators: Generic Syntax and Semantics (May 1997): absolute and
 * relative URLs in one document, without the schemes.
 */

import type { ReadDestination, ReaderError } from "@urikit/programs";
import { nonDefaultPort } from "../default-ports.ts";
import {
  type CharacterClasses,
  defineEdition,
  type Edition,
  type EditionComponents,
  type EditionTarget,
  grammarError,
  kindBy,
  type ReferenceKinds,
  rulesOfSections,
} from "../edition.ts";
import { TABLES } from "../grammars/url-syntax-05.ts";
import {
  loginOf,
  partsOf,
  type ReferenceParts,
  recompose,
  replacedInPieces,
  serverOf,
  splitOnce,
  withoutFragment,
} from "../parts.ts";
import { directoryOf, withoutDotSegments } from "../path-merging.ts";
import { type Failure, Recognizer } from "../recognizer.ts";
import { defineSegments, segmentsOf } from "../segments.ts";
import { statement } from "../statement.ts";

const NAME = "url-syntax-05";

/** §2.2, §2.3, §2.4.3. */
const CLASSES: CharacterClasses = {
  reserved: ";/?:@&=+",
  /** `mark`. */
  unreserved: "$-_.!~*'(),",
  /** `space`, `delims` and `unwise`. */
  excluded: ' <>"{}|\\^[]`',
  reservedIn: [
    { component: "site", characters: ":@?/", section: `${NAME} §4.3.1` },
    { component: "segment", characters: "/;=?", section: `${NAME} §4.3.2` },
    { component: "query", characters: "/&=+", section: `${NAME} §4.3.3` },
  ],
};

/** §4, by the names of its subsections. */
function components(reference: string): EditionComponents | undefined {
  if (check(reference) !== undefined) return undefined;
  const { scheme, authority, path, query, fragment } = partsOf(reference);
  const parts = { scheme, site: authority, ...siteParts(authority), path };
  defineSegments(parts, () => segmentsOf(path)); // §4.3.2
  return Object.assign(parts, { query, fragment });
}

/** §4.3.1: a site may be present and empty. */
function siteParts(site: string | undefined): EditionComponents {
  if (!site) return {};
  const { userinfo, host, port } = serverOf(site);
  return { ...loginOf(userinfo), host, port };
}

function destination(reference: string): ReadDestination | undefined {
  if (check(reference) !== undefined) return undefined;
  const { scheme, authority } = partsOf(reference);
  const { host, port } = serverOf(authority ?? "");
  return { scheme: scheme?.toLowerCase(), host, port, hostKnown: true };
}

/** By the grammar, and by §4.4: where the greedy algorithm finds a scheme or a site, it must be a valid one. */
function check(reference: string): ReaderError | undefined {
  const { scheme, authority } = partsOf(reference);
  const schemeFailure = scheme === undefined ? undefined : schemeRule.failure(scheme);
  if (schemeFailure) return errorAt(reference, schemeFailure);
  const failure = urlReference.failure(reference);
  const siteFailure = authority === undefined ? undefined : failureOfSite(authority);
  if (authority === undefined || siteFailure === undefined) return failure && errorAt(reference, failure);
  const siteFrom = (scheme === undefined ? 0 : scheme.length + 1) + 2;
  const index = siteFrom + siteFailure.index;
  if (failure && failure.index < index) return errorAt(reference, failure);
  const upToSite = reference.slice(0, siteFrom + authority.length);
  return errorAt(upToSite, { ...siteFailure, index }, reference);
}

function errorAt(text: string, failure: Failure, whole = text): ReaderError {
  const { host } = serverOf(partsOf(whole).authority ?? "");
  return grammarError({ text, failure, name: NAME, rules: RULES, whole, host });
}

/** Without an `@`, a site is not to be read as a user that is cut short. */
function failureOfSite(authority: string): Failure | undefined {
  const failure = siteRule.failure(authority);
  return failure && !authority.includes("@") ? hostport.failure(authority) : failure;
}

function resolve(reference: string, base: string): EditionTarget {
  const error = check(reference);
  if (error) return { kind: "none", reason: error.problem, section: error.section };
  const target = resolved(reference, base);
  const dependsOnBase = target.kind === "uri" && partsOf(reference).scheme === undefined;
  return dependsOnBase ? (unsuitable(base) ?? target) : target;
}

/** §5: "relative URLs cannot be used within a document that has an unsuitable base URL." */
function unsuitable(base: string): EditionTarget | undefined {
  const error = check(withoutFragment(base));
  const isAbsolute = partsOf(base).scheme !== undefined;
  if (isAbsolute && error === undefined) return undefined;
  const reason = error ? statement("base-not-url", error.problem) : statement("base-not-absolute-url");
  return { kind: "none", reason, section: `${NAME} §5` };
}

/** §5.2, steps 1 to 7 to the letter: of a valid reference, against an absolute base. */
function resolved(reference: string, base: string): EditionTarget {
  const R = partsOf(reference); // step 1
  if (R.path === "" && R.scheme === undefined && R.authority === undefined && R.query === undefined)
    return { kind: "current-document", fragment: R.fragment }; // step 2
  if (R.scheme !== undefined) return { kind: "uri", text: reference }; // step 3
  return { kind: "uri", text: recompose(inheriting(R, partsOf(base))) }; // step 7
}

function inheriting(R: ReferenceParts, Base: ReferenceParts): ReferenceParts {
  const { scheme } = Base; // step 3
  if (R.authority !== undefined) return { ...R, scheme }; // step 4
  const { authority } = Base;
  if (R.path.startsWith("/")) return { ...R, scheme, authority }; // step 5
  return { ...R, scheme, authority, ...merged(R, Base) };
}

/** Step 6: the query goes through the buffer with the path, so its `./` and `../` are removed as well. */
function merged(R: ReferenceParts, Base: ReferenceParts): Pick<ReferenceParts, "path" | "query"> {
  const buffer = directoryOf(Base.path) + R.path + (R.query === undefined ? "" : `?${R.query}`); // a to c
  const [path, query] = splitOnce(withoutDotSegments(buffer), "?"); // d to g, and h, i
  return { path, query };
}

/**
 * §6: the scheme (§4.1) and the host in lower case, no default port, and unreserved characters unescaped, which "is
 * safe within the body of a URL" (§2.4.2).
 */
function normalForm(reference: string): string {
  const { scheme, authority, path, query, fragment } = partsOf(reference);
  return recompose({
    scheme: scheme?.toLowerCase(),
    authority: authority === undefined ? undefined : normalSite(authority, scheme),
    path: unescaped(path),
    query: query === undefined ? undefined : unescaped(query),
    fragment,
  });
}

function normalSite(site: string, scheme: string | undefined): string {
  const { userinfo, host, port } = serverOf(site);
  const keepsPort = nonDefaultPort(scheme, port) !== undefined;
  return (
    (userinfo === undefined ? "" : `${unescaped(userinfo)}@`) +
    host.toLowerCase() +
    (keepsPort ? `:${port}` : "")
  );
}

function unescaped(text: string): string {
  return replacedInPieces(text, (piece) => piece.replace(/%[0-9A-Fa-f]{2}/g, unescapedTriplet));
}

function unescapedTriplet(triplet: string): string {
  const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
  return /[A-Za-z0-9]/.test(character) || CLASSES.unreserved.includes(character) ? character : triplet;
}

/** Appendix A: the rules that errors name, and the sections that describe them. */
export const RULES = rulesOfSections({
  3: "URL-reference fragment",
  "4.2": "absoluteURL",
  5: "relativeURL",
  "4.1": "scheme",
  "4.3.1": "site user password host port",
  "4.3.2": "path_segments segment",
  "4.3.3": "query",
});

/** Appendix A: a reference with a fragment is only a `URL-reference`. */
const KINDS: ReferenceKinds = {
  absolute: "absoluteURL",
  absoluteWithFragment: "URL-reference",
  relative: "relativeURL",
  relativeWithFragment: "URL-reference",
};

/** The rules that have a table. */
export const STARTS = ["URL-reference", "scheme", "site", "hostport"] as const;

const urlReference = new Recognizer(TABLES["URL-reference"]);
const schemeRule = new Recognizer(TABLES.scheme);
const siteRule = new Recognizer(TABLES.site);
const hostport = new Recognizer(TABLES.hostport);

/**
 * url-syntax-05. Appendix B divides a reference, and the site that it finds must be a valid one. By the letter every
 * opaque URL is a generic one, so every absolute URL can be a base.
 *
 * @example
 * ```ts
 * import { urlSyntax05 } from "@urikit/standards";
 *
 * urlSyntax05.resolve("?y", "http://a/b/c/d;p?q"); // => { kind: "uri", text: "http://a/b/c/?y" }
 * urlSyntax05.resolve("g?y/../x", "http://a/b/c/d"); // => { kind: "uri", text: "http://a/b/c/x" }
 * ```
 */
export const urlSyntax05: Edition<"url-syntax-05"> = defineEdition({
  id: "url-syntax-05",
  name: NAME,
  title: "draft-fielding-url-syntax-05, Uniform Resource Locators (URL): Generic Syntax and Semantics",
  date: "1997-05",
  classes: CLASSES,
  sections: { authority: `${NAME} §4.3.1`, resolution: `${NAME} §5.2`, normalForm: `${NAME} §6` },
  rungs: [{ level: "scheme", section: `${NAME} §6` }],
  check,
  kind: (reference) => (check(reference) === undefined ? kindBy(KINDS, partsOf(reference)) : undefined),
  components,
  resolve,
  normalize: (reference) => (check(reference) === undefined ? normalForm(reference) : undefined),
  destination,
});
