/** What is published: what was recorded, and what the standards say of its references. */

import { createHash } from "node:crypto";
import { isUri, isUriReference, resolve, tryParse } from "urikit";
import { sourcesOf } from "./record/sources.ts";
import { isHeldOut, keyOf, type Question } from "./recorded/question.ts";
import {
  LISTS,
  lineOf,
  type Recorded,
  type RecordedProgram,
  recordedList,
  recordedPrograms,
} from "./recorded/recording.ts";
import {
  answerIn,
  COMPONENTS,
  failureOf,
  type MinefieldRecord,
  type Reader,
  type Reading,
  type Statement,
} from "./runner/src/record.ts";

/** Its readings are what the URL Standard says: it is the reference implementation. */
const URL_STANDARD = "whatwg-url";

/** Every reference with all answers, in the order of the lists. */
export function records(): readonly MinefieldRecord[] {
  const programs = recordedPrograms();
  return LISTS.flatMap((list) => recordedList(list).map((recorded) => recordOf(list, recorded, programs)));
}

/** The same in JSON Lines. */
export function recordLines(): string {
  return records()
    .map((record) => `${JSON.stringify(record)}\n`)
    .join("");
}

/** Everybody who was asked. */
export function readers(): readonly Reader[] {
  return recordedPrograms();
}

function recordOf(list: string, recorded: Recorded, programs: readonly RecordedProgram[]): MinefieldRecord {
  const { reference, base, kind, ...groups } = JSON.parse(lineOf(recorded, programs));
  const target = answerIn<string | false>(groups.target, URL_STANDARD);
  return {
    id: createHash("sha256").update(keyOf(recorded)).digest("hex").slice(0, 8),
    reference,
    ...(base !== undefined && { base }),
    list,
    kind,
    sources: sourcesOf(recorded),
    heldOut: isHeldOut(recorded),
    rfc3986: byRfc3986(recorded),
    urlStandard: {
      reads: answerIn<Reading>(groups.reads, URL_STANDARD) ?? false,
      ...(target !== undefined && { target }),
    },
    ...groups,
  };
}

/** RFC 3986 §4.1 and Appendix A: the components of a reference; §5.2: its target. */
function byRfc3986({ reference, base }: Question): Statement {
  const result = tryParse(reference);
  const reads = result.valid && trimmed(COMPONENTS.map((name) => result.parsed[name] ?? null));
  return base === undefined ? { reads } : { reads, target: targetOf(reference, base) };
}

function targetOf(reference: string, base: string): string | false {
  return isUriReference(reference) && isUri(base) && resolve(reference, base);
}

function trimmed(components: Exclude<Reading, false>): Exclude<Reading, false> {
  return components.at(-1) === null ? trimmed(components.slice(0, -1)) : components;
}

/** The columns of the Parquet file: a row for each answer of a reader. */
export function rows(): Readonly<Record<string, readonly (string | boolean | null)[]>> {
  const columns: Record<string, (string | boolean | null)[]> = {};
  const all = readers();
  for (const record of records())
    for (const reader of all)
      for (const [name, value] of Object.entries(rowOf(record, reader))) {
        const column = columns[name] ?? [];
        column.push(value);
        columns[name] = column;
      }
  return columns;
}

function rowOf(
  record: MinefieldRecord,
  { id, resolves, dials }: Reader,
): Record<string, string | boolean | null> {
  const reads = answerIn(record.reads, id) ?? false;
  const [target, dialled] = [answerIn(record.target, id), answerIn(record.dials, id)];
  return {
    id: record.id,
    reference: record.reference,
    base: record.base ?? null,
    list: record.list,
    kind: record.kind,
    source: record.sources.map(({ source }) => source).join("; "),
    licence: [...new Set(record.sources.map(({ licence }) => licence))].join("; "),
    held_out: record.heldOut,
    rfc3986_valid: record.rfc3986.reads !== false,
    url_standard_valid: record.urlStandard.reads !== false,
    reader: id,
    accepted: reads !== false,
    failed: failureOf(record, id) ?? null,
    ...Object.fromEntries(COMPONENTS.map((name, at) => [name, textOf(reads === false ? false : reads[at])])),
    target: resolves ? textOf(target) : null,
    dials: dials ? textOf(dialled) : null,
  };
}

/** What is absent and what is refused are both `null` in a column. */
function textOf(value: string | false | null | undefined): string | null {
  return typeof value === "string" ? value : null;
}
