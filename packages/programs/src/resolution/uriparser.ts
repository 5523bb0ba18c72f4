/** uriparser: `uriAddBaseUri`, which keeps a path as segments, and knows of a slash before them. */

import { groupsOf } from "../habits/ipv6.ts";
import { formOf, type ResolutionHabit, writes, writesMerged } from "../resolution.ts";
import { step } from "../step.ts";
import { pathOf, textOf, withoutDots } from "../uriparser-path.ts";
import { splitsByAppendixB } from "./appendix-b.ts";
import {
  inheritsScheme,
  keepsPathAndQuery,
  mergesPaths,
  replacesPath,
  takesUriAsItIs,
} from "./precedence.ts";

const needsSchemeOfBase: ResolutionHabit = {
  ...step("scheme", "needs-scheme-of-base", "uriparser, UriResolve.c: URI_ERROR_ADDBASE_REL_BASE"),
  apply: (resolution) => (resolution.base.scheme === undefined ? undefined : resolution),
};

const removesSegments = writes({
  ...step("dot-segments", "removes-segments-of-uriparser", "uriparser, UriCommon.c: RemoveDotSegmentsEx"),
  write(target, { reference }) {
    if (formOf(reference) === "no-path") return target;
    const path = pathOf(target.path, target.authority !== undefined);
    return { ...target, path: textOf({ ...path, segments: withoutDots(path) }) };
  },
});

const keepsTwoSlashesApart = writesMerged({
  ...step("slashes", "keeps-two-slashes-apart", "uriparser, UriCommon.c: FixAmbiguity"),
  write(target) {
    const path = pathOf(target.path, target.authority !== undefined);
    const [first, second] = path.segments;
    const isAmbiguous = first === "" && (path.isAbsolute || second === "");
    return isAmbiguous ? { ...target, path: textOf({ ...path, segments: [".", ...path.segments] }) } : target;
  },
});

const writesIpv6InFull = writes({
  ...step("ipv6", "writes-ipv6-in-full", "uriparser, UriRecompose.c: ToStringEngine"),
  write: (target) => ({
    ...target,
    authority: target.authority?.replace(
      /\[([0-9A-Fa-f:.]+)\]/,
      (_, address: string) => `[${inFull(address)}]`,
    ),
  }),
});

const inFull = (address: string) =>
  groupsOf(address)
    .map((group) => group.toString(16).padStart(4, "0"))
    .join(":");

export const URIPARSER_RESOLUTION: readonly ResolutionHabit[] = [
  splitsByAppendixB,
  needsSchemeOfBase,
  takesUriAsItIs,
  inheritsScheme,
  keepsPathAndQuery,
  replacesPath,
  mergesPaths,
  removesSegments,
  keepsTwoSlashesApart,
  writesIpv6InFull,
];
