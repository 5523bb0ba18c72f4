// @ts-check
// RFC 3986 §5.2: resolution against a base that is given as text each time, and once against one that is prepared.
import { writing } from "../doing.js";

/** @type {Record<string, import("./work.js").Contender>} */
const contenders = {
  urikit: async (base) => {
    const { resolve } = await import("urikit");
    return writing((reference) => resolve(reference, base));
  },
  "urikit, base prepared": async (base) => {
    const { prepareBase } = await import("urikit");
    const prepared = prepareBase(base);
    return writing((reference) => prepared.resolve(reference));
  },
  "fast-uri": async (base) => {
    const { default: fastUri } = await import("fast-uri");
    return writing((reference) => fastUri.resolve(base, reference));
  },
  "@urikit/fast-uri": async (base) => {
    const { resolve } = await import("@urikit/fast-uri");
    return writing((reference) => resolve(base, reference));
  },
  "@hyperjump/uri": async (base) => {
    const { resolveUri } = await import("@hyperjump/uri");
    return writing((reference) => resolveUri(reference, base));
  },
  "uri-js": async (base) => {
    const { default: uriJs } = await import("uri-js");
    return writing((reference) => uriJs.resolve(base, reference));
  },
  urijs: async (base) => {
    // @ts-expect-error: urijs has no types
    const { default: URI } = await import("urijs");
    return writing((reference) => URI(reference).absoluteTo(base).toString());
  },
  "relative-to-absolute-iri": async (base) => {
    const { resolve } = await import("relative-to-absolute-iri");
    return writing((reference) => resolve(reference, base));
  },
  "new URL": async (base) => writing((reference) => new URL(reference, base).href),
};

const targets = [
  { peer: "fast-uri", ratio: 13 },
  { peer: "relative-to-absolute-iri", ratio: 1.3 },
  { by: "urikit, base prepared", peer: "relative-to-absolute-iri", ratio: 2.5 },
];

/** @type {import("./work.js").Work[]} */
export const resolveWorks = [
  {
    part: "resolve",
    set: "standard",
    title: "resolve, the 42 references of RFC 3986 §5.4",
    contenders,
    targets,
  },
  {
    part: "resolve",
    set: "relative",
    title: "resolve, relative references made from the links",
    contenders,
    targets,
  },
  { part: "resolve", set: "links", title: "resolve, the links as they stand", contenders, targets },
];
