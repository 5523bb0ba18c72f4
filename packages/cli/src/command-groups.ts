/** The commands by what people want of them, as the help lists them, and the words of other programs that lead to them. */

/** The heading of each group, and its commands in their order. */
export const COMMAND_GROUPS: readonly (readonly [heading: string, commands: readonly string[]])[] = [
  [
    "Look",
    ["inspect", "parse", "get", "check", "audit", "plan", "scheme", "standards", "grammar", "explain"],
  ],
  ["Change", ["normalize", "set", "build", "repair", "convert", "expand", "encode", "decode", "redact"]],
  ["Relate", ["resolve", "relativize", "compare", "confuse", "guard"]],
  ["Lists", ["report", "unique", "key", "extract", "udf"]],
  ["Help", ["help", "completions"]],
];

/** The command that does what other programs, or other people, call so. */
const SYNONYMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    canonicalize: "normalize",
    clean: "normalize",
    cut: "get",
    dedup: "unique",
    distinct: "unique",
    diff: "compare",
    describe: "inspect",
    equal: "compare",
    find: "extract",
    hash: "key",
    info: "inspect",
    join: "resolve",
    lint: "check",
    links: "extract",
    mask: "redact",
    percent: "encode",
    quote: "encode",
    show: "inspect",
    split: "parse",
    stats: "report",
    trim: "repair",
    uniq: "unique",
    unquote: "decode",
    validate: "check",
    verify: "check",
    completion: "completions",
  }),
);

/** The command that another word means; undefined if the word is nobody's. */
export function commandMeantBy(word: string): string | undefined {
  return SYNONYMS.get(word.toLowerCase());
}
