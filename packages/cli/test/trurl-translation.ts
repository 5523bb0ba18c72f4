/** A call of trurl as a pipeline of `uri`, by the tables of `docs/trurl.md`. */

/** What is read first, and the arguments of each `uri` in the pipeline. */
export interface Translation {
  readonly input: string;
  readonly steps: readonly (readonly string[])[];
}

/** The options that take a value, by their short and their long names. */
const TAKE_VALUES: ReadonlyMap<string, string> = new Map([
  ["-a", "--append"],
  ["-f", "--url-file"],
  ["-g", "--get"],
  ["-s", "--set"],
  ...["--append", "--url-file", "--get", "--set", "--iterate", "--qtrim", "--trim", "--query-separator"].map(
    own,
  ),
  ...["--redirect", "--replace", "--replace-append", "--force-replace", "--url"].map(own),
]);

function own(name: string): [string, string] {
  return [name, name];
}

/** The options of a call in order, with their values; undefined where one is missing. */
type Given = readonly (readonly [option: string, value: string | undefined])[];

/** The options of a call, and its URLs. */
function readCall(args: readonly string[]): { readonly given: Given; readonly urls: readonly string[] } {
  const given: [string, string | undefined][] = [];
  const urls: string[] = [];
  for (let at = 0; at < args.length; at++) {
    const argument = args[at] ?? "";
    const joined = /^(-[afgs])(.+)$|^(--[a-z-]+)=(.*)$/s.exec(argument);
    const [name, value] = [joined?.[1] ?? joined?.[3] ?? argument, joined?.[2] ?? joined?.[4]];
    const long = TAKE_VALUES.get(name);
    if (!argument.startsWith("-")) urls.push(argument);
    else if (long === undefined) given.push([argument, undefined]);
    else given.push([long, value ?? args[++at]]);
  }
  return { given, urls };
}

/** `uri set` for one option of trurl. */
const EDITS: { readonly [option: string]: (value: string) => readonly string[] } = {
  "--set": setOf,
  "--append": (value) =>
    value.startsWith("path=") ? ["--append-segment", value.slice(5)] : ["--add-query", value.slice(6)],
  "--iterate": (value) => ["--each", value],
  "--trim": (value) => ["--drop-query", value.slice("query=".length)],
  "--qtrim": (value) => ["--drop-query", value],
  "--replace": (value) => ["--replace-query", value],
  "--replace-append": (value) => ["--set-query", value],
  "--force-replace": (value) => ["--set-query", value],
  "--query-separator": (value) => ["--query-delimiter", value],
};

/** `--set C=DATA`, `C:=TEXT`, `C?=DATA`. */
function setOf(text: string): readonly string[] {
  const [, name = "", kind = "", value = ""] = /^(\w+)([:?]?)=(.*)$/s.exec(text) ?? [];
  if (kind === ":") return ["--written", `${name}=${value}`];
  if (kind === "?") return ["--default", `${name}=${value}`];
  if (value === "") return [`--no-${name === "user" ? "userinfo" : name}`];
  // The whole query as one datum: --written "query=$(uri encode DATA)".
  if (name === "query") return ["--written", `query=${encodeURIComponent(value)}`];
  return [`--${name}`, value];
}

/** A format of trurl as one of `uri get`. */
function formatOf(format: string, isEncoded: boolean): string {
  const filled = format.replace(/\\[[{\\]|\{[^{}[\]]*\}|\[[^{}[\]]*\]|[{}]/g, (part) => {
    if (part.startsWith("\\")) return part === "\\{" ? "{{" : part === "\\[" ? "[" : part;
    return part.length === 1 ? part + part : placeholder(part.slice(1, -1), isEncoded);
  });
  return /\{[^{]/.test(filled) ? filled : `${filled}{fragment}`;
}

const PREFIX = /^(url|must|default|puny|idn|strict|):(?=.)/;

function placeholder(text: string, isEncoded: boolean): string {
  const prefixes: string[] = [];
  let name = text;
  for (let found = PREFIX.exec(name); found !== null; found = PREFIX.exec(name)) {
    prefixes.push(found[1] ?? "");
    name = name.slice(found[0].length);
  }
  if (name === "url" && prefixes.includes("default")) return "{scheme}://{host|ascii}:{port|default}{path}";
  if (name === "url") return "{reference}";
  const required = prefixes.includes("must") ? "!" : "";
  if (prefixes.includes("default")) return `{${name}${required}|default}`;
  if (prefixes.includes("puny")) return `{${name}|ascii}`;
  if (prefixes.includes("idn")) return `{${name}|unicode}`;
  const isRaw = isEncoded || prefixes.includes("url") || prefixes.includes("");
  return `{${name}${required}${isRaw ? "" : "|decode"}}`;
}

/** The lines of the files of trurl's tests, of which the first has a line that is longer than trurl reads. */
const FILES: { readonly [name: string]: string } = {
  "testfiles/test0000.txt": `https://${"a".repeat(4400)}\nhttp://example.org\n`,
  "testfiles/test0001.txt":
    "https://curl.se/\n\nhttps://docs.python.org/   \n   \ngit://github.com/curl/curl.git\r\n\t\nhttp://example.org\t   \t\n     \t\t\n\r\n\nxyz://hello/?hi\n",
  "testfiles/test0002.txt": "",
};

/** The options of `uri set` for an option, of which one without its value lacks it there too. */
function editOf(option: string, value: string | undefined): readonly string[] {
  if (option === "--sort-query") return [option];
  const edit = EDITS[option];
  if (edit === undefined) return [];
  return value === undefined ? edit("path=a").slice(0, 1) : edit(value);
}

/** What `uri set` is given, and the scheme that lines without one get. */
interface Edits {
  readonly edits: readonly string[];
  readonly scheme: string;
}

function editsOf(given: Given, lines: string): Edits {
  const edits = given.flatMap(([option, value]) => editOf(option, value));
  if (/[^&?=]&(?:&|$)/m.test(lines)) edits.push("--drop-query", ""); // empty pairs
  const fallback = edits.find((edit, at) => edits[at - 1] === "--default" && edit.startsWith("scheme="));
  return { edits, scheme: fallback?.slice("scheme=".length) ?? "http" };
}

/** The last `uri`, if the lines are not printed as they are. */
function output(given: Given, lines: string, invalid: readonly string[]): readonly (readonly string[])[] {
  const has = (name: string) => given.some(([option]) => option === name);
  const formats = given
    .filter(([option]) => option === "--get")
    .map(([, format]) => (format === undefined ? "" : formatOf(format, has("--urlencode"))))
    .map((format) => (has("--default-port") ? format.replace("{port|decode}", "{port|default}") : format));
  if (formats.length === 0)
    return has("--json") ? [["parse", "--json", "--query-delimiter", "&", ...invalid]] : [];
  const second = formats.length > 1 ? [lines] : [];
  return [["get", "--raw", ...(has("--json") ? ["--json"] : []), ...formats, ...second, ...invalid]];
}

/** The pipeline for a call of trurl. */
export function translated(args: readonly string[]): Translation {
  const { given, urls } = readCall(args);
  const has = (name: string) => given.some(([option]) => option === name);
  const valuesOf = (name: string) => given.flatMap(([option, value]) => (option === name ? [value] : []));
  const lines = [...urls, ...valuesOf("--url")].map((url) => `${url}\n`).join("");
  const files = valuesOf("--url-file").map((name = "") => FILES[name] ?? "");
  const invalid = ["--invalid", has("--verify") ? "stop" : "drop"];
  const isNew = urls.length === 0 && !has("--url") && !has("--url-file");
  const { edits, scheme } = editsOf(given, lines);
  const steps: (readonly string[])[] = [];
  if (valuesOf("--url").includes(undefined)) steps.push(["set", "--path"]);
  if (isNew) steps.push(["set", "--new", ...(edits.length === 0 ? [] : ["--default", "path=/"]), ...edits]);
  else {
    const guess = has("--no-guess-scheme") ? [] : ["--assume-scheme", scheme];
    steps.push(["repair", "--no-notes", "--skip-blank", ...guess, ...invalid]);
    steps.push(["set", "--default", "path=/", ...invalid, ...edits]);
  }
  if (isNew || has("--verify")) steps.push(["check", "--as", "uri"]);
  for (const to of valuesOf("--redirect"))
    steps.push(["resolve", "--base", lines.trim(), ...(to === undefined ? ["--base"] : [to])]);
  const keepsPort = has("--keep-port") || has("--default-port");
  steps.push(["normalize", ...(keepsPort ? [] : ["--level", "scheme"]), ...invalid]);
  if (has("--as-idn")) steps.push(["normalize", "--to", "iri"]);
  return { input: lines + files.join(""), steps: [...steps, ...output(given, lines, invalid)] };
}
