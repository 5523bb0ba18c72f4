// @ts-check
// What is read: the real links of links/links-kasztp.txt, and what is made of them, in the same order each time.
import { readFileSync } from "node:fs";
import { isNormal } from "urikit";

/** A page of the corpus, about as long as the mean link and two segments deep: relative references are resolved against it. */
export const base = "https://en.wikipedia.org/wiki/Extreme_Programming";

/** A file of the repository. @param {string} path */
const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

/** The links, as they stand: 341 of them are invalid. */
export const links = () => read("bench/links/links-kasztp.txt").split("\n");

/** The links about which nothing is to be done. */
export const normalLinks = () => links().filter(isNormal);

/** Each with a line end. @param {readonly string[]} lines */
export const text = (lines) => lines.map((line) => `${line}\n`).join("");

/** Titles of pages in many scripts. */
const TITLES =
  "Sécurité 日本国憲法 Москва Ελλάδα Straße القاهرة दिल्ली 서울특별시 Łódź กรุงเทพมหานคร ירושלים 🍕_Pizza".split(
    " ",
  );

/** A reference with a title as the last segment of its path. @param {string} reference @param {number} index */
export function withTitle(reference, index) {
  const pathTo = /[?#]|$/.exec(reference)?.index;
  return `${reference.slice(0, pathTo)}/${TITLES[index % TITLES.length]}${reference.slice(pathTo)}`;
}

/**
 * The part of a link after its authority, as a page would refer to it: by turns from the root (`/a/b?c`), from the
 * folder above (`../a/b?c`), and from the page (`a/b?c`). Where it would read as something else (`Talk:URI` as a URI,
 * `//a` as a host), a dot-segment precedes it.
 * @param {string} link
 * @param {number} index
 */
export function relativeReference(link, index) {
  const { rest } = cut(link);
  const rooted = rest === "" ? "/" : rest;
  if (!rooted.startsWith("/") || rooted.startsWith("//")) return `.${rooted}`;
  if (index % 3 === 0) return rooted;
  if (index % 3 === 1) return `..${rooted}`;
  return /^\/[^/?#]*:/.test(rooted) ? `.${rooted}` : rooted.slice(1);
}

/**
 * A link that normalization changes: by turns with capitals in its scheme and host (§6.2.2.1), with a dot-segment
 * and an unreserved character that is encoded (§6.2.2.3, §6.2.2.2), and with lower-case triplets (§6.2.2.1).
 * @param {string} link
 * @param {number} index
 */
export function deviantLink(link, index) {
  const { scheme, authority, rest } = cut(link);
  const hostFrom = authority.lastIndexOf("@") + 1;
  const host = authority.slice(hostFrom).toUpperCase();
  if (index % 3 === 0) return `${scheme.toUpperCase()}${authority.slice(0, hostFrom)}${host}${rest}`;
  const path = rest.startsWith("/") ? rest.slice(1) : rest;
  if (index % 3 === 1) return `${scheme}${authority}/a/../%7e${path}`;
  return `${scheme}${authority}/caf%c3%a9/${path.replace(/%[0-9A-F]{2}/gi, (triplet) => triplet.toLowerCase())}`;
}

/**
 * A link to an IPv6 address: by turns a short one, one with eight pieces, and one with an IPv4 address at its end.
 * @param {string} link
 * @param {number} index
 */
export function addressedLink(link, index) {
  const { scheme, rest } = cut(link);
  const piece = (index % 0x10000).toString(16);
  const addresses = [
    `2001:db8::${piece}`,
    `2001:db8:0:0:8:800:200c:${piece}`,
    `::ffff:192.0.2.${index % 256}`,
  ];
  return `${scheme}[${addresses[index % 3]}]:8080${rest}`;
}

/** A link and itself, by turns with capitals in its scheme and host, on one line. @param {string} link @param {number} at */
export function pair(link, at) {
  return at % 2 === 0
    ? `${link}\t${link}`
    : `${link}\t${link.replace(/^[a-z]+:\/\/[^/?#]*/, (start) => start.toUpperCase())}`;
}

/** A line for each link, as servers write them (Combined Log Format). */
export const serverLog = () =>
  logOf((link, path, at) => {
    const address = `192.0.2.${at % 256}`;
    const agent = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0";
    return `${address} - - [22/Nov/2026:11:${10 + (at % 50)}:00 +0000] "GET ${path} HTTP/1.1" 200 ${at % 90_000} "${link}" "${agent}"`;
  });

/** The same as programs write them: names with values, an address of mail in each, a token and a login in one of fifty. */
export const programLog = () =>
  logOf((link, _path, at) => {
    const secrets = at % 50 === 0 ? ` token=abcdef${at} from http://u:pa${at}@h.example/` : "";
    return `2026-11-22T11:${10 + (at % 50)}:00.123Z INFO request_id=${at}a${at * 7} user=alice@example.org version=1.${at} action=fetch duration=${at % 900}ms thread=${at % 16} status=200 url=${link}${secrets}`;
  });

/** @param {(link: string, path: string, at: number) => string} line */
const logOf = (line) =>
  text(links().map((link, at) => line(link, link.replace(/^[^/]*\/\/[^/?#]*/, "") || "/", at)));

/** Sentences with links in them, one after each run of words of this length. @param {number} words */
export function textWithLinks(words) {
  const prose = read("docs/library.md").split(/\s+/);
  const ends = [". ", ", ", "\n", ") ", "! "];
  const pieces = links()
    .slice(0, 20_000)
    .map((link, index) => {
      const from = (index * words) % (prose.length - words);
      return `${prose.slice(from, from + words).join(" ")} ${link}${ends[index % ends.length]}`;
    });
  return pieces.join("");
}

/** A real page, again and again: 8 MB. */
export function page() {
  const once = read("packages/documents/test/fixtures/libexslt-intro.html");
  return once.repeat(Math.ceil(8e6 / once.length));
}

/** The scheme with `://`, the authority, and the rest. @param {string} link */
function cut(link) {
  const authorityFrom = link.indexOf("://") + 3;
  const length = link.slice(authorityFrom).search(/[/?#]/);
  const restFrom = length < 0 ? link.length : authorityFrom + length;
  return {
    scheme: link.slice(0, authorityFrom),
    authority: link.slice(authorityFrom, restFrom),
    rest: link.slice(restFrom),
  };
}
