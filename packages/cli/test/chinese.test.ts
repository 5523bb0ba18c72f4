/** Every command speaks Chinese whole: nothing that it says of its own has three English words in a row. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HELP_TOPICS } from "../src/help-topics.ts";
import { declaredProgram } from "../src/program.ts";
import { CHINESE } from "../src/words/zh.ts";
import { type Ended, shownAt, uri } from "./run-uri.ts";

/** What is English in Chinese, too: names, and texts of standards as they are printed. Each is met. */
const ALLOWED = [
  "Hypertext Transfer Protocol",
  "File Transfer Protocol",
  "WHATWG URL Standard",
  "basic URL parser",
  "JSON Web Token",
  "MongoDB Connection String Specification",
  "Uniform Resource Locators",
  "Uniform Resource Identifier",
  "or is empty",
  "begins with a",
  "The Gopher Protocol",
];
const met = new Set<string>();

const WORDS = /(?<![\w/.:@%&?=#-])[A-Za-z]+(?:'s)?(?: [A-Za-z]+(?:'s)?(?![\w/:=.-]*[\w/:=])){2,}/g;
const QUOTED = /"[^"]*"|“[^”]*”|`[^`]*`|'[^']*'/g;
/** Examples of the help, and commands within sentences. */
const COMMANDS = /^示例：\n(?: {2}.*\n?)*|\buri (?:help )?[a-zA-Z]+/gm;

/** The runs of English words in a text, but not those that the user gave. */
function englishIn(text: string, given: readonly string[] = []): string[] {
  const own = given
    .filter((one) => one.length > 2)
    .reduce((rest, one) => rest.replaceAll(one, "~"), text.replace(COMMANDS, "~"))
    .replace(QUOTED, "~");
  return (own.match(WORDS) ?? []).filter((run) => {
    const name = ALLOWED.find((one) => run.includes(one));
    if (name !== undefined) met.add(name);
    return name === undefined;
  });
}

/** The texts in lines of JSON; other lines are as they are. */
function linesOf({ stdout, stderr }: Ended): string {
  return `${stdout}${stderr}`.replace(/^\{.*\}$/gm, (line) => textsIn(JSON.parse(line)).join("\n"));
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

let folder = "";
const file = (name: string) => join(folder, name);
const FILES: Readonly<Record<string, string>> = {
  "open.json": '{"schemes":["http","https"],"hosts":["*"]}',
  "strict.json": '{"schemes":["https"],"hosts":[".example.org"],"ports":[443]}',
  "list.json": "[1]",
  "broken.json": "{",
  "ports.json": '{"ports":[0.5]}',
  "keys.json": '{"host":[]}',
  "big.json": '{"n":12345678901234567890}',
  "list.txt": "http://a/\nhttp://a b\n\nfoo\n",
  "twice.gz": "\x1f\x8b",
  "utf16.txt": "\xfe\xfea",
  "site/page.html":
    '<!doctype html><base href="http://["><a href="../x"><a href="y z"><a href="http://www.example.com@10.0.0.1/"><a href="#no"><a href="',
  "site/image": "\0\x01",
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "uri-chinese-"));
  mkdirSync(file("site/node_modules"), { recursive: true });
  for (const [name, content] of Object.entries(FILES)) writeFileSync(file(name), content, "latin1");
});
afterAll(() => rmSync(folder, { recursive: true }));

const REFERENCES = [
  "http://a b",
  "http://www.example.com@10.0.0.1/%2e%2e/",
  "HTTP://User:pw@例え.example:80/a/../b?q=1&q=1#f",
  "ftp://me@h/%2Fetc/motd;type=a",
  "x-own:a",
];

/** Runs on each reference: a command and its options. */
const ON_REFERENCES = [
  ...[
    "inspect --all",
    "inspect --json",
    "parse",
    "check",
    "check --json",
    "audit",
    "audit --json",
    "audit --sarif",
  ],
  ...[
    "plan",
    "plan --json --lenient",
    "standards --json",
    "standards --verbose --compare http://a/ --base http://b/",
  ],
  ...[
    "repair",
    "repair --json",
    "normalize",
    "redact",
    "relativize --base http://a/",
    "resolve --base http://a/",
  ],
  ...[
    "normalize --to iri",
    "encode",
    "decode",
    "normalize --to key",
    "unique",
    "expand",
    "report",
    "report --json --audit",
  ],
  ...["set --no-query", "compare http://a.example/", "compare --json http://a.example/", "get {host!}"],
  ...[
    "get --json {port!}",
    "get {host|ascii}",
    "guard --policy open.json",
    "guard --json --policy strict.json",
    "where --json invalid",
  ],
];

/** Other runs, wrong usage among them. `|` precedes the input. */
const OTHERS = [
  ...["explain http x-own ldap mongodb modem", "explain --json gopher x-own", "explain own:"],
  ...[
    "explain path",
    "explain --json host",
    "explain --svg hots",
    "explain --svg --standard all xyzzy",
    "explain --svg",
  ],
  ...["explain --svg --json host", "confuse a", "confuse a a", "confuse a/b c"],
  ...["confuse --between curl", "confuse --between crul,node", "confuse --between xyzzy,node"],
  ...["confuse --between curl@6,node", "standards --reader crul http://a/"],
  ...[
    "extract site",
    "extract --verbose site",
    "extract --json site",
    "extract --audit site",
    "extract --audit --json site",
  ],
  ...[
    "extract --audit --sarif site",
    "extract --check-fragments site",
    "extract nowhere",
    "extract http://a/b",
  ],
  ...[
    "extract site/image",
    "extract --check-fragments site/image",
    "extract --type html |<base href=http://[><a href='x",
  ],
  ...[
    "extract --base x site",
    "extract --check-fragments --unique site",
    "extract --audit --check-fragments site",
  ],
  ...[
    "extract --sarif site",
    "extract --sarif --audit --json site",
    "extract --retrieved-from http://a/ site list.txt",
  ],
  ...[
    "extract --site site --at http://a/ --check",
    "extract --site site --at http://a/ --check --sarif",
    "extract --site site --check",
    "extract --check site",
    "extract --junit site",
    "extract --site site --at http://a/ --check --redirects list.txt",
  ],
  ...[
    "rewrite --https --dry-run --json list.txt",
    "rewrite --https --dry-run nowhere",
    "rewrite site",
    "rewrite --from a site",
    "rewrite --https --dry-run --type mime |A: b\\n\\nhttp://a/",
    "rewrite --site site --at http://a/b/ --from page.html --to ../c",
  ],
  ...[
    "guard --policy nowhere x",
    "guard --policy broken.json x",
    "guard --policy ports.json x",
    "guard --policy keys.json x",
  ],
  ...[
    "guard --policy list.json x",
    "guard x",
    "expand --vars list.json {x}",
    "expand --vars broken.json {x}",
  ],
  ...[
    "expand --vars big.json {n}",
    "expand --vars -",
    "expand --var x {x}",
    "expand --var x=1 {y}",
    "expand {x",
  ],
  ...["expand --vars open.json {hosts:1}", "compare --learned list.json a b", "compare a", "compare |a\\n"],
  ...[
    "get {hots}",
    "get {segment}",
    "get {segment:a}",
    "get {host|lower} a",
    "get {path|unicode} a",
    "get {path|or} a",
  ],
  ...[
    "get {host a",
    "get a} a",
    "get host a",
    "get {path|decode|decode} a",
    "get {path|decode:a} a",
    "get {password} a",
  ],
  ...[
    "get {host:a} a",
    "get {path!x} a",
    "get \\x{path} a",
    "get --raw {path} a",
    "get --raw --json {path} a",
    "get",
  ],
  ...[
    "chek",
    "stats",
    "join",
    "explain zzz",
    "explain check",
    "help zzz",
    "check --josn",
    "check --as",
    "check --as x a",
  ],
  ...[
    "check --input nowhere",
    "check --input site",
    "check list.txt",
    "check --input list.txt a",
    "check --input list.txt",
  ],
  ...[
    "check --input twice.gz",
    "check --input utf16.txt",
    "check --field x a",
    "check --field 2 |a\\tb\\na\\n",
  ],
  ...[
    "check --separator , a",
    "check --field 1 --separator xx a",
    "check --invalid drop --invalid keep a",
    "check --color x",
  ],
  ...["normalize --to x a", "normalize --to iri --canonical precise a", "resolve a", "resolve --base /a a"],
  ...[
    "audit --base x%y a",
    "audit --sarif --json a",
    "decode --charset nope a",
    "decode |caf%E9\\n",
    "normalize --to key --secret-file list.txt a",
  ],
  ...["unique --memory 1 a", "parse --columns x a", "parse --columns host --json a", "parse --field 2 a"],
  ...[
    "parse --for-spreadsheet a",
    "plan --gateway x a",
    "plan --gateway wais=y a",
    "set a",
    "set --append-segment .. a",
  ],
  ...["set --host a/b x", "set --host a‿b-.example x", "set --add-query= a", "set --authority a --host b x"],
  ...[
    "set --host a --host b x",
    "set --new",
    "set --new --host a x",
    "set --new --host h --path a",
    "guard x",
    "list.txt",
    "example.org",
    "nowhere.txt",
    "standards --characters a",
  ],
  ...[
    "standards --characters",
    "standards --characters --json",
    "completions",
    "completions x",
    "completions bash zsh",
  ],
  ...[
    "fetch",
    "fetch --max x data:,",
    "fetch --timeout 0 data:,",
    "fetch --policy broken.json data:,",
    "fetch --policy nowhere.json data:,",
    "fetch http://10.0.0.1:25/",
    "fetch http://a b/",
    "fetch --allow gopher gopher://example.org/7a",
    "fetch --allow tel tel:+1",
    "fetch --files site file:///etc/motd",
    "fetch --json ftp://example.org/",
  ],
  ...[
    "serve",
    "serve --http 0",
    "serve --http 65536",
    'serve - |x\\n{"do":"dance"}\\n{"do":"audit"}\\n{"do":"guard"}\\n',
    "serve --udf",
    "serve - --no-null",
    "serve --udf host --do audit",
    "serve --udf x",
    "serve --udf host key",
    "serve --udf --config clickhouse host",
    "serve --udf --config clickhouse",
    "serve --udf host --format TabSeparated",
  ],
  ...[
    "serve --udf error --null --format TabSeparated |2\\na b\\n\\\\N\\n",
    "serve --udf host --format TabSeparated |2\\nhttp://a/\\na b\\n",
  ],
  ...[
    "serve --udf host |x\\n",
    "serve --udf host |3\\na\\n",
    "serve --udf host --format TabSeparated |1\\na\\tb\\n",
    "serve --udf host |1\\nÿÿÿÿÿÿÿÿÿ",
  ],
  ...["report --audit |http://a/\\nb c\\n", "explain", "explain --json host", "check |a b\\n"],
  ...[
    "normalize --invalid stop |a b\\nc\\n",
    "guard --policy open.json |http://a/\\nb\\n",
    "unique |a\\na\\nb c\\n",
  ],
];

/** The arguments and the input of a run; files are in the folder. */
function parsed(run: string): { args: string[]; input: string } {
  const [command = "", input = ""] = run.split(/ \|(?![a-z]+[}:|])/);
  const [name = "", ...args] = command.split(" ");
  const paths = args.map((arg) => (arg in FILES || /^(?:nowhere.*|site)$/.test(arg) ? file(arg) : arg));
  return { args: [name, "--lang", "zh", ...paths], input: JSON.parse(`"${input.replaceAll('"', '\\"')}"`) };
}

async function englishOf(run: string): Promise<string[]> {
  const { args, input } = parsed(run);
  const given = [folder, ...args.slice(3), ...input.split("\n"), "example.com", "example.org"];
  const isForPrograms = /--json|--sarif|^serve --udf/.test(run);
  const ended = await (isForPrograms ? uri(args, input) : shownAt(120, args, input));
  return englishIn(linesOf(ended), given);
}

async function englishOfAll(runs: readonly string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const run of runs) {
    const english = await englishOf(run);
    if (english.length > 0) found[run] = english;
  }
  return found;
}

describe("--lang zh", () => {
  it("is the language of every sentence of the catalogue, said or not", () => {
    const said = Object.values(CHINESE.catalogue).map((sentence) => sentence("甲", "乙", "丙", "丁", "戊"));
    expect(said.length).toBeGreaterThan(1500);
    expect(said.flatMap((sentence) => englishIn(sentence))).toEqual([]);
  });

  it("is the language of what each command says of references", async () => {
    const runs = ON_REFERENCES.flatMap((command) => REFERENCES.map((reference) => `${command} ${reference}`));
    expect(await englishOfAll(runs)).toEqual({});
  });

  it("of other texts, files and wrong usage", async () => {
    expect(await englishOfAll(OTHERS)).toEqual({});
  });

  it("of the help on every command and topic, and every command is tried", async () => {
    const names = (await declaredProgram()).commands.map((command) => command.name());
    const tried = new Set([...ON_REFERENCES, ...OTHERS].map((run) => run.split(" ")[0]));
    expect(names.filter((name) => name !== "help" && !tried.has(name))).toEqual([]);
    expect(
      await englishOfAll([
        ...names.map((name) => `${name} --help`),
        ...HELP_TOPICS.map((one) => `help ${one}`),
      ]),
    ).toEqual({});
  });

  it("allows no name that nothing says", () => {
    expect(ALLOWED.filter((name) => !met.has(name))).toEqual([]);
  });
});
