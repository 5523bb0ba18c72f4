/** `uri guard`: whether a server may fetch each reference, by a policy (RFC 3986 §7). */

import { display, redact } from "@urikit/audit";
import { auditSentences, errorJson, referenceError } from "@urikit/explain";
import type { Screen } from "@urikit/explain/layout";
import { shortenEnd, wrapped } from "@urikit/explain/layout";
import { type GuardReason, type GuardVerdict, guard, type OpenQuestion, type Policy } from "@urikit/guard";
import type { Command } from "commander";
import { isUriReference } from "urikit";
import { say } from "urikit/words";
import { declareList } from "../../declaration.ts";
import { INVALID } from "../../exit.ts";
import { wordsOfData } from "../../language/spoken.ts";
import { besideVerdict } from "../../lines/beside.ts";
import type { ListOptions } from "../../lines/list-options.ts";
import { LONGEST_EXPLAINED } from "../../lines/longest.ts";
import type { Tally } from "../../lines/reports.ts";
import type { LineCommand } from "../../lines/results.ts";
import { runList } from "../../lines/run.ts";
import { type LookUp, systemLookUp } from "./look-up.ts";
import { declarePolicy, type PolicyOfOptions, policyFrom } from "./policy.ts";
import { type AddressedVerdict, withAddresses } from "./with-addresses.ts";

export interface GuardOptions extends ListOptions, PolicyOfOptions {
  readonly resolve?: true;
}

export function declare(command: Command): void {
  const declared = declareList(command, {
    note: [
      "Each line gives a verdict: allow TEXT, where TEXT is what may be fetched, or",
      "deny ID,ID with the reasons; in a list, a TAB and the reference follow those.",
      "What the policy does not allow is denied.",
      "",
      "FILE holds the policy, as JSON; {} denies all:",
      '  { "schemes": ["https"], "hosts": [".example.org", "*"], "ports": [443],',
      '    "allowUserinfo": false, "allowAddresses": ["10.0.0.0/8"],',
      '    "allowDisagreement": false }',
      "",
      "A host such as .co.uk or .github.io is refused: below it anybody may register.",
      "The host of TEXT is looked up with --resolve alone, and may have other addresses",
      "when you fetch it: judge them again then.",
    ],
    examples: [
      "uri guard --policy policy.json http://127.1/",
      "uri guard --scheme https --allow-host .example.org < links.txt",
      "uri guard --policy policy.json < links.txt | sed -n 's/^allow //p'",
    ],
  });
  declarePolicy(declared).option(
    "--resolve",
    "ask DNS for the addresses of names, and judge each; one that has none is denied",
  );
}

/** @param lookUp What `--resolve` asks. */
export async function run(options: GuardOptions, lookUp?: LookUp): Promise<number> {
  const policy = policyFrom(options);
  const verdicts = new Verdicts(policy, options.resolve ? (lookUp ?? systemLookUp()) : undefined);
  const status = await runList(
    linesOf(verdicts, options),
    { ...options, deniedBy: policy },
    options.stdio.stdout.isTTY === true && !options.json
      ? {
          longest: LONGEST_EXPLAINED,
          takesIris: true,
          page: (text, screen) => verdictPage(text, verdicts.of(text), screen),
          json: (text) => verdictJson(text, verdicts.of(text), options),
        }
      : undefined,
  );
  return Math.max(status, verdicts.isAnyDenied ? INVALID : 0);
}

/** What the command says of lines, by a policy that was read, for a program that asks again and again. */
export function guardLines(policy: Policy, options: GuardOptions): LineCommand {
  return linesOf(new Verdicts(policy, undefined), options);
}

function linesOf(verdicts: Verdicts, options: GuardOptions): LineCommand {
  const beside = besideVerdict(options);
  return {
    outcome: "allowed",
    takeTally: () => verdicts.takeTally(), // a line that is denied is not invalid
    takes: "octets",
    longest: LONGEST_EXPLAINED,
    answers: "verdict",
    takesIris: true,
    line: (text) => verdictLine(verdicts.of(text)),
    beside: (text) => (verdicts.isLastAllowed ? undefined : beside(text)),
    json: (text) => verdictJson(text, verdicts.of(text), options),
  };
}

/** Asks the guard about one line after another. A line that is not UTF-8 is not a reference, as any other text. */
class Verdicts {
  readonly #verdictOf: (reference: string) => AddressedVerdict;
  isAnyDenied = false;
  isLastAllowed = false;
  #denied = 0;
  #firstReasons = new Map<string, number>();

  constructor(policy: Policy, lookUp: LookUp | undefined) {
    const verdictOf = (reference: string) => guard(reference, policy);
    this.#verdictOf = lookUp === undefined ? verdictOf : withAddresses(verdictOf, policy, lookUp);
  }

  of(reference: string): AddressedVerdict {
    const verdict = this.#verdictOf(reference);
    this.isLastAllowed = verdict.allowed;
    const [first] = verdict.reasons;
    if (first !== undefined) {
      this.isAnyDenied = true;
      this.#denied++;
      this.#firstReasons.set(first.id, (this.#firstReasons.get(first.id) ?? 0) + 1);
    }
    return verdict;
  }

  /** How many were denied, by the first reason of each, since this was asked last. */
  takeTally(): Tally {
    const tally = { outcome: "denied" as const, count: this.#denied, kinds: this.#firstReasons };
    this.#denied = 0;
    this.#firstReasons = new Map();
    return tally;
  }
}

function verdictLine({ text, reasons }: GuardVerdict): string {
  return text === undefined ? `deny ${reasons.map(({ id }) => id).join(",")}` : `allow ${text}`;
}

function verdictJson(
  reference: string,
  verdict: AddressedVerdict,
  { showSecrets, language }: GuardOptions,
): object {
  const { allowed, reasons, open, ...rest } = verdict;
  const words = wordsOfData(language);
  const error = isUriReference(reference) ? undefined : referenceError(reference);
  const sentences = auditSentences(words);
  /** A reason or an open question with its sentence. */
  const said = (one: GuardReason | OpenQuestion) => ({ ...one, message: say(sentences, one.message) });
  return {
    reference: showSecrets ? reference : redact(reference),
    valid: error === undefined,
    result: allowed ? "allow" : "deny",
    error: error && errorJson({ ...error, message: words.error(error) }),
    ...rest,
    reasons: reasons.map(said),
    open: open.map(said),
  };
}

function verdictPage(reference: string, verdict: GuardVerdict, screen: Screen): string {
  const { colors, width, words } = screen;
  const sentences = auditSentences(words);
  const { allowed, reasons, open } = verdict;
  const line = verdictLine(verdict.text === undefined ? verdict : { ...verdict, text: redact(verdict.text) });
  const which = allowed ? [] : [`  ${shortenEnd(display(reference), width - 2)}`];
  const about = [...reasons, ...open].flatMap(({ id, message }) =>
    wrapped(`${id}: ${say(sentences, message)}`, width - 2, "  ").map((row) => `  ${row}`),
  );
  return [allowed ? colors.green(line) : colors.red(line), ...which, ...about].join("\n");
}
