/** `uri plan`: what a program would do to reach what each reference names (RFC 1738 §3), without doing it. */

import type { Command } from "commander";
import { parse, UriSyntaxError } from "urikit";
import { type Plan, type StandardOptions, schemeOf, standardSchemes } from "urikit/schemes";
import { declareList, declareSecrets } from "../../declaration.ts";
import { maskedText } from "../../display/masking.ts";
import type { Screen } from "../../display/terminal.ts";
import { errorText } from "../../lines/error-text.ts";
import type { ListOptions } from "../../lines/list-options.ts";
import type { LineCommand, PageCommand } from "../../lines/results.ts";
import { runList } from "../../lines/run.ts";
import { planJson } from "./json.ts";
import { type StepText, stepTexts } from "./text.ts";

export interface PlanCommandOptions extends ListOptions {
  readonly email?: string;
  readonly allowUserinfo?: true;
  readonly allowDoubleSlash?: true;
}

export function declare(command: Command): void {
  declareList(command, {
    note: [
      "Exit status 1 if the scheme offers no way to the resource, or the way is refused.",
      "In the JSON, what is sent is a text in which every character is one octet.",
    ],
    examples: [
      "uri plan 'ftp://myname@host.dom/%2Fetc/motd'",
      "uri plan --json --email me@example.org ftp://example.org/pub/",
    ],
  })
    .option(
      "--email <ADDRESS>",
      "your address, which ftp sends as the password of an anonymous user (RFC 1738 §3.2.1)",
    )
    .option("--allow-userinfo", "allow user:password@ in http (RFC 9110 §4.2.4)")
    .option("--allow-double-slash", "allow file:////, which Windows reads as a host");
  declareSecrets(command);
}

export function run(options: PlanCommandOptions): Promise<number> {
  const allowed: StandardOptions = {
    email: options.email,
    userinfo: options.allowUserinfo ? "allow" : "refuse",
    doubleSlash: options.allowDoubleSlash ? "allow" : "refuse",
  };
  const json = (text: string) => {
    const plan = planOf(text, allowed); // throws with the place in the text as it was given
    const shown = options.showSecrets ? text : maskedText(text);
    return { reference: shown, valid: true, ...planJson(shown === text ? plan : planOf(shown, allowed)) };
  };
  const lines: LineCommand = {
    line: (text) =>
      stepTexts(planOf(text, allowed))
        .map(({ step }) => step)
        .join("; then "),
    json,
    masksSecrets: true,
  };
  const pages: PageCommand = {
    masksSecrets: true,
    page: (text, screen) => numbered(stepTexts(planOf(text, allowed)), screen),
    json,
    invalidPage: (_text, error, screen) => errorText(error, screen, "no plan:"),
  };
  return runList(lines, options, pages);
}

/** Every scheme takes the options that it knows. */
function planOf(text: string, allowed: StandardOptions): Plan {
  const { scheme } = parse(text);
  const known = schemeOf(text, standardSchemes);
  if (known !== undefined) return known.plan(text, allowed);
  throw new UriSyntaxError({
    code: "no-plan",
    input: text,
    index: 0,
    rule: "scheme",
    section: "RFC 3986 §1.2.2",
    expected: "a URI of a scheme that urikit knows",
    reason:
      scheme === undefined
        ? "a relative reference has no scheme to say how to reach it; resolve it first (RFC 3986 §1.2.2)"
        : `urikit does not know how to reach resources of the scheme "${scheme}" (RFC 3986 §1.2.2)`,
  });
}

const GAP = "  ";

/** A step per line, its purpose after it, or below it if there is no room. */
function numbered(steps: readonly StepText[], { colors, width }: Screen): string {
  const digits = String(steps.length).length;
  return steps
    .map(({ step, note }, at) => {
      const line = `${String(at + 1).padStart(digits)}. ${step}`;
      if (note === undefined) return line;
      const fits = line.length + GAP.length + note.length <= width;
      return `${line}${fits ? GAP : `\n${" ".repeat(digits + 2)}`}${colors.dim(note)}`;
    })
    .join("\n");
}
