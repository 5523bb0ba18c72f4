/** `uri guard`: whether a server may fetch each reference, by a policy (RFC 3986 §7). */

import { display, guard, type Policy, redact, type Verdict } from "@urikit/audit";
import type { Command } from "commander";
import { declareInput, declareSecrets } from "../../declaration.ts";
import { shortenEnd, wrapped } from "../../display/layout.ts";
import type { Screen } from "../../display/terminal.ts";
import { INVALID } from "../../exit.ts";
import { LONGEST_EXPLAINED } from "../../lines/blocks.ts";
import { fromLatin1 } from "../../lines/latin1.ts";
import type { ListOptions } from "../../lines/list-options.ts";
import type { Tally } from "../../lines/reports.ts";
import { runList } from "../../lines/run.ts";
import { policyIn } from "./policy-file.ts";

export interface GuardOptions extends Omit<ListOptions, "invalid"> {
  readonly policy: string;
}

export function declare(command: Command): void {
  declareSecrets(
    declareInput(command, {
      usage: "[options] --policy <FILE> [REFERENCE ...]",
      note: [
        "Each line gives a verdict: allow TEXT, where TEXT is what may be fetched, or",
        "deny ID,ID with the reasons. What the policy does not allow is denied.",
        "",
        "FILE holds the policy, as JSON; {} denies all:",
        '  { "schemes": ["https"], "hosts": [".example.org", "*"], "ports": [443],',
        '    "allowCredentials": false, "allowAddresses": ["10.0.0.0/8"],',
        '    "allowDisagreement": false }',
        "",
        "The host of TEXT is not looked up: judge its addresses when you fetch it.",
      ],
      examples: [
        "uri guard --policy policy.json http://127.1/",
        "uri guard --policy policy.json < links.txt | sed -n 's/^allow //p'",
      ],
    }).requiredOption("-p, --policy <FILE>", "what may be fetched, as JSON"),
  );
}

export async function run(options: GuardOptions): Promise<number> {
  const policy = policyIn(options.policy);
  const verdicts = new Verdicts(policy);
  const status = await runList(
    {
      outcome: "allowed",
      takeTally: () => verdicts.takeTally(), // a line that is denied is not invalid
      takesOctets: true,
      givesOctets: true,
      longest: LONGEST_EXPLAINED,
      line: (_text, octets) => verdictLine(verdicts.of(fromLatin1(octets))),
      json: (text) => verdictJson(text, verdicts.of(text), options),
    },
    { ...options, invalid: "empty" },
    options.stdio.stdout.isTTY === true && !options.json
      ? {
          longest: LONGEST_EXPLAINED,
          page: (text, screen) => verdictPage(text, verdicts.of(text), screen),
          json: (text) => verdictJson(text, verdicts.of(text), options),
        }
      : undefined,
  );
  return Math.max(status, verdicts.isAnyDenied ? INVALID : 0);
}

/** Asks the guard about one line after another. A line that is not UTF-8 is not a reference, as any other text. */
class Verdicts {
  readonly #policy: Policy;
  isAnyDenied = false;
  #denied = 0;
  #firstReasons = new Map<string, number>();

  constructor(policy: Policy) {
    this.#policy = policy;
  }

  of(reference: string): Verdict {
    const verdict = guard(reference, this.#policy);
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
    const tally = { word: "denied", count: this.#denied, kinds: this.#firstReasons };
    this.#denied = 0;
    this.#firstReasons = new Map();
    return tally;
  }
}

function verdictLine({ text, reasons }: Verdict): string {
  return text === undefined ? `deny ${reasons.map(({ id }) => id).join(",")}` : `allow ${text}`;
}

function verdictJson(reference: string, verdict: Verdict, { showSecrets }: GuardOptions): object {
  return { reference: showSecrets ? reference : redact(reference), ...verdict };
}

function verdictPage(reference: string, verdict: Verdict, screen: Screen): string {
  const { colors, width } = screen;
  const { allowed, reasons, open } = verdict;
  const line = verdictLine(verdict);
  const which = allowed ? [] : [`  ${shortenEnd(display(reference), width - 2)}`];
  const about = [...reasons, ...open].flatMap(({ id, message }) =>
    wrapped(`${id}: ${message}`, width - 2, "  ").map((row) => `  ${row}`),
  );
  return [allowed ? colors.green(line) : colors.red(line), ...which, ...about].join("\n");
}
