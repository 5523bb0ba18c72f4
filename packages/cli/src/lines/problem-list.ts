/** The errors in the lines of a list, as a person sees them on a terminal: place, message, and text with carets. */

import type { LineError } from "@urikit/explain";
import type { Screen } from "@urikit/explain/layout";
import { drawable, wrapped } from "@urikit/explain/layout";
import { placeOf } from "./reports.ts";

/** How the problems of a list are shown. */
export interface ProblemOptions {
  /** How many of each code are shown. */
  readonly most: number;
  /** Whether each input has its name above its problems. */
  readonly named: boolean;
}

const INDENT = "  ";

/** Shows the problems of one source, one after another. */
export class ProblemList {
  readonly #heading: string | undefined;
  readonly #screen: Screen;
  #isEmpty = true;

  /** @param heading The name of the source, if it stands above its problems. */
  constructor(heading: string | undefined, screen: Screen) {
    this.#heading = heading;
    this.#screen = screen;
  }

  /** The problem of the line with that number, without its last line end. */
  shown(error: LineError, number: number): string {
    const { colors, width } = this.#screen;
    const place = placeOf(error, number, true);
    const message = wrapped(
      drawable(`${place}${INDENT}${this.#screen.words.error(error)}`, this.#screen),
      width,
      INDENT,
    );
    const [first = "", ...more] = message;
    const [text, carets] = error.picture?.(width - INDENT.length, this.#screen) ?? [];
    const lines = [
      ...this.#start(),
      colors.bold(first.slice(0, place.length)) + first.slice(place.length),
      ...more,
      ...(text === undefined || carets === undefined
        ? []
        : [`${INDENT}${text}`, `${INDENT}${colors.red(carets)}`]),
    ];
    return lines.join("\n");
  }

  /** The name of the source before its first problem. */
  #start(): string[] {
    if (!this.#isEmpty || this.#heading === undefined) return [];
    this.#isEmpty = false;
    return [this.#screen.colors.magenta(drawable(this.#heading, this.#screen))];
  }
}
