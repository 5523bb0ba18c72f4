/** The first words of `uri standards` on a reference: the verdict, the places it leads to, and who refuses it. */

import { EDITIONS, type EditionReading, type SideBySide, type SplitterReading } from "@urikit/standards";
import { printable } from "urikit";
import { shorten } from "../../display/layout.ts";
import { safeText } from "../../display/masking.ts";

/** A reading of an edition, or of a program that only splits a text (RFC 3986 Appendix B), which accepts everything. */
export type Row = EditionReading | (SplitterReading & Partial<Omit<EditionReading, keyof SplitterReading>>);

/** The names of the readers, by their ids. */
export const NAMES: ReadonlyMap<string, string> = new Map<string, string>([
  ...EDITIONS.map(({ id, name }) => [id, name] as const),
  ["appendix-b", "Appendix B"],
]);

/** All readings, that of Appendix B last. */
export function rowsOf({ standards, appendixB }: SideBySide): readonly Row[] {
  return [...standards, appendixB];
}

/** One sentence, without its full stop. */
export function summaryOf(comparison: SideBySide): string {
  const { verdict, base } = comparison;
  if (verdict === "rejected") return "rejected by all editions";
  if (verdict === "alike") return "all editions read it alike";
  const rows = rowsOf(comparison);
  const place = base === undefined ? hostOf : targetOf;
  const facts = [placesIn(rows, place) || aspectsIn(comparison), refusalsIn(rows)].filter(
    (fact) => fact !== "",
  );
  return facts.length === 0 ? verdict : `${verdict}: ${facts.join("; ")}`;
}

function hostOf({ valid = true, host }: Row): string | undefined {
  return valid ? printable(host || "no host") : undefined;
}

function targetOf({ target }: Row): string | undefined {
  return target === undefined ? undefined : safeText(target);
}

/** In cells. The components show all of it. */
const LONGEST_PLACE = 60;

/** The places, each with its readers; empty if there is only one. A host is the same in upper and lower case. */
function placesIn(rows: readonly Row[], place: (row: Row) => string | undefined): string {
  const groups = new Map<string, { readonly text: string; readonly names: string[] }>();
  for (const row of rows) {
    const text = place(row);
    if (text === undefined) continue;
    const key = place === hostOf ? text.toLowerCase() : text;
    const group = groups.get(key) ?? { text, names: [] };
    groups.set(key, group);
    group.names.push(nameOf(row));
  }
  if (groups.size < 2) return "";
  return [...groups.values()]
    .map(({ text, names }) => `${shorten(text, LONGEST_PLACE)} (${names.join(", ")})`)
    .join(" or ");
}

/** In what else it is dangerous, such as the port, or the path of a target. */
function aspectsIn({ differences }: SideBySide): string {
  const aspects = new Set(
    differences.filter(({ dangerous, caution }) => dangerous || caution).map(({ what }) => what),
  );
  return aspects.size === 0 ? "" : `they differ in the ${[...aspects].join(" and the ")}`;
}

function refusalsIn(rows: readonly Row[]): string {
  const names = rows.filter(({ valid }) => valid === false).map(nameOf);
  return names.length === 0 ? "" : `refused by ${names.join(", ")}`;
}

function nameOf({ id }: Row): string {
  return NAMES.get(id) ?? id;
}
