/** How the two texts are cut into pieces (RFC 3986 Appendix B). */

import { type Pieces, reads, recomposed } from "../resolution.ts";
import { step } from "../step.ts";

const PIECES = /^(?:([A-Za-z][A-Za-z0-9+.-]*):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s;

/** The pieces by Appendix B, with a scheme that has the form of one (RFC 3986 §3.1). */
export function piecesOf(text: string): Pieces {
  const [, scheme, authority, path = "", query, fragment] = PIECES.exec(text) ?? [];
  return { scheme, authority, path, query, fragment };
}

export const splitsByAppendixB = reads({
  ...step("authority", "splits-by-appendix-b", "RFC 3986 Appendix B, §3.1"),
  read: (pieces) => piecesOf(recomposed(pieces)),
});
