/**
 * A command with its arguments as a line to paste into a shell: the program gets every argument as it was, and the shell
 * carries nothing of it out. What a shell cannot pass on safely is refused, with the reason.
 */

/** A shell that people paste into. */
export type Shell = "bash" | "powershell" | "cmd";

export const SHELLS: readonly Shell[] = ["bash", "powershell", "cmd"];

/** The code of a character as `U+` has it: four hexadecimal digits or more. */
export function codeOf(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
}

/** Why no line is given: each is something that the shell, or the system below it, cannot pass on. */
export type QuotingProblem =
  /** An argument ends at a NUL, in every system. */
  | { readonly kind: "nul" }
  /** Half of a surrogate pair is not text. */
  | { readonly kind: "surrogate" }
  /** PowerShell before 7.3 drops it. */
  | { readonly kind: "empty" }
  /** A `"`: PowerShell before 7.3 passes it on without escaping it; cmd ends its quotes at it. */
  | { readonly kind: "quotation-mark" }
  /** A `\` at the end of an argument with blanks: PowerShell before 7.3 lets it escape the quote that it adds. */
  | { readonly kind: "backslash-at-end" }
  /** A character that is not to be seen: cmd has no other way to write it, and a line end would end the command. */
  | { readonly kind: "unprintable"; readonly character: string }
  /** More characters than one command may have. */
  | { readonly kind: "too-long"; readonly most: number };

/** The line, or why there is no line. */
export type CommandLine = { readonly line: string } | { readonly problem: QuotingProblem };

/** A command and what it is given. */
export interface Command {
  /** Its name, and names of options: letters, digits and hyphens. */
  readonly words: readonly string[];
  /** Options with their values, which may be any text. */
  readonly options?: readonly (readonly [name: string, value: string])[];
  /** The arguments, which may be any text. */
  readonly args: readonly string[];
}

/**
 * The line for one of the shells. No argument that begins with `-` is taken for an option: `--` precedes them where
 * that is needed.
 */
export function commandLine(shell: Shell, { words, options = [], args }: Command): CommandLine {
  for (const text of [...options.map(([, value]) => value), ...args]) {
    const problem = problemOfAll(text) ?? PROBLEMS[shell](text);
    if (problem !== undefined) return { problem };
  }
  const quoted = QUOTED[shell];
  const line = [
    ...words,
    ...options.flatMap(([name, value]) => [name, quoted(value)]),
    ...(args.some((argument) => argument.startsWith("-")) ? [END_OF_OPTIONS[shell]] : []),
    ...args.map(quoted),
  ].join(" ");
  const most = LONGEST[shell];
  return line.length > most ? { problem: { kind: "too-long", most } } : { line };
}

/** The mark that ends the options. PowerShell takes a bare one for its own where the program is a script. */
const END_OF_OPTIONS: Readonly<Record<Shell, string>> = { bash: "--", powershell: "'--'", cmd: "--" };

/**
 * The longest lines. Linux takes arguments of 128 KiB, which are octets; Windows commands of 32,767 characters, and cmd
 * lines of 8191.
 */
const LONGEST: Readonly<Record<Shell, number>> = { bash: 32_768, powershell: 32_000, cmd: 8191 };

const QUOTED: Readonly<Record<Shell, (argument: string) => string>> = {
  bash: forBash,
  powershell: forPowerShell,
  cmd: forCmd,
};

const PROBLEMS: Readonly<Record<Shell, (argument: string) => QuotingProblem | undefined>> = {
  bash: () => undefined,
  powershell: problemOfPowerShell,
  cmd: problemOfCmd,
};

/** Controls, characters that turn or join the text around them, and blanks other than the space. */
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u3164|\uffa0/u;
const ALL_UNPRINTABLE = new RegExp(UNPRINTABLE, "gu");

function problemOfAll(argument: string): QuotingProblem | undefined {
  if (argument.includes("\0")) return { kind: "nul" };
  return /\p{Cs}/u.test(argument) ? { kind: "surrogate" } : undefined;
}

/**
 * Single quotes keep every character but themselves (Bash manual §3.1.2.2). What is not to be seen is written by `$'…'`
 * (§3.1.2.4) as octets; so is `!` there, which history expansion would find (§9.3).
 */
function forBash(argument: string): string {
  if (/^[\w./:@%+-]+$/.test(argument)) return argument;
  if (!UNPRINTABLE.test(argument)) return `'${argument.replaceAll("'", "'\\''")}'`;
  const escaped = argument.replace(/[\\'!]/g, octets).replace(ALL_UNPRINTABLE, octets);
  return `$'${escaped}'`;
}

/** Three digits each: a digit that follows is not taken for a part of it. */
function octets(character: string): string {
  return [...new TextEncoder().encode(character)]
    .map((octet) => `\\${octet.toString(8).padStart(3, "0")}`)
    .join("");
}

/**
 * A verbatim string (about_Quoting_Rules): only single quotes are doubled in it, and the typographic ones are single quotes
 * as well. What is not to be seen is added by its number.
 */
function forPowerShell(argument: string): string {
  const pieces = argument.split(new RegExp(`((?:${UNPRINTABLE.source})+)`, "u"));
  if (pieces.length === 1) return verbatim(argument);
  const terms = pieces.flatMap((piece, at) => {
    if (at % 2 === 1) return units(piece);
    // The first term is a string, so that the others are added to it as text.
    return piece === "" && at > 0 ? [] : [verbatim(piece)];
  });
  return `(${terms.join(" + ")})`;
}

function verbatim(text: string): string {
  return `'${text.replace(/['\u2018-\u201b]/g, "$&$&")}'`;
}

function units(text: string): string[] {
  return text
    .split("")
    .map((unit) => `[char]0x${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`);
}

/**
 * Before 7.3, PowerShell hands arguments on without escaping what is in them (about_Parsing, "Passing arguments that
 * contain quote characters"), and no way to write them is right before and after.
 */
function problemOfPowerShell(argument: string): QuotingProblem | undefined {
  if (argument === "") return { kind: "empty" };
  if (argument.includes('"')) return { kind: "quotation-mark" };
  return /\s/.test(argument) && argument.endsWith("\\") ? { kind: "backslash-at-end" } : undefined;
}

/**
 * Between double quotes, cmd takes `& | < > ^ ( )` for text, also when the command is a batch file that hands its
 * arguments on. `%` it expands even there, so each is outside, after a caret, and before a quote: so what follows it
 * never begins with the name of a variable. Backslashes before a quote are doubled, as programs read them. This is for a
 * prompt with its defaults (no `cmd /v:on`, where `!` would expand); in a batch file, each `%` must be doubled.
 */
function forCmd(argument: string): string {
  if (/^[\w./:@+-]+$/.test(argument)) return argument;
  return argument
    .split("%")
    .map((piece) => `"${piece.replace(/\\+$/, "$&$&")}"`)
    .join("^%");
}

function problemOfCmd(argument: string): QuotingProblem | undefined {
  if (argument.includes('"')) return { kind: "quotation-mark" };
  const [character] = UNPRINTABLE.exec(argument) ?? [];
  return character === undefined ? undefined : { kind: "unprintable", character };
}
