/**
 * The command line of `uri` (the contract of `uri`): finds the command, reads the options, prints help. A command
 * declares its options in its own file, which is loaded when the command is called.
 */

import { readFileSync, statSync } from "node:fs";
import { Command, CommanderError, Option } from "commander";
import { printable } from "urikit";
import { COMMAND_GROUPS, commandMeantBy } from "./command-groups.ts";
import { safeText } from "./display/masking.ts";
import { COLOR_CHOICES, type ColorChoice, hasColors, STYLES, screenOf } from "./display/terminal.ts";
import { ClosedPipe, UsageError, VALID, WRONG_USAGE } from "./exit.ts";
import { HELP_LAYOUT } from "./help-layout.ts";
import { topicOf } from "./help-topics.ts";
import { languageFor, parseLanguage } from "./language/language.ts";
import { Output, writeAnyway } from "./lines/output.ts";
import { type OutputStream, ProcessStdio, type Stdio } from "./stdio.ts";

/** What the file of a command exports. */
interface CommandModule {
  /** Adds the options and the help to the command. */
  declare(command: Command): unknown;
  /** Runs the command with its options and arguments. Returns the exit status. */
  run(options: never): Promise<number>;
}

interface CommandEntry {
  readonly name: string;
  readonly summary: string;
  readonly load: () => Promise<CommandModule>;
}

const COMMANDS: readonly CommandEntry[] = [
  {
    name: "inspect",
    summary: "draw a reference and its components, and say what is wrong",
    load: () => import("./commands/inspect/inspect.ts"),
  },
  {
    name: "get",
    summary: "print parts of a reference, by a format such as '{host}'",
    load: () => import("./commands/get/get.ts"),
  },
  { name: "parse", summary: "print the components", load: () => import("./commands/parse.ts") },
  {
    name: "check",
    summary: 'print "valid", or what is wrong and where',
    load: () => import("./commands/check.ts"),
  },
  {
    name: "plan",
    summary: "print the steps to the resource, and do none of them",
    load: () => import("./commands/plan/plan.ts"),
  },
  {
    name: "scheme",
    summary: "print what is known about a scheme",
    load: () => import("./commands/scheme.ts"),
  },
  {
    name: "report",
    summary: "sum up a list: valid or why not, schemes, hosts, distinct",
    load: () => import("./commands/report/report.ts"),
  },
  {
    name: "standards",
    summary: "compare how editions and programs read a reference, and why",
    load: () => import("./commands/standards/standards.ts"),
  },
  {
    name: "audit",
    summary: "find what is dangerous, misleading or careless",
    load: () => import("./commands/audit/audit.ts"),
  },
  {
    name: "explain",
    summary: "explain an error, a finding, a normalization rule or a habit",
    load: () => import("./commands/explain/explain.ts"),
  },
  {
    name: "confuse",
    summary: "print references that lead programs to different hosts",
    load: () => import("./commands/confuse.ts"),
  },
  {
    name: "guard",
    summary: "say whether a server may fetch a reference, by a policy",
    load: () => import("./commands/guard/guard.ts"),
  },
  {
    name: "grammar",
    summary: "print a rule of the grammar, and draw its railroad diagram",
    load: () => import("./commands/grammar/grammar.ts"),
  },
  {
    name: "resolve",
    summary: "print the target URI of a reference (§5.2)",
    load: () => import("./commands/resolve.ts"),
  },
  {
    name: "relativize",
    summary: "print the shortest reference that resolves to the target",
    load: () => import("./commands/relativize.ts"),
  },
  {
    name: "compare",
    summary: "say whether two references are equivalent, and why (§6)",
    load: () => import("./commands/compare/compare.ts"),
  },
  { name: "normalize", summary: "print the normal form", load: () => import("./commands/normalize.ts") },
  {
    name: "set",
    summary: "change components, add segments, edit the query",
    load: () => import("./commands/edit/set.ts"),
  },
  {
    name: "build",
    summary: "print the reference that has these components",
    load: () => import("./commands/edit/build.ts"),
  },
  {
    name: "repair",
    summary: "mend what people type and copy, and say what was changed",
    load: () => import("./commands/repair/repair.ts"),
  },
  {
    name: "convert",
    summary: "print the URI of an IRI, or the IRI of a URI (RFC 3987)",
    load: () => import("./commands/convert.ts"),
  },
  {
    name: "encode",
    summary: "percent-encode data for a component",
    load: () => import("./commands/encode.ts"),
  },
  {
    name: "decode",
    summary: "decode percent-encoded octets, as UTF-8 or in another charset",
    load: () => import("./commands/decode.ts"),
  },
  {
    name: "redact",
    summary: "take passwords and secrets out of references, and out of logs",
    load: () => import("./commands/redact.ts"),
  },
  {
    name: "expand",
    summary: "expand a URI Template with values (RFC 6570)",
    load: () => import("./commands/expand.ts"),
  },
  {
    name: "unique",
    summary: "print the first of the references that are equivalent",
    load: () => import("./commands/unique.ts"),
  },
  {
    name: "key",
    summary: "print a hash that equivalent references share, to join lists",
    load: () => import("./commands/key.ts"),
  },
  {
    name: "extract",
    summary: "find the references in text, HTML, CSS, messages and XML",
    load: () => import("./commands/extract/extract.ts"),
  },
  {
    name: "udf",
    summary: "serve an engine, such as ClickHouse, as its function",
    load: () => import("./commands/udf/udf.ts"),
  },
  {
    name: "completions",
    summary: "print what completes commands and options in your shell",
    load: () => import("./commands/completions/completions.ts"),
  },
];

/** The program with every command and its options, as completions and manual pages are made from it. */
export async function declaredProgram(): Promise<Command> {
  const program = declared(new Command("uri"), "");
  for (const { entry, command } of addCommands(program)) (await entry.load()).declare(command);
  return program;
}

/**
 * Runs `uri` with the arguments that follow its name. Returns the exit status. The command that is called is added
 * alone, so that it starts sooner; without one, all are, for the help and for suggestions.
 */
export async function run(args: readonly string[], stdio: Stdio = new ProcessStdio()): Promise<number> {
  let status = VALID;
  const help = new HelpWriter(stdio);
  const messages: string[] = [];
  const program = programFor(args, { stdio, help, messages }, args.includes("--version") ? version() : "");
  const word = commandWord(args);
  if (word !== undefined && args[0] !== "help" && isReference(word)) return run(["inspect", ...args], stdio);
  const meant = word === undefined ? undefined : commandMeantBy(word);
  if (meant !== undefined && asksForHelp(args)) return run(helpArgs(args, meant), stdio);
  const called = COMMANDS.find(({ name }) => name === word);
  const topic = called === undefined && word !== undefined && asksForHelp(args) ? topicOf(word) : undefined;
  if (topic !== undefined) {
    help.write(topic);
    return (await help.status) ?? VALID;
  }
  if (called === undefined && isToExplain(args, word)) return run(explaining(args), stdio);
  if (called === undefined) addCommands(program);
  else {
    const { declare, run } = await called.load();
    const command = addCommand(program, called);
    declare(command);
    refuseRepetition(command);
    command.action(async () => {
      const language = await languageFor(command.optsWithGlobals().lang, process.env);
      const options = { ...optionsOf(command, stdio), language };
      noteFiles(command, options.references, stdio);
      status = await run(options as never); // commander has checked them
    });
  }
  try {
    if (called === undefined) refuseSynonym(word);
    await program.parseAsync(args, { from: "user" });
    return status;
  } catch (error) {
    if (messages.length > 0) await writeMessage(stdio.stderr, messages.join(""));
    return (await help.status) ?? statusOf(error, stdio.stderr);
  }
}

/** Writes a message. What lays out a terminal is loaded only for one. */
async function writeMessage(stderr: OutputStream, message: string): Promise<void> {
  const screen = screenOf(stderr);
  if (!screen.isTerminal) return writeAnyway(stderr, message);
  const { messagesFor } = await import("./display/layout.ts");
  writeAnyway(stderr, messagesFor(screen, message));
}

/** For so many columns its paragraphs and examples are written. */
const HELP_WIDTH = 80;

/** Writes help. It is a result: if it cannot be written, that is an error. */
class HelpWriter {
  /** The exit status of a write that failed. */
  status: Promise<number | undefined> = Promise.resolve(undefined);
  readonly #stdio: Stdio;

  constructor(stdio: Stdio) {
    this.#stdio = stdio;
  }

  write(text: string): void {
    this.status = this.#after(this.status, text);
  }

  /** What is written for 80 columns, in those of a terminal that has fewer. */
  async #laidOut(text: string): Promise<string> {
    const { isTerminal, width } = screenOf(this.#stdio.stdout);
    if (!isTerminal || width >= HELP_WIDTH) return text;
    const { reflowed } = await import("./display/layout.ts");
    return reflowed(text, width);
  }

  async #after(previous: Promise<number | undefined>, text: string): Promise<number | undefined> {
    const failed = await previous;
    if (failed !== undefined) return failed;
    try {
      await new Output(this.#stdio.stdout).write(await this.#laidOut(text));
      return undefined;
    } catch (error) {
      return statusOf(error, this.#stdio.stderr);
    }
  }
}

/** An option that is given twice would lose its first value without a word. */
function refuseRepetition(command: Command): void {
  const given = new Set<string>();
  for (const option of command.options) {
    const collects = option.variadic || Array.isArray(option.defaultValue);
    if (!option.required || collects) continue;
    command.on(`option:${option.name()}`, () => {
      if (given.has(option.name()))
        throw new UsageError(`${command.name()}: give --${option.name()} only once`);
      given.add(option.name());
    });
  }
}

/** Says it if an argument that was read as text is the name of a file, as other programs take them. */
function noteFiles(command: Command, references: readonly string[], stdio: Stdio): void {
  if (!command.options.some(({ long }) => long === "--input")) return;
  const file = references.find((name) => !/^[a-z][a-z\d+.-]+:/i.test(name) && isFile(name));
  if (file === undefined) return;
  const name = safeText(file);
  writeAnyway(
    stdio.stderr,
    `note: ${name} was read as it stands here, and not as the file of that name;\n      to read the lines of the file: uri ${command.name()} --input ${name}\n`,
  );
}

function isFile(name: string): boolean {
  try {
    return statSync(name, { throwIfNoEntry: false })?.isFile() === true;
  } catch {
    return false; // too long for a name, or in a folder that must not be read
  }
}

/** Whether only help is asked for: as in `uri help check`, or `uri check --help`. */
function asksForHelp(args: readonly string[]): boolean {
  return args.find((arg, at) => !isOfAll(arg, args[at - 1])) === "help" || args.some(isHelpOption);
}

function isHelpOption(arg: string): boolean {
  return arg === "--help" || arg === "-h";
}

/** The arguments that ask for help on a command, and keep what they say of colour and language. */
function helpArgs(args: readonly string[], command: string): readonly string[] {
  return [...args.filter((arg, at) => isOfAll(arg, args[at - 1])), "help", command];
}

/** The word that should be a command: the one that is called, or that help is asked for, as in `uri help check`. */
function commandWord(args: readonly string[]): string | undefined {
  const [first, second] = args.filter((arg, at) => !isOfAll(arg, args[at - 1]) && arg !== "--");
  return first === "help" ? second : first;
}

/** Whether help is asked for a word that is not a command, nor one that leads to a command. */
function isToExplain(args: readonly string[], word: string | undefined): word is string {
  if (args.find((arg, at) => !isOfAll(arg, args[at - 1])) !== "help") return false;
  if (word === undefined || word === "help" || word.startsWith("-")) return false;
  return commandMeantBy(word) === undefined;
}

/** The arguments with `explain` in the place of `help`. */
function explaining(args: readonly string[]): readonly string[] {
  const at = args.indexOf("help");
  return [...args.slice(0, at), "explain", ...args.slice(at + 1)];
}

/** Whether a word is no command, but what a person wants to look at: `uri http://example.org/`. */
function isReference(word: string): boolean {
  return !word.startsWith("-") && /[:/]/.test(word);
}

/** Says which command does what a word of another program means. */
function refuseSynonym(word: string | undefined): void {
  const meant = word === undefined ? undefined : commandMeantBy(word);
  if (meant === undefined || !COMMANDS.some(({ name }) => name === meant)) return;
  throw new UsageError(`there is no command ${word}; what you want is ${meant}: uri ${meant} --help`);
}

/** Whether an argument is an option of all commands, or its value: for colour, for the language. */
function isOfAll(arg: string, before: string | undefined): boolean {
  return /^--(?:(?:no-)?color|lang)(?:=|$)/.test(arg) || before === "--color" || before === "--lang";
}

/** The exit status for an error that ended the command early. Prints the error, unless commander has. */
async function statusOf(error: unknown, stderr: OutputStream): Promise<number> {
  if (error instanceof ClosedPipe) return VALID;
  if (error instanceof CommanderError) return error.exitCode === 0 ? VALID : WRONG_USAGE;
  if (!(error instanceof UsageError)) throw error;
  const [first = "", ...more] = error.message.split("\n");
  await writeMessage(
    stderr,
    `uri: ${[printable(first), ...more.map((line) => `  ${printable(line)}`)].join("\n")}\n`,
  );
  return WRONG_USAGE;
}

/** What the program says of itself, before its commands. */
function declared(program: Command, version: string): Command {
  const when = "when to use colour; auto is on a terminal, unless NO_COLOR is set or TERM is dumb";
  return program
    .configureHelp(HELP_LAYOUT)
    .version(version, "--version", "print the version")
    .description(
      "Read, check, resolve, normalize, compare and explain Uniform Resource Identifiers (RFC 3986).",
    )
    .usage("<command> [options] [REFERENCE ...]")
    .helpOption("-h, --help", "print this help; after a command, the help on that command")
    .commandsGroup("Help:")
    .helpCommand("help [command]", "print the help on a command, or explain a word")
    .addOption(new Option("--color <WHEN>", when).choices(COLOR_CHOICES).default("auto"))
    .addOption(
      new Option("--lang <LANG>", "the language of reasons and findings: en or zh").argParser(parseLanguage),
    )
    .addOption(new Option("--no-color", "the same as --color never").hideHelp())
    .addHelpText("after", AFTER_HELP);
}

/** The program without its commands. */
function programFor(
  args: readonly string[],
  { stdio, help, messages }: { stdio: Stdio; help: HelpWriter; messages: string[] },
  version: string,
): Command {
  return declared(new Command("uri"), version)
    .exitOverride()
    .configureHelp({ ...HELP_LAYOUT, styleTitle: STYLES.bold })
    .configureOutput({
      writeOut: (text) => help.write(text),
      writeErr: (text) => messages.push(text),
      outputError: (text, write) => write(withoutSecrets(text.replace(/^error:/, "uri:"), args)),
      getOutHelpWidth: () => helpWidth(stdio.stdout),
      getErrHelpWidth: () => helpWidth(stdio.stderr),
      getOutHasColors: () => hasColors(stdio.stdout, colorOf(args)),
      getErrHasColors: () => hasColors(stdio.stderr, colorOf(args)),
    })
    .showHelpAfterError("(uri --help lists the commands; uri inspect REFERENCE explains one reference)");
}

/** Longer lines of words are hard to read. */
const WIDEST_HELP = 100;

function helpWidth(stream: OutputStream): number {
  return Math.min(screenOf(stream).width, WIDEST_HELP);
}

/** Adds all commands, group by group. */
function addCommands(program: Command): { readonly entry: CommandEntry; readonly command: Command }[] {
  return COMMAND_GROUPS.flatMap(([heading, names]) =>
    names.flatMap((name) => {
      const entry = COMMANDS.find((one) => one.name === name);
      if (entry === undefined) return [];
      return [{ entry, command: addCommand(program, entry).helpGroup(`${heading}:`) }];
    }),
  );
}

/** Adds a command by its name and summary. */
function addCommand(program: Command, { name, summary }: CommandEntry): Command {
  return program
    .command(name)
    .description(`${summary[0]?.toUpperCase()}${summary.slice(1)}.`)
    .summary(summary)
    .helpOption("-h, --help", "print this help")
    .showHelpAfterError(`(uri ${name} --help explains the options)`);
}

const AFTER_HELP = `
Without a REFERENCE, references are read one per line from --input FILE or from
standard input, and every line gives one line, in the same order. A REFERENCE
that begins with "-" goes after "--".

Single quotes keep a reference whole in the shells of Unix and in PowerShell. In
cmd.exe use double quotes, and in a batch file write %% for each %. Whatever is
odd can be piped: 'REFERENCE' | uri inspect

Exit status: 0 all valid, 1 some input invalid, 2 wrong usage; of compare:
0 equivalent, 1 not equivalent, 2 invalid input or wrong usage.

uri help lists, uri help quoting and uri help exit say more; uri help WORD
explains an error, a finding, a rule of normalization or a habit.

Examples:
  uri inspect 'foo://example.com:8042/over/there?name=ferret#nose'
  uri check --input links.txt > /dev/null
  uri normalize < links.txt | sort -u`;

/** The arguments of a command: the references, and what it takes before them. */
interface CommandArguments {
  readonly stdio: Stdio;
  readonly operands: readonly string[];
  readonly references: readonly string[];
  readonly declaredProgram: () => Promise<Command>;
}

/** What stands for standard input where other programs take a file. The reference of that path is `./-`. */
const STANDARD_INPUT = "-";

/**
 * The options of a command with its arguments: the references, which are the last, and the operands before them. With
 * both references and a file, one of them would stay unread.
 */
function optionsOf(command: Command, stdio: Stdio): CommandArguments {
  const options = command.optsWithGlobals();
  const operands: readonly string[] = command.processedArgs.slice(0, -1);
  const references: readonly string[] = command.processedArgs.at(-1) ?? [];
  if (options.input?.length === 0 && references.length === 1 && references[0] === STANDARD_INPUT)
    return { ...options, operands, references: [], stdio, declaredProgram };
  if (references.length > 0 && options.input?.length > 0)
    throw new UsageError(`${command.name()}: give references as arguments or in --input, not both`);
  return { ...options, operands, references, stdio, declaredProgram };
}

/** A message about arguments, with the arguments in it made printable and without their passwords. */
function withoutSecrets(text: string, args: readonly string[]): string {
  return args.reduce((message, arg) => {
    const safe = safeText(arg);
    return safe === arg ? message : message.replaceAll(arg, () => safe);
  }, text);
}

/** What the option for colour says, before commander has read it. */
function colorOf(args: readonly string[]): { color: ColorChoice } {
  const at = args.findIndex((arg) => /^--(?:no-)?color(?:=|$)/.test(arg));
  const given = args[at];
  if (given === "--no-color") return { color: "never" };
  const value = given === "--color" ? args[at + 1] : given?.slice("--color=".length);
  return { color: COLOR_CHOICES.find((choice) => choice === value) ?? "auto" };
}

/** The version of the package. Only `--version` reads it, so that the others start sooner. */
function version(): string {
  const about: unknown = JSON.parse(readFileSync(`${import.meta.dirname}/../package.json`, "utf8"));
  return typeof about === "object" && about !== null && "version" in about
    ? String(about.version)
    : "unknown";
}
