/**
 * RFC 3676 §4: `format=flowed; delsp=yes`. A line that ends with a space goes on in the next one, and that space is not
 * part of the text. So a long reference that such a line break divides is one.
 */

import type { TextPosition } from "urikit/context";
import type { DocumentReader } from "../document-reader.ts";
import type { Finding } from "../found-reference.ts";
import { placeAfter } from "../located-text.ts";
import type { DocumentWarning, Sink } from "../sink.ts";

const START: TextPosition = { offset: 0, line: 1, column: 1 };

/** A longer line is not held in memory: it is read as it is. */
const LONGEST_LINE = 0x10000;

/** How much of the joined text is remembered: no reference is longer than a million characters. */
const REMEMBERED = 0x300000;
const MOST_JOINTS = 0x10000;

/** §4.4, §4.5: the marks of quotation, and the space that was stuffed before the text of the line. */
const LINE = /^(>*) ?/;

/** A place where two lines were joined: in the joined text, and in the text as it is written. */
interface Joint {
  readonly joined: TextPosition;
  readonly written: TextPosition;
}

/** Reads a text that comes in pieces with its lines joined; the places are those in the text as it is written. */
export class FlowedTextReader implements DocumentReader, Sink {
  readonly #sink: Sink;
  readonly #reader: DocumentReader;
  #rest = "";
  /** The end of the last line, if that line goes on, and the depth of its quotation. */
  #withheld = "";
  #depth = 0;
  #joined = START;
  #written = START;
  #joints: Joint[] = [{ joined: START, written: START }];
  /** The last joint before the latest reference. */
  #at = 0;

  /** @param readerOf The reader of the joined text. */
  constructor(sink: Sink, readerOf: (sink: Sink) => DocumentReader) {
    this.#sink = sink;
    this.#reader = readerOf(this);
  }

  write(text: string): void {
    const lines = (this.#rest + text).split(/(?<=\n)/);
    const last = lines.pop() ?? "";
    const isOpen = last.length <= LONGEST_LINE && !last.endsWith("\n");
    this.#rest = isOpen ? last : "";
    for (const line of lines) this.#take(line);
    if (!isOpen) this.#take(last);
  }

  end(): void {
    this.#take(this.#rest);
    this.#give(this.#withheld);
    this.#reader.end();
  }

  found(finding: Finding): void {
    this.#sink.found({ ...finding, where: { ...finding.where, ...this.#placeOf(finding.where) } });
  }

  warn(warning: DocumentWarning): void {
    this.#sink.warn(warning);
  }

  #take(line: string): void {
    const [start = "", quotes = ""] = LINE.exec(line) ?? [];
    const isNext = this.#withheld !== "" && quotes.length === this.#depth;
    if (isNext) this.#join(this.#withheld + start);
    else this.#give(this.#withheld);
    const text = isNext ? line.slice(start.length) : line;
    const end = endOfFlowed(line.slice(start.length));
    this.#give(text.slice(0, text.length - end.length));
    this.#withheld = end;
    this.#depth = quotes.length;
  }

  #give(text: string): void {
    this.#joined = placeAfter(this.#joined, text);
    this.#written = placeAfter(this.#written, text);
    this.#reader.write(text);
  }

  /** Leaves out a text between two lines. */
  #join(between: string): void {
    this.#written = placeAfter(this.#written, between);
    this.#joints.push({ joined: this.#joined, written: this.#written });
    if (this.#joints.length < MOST_JOINTS) return;
    const from = this.#joined.offset - REMEMBERED;
    const first = this.#joints.findIndex(({ joined }) => joined.offset >= from);
    const forgotten = Math.max(0, first - 1);
    this.#joints = this.#joints.slice(forgotten);
    this.#at = Math.max(0, this.#at - forgotten);
  }

  /** The place in the text as it is written. References come in the order of the text. */
  #placeOf({ offset, line, column }: TextPosition): TextPosition {
    let next = this.#joints[this.#at + 1];
    while (next !== undefined && next.joined.offset <= offset) next = this.#joints[++this.#at + 1];
    const { joined, written } = this.#joints[this.#at] ?? { joined: START, written: START };
    return {
      offset: written.offset + offset - joined.offset,
      line: written.line + line - joined.line,
      column: line === joined.line ? written.column + column - joined.column : column,
    };
  }
}

/** §4.2, §4.3: the space and the line break that end a line which goes on; a line `-- ` begins a signature. */
function endOfFlowed(text: string): string {
  const end = / \r?\n$/.exec(text)?.[0] ?? "";
  return text === `--${end}` ? "" : end;
}
