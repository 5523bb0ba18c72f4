/** The findings, for people. Nothing of the repository reaches a terminal as a control character. */

import { printable } from "urikit/display";
import { ADVISORIES, type Advisory, READ_ON } from "./advisories.ts";
import { type OverrideChange, overridesFor, placeOf } from "./overrides.ts";
import type { InvalidReference, SchemaReferences } from "./schema-references.ts";
import type { AnswerChange, TestRun, Trial } from "./trial.ts";
import type { UriLibrary } from "./uri-libraries.ts";

/** A library, and what is known against its version. */
type JudgedLibrary = UriLibrary & { readonly advisories: readonly Advisory[] };

/** The findings. */
export interface CheckReport {
  readonly folder: string;
  /** What says which packages there are: a lockfile, node_modules or package.json. */
  readonly lockfile: string | undefined;
  /** Other lockfiles, which were not read. */
  readonly unread: readonly string[];
  readonly libraries: readonly JudgedLibrary[];
  readonly schemas: SchemaReferences;
  readonly trial?: Trial;
  /** What was done in package.json, if that was asked. */
  readonly changes?: readonly OverrideChange[];
}

/** The report, as text. */
export function reportText(report: CheckReport): string {
  const parts = [librariesText(report), overridesText(report), schemasText(report)];
  if (report.trial !== undefined) parts.push(trialText(report.trial));
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

function librariesText({ lockfile, unread, libraries }: CheckReport): string {
  if (lockfile === undefined) return "no lockfile, no node_modules and no package.json: the schemas alone";
  const beside = unread.length === 0 ? [] : [`  Not read: ${unread.join(", ")}, which is here too.`];
  if (libraries.length === 0) return [`${lockfile}: no URI library that is known here`, ...beside].join("\n");
  const count = new Set(libraries.flatMap(({ advisories }) => advisories.map(({ id }) => id))).size;
  const verdict = count === 0 ? "no advisory" : `${count} ${count === 1 ? "advisory" : "advisories"}`;
  const unknown =
    lockfile === "package.json" ? ["  Ranges alone: which versions they bring is not known."] : [];
  return [
    `${lockfile}: ${libraries.length} URI ${libraries.length === 1 ? "library" : "libraries"}, ${verdict}`,
    ...beside,
    ...unknown,
    ...libraries.filter((library) => !isDeep(library)).map(libraryText),
    ...deepText(libraries.filter(isDeep)),
    `  Of ${ADVISORIES.length} advisories that were read on ${READ_ON}; npm audit knows those of today.`,
  ].join("\n");
}

/** Nothing is to be done about it here: others brought it, no advisory is known, and nothing takes its place. */
function isDeep({ through = [], advisories, replacement }: JudgedLibrary): boolean {
  return through.length > 0 && advisories.length === 0 && replacement === undefined;
}

function libraryText({ name, version, path, through, page, advisories }: JudgedLibrary): string {
  const where = path === undefined ? "" : `  (${printable(path)})`;
  const advice = page === undefined ? [] : [`    what to do: docs/migration/${page}.md of urikit`];
  return [
    `  ${printable(name)} ${printable(version)}${where}`,
    ...wayText(through),
    ...advisories.map(advisoryText),
    ...advice,
  ].join("\n");
}

function wayText(through: UriLibrary["through"]): string[] {
  if (through === undefined) return [];
  return [
    through.length === 0
      ? "    named by the repository itself"
      : `    through ${printable(through.join(" > "))}`,
  ];
}

/** Those below others, a line each. */
function deepText(libraries: readonly JudgedLibrary[]): string[] {
  if (libraries.length === 0) return [];
  const lines = libraries.map(
    ({ name, version, through = [] }) =>
      `    ${printable(`${name} ${version} through ${through.join(" > ")}`)}`,
  );
  return ["  Below others, without an advisory:", ...new Set(lines)];
}

function advisoryText({ id, cve, severity, title }: Advisory): string {
  return `    ${severity}: ${title}\n      ${id} ${cve}`;
}

/** The lines of package.json that put urikit in, or what was done with them. */
function overridesText({ lockfile, libraries, changes }: CheckReport): string {
  const place = placeOf(lockfile);
  if (changes !== undefined) return changesText(place.join("."), changes);
  const overrides = overridesFor(libraries);
  if (overrides.length === 0) return "";
  return [
    "In package.json, these take their place; --fix writes them (your registry has to have them):",
    `  "${place.join('": { "')}": {`,
    overrides.map(({ name, by }) => `    "${name}": "${by}"`).join(",\n"),
    `  ${place.map(() => "}").join(" ")}`,
  ].join("\n");
}

const DONE: Readonly<Record<OverrideChange["done"], string>> = {
  written: "written",
  "taken back": "taken back",
  "there already": "is there already",
  "another is there": "not written: another line is there for it",
  "a dependency":
    "not written: npm takes no override of what package.json itself names; change its line there",
};

function changesText(place: string, changes: readonly OverrideChange[]): string {
  if (changes.length === 0) return `package.json, ${place}: nothing to do`;
  const lines = changes.map(({ name, by, done }) => `  "${name}": "${by}"  ${DONE[done]}`);
  const changed = changes.some(({ done }) => done === "written" || done === "taken back");
  const next = changed ? ["  Install again, and the package manager follows."] : [];
  return [`package.json, ${place}:`, ...lines, ...next].join("\n");
}

/** More than these are a list for programs. */
const SHOWN_INVALID = 50;

function schemasText({ schemas: { files, references, invalid } }: CheckReport): string {
  const verdict = invalid.length === 0 ? "all valid" : `${invalid.length} invalid`;
  const counted = `${references} ${references === 1 ? "reference" : "references"}`;
  const head = `schemas: ${counted} in ${files} ${files === 1 ? "file" : "files"}, ${verdict}`;
  const rest = invalid.length - SHOWN_INVALID;
  const more = rest > 0 ? [`  and ${rest} more: see --json`] : [];
  return [head, ...invalid.slice(0, SHOWN_INVALID).map(invalidText), ...more].join("\n");
}

function invalidText({ file, line, column, keyword, reason, picture, fix }: InvalidReference): string {
  const indented = picture
    .split("\n")
    .map((each) => `    ${each}`)
    .join("\n");
  const advice = fix === undefined ? "" : `\n    write: ${printable(fix)}`;
  return `  ${printable(file)}:${line}:${column}: ${keyword}: ${reason}\n${indented}${advice}`;
}

function trialText({ replaced, closed, before, after, answers, breaks }: Trial): string {
  const copies = replaced.map(
    ({ name, by, copies }) => `  ${name} by ${by}, ${copies} ${copies === 1 ? "copy" : "copies"}`,
  );
  const lines = [
    copies.length === 0 ? "trial: nothing could be replaced" : "trial, in a copy that is gone again:",
    ...copies,
    `  npm test as it is: ${runText(before)}`,
    `  npm test with urikit: ${runText(after)}`,
    `  closed: ${closed.length === 0 ? "no advisory" : closed.join(" ")}`,
    ...answers.flatMap(answersText),
  ];
  const end = breaks
    ? `\n\nThe tests passed before. The end of what they print now:\n${lastLines(after.output)}`
    : "";
  return lines.join("\n") + end;
}

function runText({ status, seconds }: TestRun): string {
  const verdict = status === 0 ? "passed" : status === null ? "was ended" : `failed, exit status ${status}`;
  return `${verdict}, ${seconds.toFixed(1)} s`;
}

const SHOWN = 5;

function answersText({ name, references, before, after, differences }: AnswerChange): string[] {
  const saved = `  ${name}: ${before.toFixed(0)} ns a reference before, ${after.toFixed(0)} after (${references} references)`;
  if (differences.length === 0) return [saved, `  ${name}: no answer differs`];
  const shown = differences
    .slice(0, SHOWN)
    .map(
      (change) =>
        `    ${printable(change.reference)}: ${printable(change.before ?? "refused")} before, ${printable(change.after ?? "refused")} after`,
    );
  const more = differences.length > SHOWN ? [`    and ${differences.length - SHOWN} more: see --json`] : [];
  return [
    saved,
    `  ${name}: ${differences.length === 1 ? "1 answer differs" : `${differences.length} answers differ`}`,
    ...shown,
    ...more,
  ];
}

function lastLines(output: string): string {
  return output
    .trimEnd()
    .split("\n")
    .slice(-20)
    .map((line) => `  ${printable(line)}`)
    .join("\n");
}
