/**
 * The keys of CDX files, by which archives of the Web find what they hold: SURTs of aggressive canonical forms, without the
 * scheme. Archives compare keys octet by octet, so they are as the programs of the Internet Archive write them, and not
 * URIs: in them `{`, `"` and `|` are written as they are.
 */

import { requireString } from "urikit/foundation";
import { removeDotSegments } from "urikit/syntax";
import { recode } from "./octets.ts";
import { readUrl } from "./read-url.ts";
import { withoutPathSession, withoutQuerySessions } from "./session-ids.ts";
import { hostToSurt } from "./surt.ts";
import { TEXT_STEPS } from "./text-steps.ts";
import { canonicalHost, withoutWww } from "./url-steps.ts";

/** Characters that a key keeps as they are: everything visible of ASCII except the number sign and the percent sign. */
const PLAIN = /[!-"$&-~]/;

/** Records of archives that are about no URL of the Web. */
const RECORD = /^(?:filedesc|warcinfo|dns|mailto|urn|metadata):/i;

/**
 * The key of a URL in a CDX file, as archives of the Web write it: the labels of the host from the highest on, `)`, the path
 * and the query, all of it decoded, in lower case, without `www`, the numbers of sessions and a slash at the end, and with
 * the parameters in order. A text that is not about the Web, such as `dns:` and `warcinfo:`, is its own key; an empty
 * text has the key `-`.
 *
 * @throws {UriSyntaxError} `lone-surrogate` if the text holds half a surrogate pair.
 * @throws {TypeError} If `text` is not a string.
 *
 * @example
 * ```ts
 * import { cdxKey } from "@urikit/surt";
 *
 * cdxKey("https://www.Example.org:8080/A/?b=2&a=1#c"); // => "org,example:8080)/a?a=1&b=2"
 * cdxKey("dns:example.org"); // => "dns:example.org"
 * ```
 */
export function cdxKey(text: string): string {
  requireString(text, "the URL");
  const url = TEXT_STEPS.reduce((current, { apply }) => apply(current), text);
  if (text.trim() === "") return "-";
  if (RECORD.test(url)) return text.trim();
  const { scheme, host, port, path, query } = readUrl(url);
  if (host === undefined) return url;
  const place = hostToSurt(withoutWww(canonicalHost(host))).replace(/,$/, "");
  const given = port === undefined || port === "" || port === DEFAULT_PORTS[scheme] ? "" : `:${port}`;
  return `${place}${given})${pathOf(path)}${queryOf(query)}`;
}

const DEFAULT_PORTS: Readonly<Record<string, string | undefined>> = { http: "80", https: "443" };

function pathOf(path: string): string {
  const decoded = recode(path, { plain: PLAIN });
  const whole = removeDotSegments(decoded.startsWith("/") ? decoded : `/${decoded}`).replace(/\/{2,}/g, "/");
  const short = withoutPathSession(whole.toLowerCase());
  return short.length > 1 && short.endsWith("/") ? short.slice(0, -1) : short;
}

/** The query with its parameters in order, first by their names; nothing, if it is empty. */
function queryOf(query: string | undefined): string {
  if (!query) return "";
  const pairs = withoutQuerySessions(recode(query, { plain: PLAIN }).toLowerCase()).split("&");
  const sorted = pairs.map((pair) => [pair.split("=", 1)[0] ?? "", pair] as const).sort(byNameThenWhole);
  const text = sorted.map(([, pair]) => pair).join("&");
  return text === "" ? "" : `?${text}`;
}

function byNameThenWhole(
  [name, pair]: readonly [string, string],
  [other, otherPair]: readonly [string, string],
): number {
  if (name !== other) return name < other ? -1 : 1;
  return pair === otherPair ? 0 : pair < otherPair ? -1 : 1;
}
