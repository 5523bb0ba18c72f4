/**
 * What a stream can show. "For people by default (colour and pictures only on a terminal; `NO_COLOR`
 * respected)" (the contract of `uri`).
 */

import colors from "picocolors";
import type { OutputStream } from "../stdio.ts";

/** Functions that colour a text, or leave it alone. */
export type Colors = ReturnType<typeof colors.createColors>;

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

/** The screen that a stream leads to. `color: false` is `--no-color`. */
export function screenOf(stream: OutputStream, options: { readonly color?: boolean } = {}): Screen {
  const isTerminal = stream.isTTY === true;
  return {
    isTerminal,
    width: Math.max((isTerminal && stream.columns) || WIDTH_OF_FILES, NARROWEST),
    colors: colors.createColors(isTerminal && options.color !== false && wantsColor(stream)),
    unicode: drawsUnicode(process.env),
  };
}

/** Node's own judgement of `NO_COLOR`, `TERM` and the like; FORCE_COLOR cannot ask for colour in a file. */
function wantsColor(stream: OutputStream): boolean {
  return !process.env.NO_COLOR && process.env.TERM !== "dumb" && stream.hasColors?.() === true;
}

function drawsUnicode(environment: NodeJS.ProcessEnv): boolean {
  if (environment.TERM === "dumb") return false;
  const locale = environment.LC_ALL || environment.LC_CTYPE || environment.LANG;
  return !locale || /utf-?8/i.test(locale);
}
