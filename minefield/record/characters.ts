/**
 * Each character of ASCII in each place of a reference, once, so that one line shows which characters a reader takes there.
 * RFC 3986 Appendix A says which it should.
 */

import type { Question } from "../recorded/question.ts";

/** `?` stands for the character. */
const PLACES: readonly (readonly [kind: string, shape: string])[] = [
  ["scheme", "a?b://good.example/"],
  ["userinfo", "http://u?v@good.example/"],
  ["host", "http://good?evil.example/"],
  ["port", "http://good.example:8?0/"],
  ["path", "http://good.example/a?b"],
  ["query", "http://good.example/?a?b"],
  ["fragment", "http://good.example/#a?b"],
];

/** The questions, place by place. */
export function characters(): readonly Question[] {
  const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
  return PLACES.flatMap(([place, shape]) => {
    const at = shape.lastIndexOf("?");
    return ascii.map((character) => ({
      reference: shape.slice(0, at) + character + shape.slice(at + 1),
      kind: `character in ${place}`,
    }));
  });
}
