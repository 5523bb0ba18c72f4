// docs/thirty-years.md: the words are written here, and every answer in it is the code's own.
import {
  type Difference,
  disagreements,
  EDITIONS,
  type EditionComponents,
  type EditionId,
  type EditionReading,
  sideBySide,
} from "../src/index.ts";

/** A chapter: prose, and what is shown beneath it. */
interface Chapter {
  readonly title: string;
  readonly prose: string;
  readonly shown?: readonly Example[];
}

interface Example {
  readonly reference: string;
  readonly base?: string;
  /** What the table has beside the verdict. */
  readonly columns: readonly ("components" | "target" | "normal")[];
  /** Which differences are told beneath it. */
  readonly tell: readonly Difference["what"][];
}

const BASE = "http://a/b/c/d;p?q";

const CHAPTERS: readonly Chapter[] = [
  {
    title: "1994: RFC 1738, a grammar for each scheme",
    prose: `The first standard describes absolute URLs only, and gives every scheme a production of its own. An \`http\` URL
has no user, an \`ftp\` URL has a \`;type=\`, a \`gopher\` URL holds encoded tabs. The slash behind the host is a
delimiter and no part of the *url-path*. A fragment is no part of a URL, and \`~\`, brackets and their kin are
*unsafe*: gateways were known to change them.`,
    shown: [
      {
        reference: "http://www.example.org/~user/index.html",
        columns: ["components"],
        tell: ["validity", "components"],
      },
      { reference: "gopher://h.example/7find%09term", columns: ["components"], tell: [] },
    ],
  },
  {
    title: "1995: RFC 1808, relative URLs",
    prose: `One syntax for all schemes, so that a document can refer to its neighbours. A URL has six components now, and
*params*, what follows the first semicolon, is one of them: \`;x\` replaces the parameters and keeps the path. What
stands between \`//\` and the next slash is the *net_loc*, whatever it holds, and no question mark ends it. What is
empty is the same as absent. \`mailto\`, \`news\` and \`telnet\` "are never used with relative URLs" (§2.3): a parser
need not know that, but here a base of theirs gives no target.`,
    shown: [
      { reference: ";x", base: BASE, columns: ["components", "target"], tell: ["target"] },
      {
        reference: "http://good.example?@evil.example/",
        columns: ["components"],
        tell: ["host", "components"],
      },
    ],
  },
  {
    title: "1997: draft-fielding-url-syntax-05, the path gets its slash back",
    prose: `The two documents become one, and lose the schemes. The slash is part of the path now, for \`foo:/bar\` and
\`foo:bar\` could not be told apart otherwise; params are part of their segment; \`~\` is unreserved. An empty reference
is to *the current document*. References are resolved in a buffer, and the query goes through it with the path,
dot-segments and all, as testing had found it in most clients; RFC 2396 takes that back.`,
    shown: [
      { reference: "#s", base: BASE, columns: ["target"], tell: ["target"] },
      { reference: "g?y/../x", base: BASE, columns: ["target"], tell: ["target"] },
    ],
  },
  {
    title: "1998: RFC 2396, the standard of a decade",
    prose: `Java's \`java.net.URI\` still follows it. What has no slash behind its scheme is *opaque*, and nothing is relative to
it. The authority is a *server*, or else a *registry-based name* of which no host is told: so an underscore makes a
program that asks for the host find none. A scheme begins with a letter. RFC 2732 (1999) adds brackets for IPv6.

Its Appendix C resolves \`?y\`, which no rule of its Appendix A derives; and its step 6a adds no slash where the base
has no path, so that \`g\` against \`http://a\` is another host.`,
    shown: [
      { reference: "mailto:me@example.org", columns: ["components"], tell: ["components"] },
      { reference: "http://my_host.example/", columns: ["components"], tell: ["validity", "components"] },
      { reference: "?y", base: BASE, columns: ["target"], tell: ["validity", "target"] },
      { reference: "g", base: "http://a", columns: ["target"], tell: ["target"] },
    ],
  },
  {
    title: "2003: draft-fielding-uri-rfc2396bis-01, half way",
    prose: `ABNF instead of the BNF of RFC 822. Addresses are exact, host names have the lengths of their labels, brackets
leave queries and fragments again. \`?y\` keeps the last segment, as it did in RFC 1808; a base without a path is one
with a slash; \`about:\` is a URI. Normalization has a ladder of rules now, and of the unreserved characters decodes
letters, digits, \`_\` and \`~\` only.`,
    shown: [
      { reference: "about:", columns: [], tell: ["validity"] },
      { reference: "http://[1:2:3:4:5:6:7:8:9]/", columns: [], tell: ["validity"] },
      { reference: "eXAMPLE://A/./b/../b/%63/%7bfoo%2d", columns: ["normal"], tell: [] },
    ],
  },
  {
    title: "2005: RFC 3986, the standard",
    prose: `No opaque parts and no registries any more: every URI has a path, and every authority a host. A same-document
reference is a relation to the base and no form of a reference. Dot-segments are removed from every reference that is
resolved, and those above the root with them.`,
    shown: [
      { reference: "../../../g", base: BASE, columns: ["target"], tell: ["target"] },
      { reference: "/./g", base: BASE, columns: ["target"], tell: ["target"] },
      { reference: "g", base: "mailto:me@example.org", columns: ["target"], tell: ["target"] },
      { reference: "http://a@b@c/", columns: ["components"], tell: ["validity"] },
    ],
  },
  {
    title: "Beside it: the URL Standard of the WHATWG",
    prose: `What browsers do, written down as an algorithm. It repairs what it reads, and what it accepts is not a set of texts
that a grammar derives. \`\\\` is \`/\` where the scheme is special, slashes behind such a scheme may be too few or too
many, a host of numbers is an address however it is written, and an encoded dot is a dot.`,
    shown: [
      {
        reference: "http://good.example\\@evil.example/",
        columns: ["normal"],
        tell: ["validity", "host"],
      },
      { reference: "http:evil.example", columns: ["components"], tell: ["host"] },
      { reference: "http://0177.1/", columns: ["normal"], tell: ["host"] },
      { reference: "%2e%2e/g", base: BASE, columns: ["target"], tell: ["target"] },
    ],
  },
];

/** Every reference that an appendix of one of the documents resolves. */
const APPENDIX_EXAMPLES =
  `g:h g ./g g/ /g //g ?y g?y #s g#s g?y#s ;x g;x g;x?y#s . ./ .. ../ ../g ../.. ../../ ../../g ../../../g
../../../../g /./g /../g g. .g g.. ..g ./../g ./g/. g/./h g/../h g;x=1/./y g;x=1/../y g?y/./x g?y/../x g#s/./x
g#s/../x http:g http:`.split(/\s+/);

/** The file that is made, by its path in the repository. */
export function products(): ReadonlyMap<string, string> {
  return new Map([["docs/thirty-years.md", thirtyYears()]]);
}

function thirtyYears(): string {
  return `${[
    "# Thirty years of URIs",
    `<!-- Made by scripts/standards.js from the code's own answers; the words are in
packages/urikit/test/standards/page.ts. A test tells when it is out of date. -->`,
    INTRODUCTION,
    editionsTable(),
    "## The characters",
    `What a document calls reserved and unreserved, letters and digits apart, and what of ASCII may not stand in a URL or
URI at all. \`#\` and \`%\` are delimiters of their own everywhere.`,
    charactersTable(),
    ...CHAPTERS.flatMap(chapterParts),
    "## The examples of the appendices, where they changed",
    `Against \`${BASE}\`. What no edition sees otherwise is left out; every document's own examples, with the results
printed there, are its tests.`,
    appendixTable(),
    METHOD,
  ].join("\n\n")}\n`;
}

const INTRODUCTION = `Programs in use today follow different editions of one standard, and where two of them disagree, bugs and break-ins
live. \`@urikit/standards\` holds each edition as a value, exact to its own document, and sets them side by side; so does
the command:

\`\`\`sh
uri standards 'http://good.example\\@evil.example/'
uri standards --base 'http://a/b/c/d;p?q' '?y'
\`\`\`

\`\`\`ts
import { rfc2396, rfc3986, sideBySide } from "@urikit/standards";

rfc2396.resolve("g", "http://a"); // => { kind: "uri", text: "http://ag" }
rfc3986.resolve("g", "http://a"); // => { kind: "uri", text: "http://a/g" }
sideBySide("http:g").differences.filter(({ dangerous }) => dangerous).map(({ what }) => what); // => ["host", "host"]
\`\`\`

A difference is **dangerous** where editions that accept a reference are led to different places: to another scheme,
host or port, or to another target; or where one of them is led elsewhere than a program that only splits the text by
the expression of Appendix B. Another name for the same thing is not dangerous, nor is another spelling: case, a default
port, an encoded letter, an empty query, a fragment, the current document for the base.

In the tables, what differs from the row above is **bold**.`;

const METHOD = `## How it is made

- **The grammars** stand as ABNF in \`packages/urikit/src/standards/<id>/<id>.abnf\`, every rule named as in its document
  (\`_\` is \`-\` there, as ABNF has no other), with every deviation noted beside the rule.
- **The recognizers** are tables made from these files by \`node scripts/standards.js\` and checked in. The grammars are
  regular, so each table is the least automaton of a rule, which also knows the rule that it is reading; a reader of
  thirty lines runs it. It reads every character once, takes alternatives in no order, and so needs no reordered copy
  of a grammar. No ABNF engine is needed at run time: \`@urikit/standards\` is an entry of \`urikit\` that depends on
  nothing, its code is loaded by nobody who does not import it, and the face of the library does not grow. The tests
  hold the tables against the same ABNF compiled to a backtracking expression.
- **The documents** were at hand in full, RFC 1738 in a Chinese translation whose BNF was compared with the original;
  of RFC 1808 and of RFC 2732 public copies were read. In the copy of rfc2396bis-01 what stood between angle brackets
  is lost; its ABNF is whole.
- **Where a document contradicts itself**, a test says so: the example of RFC 1738's own appendix has a fragment that no
  production derives; the BNF of url-syntax-05 lets what is no site be a path, and a segment with a colon come first,
  against its §4.4 and §5; RFC 2396 resolves \`?y\` and does not derive it; RFC 2732 has \`[::192.9.5.5]\` as an example,
  and the ABNF of RFC 2373, which it refers to, does not derive it; rfc2396bis-01 would simplify \`qualified\` "without
  changing the allowed syntax", and no longer derives \`a.\` as a host name.`;

function editionsTable(): string {
  const rows = EDITIONS.map(({ id, name, date }) => [code(id), name, date]);
  return table(["id", "document", "date"], rows);
}

function charactersTable(): string {
  const rows = EDITIONS.filter(({ id }) => id !== "whatwg").map(({ name, classes }) => [
    name,
    code(classes.reserved),
    code(classes.unreserved),
    code(classes.excluded),
  ]);
  return table(["edition", "reserved", "unreserved", "excluded"], emphasized(rows));
}

function chapterParts({ title, prose, shown = [] }: Chapter): string[] {
  return [`## ${title}`, prose, ...shown.flatMap(exampleParts)];
}

function exampleParts({ reference, base, columns, tell }: Example): string[] {
  const { standards, differences } = sideBySide(reference, base);
  const against = base === undefined ? "" : ` against ${code(base)}`;
  const rows = standards.map((reading) => [
    nameOf(reading.id),
    reading.valid ? "yes" : "no",
    ...columns.map((column) => cell(reading, column)),
  ]);
  const told = differences.filter(({ what }) => tell.includes(what)).map(sentence);
  return [
    `### ${code(reference)}${against}`,
    table(["edition", "valid", ...columns.map((column) => TITLES[column])], emphasized(rows)),
    ...(told.length > 0 ? [told.join("\n")] : []),
  ];
}

const TITLES = { components: "components", target: "target", normal: "normal form" } as const;

function cell(reading: EditionReading, column: Example["columns"][number]): string {
  if (column === "components" && reading.components !== undefined) {
    // The platform's URL takes apart the target, not the reference.
    const isOfTarget = reading.id === "whatwg" && reading.target !== undefined;
    return (isOfTarget ? "of the target: " : "") + ownTerms(reading.components);
  }
  if (column === "components") return refusal(reading);
  if (column === "normal") return reading.normal === undefined ? "" : code(reading.normal);
  if (reading.target !== undefined)
    return reading.target.startsWith("current document") ? reading.target : code(reading.target);
  return reading.valid ? "none" : "";
}

function refusal({ error }: EditionReading): string {
  return error === undefined ? "" : `*${error.rule}*, ${error.section}`;
}

function ownTerms(components: EditionComponents): string {
  return Object.entries(components)
    .filter((entry): entry is [string, string] => typeof entry[1] === "string" && entry[1] !== "")
    .map(([name, value]) => `${name} ${code(value)}`)
    .join(", ");
}

function sentence({ dangerous, why, sections }: Difference): string {
  return `- ${dangerous ? "**dangerous:** " : ""}${why} (${sections.join("; ")})`;
}

/** References whose targets are not the same in all editions that have one; RFC 1738 has none. */
function appendixTable(): string {
  const editions = EDITIONS.filter(({ id }) => id !== "rfc1738");
  const rows = APPENDIX_EXAMPLES.flatMap((reference) => {
    const cells = sideBySide(reference, BASE)
      .standards.filter(({ id }) => id !== "rfc1738")
      .map(({ target }) => target?.replace(/^http:\/\/a/, "…") ?? "none");
    const differs = disagreements(reference, BASE).some(({ between }) => !between.includes("rfc1738"));
    return differs || new Set(cells).size > 1 ? [[code(reference), ...cells.map(asCell)]] : [];
  });
  return `\`…\` is \`http://a\`.\n\n${table(
    ["reference", ...editions.map(({ name }) => name)],
    rows.map((row) => [row[0] ?? "", ...emphasizedRow(row.slice(1))]),
  )}`;
}

function asCell(text: string): string {
  return text === "none" || text.startsWith("current document") ? text : code(text);
}

/** What differs from the last cell above that is not empty, in bold. The first column is a name. */
function emphasized(rows: readonly (readonly string[])[]): string[][] {
  const above: string[] = [];
  return rows.map((row) =>
    row.map((text, column) => {
      const before = above[column];
      if (text !== "") above[column] = text;
      return column > 0 && text !== "" && before !== undefined && before !== text ? `**${text}**` : text;
    }),
  );
}

/** The same along a row. */
function emphasizedRow(row: readonly string[]): string[] {
  return row.map((text, at) => (at > 0 && row[at - 1] !== text ? `**${text}**` : text));
}

function nameOf(id: EditionId): string {
  return EDITIONS.find((edition) => edition.id === id)?.name ?? id;
}

/** Code in a cell of a table, where a pipe would end it; a text may hold a backtick. */
function code(text: string): string {
  const ticks = text.includes("`") ? "``" : "`";
  const pad = text.includes("`") || text.startsWith(" ") ? " " : "";
  return text === "" ? "" : `${ticks}${pad}${text.replaceAll("|", "\\|")}${pad}${ticks}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
