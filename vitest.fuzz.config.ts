// `npm run fuzz`: the laws, asked of new values; scripts/fuzz.js says for how long, and with which seed.
import { defineConfig } from "vitest/config";
import config from "./vitest.config.ts";

export default defineConfig({
  ...config,
  test: {
    ...config.test,
    include: ["packages/*/test/**/*.fuzz.ts"],
    testTimeout: 0,
    // For scripts/fuzz.js, which prints the runs and failures.
    reporters: ["dot", ["json", { outputFile: ".cache/fuzz.json" }]],
  },
});
