/** RFC 3986 §3.4, §7.3: how programs part a query; and what it or a path carries (CWE-601). */

import { SEEN } from "../characters-seen.ts";
import { isWebScheme } from "../network-schemes.ts";
import { quoted, type Report } from "../report.ts";
import { componentAt, hostOf, type Subject } from "../subject.ts";
import { decoded } from "./decoded.ts";

/** The separators of a query. */
export function checkQuery({ seen, text, pathTo, queryTo }: Subject, report: Report): void {
  if (pathTo >= queryTo || (seen & SEEN.SEMICOLON) === 0) return;
  const query = text.slice(pathTo + 1, queryTo);
  const escaped = query.indexOf("&amp;");
  if (escaped >= 0) {
    const from = pathTo + 1 + escaped;
    report.add("html-escaped-query", { component: "query", from, to: from + 5 });
    return;
  }
  const semicolon = query.search(/;[\w.[\]-]+=/);
  if (semicolon < 0 || !/&[^&;=]+=/.test(query)) return;
  const from = pathTo + 1 + semicolon;
  report.add("mixed-query-separators", { component: "query", from, to: from + 1 });
}

/**
 * A second URL: one with a scheme, encoded or not, at the beginning of a segment or a value; or one that begins with two
 * slashes of any kind, as the value of a parameter, or as a whole query or fragment, which scripts follow as a link.
 */
const CARRIED = /[/?#&;=!](?:https?|ftp)(?::|%3A)(?:\/|%2F){1,2}|[=?#!](?:\/|%2F|\\|%5C){2}(?=[a-z0-9])/gi;

/** The names of parameters by which servers are told where to send people on to. */
const SENDS_ON =
  /^(?:redir(?:ect)?(?:_?(?:to|ur[il]|link))?|(?:return|continue|next|success|cancel|logout|login|callback|forward|goto|target|dest(?:ination)?|back|exit|out)(?:_?(?:to|ur[il]|page|path|link))?|url|rurl|r_?url|url_?to|go|to|checkout_url|service|relaystate|wreply|post_logout_redirect_uri)$/i;

/**
 * Paths of pictures and of embedding (oEmbed §2.2): their `url` is fetched, or named, and nobody is sent on to it. It is
 * still a second URL.
 */
const FETCHES =
  /(?:^|[/._-])(?:oembed|embed|iframe|endpoint|badge|image|img|thumb(?:nail)?|preview|proxy|screenshot|player)(?:[/._-]|$)|\.(?:svg|png|jpe?g|gif|webp|avif)$/i;

/** A path longer than this is not of a picture. */
const LONGEST_PATH = 1024;

const CARRYING = SEEN.PERCENT | SEEN.BACKSLASH;

/** A second URL in the path, the query or the fragment. */
export function checkCarried(subject: Subject, report: Report): void {
  const { text, pathFrom, scheme, seen } = subject;
  if (scheme !== "" && !isWebScheme(scheme)) return;
  const mayCarry = text.includes(":", pathFrom) || text.includes("//", pathFrom) || (seen & CARRYING) !== 0;
  if (!mayCarry) return;
  const rest = text.slice(pathFrom);
  let end = 0;
  for (const { 0: opening, index } of rest.matchAll(CARRIED)) {
    const from = pathFrom + index + 1;
    if (from < end) continue; // a third one within
    const component = componentAt(subject, from);
    if (component === "path" && !opening.startsWith("/")) continue;
    end = endOf(text, from, component === "path");
    const host = carriedHost(text.slice(from, Math.min(end, from + 400)));
    if (host === undefined || isSameSite(host, hostOf(subject))) continue;
    const name = component === "path" ? "" : nameBefore(text, from);
    const isSentOn = SENDS_ON.test(name) && !(/^url$/i.test(name) && isFetcher(subject));
    const id = isSentOn ? "open-redirect" : "carried-url";
    report.add(id, { component, from, to: end, values: [quoted(host)] });
  }
}

function isFetcher({ text, pathFrom, pathTo }: Subject): boolean {
  return pathTo - pathFrom <= LONGEST_PATH && FETCHES.test(text.slice(pathFrom, pathTo));
}

/** The name of the parameter whose value begins at `from`. */
function nameBefore(text: string, from: number): string {
  const [, name = ""] = /([^&;=?#/]{0,40})=$/.exec(text.slice(Math.max(from - 42, 0), from)) ?? [];
  return decoded(name);
}

/** Where a value ends, or a path. */
function endOf(text: string, from: number, isPath: boolean): number {
  const end = isPath ? /[?#]/g : /[&#]/g;
  end.lastIndex = from;
  return end.exec(text)?.index ?? text.length;
}

/** The host of the second URL. */
function carriedHost(value: string): string | undefined {
  const url = decoded(value);
  const [, authority] = /^(?:[a-z]+:)?[/\\]{1,2}([^/\\?#&]*)/i.exec(url) ?? [];
  const host = authority?.slice(authority.lastIndexOf("@") + 1).replace(/:\d*$/, "");
  return host === undefined || !/^[^\s.]+(?:\.[^\s.]+)+$|^\[/.test(host) ? undefined : host.toLowerCase();
}

/** The same host, or one whose name ends like the other's. */
function isSameSite(one: string, other = ""): boolean {
  const name = other.toLowerCase();
  return siteOf(one) === siteOf(name);
}

/** The last two labels of a name, or three where the last but one is short, as in `example.co.uk`. */
function siteOf(name: string): string {
  const labels = name.split(".");
  const short = (labels.at(-2) ?? "").length <= 3 && (labels.at(-1) ?? "").length === 2;
  return labels.slice(short ? -3 : -2).join(".");
}
