// docs/thirty-years.md: its prose stands here, and the code gives every answer in it.

import {
  type Difference,
  disagreements,
  EDITIONS,
  type EditionComponents,
  type EditionId,
  type EditionReading,
  type Reader,
  sideBySide,
} from "../src/index.ts";
import { type Follower, followers, RESOLVING } from "./followers.ts";

/** A chapter: prose, and the examples after it. */
interface Chapter {
  readonly title: string;
  readonly prose: string;
  readonly shown?: readonly Example[];
}

interface Example {
  readonly reference: string;
  readonly base?: string;
  /** The columns of the table besides the verdict. */
  readonly columns: readonly ("components" | "target" | "normal")[];
  /** The aspects whose differences are listed after the table. */
  readonly list: readonly Difference["what"][];
}

const BASE = "http://a/b/c/d;p?q";

const CHAPTERS: readonly Chapter[] = [
  {
    title: "June 1994: RFC 1630, before the standard",
    prose: `It describes "universal resource identifiers" as the first browsers and servers had them. It is informational,
not a standard. A partial URI may begin with the scheme of its base: \`http:g\` is then a relative path. RFC 3986 §5.4.2
calls this a loophole, and \`resolve(reference, base, { strict: false })\` allows it. Browsers still read it so, and so do
[other programs](habits/same-scheme.md).`,
    shown: [{ reference: "http:g", base: BASE, columns: ["target"], list: ["target"] }],
  },
  {
    title: "December 1994: RFC 1738, a grammar for each scheme",
    prose: `The first standard describes only absolute URLs, and gives every scheme a production of its own. An \`http\` URL
has no user, an \`ftp\` URL may end in \`;type=\`, and a \`gopher\` URL may contain encoded tabs. The slash after the host is a
delimiter and not part of the *url-path*. A fragment is not part of a URL. \`~\`, brackets and similar characters are
*unsafe*, because gateways were known to change them.`,
    shown: [
      {
        reference: "http://www.example.org/~user/index.html",
        columns: ["components"],
        list: ["validity", "components"],
      },
      { reference: "gopher://h.example/7find%09term", columns: ["components"], list: [] },
    ],
  },
  {
    title: "1995: RFC 1808, relative URLs",
    prose: `One syntax serves all schemes, so that a document can refer to its neighbours. A URL now has six components, and
*params*, the text after the first semicolon, is one of them: \`;x\` replaces the parameters and keeps the path. The
text between \`//\` and the next slash is the *net_loc*, and no question mark ends it. An empty component counts as
absent. \`mailto\`, \`news\` and \`telnet\` "are never used with relative URLs" (§2.3). A parser need not know that, but
here a base with one of these schemes gives no target.`,
    shown: [
      { reference: ";x", base: BASE, columns: ["components", "target"], list: ["target"] },
      {
        reference: "http://good.example?@evil.example/",
        columns: ["components"],
        list: ["host", "components"],
      },
    ],
  },
  {
    title: "1997: draft-fielding-url-syntax-05, the path gets its slash back",
    prose: `The two documents become one, without the schemes. The slash is now part of the path, because otherwise \`foo:/bar\`
and \`foo:bar\` could not be distinguished. Params are part of their segment, and \`~\` is unreserved. An empty reference
refers to *the current document*. References are resolved in a buffer, and the query goes through it with the path, so
dot-segments are removed from the query as well. Tests had found that most clients did this; RFC 2396 takes it back.`,
    shown: [
      { reference: "#s", base: BASE, columns: ["target"], list: ["target"] },
      { reference: "g?y/../x", base: BASE, columns: ["target"], list: ["target"] },
    ],
  },
  {
    title: "1998: RFC 2396, the standard of a decade",
    prose: `Java's \`java.net.URI\` still follows it, with changes of its own: newer versions add the slash that step 6a lacks, and
a host may be a number. A URI without a slash after its scheme is *opaque*, and nothing can be relative to it. The
authority is a *server* or else a *registry-based name*, in which no host is known. One underscore is enough to make it
such a name, and a program that asks for the host then finds none. A scheme begins with a letter. RFC 2732 (1999) adds
brackets for IPv6.

Its Appendix C resolves \`?y\`, which no rule of its Appendix A derives. Its step 6a adds no slash if the base has no
path, so \`g\` against \`http://a\`, resolved to the letter, leads to another host.`,
    shown: [
      { reference: "mailto:me@example.org", columns: ["components"], list: ["components"] },
      { reference: "http://my_host.example/", columns: ["components"], list: ["validity", "components"] },
      { reference: "?y", base: BASE, columns: ["target"], list: ["validity", "target"] },
      { reference: "g", base: "http://a", columns: ["target"], list: ["target"] },
    ],
  },
  {
    title: "2003: draft-fielding-uri-rfc2396bis-01, half way",
    prose: `The grammar is ABNF now, instead of the BNF of RFC 822. The rules for addresses are exact, the labels of host names
have a limited length, and queries and fragments lose their brackets again. \`?y\` keeps the last segment, as it did in
RFC 1808; a base without a path counts as one with a slash; \`about:\` is a URI. Normalization now has a ladder of rules.
Of the unreserved characters it decodes only letters, digits, \`_\` and \`~\`.`,
    shown: [
      { reference: "about:", columns: [], list: ["validity"] },
      { reference: "http://[1:2:3:4:5:6:7:8:9]/", columns: [], list: ["validity"] },
      { reference: "eXAMPLE://A/./b/../b/%63/%7bfoo%2d", columns: ["normal"], list: [] },
    ],
  },
  {
    title: "2005: RFC 3986, the standard",
    prose: `Opaque parts are gone: every URI has a path. The choice between a server and the name of a registry is gone as well:
every authority has a host, and its *reg-name* takes the names of registries in (§3.2.2). Whether a reference is a
same-document reference depends on the base, not on its form. Dot-segments are removed from every reference that is
resolved, including those that lead above the root.`,
    shown: [
      { reference: "../../../g", base: BASE, columns: ["target"], list: ["target"] },
      { reference: "/./g", base: BASE, columns: ["target"], list: ["target"] },
      { reference: "g", base: "mailto:me@example.org", columns: ["target"], list: ["target"] },
      { reference: "http://a@b@c/", columns: ["components"], list: ["validity"] },
    ],
  },
  {
    title: "2012: the URL Standard of the WHATWG, in parallel",
    prose: `It writes down as an algorithm how browsers read URLs. The algorithm repairs the text that it reads; no grammar
derives the texts that it accepts. \`\\\` is \`/\` where the scheme is special, and any number of slashes may follow such
a scheme. A host of numbers is an address however it is written, and an encoded dot is a dot.`,
    shown: [
      {
        reference: "http://good.example\\@evil.example/",
        columns: ["normal"],
        list: ["validity", "host"],
      },
      { reference: "http:evil.example", columns: ["components"], list: ["host"] },
      { reference: "http://0177.1/", columns: ["normal"], list: ["host"] },
      { reference: "%2e%2e/g", base: BASE, columns: ["target"], list: ["target"] },
    ],
  },
  {
    title: "2013 and 2025: zone identifiers, in and out",
    prose: `A link-local address leads nowhere without the name of an interface: \`fe80::1%eth0\` (RFC 4007). RFC 6874 allowed that
name in the brackets, after an encoded percent sign: \`[fe80::1%25eth0]\`. Browsers never accepted it, and RFC 9844
took it out again: zone identifiers are for user interfaces, and not for URIs. curl, Go and most libraries still read
them, each in [its own way](habits/zone.md).`,
    shown: [{ reference: "http://[fe80::1%25eth0]/", columns: ["components"], list: ["validity"] }],
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
    `<!-- Made by scripts/standards.js from the answers of the code; the prose stands in
packages/standards/tools/thirty-years.ts. A test fails when the page is out of date. -->`,
    INTRODUCTION,
    "## Who follows which edition today",
    ...followersParts(),
    "## The years",
    yearsTable(),
    "## At a glance",
    `These are the examples of this page that lead to different places. A cell is the target if there is a base, and
otherwise the host. A cell that differs from the one before it is **bold**. (!) marks two readers whose difference is
dangerous or asks for caution. The last column is a program that only splits the text.`,
    glanceTable(),
    "## The characters",
    `The characters that a document calls reserved and unreserved, except letters and digits, and the printable characters
of ASCII that a URL or URI cannot contain. \`#\` and \`%\` have a role of their own in all editions.`,
    charactersTable(),
    `"Characters in the "reserved" set are not reserved in all contexts. The set of characters actually reserved within any
given URI component is defined by that component" (RFC 2396 §2.2). RFC 1738 defines them for each scheme, and RFC 3986
leaves them to the schemes again. \`uri standards --characters\` prints this table for a terminal.`,
    reservedTable(),
    ...CHAPTERS.flatMap(chapterParts),
    "## The examples of the appendices, where they changed",
    `All targets are against \`${BASE}\`. References that all editions resolve alike are left out. The tests hold every
edition to the examples of its own document, with the results that are printed there.`,
    appendixTable(),
    METHOD,
  ].join("\n\n")}\n`;
}

const INTRODUCTION = `Programs in use today follow different editions of one standard. Where two of them disagree about a reference, bugs
and security holes appear. \`@urikit/standards\` has each edition as a value, exact to its own document, and shows their
readings side by side. So does the command:

\`\`\`console
$ uri standards 'http://good.example\\@evil.example/'
$ uri standards --base 'http://a/b/c/d;p?q' '?y'
\`\`\`

\`\`\`ts
import { rfc2396, rfc3986, sideBySide } from "@urikit/standards";

rfc2396.resolve("g", "http://a"); // => { kind: "uri", text: "http://ag" }
rfc3986.resolve("g", "http://a"); // => { kind: "uri", text: "http://a/g" }
sideBySide("http:g").differences.filter(({ dangerous }) => dangerous).map(({ what }) => what); // => ["host", "host"]
\`\`\`

A difference is **dangerous** if it leads programs to different servers: two editions, or an edition and a program that
only splits the text by the expression of Appendix B, go to different hosts, to different ports of one, or by different
schemes; or only one goes to a host, where no authority is written. It asks for **caution** if one tells no host, and
another does, or if they ask one server for different paths or queries. A reference that no edition accepts is *rejected*;
it does not count as read alike. Another name for the same thing is not dangerous. Neither is another spelling: upper or
lower case, a default port, an encoded letter, an empty query, a fragment, the current document for the base.

In the tables, a cell that differs from the one above it is **bold**. Editions that read alike share a row.`;

const METHOD = `## How it is made

- **The grammars** are ABNF files, \`packages/standards/src/grammars/<id>.abnf\`. Every rule has its name from the document
  (with \`-\` for \`_\`, which ABNF does not allow), and every deviation is noted beside its rule.
- **The recognizers** are tables that \`node scripts/standards.js\` makes from these files; they are checked in. The
  grammars are regular, so each table is the smallest automaton of a rule, which also knows the rule that it is reading.
  A reader of thirty lines runs it. It reads every character once and does not try alternatives in an order, so it needs
  no reordered copy of a grammar, and no ABNF engine at run time. \`@urikit/standards\` is a package of its own that
  depends only on \`urikit\`. The tests compare the tables with a backtracking expression that is compiled from the same
  ABNF.
- **The documents.** We worked from the full documents. RFC 1738 was a Chinese translation; its BNF was checked against
  the original. Of RFC 1808 and RFC 2732, public copies were read. The copy of rfc2396bis-01 has lost the text between
  angle brackets, but its ABNF is whole. RFC 1630, RFC 6874 and RFC 9844 are not editions here: what is said of them is
  not from a reading of their whole text.
- **Where a document contradicts itself**, or a translation slips, [a page of its own](contradictions.md) has each place,
  and what urikit follows.`;

/** How far each program that resolves is from each edition. */
function followersParts(): readonly string[] {
  const { plain, odd, programs } = followers();
  const rows = programs.map((program) => [
    program.name,
    ...program.plain.map((share, at) => shares(share, program.odd[at] ?? 0, program.plain)),
    followed(program),
  ]);
  return [
    `Each program that resolves was given ${plain} references against \`http\` bases: every path of up to two segments
\`g\`, \`.\` and \`..\`, with and without a slash at either end, params, query and fragment. The first number in a cell is
the share of targets, in percent, that differ from those of the edition, followed to the letter. The smallest one of a row
is **bold**. The second number is the same share of ${odd} odd references without fragments: some have empty segments;
others have a base without a path, with dot-segments or with an empty segment. An empty query or fragment counts as none.
The targets are those of the models, which [give the recorded ones](../packages/standards/README.md); the versions are on
[the page of habits](habits.md#the-programs).`,
    table(["program", ...RESOLVING.map(({ name }) => name), "so it follows"], rows),
    FOLLOWERS,
  ];
}

const FOLLOWERS = `- Java's \`URI.resolve\` follows RFC 2396, except that it resolves the empty reference to the folder of the base. It also
  writes one slash for several, and adds one after an authority without a path. Java's \`URL\` resolves nearly the same.
- Perl's \`URI\` follows the draft of 2003, and keeps \`..\` above the root.
- Browsers and Node follow the URL Standard. Go, Ruby and most libraries give the targets of RFC 3986, which here are also
  those of the URL Standard, and differ from one another only where a path is odd.
- Python's \`urljoin\` follows RFC 3986 with the *params* of RFC 1808, so that \`..;x\` leads one level up; and it drops
  empty segments.
- urijs and url-parse do not change a path that begins with a slash.`;

/** In percent, plain and odd. */
function shares(plain: number, odd: number, all: readonly number[]): string {
  const percent = (share: number) => (100 * share).toFixed(1);
  const text = plain === Math.min(...all) ? `**${percent(plain)}**` : percent(plain);
  return `${text} / ${percent(odd)}`;
}

/** How far apart the odd shares of two editions may be, for a program to follow both. */
const AS_NEAR = 0.01;

/** The editions nearest to a program; where several are as near in plain references, those nearest in odd ones. */
function followed({ plain, odd }: Follower): string {
  const least = Math.min(...plain);
  const nearest = RESOLVING.map(({ name }, at) => ({
    name,
    share: plain[at] ?? 1,
    odd: odd[at] ?? 1,
  })).filter(({ share }) => share === least);
  const leastOdd = Math.min(...nearest.map((one) => one.odd));
  const isNear = (share: number) => (leastOdd === 0 ? share === 0 : share <= leastOdd + AS_NEAR);
  const names = nearest.filter((one) => isNear(one.odd)).map(({ name }) => name);
  if (least === 0 && leastOdd === 0) return names.join(", ");
  return `${least > 0.05 ? "nearest to" : "nearly"} ${names.join(", ")}`;
}

/** The documents, those that are editions here and those around them. */
const AROUND_EDITIONS: readonly (readonly [date: string, document: string, what: string])[] = [
  ["1994-06", "RFC 1630", "URIs as they were in use, before there was a standard"],
  ["1999-12", "RFC 2732", "brackets for IPv6 addresses; in `rfc2396` here"],
  ["2013-02", "RFC 6874", "zone identifiers of IPv6 addresses, as `%25eth0`"],
  ["2025", "RFC 9844", "no zone identifiers any more"],
];

function yearsTable(): string {
  const editions = EDITIONS.map(({ id, name, date, title }) => {
    const isLiving = id === "whatwg";
    return [isLiving ? "2012" : date, isLiving ? "URL Standard" : name, `${title}: ${code(id)}`];
  });
  const rows = [...editions, ...AROUND_EDITIONS].sort(([one = ""], [other = ""]) => one.localeCompare(other));
  return table(["since", "document", "what"], rows);
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

/** What each edition reserves in its components. */
function reservedTable(): string {
  const rows = EDITIONS.flatMap(({ classes }) =>
    classes.reservedIn.map(({ component, characters, section }) => [
      section,
      component,
      code(characters) || "none",
    ]),
  );
  return table(["section", "component", "reserved there"], rows);
}

/** Where each edition leads, for every example of the chapters. */
function glanceTable(): string {
  const shown = CHAPTERS.flatMap(({ shown = [] }) => shown);
  const rows = shown.flatMap(({ reference, base }) => {
    const { standards, appendixB, differences } = sideBySide(reference, base);
    const alarming = differences.filter(({ dangerous, caution }) => dangerous || caution);
    const isAlarming = (id: Reader) => alarming.some(({ between }) => between.includes(id));
    const cells = [...standards, { ...appendixB, valid: true }].map((reading) => ({
      text: glance(reading, base !== undefined),
      mark: isAlarming(reading.id) ? " (!)" : "",
    }));
    if (new Set(cells.map(({ text }) => text)).size === 1) return [];
    const bold = emphasizedRow(cells.map(({ text }) => text));
    const against = base === undefined ? "" : ` against ${code(base)}`;
    return [[code(reference) + against, ...bold.map((text, at) => text + (cells[at]?.mark ?? ""))]];
  });
  return table(["reference", ...EDITIONS.map(({ name }) => name), "Appendix B"], rows);
}

function glance(
  { valid, target, host }: Pick<EditionReading, "valid" | "target" | "host">,
  hasBase: boolean,
): string {
  if (hasBase) return target === undefined ? "none" : asCell(target);
  return valid ? code(host ?? "") || "no host" : "refused";
}

/** Rows whose cells after the first are equal as one, with all their names. */
function merged(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const result: string[][] = [];
  for (const [name = "", ...cells] of rows) {
    const above = result.at(-1);
    if (above !== undefined && above.slice(1).join("\n") === cells.join("\n")) above[0] += `, ${name}`;
    else result.push([name, ...cells]);
  }
  return result;
}

function chapterParts({ title, prose, shown = [] }: Chapter): string[] {
  return [`## ${title}`, prose, ...shown.flatMap(exampleParts)];
}

function exampleParts({ reference, base, columns, list }: Example): string[] {
  const { standards, differences } = sideBySide(reference, base);
  const against = base === undefined ? "" : ` against ${code(base)}`;
  const rows = merged(
    standards.map((reading) => [
      nameOf(reading.id),
      reading.valid ? "yes" : "no",
      ...columns.map((column) => cell(reading, column)),
    ]),
  );
  const listed = differences.filter(({ what }) => list.includes(what)).map(sentence);
  return [
    `### ${code(reference)}${against}`,
    table(["edition", "valid", ...columns.map((column) => TITLES[column])], emphasized(rows)),
    ...(listed.length > 0 ? [listed.join("\n")] : []),
  ];
}

const TITLES = { components: "components", target: "target", normal: "normal form" } as const;

function cell(reading: EditionReading, column: Example["columns"][number]): string {
  if (column === "components" && reading.components !== undefined) {
    // The platform's URL has the components of the target, not of the reference.
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

function sentence({ dangerous, caution, why, sections }: Difference): string {
  const mark = dangerous ? "**dangerous:** " : caution ? "**caution:** " : "";
  return `- ${mark}${why} (${sections.join("; ")})`;
}

/** The references whose targets differ among the editions that resolve references. */
function appendixTable(): string {
  const editions = EDITIONS.filter(({ sections }) => sections.resolution !== undefined);
  const ids = new Set<Reader>(["appendix-b", ...editions.map(({ id }) => id)]);
  const rows = APPENDIX_EXAMPLES.flatMap((reference) => {
    const cells = sideBySide(reference, BASE)
      .standards.filter(({ id }) => ids.has(id))
      .map(({ target }) => target?.replace(/^http:\/\/a/, "…") ?? "none");
    const differs = disagreements(reference, BASE).some(({ between }) => between.every((id) => ids.has(id)));
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

/** Cells that differ from the last one above that is not empty, in bold. The first column is a name. */
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

/** Code in a cell of a table, where a pipe would end it; the text may contain a backtick. */
function code(text: string): string {
  const ticks = text.includes("`") ? "``" : "`";
  const pad = text.includes("`") || text.startsWith(" ") ? " " : "";
  return text === "" ? "" : `${ticks}${pad}${text.replaceAll("|", "\\|")}${pad}${ticks}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
