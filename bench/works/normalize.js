// @ts-check
// RFC 3986 §6.2: normalization to text, of links that are normal and of links that are not, by syntax and by scheme.
import { writing } from "../doing.js";

/** @typedef {import("./work.js").Contender} Contender */

/** The peers that know the rules of a scheme: default ports, an empty path after a host. @type {Record<string, Contender>} */
const schemePeers = {
  "fast-uri": async () => {
    const { default: fastUri } = await import("fast-uri");
    return writing((reference) => fastUri.normalize(reference));
  },
  "new URL": async () => writing((reference) => new URL(reference).href),
};

/** @type {Record<string, Contender>} */
const peers = {
  ...schemePeers,
  "@hyperjump/uri": async () => {
    const { normalizeUri } = await import("@hyperjump/uri");
    return writing((reference) => normalizeUri(reference));
  },
  "uri-js": async () => {
    const { default: uriJs } = await import("uri-js");
    return writing((reference) => uriJs.normalize(reference));
  },
  urijs: async () => {
    // @ts-expect-error: urijs has no types
    const { default: URI } = await import("urijs");
    return writing((reference) => URI(reference).normalize().toString());
  },
};

/** @type {Contender} */
const bySyntax = async () => {
  const { normalize } = await import("urikit");
  return writing((reference) => normalize(reference));
};

/** @type {Contender} */
const byScheme = async () => {
  const { normalize } = await import("urikit");
  const { standardSchemes } = await import("@urikit/schemes");
  const options = /** @type {const} */ ({ level: "scheme", schemes: standardSchemes });
  return writing((reference) => normalize(reference, options));
};

const deviantTargets = [
  { peer: "fast-uri", ratio: 8 },
  { peer: "new URL", ratio: 1.2 },
];

/** @type {import("./work.js").Work[]} */
export const normalizeWorks = [
  {
    part: "normalize",
    set: "links",
    title: "normalize, the links as they stand, normal if valid",
    contenders: { urikit: bySyntax, ...peers },
    targets: [
      { peer: "fast-uri", ratio: 15 },
      { peer: "@hyperjump/uri", ratio: 7 },
      { peer: "new URL", ratio: 1.3 },
    ],
  },
  {
    part: "normalize",
    set: "deviant",
    title: "normalize, links that are not normal",
    contenders: { urikit: bySyntax, ...peers },
    targets: deviantTargets,
  },
  {
    part: "normalize-by-scheme",
    set: "links",
    title: "normalize by scheme, the links as they stand",
    contenders: { urikit: byScheme, ...schemePeers },
    targets: [{ peer: "fast-uri", ratio: 10 }],
  },
  {
    part: "normalize-by-scheme",
    set: "deviant",
    title: "normalize by scheme, links that are not normal",
    contenders: { urikit: byScheme, ...schemePeers },
    targets: deviantTargets,
  },
];
