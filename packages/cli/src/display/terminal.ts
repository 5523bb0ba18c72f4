/**
 * The abilities of a stream. "For people by default (colour and pictures only on a terminal; `NO_COLOR`
 * respected)" (the contract of `uri`).
 */

import { styleText } from "node:util";
import type { Colors, Hue, Screen } from "@urikit/explain/layout";
import { type Language, wordsFor } from "../language/spoken.ts";
import type { OutputStream } from "../stdio.ts";
import { drawsUnicode } from "./draws-unicode.ts";

/**
 * The colours, by their numbers among the 256 of xterm, which are the same in every terminal; the first sixteen are what
 * a theme makes of them, and among those a yellow is seldom legible on white, nor a blue on black. Each of these lies
 * between light and dark: its contrast (WCAG 2.2 §1.4.3) with white and with black is 3.8 or more, and with the grounds
 * of common themes 3 or more.
 */
export const HUES = {
  red: 196,
  yellow: 166,
  green: 64,
  cyan: 31,
  magenta: 134,
  dim: 244,
} as const satisfies Record<Hue, number>;

const styled = (name: "bold" | "dim" | "red" | "magenta") => (text: string) =>
  styleText(name, text, { validateStream: false });
const plain = (text: string) => text;

/** The colours, whatever the stream. */
export const STYLES: Colors = {
  ...byHue((hue) => (text) => `\u001b[38;5;${HUES[hue]}m${text}\u001b[39m`),
  bold: styled("bold"),
};

/** Those for a terminal of sixteen colours: the ones that are legible on light and dark. */
const FEW_STYLES: Colors = {
  red: styled("red"),
  yellow: styled("magenta"),
  green: plain,
  cyan: plain,
  magenta: styled("magenta"),
  dim: styled("dim"),
  bold: styled("bold"),
};

const NO_STYLES: Colors = { ...byHue(() => plain), bold: plain };

function byHue(style: (hue: Hue) => (text: string) => string): Omit<Colors, "bold"> {
  const names = Object.keys(HUES) as Hue[];
  return Object.fromEntries(names.map((hue) => [hue, style(hue)])) as Record<Hue, (text: string) => string>;
}

/** When to use colour: `--color`. */
export const COLOR_CHOICES = ["auto", "always", "never"] as const;

/** The value of `--color`; false is `--no-color`. */
export type ColorChoice = (typeof COLOR_CHOICES)[number] | false;

/** The wishes of a person. */
export interface ScreenOptions {
  readonly color?: ColorChoice;
  readonly language?: Language;
}

const WIDTH_OF_FILES = 80;
const NARROWEST = 20;

/** The screen that a stream leads to. */
export function screenOf(stream: OutputStream, options: ScreenOptions = {}): Screen {
  const isTerminal = stream.isTTY === true;
  return {
    isTerminal,
    width: Math.max((isTerminal && stream.columns) || WIDTH_OF_FILES, NARROWEST),
    colors: stylesOf(stream, options),
    unicode: drawsUnicode(process.env),
    words: wordsFor(stream, options.language),
  };
}

/** Node's own judgement of `NO_COLOR`, `TERM` and the like; only `--color always` asks for colour in a file. */
export function hasColors(
  stream: OutputStream,
  { color = "auto" }: { readonly color?: ColorChoice } = {},
): boolean {
  if (color === "always") return true;
  if (stream.isTTY !== true || color !== "auto") return false;
  return !process.env.NO_COLOR && process.env.TERM !== "dumb" && stream.hasColors?.() === true;
}

function stylesOf(stream: OutputStream, options: { readonly color?: ColorChoice }): Colors {
  if (!hasColors(stream, options)) return NO_STYLES;
  return stream.isTTY !== true || stream.hasColors?.(256) === true ? STYLES : FEW_STYLES;
}
