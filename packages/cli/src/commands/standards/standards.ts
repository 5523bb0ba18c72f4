/**
 * `uri standards`: each reference as every edition of the standard reads it, side by side, and what differs and
 * why. A reference that one edition does not accept is no invalid input here, but a finding.
 */

import { type Difference, type SideBySide, sideBySide } from "@urikit/standards";
import { INVALID } from "../../exit.ts";
import type { LineCommand } from "../../lines/results.ts";
import { type ListOptions, runList } from "../../lines/run.ts";
import { sheetFor } from "./table.ts";
import { verdictOn } from "./verdict.ts";

/** The options of the command. The base is for each edition to judge. */
export interface StandardsOptions extends Omit<ListOptions, "invalid"> {
  readonly base?: string;
}

/** Runs the command. Returns the exit status: 1 if some reference is none by any edition. */
export async function run(options: StandardsOptions): Promise<number> {
  const editions = new Editions(options.base);
  const status = await runList(editions.command, { ...options, invalid: "empty" });
  return editions.allAccepted ? status : INVALID;
}

/** Compares the editions, and remembers whether each reference was accepted by one of them. */
class Editions {
  allAccepted = true;
  readonly #base: string | undefined;

  constructor(base: string | undefined) {
    this.#base = base;
  }

  get command(): LineCommand {
    return {
      line: (text) => verdict(this.#compare(text)),
      record: (text) => this.#compare(text),
      show: (text, screen) => `${sheetFor(this.#compare(text), screen)}\n`,
    };
  }

  #compare(text: string): SideBySide {
    const comparison = sideBySide(text, this.#base);
    this.allAccepted &&= comparison.standards.some(({ valid }) => valid);
    return comparison;
  }
}

/**
 * One line for a line of a list: `alike`, `different` or `dangerous`; then which editions reject the reference, and
 * between which it is dangerous.
 */
function verdict({ standards, differences }: SideBySide): string {
  const rejected = standards.filter(({ valid }) => !valid).map(({ id }) => id);
  const dangers = differences.filter(({ dangerous }) => dangerous);
  const aspects = [...new Set(dangers.map(({ what }) => what))];
  const pairs = aspects.map(
    (aspect) => `${aspect}=${pairsOf(dangers.filter(({ what }) => what === aspect))}`,
  );
  return [
    verdictOn(differences),
    ...(rejected.length > 0 ? [`rejected=${rejected.join()}`] : []),
    ...pairs,
  ].join(" ");
}

function pairsOf(differences: readonly Difference[]): string {
  return differences.map(({ between }) => between.join("/")).join();
}
