/** A command line as a shell reads it (POSIX.1-2024, Shell Command Language §2.2, §2.7), as far as the page runs it. */

/** Programs of which each reads what the one before it writes. */
export interface ShellLine {
  /** The words of each program: its name, and its arguments. */
  readonly programs: readonly (readonly string[])[];
  /** The file that the first one reads. */
  readonly input?: string;
  /** The file that the last one writes. */
  readonly output?: string;
}

/** Why a line is not run. */
export type ShellProblem =
  | { readonly problem: "quote" }
  | { readonly problem: "operator"; readonly text: string }
  | { readonly problem: "empty" };

/** A quoted text, a text without quotes, blanks, one of the operators that are known, a comment, or anything else. */
const TOKEN = /'([^']*)'|"([^"$`\\]*)"|([^\s'"|<>&;$`\\()#]+|(?<=\S)#)|(\s+)|([|<>])|(#.*)|(.)/gsu;

/** What a line says, or why it is not run. */
export function shellLine(text: string): ShellLine | ShellProblem {
  const programs: string[][] = [[]];
  const files: { input?: string; output?: string } = {};
  let redirected: "input" | "output" | undefined;
  let word: string | undefined;

  function endWord(): void {
    if (word === undefined) return;
    if (redirected === undefined) programs.at(-1)?.push(word);
    else files[redirected] = word;
    redirected = word = undefined;
  }

  for (const [, single, double, bare, blank, operator, comment, other] of text.matchAll(TOKEN)) {
    const part = single ?? double ?? bare;
    if (part !== undefined) word = (word ?? "") + part;
    if (other !== undefined)
      return /['"]/.test(other) ? { problem: "quote" } : { problem: "operator", text: other };
    if (part !== undefined || (blank === undefined && operator === undefined && comment === undefined))
      continue;
    endWord();
    if (operator === undefined) continue;
    const to = operator === "<" ? "input" : "output";
    if (redirected !== undefined || (operator !== "|" && files[to] !== undefined))
      return { problem: "operator", text: operator };
    if (operator === "|") programs.push([]);
    else redirected = to;
  }
  endWord();
  if (redirected !== undefined || programs.some((words) => words.length === 0)) return { problem: "empty" };
  return { programs, ...files };
}
