/**
 * The railroad diagram of a rule as lines and boxes, with the way that a piece of text takes through it. Where they lie
 * says the library that `uri explain --svg` draws with.
 */

import {
  type DrawnExpressions,
  type RailroadElement,
  railroadOf,
  type Track,
  trackWithParts,
} from "@urikit/explain/grammar";
import type { GrammarExpression } from "@urikit/standards/grammars";
import type { Taking, Ways } from "./ways.ts";

/** `taken` to its end; `open`, where the reading stopped within it. */
export type Mark = "none" | "open" | "taken";

export interface DrawnLine {
  readonly d: string;
  readonly isTaken: boolean;
}

export interface DrawnBox {
  readonly kind: "rule" | "literal" | "words" | "comment";
  readonly text: string;
  readonly mark: Mark;
  /** The rectangle; undefined for a comment, which has no rectangle. */
  readonly rect:
    | { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
    | undefined;
  /** Where the middle of its text lies. */
  readonly x: number;
  readonly y: number;
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** Those that are taken come last, so that they lie above the others. */
  readonly lines: readonly DrawnLine[];
  readonly boxes: readonly DrawnBox[];
}

/** The drawing of a rule. `ways`: of the text; empty if there is no text. */
export function drawingOf(expression: GrammarExpression, ways: Ways | undefined): Drawing {
  const { track, draws } = trackWithParts(expression);
  const { diagram, tracks } = railroadOf(track);
  diagram.format();
  const pen = new Pen(tracks, draws, ways ?? new Map());
  const [whole] = childrenOf(diagram);
  if (whole !== undefined) pen.row(childrenOf(whole), ways === undefined ? "none" : pen.markOf(track));
  const { width, height } = diagram.attrs;
  const lines = pen.lines.filter(({ d }) => !/^M[\d. ]+h0$/.test(d)); // those without length
  return {
    width: Number(width),
    height: Number(height),
    lines: [...lines.filter(({ isTaken }) => !isTaken), ...lines.filter(({ isTaken }) => isTaken)],
    boxes: pen.boxes,
  };
}

/** RFC 5234 §3: goes through the parts of a diagram, and says of each line whether it is taken. */
class Pen {
  readonly lines: DrawnLine[] = [];
  readonly boxes: DrawnBox[] = [];
  readonly #tracks: ReadonlyMap<RailroadElement, Track>;
  readonly #draws: DrawnExpressions;
  readonly #ways: Ways;

  constructor(tracks: ReadonlyMap<RailroadElement, Track>, draws: DrawnExpressions, ways: Ways) {
    this.#tracks = tracks;
    this.#draws = draws;
    this.#ways = ways;
  }

  markOf(track: Track): Mark {
    const takings = this.#takingsOf(track);
    if (takings.length === 0 || (track.kind === "loop" && !takings.some(({ isEntered }) => isEntered)))
      return "none";
    return takings.some(({ isDone }) => isDone) ? "taken" : "open";
  }

  #takingsOf(track: Track): Taking[] {
    return (this.#draws.get(track) ?? []).flatMap((one) => this.#ways.get(one) ?? []);
  }

  /** Parts one after another, with lines between them. A line is taken if what is before it is over, and what is after it begins. */
  row(elements: readonly RailroadElement[], mark: Mark): void {
    const marks = elements.map((element) =>
      element.tagName === "path" ? undefined : this.#markOfElement(element, mark),
    );
    for (const [at, element] of elements.entries()) {
      if (element.tagName !== "path") this.#part(element, marks[at] ?? "none");
      else {
        const before =
          marks
            .slice(0, at)
            .filter((one) => one !== undefined)
            .at(-1) ?? (mark === "none" ? "none" : "taken");
        const after =
          marks.slice(at).find((one) => one !== undefined) ?? (mark === "taken" ? "taken" : "none");
        this.#line(element, before === "taken" && after !== "none");
      }
    }
  }

  /** The mark of a part: its own, or that of what it is in, if the library added it. */
  #markOfElement(element: RailroadElement, outer: Mark): Mark {
    const track = this.#tracks.get(element);
    return track === undefined ? outer : outer === "none" ? "none" : this.markOf(track);
  }

  #part(element: RailroadElement, mark: Mark): void {
    const track = this.#tracks.get(element);
    const [before, after, ...inner] = childrenOf(element);
    if (
      track?.kind !== "choice" &&
      track?.kind !== "optional" &&
      track?.kind !== "loop" &&
      track?.kind !== "row"
    ) {
      this.#leaf(element, track, mark);
      return;
    }
    this.#ends(before, after, mark);
    if (track.kind === "row") this.row(inner, mark);
    else if (track.kind === "loop") this.#loop(track, inner, mark);
    else if (track.kind === "choice") this.#branches(inner, (branch) => this.#markOfElement(branch, mark));
    else this.#optional(track, inner, mark);
  }

  /** The lines that hook a part up: it may be narrower than its place. */
  #ends(before: RailroadElement | undefined, after: RailroadElement | undefined, mark: Mark): void {
    if (before !== undefined) this.#line(before, mark !== "none");
    if (after !== undefined) this.#line(after, mark === "taken");
  }

  /** Each branch has a line before it, and one after it. */
  #branches(elements: readonly RailroadElement[], markOf: (branch: RailroadElement) => Mark): void {
    for (let at = 0; at + 2 < elements.length; at += 3) {
      const [before, branch, after] = elements.slice(at, at + 3);
      if (branch === undefined) continue;
      const mark = markOf(branch);
      this.#ends(before, after, mark);
      this.#part(branch, mark);
    }
  }

  /** A part, and the way past it. */
  #optional(track: Track, elements: readonly RailroadElement[], mark: Mark): void {
    const takings = this.#takingsOf(track);
    const past: Mark = mark !== "none" && takings.some(({ isSkipped }) => isSkipped) ? "taken" : "none";
    const into: Mark = takings.some(({ isEntered }) => isEntered) ? mark : "none";
    this.#branches(elements, (branch) =>
      this.#tracks.has(branch) ? this.#markOfElement(branch, into) : past,
    );
  }

  /** The repeated part, and the way back below it. */
  #loop(track: Track, [before, of, after, ...back]: readonly RailroadElement[], mark: Mark): void {
    const isRepeated = mark !== "none" && this.#takingsOf(track).some((taking) => taking.isRepeated);
    const inner: Mark = of === undefined ? "none" : this.#markOfElement(of, mark);
    this.#ends(before, after, mark);
    if (of !== undefined) this.#part(of, inner);
    for (const one of back)
      if (one.tagName === "path") this.#line(one, isRepeated);
      else this.#part(one, isRepeated ? "taken" : "none");
  }

  /** A box with its text, or nothing but a line. */
  #leaf(element: RailroadElement, track: Track | undefined, mark: Mark): void {
    const children = childrenOf(element);
    const rect = children.find(({ tagName }) => tagName === "rect")?.attrs;
    const text = children.find(({ tagName }) => tagName === "text");
    const [before, after] = children.filter(({ tagName }) => tagName === "path");
    this.#ends(before, after, mark);
    if (text === undefined) return;
    this.boxes.push({
      kind:
        rect === undefined
          ? "comment"
          : track?.kind === "rule" || track?.kind === "words"
            ? track.kind
            : "literal",
      text: String(text.children),
      mark,
      rect: rect && {
        x: Number(rect.x),
        y: Number(rect.y),
        width: Number(rect.width),
        height: Number(rect.height),
      },
      x: Number(text.attrs.x),
      y: Number(text.attrs.y),
    });
  }

  #line({ attrs }: RailroadElement, isTaken: boolean): void {
    this.lines.push({ d: String(attrs.d), isTaken });
  }
}

function childrenOf({ children }: RailroadElement): readonly RailroadElement[] {
  return typeof children === "string" ? [] : children;
}
