// @ts-check
// `npm test`: runs every test. `npm test -- ARGS` passes ARGS to Vitest.
import { setUp } from "../build/setup.js";
import { runTests } from "./vitest.js";

await setUp();
process.exitCode = runTests("quick", process.argv.slice(2));
