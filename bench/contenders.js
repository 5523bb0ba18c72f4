// @ts-check
// Who does which work: urikit, its peers and the platform's URL, each behind the same signature.
// A library is imported only by the process that measures it.
import { base } from "./links.js";

/** @typedef {(reference: string) => unknown} Doing  what is done with one reference; may throw */
/** @typedef {Partial<Record<string, Doing>>} Works   by the name of the work */

/** @type {Record<string, () => Promise<Works>>} */
export const contenders = {
  urikit: async () => {
    const { parse, isUriReference, normalize, resolve } = await import("urikit");
    const { https, standardSchemes } = await import("urikit/schemes");
    return {
      parse,
      "parse and read": (reference) => {
        const read = parse(reference);
        return [read.scheme, read.userinfo, read.host, read.port, read.path, read.query, read.fragment];
      },
      isUriReference,
      normalize: (reference) => normalize(reference),
      "normalize by scheme": (reference) =>
        normalize(reference, { level: "scheme", schemes: standardSchemes }),
      "read by scheme": (reference) => https.read(reference),
      resolve: (reference) => resolve(reference, base),
    };
  },

  "urikit, parse only": async () => {
    const { parse } = await import("urikit");
    return { "read by scheme": (reference) => parse(reference) };
  },

  "urikit, base prepared": async () => {
    const { prepareBase } = await import("urikit");
    const prepared = prepareBase(base);
    return { resolve: (reference) => prepared.resolve(reference) };
  },

  "urikit, tryParse": async () => {
    const { tryParse } = await import("urikit");
    return { parse: (reference) => tryParse(reference) };
  },

  "fast-uri": async () => {
    const { default: fastUri } = await import("fast-uri");
    return {
      parse: (reference) => fastUri.parse(reference),
      "parse and read": (reference) => {
        const read = fastUri.parse(reference);
        return [read.scheme, read.userinfo, read.host, read.port, read.path, read.query, read.fragment];
      },
      normalize: (reference) => fastUri.normalize(reference),
      "normalize by scheme": (reference) => fastUri.normalize(reference),
      resolve: (reference) => fastUri.resolve(base, reference),
    };
  },

  "@hyperjump/uri": async () => {
    const { parseUriReference, isUriReference, normalizeUri, resolveUri } = await import("@hyperjump/uri");
    return {
      parse: parseUriReference,
      "parse and read": (reference) => {
        const read = parseUriReference(reference);
        return [read.scheme, read.userinfo, read.host, read.port, read.path, read.query, read.fragment];
      },
      isUriReference,
      normalize: normalizeUri,
      resolve: (reference) => resolveUri(reference, base),
    };
  },

  "uri-js": async () => {
    const { default: uriJs } = await import("uri-js");
    return {
      parse: (reference) => uriJs.parse(reference),
      "parse and read": (reference) => {
        const read = uriJs.parse(reference);
        return [read.scheme, read.userinfo, read.host, read.port, read.path, read.query, read.fragment];
      },
      normalize: (reference) => uriJs.normalize(reference),
      resolve: (reference) => uriJs.resolve(base, reference),
    };
  },

  urijs: async () => {
    // @ts-expect-error: urijs carries no types
    const { default: URI } = await import("urijs");
    return {
      parse: (reference) => URI.parse(reference),
      "parse and read": (reference) => {
        const read = URI.parse(reference);
        return [read.protocol, read.username, read.hostname, read.port, read.path, read.query, read.fragment];
      },
      normalize: (reference) => URI(reference).normalize().toString(),
      resolve: (reference) => URI(reference).absoluteTo(base).toString(),
    };
  },

  "relative-to-absolute-iri": async () => {
    const { resolve } = await import("relative-to-absolute-iri");
    return { resolve: (reference) => resolve(reference, base) };
  },

  "URL.canParse": async () => ({
    parse: (reference) => URL.canParse(reference),
    isUriReference: (reference) => URL.canParse(reference),
  }),

  "new URL": async () => ({
    parse: (reference) => new URL(reference),
    "parse and read": (reference) => {
      const read = new URL(reference);
      return [read.protocol, read.username, read.hostname, read.port, read.pathname, read.search, read.hash];
    },
    normalize: (reference) => new URL(reference).href,
    resolve: (reference) => new URL(reference, base).href,
  }),
};
