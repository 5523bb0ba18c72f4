/** RFC 1738 §2.1, §3: the parts of a URL, by the names that the section of its scheme has for them. */

import type { OwnComponents } from "../../edition.ts";
import { loginOf, serverOf } from "../../server.ts";

/** What stands before and behind the first of some delimiters; undefined behind it where there is none. */
function cut(text: string, delimiter: string): [before: string, behind: string | undefined] {
  const at = text.indexOf(delimiter);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + delimiter.length)];
}

/** The parts of a text that is a URL. `isIpSchemepart`: whether a schemepart is of the form of §3.1. */
export function componentsOf(text: string, isIpSchemepart: (schemepart: string) => boolean): OwnComponents {
  const [scheme, schemepart = ""] = cut(text, ":");
  const name = scheme.toLowerCase();
  if (name === "mailto") return { scheme, "rfc822-addr-spec": schemepart };
  if (name === "news") return { scheme, ...newsParts(schemepart) };
  if (!schemepart.startsWith("//") || (!OWN_PARTS.has(name) && !isIpSchemepart(schemepart)))
    return { scheme, schemepart };
  const common = ipParts(schemepart);
  return { scheme, ...common, ...OWN_PARTS.get(name)?.(common["url-path"]) };
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
export function ipParts(schemepart: string): IpParts & OwnComponents {
  const [login, urlPath] = cut(schemepart.slice(2), "/");
  const { userinfo, host, port } = serverOf(login);
  return { ...loginOf(userinfo), host, port, "url-path": urlPath };
}

type PartsOfPath = (urlPath: string | undefined) => OwnComponents;

const OWN_PARTS: ReadonlyMap<string, PartsOfPath> = new Map<string, PartsOfPath>([
  ["ftp", ftpParts],
  ["http", httpParts],
  ["gopher", gopherParts],
  ["nntp", nntpParts],
  ["telnet", () => ({})],
  ["wais", waisParts],
  ["file", (path) => ({ path })],
  ["prospero", prosperoParts],
]);

/** §3.2.2: `<cwd1>/<cwd2>/.../<cwdN>/<name>;type=<typecode>`. */
function ftpParts(urlPath: string | undefined): OwnComponents {
  const [path, typecode] = cut(urlPath ?? "", ";type=");
  return { path: urlPath === undefined ? undefined : path, typecode };
}

/** §3.3: `<path>?<searchpart>`. */
function httpParts(urlPath: string | undefined): OwnComponents {
  const [path, searchpart] = cut(urlPath ?? "", "?");
  return { path: urlPath === undefined ? undefined : path, searchpart };
}

/** §3.4.1: `<gophertype><selector>%09<search>%09<gopher+_string>`, of which all may be absent. */
function gopherParts(urlPath: string | undefined): OwnComponents {
  if (!urlPath) return {};
  const gophertype = urlPath.startsWith("%") ? urlPath.slice(0, 3) : urlPath.slice(0, 1);
  const [selector, behind] = cut(urlPath.slice(gophertype.length), "%09");
  const [search, plus] = behind === undefined ? [undefined, undefined] : cut(behind, "%09");
  return { gophertype, selector, search, "gopher+_string": plus };
}

/** §3.6: a newsgroup, or what is told from it by its `@`. */
function newsParts(schemepart: string): OwnComponents {
  return schemepart.includes("@") ? { "message-id": schemepart } : { "newsgroup-name": schemepart };
}

/** §3.7: `<newsgroup-name>/<article-number>`. */
function nntpParts(urlPath: string | undefined): OwnComponents {
  const [group, article] = cut(urlPath ?? "", "/");
  return { "newsgroup-name": group, "article-number": article };
}

/** §3.9: `<database>`, `<database>?<search>` or `<database>/<wtype>/<wpath>`. */
function waisParts(urlPath: string | undefined): OwnComponents {
  const [indexed, search] = cut(urlPath ?? "", "?");
  const [database, document] = cut(indexed, "/");
  const [wtype, wpath] = document === undefined ? [undefined, undefined] : cut(document, "/");
  return { database, search, wtype, wpath };
}

/** §3.11: `<hsoname>;<field>=<value>`. */
function prosperoParts(urlPath: string | undefined): OwnComponents {
  const [hsoname, fields] = cut(urlPath ?? "", ";");
  return { hsoname, fields };
}
