// docs/thirty-years.md and docs/zh/thirty-years.md: the prose is thirty-years.md and thirty-years.zh.md in this folder, and the
// code gives every answer in it.
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
import { CHINESE, ENGLISH, type ThirtyYearsWords } from "./thirty-years-words.ts";

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

/** The files that are made, by their paths in the repository. `root`: the folder of the repository. */
export function products(root: string): ReadonlyMap<string, string> {
  const prose = (name: string) => readFileSync(`${root}/packages/standards/tools/${name}.md`, "utf8");
  return new Map([
    ["docs/thirty-years.md", thirtyYears(prose("thirty-years"), ENGLISH)],
    ["docs/zh/thirty-years.md", thirtyYears(prose("thirty-years.zh"), CHINESE)],
  ]);
}

/** The prose, with the answers in the place of their names, such as `{{years}}`, and of examples, as JSON. */
function thirtyYears(prose: string, words: ThirtyYearsWords): string {
  const { plain, odd, programs } = followers();
  const shown = [...prose.matchAll(EXAMPLE)].map(([, json = ""]) => example(json));
  const answers: Readonly<Record<string, string>> = {
    plain: String(plain),
    odd: String(odd),
    followers: followersTable(programs, words),
    years: yearsTable(words),
    glance: glanceTable(shown, words),
    characters: charactersTable(words),
    reserved: reservedTable(words),
    appendix: appendixTable(words),
  };
  return prose
    .replace(EXAMPLE, (_, json: string) => exampleParts(example(json), words).join("\n\n"))
    .replace(/\{\{(\w+)\}\}/g, (whole, name: string) => answers[name] ?? whole);
}

const example = (json: string): Example => JSON.parse(json);

const EXAMPLE = /\{\{example (.*)\}\}/g;

/** How far each program that resolves is from each edition. */
function followersTable(programs: readonly Follower[], words: ThirtyYearsWords): string {
  const rows = programs.map((program) => [
    program.name,
    ...program.plain.map((share, at) => shares(share, program.odd[at] ?? 0, program.plain)),
    followed(program, words),
  ]);
  return table([words.program, ...RESOLVING.map(({ name }) => name), words.follows], rows);
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
function followed({ plain, odd }: Follower, words: ThirtyYearsWords): string {
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
  return `${least > 0.05 ? words.nearest : words.nearly} ${names.join(", ")}`;
}

function yearsTable(words: ThirtyYearsWords): string {
  const editions = EDITIONS.map(({ id, name, date, title }) => {
    const isLiving = id === "whatwg";
    return [isLiving ? "2012" : date, isLiving ? "URL Standard" : name, `${title}: ${code(id)}`];
  });
  const rows = [...editions, ...words.around].sort(([one = ""], [other = ""]) => one.localeCompare(other));
  return table(words.years, rows);
}

function charactersTable({ edition, characters }: ThirtyYearsWords): string {
  const rows = EDITIONS.filter(({ id }) => id !== "whatwg").map(({ name, classes }) => [
    name,
    code(classes.reserved),
    code(classes.unreserved),
    code(classes.excluded),
  ]);
  return table([edition, ...characters], emphasized(rows));
}

/** The characters that each edition reserves in its components. */
function reservedTable({ none, reservedIn }: ThirtyYearsWords): string {
  const rows = EDITIONS.flatMap(({ classes }) =>
    classes.reservedIn.map(({ component, characters, section }) => [
      section,
      component,
      code(characters) || none,
    ]),
  );
  return table(reservedIn, rows);
}

/** Where each edition leads, for every example. */
function glanceTable(shown: readonly Example[], words: ThirtyYearsWords): string {
  const rows = shown.flatMap(({ reference, base }) => {
    const { standards, appendixB, differences } = sideBySide(reference, base);
    const alarming = differences.filter(({ dangerous, caution }) => dangerous || caution);
    const isAlarming = (id: ReaderId) => alarming.some(({ between }) => between.includes(id));
    const cells = [...standards, { ...appendixB, valid: true }].map((reading) => ({
      text: glance(reading, base !== undefined, words),
      mark: isAlarming(reading.id) ? " (!)" : "",
    }));
    if (new Set(cells.map(({ text }) => text)).size === 1) return [];
    const bold = emphasizedRow(cells.map(({ text }) => text));
    const named = referenceText(reference, base, words);
    return [[named, ...bold.map((text, at) => text + (cells[at]?.mark ?? ""))]];
  });
  return table([words.reference, ...EDITIONS.map(({ name }) => name), words.appendixB], rows);
}

interface GlanceReading {
  readonly valid: boolean;
  readonly target?: string | ReaderTarget;
  readonly host?: string;
}

function glance({ valid, target, host }: GlanceReading, hasBase: boolean, words: ThirtyYearsWords): string {
  if (hasBase) return asCell(target, words);
  return valid ? code(host ?? "") || words.noHost : words.refused;
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

function exampleParts({ reference, base, columns, list }: Example, words: ThirtyYearsWords): string[] {
  const { standards, differences } = sideBySide(reference, base);
  const rows = merged(
    standards.map((reading) => [
      nameOf(reading.id),
      reading.valid ? words.yes : words.no,
      ...columns.map((column) => cell(reading, column, words)),
    ]),
  );
  const listed = differences.filter(({ what }) => list.includes(what)).map((one) => sentence(one, words));
  return [
    `### ${referenceText(reference, base, words)}`,
    table([words.edition, words.valid, ...columns.map((column) => words.columns[column])], emphasized(rows)),
    ...(listed.length > 0 ? [listed.join("\n")] : []),
  ];
}

function referenceText(reference: string, base: string | undefined, words: ThirtyYearsWords): string {
  return base === undefined ? code(reference) : words.against(code(reference), code(base));
}

function cell(reading: EditionReading, column: Example["columns"][number], words: ThirtyYearsWords): string {
  if (column === "components" && reading.components !== undefined) {
    // The platform's URL has the components of the target, not of the reference.
    const isOfTarget = reading.id === "whatwg" && reading.target !== undefined;
    return (isOfTarget ? words.ofTarget : "") + ownTerms(reading.components);
  }
  if (column === "components") return refusal(reading);
  if (column === "normal") return reading.normal === undefined ? "" : code(reading.normal);
  if (reading.target !== undefined) return asCell(reading.target, words);
  return reading.valid ? words.none : "";
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

function sentence({ dangerous, caution, why, sections }: Difference, words: ThirtyYearsWords): string {
  const mark = dangerous ? words.dangerous : caution ? words.caution : "";
  return `- ${mark}${words.said(why)} (${sections.join("; ")})`;
}

/** The references whose targets differ among the editions that resolve references. */
function appendixTable(words: ThirtyYearsWords): string {
  const editions = EDITIONS.filter(({ sections }) => sections.resolution !== undefined);
  const ids = new Set<ReaderId>(["appendix-b", ...editions.map(({ id }) => id)]);
  const rows = APPENDIX_EXAMPLES.flatMap((reference) => {
    const cells = sideBySide(reference, BASE)
      .standards.filter(({ id }) => ids.has(id))
      .map(({ target }) => asCell(shortTarget(target), words));
    const differs = disagreements(reference, BASE).some(({ between }) => between.every((id) => ids.has(id)));
    return differs || new Set(cells).size > 1 ? [[code(reference), ...cells]] : [];
  });
  return table(
    [words.reference, ...editions.map(({ name }) => name)],
    rows.map((row) => [row[0] ?? "", ...emphasizedRow(row.slice(1))]),
  );
}

function asCell(target: ReaderTarget | string | undefined, words: ThirtyYearsWords): string {
  if (target === undefined) return words.none;
  if (typeof target === "string") return code(target);
  return "uri" in target ? code(target.uri) : words.document + target.document;
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
