/** RFC 1738, Uniform Resource Locators (December 1994): absolute URLs only, each scheme with a grammar of its own. */

import type { ReadDestination, ReaderError } from "@urikit/programs";
import {
  type CharacterClasses,
  defineEdition,
  type Edition,
  type EditionComponents,
  grammarError,
  type RuleSections,
  rulesOfSections,
} from "../edition.ts";
import { TABLES } from "../grammars/rfc1738.ts";
import { loginOf, partsOf, serverOf, splitOnce } from "../parts.ts";
import { type Failure, Recognizer } from "../recognizer.ts";
import { statement } from "../statement.ts";

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
export const RULES = rulesOfSections({
  "2.1": "genericurl scheme schemepart",
  "3.1": "user password hostport host port login",
  "3.2": "ftpurl",
  "3.2.2": "fpath fsegment ftptype",
  "3.3": "httpurl hpath hsegment search",
  "3.4": "gopherurl",
  "3.4.1": "selector",
  "3.5": "mailtourl encoded822addr",
  "3.6": "newsurl group article",
  "3.7": "nntpurl",
  "3.8": "telneturl",
  "3.9": "waisurl database",
  "3.10": "fileurl",
  "3.11": "prosperourl ppath fieldspec",
  4: "otherurl",
});

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
export const STARTS = [
  ...Object.values(PRODUCTIONS),
  "otherurl",
  "ip-schemepart",
  "login",
  "hostport",
] as const;

const otherurl = new Recognizer(TABLES.otherurl);
const ipSchemepart = new Recognizer(TABLES["ip-schemepart"]);
const login = new Recognizer(TABLES.login);
const hostport = new Recognizer(TABLES.hostport);
const productions: ReadonlyMap<string, Recognizer> = new Map(
  Object.entries(PRODUCTIONS).map(([scheme, production]) => [scheme, new Recognizer(TABLES[production])]),
);

/** The production that a text must match: that of its scheme, or `otherurl`. See the note in rfc1738.abnf. */
function productionFor(text: string): Recognizer {
  return productions.get(schemeOf(text) ?? "") ?? otherurl;
}

/** §5: the name of that production. */
function productionName(text: string): string {
  const named: Readonly<Record<string, string>> = PRODUCTIONS;
  return named[schemeOf(text) ?? ""] ?? "otherurl";
}

function kind(reference: string): string | undefined {
  return check(reference) === undefined ? productionName(reference) : undefined;
}

/** §3.3: "No user name or password is allowed." */
const NO_LOGIN = {
  rule: "httpurl",
  section: `${NAME} §3.3`,
  problem: statement("reader-problem", statement("http-without-login"), `${NAME} §3.3`),
};

const EMPTY_PORT = statement("reader-problem", statement("grammar-empty-port"), `${NAME} §3.1`);

/** Whether an index lies before the `@` of an `http` URL, or at it. */
function isInLogin(reference: string, index: number): boolean {
  const before = /^http:\/\/[^/?#]*@/i.exec(reference)?.[0];
  return before !== undefined && index < before.length;
}

/** The `login` of a URL whose production has one, and where it begins. */
const LOGIN = /^(?!mailto:|news:)([A-Za-z]+:\/\/)([^/]*)/i;

/**
 * Where the text fails. The production alone would follow a host into `user` or `password`, which allow more
 * characters, to the end of the `login`; without an `@` it can only be a `hostport` (§3.1).
 */
function failureOf(reference: string): Failure | undefined {
  const failure = productionFor(reference).failure(reference);
  const [, prefix = "", server = ""] = LOGIN.exec(reference) ?? [];
  const isDefined = productions.has(schemeOf(reference) ?? "");
  if (failure === undefined || !isDefined || prefix === "" || server === "" || server.includes("@"))
    return failure;
  const wrong = hostport.failure(server);
  if (wrong !== undefined) return { index: prefix.length + wrong.index, rule: wrong.rule };
  return failure.index > prefix.length + server.length
    ? failure
    : { ...failure, rule: productionName(reference) };
}

/** §3.1: "If the port is omitted, the colon is as well." */
function hasEmptyPort(reference: string, { rule, index }: Failure): boolean {
  return rule === "port" && /^:(?:\/|$)/.test(reference.slice(index - 1, index + 1));
}

function check(reference: string): ReaderError | undefined {
  const failure = failureOf(reference);
  if (failure === undefined) return undefined;
  const rules = { ...RULES, ...SECTIONS_BY_SCHEME.get(schemeOf(reference) ?? "") };
  const { host } = serverOf(partsOf(reference).authority ?? "");
  const error = grammarError({ text: reference, failure, name: NAME, rules, host });
  if (isInLogin(reference, failure.index)) return { ...error, ...NO_LOGIN };
  return hasEmptyPort(reference, failure) ? { ...error, problem: EMPTY_PORT } : error;
}

/** §3.1, for RFC 1808, whose `net_loc` is "as per Section 3.1 of RFC 1738": whether a text is a `login`. */
export function isLogin(text: string): boolean {
  return login.accepts(text);
}

/** §3.5, §3.6: a mailbox and the name of a newsgroup, which may begin with slashes, but not with those of §3.1. */
const WITHOUT_HOST: ReadonlySet<string> = new Set(["mailto", "news"]);

function destination(reference: string): ReadDestination | undefined {
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
export const rfc1738: Edition<"rfc1738"> = defineEdition({
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
    reason: statement("no-resolution"),
    section: `${NAME} §2.3`,
  }),
  normalize: () => undefined,
  destination,
});
