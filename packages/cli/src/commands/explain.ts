/** `uri explain`: what a finding of `uri audit`, or a reason of `uri guard`, means: the harm, the section, what to do, and an example. */

import { type Explanation, explain, FINDINGS, GUARD_REASONS } from "@urikit/audit";
import type { Command } from "commander";
import { closest } from "fastest-levenshtein";
import { printable } from "urikit";
import { jsonLine } from "../display/json.ts";
import { shortenEnd, widthOf, wrapped } from "../display/layout.ts";
import { type ColorChoice, type Screen, screenOf } from "../display/terminal.ts";
import { UsageError, VALID } from "../exit.ts";
import { Output } from "../lines/output.ts";
import type { Stdio } from "../stdio.ts";

export interface ExplainOptions {
  /** The ids. */
  readonly references: readonly string[];
  readonly json?: true;
  readonly color: ColorChoice;
  readonly stdio: Stdio;
}

export function declare(command: Command): void {
  command
    .argument("[ID...]")
    .usage("[options] [ID ...]")
    .option("--json", "print JSON, one object per finding")
    .addHelpText(
      "after",
      [
        "",
        "Without an ID, all findings are listed.",
        "",
        "Examples:",
        "  uri explain password",
        "  uri explain",
      ].join("\n"),
    );
}

export async function run({ references, json, stdio, color }: ExplainOptions): Promise<number> {
  const screen = screenOf(stdio.stdout, { color });
  const wanted = references.length === 0 ? FINDINGS : references.map(requireFinding);
  const lines = json
    ? wanted.map((one) => jsonLine(one))
    : references.length === 0
      ? listed(screen)
      : shown(wanted, screen);
  await new Output(stdio.stdout).write(lines.map((line) => `${line}\n`).join(""));
  return VALID;
}

/** @throws {UsageError} If there is no finding of that id. */
function requireFinding(id: string): Explanation {
  const found = explain(id);
  if (found !== undefined) return found;
  const near = closest(
    id.slice(0, 60),
    [...FINDINGS, ...GUARD_REASONS].map((one) => one.id),
  );
  throw new UsageError(
    `explain: there is no finding ${printable(id)}; did you mean ${near}? uri explain lists all`,
  );
}

/** A line for each kind of finding. */
function listed({ width, colors }: Screen): string[] {
  const longest = Math.max(...FINDINGS.map(({ id }) => widthOf(id)));
  return FINDINGS.map(({ id, severity, title }) => {
    const start = `${id.padEnd(longest)}  ${severity.padEnd("warning".length)}  `;
    return start + colors.dim(shortenEnd(title, Math.max(width - start.length, 10)));
  });
}

function shown(wanted: readonly Explanation[], screen: Screen): string[] {
  return wanted.flatMap((one, at) => [...(at > 0 ? [""] : []), ...pageOf(one, screen)]);
}

function pageOf(
  { id, title, severity, section, harm, fix, example, base }: Explanation,
  screen: Screen,
): string[] {
  const { colors, width } = screen;
  const entries = [
    ["harm", harm],
    ["to do", fix],
    ["section", section],
    ["example", shortenEnd(printable(example), 200)],
    ...(base === undefined ? [] : [["base", base]]),
  ];
  return [
    `${colors.bold(id)}: ${title} (${severity})`,
    ...entries.flatMap(([label = "", text = ""]) => {
      const [first = "", ...more] = wrapped(text, width - LABEL - 2, "");
      return [`  ${label.padEnd(LABEL)}${first}`, ...more.map((line) => " ".repeat(LABEL + 2) + line)];
    }),
  ];
}

const LABEL = "section".length + 2;
