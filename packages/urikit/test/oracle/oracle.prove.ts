// urikit and the oracle say the same of values that are new in each run. The seed is printed; to repeat a run,
// `ORACLE_SEED=NUMBER npm run prove -- oracle`; for more values of each law, `ORACLE_RUNS=NUMBER`.
import { randomInt } from "node:crypto";
import { counted } from "@urikit/abnf/counted";
import fc from "fast-check";
import { expect, test } from "vitest";
import { ORACLE_LAWS } from "./laws.ts";

const numRuns = Number(process.env.ORACLE_RUNS ?? 8_000);
const seed = Number(process.env.ORACLE_SEED ?? randomInt(2 ** 31));
console.log(`ORACLE_SEED=${seed}`);

test.each(ORACLE_LAWS.map((law) => [law.name, law] as const))("%s", (name, { values, accepts }) => {
  let accepted = 0;
  const property = fc.property(values, (given) => {
    if (accepts(...given)) accepted++;
  });
  fc.assert(property, { seed, numRuns });
  expect(accepted, "the law has accepted no value").toBeGreaterThan(0);
  counted(`tried: ${name}`, numRuns);
  counted(`accepted: ${name}`, accepted);
});
