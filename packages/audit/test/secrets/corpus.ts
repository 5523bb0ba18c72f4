/**
 * The corpus of secrets (RFC 3986 §7.5): lines as logs, configurations, command lines, headers and traces have them. In the
 * files, `⟦…⟧` is around what must be hidden, `⏎` is a line end, and `·` is nothing: it keeps a made-up key from being taken
 * for a leak. `# NAME` begins a format; the lines of one with `(reference)` are references.
 */

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** A line of the corpus. */
export interface CorpusLine {
  readonly file: string;
  readonly format: string;
  /** Whether the line is a reference, valid or not. */
  readonly isReference: boolean;
  readonly text: string;
  /** The text with `***` for each secret. */
  readonly shown: string;
  readonly secrets: readonly string[];
}

const FOLDER = fileURLToPath(new URL(".", import.meta.url));

/** All lines, in the order of their files. */
export const CORPUS: readonly CorpusLine[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".txt"))
  .sort()
  .flatMap(linesOf);

function linesOf(file: string): CorpusLine[] {
  let format = "";
  const lines: CorpusLine[] = [];
  for (const line of readFileSync(`${FOLDER}${file}`, "utf8").split("\n")) {
    if (line.startsWith("# ")) format = line.slice(2);
    else if (line !== "") lines.push(lineOf(file, format, line.replaceAll("·", "").replaceAll("⏎", "\n")));
  }
  return lines;
}

function lineOf(file: string, format: string, marked: string): CorpusLine {
  return {
    file,
    format,
    isReference: format.endsWith("(reference)"),
    text: marked.replace(/[⟦⟧]/g, ""),
    shown: marked.replace(/⟦[^⟧]*⟧/g, "***"),
    secrets: [...marked.matchAll(/⟦([^⟧]*)⟧/g)].map(([, secret = ""]) => secret),
  };
}

/** The line without its secrets: a secret that is also a word of its own line is not leaked there. */
function around({ shown }: CorpusLine): string {
  return shown.replaceAll("***", "\0");
}

/** The secrets of a line that an output shows. */
export function leaksIn(output: string, line: CorpusLine): readonly string[] {
  return line.secrets.filter((secret) => !around(line).includes(secret) && output.includes(secret));
}
