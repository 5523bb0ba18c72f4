// @ts-check
// RFC 3986 §3: parsing a reference, alone and with its components read; and the question whether it is one.
import { answering, doing, last, readComponents, readHost, readUrl } from "../doing.js";

/** @typedef {import("./work.js").Contender} Contender */

/**
 * Those who parse into components that bear the names of RFC 3986.
 * @satisfies {Record<string, () => Promise<(reference: string) => import("../doing.js").Components>>}
 */
const parsers = {
  urikit: async () => (await import("urikit")).parse,
  "fast-uri": async () => (await import("fast-uri")).default.parse,
  "@hyperjump/uri": async () => (await import("@hyperjump/uri")).parseUriReference,
  "uri-js": async () => (await import("uri-js")).default.parse,
};

/** Each of them with its result read in one way. @param {(result: import("../doing.js").Components) => unknown} read */
const parsersReading = (read) =>
  Object.fromEntries(
    Object.entries(parsers).map(([name, load]) => {
      /** @type {Contender} */
      const contender = async () => {
        const parse = await load();
        return doing((reference) => parse(reference), read);
      };
      return [name, contender];
    }),
  );

/** urikit without exceptions. @param {(result: import("../doing.js").Components) => unknown} read @returns {Contender} */
const tryParseReading = (read) => async () => {
  const { tryParse } = await import("urikit");
  return doing(tryParse, (result) => (result.valid ? read(result.reference) : 0));
};

/** @param {(parts: any) => unknown} read its result has no type @returns {Contender} */
const urijsReading = (read) => async () => {
  // @ts-expect-error: urijs has no types
  const { default: URI } = await import("urijs");
  return doing((reference) => URI.parse(reference), read);
};

/** For parsing alone: nothing is read. @param {unknown} result */
const itself = (result) => result;

/** @type {import("./work.js").Work[]} */
export const parseWorks = [
  {
    part: "parse",
    set: "links",
    title: "parse alone",
    contenders: {
      ...parsersReading(itself),
      "urikit, tryParse": tryParseReading(itself),
      urijs: urijsReading(itself),
      "URL.canParse": async () => answering((reference) => URL.canParse(reference)),
      "new URL": async () => answering((reference) => new URL(reference)),
    },
    // Neither of the two makes an error for a link that is refused.
    targets: [{ by: "urikit, tryParse", peer: "URL.canParse", ratio: { 20: 1, 24: 0.85 } }],
  },
  {
    part: "host",
    set: "links",
    title: "parse and read the host",
    contenders: {
      ...parsersReading(readHost),
      "urikit, tryParse": tryParseReading(readHost),
      urijs: urijsReading((parts) => last(parts.hostname)),
      "new URL": async () =>
        doing(
          (reference) => new URL(reference),
          (url) => last(url.hostname),
        ),
    },
    targets: [{ peer: "new URL", ratio: 1.4 }],
  },
  {
    part: "components",
    set: "links",
    title: "parse and read every component",
    contenders: {
      ...parsersReading(readComponents),
      "urikit, tryParse": tryParseReading(readComponents),
      urijs: urijsReading(
        (parts) =>
          last(parts.protocol) +
          last(parts.username) +
          last(parts.password) +
          last(parts.hostname) +
          last(parts.port) +
          last(parts.path) +
          last(parts.query) +
          last(parts.fragment),
      ),
      "new URL": async () => doing((reference) => new URL(reference), readUrl),
    },
    targets: [
      { peer: "new URL", ratio: 1.5 },
      { peer: "fast-uri", ratio: 8 },
      { peer: "@hyperjump/uri", ratio: 1.6 },
    ],
  },
  {
    part: "is",
    set: "links",
    title: "isUriReference",
    contenders: {
      urikit: async () => {
        const { isUriReference } = await import("urikit");
        return answering((reference) => isUriReference(reference));
      },
      "@hyperjump/uri": async () => {
        const { isUriReference } = await import("@hyperjump/uri");
        return answering((reference) => isUriReference(reference));
      },
      "URL.canParse": async () => answering((reference) => URL.canParse(reference)),
    },
    targets: [{ peer: "URL.canParse", ratio: 1 }],
  },
];
