// @ts-check
// References by kind, each with where it comes from: most links on the Web are short and https, and a figure for these alone
// says nothing of the others.
import { hostileShapes } from "../../test/hostile-shapes.js";
import { addressedLink, base, links as corpus, deviantLink, relativeReference, withTitle } from "../texts.js";

/** Of each kind, so that all of them are read in the time of a round. */
const COUNT = 2000;

/** @type {readonly string[]} */
const links = corpus();
/** @type {readonly string[]} */
const valid = links.filter((link) => /^https?:\/\/[\w.-]+(?:\/[\w./~!$&'()*+,;=:@?-]*)?$/.test(link));

/** `URL` reads what has no scheme against the base. @typedef {{ source: string, base?: string, make: () => readonly string[] }} Kind */

/** @type {Readonly<Record<string, Kind>>} */
export const kinds = {
  "short links": { source: "the links of the corpus, as they stand", make: () => links },
  "300 characters": { source: "links, with segments and a query up to that length", make: () => padded(300) },
  "1,000 characters": { source: "the same", make: () => padded(1000) },
  triplets: {
    source: "titles in twelve scripts below the links, as RFC 3987 §3.1 maps them",
    make: () => links.filter((_, index) => index % 2 === 1).map((link, at) => encodeURI(withTitle(link, at))),
  },
  "A-labels": { source: "the ASCII forms of hosts in many scripts", make: () => named() },
  "IPv6 addresses": { source: "links, with an address and a port", make: () => links.map(addressedLink) },
  "userinfo and port": { source: "links, with both", make: () => valid.map(withLogin) },
  "`data:` of 2 kB": { source: "Base64 by a seed", make: () => data(2000, 200) },
  "`data:` of 64 kB": { source: "the same", make: () => data(65_536, 10) },
  "`mailto:`": {
    source: "RFC 6068, addresses counted up",
    make: () => counted((i) => `mailto:reader.${i}@example.org`),
  },
  "`urn:`": { source: "RFC 8141, numbers counted up", make: () => counted((i) => `urn:isbn:04514505${i}`) },
  relative: {
    source: "references made from the links, as pages have them",
    base,
    make: () => links.map(relativeReference),
  },
  "not normal": {
    source: "links with capitals, dot-segments and triplets in lower case",
    make: () => links.map(deviantLink),
  },
  invalid: {
    source: "links, with a space, a bracket or half a triplet in the path",
    make: () => valid.map(broken),
  },
  hostile: {
    source: "4,000 characters each of the shapes of test/hostile-shapes.js",
    make: () => Object.values(hostileShapes).map((shape) => shape(4000)),
  },
};

/** The references of each kind; each a string of its own, which no other keeps in memory. */
export const madeKinds = () =>
  Object.fromEntries(
    Object.entries(kinds).map(([name, { base, make }]) => {
      const texts = make()
        .slice(0, COUNT)
        .map((text) => Buffer.from(text).toString());
      return [name, { texts, ...(base !== undefined && { base }) }];
    }),
  );

/** @param {number} length */
function padded(length) {
  return valid.slice(0, COUNT).map((link) => {
    let text = link.replace(/[?#].*/, "");
    for (let count = 0; text.length < length * 0.7; count++) text += `/segment-${count}`;
    text += "?";
    for (let count = 0; text.length < length; count++) text += `name${count}=value&`;
    return text.slice(0, length);
  });
}

const LABELS = "xn--bcher-kva xn--wgv71a119e xn--e1afmkfd xn--hxajbheg2az3al xn--80ak6aa92e".split(" ");

function named() {
  return valid.map((link, index) =>
    link.replace(/^(https?:\/\/)[^/?#]*/, `$1${LABELS[index % LABELS.length]}.example`),
  );
}

/** @param {string} link @param {number} index */
const withLogin = (link, index) => link.replace(/^(https?:\/\/)([^/?#:]*)/, `$1reader${index}:word@$2:8080`);

const FAULTS = [" ", "[", "%2", "|", "é"];

/** @param {string} link @param {number} index */
const broken = (link, index) => `${link.replace(/[?#].*/, "")}/${FAULTS[index % FAULTS.length]}/x`;

/** @param {(index: number) => string} make */
const counted = (make) => Array.from({ length: COUNT }, (_, index) => make(index));

const BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** @param {number} length @param {number} count */
function data(length, count) {
  let seed = 1738;
  const digit = () => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
    return BASE64[(seed >> 8) & 63];
  };
  return Array.from(
    { length: count },
    () => `data:image/png;base64,${Array.from({ length }, digit).join("")}`,
  );
}
