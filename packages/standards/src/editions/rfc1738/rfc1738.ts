/** RFC 1738, Uniform Resource Locators (December 1994): absolute URLs only, each scheme with a grammar of its own. */

import { type Destination, type Edition, type EditionError, errorOf } from "../../edition.ts";
import { Recognizer } from "../../recognizer.ts";
import { CLASSES } from "./classes.ts";
import { componentsOf, ipParts } from "./components.ts";
import { PRODUCTIONS, SECTIONS } from "./rules.ts";
import { TABLES } from "./tables.ts";

const NAME = "RFC 1738";

const otherurl = new Recognizer(TABLES.otherurl);
const ipSchemepart = new Recognizer(TABLES["ip-schemepart"]);
const login = new Recognizer(TABLES.login);
const productions: ReadonlyMap<string, Recognizer> = new Map(
  Object.entries(PRODUCTIONS).map(([scheme, production]) => [scheme, new Recognizer(TABLES[production])]),
);

/** §2.1: what stands before the first colon, in lower case, "interpreting upper case as equivalent". */
function schemeOf(text: string): string | undefined {
  return /^[A-Za-z0-9+.-]+(?=:)/.exec(text)?.[0].toLowerCase();
}

/** The production that a text has to match: that of its scheme, or `otherurl`. See the note in rfc1738.abnf. */
function productionFor(text: string): Recognizer {
  return productions.get(schemeOf(text) ?? "") ?? otherurl;
}

/** §3.3: "No user name or password is allowed." */
const NO_LOGIN = {
  rule: "httpurl",
  section: `${NAME} §3.3`,
  message: `an http URL has no user and no password (${NAME} §3.3)`,
};

/** Whether a place is in, or at the end of, what stands before the `@` of an `http` URL. */
function isInLogin(reference: string, index: number): boolean {
  const before = /^http:\/\/[^/?#]*@/i.exec(reference)?.[0];
  return before !== undefined && index < before.length;
}

function check(reference: string): EditionError | undefined {
  const failure = productionFor(reference).failure(reference);
  if (failure === undefined) return undefined;
  const error = errorOf(reference, failure, NAME, SECTIONS);
  return isInLogin(reference, failure.index) ? { ...error, ...NO_LOGIN } : error;
}

function destination(reference: string): Destination | undefined {
  if (check(reference) !== undefined) return undefined;
  const scheme = schemeOf(reference);
  const schemepart = reference.slice(reference.indexOf(":") + 1);
  if (!schemepart.startsWith("//")) return { scheme, host: undefined, port: undefined, told: true };
  if (!productions.has(scheme ?? "") && !ipSchemepart.accepts(schemepart))
    return { scheme, host: undefined, port: undefined, told: false };
  const { host, port } = ipParts(schemepart);
  return { scheme, host, port, told: true };
}

/** §3.1, for RFC 1808, whose `net_loc` is "as per Section 3.1 of RFC 1738": whether a text is a `login`. */
export function isLogin(text: string): boolean {
  return login.accepts(text);
}

/**
 * RFC 1738. It has no relative URLs, no fragments and no normal form, and a scheme that it defines has to match
 * its own production.
 *
 * @example
 * ```ts
 * import { rfc1738 } from "@urikit/standards";
 *
 * rfc1738.check("http://host/~user")?.rule; // => "hpath"
 * rfc1738.components("ftp://me@host/a/b;type=i")?.["url-path"]; // => "a/b;type=i"
 * ```
 */
export const rfc1738: Edition = {
  id: "rfc1738",
  name: NAME,
  date: "1994-12",
  classes: CLASSES,
  check,
  components: (reference) =>
    check(reference) === undefined
      ? componentsOf(reference, (schemepart) => ipSchemepart.accepts(schemepart))
      : undefined,
  resolve: () => ({
    kind: "none",
    reason: "it describes absolute URLs only, and no way to resolve another",
    section: `${NAME} §2.3`,
  }),
  normalize: () => undefined,
  destination,
};
