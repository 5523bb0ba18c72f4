/** RFC 1808, Relative Uniform Resource Locators (June 1995): one syntax for all schemes. */

import type { ReadDestination, ReaderError } from "@urikit/programs";
import {
  defineEdition,
  type Edition,
  type EditionComponents,
  type EditionTarget,
  grammarError,
  kindBy,
  type ReferenceKinds,
  rulesOfSections,
} from "../edition.ts";
import { TABLES } from "../grammars/rfc1808.ts";
import { serverOf, splitOnce, withoutFragment } from "../parts.ts";
import { directoryOf, withoutDotSegments } from "../path-merging.ts";
import { Recognizer } from "../recognizer.ts";
import { statement } from "../statement.ts";
import { isLogin, rfc1738 } from "./rfc1738.ts";

const NAME = "RFC 1808";

/** §2.2: the rules that errors name, and the sections that describe them. */
export const RULES = rulesOfSections({
  "2.2": "URL absoluteURL relativeURL",
  "2.4.2": "scheme",
  "2.4.3": "net_loc",
  "2.4.6": "path",
  "2.4.5": "params",
  "2.4.4": "query",
  "2.4.1": "fragment",
});

/** §2.2: a reference with a fragment is only a `URL`. */
const KINDS: ReferenceKinds = {
  absolute: "absoluteURL",
  absoluteWithFragment: "URL",
  relative: "relativeURL",
  relativeWithFragment: "URL",
};

/** The rules that have a table. */
export const STARTS = ["URL", "generic-RL"] as const;

const url = new Recognizer(TABLES.URL);
const genericRL = new Recognizer(TABLES["generic-RL"]);

function check(reference: string): ReaderError | undefined {
  const failure = url.failure(reference);
  return failure && grammarError({ text: reference, failure, name: NAME, rules: RULES });
}

/** §2.1: the six components. One is undefined where its delimiter is absent; §2.4 itself calls it empty then. */
export interface UrlComponents {
  readonly scheme: string | undefined;
  readonly net_loc: string | undefined;
  /** "The parser must remember whether or not it was present" (§2.4.6): the slash before the path. */
  readonly slash: boolean;
  /** Without that slash, which is not part of it. */
  readonly path: string;
  readonly params: string | undefined;
  readonly query: string | undefined;
  readonly fragment: string | undefined;
}

/** §2.4.1 to §2.4.6: how a URL is parsed, in the order that the section gives. */
export function parse(text: string): UrlComponents {
  const [beforeFragment, fragment] = splitOnce(text, "#");
  const scheme = /^[A-Za-z0-9+.-]+(?=:)/.exec(beforeFragment)?.[0];
  const afterScheme = scheme === undefined ? beforeFragment : beforeFragment.slice(scheme.length + 1);
  const [net_loc, afterNetLoc] = splitNetLoc(afterScheme);
  const [beforeQuery, query] = splitOnce(afterNetLoc, "?");
  const [slashAndPath, params] = splitOnce(beforeQuery, ";");
  const slash = slashAndPath.startsWith("/");
  const path = slash ? slashAndPath.slice(1) : slashAndPath;
  return { scheme, net_loc, slash, path, params, query, fragment };
}

/** §2.4.3: up to the next slash; no question mark ends it. */
function splitNetLoc(text: string): [netLoc: string | undefined, after: string] {
  if (!text.startsWith("//")) return [undefined, text];
  const slash = text.indexOf("/", 2);
  return slash < 0 ? [text.slice(2), ""] : [text.slice(2, slash), text.slice(slash)];
}

/** The components by the names of §2.1, without the slash that is only remembered. */
function components(reference: string): EditionComponents | undefined {
  if (check(reference) !== undefined) return undefined;
  const { slash: _remembered, ...named } = parse(reference);
  return named;
}

function resolve(reference: string, base: string): EditionTarget {
  const error = check(reference);
  if (error) return { kind: "none", reason: error.problem, section: error.section };
  const isAbsolute = parse(reference).scheme !== undefined;
  return (isAbsolute ? undefined : unsuitable(base)) ?? { kind: "uri", text: resolved(reference, base) };
}

/**
 * §2.3: the schemes that "are never used with relative URLs". A parser can resolve a URL without knowing the scheme;
 * but the scheme has no use for such a URL, so there is no target here.
 */
const NEVER_RELATIVE: ReadonlySet<string> = new Set(["mailto", "news", "telnet"]);

/** §2: "relative URLs cannot be used within documents that have unsuitable base URLs." */
function unsuitable(base: string): EditionTarget | undefined {
  const scheme = parse(base).scheme?.toLowerCase();
  if (scheme !== undefined && NEVER_RELATIVE.has(scheme))
    return {
      kind: "none",
      reason: statement("base-never-relative", scheme),
      section: `${NAME} §2.3`,
    };
  if (genericRL.accepts(withoutFragment(base))) return undefined;
  const reason = scheme === undefined ? statement("base-not-absolute-url") : statement("base-not-generic");
  return { kind: "none", reason, section: `${NAME} §2` };
}

/** §4: the URL in absolute form, step by step. A component that is absent is one that the steps call empty. */
function resolved(embedded: string, base: string): string {
  if (embedded === "") return base; // step 2a
  const [R, Base] = [parse(embedded), parse(base)];
  if (R.scheme !== undefined) return embedded; // step 2b
  return recompose({ ...inheriting(R, Base), scheme: Base.scheme }); // step 2c, and 3 to 7
}

function inheriting(R: UrlComponents, Base: UrlComponents): UrlComponents {
  if (R.net_loc) return R; // step 3
  const { net_loc } = Base;
  if (R.slash) return { ...R, net_loc }; // step 4
  if (R.path === "") return { ...inheritingPath(R, Base), net_loc }; // step 5
  const path = withoutDotSegments(directoryOf(Base.path) + R.path); // step 6
  return { ...R, net_loc, slash: Base.slash, path };
}

/** Step 5: the path of the base, and its params unless R has some, and then its query unless R has one. */
function inheritingPath(R: UrlComponents, { slash, path, params, query }: UrlComponents): UrlComponents {
  if (R.params) return { ...R, slash, path }; // step 5a
  if (R.query) return { ...R, slash, path, params }; // step 5b
  return { ...R, slash, path, params, query };
}

/**
 * §4, step 7, by the layout of §2.1. An empty component is not written: §2.4 does not distinguish it from none. After a
 * net_loc the slash is written before params and a query too, which stand only in the rel_path after it (§2.2).
 */
export function recompose({ scheme, net_loc, slash, path, params, query, fragment }: UrlComponents): string {
  const hasSlash = slash || Boolean(net_loc && (path || params || query));
  return (
    (scheme ? `${scheme}:` : "") +
    (net_loc ? `//${net_loc}` : "") +
    (hasSlash ? "/" : "") +
    path +
    (params ? `;${params}` : "") +
    (query ? `?${query}` : "") +
    (fragment ? `#${fragment}` : "")
  );
}

/** §2.1: `net_loc` is "network location and login information, as per Section 3.1 of RFC 1738". */
function destination(reference: string): ReadDestination | undefined {
  if (check(reference) !== undefined) return undefined;
  const { scheme, net_loc } = parse(reference);
  const name = scheme?.toLowerCase();
  if (!net_loc) return { scheme: name, host: undefined, port: undefined, hostKnown: true };
  if (!isLogin(net_loc)) return { scheme: name, host: undefined, port: undefined, hostKnown: false };
  const { host, port } = serverOf(net_loc);
  return { scheme: name, host, port, hostKnown: true };
}

/**
 * RFC 1808. Its `net_loc` ends at the next slash only, `params` are a component after the path, and an empty component
 * is the same as none. It has no normal form.
 *
 * @example
 * ```ts
 * import { rfc1808 } from "@urikit/standards";
 *
 * rfc1808.resolve(";x", "http://a/b/c/d;p?q"); // => { kind: "uri", text: "http://a/b/c/d;x" }
 * rfc1808.components("//host?x/b;c")?.net_loc; // => "host?x"
 * ```
 */
export const rfc1808: Edition<"rfc1808"> = defineEdition({
  id: "rfc1808",
  name: NAME,
  title: "Relative Uniform Resource Locators",
  date: "1995-06",
  classes: { ...rfc1738.classes, reservedIn: [] }, // §2.2 repeats them, without the schemes
  sections: { authority: `${NAME} §2.4.3`, resolution: `${NAME} §4` },
  rungs: [],
  check,
  kind: (reference) => (check(reference) === undefined ? kindBy(KINDS, parse(reference)) : undefined),
  components,
  resolve,
  normalize: () => undefined,
  destination,
});
