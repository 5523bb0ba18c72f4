/** What the pages that are made say around the words of the packages, in English. Texts are Markdown. */

export const EN = {
  /** After a sentence. */
  stop: ".",
  comma: ", ",
  open: (tool: "inspect" | "resolve") => `Open it in ${tool === "inspect" ? "Inspect" : "Resolve"}`,
  fix: "What to do",
  example: "An example",
  also: "See also",
  rule: (link: string) => `The rule of the grammar: ${link}`,
  finding: (link: string) => `The finding of the same name: ${link}`,
  habit: (link: string) => `How programs part here: ${link}`,
  sameName: (links: readonly string[]) => `See also ${links.join(" and ")} of the same name.`,
  errorCode: (link: (name: string) => string) => `the ${link("error code")}`,
  normalizationRule: (link: (name: string) => string) => `the ${link("normalization rule")}`,
  habitOfPrograms: (link: (name: string) => string) => `the ${link("habit of programs")}`,
  findingOf: (link: (name: string) => string) => `the ${link("finding")}`,
  examples: "The examples",
  against: (reference: string, base: string) => `${reference} against ${base}`,
  colon: ": ",

  errorCodes: {
    heading: (id: string) => `${id}, an error code`,
    lead: (title: string, section: string) => `**${title}** (error code; ${section}).`,
    all: "All error codes",
    index: `# Error codes

Every error of the library is a \`UriSyntaxError\`, and has one of these codes, which never changes its meaning; with it
come the index, the rule, the section, and what was expected. The command has a few more, for lines that the library does
not see: \`uri check --json\` prints them. Each has a page, and \`uri explain CODE\` prints the same words.`,
    columns: ["code", "what it is"],
  },

  rules: {
    heading: (id: string) => `${id}, a normalization rule`,
    lead: (what: string, section: string) => `It ${what}. (Normalization rule; ${section}.)`,
    others: (links: string, after: string) =>
      `Other rules change it, too: ${links}. By this rule alone it is ${after}.`,
    steps: "In Inspect, the steps are below “Normal form”.",
    schemes: "Schemes that have it",
    all: "All rules of normalization",
    index: `# Normalization rules

What \`normalize\` and \`uri normalize\` do to a reference, rule by rule: by syntax (RFC 3986 §6.2.2), and by what the
specification of its scheme says (§6.2.3). No rule changes what the reference names. Each has a page, and
\`uri explain RULE\` prints the same words. \`normalizationSteps\` of the library gives the steps of a reference, and
[Inspect](/) shows them below “Normal form”.`,
    columns: ["rule", "what it does", "section"],
  },

  schemes: {
    forExample: (example: string) => `For example: ${example}`,
    connection: `It begins *connection strings*, in which a program for a database or a queue is told where its server is. They are often not
URIs: several hosts may stand in them.`,
    columns: ["member", "value"],
    known: "What is known about it",
    rules: (links: string) => `Its rules of normalization: ${links}.`,
    reached: "How it is reached",
    library: "In the library",
    reference: (link: string) => `The reference: ${link}`,
    guide: (link: (name: string) => string) => `${link("The schemes")}, each with an example`,
    registry: "All registered schemes",
  },

  statements: {
    index: (documents: string) => `# Every statement of five documents

urikit keeps five documents: ${documents}. Every statement, feature, algorithm and example in them that software can keep has a number,
what keeps it, the tests that prove it, and an example to try. A test fails when a statement has no test, or when what keeps it is not there.`,
    columns: ["document", "statements", "tests"],
    lead: (statements: number, tests: number) =>
      `${statements} statements, each kept (✓): what keeps it, the tests that prove it (${tests} of them), and an example to try.`,
    kept: (keepers: string) => `Kept by ${keepers}.`,
    proved: (tests: string) => `Proved by ${tests}.`,
    try: (command: string) => `Try ${command}.`,
    tryIn: (what: string, tool: string) => `Try ${what} in ${tool}.`,
    as: (text: string, rule: string) => `${text} as ${rule}`,
    tests: (count: number, file: string) => `${count} more of ${file}`,
    tools: {
      inspect: "Inspect",
      resolve: "Resolve",
      compare: "Compare",
      text: "Text",
      encode: "Encode",
      query: "Query",
      domain: "Domain",
      grammar: "Grammar",
    },
    all: "All five documents",
  },
};

export type SeriesTexts = typeof EN;
