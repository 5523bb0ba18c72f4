// @ts-check
// RFC 3986 §7: a full audit, compared with a parse whose components are all read.
import { doing, last, readComponents } from "../doing.js";

const parseAndRead = "tryParse and read";

/** @type {import("./work.js").Work[]} */
export const auditWorks = [
  {
    part: "audit",
    set: "links",
    title: "audit, beside tryParse with all components read",
    contenders: {
      urikit: async () => {
        const { audit } = await import("@urikit/audit");
        return doing(
          (reference) => audit(reference),
          (findings) => last(findings[0]?.id),
        );
      },
      [parseAndRead]: async () => {
        const { tryParse } = await import("urikit");
        return doing(
          (reference) => tryParse(reference),
          (result) => (result.valid ? readComponents(result.parsed) : 0),
        );
      },
    },
    targets: [{ peer: parseAndRead, under: 8 }],
  },
];
