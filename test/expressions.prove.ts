// Rule 7 of the house: the time is linear. The shape of most regular expressions of the packages shows it; the others are
// read by recheck, whose limits are sizes and counts here, so that its answer is the same on every machine.
import { counted } from "@urikit/abnf/counted";
import { checkSync, type Diagnostics, type Parameters } from "recheck";
import { expect, test } from "vitest";
import { expressionsInSources } from "./expressions.ts";
import { isPlainlyLinear, withSmallCounts } from "./paths.ts";

// The engine in JavaScript: it is the same on every machine, and starts no process.
process.env.RECHECK_SYNC_BACKEND = "pure";

/** What recheck cannot read as an automaton of this size, it searches for a hostile text. */
const LIMITS: Parameters = {
  checker: "auto",
  maxNFASize: 5_000,
  maxRepeatCount: 1_000,
  // The search: a text of 4000 characters is hostile if a match takes more than 250 steps for each of them.
  maxAttackStringSize: 4_000,
  attackLimit: 1_000_000,
  incubationLimit: 5_000,
  maxGeneStringSize: 600,
  maxInitialGenerationSize: 100,
  maxGenerationSize: 30,
  crossoverSize: 10,
  mutationSize: 20,
  maxIteration: 10,
  randomSeed: 3986,
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
};

/** The answer of recheck to an expression whose shape does not show that its time is linear. */
function asked(source: string, flags: string): Diagnostics {
  return checkSync(withSmallCounts(source, flags), flags, LIMITS);
}

/** Why an expression is not taken for linear: a hostile text, or what recheck could not do; undefined if it is. */
function complaint(answer: Diagnostics): string | undefined {
  if (answer.status === "safe") return undefined;
  if (answer.status === "unknown") return `is not decided: ${answer.error.kind}`;
  const pieces = answer.attack.pumps.map(({ prefix, pump }) => prefix + pump.repeat(10));
  return `is slow on ${JSON.stringify(pieces.join("") + answer.attack.suffix)}`;
}

test("every regular expression of the packages takes linear time", () => {
  const expressions = expressionsInSources();
  expect(expressions.length).toBeGreaterThan(500);
  const complaints: string[] = [];
  for (const { source, flags, files } of expressions) {
    if (isPlainlyLinear(source, flags)) {
      counted("expressions plainly linear", 1);
      continue;
    }
    const answer = asked(source, flags);
    const said = complaint(answer);
    if (said !== undefined) complaints.push(`${files.join(", ")}: /${source}/${flags} ${said}`);
    else if (answer.checker === "automaton") counted("expressions proved linear", 1);
    else counted("expressions searched, and no hostile text found", 1);
  }
  expect(complaints.join("\n")).toBe("");
});

test.each([
  /[?&](?:user|name)=\S*$/i, // a start for each parameter, and each reads to the end
  /[a-z][a-z+.-]*:\\?[/\\]{2}/,
  /(\\?["'`]|<)(?:[A-Za-z][\w+.-]*:?)+$/, // exponential
  /\b(?:redis-cli|valkey-cli)\b[^|]*$/,
  /^[0-9a-f:.]*:[0-9a-f:.]*(?:%.*)?$/i,
  /^(?!x)\w*\d\w*$/, // assertions and back references, which are searched
  /^(?=.{1,63}$|.{64})(?:[a-z0-9]+-?)*[a-z]$/,
  /(?<!\\)(?:\w|\d)+x$/,
  /^(\w+)\s?\1*\w*\d$/,
  /\w{30,}\s*(?=,)/, // large counts
])("%s is found to be slow", ({ source, flags }) => {
  expect(isPlainlyLinear(source, flags)).toBe(false);
  expect(asked(source, flags).status).toBe("vulnerable");
});
