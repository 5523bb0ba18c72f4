/** Completions for bash: a function in words that bash 3.2 and later understand. */

import { type DeclaredCommand, type DeclaredOption, flagsWithValue } from "./declared.ts";

/** The text that bash reads. */
export function bashCompletions(
  commands: readonly DeclaredCommand[],
  before: readonly DeclaredOption[],
): string {
  const names = `${commands.map(({ name }) => name).join(" ")} help`;
  return `# Completions of uri for bash. To use them: source <(uri completions bash)
_uri() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} command= i
  COMPREPLY=()
  for ((i = 1; i < COMP_CWORD; i++)); do
    case \${COMP_WORDS[i]} in
    ${flagsWithValue(before).join(" | ")}) ((i++)) ;;
    -*) ;;
    *) command=\${COMP_WORDS[i]}; break ;;
    esac
  done
  case $command in
  '')
    case $before in
${before
  .filter(({ value }) => value !== "none")
  .map(valueCase)
  .join("\n")}
    *)
      case $word in
      -*) ${among(before.flatMap(({ flags }) => flags).join(" "))} ;;
      *) ${among(names)} ;;
      esac ;;
    esac ;;
  help) ${among(names)} ;;
${commands.map(caseOf).join("\n")}
  esac
}
complete -o default -F _uri uri
`;
}

/** The words after a command: the values of the option before the word, the options, or the words that it takes. */
function caseOf({ name, options, words, takesFiles }: DeclaredCommand): string {
  const flags = options.flatMap((option) => option.flags).join(" ");
  return `  ${name})
    case $before in
${options
  .filter(({ value }) => value !== "none")
  .map(valueCase)
  .join("\n")}
    *)
      case $word in
      -*) ${among(flags)} ;;
      *) ${takesFiles ? FILES : among(words.join(" "))} ;;
      esac ;;
    esac ;;`;
}

const FILES = `COMPREPLY=($(compgen -f -- "$word"))`;

/** The words that begin as the one that is typed; without any, bash completes files by itself. */
function among(words: string): string {
  return words === "" ? ":" : `COMPREPLY=($(compgen -W '${words}' -- "$word"))`;
}

function valueCase({ flags, value, choices }: DeclaredOption): string {
  return `    ${flags.join(" | ")}) ${value === "file" ? FILES : among(choices.join(" "))} ;;`;
}
