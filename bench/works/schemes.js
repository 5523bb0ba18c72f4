// @ts-check
// RFC 9110 §4.2: a reference read by its scheme, with every member of the reading read.
import { doing, last, readComponents, readUrl } from "../doing.js";

/**
 * 1.5 times as fast as at commit fb1d84b, where fast-uri took 2.1 times as long: 1.5 × 2.1. README.md says how that was
 * measured.
 */
const fasterThanBefore = 3.15;

/** Reads all members of a reading. @param {import("@urikit/schemes/http").HttpReading} reading */
const readReading = ({ userinfo, host, port, segments, searchpart }) =>
  segments.reduce(
    (sum, segment) => sum + last(segment),
    last(userinfo) + last(host) + last(port) + last(searchpart),
  );

/** @type {import("./work.js").Work[]} */
export const schemeWorks = [
  {
    part: "read-by-scheme",
    set: "links",
    title: "read an https reference by its scheme, and every member",
    contenders: {
      urikit: async () => {
        const { https } = await import("@urikit/schemes");
        return doing((reference) => https.read(reference), readReading);
      },
      "urikit, parse and every component": async () => {
        const { parse } = await import("urikit");
        return doing((reference) => parse(reference), readComponents);
      },
      "fast-uri, parse and every component": async () => {
        const { default: fastUri } = await import("fast-uri");
        return doing((reference) => fastUri.parse(reference), readComponents);
      },
      "new URL, every member": async () => doing((reference) => new URL(reference), readUrl),
    },
    targets: [{ peer: "fast-uri, parse and every component", ratio: fasterThanBefore }],
  },
];
