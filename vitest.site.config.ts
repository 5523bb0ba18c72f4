// `npm run test:site`: the page, as it is built, in a browser.
import { defineConfig } from "vitest/config";
import { SOURCE_ALIASES } from "./source-aliases.ts";

export default defineConfig({
  resolve: { alias: SOURCE_ALIASES },
  test: {
    // The interpreter of the live examples is a package of the site.
    include: ["site/test/**/*.test.ts", "site/live/{doc-comments,examples,run}.test.ts"],
    testTimeout: 240_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    reporters: ["default", ["json", { outputFile: ".cache/tests-site.json" }]],
  },
});
