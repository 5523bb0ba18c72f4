/** The line and the column of an offset, counted as people count them. */

import type { TextPosition } from "./found-in-text.ts";

/**
 * Counts the lines of a text that is seen through a window which slides along it. Ask for positions in ascending
 * order.
 *
 * @example
 * ```ts
 * import { LineCount } from "urikit/context";
 *
 * const lines = new LineCount();
 * lines.slide("a\nb", 0);
 * lines.at(2); // => { offset: 2, line: 2, column: 1 }
 * lines.slide("c\nd", 3);
 * lines.at(2); // => { offset: 5, line: 3, column: 1 }
 * ```
 */
export class LineCount {
  #window = "";
  /** Where the window begins in the text. */
  #start = 0;
  /** The first line feed in the window that is not counted yet, or -1. */
  #next = -1;
  #line = 1;
  /** Where the current line begins in the text. */
  #lineStart = 0;

  /** Slides the window, so that it begins at `start` of the text. */
  slide(window: string, start: number): void {
    this.#countTo(start - this.#start);
    this.#window = window;
    this.#start = start;
    this.#next = window.indexOf("\n");
  }

  /** The position, in the whole text, of a code unit of the window. */
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
