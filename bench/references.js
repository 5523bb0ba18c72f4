// @ts-check
// The references that are measured: sets of them, each in two forms.
import { domainToASCII } from "node:url";
import { linksText, base as pageBase } from "./links.js";

/** @typedef {"split" | "flat"} Form split: views of the whole text, as `split` makes them; flat: strings of their own. */

/** The references of RFC 3986 §5.4.1 and §5.4.2, in its order. */
const standard = [
  ..."g:h g ./g g/ /g //g ?y g?y #s g#s g?y#s ;x g;x g;x?y#s".split(" "),
  "",
  ..."../../g . ./ .. ../ ../g ../.. ../../".split(" "),
  ..."../../../g ../../../../g /./g /../g g. .g g.. ..g".split(" "),
  ..."./../g ./g/. g/./h g/../h g;x=1/./y g;x=1/../y".split(" "),
  ..."g?y/./x g?y/../x g#s/./x g#s/../x http:g".split(" "),
];

/** One pass over the standard's references alone would be too short to be timed. */
const COPIES = 500;

/** A quick run takes every fourth block of references; a block is as long as the list of the standard. */
const BLOCK = standard.length;

/** Hosts of many scripts. */
const INTERNATIONAL =
  "bücher.example www.müller.de 日本語.jp пример.рф παράδειγμα.gr faß.de Ünicode.ORG مثال.إختبار उदाहरण.परीक्षा 한국어.kr café.fr ไทย.th 🍕.ws".split(
    " ",
  );

/** Titles of pages in many scripts. */
const TITLES =
  "Sécurité 日本国憲法 Москва Ελλάδα Straße القاهرة दिल्ली 서울특별시 Łódź กรุงเทพมหานคร ירושלים 🍕_Pizza".split(
    " ",
  );

/** @satisfies {Record<string, { base: string, make: () => string[] }>} */
const sets = {
  /** The links as they stand. */
  links: { base: pageBase, make: links },
  /** Relative references made from the links. */
  relative: { base: pageBase, make: () => links().map(relativeReference) },
  /** The standard's own references, with its base (§5.4). */
  standard: { base: "http://a/b/c/d;p?q", make: () => Array(COPIES).fill(standard).flat() },
  /** Links that are not normal. */
  deviant: { base: pageBase, make: () => links().map(deviantLink) },
  /** The links, with an IPv6 address and a port in the place of the authority. */
  ipv6: { base: pageBase, make: () => links().map(addressedLink) },
  /** Words for the values of a template: the last segment of each link, decoded. */
  names: { base: pageBase, make: () => links().map(nameIn) },
  /** Hosts: those of the links, by turns with hosts of other scripts and their ASCII forms. */
  hosts: { base: pageBase, make: hosts },
  /** The links, every second one with a segment beyond ASCII. */
  iris: { base: pageBase, make: () => links().map(withTitle) },
  /** Relative references made from the links, every second one with a segment beyond ASCII. */
  relativeIris: { base: pageBase, make: () => links().map(relativeReference).map(withTitle) },
};

/** @typedef {keyof typeof sets} SetName */

/** The base that the references of a set are resolved against. @param {SetName} set */
export const baseOf = (set) => sets[set].base;

/** Whether there is a set of this name. @param {string} name @returns {name is SetName} */
export const isSet = (name) => Object.hasOwn(sets, name);

/**
 * The references of a set, in a form.
 * @param {SetName} set
 * @param {Form} form
 * @param {number} every  1 for all of them, 4 for a quarter
 */
export function references(set, form, every = 1) {
  const taken = sets[set].make().filter((_, index) => Math.floor(index / BLOCK) % every === 0);
  const lines = flat(taken.join("\n")).split("\n");
  return form === "split" ? lines : lines.map(flat);
}

/**
 * A string of its own, equal to the text.
 * @param {string} text
 */
export const flat = (text) => Buffer.from(text).toString();

function links() {
  return linksText().split("\n");
}

function hosts() {
  return links().map((link, index) => {
    if (index % 2 === 0) return new URL(link).hostname;
    const host = INTERNATIONAL[(index >> 1) % INTERNATIONAL.length] ?? "";
    return index % 8 === 1 ? domainToASCII(host) : host;
  });
}

/**
 * A reference as it is; every second one with a title as a segment at the end of its path.
 * @param {string} reference
 * @param {number} index
 */
function withTitle(reference, index) {
  if (index % 2 === 0) return reference;
  const pathTo = /[?#]|$/.exec(reference)?.index;
  return `${reference.slice(0, pathTo)}/${TITLES[(index >> 1) % TITLES.length]}${reference.slice(pathTo)}`;
}

/**
 * The part of a link after its authority, as a page would refer to it: by turns from the root (`/a/b?c`), from the
 * folder above (`../a/b?c`), and from the page (`a/b?c`). Where it would read as something else (`Talk:URI` as a URI,
 * `//a` as a host), a dot-segment precedes it.
 * @param {string} link
 * @param {number} index
 */
function relativeReference(link, index) {
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
function deviantLink(link, index) {
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
function addressedLink(link, index) {
  const { scheme, rest } = cut(link);
  const piece = (index % 0x10000).toString(16);
  const addresses = [
    `2001:db8::${piece}`,
    `2001:db8:0:0:8:800:200c:${piece}`,
    `::ffff:192.0.2.${index % 256}`,
  ];
  return `${scheme}[${addresses[index % 3]}]:8080${rest}`;
}

/**
 * The last segment of a link that is not empty, decoded if it can be; the authority if every segment is empty.
 * @param {string} link
 */
function nameIn(link) {
  const { authority, rest } = cut(link);
  const segments = rest.replace(/[?#].*/, "").split("/");
  const name = segments.filter((segment) => !/^\.{0,2}$/.test(segment)).at(-1);
  try {
    return decodeURIComponent(name ?? authority).replaceAll("\n", " ");
  } catch {
    return authority;
  }
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
