/** The help in another language than English: the commands are declared in English. */

import type { EventEmitter } from "node:events";
import { widthOf } from "@urikit/explain/layout";
import type { Argument, Command, HelpConfiguration, Option } from "commander";

/** The help in a language. Commands are declared in English, and the examples are the same. */
export interface HelpWords {
  /** By the long flag: after the name of its command, or alone where several commands have it alike. */
  readonly options: Readonly<Record<string, string>>;
  /** The summary of each command, and what follows its options. */
  readonly commands: Readonly<Record<string, readonly [summary: string, note?: string]>>;
  readonly topics: Readonly<Record<string, string>>;
  readonly arguments: Readonly<Record<string, string>>;
  /** By the English titles, which commander has. */
  readonly titles: Readonly<Record<string, string>>;
  readonly description: string;
  readonly helpOption: string;
  readonly helpCommand: string;
  /** The text after the commands. */
  readonly after: string;
  /** A description with the values of which one is given, and the one that is taken unless it is. */
  described(description: string, choices: readonly string[], otherwise: string | undefined): string;
}

const EXAMPLES = "Examples:";

/** Says the help of a program and of its commands in a language. */
export function sayHelp(program: Command, help: HelpWords): void {
  const { styleTitle = String, ...declared } = program.configureHelp();
  const layout = {
    ...declared,
    ...layoutOf(help),
    styleTitle: (title: string) => styleTitle(help.titles[title] ?? title),
  };
  program.configureHelp(layout);
  program.description(help.description);
  program.helpOption("-h, --help", help.helpOption).helpCommand("help [command]", help.helpCommand);
  program.commandsGroup("Help:");
  for (const one of [program, ...program.commands]) {
    const [summary, note] = help.commands[one.name()] ?? [];
    if (summary !== undefined) one.summary(summary).description(`${summary}。`).configureHelp(layout);
    if (one !== program) one.helpOption("-h, --help", help.options["--help"] ?? "");
    for (const option of one.options)
      option.description =
        help.options[`${one.name()} ${option.long}`] ?? help.options[option.long ?? ""] ?? option.description;
    sayAfter(one, one === program ? help.after : note, help);
  }
}

function layoutOf(help: HelpWords) {
  const said = (description: string, choices: readonly string[] = [], otherwise?: unknown) =>
    help.described(description, choices, typeof otherwise === "string" ? otherwise : undefined);
  return {
    optionDescription: ({ description, argChoices, defaultValue, required }: Option) =>
      said(description, argChoices, required ? defaultValue : undefined),
    argumentDescription: (argument: Argument) =>
      said(help.arguments[argument.name()] ?? argument.description, argument.argChoices),
    displayWidth: widthOf,
  } satisfies HelpConfiguration;
}

/** Says what follows the options: a note in the language, and the examples as they are. */
function sayAfter(command: Command, note: string | undefined, help: HelpWords): void {
  let declared = "";
  const events = command as Command & EventEmitter; // it is one; its types do not say so
  events.emit("afterHelp", { error: false, command, write: (text: string) => (declared += text) });
  const [, examples] = declared.split(`${EXAMPLES}\n`);
  const title = help.titles[EXAMPLES] ?? EXAMPLES;
  events.removeAllListeners("afterHelp");
  const parts = [
    ...(note === undefined ? [] : [note]),
    ...(examples === undefined ? [] : [`${title}\n${examples.trimEnd()}`]),
  ];
  if (parts.length > 0) command.addHelpText("after", `\n${parts.join("\n\n")}`);
}
