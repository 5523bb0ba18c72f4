/** The `console` blocks of a page: each command, and what the page shows of its output. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The folder of the repository. */
export const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

export interface ShownCommand {
  readonly page: string;
  readonly command: string;
  readonly output: readonly string[];
}

/** The commands of a page, and the output that it shows of each. */
export function commandsIn(page: string): ShownCommand[] {
  const text = readFileSync(`${ROOT}/${page}`, "utf8");
  return [...text.matchAll(/^```console\n(.*?)^```$/gms)]
    .flatMap(([, block = ""]) => block.split(/^\$ /m).slice(1))
    .map((part) => {
      const [command = "", ...output] = part.trimEnd().split("\n");
      return { page, command, output };
    });
}

/** The lines that are not empty, up to a `…`. */
export function linesOf(output: readonly string[]): readonly string[] {
  const end = output.findIndex((line) => line.trim() === "…");
  return output.slice(0, end < 0 ? output.length : end).filter((line) => line !== "");
}
