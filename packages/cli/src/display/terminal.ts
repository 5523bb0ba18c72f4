/**
 * What a stream can show. "For people by default (colour and pictures only on a terminal; `NO_COLOR`
 * respected)" (the contract of `uri`).
 */

import { styleText } from "node:util";
import type { OutputStream } from "../stdio.ts";

const STYLE_NAMES = ["bold", "dim", "red", "green", "yellow", "magenta", "cyan"] as const;

/** Functions that colour a text, or leave it alone. */
export type Colors = Readonly<Record<(typeof STYLE_NAMES)[number], (text: string) => string>>;

/** Those that colour it, whatever the stream. */
export const STYLES: Colors = stylesBy((name) => (text) => styleText(name, text, { validateStream: false }));
const NO_STYLES: Colors = stylesBy(() => (text) => text);

function stylesBy(style: (name: (typeof STYLE_NAMES)[number]) => (text: string) => string): Colors {
  return Object.fromEntries(STYLE_NAMES.map((name) => [name, style(name)])) as unknown as Colors;
}

/** When to use colour: `--color`. */
export const COLOR_CHOICES = ["auto", "always", "never"] as const;

/** What `--color` says; false is `--no-color`. */
export type ColorChoice = (typeof COLOR_CHOICES)[number] | false;

/** What is known about the place where text will be read. */
export interface Screen {
  readonly isTerminal: boolean;
  /** In columns. */
  readonly width: number;
  readonly colors: Colors;
  /** Whether characters beyond ASCII can be drawn. */
  readonly unicode: boolean;
}

const WIDTH_OF_FILES = 80;
const NARROWEST = 20;

/** The screen that a stream leads to. */
export function screenOf(stream: OutputStream, options: { readonly color?: ColorChoice } = {}): Screen {
  const isTerminal = stream.isTTY === true;
  return {
    isTerminal,
    width: Math.max((isTerminal && stream.columns) || WIDTH_OF_FILES, NARROWEST),
    colors: hasColors(stream, options) ? STYLES : NO_STYLES,
    unicode: drawsUnicode(process.env),
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

function drawsUnicode(environment: NodeJS.ProcessEnv): boolean {
  if (environment.TERM === "dumb") return false;
  const locale = environment.LC_ALL || environment.LC_CTYPE || environment.LANG;
  return !locale || /utf-?8/i.test(locale);
}
