/** Which examples the page does not run, and why. */

import { importsOf, isModuleName } from "./module-names.ts";
import { SAMPLE_FILES, SAMPLE_LIST } from "./sample-files.ts";
import { type ShellLine, shellLine } from "./shell-line.ts";

/** Why an example is not run. */
export type Excuse =
  /** It connects to servers. */
  | { readonly why: "network" }
  /** It needs what only Node has. */
  | { readonly why: "node" }
  /** It needs a program that is not in the page. */
  | { readonly why: "program"; readonly name: string }
  /** It reads files or folders that are not in the page. */
  | { readonly why: "files"; readonly name: string }
  /** It is for a shell, to set something up. */
  | { readonly why: "shell" }
  /** It is for an engine that works with tables. */
  | { readonly why: "engine" }
  /** It is markup for somebody's own page. */
  | { readonly why: "markup" };

/** What becomes of an example: it runs in the page, it is excused, or it is data, of which nothing can run. */
export type Fate =
  | { readonly kind: "code" }
  | { readonly kind: "commands"; readonly excuses: readonly Excuse[] }
  | { readonly kind: "excused"; readonly excuse: Excuse }
  | { readonly kind: "data" };

/** The languages in which nothing is said that could run. */
const DATA: ReadonlySet<string> = new Set(["", "abnf", "css", "json", "text"]);

const LANGUAGE_EXCUSES: Readonly<Record<string, Excuse>> = {
  html: { why: "markup" },
  js: { why: "node" },
  python: { why: "engine" },
  sh: { why: "shell" },
  sql: { why: "engine" },
};

/** Modules that the page cannot have. */
const MODULE_EXCUSES: ReadonlyMap<string, Excuse> = new Map([
  ["@urikit/audit/node", { why: "network" }],
  ["undici", { why: "network" }],
  ["@urikit/anatomy", { why: "markup" }],
  ["@urikit/lists/node", { why: "node" }],
  ["@duckdb/node-api", { why: "engine" }],
]);

/**
 * What becomes of a block of code of the documentation; undefined if it neither runs nor is excused.
 *
 * @param language - What stands after the three backquotes.
 */
export function fateOf(language: string, content: string): Fate | undefined {
  if (language === "console") return fateOfCommands(content);
  if (DATA.has(language)) return { kind: "data" };
  const names = importsOf(content);
  if (language === "ts" && names.length > 0 && names.every(isModuleName)) return { kind: "code" };
  const missing = names.find((name) => !isModuleName(name));
  const excuse =
    names.map((name) => MODULE_EXCUSES.get(name)).find((one) => one !== undefined) ??
    (missing?.startsWith("node:") ? ({ why: "node" } as const) : undefined) ??
    (Object.hasOwn(LANGUAGE_EXCUSES, language) ? LANGUAGE_EXCUSES[language] : undefined);
  return excuse && { kind: "excused", excuse };
}

/** The command lines of a block of `console`, without what they print. */
export function commandsIn(content: string): string[] {
  return content.split("\n").flatMap((line) => /^\$ (.*)$/.exec(line)?.slice(1) ?? []);
}

/** Whether the page runs a command line as it stands. */
export function runsCommand(line: string): boolean {
  return excuseOf(line) === undefined;
}

function fateOfCommands(content: string): Fate {
  const excuses = commandsIn(content).map(excuseOf);
  const [first, ...more] = excuses.filter((excuse) => excuse !== undefined);
  if (first !== undefined && more.length + 1 === excuses.length && new Set(excuses.map(keyOf)).size === 1)
    return { kind: "excused", excuse: first };
  const distinct = new Map([first, ...more].flatMap((one) => (one ? [[keyOf(one), one] as const] : [])));
  return { kind: "commands", excuses: [...distinct.values()] };
}

const keyOf = (excuse: Excuse | undefined) => JSON.stringify(excuse);

/** The programs that the page has. */
const PROGRAMS: ReadonlySet<string> = new Set(["uri", "sort", "printf"]);

function excuseOf(line: string): Excuse | undefined {
  const read = shellLine(line);
  return "problem" in read ? { why: "shell" } : excuseOfLine(read);
}

/** Why the page does not run a line; undefined if it does. */
export function excuseOfLine(line: ShellLine): Excuse | undefined {
  const missing = line.programs.find(([name = ""]) => !PROGRAMS.has(name));
  if (missing !== undefined) return { why: "program", name: missing[0] ?? "" };
  // Its configuration names the places of Node and of the command, and those of the page are nobody's.
  if (line.programs.some(([, command]) => command === "udf")) return { why: "engine" };
  const file = filesOf(line).find((one) => !isInPage(one));
  return file === undefined ? undefined : { why: "files", name: file };
}

/** The files that a line names: after `<` and `--input`, and what `extract` reads. */
export function filesOf({ programs, input }: ShellLine): string[] {
  const named = programs.flatMap(([, command, ...words]) =>
    words.filter((word, at) => words[at - 1] === "--input" || (command === "extract" && isFileName(word))),
  );
  return input === undefined ? named : [input, ...named];
}

const isFileName = (word: string) => /^(?!--)[\w./-]*(?:\/|\.[a-z]+)$/.test(word);

function isInPage(file: string): boolean {
  return file === SAMPLE_LIST || Object.hasOwn(SAMPLE_FILES, file);
}
