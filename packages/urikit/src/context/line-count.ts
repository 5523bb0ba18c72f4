/** The place of an offset as people count: line and column. */

import type { TextPosition } from "./found-in-text.ts";

/** Counts the lines of a text that is seen through a window which slides along it; places come in ascending order. */
export class LineCount {
  #window = "";
  /** Where the window begins in the text. */
  #start = 0;
  /** The next line feed in the window that is not counted, or -1. */
  #next = -1;
  #line = 1;
  /** Where the line at hand begins in the text. */
  #lineStart = 0;

  /** Slides the window to `start` of the text. */
  slide(window: string, start: number): void {
    this.#countTo(start - this.#start);
    this.#window = window;
    this.#start = start;
    this.#next = window.indexOf("\n");
  }

  /** The place of a code unit of the window. */
  at(index: number): TextPosition {
    this.#countTo(index);
    const offset = this.#start + index;
    return { offset, line: this.#line, column: offset - this.#lineStart + 1 };
  }

  #countTo(index: number): void {
    while (this.#next >= 0 && this.#next < index) {
      this.#line++;
      this.#lineStart = this.#start + this.#next + 1;
      this.#next = this.#window.indexOf("\n", this.#next + 1);
    }
  }
}
