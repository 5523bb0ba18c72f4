// @ts-check
// UTS 46 §4.2: the ASCII form of a host.
import { createRequire } from "node:module";
import { domainToASCII } from "node:url";
import { writing } from "../doing.js";

/** @type {import("./work.js").Work[]} */
export const idnaWorks = [
  {
    part: "idna",
    set: "hosts",
    title: "the ASCII form of a host, of ASCII or of another script",
    contenders: {
      urikit: async () => {
        const { toAscii } = await import("urikit/idna");
        const options = { checkHyphens: false, useStd3AsciiRules: false, verifyDnsLength: false };
        return writing((host) => toAscii(host, options).text ?? "");
      },
      tr46: async () => {
        // It has no types.
        /** @type {{ toASCII(host: string, options: object): string | null }} */
        const tr46 = createRequire(import.meta.url)("tr46");
        const options = { checkBidi: true, checkJoiners: true };
        return writing((host) => tr46.toASCII(host, options) ?? "");
      },
      domainToASCII: async () => writing(domainToASCII),
    },
    targets: [{ peer: "tr46", ratio: 5 }],
  },
];
