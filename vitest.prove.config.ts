// `npm run prove`: what is exhaustive, too long for every `npm test`.
import { defineConfig } from "vitest/config";
import config from "./vitest.config.ts";

export default defineConfig({
  ...config,
  test: {
    ...config.test,
    include: ["packages/*/{src,test,tools}/**/*.prove.ts", "tools/*/src/**/*.prove.ts"],
    testTimeout: 360_000,
    isolate: true,
    // For scripts/prove.js, which prints what was counted.
    reporters: ["default", ["json", { outputFile: ".cache/tests-prove.json" }]],
  },
});
