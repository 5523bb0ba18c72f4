/** `uri plan`: what a program would do to reach what each reference names (RFC 1738 §3); nothing is done. */

import { parse, UriSyntaxError } from "urikit";
import { type Plan, schemeOf, standardSchemes } from "urikit/schemes";
import type { Screen } from "../../display/terminal.ts";
import { explained } from "../../lines/error-text.ts";
import type { LineCommand } from "../../lines/results.ts";
import { type ListOptions, runList } from "../../lines/run.ts";
import { planRecord } from "./json.ts";
import { type Told, tellPlan } from "./text.ts";

/** The options of the command. */
export interface PlanCommandOptions extends ListOptions {
  readonly email?: string;
  readonly allowUserinfo?: true;
  readonly allowDoubleSlash?: true;
}

/** Runs the command. Returns the exit status: 1 where there is no plan, or it is refused. */
export function run(options: PlanCommandOptions): Promise<number> {
  return runList(commandFor(options), options);
}

function commandFor(options: PlanCommandOptions): LineCommand {
  const asked = {
    email: options.email,
    userinfo: options.allowUserinfo ? "allow" : "refuse",
    doubleSlash: options.allowDoubleSlash ? "allow" : "refuse",
  };
  const plan = (text: string) => planOf(text, asked);
  return {
    line: (text) =>
      tellPlan(plan(text))
        .map(({ words }) => words)
        .join("; then "),
    record: (text) => ({ reference: text, valid: true, ...planRecord(plan(text)) }),
    show: (text, screen) => numbered(tellPlan(plan(text)), screen),
    showInvalid: (_text, fault, screen) => explained(fault, screen).replace("invalid:", "no plan:"),
  };
}

/** Every scheme takes from the options what it knows of. */
function planOf(text: string, asked: object): Plan {
  const { scheme } = parse(text);
  const known = schemeOf(text, standardSchemes);
  if (known !== undefined) return known.plan(text, asked);
  throw new UriSyntaxError({
    code: "no-plan",
    input: text,
    index: 0,
    rule: "scheme",
    section: "RFC 3986 §1.2.2",
    expected: "a URI of a scheme that is known here",
    reason:
      scheme === undefined
        ? "a relative reference has no scheme that tells of access: resolve it first (RFC 3986 §1.2.2)"
        : `nothing is known here of access by the scheme "${scheme}" (RFC 3986 §1.2.2)`,
  });
}

/** A step a line, what it is for behind it, or below it where there is no room. */
function numbered(steps: readonly Told[], { colors, width }: Screen): string {
  const digits = String(steps.length).length;
  return steps
    .map(({ words, note }, at) => {
      const step = `${String(at + 1).padStart(digits)}. ${words}`;
      if (note === undefined) return step;
      const fits = step.length + GAP.length + note.length <= width;
      return `${step}${fits ? GAP : `\n${" ".repeat(digits + 2)}`}${colors.dim(note)}`;
    })
    .join("\n");
}

const GAP = "  ";
