/**
 * RFC 2046 §5.1: where the entities of a message begin and end: headings, multiparts between their boundaries,
 * messages within messages. It streams: of a body it holds no more than a line that may be a delimiter.
 */

import { joined, latin1 } from "../octets.ts";
import { LONGEST_DELIMITER, OpenMultiparts } from "./open-multiparts.ts";

/** How the octets after a heading are read. */
export interface Entity {
  /** §5.1.1: of a multipart, its boundary, one character for each octet. */
  readonly boundary?: string | undefined;
  /** §5.2.1: whether the body is a message, which begins with a heading. */
  readonly isMessage?: boolean | undefined;
}

/** Takes the entities of a message. */
export interface EntityHandler<E extends Entity> {
  /**
   * A heading is over. Returns its entity.
   * @param heading The octets of the heading, one character for each, with the empty line if it has one.
   * @param around The entity around it: a multipart or a message; undefined for the message itself.
   */
  heading(heading: string, around: E | undefined): E;
  /** The next octets of the body of the latest entity, which is neither a multipart nor a message. */
  body(octets: Uint8Array): void;
  /** That body is over. */
  bodyEnds(): void;
}

/** The longest heading that is held in memory. */
const LONGEST_HEADING = 0x400000;

const LF = 10;
const CR = 13;
const HYPHEN = 45;

/** Splits a message that comes in pieces. */
export class MessageSplitter<E extends Entity> {
  readonly #handler: EntityHandler<E>;
  readonly #open = new OpenMultiparts<E>();
  #state: "heading" | "body" | "discarded" = "heading";
  /** The entity around the current heading. */
  #around: E | undefined;
  #heading = "";
  /** Whether the next octet of the heading continues a line. */
  #isWithinLine = false;
  /** Whether the next octet of the body begins a line: a delimiter needs no line break before it then. */
  #isBodyStart = false;
  /** The octets that are undecided until more come. */
  #rest = new Uint8Array();
  /** The multiparts that were left without their closing delimiter. */
  unclosed = 0;
  /** Whether a heading is too long: the rest of the message is not read. */
  hasFailed = false;

  constructor(handler: EntityHandler<E>) {
    this.#handler = handler;
  }

  /** Takes the next octets. */
  write(octets: Uint8Array): void {
    this.#split(octets, false);
  }

  /** The message is over. */
  end(): void {
    this.#split(new Uint8Array(), true);
    if (this.#state === "heading" && !this.hasFailed) this.#endHeading();
    this.#leaveBody();
    this.unclosed += this.#open.closeTo(0);
  }

  #split(octets: Uint8Array, isLast: boolean): void {
    if (this.hasFailed) return;
    const all = this.#rest.length === 0 ? octets : joined([this.#rest, octets]);
    let from = 0;
    for (let to = -1; to !== from && from < all.length && !this.hasFailed; ) {
      to = from;
      from =
        this.#state === "heading" ? this.#readHeading(all, from, isLast) : this.#readBody(all, from, isLast);
    }
    this.#rest = all.slice(from); // a copy: a view would keep all octets in memory
  }

  /** Reads lines of a heading up to its end; returns the index of the first octet that is undecided. */
  #readHeading(octets: Uint8Array, start: number, isLast: boolean): number {
    let from = start;
    while (from < octets.length) {
      const lf = octets.indexOf(LF, from);
      const to = lf < 0 ? octets.length : lf + 1;
      if (!this.#isWithinLine) {
        if (lf < 0 && !isLast && mayBeSpecial(octets, from)) return from;
        if (this.#takeDelimiter(octets, from, to)) return to;
        if (isEmptyLine(octets, from, lf)) {
          this.#heading += latin1(octets, from, to);
          this.#endHeading();
          return to;
        }
      }
      this.#heading += latin1(octets, from, to);
      this.#isWithinLine = lf < 0;
      from = to;
      if (this.#heading.length > LONGEST_HEADING) {
        this.hasFailed = true;
        return from;
      }
    }
    return from;
  }

  /** Reads a body up to its end; returns the index of the first octet that is undecided. */
  #readBody(octets: Uint8Array, from: number, isLast: boolean): number {
    if (this.#isBodyStart && !isLast && mayBeSpecial(octets, from) && octets.indexOf(LF, from) < 0)
      return from;
    if (this.#isBodyStart && this.#takeDelimiter(octets, from, endOfLine(octets, from))) {
      return endOfLine(octets, from);
    }
    this.#isBodyStart = false;
    for (let lf = breakBeforeHyphens(octets, from); lf >= 0; lf = breakBeforeHyphens(octets, lf + 1)) {
      const to = endOfLine(octets, lf + 1);
      const isWhole = isLast || to - lf - 1 > LONGEST_DELIMITER || octets[to - 1] === LF;
      const isDelimiter = isWhole && this.#open.find(octets, lf + 1, to) !== undefined;
      if (isWhole && !isDelimiter) continue;
      // The line break before a delimiter belongs to the delimiter (§5.1.1).
      const end = octets[lf - 1] === CR && lf > from ? lf - 1 : lf;
      this.#emit(octets, from, end);
      if (!isDelimiter) return end;
      this.#takeDelimiter(octets, lf + 1, to);
      return to;
    }
    const end = isLast ? octets.length : octets.length - undecidedTail(octets, from);
    this.#emit(octets, from, end);
    return end;
  }

  #emit(octets: Uint8Array, from: number, to: number): void {
    if (this.#state === "body" && from < to) this.#handler.body(octets.subarray(from, to));
  }

  /** Follows the delimiter that a line is; returns whether it is one. */
  #takeDelimiter(octets: Uint8Array, from: number, to: number): boolean {
    const delimiter = this.#open.find(octets, from, to);
    if (delimiter === undefined) return false;
    if (this.#state === "heading") this.#endHeading();
    this.#leaveBody();
    const { depth, closes } = delimiter;
    this.unclosed += this.#open.closeTo(depth + 1);
    const multipart = this.#open.innermost;
    if (closes) this.#open.closeTo(depth);
    this.#isBodyStart = true; // the epilogue, unless a heading follows
    if (!closes) this.#beginHeading(multipart);
    return true;
  }

  #beginHeading(around: E | undefined): void {
    this.#state = "heading";
    this.#around = around;
    this.#heading = "";
    this.#isWithinLine = false;
  }

  #endHeading(): void {
    const entity = this.#handler.heading(this.#heading, this.#around);
    this.#heading = "";
    this.#isBodyStart = true;
    if (entity.isMessage === true) {
      this.#beginHeading(entity);
      return;
    }
    this.#state = entity.boundary === undefined ? "body" : "discarded"; // the preamble
    if (entity.boundary !== undefined) this.#open.open(entity.boundary, entity);
  }

  #leaveBody(): void {
    if (this.#state === "body") this.#handler.bodyEnds();
    this.#state = "discarded";
  }
}

/** The next line feed that two hyphens follow, or -1. */
function breakBeforeHyphens(octets: Uint8Array, from: number): number {
  for (let lf = octets.indexOf(LF, from); lf >= 0; lf = octets.indexOf(LF, lf + 1))
    if (octets[lf + 1] === HYPHEN && octets[lf + 2] === HYPHEN) return lf;
  return -1;
}

function endOfLine(octets: Uint8Array, from: number): number {
  const lf = octets.indexOf(LF, from);
  return lf < 0 ? octets.length : lf + 1;
}

function isEmptyLine(octets: Uint8Array, from: number, lf: number): boolean {
  return lf === from || (lf === from + 1 && octets[from] === CR);
}

/** Whether a line that is not over may become an empty line or a delimiter. */
function mayBeSpecial(octets: Uint8Array, from: number): boolean {
  const length = octets.length - from;
  if (octets[from] === CR) return length === 1;
  return (
    octets[from] === HYPHEN && (length === 1 || octets[from + 1] === HYPHEN) && length <= LONGEST_DELIMITER
  );
}

/** The number of octets at the end that may be the line break before a delimiter, and its first hyphen. */
function undecidedTail(octets: Uint8Array, from: number): number {
  const tail = latin1(octets, Math.max(from, octets.length - 3));
  return /(?:\r?\n-?|\r)$/.exec(tail)?.[0].length ?? 0;
}
