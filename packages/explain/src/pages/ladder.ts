/** Pairs of references on the ladder of comparison (RFC 3986 §6): what `uri compare` gives for each. */

import {
  type Base,
  type Comparison,
  type Component,
  compare,
  type LearnedLocations,
  type CompareOptions as LibraryOptions,
  parse,
  type Rung,
  tryParse,
  type UriReference,
} from "urikit";
import { rungOf } from "urikit/foundation";
import { type Statement, statement } from "urikit/words";
import { likenesses } from "../compare/almost.ts";
import { ownEquivalence } from "../compare/own-equivalence.ts";
import { caretsUnder, differingComponents } from "../compare/parting.ts";
import { LONGEST_LINE, piecesOf, wrapped } from "../layout/layout.ts";
import { type NotedLine, notedLines } from "../layout/noted-lines.ts";
import type { Screen } from "../layout/screen.ts";
import { BY_SCHEME } from "../reference/by-scheme.ts";
import { InvalidLineError, lineErrorOf, notAPair, type PairMember } from "../reference/line-error.ts";
import { maskedText } from "../reference/masking.ts";
import type { Words } from "../words/words.ts";

export interface LadderOptions {
  /** Relative references are resolved against it first. */
  readonly base?: Base | undefined;
  readonly ignoreFragment?: true | undefined;
  readonly learned?: LearnedLocations | undefined;
  readonly showSecrets?: boolean | undefined;
}

export type Pair = readonly [a: string, b: string];

/** Compares pairs, and remembers whether all were equivalent. */
export class Ladder {
  allEquivalent = true;
  readonly #options: LibraryOptions;
  readonly #fragments: boolean;
  /** A valid reference as the JSON shows it. */
  readonly #shown: (text: string) => string;

  constructor({ base, ignoreFragment, learned, showSecrets }: LadderOptions) {
    this.#shown = showSecrets ? (text) => text : maskedText;
    this.#fragments = ignoreFragment !== true;
    this.#options = {
      fragments: this.#fragments,
      learned,
      schemes: BY_SCHEME.schemes,
      ...(base && { base }),
    };
  }

  /** The page of a pair, for people. */
  page(pair: Pair, screen: Screen): string {
    return comparisonPage(pair, { ...this.#compare(pair), fragments: this.#fragments }, screen);
  }

  /** The contract's JSON, the two with a TAB between them; `relative` is there only if relative references were compared without a base. */
  json(pair: Pair): object {
    const { equivalent, rung, steps, relative } = this.#compare(pair);
    const shown = this.#shown;
    return {
      reference: pair.map(shown).join("\t"),
      valid: true,
      equivalent,
      rung,
      steps: steps.map(({ of, rule, section, before, after }) => ({
        of,
        rule,
        section,
        before: shown(before),
        after: shown(after),
      })),
      relative: relative || undefined,
    };
  }

  #compare(pair: Pair): Comparison {
    const comparison = compare(...validPair(pair), this.#options);
    this.allEquivalent &&= comparison.equivalent;
    return comparison;
  }

  /** The rung alone, without the steps, which take most of the time. */
  rung(pair: Pair): Rung | undefined {
    const rung = rungOf(...validPair(pair), this.#options);
    this.allEquivalent &&= rung !== undefined;
    return rung;
  }
}

/**
 * The two references of a line.
 *
 * @throws {InvalidLineError} If there are not two.
 */
export function pairOf(line: string): Pair {
  const [a, b, ...more] = line.split("\t");
  if (a !== undefined && b !== undefined && more.length === 0) return [a, b];
  throw new InvalidLineError(notAPair());
}

function validPair([a, b]: Pair): [a: UriReference, b: UriReference] {
  return [validReference(a, { of: "a", from: 0 }), validReference(b, { of: "b", from: a.length + 1 })];
}

function validReference(text: string, member: PairMember): UriReference {
  const result = tryParse(text);
  if (result.valid) return result.parsed;
  throw new InvalidLineError({ ...lineErrorOf(result.error), member });
}

/** A comparison, and whether fragments were compared. */
type Compared = Comparison & { readonly fragments: boolean };

function comparisonPage([a, b]: Pair, comparison: Compared, screen: Screen): string {
  const { colors, width, words } = screen;
  const { equivalent, rung, relative } = comparison;
  const said = (statements: readonly Statement[]) =>
    statements.flatMap((one) => wrapped(words.say(one), width, "  "));
  const own = said(ownEquivalence([a, b], equivalent));
  const tail = [...own, ...(relative ? said([statement("compared-relative")]).map(colors.dim) : [])];
  const sides = [sideLines("a", a, comparison, words), sideLines("b", b, comparison, words)] as const;
  if (equivalent) {
    const verdict = said([statement("equivalent", rung ?? "")]).map(colors.green);
    return [...verdict, ...notedLines(sides.flat(), INDENT, screen), ...tail].join("\n");
  }
  const forms: Pair = [lastForm("a", a, comparison), lastForm("b", b, comparison)];
  const [ofA, ofB] = [parse(forms[0]).components, parse(forms[1]).components];
  const differing = differingComponents(ofA, ofB).filter(
    (name) => comparison.fragments || name !== "fragment",
  );
  const names = differing.map((name) => statement(`component-${name}`));
  const verdict =
    names.length === 1
      ? statement("not-equivalent-in-one", ...names)
      : statement("not-equivalent", statement("list", ...names));
  return [
    ...said([verdict]).map(colors.magenta),
    ...partingLines(sides, [maskedText(forms[0]), maskedText(forms[1])], differing, screen),
    ...said(likenesses(ofA, ofB, differing)),
    ...tail,
  ].join("\n");
}

/** The result of the steps for a reference. */
function lastForm(of: "a" | "b", text: string, { steps }: Comparison): string {
  return steps.filter((step) => step.of === of).at(-1)?.after ?? text;
}

/** Both sides, with carets below the places in which their last forms differ. */
function partingLines(
  [sideA, sideB]: readonly [NotedLine[], NotedLine[]],
  [a, b]: Pair,
  differing: readonly Component[],
  screen: Screen,
): string[] {
  const marks: Pair = [caretsUnder(a, b, differing), caretsUnder(b, a, differing)];
  const room = Math.min(screen.width, LONGEST_LINE) - INDENT.length;
  if (Math.max(a.length, b.length, marks[0].length, marks[1].length) <= room) {
    const pointed = (side: NotedLine[], own: string) => [...side, { line: INDENT + own }];
    return notedLines([...pointed(sideA, marks[0]), ...pointed(sideB, marks[1])], INDENT, screen);
  }
  return [
    ...notedLines([...sideA, ...sideB], INDENT, screen),
    ...pointedLines(a, marks[0], room),
    ...pointedLines(b, marks[1], room),
  ];
}

/** A long text in pieces, each with the marks that belong below it. */
function pointedLines(text: string, marks: string, room: number): string[] {
  let from = 0;
  return piecesOf(text, room, room).flatMap((piece) => {
    const isLast = from + piece.length === text.length;
    const below = marks.slice(from, from + piece.length + (isLast ? 1 : 0)).trimEnd();
    from += piece.length;
    return [INDENT + piece, ...(below === "" ? [] : [INDENT + below])];
  });
}

const INDENT = "   ";

/** One reference, and below it every step that was taken with it. */
function sideLines(of: "a" | "b", text: string, { steps }: Comparison, words: Words): NotedLine[] {
  const own = steps.filter((step) => step.of === of);
  return [
    { line: `${of}  ${visible(text, words)}` },
    ...own.map(({ after, rule, section }) => ({
      line: `${INDENT}${visible(after, words)}`,
      note: `${rule} (${section})`,
    })),
  ];
}

function visible(text: string, words: Words): string {
  return maskedText(text) || words.text("empty-reference");
}
