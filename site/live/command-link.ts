/** Where the page answers what a command of an example asks. */

import { toFragment } from "../look/state.ts";
import { shellLine } from "./shell-line.ts";

/** The commands whose answer for one reference Look shows. */
const LOOK: ReadonlySet<string> = new Set([
  "inspect",
  "parse",
  "check",
  "normalize",
  "audit",
  "plan",
  "standards",
]);

/** The options of these commands that change nothing of what is looked at, and whether a value follows. */
const OPTIONS: ReadonlyMap<string, boolean> = new Map([
  ["--level", true],
  ["--as", true],
]);

/**
 * The path and the fragment, from the root of a language, of the tool that shows it; undefined if no tool does. Lists, files
 * and pipes are for the command.
 */
export function commandLink(line: string): string | undefined {
  const words = wordsOf(line);
  if (words?.[0] !== "uri") return undefined;
  const [, command = "", ...given] = words;
  if (command === "resolve" && given[0] === "--base" && given.length === 3)
    return `resolve.html${toFragment({ base: given[1] ?? "", uri: given[2] ?? "" })}`;
  const references = withoutOptions(given);
  if (references === undefined) return undefined;
  const [a = "", b = ""] = references;
  if (command === "compare" && references.length === 2) return `compare.html${toFragment({ a, b })}`;
  if (command === "grammar" && references.length === 1) return `grammar.html${toFragment({ rule: a })}`;
  return LOOK.has(command) && references.length === 1 ? toFragment({ uri: a }) : undefined;
}

/** The words of an example of one command; undefined if a shell does more than call it. */
function wordsOf(line: string): readonly string[] | undefined {
  const [, text] = /^\$ (.*)$/.exec(line) ?? [];
  const read = text === undefined ? undefined : shellLine(text);
  if (read === undefined || "problem" in read || read.programs.length > 1) return undefined;
  return read.input === undefined && read.output === undefined ? read.programs[0] : undefined;
}

function withoutOptions(given: readonly string[]): string[] | undefined {
  const references: string[] = [];
  for (let at = 0; at < given.length; at++) {
    const word = given[at] ?? "";
    if (!word.startsWith("--")) references.push(word);
    else if (!OPTIONS.has(word)) return undefined;
    else if (OPTIONS.get(word)) at++;
  }
  return references;
}
