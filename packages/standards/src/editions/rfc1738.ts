/** RFC 1738, Uniform Resource Locators (December 1994): absolute URLs only, each scheme with a grammar of its own. */

import {
  type CharacterClasses,
  type Edition,
  type EditionComponents,
  type EditionDestination,
  type EditionError,
  grammarError,
  type RuleSections,
} from "../edition.ts";
import { TABLES } from "../grammars/rfc1738.ts";
import { loginOf, partsOf, serverOf, splitOnce } from "../parts.ts";
import { Recognizer } from "../recognizer.ts";

const NAME = "RFC 1738";

/** §2.1: the text before the first colon, in lower case, "interpreting upper case as equivalent". */
function schemeOf(text: string): string | undefined {
  return /^[A-Za-z0-9+.-]+(?=:)/.exec(text)?.[0].toLowerCase();
}

/** §2.2, §5. */
const CLASSES: CharacterClasses = {
  reserved: ";/?:@&=",
  /** `safe` and `extra`. */
  unreserved: "$-_.+!*'(),",
  /** `unsafe` (§2.2), which includes everything that §5 calls `national`. */
  excluded: ' <>"{}|\\^~[]`',
  reservedIn: [
    { component: "user", characters: ":@/", section: `${NAME} §3.1` },
    { component: "password", characters: ":@/", section: `${NAME} §3.1` },
    { component: "ftp cwd", characters: "/;", section: `${NAME} §3.2.2` },
    { component: "ftp name", characters: "/;", section: `${NAME} §3.2.2` },
    { component: "http path", characters: "/;?", section: `${NAME} §3.3` },
    { component: "http searchpart", characters: "/;?", section: `${NAME} §3.3` },
    { component: "gopher-path", characters: "", section: `${NAME} §3.4.1` },
    { component: "mailto rfc822-addr-spec", characters: "", section: `${NAME} §3.5` },
    { component: "news message-id", characters: "@", section: `${NAME} §3.6` },
    { component: "prospero hsoname", characters: ";", section: `${NAME} §3.11` },
  ],
};

/** §3: the parts of a URL, by the names that the section of its scheme has for them. */
function componentsOf(text: string): EditionComponents {
  const [scheme, schemepart = ""] = splitOnce(text, ":");
  const name = scheme.toLowerCase();
  if (name === "mailto") return { scheme, "rfc822-addr-spec": schemepart }; // §3.5
  if (name === "news") return { scheme, ...newsParts(schemepart) };
  if (!schemepart.startsWith("//") || (!URL_PATH_PARTS.has(name) && !ipSchemepart.accepts(schemepart)))
    return { scheme, schemepart };
  const common = ipParts(schemepart);
  return { scheme, ...common, ...URL_PATH_PARTS.get(name)?.(common["url-path"]) };
}

interface IpParts {
  readonly user: string | undefined;
  readonly password: string | undefined;
  readonly host: string;
  readonly port: string | undefined;
  /** Without the slash before it, which "is NOT part of the url-path". */
  readonly "url-path": string | undefined;
}

/** §3.1: `//<user>:<password>@<host>:<port>/<url-path>`. */
function ipParts(schemepart: string): IpParts & EditionComponents {
  const [login, urlPath] = splitOnce(schemepart.slice(2), "/");
  const { userinfo, host, port } = serverOf(login);
  return { ...loginOf(userinfo), host, port, "url-path": urlPath };
}

type PartsOfUrlPath = (urlPath: string | undefined) => EditionComponents;

const URL_PATH_PARTS: ReadonlyMap<string, PartsOfUrlPath> = new Map<string, PartsOfUrlPath>([
  ["ftp", ftpParts],
  ["http", httpParts],
  ["gopher", gopherParts],
  ["nntp", nntpParts],
  ["telnet", () => ({})], // §3.8
  ["wais", waisParts],
  ["file", (path) => ({ path })], // §3.10
  ["prospero", prosperoParts],
]);

/** §3.2.2: `<cwd1>/<cwd2>/.../<cwdN>/<name>;type=<typecode>`. */
function ftpParts(urlPath: string | undefined): EditionComponents {
  const [path, typecode] = splitOnce(urlPath ?? "", ";type=");
  return { path: urlPath === undefined ? undefined : path, typecode };
}

/** §3.3: `<path>?<searchpart>`. */
function httpParts(urlPath: string | undefined): EditionComponents {
  const [path, searchpart] = splitOnce(urlPath ?? "", "?");
  return { path: urlPath === undefined ? undefined : path, searchpart };
}

/** §3.4.1: `<gophertype><selector>%09<search>%09<gopher+_string>`, each of which may be absent. */
function gopherParts(urlPath: string | undefined): EditionComponents {
  if (!urlPath) return {};
  const gophertype = urlPath.startsWith("%") ? urlPath.slice(0, 3) : urlPath.slice(0, 1);
  const [selector, rest] = splitOnce(urlPath.slice(gophertype.length), "%09");
  const [search, plus] = rest === undefined ? [undefined, undefined] : splitOnce(rest, "%09");
  return { gophertype, selector, search, "gopher+_string": plus };
}

/** §3.6: a message identifier, which contains an `@`, or else a newsgroup. */
function newsParts(schemepart: string): EditionComponents {
  return schemepart.includes("@") ? { "message-id": schemepart } : { "newsgroup-name": schemepart };
}

/** §3.7: `<newsgroup-name>/<article-number>`. */
function nntpParts(urlPath: string | undefined): EditionComponents {
  const [group, article] = splitOnce(urlPath ?? "", "/");
  return { "newsgroup-name": group, "article-number": article };
}

/** §3.9: `<database>`, `<database>?<search>` or `<database>/<wtype>/<wpath>`. */
function waisParts(urlPath: string | undefined): EditionComponents {
  const [indexed, search] = splitOnce(urlPath ?? "", "?");
  const [database, document] = splitOnce(indexed, "/");
  const [wtype, wpath] = document === undefined ? [undefined, undefined] : splitOnce(document, "/");
  return { database, search, wtype, wpath };
}

/** §3.11: `<hsoname>;<field>=<value>`. */
function prosperoParts(urlPath: string | undefined): EditionComponents {
  const [hsoname, fields] = splitOnce(urlPath ?? "", ";");
  return { hsoname, fields };
}

/** §5: the rules that errors name, and the sections that describe them. */
export const RULES: RuleSections = {
  genericurl: "2.1",
  scheme: "2.1",
  schemepart: "2.1",
  user: "3.1",
  password: "3.1",
  hostport: "3.1",
  host: "3.1",
  port: "3.1",
  login: "3.1",
  ftpurl: "3.2",
  fpath: "3.2.2",
  fsegment: "3.2.2",
  ftptype: "3.2.2",
  httpurl: "3.3",
  hpath: "3.3",
  hsegment: "3.3",
  search: "3.3",
  gopherurl: "3.4",
  selector: "3.4.1",
  mailtourl: "3.5",
  encoded822addr: "3.5",
  newsurl: "3.6",
  group: "3.6",
  article: "3.6",
  nntpurl: "3.7",
  telneturl: "3.8",
  waisurl: "3.9",
  database: "3.9",
  fileurl: "3.10",
  prosperourl: "3.11",
  ppath: "3.11",
  fieldspec: "3.11",
  otherurl: "4",
};

/** The rules that several schemes share, by the section of the scheme at hand. */
const SECTIONS_BY_SCHEME: ReadonlyMap<string, RuleSections> = new Map([
  ["file", { fpath: "3.10", fsegment: "3.10" }],
  ["gopher", { search: "3.4.1" }],
  ["nntp", { group: "3.7" }],
  ["wais", { search: "3.9" }],
]);

/** §5: the production of each scheme that the document defines. */
const PRODUCTIONS = {
  ftp: "ftpurl",
  http: "httpurl",
  gopher: "gopherurl",
  mailto: "mailtourl",
  news: "newsurl",
  nntp: "nntpurl",
  telnet: "telneturl",
  wais: "waisurl",
  file: "fileurl",
  prospero: "prosperourl",
} as const;

/** The rules that have a table. */
export const STARTS = [...Object.values(PRODUCTIONS), "otherurl", "ip-schemepart", "login"] as const;

const otherurl = new Recognizer(TABLES.otherurl);
const ipSchemepart = new Recognizer(TABLES["ip-schemepart"]);
const login = new Recognizer(TABLES.login);
const productions: ReadonlyMap<string, Recognizer> = new Map(
  Object.entries(PRODUCTIONS).map(([scheme, production]) => [scheme, new Recognizer(TABLES[production])]),
);

/** The production that a text must match: that of its scheme, or `otherurl`. See the note in rfc1738.abnf. */
function productionFor(text: string): Recognizer {
  return productions.get(schemeOf(text) ?? "") ?? otherurl;
}

/** §5: the name of that production. */
function kind(reference: string): string | undefined {
  if (check(reference) !== undefined) return undefined;
  const named: Readonly<Record<string, string>> = PRODUCTIONS;
  return named[schemeOf(reference) ?? ""] ?? "otherurl";
}

/** §3.3: "No user name or password is allowed." */
const NO_LOGIN = {
  rule: "httpurl",
  section: `${NAME} §3.3`,
  message: `an http URL has no user and no password (${NAME} §3.3)`,
};

/** Whether an index lies before the `@` of an `http` URL, or at it. */
function isInLogin(reference: string, index: number): boolean {
  const before = /^http:\/\/[^/?#]*@/i.exec(reference)?.[0];
  return before !== undefined && index < before.length;
}

function check(reference: string): EditionError | undefined {
  const failure = productionFor(reference).failure(reference);
  if (failure === undefined) return undefined;
  const rules = { ...RULES, ...SECTIONS_BY_SCHEME.get(schemeOf(reference) ?? "") };
  const { host } = serverOf(partsOf(reference).authority ?? "");
  const error = grammarError({ text: reference, failure, name: NAME, rules, host });
  return isInLogin(reference, failure.index) ? { ...error, ...NO_LOGIN } : error;
}

/** §3.1, for RFC 1808, whose `net_loc` is "as per Section 3.1 of RFC 1738": whether a text is a `login`. */
export function isLogin(text: string): boolean {
  return login.accepts(text);
}

/** §3.5, §3.6: a mailbox and the name of a newsgroup, which may begin with slashes, but not with those of §3.1. */
const WITHOUT_HOST: ReadonlySet<string> = new Set(["mailto", "news"]);

function destination(reference: string): EditionDestination | undefined {
  if (check(reference) !== undefined) return undefined;
  const scheme = schemeOf(reference);
  const schemepart = reference.slice(reference.indexOf(":") + 1);
  if (!schemepart.startsWith("//")) return { scheme, host: undefined, port: undefined, hostKnown: true };
  if (WITHOUT_HOST.has(scheme ?? "")) return { scheme, host: undefined, port: undefined, hostKnown: false };
  if (!productions.has(scheme ?? "") && !ipSchemepart.accepts(schemepart))
    return { scheme, host: undefined, port: undefined, hostKnown: false };
  const { host, port } = ipParts(schemepart);
  return { scheme, host, port, hostKnown: true };
}

/**
 * RFC 1738. It has no relative URLs, no fragments and no normal form, and a URL of a scheme that it defines must match
 * the production of that scheme.
 *
 * @example
 * ```ts
 * import { rfc1738 } from "@urikit/standards";
 *
 * rfc1738.check("http://host/~user")?.rule; // => "hpath"
 * rfc1738.components("ftp://me@host/a/b;type=i")?.["url-path"]; // => "a/b;type=i"
 * ```
 */
export const rfc1738: Edition<"rfc1738"> = {
  id: "rfc1738",
  name: NAME,
  title: "Uniform Resource Locators (URL)",
  date: "1994-12",
  classes: CLASSES,
  sections: { authority: `${NAME} §3.1` },
  rungs: [],
  check,
  kind,
  components: (reference) => (check(reference) === undefined ? componentsOf(reference) : undefined),
  resolve: () => ({
    kind: "none",
    reason: "it describes absolute URLs only, and no way to resolve a relative one",
    section: `${NAME} §2.3`,
  }),
  normalize: () => undefined,
  destination,
};
