/** Completions for PowerShell 5.1 and later: a table, and a script block that looks into it. */

import { type DeclaredCommand, type DeclaredOption, flagsWithValue } from "./declared.ts";

/** The text that PowerShell reads. */
export function powershellCompletions(
  commands: readonly DeclaredCommand[],
  before: readonly DeclaredOption[],
): string {
  const first = { name: "", options: before, words: [] }; // what precedes the command
  return `# Completions of uri for PowerShell. To use them: uri completions powershell | Out-String | Invoke-Expression
Register-ArgumentCompleter -Native -CommandName uri -ScriptBlock {
  param($word, $line, $position)
  $summaries = [ordered]@{
${commands.map(({ name, summary }) => `    ${quoted(name)} = ${quoted(summary)}`).join("\n")}
    'help' = 'print the help on a command, or explain a word'
  }
  $options = @{
${[first, ...commands].map(optionsOf).join("\n")}
  }
  $values = @{
${[first, ...commands].flatMap(valuesOf).join("\n")}
  }
  $before = @($line.CommandElements | Where-Object { $_.Extent.EndOffset -lt $position } | ForEach-Object { "$_" })
  $command = ''
  for ($i = 1; $i -lt $before.Count; $i++) {
    if ($before[$i] -in ${flagsWithValue(before).map(quoted).join(", ")}) { $i++ }
    elseif ($before[$i] -notlike '-*') { $command = $before[$i]; break }
  }
  $entries = if ($values.ContainsKey("$command $($before[-1])")) { $values["$command $($before[-1])"] }
    elseif ($word -like '-*') { $options[$command] }
    elseif ($command -in '', 'help') { $summaries }
    else { $values[$command] }
  if ($entries) {
    $entries.GetEnumerator() | Where-Object { $_.Key -like "$word*" } | ForEach-Object {
      [System.Management.Automation.CompletionResult]::new($_.Key, $_.Key, 'ParameterValue', $_.Value)
    }
  }
}
`;
}

/** What a table has of a command. */
type Completed = Pick<DeclaredCommand, "name" | "options" | "words">;

function optionsOf({ name, options }: Completed): string {
  const entries = options.flatMap(({ flags, description }) =>
    flags.map((flag) => [flag, description] as const),
  );
  return `    ${quoted(name)} = ${table(entries)}`;
}

/** The values of an option, under `command option`; those of the command, under its name. */
function valuesOf({ name, options, words }: Completed): string[] {
  const ofOption = ({ flags, choices }: DeclaredOption) =>
    flags.map((flag) => [`${name} ${flag}`, choices] as const);
  return [...options.flatMap(ofOption), [name, words] as const]
    .filter(([, texts]) => texts.length > 0)
    .map(([key, texts]) => `    ${quoted(key)} = ${table(texts.map((text) => [text, text]))}`);
}

function table(entries: readonly (readonly [string, string])[]): string {
  return `[ordered]@{ ${entries.map(([key, value]) => `${quoted(key)} = ${quoted(value)}`).join("; ")} }`;
}

/** In single quotes, PowerShell reads only `''`. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
