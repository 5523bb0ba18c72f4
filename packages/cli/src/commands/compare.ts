/**
 * `uri compare`: the rung of the ladder (RFC 3986 §6) on which two references meet, and the steps that led
 * there. The two are arguments, or a line with a TAB between them.
 */

import { type Base, type Comparison, compare, parse } from "urikit";
import { baseFrom } from "../base.ts";
import { BY_SCHEME } from "../by-scheme.ts";
import { maskedText } from "../display/masking.ts";
import type { Screen } from "../display/terminal.ts";
import { INVALID, UsageError, VALID, WRONG_USAGE } from "../exit.ts";
import { faultOf, LineError, type Member } from "../lines/line-error.ts";
import type { LineCommand } from "../lines/results.ts";
import { type ListOptions, runList } from "../lines/run.ts";

/** The options of the command. */
export interface CompareOptions extends ListOptions {
  readonly base?: string;
  readonly ignoreFragment?: true;
}

type Pair = readonly [a: string, b: string];

/** What a list has in the place of a rung where there is none. */
const NO_RUNG = "different";

/** Runs the command. Returns the exit status: 0 all equivalent, 1 some not, 2 some invalid. */
export async function run(options: CompareOptions): Promise<number> {
  const { references } = options;
  const [a, b] = references;
  if (references.length > 0 && (a === undefined || b === undefined || references.length > 2))
    throw new UsageError(`compare takes two references, A and B; there are ${references.length}`);
  const ladder = new Ladder(options);
  // A pair of arguments is one line of work, whatever characters stand in it.
  const status =
    a === undefined || b === undefined
      ? await runList(ladder.commandForLists(), options)
      : await runList(
          ladder.command(() => [a, b]),
          { ...options, references: [`${a}\t${b}`] },
        );
  if (status === INVALID) return WRONG_USAGE;
  return ladder.allMet ? VALID : INVALID;
}

/** Compares pairs, and remembers whether all were equivalent. */
class Ladder {
  allMet = true;
  readonly #base: Base | undefined;
  readonly #fragments: boolean;

  constructor(options: CompareOptions) {
    this.#base = options.base === undefined ? undefined : baseFrom(options.base);
    this.#fragments = options.ignoreFragment !== true;
  }

  /** What programs get for a line says which pair it was, and that it is one, as it does where it is none. */
  commandForLists(): LineCommand {
    const command = this.command(pairOf);
    return {
      ...command,
      record: (line, octets) => ({ pair: line, valid: true, ...command.record(line, octets) }),
    };
  }

  command(pair: (line: string) => Pair): LineCommand {
    return {
      subject: "pair",
      line: (line) => this.#compare(pair(line)).rung ?? NO_RUNG,
      record: (line) => record(this.#compare(pair(line))),
      show: (line, screen) => explained(pair(line), this.#compare(pair(line)), screen),
    };
  }

  #compare([a, b]: Pair): Comparison {
    mustBeValid(a, { of: "a", from: 0 });
    mustBeValid(b, { of: "b", from: a.length + 1 });
    const options = {
      fragments: this.#fragments,
      schemes: BY_SCHEME.schemes,
      ...(this.#base && { base: this.#base }),
    };
    const comparison = compare(a, b, options);
    this.allMet &&= comparison.equivalent;
    return comparison;
  }
}

/** The two references of a line. */
function pairOf(line: string): Pair {
  const [a, b, ...more] = line.split("\t");
  if (a !== undefined && b !== undefined && more.length === 0) return [a, b];
  throw new LineError({
    index: 0,
    code: "not-a-pair",
    rule: "line",
    section: "uri",
    message: "two references with a TAB between them were expected",
  });
}

function mustBeValid(text: string, member: Member): void {
  try {
    parse(text);
  } catch (error) {
    throw new LineError({ ...faultOf(error), member });
  }
}

/** The contract's JSON; `relative` is there only where relative references were compared as they stand. */
function record({ equivalent, rung, steps, relative }: Comparison): object {
  return {
    equivalent,
    rung,
    steps: steps.map(({ of, rule, section, before, after }) => ({ of, rule, section, before, after })),
    relative: relative || undefined,
  };
}

function explained([a, b]: Pair, comparison: Comparison, screen: Screen): string {
  const { colors } = screen;
  const { equivalent, rung, relative } = comparison;
  const verdict = equivalent
    ? colors.green(`equivalent, on the rung "${rung}"`)
    : colors.yellow("not equivalent: they meet on no rung");
  return [
    verdict,
    ...sideLines("a", a, comparison, screen),
    ...sideLines("b", b, comparison, screen),
    ...(relative
      ? [colors.dim("relative references, compared as they stand; --base BASE resolves them first")]
      : []),
  ].join("\n");
}

/** One reference, and beneath it every step that was taken with it. */
function sideLines(of: "a" | "b", text: string, { steps }: Comparison, { colors }: Screen): string[] {
  const own = steps.filter((step) => step.of === of);
  return [
    `${colors.bold(of)}  ${shown(text)}`,
    ...own.map((step) => `   ${shown(step.after)}  ${colors.dim(`${step.rule} (${step.section})`)}`),
  ];
}

function shown(text: string): string {
  return maskedText(text) || "(empty)";
}
