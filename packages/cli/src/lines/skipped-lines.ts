/** Lines that are not looked at, and give no line out: `--skip-blank`, `--skip-comments`. */

/** Whether the line `text[from..to)` is left out. */
export type SkipsLine = (text: string, from: number, to: number) => boolean;

const HASH = 35;
const SPACE = 32;

/** What the options leave out; undefined if that is nothing. */
export function skippedLines(options: {
  readonly skipBlank?: true;
  readonly skipComments?: true;
}): SkipsLine | undefined {
  const { skipBlank, skipComments } = options;
  if (!skipBlank && !skipComments) return undefined;
  return (text, from, to) => {
    let at = from;
    while (at < to && isBlank(text.charCodeAt(at))) at++;
    return at === to ? skipBlank === true : skipComments === true && text.charCodeAt(at) === HASH;
  };
}

/** A space or one of the controls that leave a line blank, such as a TAB. */
function isBlank(code: number): boolean {
  return code === SPACE || (code >= 9 && code <= 13);
}
