/** Pairs of references on the ladder of comparison (RFC 3986 §6): what `uri compare` gives for each. */

import {
  type Comparison,
  type Component,
  compare,
  type LearnedLocations,
  type CompareOptions as LibraryOptions,
  parse,
  type Rung,
  rungOf,
  tryParse,
  type UriReference,
} from "urikit";
import { LONGEST_LINE, piecesOf, wrapped } from "../../display/layout.ts";
import { maskedText } from "../../display/masking.ts";
import { type NotedLine, notedLines } from "../../display/noted-lines.ts";
import type { Screen } from "../../display/terminal.ts";
import { InvalidLine, lineErrorOf, type PairMember } from "../../lines/line-error.ts";
import type { LineCommand, PageCommand } from "../../lines/results.ts";
import { baseFrom } from "../base.ts";
import { BY_SCHEME } from "../by-scheme.ts";
import { likenesses } from "./almost.ts";
import { ownEquivalence } from "./own-equivalence.ts";
import { caretsUnder, differingComponents } from "./parting.ts";

export interface LadderOptions {
  readonly base?: string;
  readonly ignoreFragment?: true;
  readonly showSecrets?: boolean;
}

type Pair = readonly [a: string, b: string];

/** The line for two references that are not equivalent on any rung. */
const NO_RUNG = "different";

/** Compares pairs, and remembers whether all were equivalent. */
export class Ladder {
  allEquivalent = true;
  readonly #options: LibraryOptions;
  readonly #fragments: boolean;
  /** A valid reference as the JSON shows it. */
  readonly #shown: (text: string) => string;

  constructor(options: LadderOptions, learned: LearnedLocations | undefined) {
    this.#shown = options.showSecrets ? (text) => text : maskedText;
    this.#fragments = options.ignoreFragment !== true;
    this.#options = {
      fragments: this.#fragments,
      learned,
      schemes: BY_SCHEME.schemes,
      ...(options.base !== undefined && { base: baseFrom(options.base) }),
    };
  }

  /** The JSON of a line says which pair it was, and that it is valid, as it does where it is not. */
  get forLines(): LineCommand {
    return {
      subject: "pair",
      outcome: "compared",
      givesOctets: true,
      line: (line) => this.#rung(pairOf(line)) ?? NO_RUNG,
      masksSecrets: true,
      json: (line) => {
        const pair = pairOf(line);
        const comparison = this.#json(this.#compare(pair));
        return { pair: pair.map(this.#shown).join("\t"), valid: true, ...comparison };
      },
    };
  }

  forArguments(pair: Pair): PageCommand {
    return {
      subject: "pair",
      page: (_line, screen) => {
        const comparison = { ...this.#compare(pair), fragments: this.#fragments };
        return comparisonPage(pair, comparison, screen);
      },
      masksSecrets: true,
      json: () => this.#json(this.#compare(pair)),
    };
  }

  /** The contract's JSON; `relative` is there only if relative references were compared without a base. */
  #json({ equivalent, rung, steps, relative }: Comparison): object {
    const shown = this.#shown;
    return {
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

  /** The same without the steps, which take most of the time. */
  #rung(pair: Pair): Rung | undefined {
    const rung = rungOf(...validPair(pair), this.#options);
    this.allEquivalent &&= rung !== undefined;
    return rung;
  }
}

/** The two references of a line. */
function pairOf(line: string): Pair {
  const [a, b, ...more] = line.split("\t");
  if (a !== undefined && b !== undefined && more.length === 0) return [a, b];
  throw new InvalidLine({
    index: 0,
    code: "not-a-pair",
    rule: "line",
    section: "uri",
    message: "expected two references with a TAB between them",
  });
}

function validPair([a, b]: Pair): [a: UriReference, b: UriReference] {
  return [validReference(a, { of: "a", from: 0 }), validReference(b, { of: "b", from: a.length + 1 })];
}

function validReference(text: string, member: PairMember): UriReference {
  const result = tryParse(text);
  if (result.valid) return result.reference;
  throw new InvalidLine({ ...lineErrorOf(result.error), member });
}

/** A comparison, and whether fragments were compared. */
type Compared = Comparison & { readonly fragments: boolean };

function comparisonPage([a, b]: Pair, comparison: Compared, screen: Screen): string {
  const { colors, width } = screen;
  const { equivalent, rung, relative } = comparison;
  const own = ownEquivalence([a, b], equivalent).flatMap((sentence) => wrapped(sentence, width, "  "));
  const tail = [...own, ...(relative ? wrapped(RELATIVE, width, "  ").map(colors.dim) : [])];
  const sides = [sideLines("a", a, comparison), sideLines("b", b, comparison)] as const;
  if (equivalent) {
    const verdict = wrapped(`equivalent, on the rung "${rung}"`, width, "  ").map(colors.green);
    return [...verdict, ...notedLines(sides.flat(), INDENT, screen), ...tail].join("\n");
  }
  const forms: Pair = [lastForm("a", a, comparison), lastForm("b", b, comparison)];
  const [ofA, ofB] = [parse(forms[0]).components, parse(forms[1]).components];
  const differing = differingComponents(ofA, ofB).filter(
    (name) => comparison.fragments || name !== "fragment",
  );
  const verb = differing.length === 1 ? "differs" : "differ";
  const verdict = `not equivalent on any rung: ${differing.join(", ")} ${verb}`;
  return [
    ...wrapped(verdict, width, "  ").map(colors.magenta),
    ...partingLines(sides, [maskedText(forms[0]), maskedText(forms[1])], differing, screen),
    ...likenesses(ofA, ofB, differing).flatMap((sentence) => wrapped(sentence, width, "  ")),
    ...tail,
  ].join("\n");
}

const RELATIVE = "relative references, compared as they are; --base BASE resolves them first";

/** What the steps have made of a reference in the end. */
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
function sideLines(of: "a" | "b", text: string, { steps }: Comparison): NotedLine[] {
  const own = steps.filter((step) => step.of === of);
  return [
    { line: `${of}  ${visible(text)}` },
    ...own.map(({ after, rule, section }) => ({
      line: `${INDENT}${visible(after)}`,
      note: `${rule} (${section})`,
    })),
  ];
}

function visible(text: string): string {
  return maskedText(text) || "(empty)";
}
