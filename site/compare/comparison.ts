/** Two references on the ladder of comparison (RFC 3986 §6.2), with the steps that led there, or where they part. */

import { BY_SCHEME, differingComponents, differingRanges, likenesses } from "@urikit/explain";
import { type ComparisonStep, type Component, compare, parse, type Rung, tryParse } from "urikit";
import type { Statement } from "urikit/words";
import { shown } from "../inspect/shown.ts";
import type { CompareTexts, Which } from "./texts/en.ts";

/** A piece of a form, and whether the other one has something else there. */
export interface PartedPiece {
  readonly text: string;
  readonly differs: boolean;
}

export interface Side {
  readonly steps: readonly ComparisonStep[];
  /** The last form, in pieces. */
  readonly pieces: readonly PartedPiece[];
}

export interface Compared {
  readonly rung: Rung | undefined;
  /** The components in which the last forms differ. */
  readonly differing: readonly Component[];
  /** The components that they have in common all the same. */
  readonly likenesses: readonly Statement[];
  readonly sides: readonly [a: Side, b: Side];
  /** Whether relative references were compared as they are. */
  readonly isRelative: boolean;
}

/** The sentence of the command about its options. */
const OF_OPTIONS: readonly string[] = ["same-but-for-fragment", "fragments-differ-too"];

/** A longer text is not compared. */
const LONGEST = 16_384;

/** Why they cannot be compared, in words; undefined if they can. */
export function problemOf(a: string, b: string, texts: CompareTexts): string | undefined {
  for (const [which, text] of Object.entries({ a, b }) as [Which, string][]) {
    if (text.length > LONGEST) return texts.tooLong(which, LONGEST);
    const read = tryParse(text);
    if (!read.valid) return texts.invalid(which, read.error);
  }
  return undefined;
}

/** @throws {UriSyntaxError} If one of them is not a URI reference. */
export function comparisonOf(a: string, b: string): Compared {
  const { equivalent, rung, steps, relative } = compare(a, b, { schemes: BY_SCHEME.schemes });
  const own = (of: "a" | "b") => steps.filter((step) => step.of === of);
  const forms = [own("a").at(-1)?.after ?? a, own("b").at(-1)?.after ?? b] as const;
  const [ofA, ofB] = [parse(forms[0]).components, parse(forms[1]).components];
  const differing = equivalent ? [] : differingComponents(ofA, ofB);
  return {
    rung,
    differing,
    // The names of the options of the command mean nothing here.
    likenesses: likenesses(ofA, ofB, differing).filter(({ id }) => !OF_OPTIONS.includes(id)),
    sides: [
      { steps: own("a"), pieces: piecesOf(forms[0], forms[1], differing) },
      { steps: own("b"), pieces: piecesOf(forms[1], forms[0], differing) },
    ],
    isRelative: relative === true,
  };
}

function piecesOf(text: string, other: string, differing: readonly Component[]): PartedPiece[] {
  const pieces: PartedPiece[] = [];
  let at = 0;
  for (const { from, to } of differingRanges(text, other, differing)) {
    if (from > at) pieces.push({ text: shown(text.slice(at, from)), differs: false });
    // Where the other has something more, there is a place to mark.
    pieces.push({ text: shown(text.slice(Math.max(at, from), to)) || " ", differs: true });
    at = Math.max(at, to);
  }
  if (at < text.length) pieces.push({ text: shown(text.slice(at)), differs: false });
  return pieces;
}
