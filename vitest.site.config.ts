// `npm run test:site`: the page, as it is built, in a browser.
import { defineConfig } from "vitest/config";
import { SOURCE_ALIASES } from "./source-aliases.ts";

export default defineConfig({
  resolve: { alias: SOURCE_ALIASES },
  test: {
    // The others run under vitest.config.ts, without the packages of the site.
    include: ["site/test/**/*.test.ts", "site/**/*.site.test.ts"],
    testTimeout: 240_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    reporters: ["default", ["json", { outputFile: ".cache/tests-site.json" }]],
  },
});
