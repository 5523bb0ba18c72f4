// @ts-check
// RFC 3986 §3: parsing a reference, alone and with its components read; and the question whether it is one.
import { answering, doing, last, readComponents, readHost, readUrl } from "../doing.js";

/** @typedef {import("./work.js").Contender} Contender */

/**
 * The contender that makes no error for a link that it refuses. It is held to the targets against peers that do not make one
 * either: `new URL` accepts all links but one, fast-uri does not throw. @hyperjump/uri throws at the same links as
 * `parse`, which is held to the targets with it.
 */
const withoutErrors = "urikit, tryParse";

/**
 * @param {() => Promise<(reference: string) => import("../doing.js").Components>} load
 * @param {(result: import("../doing.js").Components) => unknown} read
 * @returns {Contender}
 */
const parsing = (load, read) => async () => {
  const parse = await load();
  return doing((reference) => parse(reference), read);
};

/**
 * The parsers whose results have components by the names of RFC 3986, each with its result read in one way.
 * @param {(result: import("../doing.js").Components) => unknown} read
 * @returns {Record<string, Contender>}
 */
const parsersReading = (read) => ({
  urikit: parsing(async () => (await import("urikit")).parse, read),
  [withoutErrors]: async () => {
    const { tryParse } = await import("urikit");
    return doing(
      (reference) => tryParse(reference),
      (result) => (result.valid ? read(result.parsed) : 0),
    );
  },
  "fast-uri": parsing(async () => (await import("fast-uri")).default.parse, read),
  "@hyperjump/uri": parsing(async () => (await import("@hyperjump/uri")).parseUriReference, read),
  "uri-js": parsing(async () => (await import("uri-js")).default.parse, read),
});

/** @param {(parts: any) => unknown} read its result has no type @returns {Contender} */
const urijsReading = (read) => async () => {
  // @ts-expect-error: urijs has no types
  const { default: URI } = await import("urijs");
  return doing((reference) => URI.parse(reference), read);
};

/** For parsing alone: nothing is read. @param {unknown} result */
const itself = (result) => result;

/** @type {Record<string, Contender>} */
const hostReaders = {
  ...parsersReading(readHost),
  urijs: urijsReading((parts) => last(parts.hostname)),
  "new URL": async () =>
    doing(
      (reference) => new URL(reference),
      (url) => last(url.hostname),
    ),
};

/** @type {import("./work.js").Work[]} */
export const parseWorks = [
  {
    part: "parse",
    set: "links",
    title: "parse alone",
    contenders: {
      ...parsersReading(itself),
      urijs: urijsReading(itself),
      "URL.canParse": async () => answering((reference) => URL.canParse(reference)),
      "new URL": async () => answering((reference) => new URL(reference)),
    },
    targets: [{ by: withoutErrors, peer: "URL.canParse", ratio: { 20: 1, 24: 0.85 } }],
  },
  {
    part: "host",
    set: "links",
    title: "parse and read the host",
    contenders: hostReaders,
    targets: [{ by: withoutErrors, peer: "new URL", ratio: 1.4 }],
  },
  {
    part: "host",
    set: "ipv6",
    title: "parse and read the host, an IPv6 address",
    contenders: hostReaders,
    targets: [{ by: withoutErrors, peer: "new URL", ratio: 2 }],
  },
  {
    part: "components",
    set: "links",
    title: "parse and read every component",
    contenders: {
      ...parsersReading(readComponents),
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
      { by: withoutErrors, peer: "new URL", ratio: 1.5 },
      { by: withoutErrors, peer: "fast-uri", ratio: 8 },
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
