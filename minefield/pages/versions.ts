/** A page for each reader with what its releases changed: recorded/versions. */

import { recordedVersions, type Versions } from "../recorded/versions.ts";
import { code, table } from "./markdown.ts";

type Change = Versions["changes"][number];
type Part = Change["parts"][number];

/** The pages, by their paths from the root. */
export function versionPages(): ReadonlyMap<string, string> {
  return new Map(recordedVersions().map((one) => [pathOf(one), pageOf(one)]));
}

const pathOf = ({ reader }: Versions) => `docs/minefield/since/${reader}.md`;

/** A row for each reader that has such a page. */
export function versionsTable(): string {
  return table(
    ["reader", "releases", "of which change something", "the last that does"],
    recordedVersions().map(({ reader, first, last, changes }) => [
      `[${reader}](minefield/since/${reader}.md)`,
      `${first.version} to ${last.version}`,
      String(changes.length),
      changes[0] === undefined ? "" : withDate(changes[0]),
    ]),
  );
}

function pageOf(versions: Versions): string {
  const { reader, changes } = versions;
  const parts = [
    `# ${reader} from ${versions.first.version} to ${versions.last.version}: what changed`,
    introduction(versions),
    ...(changes.length === 0 ? [] : [overview(changes), ...changes.map(changeText)]),
    "[The minefield](../../minefield.md) has what the newest reads, and [habits](../../habits.md) what readers do.",
  ];
  return `${parts.join("\n\n")}\n`;
}

/** A version, and its day where the registry tells it. */
function withDate({ version, date }: { readonly version: string; readonly date?: string }): string {
  return date === undefined ? version : `${version} (${date})`;
}

function introduction(versions: Versions): string {
  const { references, releases, asked, missing, runsOn, registry, chosen, first, last } = versions;
  const of = chosen === undefined ? "" : ` (${chosen})`;
  const where = runsOn === undefined ? "" : ` in ${runsOn}`;
  const group = first.date === undefined ? "some of them" : "the last of each year";
  const without =
    missing.length === 0
      ? ""
      : ` Could not be had or did not run, of those that were tried: ${missing.join(", ")}.`;
  const all =
    chosen === undefined ? `that ${registry} has` : `that were chosen of those that ${registry} has`;
  return `Of the ${releases} releases of \`${versions.package}\` ${all} from ${withDate(first)} to ${withDate(last)}${of},
${asked.length} were asked the same ${references.toLocaleString("en")} references${where}: first ${group}, and then, between two that
answer differently, the one in the middle, until each change is pinned to a release.${without} A library was installed with the newest
others that it allows, so a change of theirs is one of its own. How it connects was not asked. Releases stand in the order of their
numbers: where an older line is still mended, the first of the next line may lack what the last of it has, and so *change* it back.
\`npm --prefix minefield run record -- --versions ${versions.reader}\` measures it again.`;
}

function overview(changes: readonly Change[]): string {
  return table(
    ["release", "references read otherwise", "in what"],
    changes.map(({ references, parts, ...release }) => [
      withDate(release),
      String(references),
      parts.map(({ part, references }) => `${part} ${references}`).join(", "),
    ]),
  );
}

function changeText({ version, since, date, parts, habits }: Change): string {
  const lines = habits.map(
    ({ habit, shows, reference, base, before, after }) =>
      `- [${habit}](../../habits/${habit}.md): ${shows} of ${cell(reference)}${base === undefined ? "" : ` against ${cell(base)}`}: ${told(before)}, now ${told(after)}`,
  );
  return [
    `## ${version}`,
    `${date === undefined ? "After" : `${date}, after`} ${since}.`,
    ...(lines.length === 0 ? [] : [lines.join("\n")]),
    ...parts.filter(({ examples }) => examples.length > 0).map(partText),
  ].join("\n\n");
}

const NAMES: Readonly<Record<Part["part"], string>> = {
  accepts: "whether it accepts",
  fails: "how it fails",
  scheme: "scheme",
  userinfo: "userinfo",
  host: "host",
  port: "port",
  path: "path",
  query: "query",
  target: "target",
};

function partText({ part, examples }: Part): string {
  const name = NAMES[part];
  return table(
    [name, "before", "after"],
    examples.map(({ reference, base, before, after }) => [
      `${cell(reference)}${base === undefined ? "" : ` against ${cell(base)}`}`,
      told(before),
      told(after),
    ]),
  );
}

function told(value: string | boolean | null): string {
  if (value === null) return "*none*";
  if (typeof value === "boolean") return value ? "*accepted*" : "*refused*";
  return value === "" ? "*empty*" : cell(value);
}

/** A text as code; an empty one by its name. */
function cell(text: string): string {
  return text === "" ? "*empty*" : code(text);
}
