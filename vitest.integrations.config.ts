// `npm run test:integrations`: the engines of other houses, which integrations/package.json names.
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["integrations/**/*.test.js"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // An engine is a library of the process, and cannot be loaded by two threads of it.
    pool: "forks",
    // For scripts/count-tests.js.
    reporters: ["default", ["json", { outputFile: ".cache/tests-integrations.json" }]],
  },
});
