/** Completions for zsh, by its own `_arguments` and `_describe`, with what each word does. */

import type { DeclaredCommand, DeclaredOption } from "./declared.ts";

/** The text that zsh reads: a file `_uri` in its path of functions, or read by `source`. */
export function zshCompletions(
  commands: readonly DeclaredCommand[],
  before: readonly DeclaredOption[],
): string {
  const described = commands.map(({ name, summary }) => `    ${quoted(`${name}:${summary}`)}`);
  return `#compdef uri
# Completions of uri for zsh. To use them: source <(uri completions zsh)
_uri() {
  local curcontext=$curcontext state line
  local -a commands=(
${described.join("\n")}
    'help:print the help on a command, or explain a word'
  )
  _arguments -C ${[...before.map(specOf), "'1:command:->command'", "'*::argument:->argument'"].join(" \\\n    ")}
  case $state in
  command) _describe command commands ;;
  argument)
    case $line[1] in
    help) _describe command commands ;;
${commands.map(caseOf).join("\n")}
    esac ;;
  esac
}
if [[ $funcstack[1] == _uri ]]; then _uri "$@"; else compdef _uri uri; fi
`;
}

function caseOf({ name, options, words, takesFiles }: DeclaredCommand): string {
  const specs = options.map(specOf);
  const rest = takesFiles ? "'*:file:_files'" : `'*:argument:(${words.join(" ")})'`;
  return `    ${name}) _arguments -s \\\n${[...specs, rest].map((spec) => `      ${spec}`).join(" \\\n")} ;;`;
}

/** Such as `'(-i --input)'{-i,--input}'[read lines]:file:_files'`. */
function specOf({ flags, description, value, choices }: DeclaredOption): string {
  const explained = description.replace(/[[\]:]/g, (mark) => `\\${mark}`);
  const action = value === "none" ? "" : value === "file" ? ":file:_files" : `:value:(${choices.join(" ")})`;
  const rest = quoted(`[${explained}]${action}`);
  const [only] = flags;
  return flags.length === 1 ? `${only}${rest}` : `'(${flags.join(" ")})'{${flags.join(",")}}${rest}`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
