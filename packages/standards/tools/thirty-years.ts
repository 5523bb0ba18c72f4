// docs/thirty-years.md: its prose is thirty-years.md in this folder, and the code gives every answer in it.
import { readFileSync } from "node:fs";
import {
  type Difference,
  disagreements,
  EDITIONS,
  type EditionComponents,
  type EditionId,
  type EditionReading,
  type ReaderId,
  type ReaderTarget,
  sideBySide,
} from "../src/index.ts";
import { type Follower, followers, RESOLVING } from "./followers.ts";
import { said } from "./said.ts";

interface Example {
  readonly reference: string;
  readonly base?: string;
  /** The columns of the table besides the verdict. */
  readonly columns: readonly ("components" | "target" | "normal")[];
  /** The aspects whose differences are listed after the table. */
  readonly list: readonly Difference["what"][];
}

const BASE = "http://a/b/c/d;p?q";

/** Every reference that an appendix of one of the documents resolves. */
const APPENDIX_EXAMPLES =
  `g:h g ./g g/ /g //g ?y g?y #s g#s g?y#s ;x g;x g;x?y#s . ./ .. ../ ../g ../.. ../../ ../../g ../../../g
../../../../g /./g /../g g. .g g.. ..g ./../g ./g/. g/./h g/../h g;x=1/./y g;x=1/../y g?y/./x g?y/../x g#s/./x
g#s/../x http:g http:`.split(/\s+/);

/** The file that is made, by its path in the repository. `root`: the folder of the repository. */
export function products(root: string): ReadonlyMap<string, string> {
  const prose = readFileSync(`${root}/packages/standards/tools/thirty-years.md`, "utf8");
  return new Map([["docs/thirty-years.md", thirtyYears(prose)]]);
}

/** The prose, with the answers in the place of their names, such as `{{years}}`, and of examples, as JSON. */
function thirtyYears(prose: string): string {
  const { plain, odd, programs } = followers();
  const shown = [...prose.matchAll(EXAMPLE)].map(([, json = ""]) => example(json));
  const answers: Readonly<Record<string, string>> = {
    plain: String(plain),
    odd: String(odd),
    followers: followersTable(programs),
    years: yearsTable(),
    glance: glanceTable(shown),
    characters: charactersTable(),
    reserved: reservedTable(),
    appendix: appendixTable(),
  };
  return prose
    .replace(EXAMPLE, (_, json: string) => exampleParts(example(json)).join("\n\n"))
    .replace(/\{\{(\w+)\}\}/g, (whole, name: string) => answers[name] ?? whole);
}

const example = (json: string): Example => JSON.parse(json);

const EXAMPLE = /\{\{example (.*)\}\}/g;

/** How far each program that resolves is from each edition. */
function followersTable(programs: readonly Follower[]): string {
  const rows = programs.map((program) => [
    program.name,
    ...program.plain.map((share, at) => shares(share, program.odd[at] ?? 0, program.plain)),
    followed(program),
  ]);
  return table(["program", ...RESOLVING.map(({ name }) => name), "so it follows"], rows);
}

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

/** The characters that each edition reserves in its components. */
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

/** Where each edition leads, for every example. */
function glanceTable(shown: readonly Example[]): string {
  const rows = shown.flatMap(({ reference, base }) => {
    const { standards, appendixB, differences } = sideBySide(reference, base);
    const alarming = differences.filter(({ dangerous, caution }) => dangerous || caution);
    const isAlarming = (id: ReaderId) => alarming.some(({ between }) => between.includes(id));
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

interface GlanceReading {
  readonly valid: boolean;
  readonly target?: string | ReaderTarget;
  readonly host?: string;
}

function glance({ valid, target, host }: GlanceReading, hasBase: boolean): string {
  if (hasBase) return asCell(target);
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
  if (reading.target !== undefined) return asCell(reading.target);
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
  return `- ${mark}${said(why)} (${sections.join("; ")})`;
}

/** The references whose targets differ among the editions that resolve references. */
function appendixTable(): string {
  const editions = EDITIONS.filter(({ sections }) => sections.resolution !== undefined);
  const ids = new Set<ReaderId>(["appendix-b", ...editions.map(({ id }) => id)]);
  const rows = APPENDIX_EXAMPLES.flatMap((reference) => {
    const cells = sideBySide(reference, BASE)
      .standards.filter(({ id }) => ids.has(id))
      .map(({ target }) => asCell(shortTarget(target)));
    const differs = disagreements(reference, BASE).some(({ between }) => between.every((id) => ids.has(id)));
    return differs || new Set(cells).size > 1 ? [[code(reference), ...cells]] : [];
  });
  return table(
    ["reference", ...editions.map(({ name }) => name)],
    rows.map((row) => [row[0] ?? "", ...emphasizedRow(row.slice(1))]),
  );
}

function asCell(target: ReaderTarget | string | undefined): string {
  if (target === undefined) return "none";
  if (typeof target === "string") return code(target);
  return "uri" in target ? code(target.uri) : `current document${target.document}`;
}

/** A target of the examples in the appendices. */
function shortTarget(target: ReaderTarget | undefined): ReaderTarget | undefined {
  return target && "uri" in target ? { uri: target.uri.replace(/^http:\/\/a/, "…") } : target;
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
