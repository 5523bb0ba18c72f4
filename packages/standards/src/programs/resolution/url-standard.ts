/** The URL Standard, by the platform's own `URL` with a base. */

import { platformUrl } from "../../editions/whatwg.ts";
import { type Pieces, type ResolutionHabit, recomposed, unsplit, writes } from "../resolution.ts";
import { piecesOf } from "./appendix-b.ts";

export const resolvesAsTheUrlStandard: ResolutionHabit = {
  idea: "url-standard",
  says: "resolves as the URL Standard says, without a target for a text that is not a URL with the base",
  source: "WHATWG URL §4.4",
  apply(resolution) {
    const { reference, base, target } = resolution;
    if (target !== undefined) return resolution;
    const url = platformUrl(recomposed(reference), recomposed(base));
    return url && { ...resolution, target: unsplit(url.href) };
  },
};

/** Ada 2.9, which Node 20 has, merges with the path. */
export const needsFragmentForOpaqueBase: ResolutionHabit = {
  idea: "opaque",
  says: "needs a scheme or a fragment alone in a reference against a base with an opaque path",
  source: "WHATWG URL §4.4, no scheme state",
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
  idea: "encoding",
  says: "encodes `^` in a path that begins with a slash",
  source: "WHATWG URL §1.3, path percent-encode set, since 2024",
  write: inPieces((pieces) =>
    pieces.path.startsWith("/") ? { ...pieces, path: pieces.path.replaceAll("^", "%5E") } : pieces,
  ),
});
