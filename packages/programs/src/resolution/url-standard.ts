/** The URL Standard, by the platform's own `URL` with a base. */

import { platformUrl } from "../platform-url.ts";
import { type Pieces, type ResolutionHabit, recomposed, unsplit, writes } from "../resolution.ts";
import { step } from "../step.ts";
import { piecesOf } from "./appendix-b.ts";

export const resolvesAsTheUrlStandard: ResolutionHabit = {
  ...step("url-standard", "resolves-as-the-url-standard", "WHATWG URL §4.4"),
  apply(resolution) {
    const { reference, base, target } = resolution;
    if (target !== undefined) return resolution;
    const url = platformUrl(recomposed(reference), recomposed(base));
    return url && { ...resolution, target: unsplit(url.href) };
  },
};

/** Ada 2.9, which Node 20 has, merges with the path. */
export const needsFragmentForOpaqueBase: ResolutionHabit = {
  ...step("opaque", "needs-fragment-for-opaque-base", "WHATWG URL §4.4, no scheme state"),
  apply(resolution) {
    const text = recomposed(resolution.reference).replace(/^[\0- ]+/, "");
    const isRelative = piecesOf(text).scheme === undefined && !text.startsWith("#");
    return isRelative && isOpaque(recomposed(resolution.base)) ? undefined : resolution;
  },
};

function isOpaque(base: string): boolean {
  const url = platformUrl(base);
  return (
    url !== undefined && url.hostname === "" && !url.pathname.startsWith("/") && !url.href.includes("://")
  );
}

/** A habit with the pieces of a URL that is written. */
export function inPieces(write: (pieces: Pieces) => Pieces): (target: Pieces) => Pieces {
  return (target) => unsplit(recomposed(write(piecesOf(recomposed(target)))));
}

export const encodesCaret = writes({
  ...step("encoding", "encodes-caret-in-path", "WHATWG URL §1.3, path percent-encode set, since 2024"),
  write: inPieces((pieces) =>
    pieces.path.startsWith("/") ? { ...pieces, path: pieces.path.replaceAll("^", "%5E") } : pieces,
  ),
});
