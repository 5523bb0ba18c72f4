// @ts-check
// The works that are measured, on which references, and the ratios to reach.

/**
 * @typedef {object} Target  how many times faster than the peer urikit is to be
 * @property {string} peer
 * @property {number} ratio
 * @property {string} [by]  which of urikit's contenders is held to it, `urikit` unless named
 */

/**
 * @typedef {object} Work
 * @property {string} name
 * @property {import("./links.js").Set} set
 * @property {string} title
 * @property {Target[]} targets
 */

/** @type {Target[]} */
const resolveTargets = [
  { peer: "fast-uri", ratio: 13 },
  { peer: "relative-to-absolute-iri", ratio: 1.3 },
  { peer: "relative-to-absolute-iri", ratio: 2.5, by: "urikit, base prepared" },
];

/** @type {Work[]} */
export const works = [
  {
    name: "parse",
    set: "links",
    title: "parse",
    // `parse` throws as @hyperjump/uri does; the other two do not, and nor does `tryParse`.
    targets: [
      { peer: "fast-uri", ratio: 10, by: "urikit, tryParse" },
      { peer: "@hyperjump/uri", ratio: 3 },
      { peer: "URL.canParse", ratio: 1, by: "urikit, tryParse" },
    ],
  },
  { name: "parse and read", set: "links", title: "parse, and read every component", targets: [] },
  {
    name: "isUriReference",
    set: "links",
    title: "isUriReference",
    targets: [{ peer: "URL.canParse", ratio: 1 }],
  },
  {
    name: "normalize",
    set: "links",
    title: "normalize to text",
    targets: [
      { peer: "fast-uri", ratio: 15 },
      { peer: "@hyperjump/uri", ratio: 7 },
      { peer: "new URL", ratio: 1.3 },
    ],
  },
  {
    name: "normalize by scheme",
    set: "links",
    title: "normalize to text by the rules of nineteen schemes",
    targets: [{ peer: "fast-uri", ratio: 10 }],
  },
  {
    name: "read by scheme",
    set: "links",
    title: "read an https reference by its scheme",
    // At most half as much again as parsing alone.
    targets: [{ peer: "urikit, parse only", ratio: 0.67 }],
  },
  { name: "resolve", set: "links", title: "resolve, the links as they stand", targets: resolveTargets },
  {
    name: "resolve",
    set: "relative",
    title: "resolve, relative references made from the links",
    targets: resolveTargets,
  },
];

/** @type {import("./links.js").Form[]} */
export const forms = ["split", "flat"];

/** What the file work is to reach. */
export const fileTargets = { megabytesPerSecond: 150, peakMegabytes: 150 };

/** What the library's face, minified and compressed, is to stay under, in kB. */
export const sizeTarget = 10;
