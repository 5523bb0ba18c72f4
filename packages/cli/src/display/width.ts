/** Text made to fit the width of the screen. */

/** The text, with its middle left out if it is longer than `longest`. */
export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const kept = longest - 1;
  return `${text.slice(0, Math.ceil(kept / 2))}…${text.slice(text.length - Math.floor(kept / 2))}`;
}

/** A text in lines of at most `width` columns, cut at spaces where possible; all lines but the first are indented. */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let rest = text;
  while (rest.length > width) {
    const space = rest.lastIndexOf(" ", width);
    const cut = space > width / 3 ? space : width;
    lines.push(rest.slice(0, cut));
    rest = `    ${rest.slice(cut).trimStart()}`;
  }
  return [...lines, rest];
}
