/**
 * An example of the documentation, and the values that it notes: `expression; // => value`, or the value on the next line.
 * The tests of the documentation hold them; the page shows the values themselves, so that it takes the notes out.
 */

export interface Note {
  /** The line of the code without notes, from 0, at which the statement ends. */
  readonly line: number;
  /** An expression. */
  readonly value: string;
}

export interface NotedExample {
  readonly code: string;
  readonly notes: readonly Note[];
}

/** The code of an example without its notes. */
export function withoutNotes(example: string): NotedExample {
  const lines: string[] = [];
  const notes: Note[] = [];
  for (const line of example.trimEnd().split("\n")) {
    const [, below] = /^\s*\/\/ => (.*)$/.exec(line) ?? [];
    const [, before, beside] = /^(.*;) \/\/ => (.*)$/.exec(line) ?? [];
    if (below === undefined) lines.push(before ?? line);
    const value = below ?? beside;
    if (value !== undefined) notes.push({ line: lines.length - 1, value });
  }
  return { code: lines.join("\n"), notes };
}
