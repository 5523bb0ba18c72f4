/**
 * The command line of commander, whose errors are English sentences: here they are statements, and quote an argument
 * without its password. The methods are those that commander calls. A text after the help is laid out as the help is.
 */

import { reflowed } from "@urikit/explain/layout";
import {
  type AddHelpTextContext,
  type AddHelpTextPosition,
  type Argument,
  Command,
  InvalidArgumentError,
  Option,
} from "commander";
import { type StatementValue, statement } from "urikit/words";
import { UsageError } from "./exit.ts";
import { mostSimilar } from "./most-similar.ts";
import type { CommandId } from "./words/text.ts";

export class UriCommand extends Command {
  override createCommand(name?: string): Command {
    return new UriCommand(name);
  }

  override addHelpText(
    position: AddHelpTextPosition,
    text: string | ((context: AddHelpTextContext) => string),
  ): this {
    return super.addHelpText(position, (context) => {
      const width = this.configureOutput().getOutHelpWidth?.() ?? Infinity;
      return reflowed(typeof text === "string" ? text : text(context), width);
    });
  }

  missingArgument(name: string): never {
    return this.#refuse("missing-argument", [name]);
  }

  optionMissingArgument({ flags }: Option): never {
    return this.#refuse("option-without-value", [flags]);
  }

  missingMandatoryOptionValue({ flags }: Option): never {
    return this.#refuse("missing-option", [flags]);
  }

  unknownOption(flag: string): never {
    const known = [this, ...(this.parent ? [this.parent] : [])].flatMap((command) =>
      command.createHelp().visibleOptions(command),
    );
    const names = flag.startsWith("--") ? known.flatMap(({ long }) => long?.slice(2) ?? []) : [];
    const similar = mostSimilar(flag.slice(2), names).map((name) => `--${name}`);
    return this.#refuse("unknown-option", [flag], similar);
  }

  unknownCommand(): never {
    const [name = ""] = this.args;
    const names = this.createHelp()
      .visibleCommands(this)
      .map((command) => command.name());
    return this.#refuse("unknown-command", [name], mostSimilar(name, names));
  }

  _excessArguments(given: readonly string[]): never {
    return this.#refuse("too-many-arguments", [this.name(), this.registeredArguments.length, given.length]);
  }

  _conflictingOption(one: Option, other: Option): never {
    return this.#refuse("options-exclude", [this.#flagsGiven(one), this.#flagsGiven(other)]);
  }

  /** The flags of an option, or of the one that negates it, whichever was given. */
  #flagsGiven(option: Option): string {
    const name = option.attributeName();
    const isNegated = this.getOptionValue(name) === false;
    return (this.options.find((one) => one.attributeName() === name && one.negate === isNegated) ?? option)
      .flags;
  }

  /** Reads a value by the function of its option or argument, which throws a {@link UsageError} that says why not. */
  _callParseArg(target: Option | Argument, value: string, previous: unknown): unknown {
    const { parseArg, argChoices = [] } = target as Pick<Option, "parseArg" | "argChoices">; // arguments have them too
    try {
      return parseArg?.call(target, value, previous);
    } catch (error) {
      const isChoice = error instanceof InvalidArgumentError;
      if (!isChoice && !(error instanceof UsageError)) throw error;
      const reason = isChoice ? statement("choices" satisfies CommandId, ...argChoices) : error.problem;
      if (target instanceof Option) return this.#refuse("option-invalid", [target.flags, value, reason]);
      return this.#refuse("argument-invalid", [target.name(), value, reason]);
    }
  }

  #refuse(id: CommandId, values: readonly StatementValue[], similar: readonly string[] = []): never {
    const refused = statement(id, ...values);
    const names = similar.length === 0 ? refused : statement("did-you-mean", refused, ...similar);
    if (this.parent === null) throw new UsageError("with-commands", names);
    throw new UsageError("with-options", names, this.name());
  }
}
