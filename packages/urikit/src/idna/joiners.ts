/**
 * RFC 5892 Appendix A.1 and A.2: where a label may have U+200C ZERO WIDTH NON-JOINER and U+200D ZERO WIDTH JOINER.
 */

import { isVirama, joiningTypeOf } from "./classes.ts";

/** The places of misplaced joiners in the label. */
export function misplacedJoiners(label: string): number[] {
  if (!/[\u200c\u200d]/.test(label)) return [];
  const joiners = [...label.matchAll(/[\u200c\u200d]/g)];
  return joiners.filter((match) => !isPlaced(label, match[0], match.index)).map(({ index }) => index);
}

function isPlaced(label: string, joiner: string, at: number): boolean {
  return isVirama(codeBefore(label, at)) || (joiner === "\u200c" && keepsFromJoining(label, at));
}

/** RFC 5892 Appendix A.1: `(Joining_Type:{L,D})(Joining_Type:T)*\u200C(Joining_Type:T)*(Joining_Type:{R,D})`. */
function keepsFromJoining(label: string, at: number): boolean {
  return "LD".includes(typeBefore(label, at)) && "RD".includes(typeAfter(label, at));
}

/** The type of the nearest character before the place that is not transparent; `U` if it is absent. */
function typeBefore(label: string, at: number): string {
  for (let end = at; end > 0; ) {
    const code = codeBefore(label, end);
    const type = joiningTypeOf(code);
    if (type !== "T") return type;
    end -= code > 0xffff ? 2 : 1;
  }
  return "U";
}

/** The type of the nearest character after the joiner that is not transparent; `U` if it is absent. */
function typeAfter(label: string, at: number): string {
  for (const character of label.slice(at + 1)) {
    const type = joiningTypeOf(character.codePointAt(0) ?? 0);
    if (type !== "T") return type;
  }
  return "U";
}

/** The code point that ends before the place; 0 at the beginning. */
function codeBefore(label: string, end: number): number {
  const code = label.codePointAt(end - 2) ?? 0;
  return code > 0xffff ? code : label.charCodeAt(end - 1) || 0;
}
