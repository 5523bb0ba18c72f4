/** RFC 1808, Relative Uniform Resource Locators (June 1995). */

import { type Destination, type Edition, type EditionError, errorOf, type Target } from "../../edition.ts";
import { withoutFragment } from "../../parts.ts";
import { Recognizer } from "../../recognizer.ts";
import { serverOf } from "../../server.ts";
import { isLogin } from "../rfc1738/rfc1738.ts";
import { CLASSES } from "./classes.ts";
import { ownComponents, parse } from "./components.ts";
import { resolved } from "./resolution.ts";
import { SECTIONS } from "./rules.ts";
import { TABLES } from "./tables.ts";

const NAME = "RFC 1808";

const url = new Recognizer(TABLES.URL);
const genericRL = new Recognizer(TABLES["generic-RL"]);

function check(reference: string): EditionError | undefined {
  const failure = url.failure(reference);
  return failure && errorOf(reference, failure, NAME, SECTIONS);
}

function resolve(reference: string, base: string): Target {
  const error = check(reference);
  if (error) return { kind: "none", reason: error.message, section: error.section };
  const isAbsolute = parse(reference).scheme !== undefined;
  if (!isAbsolute) {
    const scheme = parse(base).scheme?.toLowerCase() ?? "";
    if (NEVER_RELATIVE.has(scheme)) return neverUsed(scheme);
    if (!genericRL.accepts(withoutFragment(base))) return unsuitable(base);
  }
  return { kind: "uri", text: resolved(reference, base) };
}

/**
 * §2.3: the schemes that "are never used with relative URLs". A parser need not know the scheme to resolve a URL;
 * what it finds then is no URL that the scheme has a use for, so that none is given here.
 */
const NEVER_RELATIVE: ReadonlySet<string> = new Set(["mailto", "news", "telnet"]);

function neverUsed(scheme: string): Target {
  const reason = `the base is a ${scheme} URL, and these are never used with relative URLs`;
  return { kind: "none", reason, section: `${NAME} §2.3` };
}

/** §2: "relative URLs cannot be used within documents that have unsuitable base URLs." */
function unsuitable(base: string): Target {
  const why =
    parse(base).scheme === undefined
      ? "the base is no absolute URL"
      : "the base does not fit the generic-RL syntax, so that no relative URL can be used with it";
  return { kind: "none", reason: why, section: `${NAME} §2` };
}

/** §2.1: `net_loc` is "network location and login information, as per Section 3.1 of RFC 1738". */
function destination(reference: string): Destination | undefined {
  if (check(reference) !== undefined) return undefined;
  const { scheme, net_loc } = parse(reference);
  const name = scheme?.toLowerCase();
  if (!net_loc) return { scheme: name, host: undefined, port: undefined, told: true };
  if (!isLogin(net_loc)) return { scheme: name, host: undefined, port: undefined, told: false };
  const { host, port } = serverOf(net_loc);
  return { scheme: name, host, port, told: true };
}

/**
 * RFC 1808. Its `net_loc` ends at the next slash only, `params` are a component behind the path, and what is empty
 * is the same as absent. It has no normal form.
 *
 * @example
 * ```ts
 * import { rfc1808 } from "@urikit/standards";
 *
 * rfc1808.resolve(";x", "http://a/b/c/d;p?q"); // => { kind: "uri", text: "http://a/b/c/d;x" }
 * rfc1808.components("//host?x/b;c")?.net_loc; // => "host?x"
 * ```
 */
export const rfc1808: Edition = {
  id: "rfc1808",
  name: NAME,
  date: "1995-06",
  classes: CLASSES,
  check,
  components: (reference) => (check(reference) === undefined ? ownComponents(reference) : undefined),
  resolve,
  normalize: () => undefined,
  destination,
};
