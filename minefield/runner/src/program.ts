/** The steps of `urikit-minefield`: a reader in any language is asked the references, and its answers are held beside the data. */

import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { printable } from "urikit/display";
import { Asked, type Outcome } from "./ask.ts";
import { badge, percent } from "./badge.ts";
import { between, FORMS, type Form } from "./between.ts";
import type { Minefield } from "./data.ts";
import { kindsOf } from "./kinds.ts";
import {
  type Answer,
  type Failed,
  failureOf,
  type MinefieldRecord,
  type Question,
  type Reader,
} from "./record.ts";
import {
  type Report,
  recordText,
  reportJson,
  reportText,
  STANDARD_NAMES,
  share,
  THE_STANDARDS,
} from "./report.ts";
import { conformance, neighbours, recordedAnswers, type Standard } from "./score.ts";

/** The most questions that are asked once more, evenly from all: who answers differently then is unsteady. */
const TWICE = 500;

/** A program that has not answered one of so many questions is asked no more. */
const PATIENCE = 10;

const USAGE = `urikit-minefield run [options] -- COMMAND [ARG...]
urikit-minefield run [options] --reader ID
urikit-minefield between ID ID [--as text|json|vitest|pytest|go]
urikit-minefield show REFERENCE
urikit-minefield readers

What programs make of URI references, and how a reader of yours stands to RFC 3986, to the URL Standard and to them.

run asks COMMAND each reference, a line of JSON: {"reference":"http://a/","base":"http://b/"}, the base only in some. It
answers each with a line: false if it refuses the reference, else an object with what it reads of "scheme", "userinfo",
"host", "port", "path", "query", and with the "target" if there is a base and it resolves.

  --reader ID      show how a recorded reader stands, in the place of a command
  --kind KIND      ask only the references of a kind, such as userinfo
  --standard NAME  rfc3986 or url: the standard of the three options that follow; rfc3986 unless given
  --failures N     print the N shortest references that it reads differently from the standard; 10 unless given
  --badge FILE     write a badge (SVG)
  --at-least P     exit with 1 if it keeps less than P percent of the standard
  --json           print one JSON object with all failures, by both standards
  --report FILE    write that object, and print the text for people
  --timeout MS     the time for one answer; 5000 unless given
  --as FORM        how between writes the references
  -h, --help

between prints the references that two readers accept and lead to different hosts, the shortest first.

Exit status: 0, 1 if the program keeps less than asked or nothing was found, 2 wrong usage.
`;

/** Where the program writes, and what it reads. */
export interface Surroundings {
  write(text: string): void;
  complain(text: string): void;
  data(): Minefield;
}

/** What is wrong with the arguments. */
class UsageError extends Error {}

/** Runs the program; gives its exit status. */
export async function run(args: readonly string[], surroundings: Surroundings): Promise<number> {
  try {
    const asked = readArguments(args);
    if (asked.help) {
      surroundings.write(USAGE);
      return 0;
    }
    return await WORKS[asked.work](asked, surroundings);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    surroundings.complain(`${printable(error.message)}\n\n${USAGE}`);
    return 2;
  }
}

interface Arguments {
  readonly work: keyof typeof WORKS;
  readonly rest: readonly string[];
  readonly reader: string | undefined;
  readonly kind: string | undefined;
  readonly standard: Standard;
  readonly failures: number;
  readonly json: boolean;
  readonly badge: string | undefined;
  readonly report: string | undefined;
  readonly atLeast: number | undefined;
  readonly timeout: number;
  readonly as: Form;
  readonly help: boolean;
}

function readArguments(args: readonly string[]): Arguments {
  const { values, positionals } = parsed(args);
  const [work = values.help ? "readers" : "", ...rest] = positionals;
  if (!isOneOf(WORKS, work)) throw new UsageError(work === "" ? "what shall it do?" : `there is no ${work}`);
  const standard = values.standard ?? "rfc3986";
  if (!isOneOf(STANDARDS, standard))
    throw new UsageError(`--standard takes ${Object.keys(STANDARDS).join(", ")}`);
  const as = values.as ?? "text";
  if (!isOneOf(FORMS, as)) throw new UsageError(`--as takes ${Object.keys(FORMS).join(", ")}`);
  return {
    work,
    rest,
    reader: values.reader,
    kind: values.kind,
    standard: STANDARDS[standard],
    failures: numberOf("--failures", values.failures ?? "10"),
    json: values.json,
    badge: values.badge,
    report: values.report,
    atLeast: values["at-least"] === undefined ? undefined : numberOf("--at-least", values["at-least"]),
    timeout: numberOf("--timeout", values.timeout ?? "5000"),
    as,
    help: values.help,
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        reader: { type: "string" },
        kind: { type: "string" },
        standard: { type: "string" },
        failures: { type: "string" },
        json: { type: "boolean", default: false },
        badge: { type: "string" },
        report: { type: "string" },
        "at-least": { type: "string" },
        timeout: { type: "string" },
        as: { type: "string" },
        help: { type: "boolean", short: "h", default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** The standards by the words of `--standard`. */
const STANDARDS = { rfc3986: "rfc3986", url: "urlStandard" } as const satisfies Record<string, Standard>;

function numberOf(option: string, text: string): number {
  if (!/^\d+(\.\d+)?$/.test(text)) throw new UsageError(`${option} takes a number`);
  return Number(text);
}

function isOneOf<T extends object>(table: T, name: PropertyKey): name is keyof T {
  return Object.hasOwn(table, name);
}

const WORKS = {
  run: runReader,
  between: (asked: Arguments, { write, data }: Surroundings) => {
    const { records, readers } = data();
    const [one, other, ...more] = asked.rest;
    if (one === undefined || other === undefined || more.length > 0)
      throw new UsageError("between two readers");
    const pair = [readerOf(readers, one), readerOf(readers, other)] as const;
    const partings = between(records, ...pair);
    write(FORMS[asked.as](partings, pair));
    return partings.length > 0 ? 0 : 1;
  },
  show: ({ rest }: Arguments, { write, data }: Surroundings) => {
    const { records, readers } = data();
    const found = records.filter(({ id, reference }) => rest.includes(reference) || rest.includes(id));
    write(found.map((record) => recordText(record, readers)).join("\n"));
    return found.length > 0 ? 0 : 1;
  },
  readers: (_: Arguments, { write, data }: Surroundings) => {
    write(
      data()
        .readers.map(({ id, version }) => `${id.padEnd(24)}${version}\n`)
        .join(""),
    );
    return 0;
  },
};

function readerOf(readers: readonly Reader[], id: string): Reader {
  const reader = readers.find((one) => one.id === id);
  if (reader === undefined) throw new UsageError(`no reader is ${id}; readers lists them`);
  return reader;
}

async function runReader(asked: Arguments, { write, complain, data }: Surroundings): Promise<number> {
  const { records: all, readers } = data();
  const records = asked.kind === undefined ? all : all.filter((one) => isOfKind(one, asked.kind));
  if (records.length === 0) throw new UsageError(`no reference is of the kind ${asked.kind}`);
  const { answers, ...answered } = await answersOf(asked, { records, readers }, complain);
  const report: Report = {
    asked: records.length,
    ...answered,
    rfc3986: conformance(records, answers, "rfc3986"),
    urlStandard: conformance(records, answers, "urlStandard"),
    neighbours: neighbours(
      records,
      answers,
      readers.filter(({ id }) => id !== asked.reader),
    ),
  };
  const { standard, failures } = asked;
  const json = () => `${JSON.stringify(reportJson(report), null, 2)}\n`;
  write(asked.json ? json() : reportText(report, { standard, failures }));
  if (asked.report !== undefined) writeFileSync(asked.report, json());
  const kept = share(report[standard].all);
  if (asked.badge !== undefined) writeFileSync(asked.badge, badge(STANDARD_NAMES[standard], kept));
  if (asked.atLeast === undefined || kept * 100 >= asked.atLeast) return 0;
  complain(`It keeps ${percent(kept)} of ${THE_STANDARDS[standard]}; ${asked.atLeast} % were asked.\n`);
  return 1;
}

/** Whether a reference is of a kind, alone or with others: `port` is a kind of `port, path`. */
function isOfKind(record: MinefieldRecord, kind: string | undefined): boolean {
  return record.kind === kind || kindsOf(record).some((one) => one === kind);
}

/** The answers in the order of the questions, and how the program failed. */
interface Answered extends Pick<Report, "faults" | "askedTwice"> {
  readonly answers: readonly (Answer | undefined)[];
}

async function answersOf(
  { reader, rest, timeout }: Arguments,
  { records, readers }: Minefield,
  complain: (text: string) => void,
): Promise<Answered> {
  if (reader !== undefined) return recordedOf(readerOf(readers, reader), records);
  if (rest.length === 0) throw new UsageError("which command?");
  try {
    return await commandAnswers(rest, records, timeout);
  } catch (error) {
    complain(`${rest[0]} cannot be run\n`);
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** The faults of a command that is asked now, by what the recording calls them. */
const FAULTS = {
  crashed: "it ended",
  hung: "no answer in time",
  unsteady: "another answer the second time",
} as const satisfies Record<Failed, Report["faults"][number]["fault"]>;

/** What a recorded reader answered, and what it failed to answer. */
function recordedOf(reader: Reader, records: readonly MinefieldRecord[]): Answered {
  const faults = records.flatMap((record) => {
    const failed = failureOf(record, reader.id);
    return failed === undefined
      ? []
      : [{ id: record.id, reference: record.reference, fault: FAULTS[failed] }];
  });
  return { answers: recordedAnswers(records, reader), faults, askedTwice: records.length };
}

async function commandAnswers(
  command: readonly string[],
  records: readonly MinefieldRecord[],
  timeout: number,
): Promise<Answered> {
  const program = new Asked(command, timeout);
  const outcomes: Outcome[] = [];
  const faults: Report["faults"][number][] = [];
  for (const record of records) {
    const outcome = await program.ask(questionOf(record));
    outcomes.push(outcome);
    if ("fault" in outcome) faults.push(faultOf(record, outcome));
    if (faults.length === outcomes.length && faults.length === PATIENCE) break;
  }
  program.close();
  const isSilent = faults.length === outcomes.length;
  const sample = isSilent ? [] : evenly(records, TWICE);
  const unsteady = await unsteadyAnswers(new Asked(command, timeout), sample, { records, outcomes });
  return {
    answers: outcomes.map((outcome) => ("answer" in outcome ? outcome.answer : undefined)),
    faults: [...faults, ...unsteady],
    askedTwice: sample.length,
  };
}

/** What is answered differently by a new process, which is asked from the last to the first; what failed before has failed. */
async function unsteadyAnswers(
  program: Asked,
  sample: readonly MinefieldRecord[],
  {
    records,
    outcomes,
  }: { readonly records: readonly MinefieldRecord[]; readonly outcomes: readonly Outcome[] },
): Promise<Report["faults"]> {
  const before = new Map(records.map((record, at) => [record, outcomes[at]]));
  const unsteady: Report["faults"][number][] = [];
  for (const record of [...sample].reverse()) {
    const first = before.get(record);
    if (first === undefined || "fault" in first) continue;
    const again = await program.ask(questionOf(record));
    if (JSON.stringify(again) !== JSON.stringify(first))
      unsteady.push(faultOf(record, { fault: "another answer the second time" }));
  }
  program.close();
  return unsteady;
}

/** As many of a list, at even distances. */
function evenly<T>(list: readonly T[], most: number): readonly T[] {
  const step = Math.max(1, list.length / most);
  return list.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
}

function questionOf({ reference, base }: MinefieldRecord): Question {
  return { reference, ...(base !== undefined && { base }) };
}

function faultOf(
  { id, reference }: MinefieldRecord,
  outcome: Extract<Outcome, { readonly fault: unknown }>,
): Report["faults"][number] {
  return { id, reference, ...outcome };
}
