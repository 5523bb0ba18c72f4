/** Lines that are not looked at, and give no line out: `--skip-blank`, `--skip-comments`. */

import { type Line, viewOf } from "./line-text.ts";

/** Whether a line is left out. */
export type SkipsLine = (line: Line) => boolean;

/** The lines that the options leave out; undefined if they leave out nothing. */
export function skippedLines(options: {
  readonly skipBlank?: true;
  readonly skipComments?: true;
}): SkipsLine | undefined {
  const { skipBlank, skipComments } = options;
  if (!skipBlank && !skipComments) return undefined;
  return (line) => {
    const characters = line.ascii ?? viewOf(line.octets).toString("latin1");
    let at = 0;
    while (at < characters.length && isBlank(characters.charCodeAt(at))) at++;
    if (at === characters.length) return skipBlank === true;
    return skipComments === true && characters.charCodeAt(at) === HASH;
  };
}

const HASH = 35;
const SPACE = 32;

/** A space or one of the controls that leave a line blank, such as a TAB. */
function isBlank(octet: number): boolean {
  return octet === SPACE || (octet >= 9 && octet <= 13);
}
