/** Completions for fish: a line for each command, and one for each option of it. */

import { type DeclaredCommand, type DeclaredOption, flagsWithValue } from "./declared.ts";

/** The text that fish reads. */
export function fishCompletions(
  commands: readonly DeclaredCommand[],
  before: readonly DeclaredOption[],
): string {
  return [
    "# Completions of uri for fish. To use them: uri completions fish | source",
    commandFunction(before),
    "complete -c uri -f",
    ...before.map((option) => `${FIRST} ${specOf(option)}`),
    ...commands.map(({ name, summary }) => `${FIRST} -a ${name} -d ${quoted(summary)}`),
    `${FIRST} -a help -d 'print the help on a command, or explain a word'`,
    `${after("help")} -a ${quoted(commands.map(({ name }) => name).join(" "))}`,
    ...commands.flatMap(linesOf),
    "",
  ].join("\n");
}

/**
 * The function that finds the command of a line. Fish has one of its own, which would take the value of an option for it.
 */
function commandFunction(before: readonly DeclaredOption[]): string {
  return `function __uri_command
  set -l words (commandline -opc)[2..-1]
  while set -q words[1]
    switch $words[1]
      case ${flagsWithValue(before).join(" ")}
        set -e words[1]
      case '-*'
      case '*'
        echo $words[1]
        return
    end
    set -e words[1]
  end
  return 1
end`;
}

/** What completes the first word that is not an option. */
const FIRST = "complete -c uri -n 'not __uri_command >/dev/null'";

/** What completes the words after a command. */
function after(command: string): string {
  return `complete -c uri -n 'contains -- ${command} (__uri_command)'`;
}

function linesOf({ name, options, words, takesFiles }: DeclaredCommand): string[] {
  const start = after(name);
  return [
    ...(takesFiles ? [`${start} -F`] : []),
    ...(words.length > 0 ? [`${start} -a ${quoted(words.join(" "))}`] : []),
    ...options.map((option) => `${start} ${specOf(option)}`),
  ];
}

/** Such as `-s i -l input -r -F -d 'read lines'`. */
function specOf({ flags, description, value, choices }: DeclaredOption): string {
  const names = flags.map((flag) => (flag.startsWith("--") ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`));
  const values = {
    none: [],
    file: ["-r -F"],
    word: [choices.length > 0 ? `-x -a ${quoted(choices.join(" "))}` : "-x"],
  }[value];
  return [...names, ...values, `-d ${quoted(description)}`].join(" ");
}

/** In single quotes, fish reads only `\'` and `\\`. */
function quoted(text: string): string {
  return `'${text.replace(/['\\]/g, "\\$&")}'`;
}
