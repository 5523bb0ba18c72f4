// Every law holds of many values, the same in each run.
import { counted } from "@urikit/abnf/counted";
import fc from "fast-check";
import { test } from "vitest";
import { LAWS } from "./laws/index.ts";

const RUNS = 5_000;

test.each(LAWS.map((law) => [law.name, law] as const))("%s", (_name, { property }) => {
  fc.assert(property, { numRuns: RUNS });
  counted("laws", 1);
  counted("values that a law holds of", RUNS);
});
