// @ts-check
// RFC 3987: whether a text is an IRI, and the target of an IRI reference.
import { answering, writing } from "../doing.js";

/** @type {Record<string, import("./work.js").Contender>} */
const resolvers = {
  urikit: async (base) => {
    const { resolveIri } = await import("urikit/iri");
    return writing((reference) => resolveIri(reference, base));
  },
  "urikit, base prepared": async (base) => {
    const { prepareIriBase } = await import("urikit/iri");
    const prepared = prepareIriBase(base);
    return writing((reference) => prepared.resolve(reference));
  },
  "@hyperjump/uri": async (base) => {
    const { resolveIri } = await import("@hyperjump/uri");
    return writing((reference) => resolveIri(reference, base));
  },
  "relative-to-absolute-iri": async (base) => {
    const { resolve } = await import("relative-to-absolute-iri");
    return writing((reference) => resolve(reference, base));
  },
};

const targets = [
  { peer: "@hyperjump/uri", ratio: 1.5 },
  { peer: "relative-to-absolute-iri", ratio: 1 },
];

/** @type {import("./work.js").Work[]} */
export const iriWorks = [
  {
    part: "is-iri",
    set: "iris",
    title: "isIri, on links of which every second one is beyond ASCII",
    contenders: {
      urikit: async () => {
        const { isIri } = await import("urikit/iri");
        return answering(isIri);
      },
      "@hyperjump/uri": async () => {
        const { isIri } = await import("@hyperjump/uri");
        return answering(isIri);
      },
    },
    targets: [{ peer: "@hyperjump/uri", ratio: 1.5 }],
  },
  {
    part: "resolve-iri",
    set: "relativeIris",
    title: "resolveIri, on relative references of which every second one is beyond ASCII",
    contenders: resolvers,
    targets,
  },
  {
    part: "resolve-iri",
    set: "iris",
    title: "resolveIri, on the same links",
    contenders: resolvers,
    targets,
  },
];
