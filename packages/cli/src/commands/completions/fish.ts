/** Completions for fish: a line for each command, and one for each option of it. */

import type { DeclaredCommand, DeclaredOption } from "./declared.ts";

/** The text that fish reads. */
export function fishCompletions(
  commands: readonly DeclaredCommand[],
  before: readonly DeclaredOption[],
): string {
  return [
    "# Completions of uri for fish. To use them: uri completions fish | source",
    "complete -c uri -f",
    ...before.map((option) => `complete -c uri -n __fish_use_subcommand ${specOf(option)}`),
    ...commands.map(
      ({ name, summary }) => `complete -c uri -n __fish_use_subcommand -a ${name} -d ${quoted(summary)}`,
    ),
    "complete -c uri -n __fish_use_subcommand -a help -d 'print the help on a command, or explain a word'",
    `complete -c uri -n '__fish_seen_subcommand_from help' -a ${quoted(commands.map(({ name }) => name).join(" "))}`,
    ...commands.flatMap(linesOf),
    "",
  ].join("\n");
}

function linesOf({ name, options, words, takesFiles }: DeclaredCommand): string[] {
  const start = `complete -c uri -n '__fish_seen_subcommand_from ${name}'`;
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
