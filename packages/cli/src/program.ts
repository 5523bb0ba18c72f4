/**
 * The command line of `uri` (the contract of `uri`): finds the command, reads the options, prints help. A command
 * declares its options in its own file, which is loaded when the command is called.
 */

import { statSync } from "node:fs";
import { safeText } from "@urikit/explain";
import { type Command, CommanderError, Option } from "commander";
import { printable } from "urikit/display";
import { type Statement, type StatementValue, say, statement } from "urikit/words";
import { COMMAND_GROUPS, MACHINERY, meantBy } from "./command-groups.ts";
import { COLOR_CHOICES, type ColorChoice, hasColors, STYLES, screenOf } from "./display/terminal.ts";
import { ClosedPipe, UsageError, VALID, WRONG_USAGE } from "./exit.ts";
import { HELP_LAYOUT } from "./help-layout.ts";
import { topicOf } from "./help-topics.ts";
import type { HelpWords } from "./help-words.ts";
import { helpWordsFor, LANGUAGES, languageFor, parseLanguage } from "./language/language.ts";
import { type Language, wordsFor } from "./language/spoken.ts";
import { Output, writeAnyway } from "./lines/output.ts";
import { type OutputStream, ProcessStdio, type Stdio } from "./stdio.ts";
import { UriCommand } from "./uri-command.ts";
import { version } from "./version.ts";
import { text } from "./words/text.ts";

/** The exports of the file of a command. */
interface CommandModule {
  /** Adds the options and the help to the command. */
  declare(command: Command): unknown;
  /** Runs the command with its options and arguments. Returns the exit status. */
  run(options: never): Promise<number>;
}

/** What each command does, in the help. */
export const SUMMARIES = {
  inspect: "draw a reference and its components, and say what is wrong",
  get: "print parts of a reference, by a format such as '{host}'",
  parse: "print the components",
  check: 'print "valid", or what is wrong and where',
  plan: "print the steps to the resource, and do none of them",
  where: "print the lines that match an expression, as grep does",
  report: "sum up a list: valid or why not, schemes, hosts, distinct",
  standards: "compare how editions and programs read a reference, and why",
  audit: "find what is dangerous, misleading or careless",
  explain: "explain an error, a finding, a rule, a scheme or a habit",
  confuse: "print references that lead programs to different hosts",
  guard: "say whether a server may fetch a reference, by a policy",
  resolve: "print the target URI of a reference (§5.2)",
  relativize: "print the shortest reference that resolves to the target",
  compare: "say whether two references are equivalent, and why (§6)",
  normalize: "print the normal form, or the URI, IRI, SURT or key",
  set: "change components and the query, or make a new reference",
  repair: "mend what people type and copy, and say what was changed",
  encode: "percent-encode data for a component",
  decode: "decode percent-encoded octets, as UTF-8 or in another charset",
  redact: "take passwords and secrets out of references, and out of logs",
  expand: "expand a URI Template with values (RFC 6570)",
  unique: "print the first of the references that are equivalent",
  fetch: "fetch the resource that a reference names, safely by default",
  extract: "find the references in text, HTML, CSS, messages and XML",
  rewrite: "change the references in documents, and nothing else",
  serve: "answer programs for as long as they ask: by lines, a socket, HTTP",
  completions: "print what completes commands and options in your shell",
};

/** A command that is not called is not loaded. */
const LOADS: Readonly<Record<keyof typeof SUMMARIES, () => Promise<CommandModule>>> = {
  inspect: () => import("./commands/inspect/inspect.ts"),
  get: () => import("./commands/get/get.ts"),
  parse: () => import("./commands/parse.ts"),
  check: () => import("./commands/check.ts"),
  plan: () => import("./commands/plan/plan.ts"),
  where: () => import("./commands/where/where.ts"),
  report: () => import("./commands/report/report.ts"),
  standards: () => import("./commands/standards/standards.ts"),
  audit: () => import("./commands/audit/audit.ts"),
  explain: () => import("./commands/explain/explain.ts"),
  confuse: () => import("./commands/confuse.ts"),
  guard: () => import("./commands/guard/guard.ts"),
  resolve: () => import("./commands/resolve.ts"),
  relativize: () => import("./commands/relativize.ts"),
  compare: () => import("./commands/compare/compare.ts"),
  normalize: () => import("./commands/normalize.ts"),
  set: () => import("./commands/edit/set.ts"),
  repair: () => import("./commands/repair/repair.ts"),
  encode: () => import("./commands/encode.ts"),
  decode: () => import("./commands/decode.ts"),
  redact: () => import("./commands/redact.ts"),
  expand: () => import("./commands/expand.ts"),
  unique: () => import("./commands/unique.ts"),
  fetch: () => import("./commands/fetch/fetch.ts"),
  extract: () => import("./commands/extract/extract.ts"),
  rewrite: () => import("./commands/rewrite/rewrite.ts"),
  serve: () => import("./commands/serve/serve.ts"),
  completions: () => import("./commands/completions/completions.ts"),
};

interface CommandEntry {
  readonly name: string;
  readonly summary: string;
  readonly load: () => Promise<CommandModule>;
}

/** The command of that name. */
function commandNamed(name: string | undefined): CommandEntry | undefined {
  if (name === undefined || !isCommand(name)) return undefined;
  return { name, summary: SUMMARIES[name], load: LOADS[name] };
}

function isCommand(name: string): name is keyof typeof SUMMARIES {
  return Object.hasOwn(SUMMARIES, name);
}

/** The program with every command and its options, as completions and manual pages are made from it. */
export async function declaredProgram(): Promise<Command> {
  const program = declared(new UriCommand("uri"), "").configureOutput({ getOutHelpWidth: () => WIDEST_HELP });
  for (const { entry, command } of addCommands(program)) (await entry.load()).declare(command);
  return program;
}

/**
 * Runs `uri` with the arguments that follow its name. Returns the exit status. The command that is called is added
 * alone, so that it starts sooner; without one, all are, for the help and for suggestions.
 */
export async function run(args: readonly string[], stdio: Stdio = new ProcessStdio()): Promise<number> {
  let status = VALID;
  const language = await languageFor(args, process.env);
  const help = new HelpWriter(stdio, language);
  const messages: string[] = [];
  const program = programFor(args, { stdio, help, messages }, args.some(isVersionOption) ? version() : "");
  const word = commandWord(args);
  if (word !== undefined && args[0] !== "help" && isReference(word)) return run(["inspect", ...args], stdio);
  const meant = helpMeantBy(word);
  if (meant !== undefined && asksForHelp(args)) return run(helpArgs(args, meant), stdio);
  const called = commandNamed(word);
  const isHelp = asksForHelp(args);
  const spoken = isHelp || called === undefined ? await helpWordsFor(stdio.stdout, language) : undefined;
  const topic = called === undefined && word !== undefined && isHelp ? topicOf(word) : undefined;
  if (topic !== undefined) {
    const asked = word === "json" ? schemaAsked(args) : undefined;
    if (asked !== undefined) return writeSchema(asked, stdio, language);
    const { reflowed } = await import("@urikit/explain/layout");
    help.write(reflowed(spoken?.topics[word ?? ""] ?? topic, helpWidth(stdio.stdout)));
    return (await help.status) ?? VALID;
  }
  if (called === undefined && isToExplain(args, word)) return run(explaining(args), stdio);
  if (called === undefined) {
    addCommands(program);
    await sayHelpIn(spoken, program);
  } else {
    const { declare, run } = await called.load();
    const command = addCommand(program, called);
    declare(command);
    await sayHelpIn(spoken, program);
    refuseRepetition(command);
    command.action(async () => {
      const options = { ...optionsOf(command, stdio), language };
      noteFiles(command, options.references, { stdio, language });
      status = await run(options as never); // commander has checked them
    });
  }
  try {
    if (called === undefined && word !== undefined) await refuseWord(word, isHelp);
    await program.parseAsync(args, { from: "user" });
    return status;
  } catch (error) {
    if (messages.length > 0) await writeMessage(stdio.stderr, messages.join(""));
    return (await help.status) ?? statusOf(error, stdio.stderr, language);
  }
}

/** The command of which a JSON Schema is asked for: `uri help json audit`. */
function schemaAsked(args: readonly string[]): string | undefined {
  return args.filter((arg, at) => !isOfAll(arg, args[at - 1]) && !isHelpOption(arg))[2];
}

async function writeSchema(command: string, stdio: Stdio, language: Language): Promise<number> {
  const { jsonSchemaOf } = await import("./json-schemas.ts");
  try {
    const schema = jsonSchemaOf(command);
    if (schema === undefined) throw new UsageError("no-json", command);
    await new Output(stdio.stdout).write(schema);
    return VALID;
  } catch (error) {
    return statusOf(error, stdio.stderr, language);
  }
}

/** Says the help in another language than English, if there is one. */
async function sayHelpIn(help: HelpWords | undefined, program: Command): Promise<void> {
  if (help === undefined) return;
  const { sayHelp } = await import("./help-words.ts");
  sayHelp(program, help);
}

/** Writes a message. The layout for terminals is loaded only for one. */
async function writeMessage(stderr: OutputStream, message: string): Promise<void> {
  const screen = screenOf(stderr);
  if (!screen.isTerminal) return writeAnyway(stderr, message);
  const { messagesFor } = await import("@urikit/explain/layout");
  writeAnyway(stderr, messagesFor(screen, message));
}

/** Writes help. It is a result: if it cannot be written, that is an error. */
class HelpWriter {
  /** The exit status of a write that failed. */
  status: Promise<number | undefined> = Promise.resolve(undefined);
  readonly #stdio: Stdio;
  readonly #language: Language;

  constructor(stdio: Stdio, language: Language) {
    this.#stdio = stdio;
    this.#language = language;
  }

  write(text: string): void {
    this.status = this.#after(this.status, text);
  }

  async #after(previous: Promise<number | undefined>, text: string): Promise<number | undefined> {
    const failed = await previous;
    if (failed !== undefined) return failed;
    try {
      await new Output(this.#stdio.stdout).write(text);
      return undefined;
    } catch (error) {
      return statusOf(error, this.#stdio.stderr, this.#language);
    }
  }
}

/** An option that is given twice, or given and taken back, would lose its first value without a word. */
function refuseRepetition(command: Command): void {
  const given = new Map<string, Option>();
  for (const option of command.options) {
    const collects = option.variadic || Array.isArray(option.defaultValue);
    if (!(option.required || option.negate) || collects) continue;
    command.on(`option:${option.name()}`, () => {
      const before = given.get(option.attributeName());
      if (before === option && option.required)
        throw new UsageError("option-twice", command.name(), option.name());
      if (before !== undefined && before !== option)
        throw new UsageError("options-exclude", before.flags, option.flags);
      given.set(option.attributeName(), option);
    });
  }
}

/** Says it if an argument that was read as text is the name of a file, as other programs take them. */
function noteFiles(
  command: Command,
  references: readonly string[],
  { stdio: { stderr }, language }: { readonly stdio: Stdio; readonly language: Language },
): void {
  const takesFiles = command.registeredArguments.some((argument) => argument.name() === "FILE");
  if (takesFiles || !command.options.some(({ long }) => long === "--input")) return;
  const file = references.find((name) => !/^[a-z][a-z\d+.-]+:/i.test(name) && isFile(name));
  if (file === undefined) return;
  const note = text(wordsFor(stderr, language), "note-of-file", safeText(file), command.name());
  writeAnyway(stderr, `${note}\n`);
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

function isVersionOption(arg: string): boolean {
  return arg === "--version" || arg === "-V";
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
  return helpMeantBy(word) === undefined;
}

/** What a word means that was a command, and is explained as well. */
const EXPLAINED = "scheme";

/** The command on which a word of another program asks for help. */
function helpMeantBy(word: string | undefined): string | undefined {
  if (word === undefined || word === EXPLAINED) return undefined;
  const [command] = meantBy(word)?.split(" ") ?? [];
  return commandNamed(command)?.name;
}

/** The arguments with `explain` in the place of `help`. */
function explaining(args: readonly string[]): readonly string[] {
  const at = args.indexOf("help");
  return [...args.slice(0, at), "explain", ...args.slice(at + 1)];
}

/** Whether a word is not a command, but a text that a person wants to look at: `uri http://example.org/`. */
function isReference(word: string): boolean {
  return !word.startsWith("-") && /[:/]/.test(word);
}

/** Says which command does what a word of another program means, or what to do with a file or a host. */
async function refuseWord(word: string, isHelp: boolean): Promise<void> {
  const meant = meantBy(word);
  const [command = ""] = meant?.split(" ") ?? [];
  if (meant !== undefined && (isCommand(command) || /^(?:help|--.*)$/.test(meant)))
    throw new UsageError("synonym", word, meant, isCommand(command) ? `${command} --help` : meant);
  if (isHelp || !word.includes(".")) return;
  if (isFile(word)) throw new UsageError("word-of-file", word);
  if (/^[\p{L}\d.-]+$/u.test(word))
    throw new UsageError((await isHost(word)) ? "word-of-host" : "word-of-no-file", word);
}

/** Whether a word names a host: an address, or a name below a suffix that is in use. */
async function isHost(word: string): Promise<boolean> {
  if (/^\d+(?:\.\d+){3}$/.test(word)) return true;
  const { publicSuffix } = await import("@urikit/domains");
  return (publicSuffix(word)?.kind ?? "unlisted") !== "unlisted";
}

/** Whether an argument is an option of all commands, or its value: for colour, for the language. */
function isOfAll(arg: string, before: string | undefined): boolean {
  return /^--(?:(?:no-)?color|lang)(?:=|$)/.test(arg) || before === "--color" || before === "--lang";
}

/** The exit status for an error that ended the command early. Prints the error, unless that is the help. */
async function statusOf(error: unknown, stderr: OutputStream, language: Language): Promise<number> {
  if (error instanceof ClosedPipe) return VALID;
  if (error instanceof CommanderError) return error.exitCode === 0 ? VALID : WRONG_USAGE;
  if (!(error instanceof UsageError)) throw error;
  const { SENTENCES } = await import("@urikit/explain/words/en"); // of reasons, which are seldom said here
  const { en } = await import("@urikit/audit/words/en");
  const words = { ...en, ...SENTENCES, ...wordsFor(stderr, language).catalogue };
  await writeMessage(stderr, `uri: ${say(words, printableStatement(error.problem))}\n`);
  return WRONG_USAGE;
}

/** The statement with values that have no control characters: only the sentence breaks lines. */
function printableStatement({ id, values }: Statement): Statement {
  const shown = (value: StatementValue) =>
    typeof value === "object" ? printableStatement(value) : printable(String(value));
  return statement(id, ...values.map(shown));
}

/** The program's description of itself, before its commands. */
function declared(program: Command, version: string): Command {
  const when = "when to use colour; auto is on a terminal, unless NO_COLOR is set or TERM is dumb";
  return program
    .configureHelp(HELP_LAYOUT)
    .version(version, "-V, --version", "print the version")
    .description(
      "Read, check, resolve, normalize, compare and explain Uniform Resource Identifiers (RFC 3986).",
    )
    .usage("<command> [options] [REFERENCE ...]")
    .helpOption("-h, --help", "print this help; after a command, the help on that command")
    .commandsGroup("Help:")
    .helpCommand("help [command]", "print the help on a command, or explain a word")
    .addOption(new Option("--color <WHEN>", when).choices(COLOR_CHOICES).default("auto"))
    .addOption(
      new Option("--lang <LANG>", "the language of reasons and findings")
        .choices(LANGUAGES)
        .argParser(parseLanguage), // zh-CN is one too
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
  return declared(new UriCommand("uri"), version)
    .exitOverride()
    .configureHelp({ ...HELP_LAYOUT, styleTitle: STYLES.bold })
    .configureOutput({
      writeOut: (text) => help.write(text),
      writeErr: (text) => messages.push(text),
      getOutHelpWidth: () => helpWidth(stdio.stdout),
      getErrHelpWidth: () => helpWidth(stdio.stderr),
      getOutHasColors: () => hasColors(stdio.stdout, colorOf(args)),
      getErrHasColors: () => hasColors(stdio.stderr, colorOf(args)),
    });
}

/** Longer lines of words are hard to read. */
const WIDEST_HELP = 100;

function helpWidth(stream: OutputStream): number {
  return Math.min(screenOf(stream).width, WIDEST_HELP);
}

/** Adds all commands, group by group. */
function addCommands(program: Command): { readonly entry: CommandEntry; readonly command: Command }[] {
  const listed = COMMAND_GROUPS.flatMap(([heading, names]) => names.map((name) => ({ name, heading })));
  return [...listed, ...MACHINERY.map((name) => ({ name, heading: undefined }))].flatMap(
    ({ name, heading }) => {
      const entry = commandNamed(name);
      if (entry === undefined) return [];
      const command = addCommand(program, entry, { hidden: heading === undefined });
      return [{ entry, command: heading === undefined ? command : command.helpGroup(`${heading}:`) }];
    },
  );
}

/** Adds a command by its name and summary. */
function addCommand(
  program: Command,
  { name, summary }: CommandEntry,
  { hidden } = { hidden: false },
): Command {
  return program
    .command(name, { hidden })
    .description(`${summary[0]?.toUpperCase()}${summary.slice(1)}.`)
    .summary(summary)
    .helpOption("-h, --help", "print this help");
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

uri help lists, uri help json, uri help quoting and uri help exit say more; uri
help WORD explains an error, a finding, a rule, a scheme or a habit. uri help
completions is for your shell, uri help serve for engines such as ClickHouse.

Examples:
  uri inspect 'foo://example.com:8042/over/there?name=ferret#nose'
  uri check --input links.txt > /dev/null
  uri normalize < links.txt | sort -u`;

/** The arguments of a command: the references, and what it takes before them. */
interface CommandArguments {
  readonly stdio: Stdio;
  readonly operands: readonly string[];
  readonly references: readonly string[];
  /** The name of the command. */
  readonly calledAs: string;
  readonly declaredProgram: () => Promise<Command>;
}

/** The path that means standard input where other programs take a file. The reference of that path is `./-`. */
const STANDARD_INPUT = "-";

/**
 * The options of a command with its arguments: the references, which are the last, and the operands before them. With
 * both references and a file, one of them would stay unread.
 */
function optionsOf(command: Command, stdio: Stdio): CommandArguments {
  const options = command.optsWithGlobals();
  const streams = options.quiet ? quietStdio(stdio) : stdio;
  const operands: readonly string[] = command.processedArgs.slice(0, -1);
  const references: readonly string[] = command.processedArgs.at(-1) ?? [];
  const calledAs = command.name();
  // The answer stands beside what was there: an object in an object.
  const inJson = options.jsonField === undefined ? {} : { json: true };
  if (options.input?.length === 0 && references.length === 1 && references[0] === STANDARD_INPUT)
    return { ...options, ...inJson, operands, references: [], stdio: streams, calledAs, declaredProgram };
  if (references.length > 0 && options.input?.length > 0) throw new UsageError("two-inputs", command.name());
  return { ...options, ...inJson, operands, references, stdio: streams, calledAs, declaredProgram };
}

/** The streams, whose outputs take all and keep nothing. A message about wrong usage is written elsewhere. */
function quietStdio(stdio: Stdio): Stdio {
  const nowhere: OutputStream = { write: (_data, done) => done?.() };
  const { stdinDescriptor } = stdio;
  return {
    get stdin() {
      return stdio.stdin; // it is opened when it is used
    },
    stdout: nowhere,
    stderr: nowhere,
    ...(stdinDescriptor !== undefined && { stdinDescriptor }),
  };
}

/** The value of the option for colour, before commander has read it. */
function colorOf(args: readonly string[]): { color: ColorChoice } {
  const at = args.findIndex((arg) => /^--(?:no-)?color(?:=|$)/.test(arg));
  const given = args[at];
  if (given === "--no-color") return { color: "never" };
  const value = given === "--color" ? args[at + 1] : given?.slice("--color=".length);
  return { color: COLOR_CHOICES.find((choice) => choice === value) ?? "auto" };
}
