/**
 * The recording as data: what each program read in each reference. A line of a list in `recorded` is one reference
 * with all answers; programs that answer alike stand together, and the largest group is called `others`.
 */

import { readFileSync } from "node:fs";
import type { Question } from "./question.ts";

/** The lists of references, each a file of the recording. */
export const LISTS = [
  "classics",
  "web-platform",
  "mutations",
  "relative",
  "characters",
  "rfc3986",
  "errata",
  "advisories",
  "suites",
  "real",
  "smallest",
] as const;

export type ListName = (typeof LISTS)[number];

/** The languages in which the programs are used. */
export type Language =
  | "C"
  | "C++"
  | "Elixir"
  | "Erlang"
  | "Go"
  | "Haskell"
  | "Java"
  | "JavaScript"
  | "Kotlin"
  | "Lua"
  | "OCaml"
  | "PHP"
  | "Perl"
  | "Python"
  | "Ruby"
  | "Rust"
  | "SQL"
  | "Scala"
  | "Tcl";

/** A program that was asked. */
export interface RecordedProgram {
  readonly id: string;
  /** The language in which it is used. */
  readonly language: Language;
  /** Its name and version, and those of the libraries below it. */
  readonly version: string;
  /** Whether it resolves a reference against a base. */
  readonly resolves: boolean;
  /** Whether the recording shows which address it dials. */
  readonly dials: boolean;
}

/**
 * The components as the program tells them. Undefined: absent, or empty for a program that does not tell the two apart;
 * a default port likewise. False: the program throws an error when it is asked for this one.
 */
export interface ComponentsRead {
  readonly scheme: string | undefined;
  /** User and password, joined by a colon. */
  readonly userinfo: string | undefined;
  readonly host: string | undefined;
  readonly port: string | false | undefined;
  /** As the plainest accessor gives it: encoded by most, decoded by some. */
  readonly path: string | undefined;
  readonly query: string | undefined;
}

/**
 * How a program failed to answer. Crashed: it ended, or printed what is no answer. Hung: it was silent for too long. Unsteady:
 * asked twice, it answered differently.
 */
export const FAILURES = ["crashed", "hung", "unsteady"] as const;

export type Failure = (typeof FAILURES)[number];

/** The answer of a program about a reference. */
export interface Answer {
  /** Its reading of the reference alone; false if it refuses it. */
  readonly reads: ComponentsRead | false;
  /** The target with the base; false if it refuses; undefined without a base, and from what does not resolve. */
  readonly target: string | false | undefined;
  /**
   * The host, a space and the port that it dials for the reference, or for the target if there is a base; false if it
   * dials none; undefined from what the recording does not see dial. An octet XX that is not UTF-8 is written as the
   * surrogate U+DCXX, here and in the other texts.
   */
  readonly dials: string | false | undefined;
  /** It gave no answer; then it reads, resolves and dials nothing. */
  readonly failed?: Failure;
}

/** What is recorded of a program that gives no answer: it counts as a refusal. */
export function failedAnswer(failed: Failure, { base }: Pick<Question, "base">): Answer {
  return { reads: false, target: base === undefined ? undefined : false, dials: false, failed };
}

/** A question, and the answers by the ids of the programs. */
export interface Recorded extends Question {
  readonly answers: ReadonlyMap<string, Answer>;
}

type Components = readonly (string | false | null)[];

/** Programs, separated by spaces, and their answer. */
type Groups<T> = Readonly<Record<string, T>>;

interface Line {
  readonly reference: string;
  readonly base?: string;
  readonly kind: string;
  readonly reads: Groups<Components | false>;
  readonly target?: Groups<string | false>;
  readonly dials?: Groups<string | false>;
  /** The programs that failed, separated by spaces, by how they did. */
  readonly failed?: Readonly<Partial<Record<Failure, string>>>;
}

const COMPONENTS = ["scheme", "userinfo", "host", "port", "path", "query"] as const;

/** A line of a list, in ASCII. */
export function lineOf(recorded: Recorded, programs: readonly RecordedProgram[]): string {
  const { reference, base, kind, answers } = recorded;
  const of = <T>(ids: readonly RecordedProgram[], part: (answer: Answer) => T) =>
    grouped(ids.map(({ id }) => [id, part(answerOf(answers, id))] as const));
  const resolving = programs.filter(({ resolves }) => resolves);
  const dialling = programs.filter(({ dials }) => dials);
  const dials = of(dialling, (answer) => answer.dials ?? false);
  const line: Line = {
    reference,
    ...(base === undefined ? {} : { base }),
    kind,
    reads: of(programs, ({ reads }) => reads && trimmed(COMPONENTS.map((name) => reads[name] ?? null))),
    ...(base === undefined ? {} : { target: of(resolving, ({ target }) => target ?? false) }),
    ...(dials.others === false && Object.keys(dials).length === 1 ? {} : { dials }),
    ...failuresIn(programs, answers),
  };
  return JSON.stringify(line).replace(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

function failuresIn(
  programs: readonly RecordedProgram[],
  answers: ReadonlyMap<string, Answer>,
): Pick<Line, "failed"> {
  const failed = FAILURES.flatMap((failure) => {
    const ids = programs.filter(({ id }) => answers.get(id)?.failed === failure).map(({ id }) => id);
    return ids.length === 0 ? [] : [[failure, ids.join(" ")] as const];
  });
  return failed.length === 0 ? {} : { failed: Object.fromEntries(failed) };
}

/** The content of a line, for all the programs of the recording. */
export function readLine(text: string, programs: readonly RecordedProgram[]): Recorded {
  const { reference, base, kind, reads, target, dials, failed = {} } = JSON.parse(text) as Line;
  const readBy = membersOf(reads);
  const targetOf = target && membersOf(target);
  const dialledBy = dials && membersOf(dials);
  const answers = new Map(
    programs.map((program): [string, Answer] => {
      const { id } = program;
      const components = readBy(id);
      const failure = FAILURES.find((one) => failed[one]?.split(" ").includes(id));
      return [
        id,
        {
          reads: components && componentsOf(components),
          target: program.resolves ? targetOf?.(id) : undefined,
          dials: program.dials ? (dialledBy?.(id) ?? false) : undefined,
          ...(failure !== undefined && { failed: failure }),
        },
      ];
    }),
  );
  return { reference, ...(base === undefined ? {} : { base }), kind, answers };
}

/** The programs of the recording, in the order in which they were asked. */
export function recordedPrograms(): readonly RecordedProgram[] {
  return JSON.parse(readFileSync(fileOf("programs.json"), "utf8")) as readonly RecordedProgram[];
}

const known = new Map<ListName, readonly Recorded[]>();

/** A list of the recording, which is read once. */
export function recordedList(name: ListName): readonly Recorded[] {
  const list = known.get(name) ?? readList(name);
  known.set(name, list);
  return list;
}

function readList(name: ListName): readonly Recorded[] {
  const programs = recordedPrograms();
  const lines = readFileSync(fileOf(`${name}.jsonl`), "utf8").split("\n");
  return lines.filter((line) => line !== "").map((line) => readLine(line, programs));
}

/** The whole recording. */
export function recording(): readonly Recorded[] {
  return LISTS.flatMap(recordedList);
}

/** A file of the recording that is in the repository. */
function fileOf(name: string): URL {
  return new URL(`./${name}`, import.meta.url);
}

function answerOf(answers: ReadonlyMap<string, Answer>, id: string): Answer {
  const answer = answers.get(id);
  if (answer === undefined) throw new Error(`${id} has not answered`);
  return answer;
}

/** The groups of those who answer alike, the largest as `others`, last. */
function grouped<T>(answers: readonly (readonly [id: string, answer: T])[]): Groups<T> {
  const groups = new Map<string, { readonly ids: string[]; readonly answer: T }>();
  for (const [id, answer] of answers) {
    const key = JSON.stringify(answer);
    const group = groups.get(key) ?? { ids: [], answer };
    group.ids.push(id);
    groups.set(key, group);
  }
  const largest = [...groups.values()].reduce((one, two) => (two.ids.length > one.ids.length ? two : one));
  return Object.fromEntries([
    ...[...groups.values()]
      .filter((group) => group !== largest)
      .map(({ ids, answer }) => [ids.join(" "), answer] as const),
    ["others", largest.answer],
  ]);
}

/** The answer of a program, by its id. */
function membersOf<T>({ others, ...groups }: Groups<T>): (id: string) => T {
  const named = new Map(
    Object.entries(groups).flatMap(([ids, answer]) => ids.split(" ").map((id) => [id, answer] as const)),
  );
  return (id) => named.get(id) ?? (others as T); // each line has its others
}

function trimmed(components: Components): Components {
  return components.at(-1) === null ? trimmed(components.slice(0, -1)) : components;
}

function componentsOf(components: Components): ComponentsRead {
  return Object.fromEntries(
    COMPONENTS.map((name, at) => [name, components[at] ?? undefined]),
  ) as unknown as ComponentsRead; // the names are its names, and only a port is false
}
