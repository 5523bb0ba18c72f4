/** `uri plan`: what a program would do to reach what each reference names (RFC 1738 §3), without doing it. */

import { masked, maskedText, type Words } from "@urikit/explain";
import type { Screen } from "@urikit/explain/layout";
import { notedLines, wrapped } from "@urikit/explain/layout";
import { errorText } from "@urikit/explain/pages";
import {
  type PlanWords,
  planOf,
  planWords,
  receivedText,
  type StepText,
  stepTexts,
} from "@urikit/explain/plan";
import { SENTENCES } from "@urikit/explain/words/en";
import { type Plan, type PlanOptions, planAny, type ReadingWarning, readAny } from "@urikit/schemes";
import type { Command } from "commander";
import { parse, UriSyntaxError } from "urikit";
import { maskPassword } from "urikit/display";
import { reasonOf, say, statement } from "urikit/words";
import { declareList } from "../../declaration.ts";
import { wordsOfData } from "../../language/spoken.ts";
import type { ListOptions } from "../../lines/list-options.ts";
import { LONGEST_EXPLAINED } from "../../lines/longest.ts";
import type { LineCommand, PageCommand } from "../../lines/results.ts";
import { runList } from "../../lines/run.ts";
import { ENGLISH } from "../../words/english.ts";
import { text as sentence } from "../../words/text.ts";
import { gatewayOption, gatewaysOf } from "../gateways.ts";
import { planJson } from "./json.ts";
import { plainWebPlan } from "./plain-web.ts";

export interface PlanCommandOptions extends ListOptions {
  readonly email?: string;
  readonly allowUserinfo?: true;
  readonly allowDoubleSlash?: true;
  readonly lenient?: true;
  readonly gateway: readonly string[];
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
      "uri plan --gateway wais=http://gateway.example/ 'wais://host.dom/flowers?red'",
    ],
  })
    .addOption(gatewayOption())
    .option(
      "--email <ADDRESS>",
      "your address, which ftp sends as the password of an anonymous user (RFC 1738 §3.2.1)",
    )
    .option("--allow-userinfo", "allow user:password@ in http (RFC 9110 §4.2.4)")
    .option("--allow-double-slash", "allow file:////, which Windows reads as a host")
    .option(
      "--lenient",
      "read several schemes, such as tel and mailto, as people write them, and say what is wrong",
    );
}

export function run(options: PlanCommandOptions): Promise<number> {
  const allowed: PlanOptions = {
    email: options.email,
    userinfo: options.allowUserinfo ? "allow" : "refuse",
    doubleSlash: options.allowDoubleSlash ? "allow" : "refuse",
    lenient: options.lenient === true,
    gateways: gatewaysOf(options.gateway),
  };
  const words = wordsOfData(options.language);
  const ofPlans = planWords(words);
  const json = (text: string) => {
    const { showSecrets } = options;
    const warnings = warningsOf(text, allowed);
    return {
      reference: showSecrets ? text : maskedText(text),
      valid: true,
      result: planJson((showSecrets ? planAs : shownPlan)(text, allowed), ofPlans),
      warnings: warnings.length === 0 ? undefined : warnings.map((warning) => warningJson(warning, ofPlans)),
    };
  };
  // A plain link needs no permission and no lenience; only a gateway would lead elsewhere.
  const isPlain = options.gateway.length === 0 && words === ENGLISH;
  const lines: LineCommand = {
    line: (text) => {
      const plain = isPlain ? plainWebPlan(masked(parse(text))) : undefined;
      if (plain !== undefined) return plain;
      const steps = stepTexts(shownPlan(text, allowed), ofPlans).map(({ step }) => step);
      return [say(ofPlans, statement("plan-steps", ...steps)), ...warningTexts(text, allowed, words)].join(
        "; ",
      );
    },
    json,
    longest: LONGEST_EXPLAINED,
    masksSecrets: true,
  };
  const pages: PageCommand = {
    masksSecrets: true,
    page: (text, screen) => {
      const plan = shownPlan(text, allowed);
      const steps = numbered(stepTexts(plan, planWords(screen.words)), screen);
      const received = receivedText(plan, planWords(screen.words));
      const end = received === undefined ? [] : wrapped(received, screen.width);
      const warnings = warningTexts(text, allowed, screen.words).flatMap((warning) =>
        wrapped(warning, screen.width),
      );
      return [...warnings.map(screen.colors.magenta), steps, ...end].join("\n");
    },
    json,
    invalidPage: (_text, error, screen) => errorText(error, screen, sentence(screen.words, "plan-none")),
  };
  return runList(lines, options, pages);
}

/** The exceptions that can be allowed, and their options. */
const PERMISSIONS: readonly (readonly [option: string, permission: PlanOptions])[] = [
  ["--allow-userinfo", { userinfo: "allow" }],
  ["--allow-double-slash", { doubleSlash: "allow" }],
  ["--lenient", { lenient: true }],
];

/** The error that a lenient reading passed over. */
function warningsOf(text: string, allowed: PlanOptions): readonly ReadingWarning[] {
  if (allowed.lenient !== true) return [];
  const { gateways: _, ...how } = allowed;
  const { reading } = readAny(text, how) ?? {};
  return reading !== undefined && "warnings" in reading ? (reading.warnings ?? []) : [];
}

function warningJson(warning: ReadingWarning, words: PlanWords): object {
  const { index, rule, section } = warning;
  return { index, rule, section, message: reasonOf(words, warning) };
}

function warningTexts(text: string, allowed: PlanOptions, words: Words): readonly string[] {
  return warningsOf(text, allowed).map((warning) =>
    sentence(words, "plan-read-leniently", reasonOf(planWords(words), warning)),
  );
}

/** The plan for the reference without its secrets. An error has its place in the text as it was given. */
function shownPlan(text: string, allowed: PlanOptions): Plan {
  const plan = planAs(text, allowed);
  const shown = maskedText(text);
  if (shown === text) return plan;
  // `otpauth` reads no mask as its key, which is in no plan.
  const isRead = succeeds(() => planAs(shown, allowed));
  return planAs(isRead ? shown : maskPassword(text), allowed);
}

/** Every scheme takes the options that it knows. */
function planAs(text: string, allowed: PlanOptions): Plan {
  return planOf(text, () => planWith((options) => planAny(text, options), allowed));
}

/** If a plan is refused, the error names the option that would allow it. */
function planWith(plan: (options: PlanOptions) => Plan | undefined, allowed: PlanOptions): Plan | undefined {
  try {
    return plan(allowed);
  } catch (error) {
    if (!(error instanceof UriSyntaxError)) throw error;
    const [option] = PERMISSIONS.find(([, more]) => succeeds(() => plan({ ...allowed, ...more }))) ?? [];
    if (option === undefined) throw error;
    const { words } = error;
    const advice = statement("option-allows", option);
    throw new UriSyntaxError({ ...error, input: error.input, advice }, { ...SENTENCES, ...words });
  }
}

function succeeds(act: () => void): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}

/** A step per line, with its purpose, and a line for its replies. */
function numbered(steps: readonly StepText[], screen: Screen): string {
  const digits = String(steps.length).length;
  const indent = " ".repeat(digits + ". ".length);
  const lines = steps.flatMap(({ step, note, replies }, at) => [
    { line: `${String(at + 1).padStart(digits)}. ${step}`, note },
    ...(replies === undefined ? [] : [{ line: indent + replies }]),
  ]);
  return notedLines(lines, indent, screen).join("\n");
}
