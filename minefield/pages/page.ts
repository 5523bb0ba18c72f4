/** The page of the minefield: how each reader keeps the standards, by kind, and which readers differ. */

import { answerIn, failureOf, type MinefieldRecord } from "../runner/src/record.ts";
import { share } from "../runner/src/report.ts";
import type { Standard } from "../runner/src/score.ts";
import { byLanguage, type Field, nameOf, type Pair, pageOf, type Scored } from "./field.ts";
import { code, figure, table } from "./markdown.ts";
import { COUNTED, linkToFault, linkToKind, shareText } from "./reader-page.ts";
import { versionsTable } from "./versions.ts";

/** How many pairs of readers, and how many of the references on which most readers differ, the page has. */
const MOST_PAIRS = 20;
const MOST_PARTED = 20;

/** The page, in Markdown. */
export function page(field: Field): string {
  return [
    HEAD(field),
    pictures(field),
    readersByLanguage(field),
    scores(field, "rfc3986"),
    scores(field, "urlStandard"),
    kinds(field),
    pairs(field),
    parted(field),
    failures(field),
    versions(),
    left(field),
    TAIL,
  ]
    .filter((section) => section !== "")
    .join("\n\n");
}

const HEAD = ({ records, scored }: Field) => `# The minefield

What ${scored.length} programs and libraries of ${byLanguage(scored).size} languages read in ${figure(records.length)} references, each asked by its plainest
interface, compared with what RFC 3986 and the URL Standard say. [Parsing URIs is a minefield](parsing-uris-is-a-minefield.md) tells
it as a story. The data, and a command that runs a reader of your own through all of it, are
[\`@urikit/minefield\`](../minefield/runner/README.md); [minefield/record](../minefield/record/README.md) describes how they are asked.
[Habits](habits.md) explains what the readers do, and since when.

**Your filter is one reader, and your client is another:** [the tool](../site/pages/minefield.md) shows where the two differ, as a
list, and as tests for Vitest, pytest and Go. On the command line it is \`npx @urikit/minefield between FILTER CLIENT\`.

A low figure is not a fault by itself: a reader that keeps the URL Standard cannot keep RFC 3986, and the other way round, and many
keep neither by intent. Most references here were made to lead readers apart. Two readers in one row must be alike, whatever they keep.`;

const PICTURES = [
  ["minefield-rfc3986", "How far each reader keeps RFC 3986, in percent, by kind of reference"],
  ["minefield-url-standard", "How far each reader keeps the URL Standard, in percent, by kind of reference"],
  [
    "minefield-most",
    "How often each reader finds the host that most readers find, in percent, by kind of reference",
  ],
] as const;

function pictures(field: Field): string {
  const kinds = field.matrices.rfc3986.kinds.length;
  return `## At a glance

Readers by language, and ${kinds} kinds of references. The deeper a square, the more agree. The figures are in [the tables below](#by-kind).

${PICTURES.map(([name, title]) => `### ${title.split(",")[0]}\n\n![${title}: the figures are in the tables of this page](pictures/${name}.svg)`).join("\n\n")}`;
}

function readersByLanguage({ scored }: Field): string {
  const rows = [...byLanguage(scored)].map(([language, group]) => [
    language,
    group
      .map(({ reader }) => `[${nameOf(reader, scored)}](${pageOf(reader)})`)
      .sort()
      .join(" · "),
  ]);
  return `## The readers

By language, with their versions. Each has a page with the shortest references that it reads differently from a standard.

${table(["language", "readers"], rows)}`;
}

const TITLES: Readonly<Record<Standard, string>> = {
  rfc3986: "To RFC 3986",
  urlStandard: "To the URL Standard",
};

function scores({ scored }: Field, standard: Standard): string {
  const sorted = [...scored].sort((a, b) => share(b[standard].all) - share(a[standard].all));
  const rows = sorted.map((one) => [
    linked(one, scored),
    one.reader.language,
    ...COUNTED.map((counted) => {
      const { right, of } = one[standard][counted];
      const told = shareText(one[standard][counted]);
      return right === of ? told : `[${told}](${linkToFault(one.reader, standard, counted)})`;
    }),
    shareText(one[standard].all),
  ]);
  const explained =
    standard === "rfc3986"
      ? `
*accepts*: of the valid references; *refuses*: of the invalid ones; *components*: of the references that are valid and accepted, how
many are read as the standard reads them; *targets*: of the references with a base. A reader may normalize and decode, and need not
tell empty from absent. Each figure leads to the references behind it.
`
      : "";
  return `## ${TITLES[standard]}
${explained}
${table(["reader", "language", ...COUNTED, "all"], rows, 2)}`;
}

function linked({ reader }: Scored, scored: readonly Scored[]): string {
  return `[${nameOf(reader, scored)}](${pageOf(reader)})`;
}

function kinds({ scored, matrices, records }: Field): string {
  const { kinds, rows } = matrices.rfc3986;
  const tables = [...byLanguage(scored)].map(([language, group]) => {
    const own = group.map(({ reader }) => {
      const counts = rows[scored.findIndex((one) => one.reader.id === reader.id)] ?? [];
      return [
        `[${reader.id}](${pageOf(reader)})`,
        ...counts.map((count, at) =>
          count.of === 0
            ? "–"
            : `[${Math.floor(share(count) * 100)}](${linkToKind(reader, kinds[at] ?? "")})`,
        ),
      ];
    });
    return `### ${language}\n\n${table([language, ...kinds], own, 1)}`;
  });
  return `## By kind

Of how many references of a kind, in percent, a reader's whole answer is that of RFC 3986. A reference that was put together of two
odd pieces counts for both kinds; kinds of which there are fewer than a dozen of the ${figure(records.length)} references are left out. Each figure leads to
the shortest references behind it; \`npx @urikit/minefield run --reader ID --kind KIND\` prints all.

${tables.join("\n\n")}`;
}

function pairs({ pairs, records, scored }: Field): string {
  const rows = pairs
    .filter(({ apart }) => apart.length > 0)
    .slice(0, MOST_PAIRS)
    .map(({ one, other, apart }: Pair) => [
      linked(one, scored),
      linked(other, scored),
      figure(apart.length),
      code(shortest(apart.flatMap((at) => records[at] ?? []))),
    ]);
  const never = pairs.filter(({ apart }) => apart.length === 0).length;
  return `## Who should not follow whom

Both accept the reference, and find different hosts. Of ${figure(pairs.length)} pairs, ${figure(never)} agree about every host; these differ most often.
\`npx @urikit/minefield between ID ID\` prints all references of a pair, also as tests for Vitest, pytest and Go, and
\`uri confuse --between ID,ID\` writes new ones for hosts of your own.

${table(["one", "the other", "references", "such as"], rows)}

The deeper a square, the more references lead the two readers to different hosts; where it is empty, no reference does.

![Pairs of readers, and how many references lead them to different hosts: the page of each reader has its figures](pictures/minefield-pairs.svg)`;
}

/** The shortest that can be read in a table, one of the classics if there is one. */
function shortest(found: readonly MinefieldRecord[]): string {
  const plain = found
    .filter(({ reference }) => isPlain(reference))
    .sort((a, b) => a.reference.length - b.reference.length);
  const classic = plain.find(({ list }) => list === "classics");
  return (classic ?? plain[0] ?? found[0])?.reference ?? "";
}

const isPlain = (text: string) => /^[\x21-\x7e]+$/.test(text);

function parted({ records, scored }: Field): string {
  const hosts = records
    .filter(({ base, reference }) => base === undefined && isPlain(reference))
    .map(({ reference, reads }) => {
      const found = scored.map(({ reader }) => answerIn(reads, reader.id) ?? false);
      return {
        reference,
        hosts: new Set(found.map((reading) => (reading === false ? REFUSED : reading[2] || NONE))),
      };
    })
    .sort((a, b) => b.hosts.size - a.hosts.size || a.reference.length - b.reference.length);
  const rows = hosts
    .slice(0, MOST_PARTED)
    .map(({ reference, hosts }) => [
      code(reference),
      [...hosts].map((host) => (host === NONE || host === REFUSED ? host : code(host))).join(" "),
    ]);
  return `## The references with most hosts

All hosts that are found in one reference.

${table(["reference", "hosts"], rows)}`;
}

/** What gave no answer; nothing if all did. */
function failures({ records, scored }: Field): string {
  const rows = scored.flatMap(({ reader }) => {
    const failed = records.filter((record) => failureOf(record, reader.id) !== undefined);
    const ways = [...new Set(failed.map((record) => failureOf(record, reader.id)))];
    return ways.map((way) => {
      const those = failed.filter((record) => failureOf(record, reader.id) === way);
      const one = [...those].sort((a, b) => a.reference.length - b.reference.length)[0];
      return [nameOf(reader, scored), String(way), String(those.length), code(one?.reference ?? "")];
    });
  });
  if (rows.length === 0) return "";
  return `## Who gives no answer

*crashed*: the reader ended, or printed what is no answer; *hung*: it was silent for five seconds; *unsteady*: asked again by a fresh
process, from the last reference to the first, it answered otherwise. All count as refusals above.

${table(["reader", "what it did", "references", "such as"], rows)}`;
}

const REFUSED = "refused";
const NONE = "none";

function left({ leftOut }: Field): string {
  if (leftOut.length === 0) return "";
  return `## Not here

Readers that could not be had, or are not worth a recorder, with the reason.

${table(
  ["reader", "reason"],
  leftOut.map(({ name, reason }) => [name, reason]),
)}`;
}

function versions(): string {
  return `## Since when

Which release of a reader changed what it reads: some were asked first, and between two that differ the one in the middle.

${versionsTable()}`;
}

const TAIL = `## To add a reader

An author runs a reader with \`npx @urikit/minefield run -- COMMAND\` in any language, by
[a protocol of one page](../minefield/runner/README.md). To have it in these tables, write a recorder:
[minefield/record](../minefield/record/README.md).
`;
