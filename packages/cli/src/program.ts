/**
 * The command line of `uri`: its commands, options and help (the contract of `uri`). What a command does is in
 * `commands/`, and is loaded when it is called.
 */

import { readFileSync } from "node:fs";
import { Command, CommanderError, Option } from "commander";
import colors from "picocolors";
import { maskPassword, printable } from "urikit";
import { screenOf } from "./display/terminal.ts";
import { ClosedPipe, UsageError, VALID, WRONG_USAGE } from "./exit.ts";
import { ANSWERS, CHECKED_KINDS, DATA_COMPONENTS, LEVELS, POLICIES, RUNGS } from "./option-values.ts";

/** Runs `uri` with the arguments that follow its name. Returns the exit status. */
export async function run(args: readonly string[]): Promise<number> {
  let status = VALID;
  const program = programFor(args, (result) => {
    status = result;
  });
  try {
    await program.parseAsync(args, { from: "user" });
    return status;
  } catch (error) {
    return statusOf(error);
  }
}

/** The exit status of what ended the command early; says why, unless that was said already. */
function statusOf(error: unknown): number {
  if (error instanceof ClosedPipe) return VALID;
  if (error instanceof CommanderError) return error.exitCode === 0 ? VALID : WRONG_USAGE;
  if (!(error instanceof UsageError)) throw error;
  const [first = "", ...more] = error.message.split("\n");
  process.stderr.write(
    `uri: ${[printable(first), ...more.map((line) => `  ${printable(line)}`)].join("\n")}\n`,
  );
  return WRONG_USAGE;
}

type Finish = (status: number) => void;

/** What a command does: its module is loaded, and runs with the options and arguments. */
type Doer = <Options>(
  load: () => Promise<{ run(options: Options): Promise<number> }>,
) => (references: string[], options: unknown, command: Command) => Promise<void>;

function doerFor(finish: Finish): Doer {
  return <Options>(load: () => Promise<{ run(options: Options): Promise<number> }>) =>
    async (references: string[], _options: unknown, command: Command) => {
      const { run } = await load();
      finish(await run(optionsOf<Options>(references, command)));
    };
}

function programFor(args: readonly string[], finish: Finish): Command {
  const program = new Command("uri")
    .description(
      "Read, check, resolve, normalize, compare and explain Uniform Resource Identifiers (RFC 3986).",
    )
    .usage("<command> [options] [REFERENCE ...]")
    .version(version(), "--version", "print the version")
    .helpOption("-h, --help", "print help; after a command, help on it, with examples")
    .option("--no-color", "never use colour (nor if NO_COLOR is set, nor outside a terminal)")
    .addHelpText("after", AFTER_HELP)
    .exitOverride()
    .configureHelp({ styleTitle: colors.createColors(true).bold, sortOptions: false })
    .configureOutput({
      outputError: (text, write) => write(withoutSecrets(text.replace(/^error:/, "uri:"), args)),
      getOutHasColors: () => hasColors(process.stdout, args),
      getErrHasColors: () => hasColors(process.stderr, args),
    });
  const does = doerFor(finish);
  addReading(program, does);
  addRelating(program, does);
  addChanging(program, does);
  addFinding(program, does);
  for (const command of program.commands)
    command.showHelpAfterError(`(uri ${command.name()} --help shows how it is used)`);
  return program.showHelpAfterError("(uri --help lists the commands; uri inspect REFERENCE looks at one)");
}

const AFTER_HELP = `
Without a REFERENCE, references are read one per line from --input FILE or from
standard input, and every line gives one line, in the same order. A REFERENCE
that begins with "-" goes behind "--".

Exit status: 0 all valid, 1 some input invalid, 2 wrong usage; of compare:
0 equivalent, 1 not equivalent, 2 invalid input or wrong usage.

Examples:
  uri inspect 'foo://example.com:8042/over/there?name=ferret#nose'
  uri check --input links.txt > /dev/null
  uri normalize < links.txt | sort -u`;

/** inspect, parse, check, plan, scheme, report, standards. */
function addReading(program: Command, does: Doer): void {
  listCommand(
    program,
    "inspect",
    "draw a reference with its components, and tell all that is known about it",
    [
      "uri inspect 'foo://example.com:8042/over/there?name=ferret#nose'",
      "uri inspect --json http://192.0.2.16:80/",
    ],
  ).action(does(() => import("./commands/inspect/inspect.ts")));
  listCommand(program, "parse", "print the components", [
    "uri parse 'ldap://[2001:db8::7]/c=GB?objectClass?one'",
    "uri parse --json < links.txt | jq .host",
  ])
    .addHelpText(
      "after",
      "\nIn a list, a line out is NAME=VALUE pairs with spaces between them.\nA password is only in the JSON.",
    )
    .action(does(() => import("./commands/parse.ts")));
  listCommand(program, "check", 'print "valid", or what is wrong and where', [
    "uri check 'http://example.com/a b'",
    "uri check --as absolute-uri --input bases.txt",
  ])
    .addOption(choice("--as <KIND>", "what each has to be", CHECKED_KINDS))
    .action(does(() => import("./commands/check.ts")));
  listCommand(program, "plan", "print what a program would do to reach the resource; nothing is done", [
    "uri plan 'ftp://myname@host.dom/%2Fetc/motd'",
    "uri plan --json --email me@example.org ftp://example.org/pub/",
  ])
    .option("--email <ADDRESS>", "your address: the password of an anonymous user of ftp (RFC 1738 §3.2.1)")
    .option("--allow-userinfo", "let user:password@ pass in http (RFC 9110 §4.2.4)")
    .option("--allow-double-slash", "let file://// pass, which Windows reads as a host")
    .addHelpText(
      "after",
      "\nExit status 1 where a scheme tells no way, or the way is refused. In the JSON, what is sent is a\ntext of which every character is an octet. A password is only in the JSON.",
    )
    .action(does(() => import("./commands/plan/plan.ts")));
  listCommand(program, "scheme", "tell what is known of the name of a scheme", [
    "uri scheme gopher",
    "uri scheme --json ldap x-own",
  ])
    .usage("[options] [NAME ...]")
    .action(does(() => import("./commands/scheme.ts")));
  inputCommand(program, "report", "sum up a list: valid, invalid and why, kinds, schemes, hosts, distinct", [
    "uri report --input links.txt",
    "uri report --json < links.txt",
  ])
    .option("--no-distinct", "do not count what is distinct: that takes memory for every distinct reference")
    .option("--standards", "count how many lines each pair of editions of the standard reads differently")
    .action(does(() => import("./commands/report/report.ts")));
  inputCommand(
    program,
    "standards",
    "set the editions of the standard side by side: how each reads a reference, and why",
    [
      "uri standards 'http://good.example\\@evil.example/'",
      "uri standards --base 'http://a/b/c/d;p?q' '?y'",
      "uri standards --json < links.txt | jq -c '.differences[] | select(.dangerous)'",
    ],
  )
    .option("-b, --base <BASE>", "a base to resolve with, which each edition judges by its own rules")
    .addHelpText(
      "after",
      "\nOf a list, a line out says alike, different or dangerous; which editions reject the\nreference; and between which it is dangerous. Exit status 1: no edition accepts it.",
    )
    .action(does(() => import("./commands/standards/standards.ts")));
}

/** resolve, relativize, compare. */
function addRelating(program: Command, does: Doer): void {
  listCommand(program, "resolve", "print the target URI of a reference (§5.2)", [
    "uri resolve --base 'http://a/b/c/d;p?q' ../g",
    "uri resolve --base https://example.org/list/ --input hrefs.txt",
  ])
    .requiredOption("-b, --base <BASE>", "the base URI")
    .option("--backward-compatible", "ignore a scheme that is the base's, as in http:g (§5.2.2)")
    .action(does(() => import("./commands/resolve.ts")));
  listCommand(program, "relativize", "print the shortest reference that resolves to the target", [
    "uri relativize --base 'http://a/b/c/d;p?q' http://a/b/g",
  ])
    .requiredOption("-b, --base <BASE>", "the base URI")
    .action(does(() => import("./commands/relativize.ts")));
  listCommand(
    program,
    "compare",
    "print the rung of the ladder on which two references meet (§6), and the steps",
    [
      "uri compare http://example.com HTTP://EXAMPLE.com:80/",
      "uri compare --base http://a/b/c ../g http://a/g",
      "paste old.txt new.txt | uri compare",
    ],
  )
    .usage("[options] [A B]")
    .option("-b, --base <BASE>", "resolve relative references with this base first")
    .option("--ignore-fragment", "compare without the fragments")
    .addHelpText(
      "after",
      '\nOf a list, a line holds A and B with a TAB between them, and gives the rung, or "different".',
    )
    .action(does(() => import("./commands/compare.ts")));
}

/** normalize, encode, decode. */
function addChanging(program: Command, does: Doer): void {
  listCommand(program, "normalize", "print the normal form", [
    "uri normalize HTTP://EXAMPLE.com/a/%2E%2E/%7Eb",
    "uri normalize --level scheme --invalid drop < links.txt | sort -u",
  ])
    .addOption(choice("--level <LEVEL>", "how far to go: §6.2.2, or §6.2.3 too", LEVELS))
    .action(does(() => import("./commands/normalize.ts")));
  listCommand(program, "encode", "percent-encode data for a component: all but the unreserved", [
    "uri encode 'AC/DC: 100%'",
    "uri encode --as query-value --input terms.txt",
  ])
    .usage("[options] [TEXT ...]")
    .addOption(choice("--as <COMPONENT>", "where the data will stand", DATA_COMPONENTS))
    .action(does(() => import("./commands/encode.ts")));
  listCommand(program, "decode", "decode the triplets of a text, as UTF-8", [
    "uri decode AC%2FDC",
    "uri decode --json a%0Ab",
  ])
    .usage("[options] [TEXT ...]")
    .addOption(choice("--invalid-utf8 <ANSWER>", "what octets that are not UTF-8 give", ANSWERS))
    .addHelpText(
      "after",
      "\nControl and invisible characters are written out (\\n, \\u{1b}); the JSON has the exact text.",
    )
    .action(does(() => import("./commands/decode.ts")));
}

/** extract. */
function addFinding(program: Command, does: Doer): void {
  program
    .command("extract")
    .description(
      "Find the references in documents, each with its target against the base of its place (§5.1).",
    )
    .summary("find the references in text, HTML, CSS, messages, XML, each with its target")
    .argument("[FILE...]")
    .usage("[options] [FILE ...]")
    .addOption(
      new Option("--type <TYPE>", "what the files are, if name and content do not tell").choices(DOCUMENTS),
    )
    .option(
      "--retrieved-from <URI>",
      "the URI that the one file was retrieved from, after redirects (§5.1.3)",
    )
    .option("-b, --base <URI>", "the base where nothing else gives one (§5.1.4)")
    .option("--charset <NAME>", "the charset that the transport declared")
    .option("--suffix-references", "in running text, guess at www.example.org/… too (§4.5)")
    .option("--unique", "drop duplicates: what has the same target")
    .addOption(choice("--level <RUNG>", "the rung of the ladder on which they are compared (§6)", RUNGS))
    .option("--json", "one JSON object a reference")
    .addHelpText("after", AFTER_EXTRACT)
    .action(does(() => import("./commands/extract/extract.ts")));
}

const DOCUMENTS = ["text", "html", "css", "mime", "xml", "uri-list"];

const AFTER_EXTRACT = `
Without a FILE, or with -, standard input is read. Of a folder, all files in it
are read. On a terminal the references are listed by file; in a pipe a line has
the target of each, or the reference itself where it is invalid or has no base.

Examples:
  uri extract page.html --retrieved-from https://example.org/a/page.html
  uri extract --json saved.mhtml | jq -r 'select(.valid | not).reference'
  uri extract --unique --level scheme docs/ | uri report`;

/** A command that reads arguments or lines and gives a line for each. */
function listCommand(program: Command, name: string, summary: string, examples: readonly string[]): Command {
  return inputCommand(program, name, summary, examples).addOption(
    choice(
      "--invalid <POLICY>",
      "what becomes of an invalid line (each is reported on standard error)",
      POLICIES,
    ),
  );
}

/** A command that reads arguments or lines. */
function inputCommand(program: Command, name: string, summary: string, examples: readonly string[]): Command {
  return program
    .command(name)
    .description(`${summary[0]?.toUpperCase()}${summary.slice(1)}.`)
    .summary(summary)
    .argument("[REFERENCE...]")
    .usage("[options] [REFERENCE ...]")
    .option("-i, --input <FILE>", "read lines from FILE, or from standard input if it is -")
    .option("--json", "one JSON object a line")
    .addHelpText("after", `\nExamples:\n${examples.map((example) => `  ${example}`).join("\n")}`);
}

function choice(flags: string, description: string, choices: readonly string[]): Option {
  return new Option(flags, description).choices(choices).default(choices[0]);
}

/** The options of a command with its arguments; both arguments and a file would leave one of them unread. */
function optionsOf<Options>(references: string[], command: Command): Options {
  const options = command.optsWithGlobals();
  if (references.length > 0 && options.input !== undefined)
    throw new UsageError(`${command.name()}: give references as arguments or in --input, not both`);
  return { ...options, references } as Options; // commander has checked them against the declarations above
}

/** A message about arguments with the arguments in it made printable, and without their passwords. */
function withoutSecrets(text: string, args: readonly string[]): string {
  return args.reduce((message, arg) => {
    const shown = printable(maskPassword(arg));
    return shown === arg ? message : message.replaceAll(arg, () => shown);
  }, text);
}

function hasColors(stream: NodeJS.WriteStream, args: readonly string[]): boolean {
  return screenOf(stream, { color: !args.includes("--no-color") }).colors.isColorSupported;
}

function version(): string {
  const about: unknown = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  return typeof about === "object" && about !== null && "version" in about
    ? String(about.version)
    : "unknown";
}
