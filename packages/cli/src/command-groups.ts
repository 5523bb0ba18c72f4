/** The commands by what people want of them, as the help lists them, and the words of other programs that lead to them. */

/** The heading of each group, and its commands in their order. */
export const COMMAND_GROUPS: readonly (readonly [heading: string, commands: readonly string[]])[] = [
  ["Look", ["inspect", "parse", "get", "check", "audit", "plan", "fetch", "standards", "explain"]],
  ["Change", ["normalize", "set", "repair", "expand", "encode", "decode", "redact"]],
  ["Relate", ["resolve", "relativize", "compare", "confuse", "guard"]],
  ["Lists", ["where", "report", "unique", "extract", "rewrite", "serve"]],
  ["Help", ["help"]],
];

/** Commands that people set up once: the help on them is printed if it is asked for. */
export const MACHINERY: readonly string[] = ["completions"];

/** What was a command, or is called so elsewhere: the command that does it, with an option if it is needed. */
const SYNONYMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    build: "set --new",
    canonicalize: "normalize",
    cdx: "normalize --to cdx",
    clean: "normalize",
    completion: "completions",
    convert: "normalize --to",
    count: "report",
    cut: "get",
    dedup: "unique",
    dedupe: "unique",
    curl: "fetch",
    describe: "inspect",
    diff: "compare",
    download: "fetch",
    distinct: "unique",
    equal: "compare",
    escape: "encode",
    filter: "where",
    find: "extract",
    fix: "repair",
    grammar: "explain",
    grep: "where",
    hash: "normalize --to key",
    idn: "normalize --to uri",
    info: "inspect",
    join: "resolve",
    key: "normalize --to key",
    links: "extract",
    lint: "check",
    man: "help",
    mask: "redact",
    percent: "encode",
    punycode: "normalize --to uri",
    quote: "encode",
    replace: "rewrite",
    sanitize: "redact",
    scheme: "explain",
    select: "where",
    show: "inspect",
    sift: "where",
    sort: "normalize --to surt",
    split: "parse",
    ssrf: "guard",
    stats: "report",
    surt: "normalize --to surt",
    template: "expand",
    trim: "repair",
    udf: "serve --udf",
    unescape: "decode",
    uniq: "unique",
    unquote: "decode",
    validate: "check",
    verify: "check",
    version: "--version",
    wget: "fetch",
  }),
);

/** What another word means, as it is written after `uri`; undefined if the word is nobody's. */
export function meantBy(word: string): string | undefined {
  return SYNONYMS.get(word.toLowerCase());
}
