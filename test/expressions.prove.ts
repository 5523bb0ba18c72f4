// Rule 7 of the house: the time is linear. Every regular expression of the packages is read by recheck.
import { counted } from "@urikit/abnf/counted";
import { checkSync, type Diagnostics, type Parameters } from "recheck";
import { expect, test } from "vitest";
import { expressionsInSources, type FoundExpression } from "./expressions.ts";

// The engine in JavaScript: it is the same on every machine, and starts no process.
process.env.RECHECK_SYNC_BACKEND = "pure";

/** Expressions that take more than linear time on some text, and why no such text reaches them. */
const ALLOWED: Readonly<Record<string, string>> = {
  '/[?#&;](?:session_)?state=[^\\s"<>?]*$/i':
    "packages/audit/src/secrets/find-secrets.ts gives it 1024 characters at most",
};

/** In milliseconds: what is not decided by then, or cannot be, is searched for a hostile text. */
const PATIENCE = { proof: 2000, search: 1000 };

type Judgement =
  | { readonly how: "proved linear" | "searched, and no hostile text found" }
  | { readonly how: "hostile"; readonly repeated: (times: number) => string };

/** The answer of recheck; it recurses, and an expression may be too deep for it. */
function asked(
  source: string,
  flags: string,
  parameters: Parameters,
): Diagnostics | { readonly status: "unknown" } {
  try {
    return checkSync(source, flags, parameters);
  } catch (error) {
    if (error instanceof RangeError) return { status: "unknown" };
    throw error;
  }
}

function judged({ source, flags }: FoundExpression): Judgement {
  const proved = asked(source, flags, { checker: "automaton", timeout: PATIENCE.proof });
  if (proved.status === "safe") return { how: "proved linear" };
  const found =
    proved.status === "vulnerable"
      ? proved
      : asked(source, flags, { checker: "fuzz", timeout: PATIENCE.search, randomSeed: 3986 });
  if (found.status !== "vulnerable") return { how: "searched, and no hostile text found" };
  const { pumps, suffix } = found.attack;
  const repeated = (times: number) =>
    pumps.map(({ prefix, pump, bias }) => prefix + pump.repeat(times + bias)).join("") + suffix;
  const isProved = proved.status === "vulnerable";
  return isProved || growsSteeply(new RegExp(source, flags.replace(/[gy]/g, "")), repeated)
    ? { how: "hostile", repeated }
    : { how: "searched, and no hostile text found" };
}

/** The processor time of a match, in milliseconds. */
function timeOf(expression: RegExp, text: string): number {
  const from = process.cpuUsage();
  expression.test(text);
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
}

/**
 * Whether a match takes more than thrice as long for twice the text, three times in succession, where it takes long enough
 * to be measured. Fuzzing counts steps of an engine of its own, and takes many for a growth.
 */
function growsSteeply(expression: RegExp, repeated: (times: number) => string): boolean {
  const times = (length: number) =>
    Math.max(1, Math.ceil(length / Math.max(1, repeated(2).length - repeated(1).length)));
  let last = 0;
  for (let length = 2_000; length <= 128_000; length *= 2) {
    const text = repeated(times(length));
    const time = Math.min(timeOf(expression, text), timeOf(expression, text));
    if (time > 20 && last > 5 && time > 3 * last) return true;
    if (time > 1_000) return true;
    last = time;
  }
  return false;
}

test("every regular expression of the packages takes linear time, or is allowed", () => {
  const expressions = expressionsInSources();
  expect(expressions.length).toBeGreaterThan(500);
  const hostile = new Map<string, string>();
  for (const expression of expressions) {
    const judgement = judged(expression);
    const written = `/${expression.source}/${expression.flags}`;
    if (judgement.how !== "hostile") counted(`expressions ${judgement.how}`, 1);
    else if (ALLOWED[written] === undefined)
      hostile.set(`${expression.files.join(", ")}: ${written}`, JSON.stringify(judgement.repeated(10)));
    else counted("expressions allowed, each with its reason", 1);
  }
  expect([...hostile].map((one) => one.join(" is slow on ")).join("\n")).toBe("");
});

test("each expression that is allowed is there", () => {
  const written = expressionsInSources().map(({ source, flags }) => `/${source}/${flags}`);
  expect(Object.keys(ALLOWED).filter((allowed) => !written.includes(allowed))).toEqual([]);
});
