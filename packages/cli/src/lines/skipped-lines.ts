/** Lines that are not looked at, and give no line out: `--skip-blank`, `--skip-comments`, `--only`. */

import { type Line, viewOf } from "./line-text.ts";
import { asksForValue, type ValueOptions } from "./list-options.ts";

/** Whether a line is left out. */
export type SkipsLine = (line: Line) => boolean;

/** The options that leave lines out, and what they look at. */
export interface SkippingOptions extends ValueOptions {
  readonly iri?: true;
  readonly skipBlank?: true;
  readonly skipComments?: true;
  readonly only?: string;
  readonly deniedBy?: object;
}

/** Whether the options leave out any line. */
export function skipsLines({ skipBlank, skipComments, only }: SkippingOptions): boolean {
  return skipBlank === true || skipComments === true || only !== undefined;
}

/**
 * The lines that the options leave out; undefined if they leave out nothing.
 *
 * @throws {UsageError} If the expression of `--only` is wrong.
 */
export async function skippedLines(options: SkippingOptions): Promise<SkipsLine | undefined> {
  if (!skipsLines(options)) return undefined;
  const { only, deniedBy, iri } = options;
  if (only === undefined) return (line) => isSkipped(line, options);
  const { takenLines } = await import("../commands/where/taken-lines.ts");
  const takes = await takenLines(only, { deniedBy, iri });
  if (!asksForValue(options)) return (line) => isSkipped(line, options) || !takes(line);
  const { valueLines } = await import("./value-lines.ts");
  const valueIn = valueLines(options);
  return (line) => {
    if (isSkipped(line, options)) return true;
    const value = valueIn(line);
    if (value === undefined) return false; // the header
    return "code" in value ? !takes(line, value.code) : !takes(value);
  };
}

function isSkipped(line: Line, { skipBlank, skipComments }: SkippingOptions): boolean {
  if (!skipBlank && !skipComments) return false;
  const characters = line.ascii ?? viewOf(line.octets).toString("latin1");
  let at = 0;
  while (at < characters.length && isBlank(characters.charCodeAt(at))) at++;
  if (at === characters.length) return skipBlank === true;
  return skipComments === true && characters.charCodeAt(at) === HASH;
}

const HASH = 35;
const SPACE = 32;

/** A space or one of the controls that leave a line blank, such as a TAB. */
function isBlank(octet: number): boolean {
  return octet === SPACE || (octet >= 9 && octet <= 13);
}
