/** The place where text will be read: how wide it is, and what it draws. */

import type { Words } from "../words/words.ts";

export type Hue = "red" | "yellow" | "green" | "cyan" | "magenta" | "dim";

/** Functions that colour a text, or leave it alone. */
export type Colors = Readonly<Record<Hue | "bold", (text: string) => string>>;

/** The properties of the place where text will be read. */
export interface Screen {
  readonly isTerminal: boolean;
  /** In columns. */
  readonly width: number;
  readonly colors: Colors;
  /** Whether characters beyond ASCII can be drawn. */
  readonly unicode: boolean;
  /** The words of the language that a person reads there. */
  readonly words: Words;
}
